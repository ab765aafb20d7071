"""Deals positions for the second adjudicator: crowded, rich in convoys and knots."""

import random
import re
from dataclasses import replace
from functools import cache

from engine.board.board import Board
from engine.board.loader import load_map
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.games.diplomacy.orders import Convoy, Hold, Move, SupportHold, SupportMove, parse
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Unit, UnitKind

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


BOARD = load_map("standard").board


@cache
def touching():
    pairs = {(province_of(a), province_of(b)) for a, b in BOARD.fleet_borders}
    return pairs | {(b, a) for a, b in pairs}


def touched(order):
    """Return the spaces that an order names."""
    names = (getattr(order, name, "") for name in ("at", "to", "target"))
    return {province_of(place) for place in names if place}


class Dealer:
    """Deals positions in which much depends on much."""

    def __init__(self, board: Board, seed: int):
        self.board = board
        self.dice = random.Random(seed)

    def deal(self):
        return self._knot() if self.dice.random() < 0.35 else self._scatter()

    def rich(self, *, wide=False):
        """Deal a position with detours by sea and marked moves; a wide one has several regions."""
        kind = self.dice.random()
        units, orders = (
            self._siege() if kind < 0.2 else self._circle() if kind < 0.3 else self.deal()
        )
        if wide:
            for _ in range(self.dice.randint(1, 3)):
                more, theirs = self._siege() if self.dice.random() < 0.3 else self.deal()
                taken = {unit.province for unit in units}
                if not any(touched(order) & taken for order in theirs.values()):
                    units, orders = (*units, *more), {**orders, **theirs}
        if self.dice.random() < 0.5:
            self.detour({unit.province: unit for unit in units}, orders)
        for place, order in orders.items():
            if isinstance(order, Move) and order.kind == "A" and self.dice.random() < 0.4:
                orders[place] = replace(order, via_convoy=True)
        return units, orders

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

    def _siege(self):
        """Deal a garrison that two attack, about as strong as each other, and some onlookers."""
        goal = self.dice.choice(sorted(self.board.provinces))
        near = [p for p in sorted(self.board.provinces) if self._neighbours(p, goal)]
        near = self.dice.sample(near, min(len(near), self.dice.randint(4, 7)))
        units = [self._near(place, goal) for place in near]
        orders = {one.province: self._towards(one, goal) for one in units[:2]}
        for helper in units[2:]:
            attacker = self.dice.choice(units[:2])
            if self.dice.random() < 0.8:
                orders[helper.province] = SupportMove(
                    helper.kind, helper.at, attacker.kind, attacker.at, goal
                )
        if self.dice.random() < 0.85:
            units.append(self._unit(goal))
            if self.dice.random() < 0.6:
                orders[goal] = Hold(units[-1].kind, units[-1].at)
        return self._filled(units, orders)

    def _circle(self):
        """Deal three units or more that go round, most of the time, and who may stop them."""
        way = [self.dice.choice([p.id for p in self.board.provinces.values() if self._dry(p)])]
        for _ in range(self.dice.randint(2, 4)):
            ahead = {p for p in self.board.provinces if self.board.reaches("A", way[-1], p)}
            way += self.dice.sample(sorted(ahead - {*way}), 1) if ahead - {*way} else []
        units = [Unit(self.dice.choice(POWERS), ARMY, place) for place in way]
        ring = zip(units, [*way[1:], way[0]], strict=True)
        orders = {
            one.province: Move(one.kind, one.at, to)
            for one, to in ring
            if self.board.reaches("A", one.at, to)
        }
        return self._filled(units, orders)

    def _dry(self, province):
        return province.terrain is not Terrain.SEA

    def _neighbours(self, place, goal):
        locations = {place, *self.board.provinces[place].locations}
        return [(k, at) for k in "AF" for at in sorted(locations) if self._may(k, at, goal)]

    def _may(self, kind, at, goal):
        return at != goal and self.board.reaches(kind, at, goal)

    def _near(self, place, goal):
        kind, at = self.dice.choice(self._neighbours(place, goal))
        return Unit(self.dice.choice(POWERS), UnitKind(kind), at)

    def _towards(self, unit, goal):
        return Move(unit.kind, unit.at, next(w for w in self._ways(unit) if province_of(w) == goal))

    def _filled(self, units, orders):
        """Add a few units somewhere near, and orders for whoever has none."""
        taken = {unit.province for unit in units}
        close = {province_of(w) for unit in units for w in self._ways(unit)} - taken
        extra = self.dice.sample(sorted(close), min(len(close), self.dice.randint(0, 4)))
        units = [*units, *(self._unit(place) for place in extra)]
        for unit in units:
            if unit.province not in orders and self.dice.random() < 0.4:
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
            return Unit(power, FLEET, place)
        if province.terrain is Terrain.INLAND or self.dice.random() < 0.6:
            return Unit(power, ARMY, place)
        return Unit(power, FLEET, self.dice.choice(province.locations))

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

    def detour(self, units, orders):
        """Send armies to neighbours across the water, against each other, and attack the fleets."""
        seas = [p for p in units if self.board.provinces[p].terrain is Terrain.SEA]
        used = set()
        for sea in sorted(seas):
            shore = {b for a, b in touching() if a == sea}
            pairs = [
                (army, goal)
                for army in sorted(shore & units.keys() - used)
                for goal in sorted(shore - used)
                if units[army].kind == "A" and self.board.reaches("A", army, goal)
            ]
            busy = [pair for pair in pairs if pair[1] in units] or pairs
            if sea in used or not busy or self.dice.random() < 0.4:
                continue
            army, goal = self.dice.choice(busy)
            orders[army] = Move(units[army].kind, army, goal)
            used |= {sea, army, goal}
            for other in seas:
                joins = (other, army) in touching() and (other, goal) in touching()
                if other == sea or (joins and other not in used and self.dice.random() < 0.6):
                    orders[other] = Convoy(units[other].kind, other, army, goal)
                    used.add(other)
            if goal in units and self.dice.random() < 0.7:
                self.send(units[goal], army, orders)
            self.attack(sea, units, orders, used)

    def send(self, unit, goal, orders):
        """Order a unit to a province, if it can go there."""
        ways = [at for at in self.board.neighbours(unit.kind, unit.at) if province_of(at) == goal]
        if ways:
            orders[unit.province] = Move(unit.kind, unit.at, min(ways))

    def attack(self, sea, units, orders, used):
        """Let two units that are free attack a fleet together, most of the time."""
        near = [p for p in sorted(units.keys() - used) if self.board.reaches("F", units[p].at, sea)]
        able = [p for p in near if units[p].kind == "F"]
        if able and self.dice.random() < 0.7:
            first = units[able[0]]
            self.send(first, sea, orders)
            for other in able[1:2]:
                helper = units[other]
                orders[other] = SupportMove(helper.kind, helper.at, first.kind, first.at, sea)
            used.update(able[:2])
