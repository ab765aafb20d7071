"""Whatever a ruling says of a turn is true of it: counted again from orders and verdicts alone.

``VELMOC_POSITIONS=20000 pytest tests/engine/conflict`` checks more positions than the suite does.
"""

import os
from itertools import combinations

import pytest

from engine.board.location import province_of
from engine.games.diplomacy.orders import SupportHold, SupportMove
from engine.games.diplomacy.reasons import Reason
from engine.rules.ruling import Verdict

POSITIONS = int(os.environ.get("VELMOC_POSITIONS", "400"))
BATCH = 50


class Check:
    """One method for each reason: what must be true when it is given."""

    def __init__(self, turn, place, finding, chain):
        self.t, self.p, self.f = turn, place, finding
        self.by = set(finding.by)
        self.mine, self.other = finding.strength, finding.against
        self.chain = {found.reason for found in chain}

    def __call__(self):
        return getattr(self, f"_{self.f.reason}")()

    @property
    def _goal(self):
        return self.t.goal(self.p)

    # units that stay

    def _held(self):
        return not self.t.attackers(self.p) and self.t.stayed(self.p)

    def _attacked(self):
        return self.by <= self.t.attackers(self.p) and self.mine == self.t.defence(self.p)

    def _withstood(self):
        t = self.t
        strongest = max(t.strength(a) for a in self.by)
        return (
            self._attacked()
            and self.by == t.attackers(self.p)
            and strongest == self.other <= self.mine
        )

    def _beleaguered(self):
        t = self.t
        foreign = [a for a in self.by if t.power[a] != t.power[self.p]]
        real = {a: t.strength(a, t.power[self.p]) for a in foreign}
        return (
            self._attacked()
            and len(self.by) > 1
            and max(real.values()) == self.other > self.mine
            and all(t.strength(a) >= self.other for a in self.by)
        )

    def _spared_by_own(self):
        t, own = self.t, self.t.power[self.p]
        real = [t.strength(a, own) for a in self.by if t.power[a] != own]
        return (
            self._attacked()
            and max(t.strength(a) for a in self.by) == self.other > self.mine
            and all(strength <= self.mine for strength in real)
        )

    def _driven_out(self):
        t, first = self.t, self.f.by[0]
        helpers = {h for h in t.helpers(first) if t.power[h] != t.power[self.p]}
        held = t.strength(self.p) if t.moves(self.p) and t.head_on(self.p) else t.defence(self.p)
        if not (t.moves(self.p) and t.goal(self.p) == first):
            held = t.defence(self.p)
        return (
            t.beaten(self.p)
            and t.taker(self.p) == first
            and self.by == helpers | {first}
            and (self.mine, self.other) == (held, 1 + len(helpers))
            and self.mine < self.other
        )

    def _no_order(self):
        return not any(str(o)[2:5] == self.p for own in self.t.sheets.values() for o in own)

    # moves that succeed

    def _unopposed(self):
        return self._goal not in self.t.order and self.t.attackers(self._goal) == {self.p}

    def _vacated(self):
        return self.t.moved(self._goal) and self.by == {self._goal}

    def _stronger(self):
        rivals = {a: self.t.effect(a) for a in self.t.attackers(self._goal) - {self.p}}
        fought = {a for a, strength in rivals.items() if strength}
        return (
            self.by == fought
            and self.other == max(rivals[a] for a in fought)
            and self.mine == self.t.strength(self.p) > self.other
        )

    def _drove_out(self):
        t, goal = self.t, self._goal
        held = t.strength(goal) if t.head_on(self.p) else t.defence(goal)
        return (
            t.beaten(goal)
            and self.by == {goal}
            and self.mine == t.strength(self.p, t.power[goal]) > self.other == held
            and t.power[goal] != t.power[self.p]
        )

    def _circle(self):
        ring, here = [], self.p
        while self.t.goal(here) != self.p:
            here = self.t.goal(here)
            ring.append(here)
        return ring

    def _rotated(self):
        return list(self.f.by) == self._circle() and len(self.by) > 1

    def _swapped(self):
        swap = {self.p, *self.by}
        return list(self.f.by) == self._circle() and len(swap) == 2 and bool(swap & self.t.sailing)

    def _rival_without_effect(self):
        t = self.t
        return all(t.taker(b) == self._goal and t.goal(b) == self._goal for b in self.by)

    def _without_effect(self):
        return self.t.taker(self.p) == self._goal

    def _rival_not_carried(self):
        return self.by == self.t.ordered_into(self._goal) - self.t.attackers(self._goal)

    # moves that fail

    def _bounced(self):
        t = self.t
        effects = {b: t.effect(b) for b in t.attackers(self._goal) - {self.p}}
        void = t.void(self.p) if Reason.OWN_SUPPORT_VOID in self.chain else ()
        mine = t.strength(self.p) - len(void)
        counted = self.mine == mine and self.other == max(effects.values()) >= mine
        most = {b for b, s in effects.items() if s >= mine}
        stronger = {b for b, s in effects.items() if s > mine}
        return counted and self.by == (stronger or most)

    def _repelled(self):
        t, goal = self.t, self._goal
        return (
            t.stayed(goal)
            and self.by == {goal} | (set() if t.moves(goal) else t.helpers(goal))
            and self.mine == t.strength(self.p) - len(t.void(self.p))
            and self.mine <= self.other == t.defence(goal)
        )

    def _head_on(self):
        t, goal = self.t, self._goal
        return (
            t.head_on(self.p)
            and not t.beaten(goal)
            and self.by == {goal}
            and self.mine == t.strength(self.p) - len(t.void(self.p))
            and self.mine <= self.other == t.strength(goal)
        )

    def _own_unit_stayed(self):
        t, goal = self.t, self._goal
        return t.stayed(goal) and t.power[goal] == t.power[self.p] and self.by == {goal}

    def _own_support_void(self):
        if isinstance(self.t.order[self.p], SupportMove):
            helped = province_of(self.t.order[self.p].target)
            return self.p in self.by and self.by == self.t.void(helped)
        t, goal = self.t, self._goal
        counted = self.mine is None or (
            self.mine == t.strength(self.p) - len(self.by) <= self.other < t.strength(self.p)
        )
        return bool(self.by) and self.by == t.void(self.p) and counted and not t.moved(goal)

    def _convoy_broken(self):
        t = self.t
        failed = t.carriers(self.p) - t.sound(self.p)
        return self.by == failed and not t.arrives(self.p) and t.links(self.p, t.carriers(self.p))

    def _no_convoy(self):
        return self.p in self.t.sailing and not self.t.links(self.p, self.t.carriers(self.p))

    # the way of a move

    def _by_convoy(self):
        t, route = self.t, list(self.f.by)
        steps = zip([self.p, *route], [*route, self._goal], strict=True)
        touch = t.touching | {(b, a) for a, b in t.touching}
        return set(route) <= t.sound(self.p) and all(step in touch for step in steps)

    def _route_broken(self):
        return self.by == self.t.carriers(self.p) - self.t.sound(self.p) and self.t.arrives(self.p)

    def _two_ways(self):
        t = self.t
        return t.board.reaches("A", self.p, self._goal) and t.links(self.p, t.carriers(self.p))

    def _sea_by_intent(self):
        own = all(self.t.power[b] == self.t.power[self.p] for b in self.by)
        return self._two_ways() and own and bool(self.by)

    def _land_by_intent(self):
        own = any(self.t.power[b] == self.t.power[self.p] for b in self.by)
        return self._two_ways() and not own and self.by == self.t.carriers(self.p)

    def _supported_by(self):
        helpers = self.t.helpers(self.p)
        if self.t.moves(self.p) and Reason.OWN_SUPPORT_VOID in self.chain:
            helpers -= self.t.void(self.p)
        return self.by == helpers

    def _support_lost(self):
        return self.by == self.t.helpers(self.p, Verdict.CUT)

    # supports

    def _changes(self, *supports):
        return self.t.without(*supports).movers() != self.t.movers()

    def _support_decided(self):
        return self._changes(self.p)

    def _support_spare(self):
        alone = self._changes(self.p) or self._changes(*self.by)
        return not alone and self._changes(self.p, *self.by)

    def _support_idle(self):
        others = self.t.helpers(province_of(self.t.order[self.p].target)) - {self.p}
        alone = all(
            self._changes(*missing) or not self._changes(self.p, *missing)
            for count in range(len(others) + 1)
            for missing in combinations(sorted(others), count)
        )
        return alone and not self._changes(self.p)

    def _support_cut(self):
        t = self.t
        return bool(self.by) and all(
            t.power[b] != t.power[self.p] and t.arrives(b) and self._foreign_to_target(b)
            for b in self.by
        )

    def _foreign_to_target(self, attacker):
        order = self.t.order[self.p]
        supported = province_of(order.to if isinstance(order, SupportMove) else order.target)
        return self.t.goal(attacker) == self.p and attacker != supported

    def _support_cut_by_dislodgement(self):
        attacker = self.t.taker(self.p)
        return self.t.beaten(self.p) and not self._foreign_to_target(attacker)

    def _not_cut_from_target(self):
        return all(
            b in self.t.attackers(self.p) and not self._foreign_to_target(b) for b in self.by
        )

    def _not_cut_by_own(self):
        own = all(self.t.power[b] == self.t.power[self.p] for b in self.by)
        return own and self.by <= self.t.attackers(self.p)

    def _not_cut_by_landing(self):
        goal = province_of(self.t.order[self.p].to)
        return all(goal in self.t.carriers(b) for b in self.by)

    def _not_cut_by_broken_convoy(self):
        return all(b in self.t.sailing and not self.t.arrives(b) for b in self.by)

    def _supported_unit_moved(self):
        return self.t.moves(self.f.where) and isinstance(self.t.order[self.p], SupportHold)

    def _supported_unit_did_otherwise(self):
        order, target = self.t.order[self.p], self.f.where
        return not (self.t.moves(target) and self.t.goal(target) == province_of(order.to))

    # convoys

    def _convoyed(self):
        t, army = self.t, self.f.by[0]
        route = next(f.by for f in t.rulings[army].findings if f.reason == Reason.BY_CONVOY)
        return self.p in route and t.arrives(army)

    def _convoy_idle(self):
        t, army = self.t, self.f.by[0]
        found = [f.by for f in t.rulings[army].findings if f.reason == Reason.BY_CONVOY]
        return self.p in t.carriers(army) and not any(self.p in route for route in found)

    def _convoy_fleet_driven_out(self):
        return self.t.beaten(self.p) and self.f.by[0] == self.t.taker(self.p)

    def _convoy_withstood(self):
        return self.by == self.t.attackers(self.p) and not self.t.beaten(self.p)

    def _convoy_paradox(self):
        return not self.t.arrives(self.f.by[0])

    def _convoy_unmatched(self):
        order, army = self.t.order[self.p], self.f.by[0]
        return not (self.t.moves(army) and self.t.goal(army) == province_of(order.to))

    def _no_retreat(self):
        return self.t.rulings[self.p].destroyed

    # who else had a hand in it

    def _other_side_supported(self):
        t, other = self.t, self.f.where
        foreign = {h for h in t.helpers(other) if t.power[h] != t.power[self.p]}
        counted = foreign if Reason.BELEAGUERED in self.chain else t.helpers(other)
        return bool(self.by) and self.by in (counted, t.helpers(other)) and other != self.p

    def _carrier_driven_out(self):
        attacker = self.t.taker(self.f.where)
        helpers = {h for h in self.t.helpers(attacker) if self._foreign(h, self.f.where)}
        return self.t.beaten(self.f.where) and self.by == {attacker, *helpers}

    def _foreign(self, one, other):
        return self.t.power[one] != self.t.power[other]

    # ways that are closed to a beaten unit

    def _way_held(self):
        return self.f.where == self.p and all(map(self.t.stayed, self.f.by))

    def _way_taken(self):
        return list(self.f.by) == [self.t.taker(self.f.where)]

    def _left_empty(self):
        return not self.t.taker(self.f.where) and not self.t.stayed(self.f.where)

    def _way_to_attacker(self):
        came = self.f.where == self.t.taker(self.p)
        return came and self._left_empty() and list(self.f.by) == [self.f.where]

    def _way_to_standoff(self):
        t, where = self.t, self.f.where
        return self._left_empty() and self.by == {a for a in t.attackers(where) if t.effect(a)}


def false_findings(turn):
    """List what rulings say that is not true."""
    refused = (Verdict.ILLEGAL, Verdict.AMBIGUOUS)
    return [
        (ruling.unit, ruling.order, finding)
        for place, ruling in turn.rulings.items()
        for finding in ruling.findings[ruling.verdict in refused :]
        if not Check(turn, place, finding, ruling.findings)()
    ]


@pytest.mark.parametrize("batch", range(0, POSITIONS, BATCH))
def test_every_finding_is_true(judged, batch):
    found = {seed: false_findings(judged(seed)) for seed in range(batch, batch + BATCH)}

    assert {seed: told for seed, told in found.items() if told} == {}


def test_the_turns_dealt_give_most_of_the_reasons(judged):
    said = {
        finding.reason
        for seed in range(POSITIONS)
        for ruling in judged(seed).rulings.values()
        for finding in ruling.findings
    }

    assert len(said & {name[1:] for name in vars(Check)}) >= 35


@pytest.mark.parametrize(
    ("field", "wrong"),
    [("by", lambda f: ()), ("strength", lambda f: (f.strength or 0) + 1)],
)
def test_a_false_finding_would_be_noticed(judged, field, wrong):
    turn = judged(8)
    place, ruling = next((p, r) for p, r in turn.rulings.items() if str(r.order) == "F PIC - ENG")
    finding = ruling.findings[0]._replace(**{field: wrong(ruling.findings[0])})

    assert not Check(turn, place, finding, ruling.findings)()
