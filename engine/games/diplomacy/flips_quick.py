"""Judges one result again without the rest of the turn, for whoever changes orders by the thousand.

A result depends on few units: those that want the same space, those that help them, those that cut
the help, and, where units leave, on whoever waits for them; armies that may go by sea wait for
their fleets, and for those that attack them. Only these are put on the field of the solver.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.conflict.field import CARRY, HOLD, MOVE, SUPPORT, Field
from engine.conflict.knots import resolve
from engine.conflict.solver import YES, Battle, State
from engine.games.diplomacy.choices_ways import chart_of
from engine.games.diplomacy.orders import Convoy, Move, MoveOrder, SupportHold, SupportMove
from engine.games.diplomacy.paradoxes import spare
from engine.games.diplomacy.policies import (
    BeatenEffect,
    DisorderSupport,
    IllegalOrders,
    ImplicitOrders,
    SupportCoast,
)
from engine.games.diplomacy.profile import Profile
from engine.games.diplomacy.ways import Ways
from engine.rules.position import Position, UnitKind
from engine.rules.ruling import Verdict


class Act(NamedTuple):
    """An order in short."""

    kind: int
    """``HOLD``, ``MOVE``, ``SUPPORT`` or ``CARRY``."""

    to: str
    """The space a move goes to or a support helps into."""

    whom: str
    """Who is helped, by his space."""

    coast: str
    """Where a move ends, or a support helps it to; ``via`` for a move that asks for a convoy."""

    place: str
    order: MoveOrder


_BY_SEA = "via"

Told = tuple[Verdict, bool]
"""What becomes of an order, and whether the unit is driven out."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An answer, and what it rests on: no other order can change it."""

    told: Told | None
    """Nothing where only the whole turn can tell; then it may rest on everything."""

    units: int
    """Bits of the units whose orders were looked at."""

    spaces: int
    """Bits of the spaces of which it was asked who goes there."""

    def rests_on(self, place: int, goal: int, whom: int) -> bool:
        """Tell whether it may change with an order for a unit, a move or help (bits)."""
        return bool(self.units & (place | whom) or self.spaces & goal)


EVERYTHING = -1


def act_of(order: MoveOrder) -> Act:
    """Return an order in short."""
    place = province_of(order.at)
    match order:
        case Move():
            coast = _BY_SEA if order.via_convoy else order.to
            return Act(MOVE, province_of(order.to), "", coast, place, order)
        case SupportHold():
            target = province_of(order.target)
            return Act(SUPPORT, target, target, "", place, order)
        case SupportMove():
            target = province_of(order.target)
            return Act(SUPPORT, province_of(order.to), target, order.to, place, order)
        case Convoy():
            return Act(CARRY, province_of(order.to), province_of(order.target), "", place, order)
    return Act(HOLD, "", "", "", place, order)


def playable(profile: Profile, disorder: frozenset[str], *, refused: bool, unwritten: bool) -> bool:
    """Tell whether nothing but the orders decides whom a support helps.

    ``refused``: some unit's text was against the rules. ``unwritten``: some unit had none.
    """
    return not (
        (disorder and profile.disorder_support is DisorderSupport.FAILS)
        or (refused and profile.illegal_orders is IllegalOrders.ATTEMPTED)
        or (unwritten and profile.implicit_orders is ImplicitOrders.ALLOWED)
    )


class Quick:
    """One turn, to be asked about one unit under changed orders."""

    def __init__(
        self,
        board: Board,
        position: Position,
        orders: Mapping[str, MoveOrder],
        profile: Profile,
        mine: str,
    ) -> None:
        self.board, self.profile = board, profile
        self.chart = chart_of(board)
        self.units = {unit.province: unit for unit in position.units}
        self.mine = mine
        self.bits = {place: 1 << number for number, place in enumerate(board.provinces)}
        self._far: dict[tuple[str, str], bool] = {}
        self.coasts = profile.support_coast is not SupportCoast.FREE
        self.head_on_only = profile.beaten_effect is BeatenEffect.NONE_AFTER_HEAD_ON
        self.power = {unit.province: unit.power for unit in position.units}
        self.powers = {power: number for number, power in enumerate(sorted({*self.power.values()}))}
        self.acts = {place: act_of(order) for place, order in orders.items()}
        self.into: dict[str, list[str]] = {}
        self.helping: dict[str, list[str]] = {}
        for place, (act, to, whom, *_) in self.acts.items():
            if act == MOVE:
                self.into.setdefault(to, []).append(place)
            elif whom:
                self.helping.setdefault(whom, []).append(place)

    def ask(self, changed: Mapping[str, Act]) -> Asked:
        """Tell how the unit fares under changed orders."""
        acts = {**self.acts, **changed}
        into, helping = self._changed(changed)
        places, spaces, by_sea = self._gather(acts, into, helping)
        units = 0
        for place in places:
            units |= self.bits[place]
        # A support by the unit itself counts only if whom it helps does as supported.
        units |= self.bits.get(acts[self.mine][2], 0)
        if by_sea:
            # As the judge numbers them, so that no circle is untied in another order than his.
            places.sort(key=self.chart.numbers.__getitem__)
        return Asked(self._judge(places, acts, by_sea=by_sea), units, spaces)

    def _gather(
        self,
        acts: Mapping[str, Act],
        into: Mapping[str, list[str]],
        helping: Mapping[str, list[str]],
    ) -> tuple[list[str], int, bool]:
        """Find the units that matter, bits of the spaces, and whether the sea has a say."""
        light: set[str] = set()
        seen: dict[str, None] = {}
        # Whether it is driven out is always asked.
        pending = [self.mine, *into.get(self.mine, ())]
        spaces = self.bits[self.mine]
        by_sea = acts[self.mine][0] == CARRY
        while pending:
            place = pending.pop()
            if place in seen:
                continue
            seen[place] = None
            act, to, whom, coast, _, _ = acts[place]
            helpers = helping.get(place, ())
            pending += helpers
            if act == MOVE:
                by_sea = by_sea or self._may_sail(place, to, coast, helpers, acts)
                spaces |= self.bits[to]
                pending += (*into[to], *((to,) if to in acts else ()))
            elif act == SUPPORT:
                spaces |= self.bits[place]
                for attacker in into.get(place, ()):
                    if self._cuts(attacker, place, to, acts, helping):
                        light.add(attacker)
                    else:
                        pending += (attacker, *((to,) if to in acts else ()))
            elif act == CARRY:
                spaces |= self.bits[place]
                pending += (*into.get(place, ()), *((whom,) if whom in acts else ()))
        return [*seen, *(light - seen.keys())], spaces, by_sea

    def _may_sail(
        self, place: str, to: str, coast: str, helpers: Iterable[str], acts: Mapping[str, Act]
    ) -> bool:
        """Tell whether a move goes by sea, or might."""
        if coast == _BY_SEA or any(acts[helper][0] == CARRY for helper in helpers):
            return True
        return self._too_far(place, to)

    def _too_far(self, place: str, to: str) -> bool:
        """Tell whether a unit cannot go there on its own."""
        far = self._far.get((place, to))
        if far is None:
            unit = self.units[place]
            far = self._far[place, to] = not self.chart.reaches(unit.kind, unit.at, to)
        return far

    def _changed(
        self, changed: Mapping[str, Act]
    ) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
        """Return who moves where and who helps whom under changed orders."""
        into, helping = dict(self.into), dict(self.helping)
        for place, (act, to, whom, _, _, _) in changed.items():
            was, there, helped = self.acts[place][:3]
            if was == MOVE:
                into[there] = [p for p in into[there] if p != place]
            elif helped:
                helping[helped] = [p for p in helping[helped] if p != place]
            if act == MOVE:
                into[to] = [*into.get(to, ()), place]
            elif whom:
                helping[whom] = [*helping.get(whom, ()), place]
        return into, helping

    def _cuts(
        self,
        attacker: str,
        place: str,
        to: str,
        acts: Mapping[str, Act],
        helping: Mapping[str, list[str]],
    ) -> bool:
        """Tell whether an attack cuts a support whatever becomes of the attack."""
        _, goal, _, coast, _, _ = acts[attacker]
        return (
            attacker != to
            and self.power[attacker] != self.power[place]
            and not self._may_sail(attacker, goal, coast, helping.get(attacker, ()), acts)
        )

    def _judge(self, places: list[str], acts: Mapping[str, Act], *, by_sea: bool) -> Told:
        number = {place: index for index, place in enumerate(places)}
        spaces = dict(number)
        ground = Field(head_on_only=self.head_on_only)
        for place in places:
            act, to, whom, coast, _, _ = acts[place]
            helped = -1
            if whom and whom in number and self._matches(to, whom, coast, acts[whom]):
                helped = number[whom]
            if act == CARRY and not by_sea:
                act = HOLD  # for an army that is not among these, or did not go there
            ground.power.append(self.powers[self.power[place]])
            ground.at.append(number[place])
            ground.act.append(act)
            known = act in (MOVE, SUPPORT)
            ground.to.append(spaces.setdefault(to, len(spaces)) if known else -1)
            ground.whom.append(-1 if act == HOLD else helped)
            ground.by_sea.append(False)
            ground.near.append(0)
        ground.holders = {space: space for space in range(len(places))}
        if by_sea:
            self._ship(ground, places, acts)
        battle, state = resolve(ground)
        mine = number[self.mine]
        beaten = state.moved[mine] != YES and any(
            state.moved[unit] == YES for unit in battle.attackers.get(mine, ())
        )
        return self._verdict(acts, mine, battle, state, beaten=beaten), beaten

    def _ship(self, ground: Field, places: list[str], acts: Mapping[str, Act]) -> None:
        """Decide which armies go by sea, as ``muster`` does."""
        ranked = [acts[place] for place in places]
        waters = self.chart.waters
        carrying = {one.place: n for n, one in enumerate(ranked) if one.kind == CARRY}
        for sea, fleet in carrying.items():
            for other in waters.get(sea, ()):
                if other in carrying:
                    ground.near[fleet] |= 1 << carrying[other]
        offered = {whom for fleet in carrying.values() if (whom := ground.whom[fleet]) >= 0}
        units = [self.units[place] for place in places]
        ways = Ways(ground, units, self.chart, self.profile)
        for army, one in enumerate(ranked):
            order = one.order
            if (
                isinstance(order, Move)
                and order.kind is UnitKind.ARMY
                and (army in offered or one.coast == _BY_SEA or self._too_far(one.place, one.to))
            ):
                ways.choose(army, order)
        spare(ground, ranked, self.chart, self.profile.paradox)

    def _verdict(
        self, acts: Mapping[str, Act], mine: int, battle: Battle, state: State, *, beaten: bool
    ) -> Verdict:
        act, to, whom, coast, _, _ = acts[self.mine]
        if act == MOVE:
            return Verdict.SUCCEEDS if state.moved[mine] == YES else Verdict.FAILS
        if act == HOLD:
            return Verdict.STANDS
        if battle.field.whom[mine] < 0 and not (
            whom in acts and self._matches(to, whom, coast, acts[whom])
        ):
            return Verdict.INVALID
        if act == CARRY:
            stopped = beaten or state.stopped >> mine & 1
            return Verdict.DISRUPTED if stopped else Verdict.AVAILABLE
        return Verdict.GIVEN if state.given[mine] == YES else Verdict.CUT

    def _matches(self, to: str, whom: str, coast: str, theirs: Act) -> bool:
        """Tell whether a support or convoy helps what the other unit does."""
        if to == whom:
            return theirs.kind != MOVE
        if theirs.kind != MOVE or theirs.to != to:
            return False
        return not (self.coasts and coast_of(coast) and coast != theirs.coast)
