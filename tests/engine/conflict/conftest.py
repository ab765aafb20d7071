"""Deals positions for the second adjudicator: small, crowded, rich in convoys and knots."""

import random
import re
from functools import cache

import pytest

from engine.board.board import Board
from engine.board.loader import load_map
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.games.diplomacy.orders import Convoy, Hold, Move, SupportHold, SupportMove, parse
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


@pytest.fixture(scope="session")
def board():
    return BOARD


@pytest.fixture(scope="session")
def deal():
    """Deal units and orders from a number."""

    def from_seed(seed):
        return Dealer(BOARD, seed).deal()

    return from_seed


@pytest.fixture(scope="session")
def touching_spaces():
    """Pairs of spaces between which some fleet could sail."""
    return touching()
