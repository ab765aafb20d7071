"""Lots (9.1): drawn from a published seed, so that anybody can draw again.

A table draws its seed when it is founded, and it lies open in the game: a lot is the SHA-256 of
that seed, the phase and the power, which nobody who writes an order can change. Away from a table
it is the SHA-256 of what was asked: phase, power, all units, and every text of
every sheet, in whatever order they came.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence

from engine.rules.position import Position


def seed(
    position: Position, sheets: Mapping[str, Sequence[str]], power: str, table: str = ""
) -> str:
    """Return the seed of a power's lots in a phase, in hex; ``table`` is that of its game."""
    if table:
        return hashlib.sha256(f"{table} {position.phase.code} {power}".encode()).hexdigest()
    units = sorted(f"{unit.power} {unit}" for unit in position.units)
    papers = sorted((name, sorted(map(str, texts))) for name, texts in sheets.items() if texts)
    known = [position.phase.code, power, units, papers]
    return hashlib.sha256(json.dumps(known).encode()).hexdigest()


def drawn(from_seed: str, names: Sequence[str]) -> tuple[str, ...]:
    """Return names in the order in which a seed draws them: by the SHA-256 of seed and name."""
    return tuple(
        sorted(names, key=lambda name: hashlib.sha256(f"{from_seed} {name}".encode()).hexdigest())
    )
