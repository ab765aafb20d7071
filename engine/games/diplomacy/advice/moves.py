"""Warnings about orders for a turn of moves."""

from collections.abc import Iterator, Sequence

from engine.board.location import province_of
from engine.games.diplomacy.advice.convoys import convoys
from engine.games.diplomacy.advice.warnings import Warn, ordered
from engine.games.diplomacy.orders import (
    Convoy,
    DiplomacyOrder,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
)
from engine.games.diplomacy.reach.legality import check
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.rules.choice import Advice
from engine.rules.position import Unit


def moves(reach: UnitReach, power: str, read: Sequence[DiplomacyOrder]) -> Iterator[Advice]:
    """Warn of units without an order, orders that cannot be, and own orders that clash."""
    mine = {unit.province: unit for unit in reach.position.of(power)}
    written: dict[str, list[MoveOrder]] = {}
    for order in read:
        place = province_of(order.at)
        if not isinstance(order, MoveOrder):
            yield Advice(reason=Warn.WRONG_PHASE, unit=ordered(order), where=order.at)
        elif place in mine:
            written.setdefault(place, []).append(order)
        else:
            reason = Reason.FOREIGN_UNIT if reach.position.at(place) else Reason.NO_UNIT
            yield Advice(reason=Warn.NOT_YOURS, unit=ordered(order), where=place, why=reason)
    plan: dict[str, MoveOrder] = {}
    for place, unit in mine.items():
        given = written.get(place, [])
        yield from _unit(reach, unit, given)
        able = _able(reach, unit, given)
        if len(able) == 1:
            plan[place] = able.pop()
    for place, order in plan.items():
        yield from _supports(mine, plan, written, mine[place], order)
    yield from convoys(reach, mine, plan)
    yield from _crowding(mine, plan)


def _able(reach: UnitReach, unit: Unit, given: Sequence[MoveOrder]) -> set[MoveOrder]:
    """Return the different orders for a unit that could be carried out."""
    checked = [check(order, unit, reach.position, reach.chart, reach.profile) for order in given]
    return {order for order, fault in checked if fault is None}


def _unit(reach: UnitReach, unit: Unit, given: Sequence[MoveOrder]) -> Iterator[Advice]:
    """Warn of what is wrong with one unit's orders by themselves."""
    if not given:
        yield Advice(reason=Warn.NO_ORDER, unit=str(unit), where=unit.at)
    for order in given:
        warning = _illegal(reach, unit, order)
        if warning is not None:
            yield warning
    # An order against the rules does not count beside a legal one (VII.4).
    if len(_able(reach, unit, given)) > 1:
        yield Advice(reason=Warn.TWO_ORDERS, unit=str(unit), where=unit.at)


def _illegal(reach: UnitReach, unit: Unit, order: MoveOrder) -> Advice | None:
    """Warn of an order that the board itself forbids (VII.4)."""
    _, fault = check(order, unit, reach.position, reach.chart, reach.profile)
    if fault is None:
        return None
    where = fault.where
    if fault.reason == Reason.COAST_MISSING:
        return Advice(reason=Warn.COAST_MISSING, unit=str(unit), where=where)
    reason = Warn.ILLEGAL_MOVE
    if isinstance(order, (SupportHold, SupportMove)):
        reason = Warn.ILLEGAL_SUPPORT
    elif isinstance(order, Convoy):
        reason = Warn.ILLEGAL_CONVOY
    return Advice(reason=reason, unit=str(unit), where=where, why=fault.reason)


def _supports(
    mine: dict[str, Unit],
    plan: dict[str, MoveOrder],
    written: dict[str, list[MoveOrder]],
    unit: Unit,
    order: MoveOrder,
) -> Iterator[Advice]:
    """Warn of a support that does not fit what the supported unit is told to do (IX.6).

    Where that unit's own order is at fault, and would fit if it were not, its warning says enough.
    """
    if not isinstance(order, (SupportHold, SupportMove)):
        return
    place = province_of(order.target)
    other = mine.get(place)
    if other is None:
        return
    theirs = plan.get(place)
    if isinstance(order, SupportHold):
        if isinstance(theirs, Move):
            yield Advice(
                reason=Warn.SUPPORTED_MOVES,
                unit=str(unit),
                where=other.at,
                others=(str(other),),
            )
        return
    goal = province_of(order.to)
    meant = [theirs] if theirs is not None else written.get(place, [])
    if not any(isinstance(other, Move) and province_of(other.to) == goal for other in meant):
        yield Advice(
            reason=Warn.SUPPORT_UNMATCHED, unit=str(unit), where=goal, others=(str(other),)
        )


def _crowding(mine: dict[str, Unit], plan: dict[str, MoveOrder]) -> Iterator[Advice]:
    """Warn of own units that keep one another out (VIII, IX.3, IX.4)."""
    going: dict[str, list[str]] = {}
    for place, order in plan.items():
        if isinstance(order, Move):
            going.setdefault(province_of(order.to), []).append(place)
    swapped: set[str] = set()
    for goal, places in going.items():
        units = [str(mine[place]) for place in places]
        strengths = sorted(_strength(plan, place, goal) for place in places)
        # The strongest of them gets in all the same, and the others may guard against a cut.
        if len(units) > 1 and strengths[-1] == strengths[-2]:
            yield Advice(
                reason=Warn.OWN_STANDOFF, unit=units[0], where=goal, others=tuple(units[1:])
            )
        if goal not in mine:
            continue
        theirs = plan.get(goal)
        for place, unit in zip(places, units, strict=True):
            if not isinstance(theirs, Move):
                yield Advice(reason=Warn.ONTO_OWN, unit=unit, where=goal, others=(str(mine[goal]),))
            elif province_of(theirs.to) == place and goal not in swapped:
                swapped.add(place)
                if not _carried(plan, place) and not _carried(plan, goal):
                    yield Advice(
                        reason=Warn.OWN_SWAP, unit=unit, where=goal, others=(str(mine[goal]),)
                    )


def _strength(plan: dict[str, MoveOrder], place: str, goal: str) -> int:
    """Return how strong an own move is with the own supports written for it."""
    return 1 + sum(
        isinstance(order, SupportMove)
        and province_of(order.target) == place
        and province_of(order.to) == goal
        for order in plan.values()
    )


def _carried(plan: dict[str, MoveOrder], place: str) -> bool:
    """Tell whether an army is to go by sea: by its mark or an own fleet's order."""
    order = plan[place]
    if not isinstance(order, Move):
        return False
    return order.via_convoy or any(
        isinstance(o, Convoy) and o.target == place and o.to == province_of(order.to)
        for o in plan.values()
    )
