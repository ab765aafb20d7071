"""Draws up a turn's orders as the field of numbers that the solver judges."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.board.location import coast_of
from engine.conflict.field import CARRY, MOVE, Field
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.intake import Assigned
from engine.games.diplomacy.ledger import Known, Ledger
from engine.games.diplomacy.orders import Move, MoveOrder, SupportMove
from engine.games.diplomacy.paradoxes import spare
from engine.games.diplomacy.policies import BeatenEffect, DisorderSupport, SupportCoast
from engine.games.diplomacy.profile import Profile
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.roll import Roll
from engine.games.diplomacy.ways import Ways
from engine.rules.position import Unit
from engine.rules.ruling import Finding


@dataclass(frozen=True, kw_only=True)
class Muster:
    """The units in the solver's numbering, and what was decided before any fighting."""

    units: Sequence[Unit]
    """By number: sorted by place on the board, so that nobody's sheet decides anything."""

    known: Sequence[Known]
    """Their orders by number."""

    special: Mapping[int, Assigned]
    """Units of which more is to be said than their order, by number."""

    places: Sequence[str]
    """Provinces by number of their space."""

    field: Field
    profile: Profile
    ways: Mapping[int, Finding]
    """Army with two ways → why it goes by sea, or over land although fleets would carry it."""

    @cached_property
    def assigned(self) -> tuple[Assigned, ...]:
        """What each unit does, by number."""
        return tuple(
            self.special.get(number) or Assigned(unit=unit, order=known.order)
            for number, (unit, known) in enumerate(zip(self.units, self.known, strict=True))
        )


def draw_up(roll: Roll, ledger: Ledger) -> tuple[Muster, list[int]]:
    """Give units and spaces numbers, and match supports and convoys with the moves ordered.

    Also returns the number of each unit on the roll.
    """
    chart, profile = ledger.chart, ledger.profile
    spaces = [known.space for known in roll.known]
    order = sorted(range(len(spaces)), key=spaces.__getitem__)
    units = [roll.units[index] for index in order]
    ranked = [roll.known[index] for index in order]
    powers = chart.powers
    at = [known.space for known in ranked]
    holders = {space: number for number, space in enumerate(at)}
    numbers = [holders[space] for space in spaces]
    special = {numbers[index]: one for index, one in roll.special.items()}
    ground = Field(
        power=[powers[unit.power] for unit in units],
        at=at,
        act=[known.act for known in ranked],
        to=[known.to for known in ranked],
        whom=[-1] * len(at),
        by_sea=[False] * len(at),
        holders=holders,
        head_on_only=profile.beaten_effect is BeatenEffect.NONE_AFTER_HEAD_ON,
    )
    shipped = _match(ground, ranked, special, profile)
    told: Mapping[int, Finding] = {}
    if shipped:
        ground.near = _neighbour_fleets(ranked, chart)
        ways = Ways(ground, units, chart, profile)
        for number in sorted(shipped):
            move = ranked[number].order
            if isinstance(move, Move):
                ways.choose(number, move)
        spare(ground, ranked, chart, profile.paradox)
        told = ways.told
    muster = Muster(
        units=units,
        known=ranked,
        special=special,
        places=chart.places,
        field=ground,
        profile=profile,
        ways=told,
    )
    return muster, numbers


def _match(
    ground: Field, ranked: Sequence[Known], special: Mapping[int, Assigned], profile: Profile
) -> set[int]:
    """Find whom supports and convoys really help.

    Returns the armies that might go by sea: they ask for it, cannot walk or are offered it.
    """
    act, to, whom, holders = ground.act, ground.to, ground.whom, ground.holders
    coasts = profile.support_coast is not SupportCoast.FREE
    shipped: set[int] = set()
    for number, known in enumerate(ranked):
        target = known.target
        if target < 0:
            if not known.walks:
                shipped.add(number)
            continue
        helped = holders[target]
        if known.goal == target:
            if act[helped] != MOVE and (
                helped not in special or _can_be_held(special[helped], profile)
            ):
                whom[number] = helped
        elif act[helped] == MOVE and to[helped] == known.goal:
            if known.act == CARRY:
                whom[number] = helped
                shipped.add(helped)
            elif not (coasts and _other_coast(known, ranked[helped], profile)):
                whom[number] = helped
    return shipped


def _can_be_held(one: Assigned, profile: Profile) -> bool:
    """Tell whether a unit can be supported in defence; one ordered to move cannot (IX.6)."""
    if isinstance(one.order, Move) or one.tried:
        return False
    fallen = one.note is not None and one.note.reason == Reason.DISORDER
    return not (fallen and profile.disorder_support is DisorderSupport.FAILS)


def _other_coast(known: Known, theirs: Known, profile: Profile) -> bool:
    order = known.order
    return isinstance(order, SupportMove) and other_coast(order, theirs.order, profile)


def other_coast(order: SupportMove, theirs: MoveOrder, profile: Profile) -> bool:
    """Tell whether support names another coast than the fleet goes to (DATC 4.B.4)."""
    return (
        profile.support_coast is not SupportCoast.FREE
        and isinstance(theirs, Move)
        and bool(coast_of(order.to))
        and order.to != theirs.to
    )


def _neighbour_fleets(ranked: Sequence[Known], chart: Chart) -> list[int]:
    carrying = {known.at: number for number, known in enumerate(ranked) if known.act == CARRY}
    near = [0] * len(ranked)
    for sea, number in carrying.items():
        for other in chart.waters.get(sea, ()):
            if other in carrying:
                near[number] |= 1 << carrying[other]
    return near
