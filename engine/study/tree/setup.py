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
    """Return a board without what follows from the rest, its parts in one order.

    Where units can retreat to follows from the rules: see ``Rules.with_ways_out``.
    """
    return replace(
        position,
        units=tuple(sorted(position.units, key=lambda one: (one.power, one.at, one.kind))),
        owners=dict(sorted(position.owners.items())),
        dislodged=tuple(
            sorted(map(_waiting, position.dislodged), key=lambda one: (one.unit.at, one.unit.power))
        ),
        contested=frozenset(position.contested),
    )


def _waiting(fallen: Carrier | Dislodged) -> Carrier | Dislodged:
    if not isinstance(fallen, Carrier):
        return replace(fallen, retreats=())
    if not fallen.carries:
        return Dislodged(unit=fallen.unit, attacker=fallen.attacker, retreats=())
    return replace(fallen, retreats=(), carries=tuple(sorted(fallen.carries)))
