"""The lines of one phase, each known by the order that it shows, and the figures of stand-offs."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.board.location import province_of
from engine.rules.ruling import Conflict
from gui.map.arrows.marks import Mark, StandOffMark

Ordered = tuple[str, str, int]
"""Who ordered what: a power, the province of the unit, and which text for that unit it was."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The marks of a phase, order by order, for those who lay them one after another."""

    orders: Mapping[Ordered, Mark]
    sieges: Mapping[str, Mark]
    """Figures below besieged units that did something else than defend, by province."""


def stand_off(fight: Conflict) -> StandOffMark | None:
    """Return the figures in a space that nobody got; nothing if somebody has it or none counted."""
    held = any(side.holds for side in fight.sides)
    if fight.winner or held or len(fight.sides) < 2 or not fight.weighed:
        return None
    strengths = tuple(side.strength for side in fight.sides)
    return StandOffMark(at=province_of(fight.where), strengths=strengths)


def stand_offs(fights: Iterable[Conflict]) -> Iterator[Mark]:
    """Yield the figures of all stand-offs."""
    yield from (mark for mark in map(stand_off, fights) if mark is not None)
