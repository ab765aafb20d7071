"""A chapter against the computer: who writes for all whom its reader does not play."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from engine.rules.game import Rules
from engine.rules.novice import Novice
from engine.rules.position import Position


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """What everybody wrote for a phase."""

    sheets: Mapping[str, Sequence[str]]
    silent: frozenset[str]
    """Powers that nobody plays: they are in civil disorder."""


def answered(
    rules: Rules,
    position: Position,
    mine: Mapping[str, Sequence[str]],
    whom: Collection[str],
    novice: Novice,
    seed: str,
) -> Round:
    """Let a novice write for all who are asked but ``whom`` the reader plays, who wrote ``mine``.

    A novice is not told what the reader wrote.
    """
    played = {power for side in rules.sides for power in side} | {rules.undecided(position)}
    sheets = {power: texts for power, texts in mine.items() if power in whom}
    silent = set()
    for power in rules.asked(position):
        if power in whom:
            continue
        if power in played:
            sheets[power] = novice(rules, position, power, seed)
        else:
            silent.add(power)
    return Round(sheets=sheets, silent=frozenset(silent))
