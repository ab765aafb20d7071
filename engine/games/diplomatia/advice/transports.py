"""Warnings about armies that are to cross the sea, and the chains of fleets for them (7.4)."""

from collections.abc import Iterator, Mapping

from engine.games.diplomatia.advice.warnings import Warn
from engine.games.diplomatia.orders import ARMY, FLEET, DiplomatiaOrder, Move, Transport
from engine.games.diplomatia.reach import Reach
from engine.games.diplomatia.transport import best_way, chain
from engine.rules.choice import Advice
from engine.rules.position import Unit

Plan = Mapping[str, DiplomatiaOrder]


def transports(reach: Reach, mine: Mapping[str, Unit], plan: Plan) -> Iterator[Advice]:
    """Warn of armies without their fleets, fleets without their army, and links that do not fit."""
    broken = False
    for at, order in plan.items():
        if isinstance(order, Transport):
            warnings = [*_link(reach, mine, plan, mine[at], order)]
            broken = broken or any(one.reason == Warn.CHAIN_BROKEN for one in warnings)
            yield from warnings
    for at, order in plan.items():
        if isinstance(order, Move) and order.kind == ARMY and order.to not in reach.steps(mine[at]):
            warning = _army(reach, mine, plan, order)
            if warning is not None and not (broken and _begun(plan, at)):
                yield warning


def carried(plan: Plan, army: str) -> bool:
    """Tell whether an army's move is one that own fleets transport, from its space to its goal."""
    order = plan[army]
    return isinstance(order, Move) and order.to in landings(plan, army)


def landings(plan: Plan, army: str) -> frozenset[str]:
    """Return the spaces at which the own chains end that begin with an army."""
    ends: set[str] = set()
    stops = {(army, at) for at in _begun(plan, army)}
    edge = list(stops)
    while edge:
        _, at = edge.pop()
        order = plan[at]
        if not isinstance(order, Transport):
            continue
        after = plan.get(order.to)
        if isinstance(after, Transport) and after.source == at:
            if (at, order.to) not in stops:
                stops.add((at, order.to))
                edge.append((at, order.to))
        else:
            ends.add(order.to)
    return frozenset(ends)


def _begun(plan: Plan, source: str) -> list[str]:
    """Return the own fleets that take on what comes from a space."""
    return [at for at, o in plan.items() if isinstance(o, Transport) and o.source == source]


def _link(
    reach: Reach, mine: Mapping[str, Unit], plan: Plan, fleet: Unit, order: Transport
) -> Iterator[Advice]:
    """Warn of a fleet whose neighbours in the chain are not ordered to fit."""
    source, to, name = order.source, order.to, str(fleet)
    theirs = plan.get(source)
    from_army = reach.kind_in(source) == ARMY
    if source in mine:
        others = (str(mine[source]),)
        if not from_army and not (isinstance(theirs, Transport) and theirs.to == fleet.at):
            yield Advice(reason=Warn.CHAIN_BROKEN, unit=name, where=source, others=others)
        elif from_army and not _goes_along(reach, plan, source):
            yield Advice(reason=Warn.TRANSPORT_WITHOUT_ARMY, unit=name, where=to, others=others)
    elif reach.position.at(source) is None:
        reason = Warn.TRANSPORT_WITHOUT_ARMY if from_army else Warn.CHAIN_BROKEN
        yield Advice(reason=reason, unit=name, where=source)
    if reach.kind_in(to) != FLEET:
        return
    onward = plan.get(to)
    if reach.position.at(to) is None:
        yield Advice(reason=Warn.TRANSPORT_ENDS_AT_SEA, unit=name, where=to)
    elif to in mine and not (isinstance(onward, Transport) and onward.source == fleet.at):
        others = (str(mine[to]),)
        yield Advice(reason=Warn.CHAIN_BROKEN, unit=name, where=to, others=others)


def _goes_along(reach: Reach, plan: Plan, army: str) -> bool:
    """Tell whether an own army is ordered to where its fleets take it, as far as one can see."""
    order = plan.get(army)
    if not isinstance(order, Move):
        return False
    ends = landings(plan, army)
    return order.to in ends or any(reach.kind_in(end) == FLEET for end in ends)


def _army(reach: Reach, mine: Mapping[str, Unit], plan: Plan, order: Move) -> Advice | None:
    """Warn of an army for which no whole chain is ordered."""
    start, goal, power = order.at, order.to, mine[order.at].power
    if goal in landings(plan, start):
        return None
    carriers = {at for at, o in plan.items() if isinstance(o, Transport)}
    usable = {
        unit.at: unit
        for unit in reach.position.units
        if unit.kind == FLEET and (unit.at in carriers or unit.power != power)
    }
    way = best_way(reach.board, usable, power, start, goal)
    helpers = tuple(str(usable[at]) for at in way if usable[at].power != power)
    if helpers:
        return Advice(
            reason=Warn.TRANSPORT_NEEDS_FOREIGN, unit=str(mine[start]), where=goal, others=helpers
        )
    links = chain(reach.board, reach.position, power, start, goal)
    fleets = tuple(link.order.unit for link in links)
    unit = str(mine[start])
    return Advice(reason=Warn.ARMY_WITHOUT_TRANSPORT, unit=unit, where=goal, others=fleets)
