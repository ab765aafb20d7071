"""Draws up a turn's orders as the field of numbers that the solver judges."""

from dataclasses import dataclass

from engine.board.location import province_of
from engine.conflict.field import CARRY, HOLD, MOVE, SUPPORT, Field
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.intake import Assigned
from engine.games.diplomacy.orders import Convoy, Move, MoveOrder, SupportHold, SupportMove
from engine.games.diplomacy.policies import BeatenEffect
from engine.games.diplomacy.profile import Profile
from engine.rules.position import Unit


@dataclass(frozen=True, slots=True, kw_only=True)
class Muster:
    """The units in the solver's numbering, and what was decided before any fighting."""

    assigned: tuple[Assigned, ...]
    """By number: sorted by place on the board, so that nobody's sheet decides anything."""

    field: Field
    intent: dict[int, tuple[str, ...]]
    """Army with two ways that goes by sea → provinces of the own units whose orders show it."""

    offered: dict[int, tuple[str, ...]]
    """Army with two ways that goes by land → provinces of the fleets that would carry it."""

    @property
    def units(self) -> tuple[Unit, ...]:
        """The units by number."""
        return tuple(one.unit for one in self.assigned)


def draw_up(assigned: tuple[Assigned, ...], chart: Chart, profile: Profile) -> Muster:
    """Give units and spaces numbers, and match supports and convoys with the moves ordered."""
    ranked = tuple(sorted(assigned, key=lambda one: chart.numbers[one.unit.province]))
    number = {one.unit.province: index for index, one in enumerate(ranked)}
    powers = {power: index for index, power in enumerate(chart.board.powers_by_id)}
    orders = [one.order for one in ranked]
    ground = Field(head_on_only=profile.beaten_effect is BeatenEffect.NONE_AFTER_HEAD_ON)
    for one in ranked:
        act, to, whom = _encode(one.order, orders, number)
        ground.power.append(powers[one.unit.power])
        ground.at.append(chart.numbers[one.unit.province])
        ground.act.append(act)
        ground.to.append(chart.numbers[to] if to else -1)
        ground.whom.append(whom)
    ground.near = _neighbour_fleets(ranked, chart)
    ground.by_sea = [False] * len(ranked)
    muster = Muster(assigned=ranked, field=ground, intent={}, offered={})
    for index, order in enumerate(orders):
        if isinstance(order, Move) and order.kind == "A":
            _choose_way(index, order, muster, number, chart)
    _spare(muster, number, chart)
    return muster


def _encode(
    order: MoveOrder, orders: list[MoveOrder], number: dict[str, int]
) -> tuple[int, str, int]:
    """Return what is done, the space it is done to, and the unit it matches."""
    if isinstance(order, Move):
        return MOVE, province_of(order.to), -1
    if isinstance(order, SupportHold):
        target = number[province_of(order.target)]
        # IX.6: a unit ordered to move cannot be supported in defence.
        matches = not isinstance(orders[target], Move)
        return SUPPORT, province_of(order.target), target if matches else -1
    if isinstance(order, (SupportMove, Convoy)):
        goal = province_of(order.to)
        target = number[province_of(order.target)]
        theirs = orders[target]
        matches = isinstance(theirs, Move) and province_of(theirs.to) == goal
        if isinstance(order, Convoy):
            return CARRY, "", target if matches else -1
        return SUPPORT, goal, target if matches else -1
    return HOLD, "", -1


def _neighbour_fleets(ranked: tuple[Assigned, ...], chart: Chart) -> list[int]:
    carrying = {
        one.unit.at: index for index, one in enumerate(ranked) if isinstance(one.order, Convoy)
    }
    near = [0] * len(ranked)
    for sea, index in carrying.items():
        for other in chart.waters.get(sea, ()):
            if other in carrying:
                near[index] |= 1 << carrying[other]
    return near


def _choose_way(
    army: int, order: Move, muster: Muster, number: dict[str, int], chart: Chart
) -> None:
    """Decide whether an army goes by land or by sea (XII.6; DATC 4.A.3 b)."""
    ground = muster.field
    goal = province_of(order.to)
    fleets = [i for i, whom in enumerate(ground.whom) if whom == army and ground.act[i] == CARRY]
    carriers = boarding = landing = 0
    for fleet in fleets:
        sea = muster.assigned[fleet].unit.at
        carriers |= 1 << fleet
        boarding |= (1 << fleet) if sea in chart.waters[order.at] else 0
        landing |= (1 << fleet) if sea in chart.waters[goal] else 0
    ground.carriers[army], ground.boarding[army], ground.landing[army] = (
        carriers,
        boarding,
        landing,
    )
    if not chart.reaches("A", order.at, goal):
        ground.by_sea[army] = True
        return
    if not ground.linked(army, carriers):
        return
    mine = ground.power[army]
    signs = [fleet for fleet in fleets if ground.power[fleet] == mine]
    other = number.get(goal)
    if (
        other is not None
        and ground.power[other] == mine
        and ground.act[other] == MOVE
        and ground.to[other] == ground.at[army]
    ):
        signs.append(other)
    if signs:
        ground.by_sea[army] = True
        muster.intent[army] = tuple(muster.assigned[unit].unit.province for unit in signs)
    else:
        muster.offered[army] = tuple(muster.assigned[unit].unit.province for unit in fleets)


def _spare(muster: Muster, number: dict[str, int], chart: Chart) -> None:
    """Apply XII.5: a landing does not cut support for an attack on the army's own convoy."""
    ground = muster.field
    for army, one in enumerate(muster.assigned):
        if not ground.by_sea[army] or not isinstance(one.order, Move):
            continue
        defender = number.get(province_of(one.order.to))
        if defender is None:
            continue
        order = muster.assigned[defender].order
        if isinstance(order, SupportMove) and province_of(order.to) in chart.seas:
            fleet = number.get(province_of(order.to))
            if fleet is not None and ground.carriers[army] >> fleet & 1:
                ground.spared.add((army, defender))
