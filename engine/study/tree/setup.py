"""A board that was set up by hand, and by which rules it is played on."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.rules.position import Carrier, Dislodged, Position

Sheets = Mapping[str, tuple[str, ...]]
"""Texts of orders by power; powers without any are missing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Where a line begins: the board, the rulebook and who commands what."""

    position: Position
    """As ``normal`` makes it: the same board is the same value, however it came here."""

    options: Mapping[str, str] = field(default_factory=dict)
    """Every point of the rulebook, so that later defaults cannot rewrite a study."""

    lineup: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ordered:
    """What was written for a phase."""

    orders: Sheets
    disorder: tuple[str, ...] = ()
    """Powers that wrote nothing, in civil disorder; in alphabetical order."""


def normal(position: Position) -> Position:
    """Return a board with its parts in one order, without what its phase does not ask about."""
    retreats = position.phase.kind.retreats
    fallen = map(_in_order, position.dislodged) if retreats else ()
    return replace(
        position,
        units=tuple(sorted(position.units, key=lambda one: (one.power, one.at, one.kind))),
        owners=dict(sorted(position.owners.items())),
        dislodged=tuple(sorted(fallen, key=lambda one: (one.unit.at, one.unit.power))),
        contested=frozenset(position.contested) if retreats else frozenset(),
    )


def _in_order(fallen: Carrier | Dislodged) -> Carrier | Dislodged:
    ways = tuple(sorted({*fallen.retreats}))
    if isinstance(fallen, Carrier) and fallen.carries:
        return replace(fallen, retreats=ways, carries=tuple(sorted({*fallen.carries})))
    return Dislodged(unit=fallen.unit, attacker=fallen.attacker, retreats=ways)
