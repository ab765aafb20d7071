"""Warnings about retreats (XI)."""

from collections.abc import Iterator, Sequence

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.advice.warnings import Warn, ordered
from engine.games.diplomacy.offers.why_not import explain_not
from engine.games.diplomacy.orders import DiplomacyOrder, Disband, Retreat
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.rules.choice import Advice
from engine.rules.position import Dislodged, Position


def retreats(
    board: Board, position: Position, power: str, read: Sequence[DiplomacyOrder]
) -> Iterator[Advice]:
    """Warn of units that would be disbanded unawares."""
    mine = {d.unit.province: d for d in position.dislodged if d.unit.power == power}
    written: dict[str, list[Retreat | Disband]] = {}
    for order in read:
        place = province_of(order.at)
        if not isinstance(order, (Retreat, Disband)):
            yield Advice(reason=Warn.WRONG_PHASE, unit=ordered(order), where=order.at)
        elif place in mine:
            written.setdefault(place, []).append(order)
        else:
            unit = ordered(order)
            yield Advice(reason=Warn.NOT_YOURS, unit=unit, where=place, why=Reason.NO_UNIT)
    going: dict[str, list[str]] = {}
    for place, beaten in mine.items():
        given = written.get(place, [])
        warning = _warning(board, position, beaten, given)
        if warning is not None:
            yield warning
        elif given and isinstance(given[0], Retreat):
            going.setdefault(province_of(given[0].to), []).append(str(beaten.unit))
    for goal, units in going.items():
        if len(units) > 1:
            yield Advice(
                reason=Warn.SAME_RETREAT, unit=units[0], where=goal, others=tuple(units[1:])
            )


def _warning(
    board: Board, position: Position, beaten: Dislodged, given: list[Retreat | Disband]
) -> Advice | None:
    unit, at = str(beaten.unit), beaten.unit.at
    if len(given) > 1:
        return Advice(reason=Warn.TWO_ORDERS, unit=unit, where=at)
    if not given:
        # Where there is nowhere to go, nothing was overlooked.
        missing = Advice(reason=Warn.NO_RETREAT_WRITTEN, unit=unit, where=at)
        return missing if beaten.retreats else None
    order = given[0]
    if not isinstance(order, Retreat):
        return None
    why = explain_not(UnitReach(board, position), beaten.unit.power, unit, order.to)
    if why:
        return Advice(reason=Warn.ILLEGAL_RETREAT, unit=unit, where=order.to, why=why)
    if sum(province_of(goal) == order.to for goal in beaten.retreats) > 1:
        return Advice(reason=Warn.COAST_MISSING, unit=unit, where=order.to)
    return None
