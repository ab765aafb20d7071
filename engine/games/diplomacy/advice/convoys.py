"""Warnings about armies that are to cross the sea (XII)."""

from collections.abc import Iterator, Mapping

from engine.board.location import province_of
from engine.games.diplomacy.advice.warnings import Warn
from engine.games.diplomacy.orders import Convoy, Move, MoveOrder
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.rulebooks.policies import ConvoyPath, NeighbourConvoy
from engine.games.diplomacy.units import ARMY
from engine.rules.choice import Advice
from engine.rules.position import Unit

MARKED = (
    NeighbourConvoy.BY_MARK_OR_OWN_FLEET,
    NeighbourConvoy.BY_MARK_NO_FALLBACK,
    NeighbourConvoy.BY_MARK,
)
"""Tables at which an order that says by convoy is one (DATC 4.A.3)."""


def convoys(
    reach: UnitReach, mine: Mapping[str, Unit], plan: Mapping[str, MoveOrder]
) -> Iterator[Advice]:
    """Warn of convoys without their army and of armies without their convoy."""
    for place, order in plan.items():
        if isinstance(order, Convoy):
            yield from _fleet(mine, plan, mine[place], order)
        elif isinstance(order, Move) and order.kind is ARMY:
            yield from _army(reach, mine, plan, order)


def _fleet(
    mine: Mapping[str, Unit], plan: Mapping[str, MoveOrder], fleet: Unit, order: Convoy
) -> Iterator[Advice]:
    army = mine.get(order.target)
    theirs = plan.get(order.target)
    if army is None or (isinstance(theirs, Move) and theirs.to == order.to):
        # What a foreign army is told nobody knows.
        return
    yield Advice(
        reason=Warn.CONVOY_WITHOUT_ARMY, unit=str(fleet), where=order.to, others=(str(army),)
    )


def _army(
    reach: UnitReach,
    mine: Mapping[str, Unit],
    plan: Mapping[str, MoveOrder],
    order: Move,
) -> Iterator[Advice]:
    start, goal = order.at, province_of(order.to)
    unit = str(mine[start])
    path = () if reach.profile.convoy_path is ConvoyPath.IGNORED else order.path
    seas = frozenset(path) or reach.seas
    carriers = {
        place
        for place, o in plan.items()
        if isinstance(o, Convoy) and (o.target, o.to) == (start, goal) and place in seas
    }
    if reach.chart.reaches("A", start, goal) and not path:
        theirs = plan.get(goal)
        swaps = isinstance(theirs, Move) and province_of(theirs.to) == start
        silent = reach.profile.neighbour_convoy not in MARKED
        if order.via_convoy and silent and not carriers and not swaps:
            yield Advice(reason=Warn.ROUTE_UNCLEAR, unit=unit, where=goal)
        return
    if not path and reach.profile.convoy_path is ConvoyPath.REQUIRED:
        yield Advice(reason=Warn.PATH_MISSING, unit=unit, where=goal)
        return
    if reach.chart.ferry(start, goal, carriers):
        return
    foreign = {sea for sea in seas if sea not in mine}
    if reach.chart.ferry(start, goal, carriers | foreign):
        helpers = [
            sea
            for sea in foreign
            if reach.chart.ferry(start, goal, carriers | foreign, through=sea)
        ]
        yield Advice(
            reason=Warn.CONVOY_NEEDS_FOREIGN,
            unit=unit,
            where=goal,
            others=_fleets(reach, helpers),
        )
        return
    own = [
        sea
        for sea in sorted(seas - carriers - foreign)
        if reach.chart.ferry(start, goal, seas, through=sea)
    ]
    yield Advice(reason=Warn.ARMY_WITHOUT_CONVOY, unit=unit, where=goal, others=_fleets(reach, own))


def _fleets(reach: UnitReach, seas: list[str]) -> tuple[str, ...]:
    units = (reach.position.at(sea) for sea in sorted(seas))
    return tuple(str(unit) for unit in units if unit is not None)
