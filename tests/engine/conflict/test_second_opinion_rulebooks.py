"""The solver against a second adjudicator under other rulebooks and under points at will.

As in ``test_second_opinion``: the second one supposes every combination of moves that succeed and
keeps those that contradict no rule. It reads the DATC's chapter 4 once more, in its own words.
``VELMOC_POSITIONS=20000 pytest tests/engine/conflict`` judges more positions.
"""

import itertools
import os
import random
from collections import Counter
from dataclasses import dataclass, replace

import pytest

from engine.board.location import coast_of, province_of
from engine.board.province import Terrain
from engine.conflict.field import Field
from engine.conflict.solver import YES, Battle
from engine.games.diplomacy import paradoxes
from engine.games.diplomacy.editions import PROFILES
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import Convoy, Move, SupportHold, SupportMove, parse
from engine.games.diplomacy.policies import (
    BeatenEffect,
    ConvoyedAttackFrom,
    NeighbourConvoy,
    Paradox,
    Routes,
    SupportCoast,
)
from engine.games.diplomacy.profile import POINTS, Profile
from engine.rules.phase import Phase, Season, Step
from engine.rules.position import Position
from engine.rules.ruling import Verdict

POSITIONS = int(os.environ.get("VELMOC_POSITIONS", "600"))
BATCH = 50
FALLBACK = (NeighbourConvoy.WHEN_NEEDED, NeighbourConvoy.BY_MARK_OR_OWN_FLEET)


@dataclass(frozen=True)
class Outcome:
    moved: frozenset[str]
    carried: frozenset[str]
    """Armies by sea whose convoy held."""
    open: frozenset[str]
    """Armies, by sea or not, whose convoy held or would have."""


class Plain:
    """Judges by supposing everything; ``walking`` armies have given up their convoy."""

    def __init__(self, table, units, orders, stopped=frozenset(), walking=frozenset()):
        self.board, self.touching, self.profile = table
        self.units = {unit.province: unit for unit in units}
        self.orders = orders
        self.stopped = stopped
        self.movers = [p for p, o in orders.items() if isinstance(o, Move)]
        self.sailing = {p for p in self.movers if self.wants_sea(p)}
        self.either = {
            p
            for p in self.sailing
            if profile_falls_back(self.profile) and self.board.reaches("A", p, self.goal(p))
        }
        self.sea = self.sailing - walking
        self.lanes = {p: self._lanes(p) for p in self.sailing}

    # the way an army goes

    def goal(self, mover):
        return province_of(self.orders[mover].to)

    def carriers(self, army):
        return {
            p
            for p, o in self.orders.items()
            if isinstance(o, Convoy) and o.target == army and o.to == self.goal(army)
        }

    def joined(self, army, fleets):
        reached = {f for f in fleets if (f, army) in self.touching}
        while more := {f for f in fleets if any((f, r) in self.touching for r in reached)}:
            if more <= reached:
                break
            reached |= more
        return any((f, self.goal(army)) in self.touching for f in reached)

    def _lanes(self, army):
        """Every smallest set of fleets that joins the army's space with its goal."""
        fleets = sorted(self.carriers(army))
        found = []
        for size in range(1, len(fleets) + 1):
            for lane in itertools.combinations(fleets, size):
                if self.joined(army, set(lane)) and not any(set(f) <= set(lane) for f in found):
                    found.append(lane)
        return [set(lane) for lane in found]

    def wants_sea(self, mover):
        order = self.orders[mover]
        if order.kind == "F":
            return False
        if not self.board.reaches("A", mover, self.goal(mover)):
            return True
        mine, carriers = self.units[mover].power, self.carriers(mover)
        own = any(self.units[fleet].power == mine for fleet in carriers)
        other = self.orders.get(self.goal(mover))
        comes = isinstance(other, Move) and province_of(other.to) == mover
        there = self.joined(mover, carriers)
        return {
            NeighbourConvoy.WHEN_NEEDED: there and comes,
            NeighbourConvoy.BY_INTENT: there
            and (own or (comes and self.units[self.goal(mover)].power == mine)),
            NeighbourConvoy.BY_MARK_OR_OWN_FLEET: there and (own or order.via_convoy),
            NeighbourConvoy.BY_MARK_NO_FALLBACK: own or order.via_convoy,
            NeighbourConvoy.BY_MARK: order.via_convoy,
        }[self.profile.neighbour_convoy]

    def holds(self, army, out):
        lost = out | self.stopped
        lanes = self.lanes[army]
        if self.profile.routes is Routes.ANY_BROKEN:
            return bool(lanes) and not any(lane & lost for lane in lanes)
        return any(not lane & lost for lane in lanes)

    # one supposition

    def consistent(self, moved):
        out = {p for p in self.units if p not in moved and any(self.goal(m) == p for m in moved)}
        open_ = {m for m in self.sailing if self.holds(m, out)}
        arriving = {m for m in self.movers if m not in self.sea or m in open_}
        given = {s for s, o in self.orders.items() if self.given(s, o, out, arriving, moved)}
        for mover in self.movers:
            if (mover in moved) != self.succeeds(mover, moved, out, arriving, given):
                return None
        carried = frozenset(arriving & self.sea)
        return Outcome(frozenset(moved), carried, frozenset(open_))

    def given(self, at, order, out, arriving, moved):
        if isinstance(order, SupportHold):
            into = province_of(order.target)
            if isinstance(self.orders[into], Move):
                return False
        elif isinstance(order, SupportMove):
            into = province_of(order.to)
            theirs = self.orders[province_of(order.target)]
            if not isinstance(theirs, Move) or province_of(theirs.to) != into:
                return False
            compared = self.profile.support_coast is not SupportCoast.FREE
            if compared and coast_of(order.to) and order.to != theirs.to:
                return False
        else:
            return False
        for attacker in self.movers:
            if self.goal(attacker) != at or attacker not in arriving:
                continue
            if self.spared(attacker, into, order):
                continue
            own = self.units[attacker].power == self.units[at].power
            if (self.origin(attacker) != into and not own) or (at in out and attacker in moved):
                return False
        return True

    def origin(self, attacker):
        if self.profile.convoyed_attack_from is ConvoyedAttackFrom.ARMY or attacker not in self.sea:
            return attacker
        goal = self.goal(attacker)
        last = [f for f in self.carriers(attacker) if (f, goal) in self.touching]
        return last[0] if len(last) == 1 else None

    def spared(self, army, into, order):
        if army not in self.sea:
            return False
        attack = isinstance(order, SupportMove) and into in self.carriers(army)
        lanes, every = self.lanes[army], self.profile.routes is Routes.ANY_BROKEN
        used = any(into in lane for lane in lanes)
        match self.profile.paradox:
            case Paradox.ATTACK_ON_OWN_CONVOY:
                return attack
            case Paradox.ATTACK_ON_CONVOY_FLEET:
                return attack and (used or not every)
            case Paradox.ATTACK_ON_NECESSARY_FLEET:
                needed = bool(lanes) and all(into in lane for lane in lanes)
                return attack and (used if every else needed)
            case Paradox.ACTION_AT_CONVOYING_FLEET:
                convoy = self.orders.get(into)
                carried = self.orders.get(convoy.target) if isinstance(convoy, Convoy) else None
                return isinstance(carried, Move) and province_of(carried.to) == convoy.to
        return False

    def helpers(self, unit, given):
        own = self.orders[unit]
        return [
            self.units[helper].power
            for helper in given
            if province_of(self.orders[helper].target) == unit
            and isinstance(self.orders[helper], SupportMove) == isinstance(own, Move)
        ]

    def head_on(self, mover):
        goal = self.goal(mover)
        other = self.orders.get(goal)
        walks = mover not in self.sea and goal not in self.sea
        return walks and isinstance(other, Move) and province_of(other.to) == mover

    def succeeds(self, mover, moved, out, arriving, given):
        if mover not in arriving:
            return False
        goal, helpers = self.goal(mover), self.helpers(mover, given)
        strength = 1 + len(helpers)
        holder = self.units.get(goal)
        if holder is not None and (goal not in moved or self.head_on(mover)):
            if holder.power == self.units[mover].power:
                return False
            strength = 1 + sum(power != holder.power for power in helpers)
            defence = 1
            if self.head_on(mover) or not isinstance(self.orders[goal], Move):
                defence += len(self.helpers(goal, given))
            if strength <= defence:
                return False
        for rival in self.movers:
            if rival == mover or self.goal(rival) != goal or rival not in arriving:
                continue
            powerless = rival in out and goal in moved and self.goal(goal) == rival
            if self.profile.beaten_effect is BeatenEffect.NONE_AFTER_HEAD_ON:
                powerless = powerless and self.head_on(rival)
            if not powerless and strength <= 1 + len(self.helpers(rival, given)):
                return False
        return True

    def outcomes(self):
        found = []
        for size in range(len(self.movers) + 1):
            for moved in itertools.combinations(self.movers, size):
                outcome = self.consistent(frozenset(moved))
                if outcome is not None:
                    found.append(outcome)
        return found


def profile_falls_back(profile):
    return profile.neighbour_convoy in FALLBACK


class Court:
    """Both adjudicators under one table's rules, and where they differ."""

    def __init__(self, board, touching, deal):
        self.board, self.touching, self.deal = board, touching, deal
        self.seen = Counter()

    def compare(self, seed, profile):
        dice = random.Random(seed)
        units, orders = self.deal(seed)
        if dice.random() < 0.5:
            self.detour(dice, {unit.province: unit for unit in units}, orders)
        marked = {
            place: replace(order, via_convoy=True)
            if isinstance(order, Move) and order.kind == "A" and dice.random() < 0.4
            else order
            for place, order in orders.items()
        }
        judged, chains = self.judge(units, marked, profile)
        moved = frozenset(p for p, (verdict, _) in chains.items() if verdict is Verdict.SUCCEEDS)
        stopped = frozenset(p for p, (_, told) in chains.items() if "convoy_paradox" in told)
        table = (self.board, self.touching, profile)
        either = Plain(table, units, judged).either
        walking = frozenset(p for p in either if "land_as_fallback" in chains[p][1])
        free = Plain(table, units, judged, walking=walking).outcomes()
        self.seen.update(walking=len(walking), either=len(either), stopped=bool(stopped))
        self.seen.update(
            shared=sum(len(lanes) > 1 for lanes in Plain(table, units, judged).lanes.values())
        )
        if bool(stopped) != (len({o.carried for o in free}) != 1) and not either:
            return f"{seed}: stopped {sorted(stopped)}"
        found = Plain(table, units, judged, stopped, walking).outcomes()
        if len({outcome.carried for outcome in found}) != 1:
            return f"{seed}: still a paradox without {sorted(stopped)}"
        best = max(found, key=lambda outcome: len(outcome.moved))
        if best.moved != moved:
            return f"{seed}: {sorted(best.moved)}, not {sorted(moved)}"
        if (best.open & either) != either - walking:
            return f"{seed}: walking {sorted(walking)}, but {sorted(best.open & either)} could sail"
        return ""

    def detour(self, dice, units, orders):
        """Send armies to neighbours across the water, against each other, and attack the fleets."""
        seas = [p for p in units if self.board.provinces[p].terrain is Terrain.SEA]
        used = set()
        for sea in sorted(seas):
            shore = {b for a, b in self.touching if a == sea}
            pairs = [
                (army, goal)
                for army in sorted(shore & units.keys() - used)
                for goal in sorted(shore - used)
                if units[army].kind == "A" and self.board.reaches("A", army, goal)
            ]
            busy = [pair for pair in pairs if pair[1] in units] or pairs
            if sea in used or not busy or dice.random() < 0.4:
                continue
            army, goal = dice.choice(busy)
            orders[army] = Move(units[army].kind, army, goal)
            used |= {sea, army, goal}
            for other in seas:
                joins = (other, army) in self.touching and (other, goal) in self.touching
                if other == sea or (joins and other not in used and dice.random() < 0.6):
                    orders[other] = Convoy(units[other].kind, other, army, goal)
                    used.add(other)
            if goal in units and dice.random() < 0.7:
                self.send(units[goal], army, orders)
            self.attack(dice, sea, units, orders, used)

    def send(self, unit, goal, orders):
        """Order a unit to a province, if it can go there."""
        ways = [at for at in self.board.neighbours(unit.kind, unit.at) if province_of(at) == goal]
        if ways:
            orders[unit.province] = Move(unit.kind, unit.at, min(ways))

    def attack(self, dice, sea, units, orders, used):
        """Let two units that are free attack a fleet together, most of the time."""
        near = [p for p in sorted(units.keys() - used) if self.board.reaches("F", units[p].at, sea)]
        able = [p for p in near if units[p].kind == "F"]
        if able and dice.random() < 0.7:
            first = units[able[0]]
            self.send(first, sea, orders)
            for other in able[1:2]:
                helper = units[other]
                orders[other] = SupportMove(helper.kind, helper.at, first.kind, first.at, sea)
            used.update(able[:2])

    def judge(self, units, orders, profile):
        sheets = {}
        for unit in units:
            sheets.setdefault(unit.power, []).append(str(orders[unit.province]))
        position = Position(phase=Phase(1901, Season.SPRING, Step.MOVES), units=units)
        rulings = Diplomacy(self.board, profile).adjudicate(position, sheets).rulings
        judged = {province_of(r.unit[2:]): parse(r.order) for r in rulings}
        chains = {
            province_of(r.unit[2:]): (r.verdict, [f.reason for f in r.findings]) for r in rulings
        }
        return judged, chains


@pytest.fixture(scope="module")
def court(board, touching_spaces, deal):
    return Court(board, touching_spaces, deal)


def at_will(seed):
    """Return a table that plays each point of a fight as it likes, but for letting all hold."""
    dice = random.Random(seed)
    points = ("routes", "paradox", "neighbour_convoy", "convoyed_attack_from", "beaten_effect")
    options = {point: str(dice.choice(list(POINTS[point]))) for point in points}
    if options["paradox"] == Paradox.ALL_HOLD:
        options["paradox"] = str(Paradox.SZYKMAN)
    return Profile.of(options)


@pytest.mark.parametrize("edition", [name for name in PROFILES if name != "1982"])
@pytest.mark.parametrize("batch", range(0, POSITIONS // 4, BATCH))
def test_both_adjudicators_agree_under_every_rulebook(court, edition, batch):
    told = [court.compare(seed, PROFILES[edition]) for seed in range(batch, batch + BATCH)]

    assert [line for line in told if line] == []


@pytest.mark.parametrize("batch", range(0, POSITIONS, BATCH))
def test_both_adjudicators_agree_whatever_a_table_plays(court, batch):
    told = [court.compare(seed, at_will(seed)) for seed in range(batch, batch + BATCH)]

    assert [line for line in told if line] == []


def test_the_positions_are_worth_judging(board, touching_spaces, deal):
    court = Court(board, touching_spaces, deal)

    for seed in range(600):
        court.compare(seed, at_will(seed))

    assert court.seen["either"] > 30
    assert court.seen["walking"] > 3
    assert court.seen["shared"] > 3
    assert court.seen["stopped"] > 1


@pytest.mark.parametrize(
    ("room", "name", "wrong"),
    [
        (paradoxes, "_protected", lambda *fleets, attack: attack),
        (Battle, "_unbroken", lambda self, state, fleets: YES),
        (Field, "over_land", lambda self, armies: self),
    ],
)
def test_a_wrong_rule_would_be_noticed(court, monkeypatch, room, name, wrong):
    monkeypatch.setattr(room, name, wrong)

    assert any(court.compare(seed, at_will(seed)) for seed in range(2_000))
