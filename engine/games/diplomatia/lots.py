"""Lots (9.1): drawn from a published seed, so that anybody can draw again.

The seed is the SHA-256 of what everybody knows once the evaluation is opened: phase, power, all
units, and every text of every sheet. Nobody knows it before all sheets are closed.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence

from engine.rules.position import Position


def seed(position: Position, sheets: Mapping[str, Sequence[str]], power: str) -> str:
    """Return the seed of a power's lots in a phase, in hex."""
    units = sorted(f"{unit.power} {unit}" for unit in position.units)
    papers = sorted((name, [str(text) for text in texts]) for name, texts in sheets.items())
    known = [position.phase.code, power, units, papers]
    return hashlib.sha256(json.dumps(known).encode()).hexdigest()


def drawn(from_seed: str, names: Sequence[str]) -> tuple[str, ...]:
    """Return names in the order in which a seed draws them: by the SHA-256 of seed and name."""
    return tuple(
        sorted(names, key=lambda name: hashlib.sha256(f"{from_seed} {name}".encode()).hexdigest())
    )
