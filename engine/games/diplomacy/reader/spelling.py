"""Write orders as the rulebook does: ``A Ukr S F Sev-Rum``, ``F StP(sc)-Bot``.

The signs are the same in both languages; names, where there are any, are in the one asked for.
What is spelled here is read back to the same order by ``reader``.
"""

from dataclasses import dataclass

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.games.diplomacy.orders import (
    Build,
    Convoy,
    DiplomacyOrder,
    Disband,
    Hold,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
    parse,
)
from engine.games.diplomacy.reader.words import Sign
from engine.games.diplomacy.units import ARMY
from engine.rules.position import UnitKind


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderParts:
    """An order taken apart, for sentences such as ``podpora F Sevastopol → Rumunsko``.

    Places are full names, with the coast where one belongs to the order.
    """

    sign: Sign
    kind: UnitKind | None = None
    at: str = ""
    target_kind: UnitKind | None = None
    target: str = ""
    to: str = ""
    """Where the ordered unit goes, or the supported or carried one; empty in defence."""

    via: bool = False
    """Marked to go by convoy."""


def abbreviation(location: str, board: Board) -> str:
    """Write a place as the rulebook abbreviates it: ``StP(sc)``."""
    province = board.provinces.get(province_of(location))
    short = province.abbr if province else province_of(location)
    coast = coast_of(location)
    return f"{short}({coast.lower()})" if coast else short


def full_name(location: str, board: Board, language: str) -> str:
    """Write a place in full, with its coast: ``Petrohrad (jižní pobřeží)``."""
    province = board.provinces.get(province_of(location))
    if province is None:
        return location
    name = province.names.get(language, province.abbr)
    coast = coast_of(location)
    if not coast:
        return name
    side = province.coast_names.get(coast, {}).get(language, coast.lower())
    return f"{name} ({side})"


def spell(order: str | DiplomacyOrder, board: Board, language: str, *, owner: str = "") -> str:
    """Write an order in the rulebook's notation.

    ``owner`` is the power whose unit is supported or carried, where the order should name it
    (XII.1): ``F Nth C England A Lon-Bel``.

    Raises:
        OrderError: the text is not canonical notation.
    """
    meant = parse(order) if isinstance(order, str) else order
    if isinstance(meant, Waive):
        return "waive"
    head = f"{meant.kind} {abbreviation(meant.at, board)}"
    power = board.powers_by_id.get(owner)
    whose = f"{power.names.get(language, power.id)} " if power else ""
    return head + _tail(meant, whose, board)


def _tail(
    order: Hold | Move | SupportHold | SupportMove | Convoy | Retreat | Disband | Build,
    whose: str,
    board: Board,
) -> str:
    match order:
        case Hold():
            tail = " H"
        case Move():
            tail = f"-{abbreviation(order.to, board)}" + (" via" if order.via_convoy else "")
        case SupportHold():
            tail = f" S {whose}{order.target_kind} {abbreviation(order.target, board)} H"
        case SupportMove():
            target = f"{order.target_kind} {abbreviation(order.target, board)}"
            tail = f" S {whose}{target}-{abbreviation(order.to, board)}"
        case Convoy():
            start, goal = abbreviation(order.target, board), abbreviation(order.to, board)
            tail = f" C {whose}A {start}-{goal}"
        case Retreat():
            tail = f" R {abbreviation(order.to, board)}"
        case Disband():
            tail = " D"
        case Build():
            tail = " B"
    return tail


def parts(order: str | DiplomacyOrder, board: Board, language: str) -> OrderParts:
    """Take an order apart into its sign and full names.

    Raises:
        OrderError: the text is not canonical notation.
    """
    meant = parse(order) if isinstance(order, str) else order
    if isinstance(meant, Waive):
        return OrderParts(sign=Sign.WAIVE)
    names = {
        field: full_name(location, board, language)
        for field in ("at", "target", "to")
        if (location := getattr(meant, field, ""))
    }
    target_kind = getattr(meant, "target_kind", None)
    return OrderParts(
        sign=_SIGNS[type(meant)],
        kind=meant.kind,
        at=names["at"],
        target_kind=ARMY if isinstance(meant, Convoy) else target_kind,
        target=names.get("target", ""),
        to=names.get("to", ""),
        via=isinstance(meant, Move) and meant.via_convoy,
    )


_SIGNS: dict[type, Sign] = {
    Hold: Sign.HOLD,
    Move: Sign.MOVE,
    SupportHold: Sign.SUPPORT,
    SupportMove: Sign.SUPPORT,
    Convoy: Sign.CONVOY,
    Retreat: Sign.RETREAT,
    Disband: Sign.DISBAND,
    Build: Sign.BUILD,
}
