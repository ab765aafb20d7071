"""The solver against a second adjudicator that is as plain and slow as the rulebook's own words.

The second one knows no order of deciding: it supposes every combination of moves that succeed and
keeps those that contradict no rule. ``VELMOC_POSITIONS=20000 pytest tests/engine/conflict`` judges
more positions than the suite does.
"""

import itertools
import os
import random
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache

import pytest

from engine.board.board import Board
from engine.board.loader import load_map
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import Convoy, Hold, Move, SupportHold, SupportMove, parse
from engine.rules.phase import Phase, Season, Step
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Verdict

POSITIONS = int(os.environ.get("VELMOC_POSITIONS", "600"))
BATCH = 50

NORTH = tuple(
    re.findall(
        r"\w+", "LON WAL YOR EDI BEL HOL PIC BRE NWY DEN SWE NTH ENG IRI MAO HEL SKA NWG CLY LVP"
    )
)
SOUTH = tuple(
    re.findall(
        r"\w+", "TUN NAP ROM TUS GRE ALB APU VEN TRI SER BUL CON SMY ION TYS ADR AEG EAS LYO"
    )
)
EAST = tuple(re.findall(r"\w+", "SER BUD RUM BUL GAL SEV UKR VIE TRI GRE CON BLA ANK ARM AEG SMY"))
POWERS = ("ENGLAND", "FRANCE", "ITALY")


BOARD = load_map("standard").board


KNOTS = (
    # One convoy whose landing cuts the support that keeps its own fleet afloat.
    """A LON - BEL/F NTH C A LON - BEL/F BEL S F NTH/F HEL S F SKA - NTH/F SKA - NTH
    /F ENG S A LON - BEL""",
    # Two convoys, each landing on support for an attack on the other's fleet.
    """F EDI - NTH/F LON S F EDI - NTH/A BRE - LON/F ENG C A BRE - LON/F BEL S F PIC - ENG
    /F PIC - ENG/A NWY - BEL/F NTH C A NWY - BEL""",
    # Two convoys, each landing on the defence of the other's fleet.
    """F EDI - NTH/F YOR S F EDI - NTH/A BRE - LON/F ENG C A BRE - LON/F BEL S F ENG
    /F LON S F NTH/F PIC - ENG/F IRI S F PIC - ENG/A NWY - BEL/F NTH C A NWY - BEL""",
    # One lands on support for an attack, the other on defence.
    """F EDI - NTH/F LON S F EDI - NTH/A BRE - LON/F ENG C A BRE - LON/F BEL S F ENG
    /F PIC - ENG/F IRI S F PIC - ENG/A NWY - BEL/F NTH C A NWY - BEL""",
)
"""Convoys that decide about themselves or each other, where XII.5 says nothing."""


@cache
def touching():
    pairs = {(province_of(a), province_of(b)) for a, b in BOARD.fleet_borders}
    return pairs | {(b, a) for a, b in pairs}


@dataclass(frozen=True)
class Outcome:
    """One way in which everything could come out without contradiction."""

    moved: frozenset[str]
    carried: frozenset[str]


class Plain:
    """Judges by supposing everything."""

    def __init__(self, board, units, orders, stopped=frozenset()):
        self.board = board
        self.units = {unit.province: unit for unit in units}
        self.orders = orders
        self.stopped = stopped
        self.movers = [p for p, o in orders.items() if isinstance(o, Move)]
        self.sea = {p for p in self.movers if self._by_sea(p)}

    # the way an army goes

    def _touches(self, sea, province):
        return (sea, province) in touching()

    def _carriers(self, army):
        goal = province_of(self.orders[army].to)
        return {
            p
            for p, o in self.orders.items()
            if isinstance(o, Convoy) and o.target == army and o.to == goal
        }

    def _route(self, army, fleets):
        goal = province_of(self.orders[army].to)
        reached = {f for f in fleets if self._touches(f, army)}
        while True:
            more = {f for f in fleets if any(self._touches(f, r) for r in reached)} - reached
            if not more:
                return any(self._touches(f, goal) for f in reached)
            reached |= more

    def _by_sea(self, mover):
        order = self.orders[mover]
        goal = province_of(order.to)
        if order.kind == "F":
            return False
        carriers = self._carriers(mover)
        if not self.board.reaches("A", mover, goal):
            return True
        if not self._route(mover, carriers):
            return False
        mine = self.units[mover].power
        other = self.orders.get(goal)
        return any(self.units[f].power == mine for f in carriers) or (
            isinstance(other, Move)
            and self.units[goal].power == mine
            and province_of(other.to) == mover
        )

    # one supposition

    def goal(self, mover):
        return province_of(self.orders[mover].to)

    def consistent(self, moved):
        out = {p for p in self.units if p not in moved and any(self.goal(m) == p for m in moved)}
        carried = {
            m
            for m in self.movers
            if m not in self.sea or self._route(m, self._carriers(m) - out - self.stopped)
        }
        given = {s for s, o in self.orders.items() if self._given(s, o, out, carried, moved)}
        for mover in self.movers:
            if (mover in moved) != self._succeeds(mover, moved, out, carried, given):
                return None
        return Outcome(frozenset(moved), frozenset(carried & self.sea))

    def _given(self, at, order, out, carried, moved):
        if isinstance(order, SupportHold):
            into = province_of(order.target)
            if isinstance(self.orders[into], Move):
                return False
        elif isinstance(order, SupportMove):
            into = province_of(order.to)
            theirs = self.orders[province_of(order.target)]
            if not isinstance(theirs, Move) or province_of(theirs.to) != into:
                return False
        else:
            return False
        for attacker in self.movers:
            if self.goal(attacker) != at or attacker not in carried:
                continue
            if self._xii_5(attacker, order):
                continue
            own = self.units[attacker].power == self.units[at].power
            if (attacker != into and not own) or (at in out and attacker in moved):
                return False
        return True

    def _xii_5(self, attacker, order):
        """The army lands on support for an attack on a sea from which it is being carried."""
        if attacker not in self.sea or not isinstance(order, SupportMove):
            return False
        return province_of(order.to) in self._carriers(attacker)

    def _helpers(self, unit, given):
        own = self.orders[unit]
        found = []
        for helper in given:
            order = self.orders[helper]
            if province_of(order.target) != unit:
                continue
            if isinstance(order, SupportMove) == isinstance(own, Move):
                found.append(self.units[helper].power)
        return found

    def _head_on(self, mover):
        goal = self.goal(mover)
        other = self.orders.get(goal)
        return (
            isinstance(other, Move)
            and province_of(other.to) == mover
            and mover not in self.sea
            and goal not in self.sea
        )

    def _succeeds(self, mover, moved, out, carried, given):
        if mover not in carried:
            return False
        goal = self.goal(mover)
        helpers = self._helpers(mover, given)
        strength = 1 + len(helpers)
        holder = self.units.get(goal)
        if holder is not None and (goal not in moved or self._head_on(mover)):
            if holder.power == self.units[mover].power:
                return False
            strength = 1 + sum(power != holder.power for power in helpers)
            defence = 1
            if self._head_on(mover) or not isinstance(self.orders[goal], Move):
                defence += len(self._helpers(goal, given))
            if strength <= defence:
                return False
        for rival in self.movers:
            if rival == mover or self.goal(rival) != goal or rival not in carried:
                continue
            beaten_from_here = rival in out and goal in moved and self.goal(goal) == rival
            if not beaten_from_here and strength <= 1 + len(self._helpers(rival, given)):
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


class Dealer:
    """Deals positions in which much depends on much."""

    def __init__(self, board: Board, seed: int):
        self.board = board
        self.dice = random.Random(seed)

    def deal(self):
        return self._knot() if self.dice.random() < 0.35 else self._scatter()

    def _knot(self):
        """Deal a known knot with a few units missing, others added, and powers at random."""
        texts = [text.strip() for text in self.dice.choice(KNOTS).split("/")]
        given = [parse(text) for text in texts if self.dice.random() < 0.93]
        units = [Unit(self.dice.choice(POWERS), order.kind, order.at) for order in given]
        orders = {order.at: order for order in given}
        missing = {getattr(o, "target", o.at) for o in given} - set(orders)
        free = [place for place in NORTH if place not in orders and place not in missing]
        extra = [self._unit(place) for place in self.dice.sample(free, self.dice.randint(0, 4))]
        units += [self._unit(place) for place in sorted(missing)] + extra
        taken = {unit.province for unit in units}
        for unit in units:
            if unit.province not in orders and self.dice.random() < 0.5:
                orders[unit.province] = self._move(unit, taken)
        for unit in units:
            if unit.province not in orders:
                orders[unit.province] = self._support(unit, units, orders)
        return tuple(units), orders

    def _scatter(self):
        region = self.dice.choice((NORTH, NORTH, SOUTH, SOUTH, EAST))
        places = self.dice.sample(region, self.dice.randint(5, 12))
        seas = [p for p in region if self.board.provinces[p].terrain is Terrain.SEA]
        places += [sea for sea in seas if sea not in places and self.dice.random() < 0.35]
        units = tuple(self._unit(place) for place in places)
        orders = self._orders(units)
        return units, orders

    def _unit(self, place):
        province = self.board.provinces[place]
        power = self.dice.choice(POWERS)
        if province.terrain is Terrain.SEA:
            return Unit(power, UnitKind.FLEET, place)
        if province.terrain is Terrain.INLAND or self.dice.random() < 0.6:
            return Unit(power, UnitKind.ARMY, place)
        return Unit(power, UnitKind.FLEET, self.dice.choice(province.locations))

    def _orders(self, units):
        orders = {}
        taken = {u.province for u in units}
        plans = self._crossings(units, taken)
        for army, goal in plans:
            orders[army.province] = Move(army.kind, army.at, goal)
        for unit in units:
            at_sea = self.board.provinces[unit.province].terrain is Terrain.SEA
            if at_sea and plans and self.dice.random() < 0.75:
                army, goal = self.dice.choice(plans)
                orders[unit.province] = Convoy(unit.kind, unit.at, army.at, goal)
        if self.dice.random() < 0.6:
            self._tangle(units, orders, plans)
        for unit in units:
            if unit.province not in orders and self.dice.random() < 0.55:
                orders[unit.province] = self._move(unit, taken)
        for unit in units:
            if unit.province not in orders:
                orders[unit.province] = self._support(unit, units, orders)
        return orders

    def _crossings(self, units, taken):
        """Choose armies that are to cross the sea, and where to: mostly onto other units."""
        plans = []
        for army in units:
            goals = sorted(self._shores(army, units) - {army.at})
            if goals and self.dice.random() < 0.7:
                busy = [goal for goal in goals if goal in taken] or goals
                plans.append((army, self.dice.choice(busy if self.dice.random() < 0.8 else goals)))
        return plans

    def _tangle(self, units, orders, plans):
        """Let fleets be attacked while whoever a convoy lands on has a say in it."""
        carrying = {u.province for u in units if isinstance(orders.get(u.province), Convoy)}
        landed = {goal for _, goal in plans}
        for unit in units:
            targets = sorted(carrying & {province_of(w) for w in self._ways(unit)})
            if unit.province in orders or unit.province in landed or not targets:
                continue
            if self.dice.random() < 0.7:
                orders[unit.province] = Move(unit.kind, unit.at, self.dice.choice(targets))
        for unit in units:
            if unit.province in landed and unit.province not in orders:
                helps = [
                    help_
                    for help_ in self._helps(unit, units, orders)
                    if province_of(getattr(help_, "to", help_.target)) in carrying
                ]
                if helps:
                    orders[unit.province] = self.dice.choice(helps)

    def _ways(self, unit):
        return sorted(self.board.neighbours(unit.kind, unit.at))

    def _shores(self, army, units):
        """Return every coast to which the fleets on the board could carry an army."""
        seas = {u.at for u in units if self.board.provinces[u.province].terrain is Terrain.SEA}
        touch = touching()
        if army.kind == "F" or not self._coast(army.at):
            return set()
        reached = {sea for sea in seas if (sea, army.at) in touch}
        while more := {s for s in seas if any((s, r) in touch for r in reached)} - reached:
            reached |= more
        return {p for p in self.board.provinces if self._coast(p)} & {
            b for a, b in touch if a in reached
        }

    def _coast(self, place):
        return self.board.provinces[place].terrain is Terrain.COASTAL

    def _move(self, unit, taken):
        ways = sorted(self.board.neighbours(unit.kind, unit.at))
        busy = [way for way in ways if province_of(way) in taken]
        to = self.dice.choice(busy if busy and self.dice.random() < 0.8 else ways)
        return Move(unit.kind, unit.at, to)

    def _support(self, unit, units, orders):
        able = self._helps(unit, units, orders)
        return self.dice.choice(able) if able else Hold(unit.kind, unit.at)

    def _helps(self, unit, units, orders):
        able = []
        for other in units:
            theirs = orders.get(other.province)
            if other is unit:
                continue
            if isinstance(theirs, Move):
                if self.board.reaches(unit.kind, unit.at, province_of(theirs.to)):
                    able.append(SupportMove(unit.kind, unit.at, other.kind, other.at, theirs.to))
            elif self.board.reaches(unit.kind, unit.at, other.province):
                able.append(SupportHold(unit.kind, unit.at, other.kind, other.at))
        return able


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(BOARD)


def judge(rules, units, orders):
    """Return the orders as judged, who moved, and which fleets a paradox stopped."""
    sheets = {}
    for unit in units:
        sheets.setdefault(unit.power, []).append(str(orders[unit.province]))
    position = Position(phase=Phase(1901, Season.SPRING, Step.MOVES), units=units)
    resolution = rules.adjudicate(position, sheets)
    judged = {province_of(r.unit[2:]): parse(r.order) for r in resolution.rulings}
    moved = frozenset(
        province_of(r.unit[2:]) for r in resolution.rulings if r.verdict is Verdict.SUCCEEDS
    )
    stopped = frozenset(
        province_of(r.unit[2:])
        for r in resolution.rulings
        if any(finding.reason == "convoy_paradox" for finding in r.findings)
    )
    return judged, moved, stopped


def fullest(outcomes):
    """Return the outcome in which most moves succeed: units going round in a circle do."""
    return max(outcomes, key=lambda outcome: len(outcome.moved))


def disagreement(rules, seed):
    units, orders = Dealer(rules.board, seed).deal()
    judged, moved, stopped = judge(rules, units, orders)
    kinds = Counter(type(order).__name__ for order in judged.values())
    outcomes = Plain(rules.board, units, judged).outcomes()
    paradox = len({outcome.carried for outcome in outcomes}) != 1
    seen = "paradox" if paradox else "circle" if len(outcomes) > 1 else "plain"
    if paradox != bool(stopped):
        return f"{seed}: paradox {paradox}, stopped {sorted(stopped)}", seen, kinds
    if paradox:
        outcomes = Plain(rules.board, units, judged, stopped).outcomes()
        if len({outcome.carried for outcome in outcomes}) != 1:
            return f"{seed}: still a paradox without {sorted(stopped)}", seen, kinds
    if fullest(outcomes).moved != moved:
        return f"{seed}: {sorted(fullest(outcomes).moved)}, not {sorted(moved)}", seen, kinds
    return "", seen, kinds


@pytest.mark.parametrize("batch", range(0, POSITIONS, BATCH))
def test_both_adjudicators_agree(rules, batch):
    told = [disagreement(rules, seed)[0] for seed in range(batch, batch + BATCH)]

    assert [line for line in told if line] == []


def test_the_positions_are_worth_judging(rules):
    dealt = [disagreement(rules, seed) for seed in range(200)]
    kinds = sum((orders for _, _, orders in dealt), Counter())
    seen = Counter(kind for _, kind, _ in dealt)

    assert kinds["Convoy"] > 150
    assert kinds["Move"] > 600
    assert kinds["SupportMove"] > 200
    assert seen["circle"]
    assert seen["paradox"]
