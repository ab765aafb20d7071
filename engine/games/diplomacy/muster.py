"""Draws up a turn's orders as the field of numbers that the solver judges."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.board.location import coast_of, province_of
from engine.conflict.field import CARRY, HOLD, MOVE, SUPPORT, Field
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.intake import Assigned
from engine.games.diplomacy.orders import Convoy, Move, MoveOrder, SupportHold, SupportMove
from engine.games.diplomacy.paradoxes import spare
from engine.games.diplomacy.policies import BeatenEffect, DisorderSupport, SupportCoast
from engine.games.diplomacy.profile import Profile
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.ways import Ways
from engine.rules.position import Unit
from engine.rules.ruling import Finding


@dataclass(frozen=True, slots=True, kw_only=True)
class Muster:
    """The units in the solver's numbering, and what was decided before any fighting."""

    assigned: tuple[Assigned, ...]
    """By number: sorted by place on the board, so that nobody's sheet decides anything."""

    field: Field
    profile: Profile
    ways: Mapping[int, Finding]
    """Army with two ways → why it goes by sea, or over land although fleets would carry it."""

    @property
    def units(self) -> tuple[Unit, ...]:
        """The units by number."""
        return tuple(one.unit for one in self.assigned)


def draw_up(assigned: tuple[Assigned, ...], chart: Chart, profile: Profile) -> Muster:
    """Give units and spaces numbers, and match supports and convoys with the moves ordered."""
    ranked = tuple(sorted(assigned, key=lambda one: chart.numbers[one.unit.province]))
    number = {one.unit.province: index for index, one in enumerate(ranked)}
    powers = {power: index for index, power in enumerate(chart.board.powers_by_id)}
    ground = Field(head_on_only=profile.beaten_effect is BeatenEffect.NONE_AFTER_HEAD_ON)
    for one in ranked:
        act, to, whom = _encode(one.order, ranked, number, profile)
        ground.power.append(powers[one.unit.power])
        ground.at.append(chart.numbers[one.unit.province])
        ground.act.append(act)
        ground.to.append(chart.numbers[to] if to else -1)
        ground.whom.append(whom)
    ground.near = _neighbour_fleets(ranked, chart)
    ground.by_sea = [False] * len(ranked)
    ways = Ways(ground, ranked, number, chart, profile)
    for index, one in enumerate(ranked):
        if isinstance(one.order, Move) and one.order.kind == "A":
            ways.choose(index, one.order)
    spare(ground, ranked, number, chart, profile.paradox)
    return Muster(assigned=ranked, field=ground, profile=profile, ways=ways.told)


def _encode(
    order: MoveOrder, ranked: tuple[Assigned, ...], number: dict[str, int], profile: Profile
) -> tuple[int, str, int]:
    """Return what is done, the space it is done to, and the unit it matches."""
    if isinstance(order, Move):
        return MOVE, province_of(order.to), -1
    if isinstance(order, SupportHold):
        target = number[province_of(order.target)]
        helped = _can_be_held(ranked[target], profile)
        return SUPPORT, province_of(order.target), target if helped else -1
    if isinstance(order, (SupportMove, Convoy)):
        goal = province_of(order.to)
        target = number[province_of(order.target)]
        theirs = ranked[target].order
        matches = isinstance(theirs, Move) and province_of(theirs.to) == goal
        if isinstance(order, Convoy):
            return CARRY, "", target if matches else -1
        matches = matches and not other_coast(order, theirs, profile)
        return SUPPORT, goal, target if matches else -1
    return HOLD, "", -1


def _can_be_held(one: Assigned, profile: Profile) -> bool:
    """Tell whether a unit can be supported in defence; one ordered to move cannot (IX.6)."""
    if isinstance(one.order, Move) or one.tried:
        return False
    fallen = one.note is not None and one.note.reason == Reason.DISORDER
    return not (fallen and profile.disorder_support is DisorderSupport.FAILS)


def other_coast(order: SupportMove, theirs: MoveOrder, profile: Profile) -> bool:
    """Tell whether support names another coast than the fleet goes to (DATC 4.B.4)."""
    return (
        profile.support_coast is not SupportCoast.FREE
        and isinstance(theirs, Move)
        and bool(coast_of(order.to))
        and order.to != theirs.to
    )


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
