"""Judges one result again without the rest of the turn, for whoever changes orders by the thousand.

A result depends on few units: those that want the same space, those that help them, those that cut
the help, and, where units leave, on whoever waits for them; armies that may go by sea wait for
their fleets, and for those that attack them. Only these are put on the field of the solver.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.conflict.field import CARRY, HOLD, MOVE, SUPPORT, Field
from engine.conflict.knots import resolve
from engine.conflict.solver import YES, State
from engine.games.diplomacy.judge.convoy_paradoxes import spare
from engine.games.diplomacy.judge.convoy_routes import ConvoyRoutes
from engine.games.diplomacy.orders import Convoy, Move, MoveOrder, SupportHold, SupportMove
from engine.games.diplomacy.reach.unit_reach import chart_of
from engine.games.diplomacy.rulebooks.policies import (
    BeatenEffect,
    ImplicitOrders,
    SupportCoast,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY
from engine.rules.position import Position
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


def playable(profile: Profile, *, unwritten: bool) -> bool:
    """Tell whether each unit does what its own order says, if there are units without any."""
    return not (unwritten and profile.implicit_orders is ImplicitOrders.ALLOWED)


class Quick:
    """One turn, to be asked about one unit under changed orders."""

    def __init__(
        self,
        board: Board,
        position: Position,
        orders: Mapping[str, MoveOrder],
        profile: Profile,
        mine: str,
        *,
        driven_out: bool,
        tried: frozenset[str] = frozenset(),
        lapsed: frozenset[str] = frozenset(),
    ) -> None:
        """Ask what the unit in ``mine`` does, and on request whether it is driven out.

        Units that ``tried`` to leave against the rules cannot be supported in defence as long as
        they keep their orders; nor can those of ``lapsed`` powers while none of them has any.
        """
        self.driven_out, self.tried, self.lapsed = driven_out, tried, lapsed
        self.unheld: frozenset[str] = frozenset()
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
        self.unheld = self._unheld(changed)
        scene = _Scene(acts, *self._changed(changed))
        self._gather(scene)
        places = [*scene.there]
        units = 0
        for place in places:
            units |= self.bits[place]
        # A support by the unit itself counts only if whom it helps does as supported.
        whom = acts[self.mine].whom
        units |= self.bits.get(whom, 0)
        if self.lapsed:
            units |= self._fellows((*places, whom))
        if scene.by_sea:
            # As the judge numbers them, so that no circle is untied in another order than his.
            places.sort(key=self.chart.numbers.__getitem__)
        return Asked(self._judge(places, acts, by_sea=scene.by_sea), units, scene.spaces)

    def _unheld(self, changed: Mapping[str, Act]) -> frozenset[str]:
        """Return the units that cannot be supported in defence, though they stand."""
        if not (self.tried or self.lapsed):
            return self.tried
        silent = self.lapsed - {self.power[place] for place in changed}
        return (self.tried - changed.keys()) | {
            place for place, power in self.power.items() if power in silent
        }

    def _fellows(self, places: Iterable[str]) -> int:
        """Return bits of all units whose power may come out of disorder by any order."""
        powers = {self.power.get(place) for place in places} & self.lapsed
        return sum(self.bits[place] for place, power in self.power.items() if power in powers)

    def _gather(self, scene: "_Scene") -> None:
        """Find the units that matter, the spaces, and whether the sea has a say."""
        mine, kind = self.mine, scene.acts[self.mine].kind
        scene.there[mine] = None
        scene.by_sea = kind == CARRY
        fates = [mine] if kind == MOVE else []
        """Units of which it matters whether they get where they want, or defend their space."""

        if self.driven_out or kind == HOLD:
            scene.spaces |= self.bits[mine]
            fates += scene.into.get(mine, ())
        if kind in (SUPPORT, CARRY):
            self._look_at_help(mine, scene, fates)
        seen: set[str] = set()
        while fates:
            place = fates.pop()
            if place in seen:
                continue
            seen.add(place)
            scene.there[place] = None
            act = scene.acts[place]
            helpers = [
                helper
                for helper in scene.helping.get(place, ())
                if self._matches(scene.acts[helper], act)
            ]
            if act.kind == MOVE and not self._look_at_move(act, helpers, scene, fates):
                continue
            for helper in helpers:
                if helper not in scene.helpers:
                    self._look_at_help(helper, scene, fates)

    def _look_at_move(
        self, act: Act, helpers: list[str], scene: "_Scene", fates: list[str]
    ) -> bool:
        """Note who matters for a move; false when it cannot even set out, whoever helps it."""
        place, to = act.place, act.to
        carriers = [helper for helper in helpers if scene.acts[helper].kind == CARRY]
        if self._too_far(place, to):
            scene.by_sea = True
            bits = self.chart.bits
            if not self.chart.ships(place, to, sum(bits[fleet] for fleet in carriers)):
                return False
        elif carriers or act.coast == _BY_SEA:
            scene.by_sea = True
        scene.spaces |= self.bits[to]
        fates += scene.into[to]
        if to in scene.acts:
            fates.append(to)
        return True

    def _look_at_help(self, place: str, scene: "_Scene", fates: list[str]) -> None:
        """Note who matters for a support or a convoy: its attackers, unless they cut it anyhow."""
        scene.helpers.add(place)
        scene.there[place] = None
        scene.spaces |= self.bits[place]
        act, attackers = scene.acts[place], scene.into.get(place, ())
        if act.kind == CARRY:
            fates += attackers
            if attackers and act.whom in scene.acts:
                fates.append(act.whom)
            return
        for attacker in attackers:
            if self._cuts(attacker, act, scene):
                scene.there[attacker] = None
            else:
                fates.append(attacker)
                if act.to in scene.acts:
                    fates.append(act.to)

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

    def _cuts(self, attacker: str, act: Act, scene: "_Scene") -> bool:
        """Tell whether an attack cuts a support whatever becomes of the attack."""
        attack = scene.acts[attacker]
        return (
            attacker != act.to
            and self.power[attacker] != self.power[act.place]
            and attack.coast != _BY_SEA
            and not self._too_far(attacker, attack.to)
            and not any(scene.acts[one].kind == CARRY for one in scene.helping.get(attacker, ()))
        )

    def _judge(self, places: list[str], acts: Mapping[str, Act], *, by_sea: bool) -> Told:
        number = {place: index for index, place in enumerate(places)}
        spaces = dict(number)
        ground = Field(head_on_only=self.head_on_only)
        for place in places:
            one = acts[place]
            act, to, whom = one[:3]
            helped = -1
            if whom and whom in number and self._matches(one, acts[whom]):
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
        ground.holder = ground.held()
        if by_sea:
            self._ship(ground, places, acts)
        battle, state = resolve(ground)
        mine = number[self.mine]
        beaten = state.moved[mine] != YES and any(
            state.moved[unit] == YES for unit in battle.attackers[mine]
        )
        return self._verdict(acts, mine, state, beaten=beaten), beaten

    def _ship(self, ground: Field, places: list[str], acts: Mapping[str, Act]) -> None:
        """Decide which armies go by sea, as ``solver_input`` does."""
        ranked = [acts[place] for place in places]
        waters = self.chart.waters
        carrying = {one.place: n for n, one in enumerate(ranked) if one.kind == CARRY}
        for sea, fleet in carrying.items():
            for other in waters.get(sea, ()):
                if other in carrying:
                    ground.near[fleet] |= 1 << carrying[other]
        offered = {whom for fleet in carrying.values() if (whom := ground.whom[fleet]) >= 0}
        standing = [self.units[place] for place in places]
        pieces = [self.chart.pieces[unit.kind][unit.at] for unit in standing]
        routes = ConvoyRoutes(ground, pieces, self.chart, self.profile)
        for army, one in enumerate(ranked):
            order = one.order
            if (
                isinstance(order, Move)
                and order.kind is ARMY
                and (army in offered or one.coast == _BY_SEA or self._too_far(one.place, one.to))
            ):
                routes.choose(army, one.to, marked=order.via_convoy, path=order.path)
        spare(ground, ranked, self.chart, self.profile.paradox)

    def _verdict(
        self, acts: Mapping[str, Act], mine: int, state: State, *, beaten: bool
    ) -> Verdict:
        one = acts[self.mine]
        act, whom = one.kind, one.whom
        if act == MOVE:
            return Verdict.SUCCEEDS if state.moved[mine] == YES else Verdict.FAILS
        if act == HOLD:
            return Verdict.STANDS
        if not (whom in acts and self._matches(one, acts[whom])):
            return Verdict.INVALID
        if act == CARRY:
            stopped = beaten or state.stopped >> mine & 1
            return Verdict.DISRUPTED if stopped else Verdict.AVAILABLE
        return Verdict.GIVEN if state.given[mine] == YES else Verdict.CUT

    def _matches(self, act: Act, theirs: Act) -> bool:
        """Tell whether a support or convoy helps what the other unit does."""
        if act.to == act.whom:
            return theirs.kind != MOVE and theirs.place not in self.unheld
        if theirs.kind != MOVE or theirs.to != act.to:
            return False
        return not (self.coasts and coast_of(act.coast) and act.coast != theirs.coast)


@dataclass(slots=True)
class _Scene:
    """Changed orders, and what of them matters for the result."""

    acts: Mapping[str, Act]
    into: Mapping[str, list[str]]
    """Who moves into a space."""

    helping: Mapping[str, list[str]]
    """Who is ordered to help a unit, whether or not that matches."""

    there: dict[str, None] = field(default_factory=dict)
    """The units that matter."""

    helpers: set[str] = field(default_factory=set)
    """Those of them whose support or convoy matters."""

    spaces: int = 0
    """Bits of the spaces of which it matters who goes there."""

    by_sea: bool = False
