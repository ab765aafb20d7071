"""Warnings while all units are ordered."""

from collections.abc import Iterator, Mapping, Sequence

from engine.games.diplomatia.advice.transports import carried, transports
from engine.games.diplomatia.advice.warnings import Warn, ordered
from engine.games.diplomatia.orders import (
    Build,
    Defend,
    DiplomatiaOrder,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    Waive,
)
from engine.games.diplomatia.reach import Reach
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Advice
from engine.rules.position import Unit

Plan = Mapping[str, DiplomatiaOrder]
"""The one order of each own unit that could be carried out, by where it stands."""


def moves(reach: Reach, power: str, read: Sequence[DiplomatiaOrder]) -> Iterator[Advice]:
    """Warn of units without an order, orders that cannot be, and own orders that clash."""
    mine = {unit.at: unit for unit in reach.position.of(power)}
    written: dict[str, list[DiplomatiaOrder]] = {}
    for order in read:
        if isinstance(order, (Build, Remove, Waive)):
            yield Advice(reason=Warn.WRONG_PHASE, unit=ordered(order), where=order.at)
        elif order.at in mine:
            written.setdefault(order.at, []).append(order)
        else:
            why = Reason.FOREIGN_UNIT if reach.position.at(order.at) else Reason.NO_UNIT
            yield Advice(reason=Warn.NOT_YOURS, unit=ordered(order), where=order.at, why=why)
    plan: dict[str, DiplomatiaOrder] = {}
    for at, unit in mine.items():
        given = written.get(at, [])
        yield from _unit(reach, unit, given)
        if len(given) == 1 and reach.fault(given[0], unit) is None:
            plan[at] = given[0]
    for at, order in plan.items():
        yield from _supports(mine, plan, written, mine[at], order)
    yield from transports(reach, mine, plan)
    yield from _crowding(mine, plan)


def _unit(reach: Reach, unit: Unit, given: Sequence[DiplomatiaOrder]) -> Iterator[Advice]:
    """Warn of what is wrong with one unit's orders by themselves."""
    if not given:
        yield Advice(reason=Warn.NO_ORDER, unit=str(unit), where=unit.at)
    if len(given) > 1:
        yield Advice(reason=Warn.TWO_ORDERS, unit=str(unit), where=unit.at)
        return
    for order in given:
        fault = reach.fault(order, unit)
        if fault is not None:
            where, why = fault.where, fault.reason
            yield Advice(reason=Warn.ILLEGAL, unit=str(unit), where=where, why=why)


def _supports(
    mine: Mapping[str, Unit],
    plan: Plan,
    written: Mapping[str, Sequence[DiplomatiaOrder]],
    unit: Unit,
    order: DiplomatiaOrder,
) -> Iterator[Advice]:
    """Warn of a support that does not fit the supported own unit's order, or is against one's own.

    Where that unit's own order is at fault, and would fit if it were not, its warning says enough.
    """
    if isinstance(order, Guard) and order.to in mine:
        theirs = plan.get(order.to)
        if theirs is not None and not isinstance(theirs, Defend):
            other = str(mine[order.to])
            yield Advice(
                reason=Warn.TURNS_OWN_UNIT, unit=str(unit), where=order.to, others=(other,)
            )
    if not isinstance(order, Support):
        return
    at, goal = order.what.at, order.what.to
    if at in mine and order.what not in written.get(at, ()):
        others = (str(mine[at]),)
        yield Advice(reason=Warn.SUPPORT_UNMATCHED, unit=str(unit), where=goal, others=others)
    if goal in mine:
        others = (str(mine[goal]),)
        yield Advice(reason=Warn.AGAINST_OWN, unit=str(unit), where=goal, others=others)


def _crowding(mine: Mapping[str, Unit], plan: Plan) -> Iterator[Advice]:
    """Warn of own units that keep one another out (7.2.2.1, 7.2.2.3)."""
    going: dict[str, list[str]] = {}
    for at, order in plan.items():
        if isinstance(order, (Move, Seize)):
            going.setdefault(order.to, []).append(at)
    swapped: set[str] = set()
    for goal, places in going.items():
        strengths = sorted(_strength(plan, at, goal) for at in places)
        # The strongest of them gets in all the same, and the others may guard against a cut.
        if len(places) > 1 and strengths[-1] == strengths[-2]:
            first, *others = (str(mine[at]) for at in places)
            yield Advice(reason=Warn.OWN_BLOCKED, unit=first, where=goal, others=tuple(others))
        if goal not in mine:
            continue
        for at in places:
            warning = _onto_own(mine, plan, at, goal)
            if warning is not None and goal not in swapped:
                swapped.add(at)
                yield warning


def _onto_own(mine: Mapping[str, Unit], plan: Plan, at: str, goal: str) -> Advice | None:
    """Warn of a move to where an own unit stays, or with which it would change places."""
    theirs, unit, others = plan.get(goal), str(mine[at]), (str(mine[goal]),)
    if isinstance(plan[at], Seize):
        return None  # it may guard the sector
    if not isinstance(theirs, Move):
        return Advice(reason=Warn.ONTO_OWN, unit=unit, where=goal, others=others)
    swaps = theirs.to == at and not carried(plan, at) and not carried(plan, goal)
    return Advice(reason=Warn.OWN_SWAP, unit=unit, where=goal, others=others) if swaps else None


def _strength(plan: Plan, at: str, goal: str) -> int:
    """Return how strong an own move or seizure is with the own supports written for it."""
    return 1 + sum(
        isinstance(order, Support) and (order.what.at, order.what.to) == (at, goal)
        for order in plan.values()
    )
