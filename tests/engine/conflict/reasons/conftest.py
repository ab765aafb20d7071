"""A judged turn seen through nothing but orders and verdicts, to count everything again."""

from functools import cached_property

import pytest

from engine.board.location import province_of
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import Convoy, Move, SupportHold, SupportMove
from engine.games.diplomacy.phase import Phase
from engine.rules.position import Position
from engine.rules.ruling import Verdict


class Turn:
    """A judged turn seen through nothing but what each unit was ordered and how it ended."""

    def __init__(self, rules, touching, position, sheets):
        self.rules = rules
        self.board = rules.board
        self.touching = touching
        self.position = position
        self.sheets = sheets
        self.rulings = {
            province_of(r.unit[2:]): r for r in rules.adjudicate(position, sheets).rulings if r.unit
        }
        self.power = {place: r.power for place, r in self.rulings.items()}
        self.order = {place: r.order for place, r in self.rulings.items()}

    def verdict(self, place):
        return self.rulings[place].verdict

    def moves(self, place):
        return isinstance(self.order[place], Move)

    def goal(self, place):
        return province_of(self.order[place].to)

    def moved(self, place):
        return self.moves(place) and self.verdict(place) is Verdict.SUCCEEDS

    def beaten(self, place):
        return self.rulings[place].dislodged

    def stayed(self, place):
        """Tell whether a unit stood there before and after."""
        return place in self.rulings and not self.moved(place) and not self.beaten(place)

    def helpers(self, place, verdict=Verdict.GIVEN):
        """List the units whose support for what a unit did was given, or cut."""
        mine = self.order[place]
        return {
            p
            for p, o in self.order.items()
            if self.verdict(p) is verdict
            and isinstance(o, SupportHold | SupportMove)
            and province_of(o.target) == place
            and isinstance(o, SupportMove) == isinstance(mine, Move)
            and (isinstance(o, SupportHold) or province_of(o.to) == self.goal(place))
        }

    def strength(self, place, without=""):
        return 1 + sum(self.power[h] != without for h in self.helpers(place))

    def carriers(self, army):
        return {
            p
            for p, o in self.order.items()
            if isinstance(o, Convoy) and o.target == army and o.to == self.goal(army)
        }

    def links(self, army, fleets):
        """Tell whether fleets make a route, and each of them if it is needed for it."""
        reached = {f for f in fleets if (f, army) in self.touching}
        while (
            more := {f for f in fleets if any((f, r) in self.touching for r in reached)} - reached
        ):
            reached |= more
        return any((f, self.goal(army)) in self.touching for f in reached)

    def sound(self, army):
        """List the carriers of an army that held out."""
        return {
            f
            for f in self.carriers(army)
            if not self.beaten(f) and self.verdict(f) is not Verdict.DISRUPTED
        }

    @cached_property
    def sailing(self):
        """Armies that go by sea (XII.6)."""
        found = set()
        for place in self.order:
            if not self.moves(place) or self.order[place].kind == "F":
                continue
            goal, fleets = self.goal(place), self.carriers(place)
            other = self.order.get(goal)
            meant = any(self.power[f] == self.power[place] for f in fleets) or (
                isinstance(other, Move)
                and self.power[goal] == self.power[place]
                and self.goal(goal) == place
            )
            by_land = self.board.reaches("A", place, goal)
            if not by_land or (meant and self.links(place, fleets)):
                found.add(place)
        return found

    def arrives(self, place):
        """Tell whether a move had its way open."""
        return place not in self.sailing or self.links(place, self.sound(place))

    def ordered_into(self, space):
        return {p for p in self.order if self.moves(p) and self.goal(p) == space}

    def attackers(self, space):
        return {p for p in self.ordered_into(space) if self.arrives(p)}

    def taker(self, space):
        return next((p for p in self.attackers(space) if self.moved(p)), "")

    def head_on(self, place):
        goal = self.goal(place)
        return (
            goal in self.order
            and self.moves(goal)
            and self.goal(goal) == place
            and not {place, goal} & self.sailing
        )

    def void(self, place):
        """List the helpers of a move that belong to whoever stands in its goal."""
        owner = self.power.get(self.goal(place))
        return {h for h in self.helpers(place) if self.power[h] == owner != self.power[place]}

    def effect(self, place):
        """Return the strength with which a move keeps others out of its goal (IX.7)."""
        goal = self.goal(place)
        loses = self.beaten(place) and self.taker(place) == goal
        return 0 if loses or not self.arrives(place) else self.strength(place)

    def defence(self, place):
        return 1 if self.moves(place) else self.strength(place)

    def without(self, *supports):
        """Judge the turn with some supporters standing idle."""
        idle = {f"{self.rulings[p].unit} H": str(self.rulings[p].order) for p in supports}
        back = {order: hold for hold, order in idle.items()}
        sheets = {p: [back.get(o, o) for o in own] for p, own in self.sheets.items()}
        return Turn(self.rules, self.touching, self.position, sheets)

    def movers(self):
        return {p for p in self.order if self.moved(p)}


@pytest.fixture(scope="module")
def judged(board, touching_spaces, deal):
    """Judge the turn dealt from a number."""
    rules = Diplomacy(board)

    def from_seed(seed):
        units, orders = deal(seed)
        sheets = {}
        for unit in units:
            if seed % 7 or unit is not units[0]:
                sheets.setdefault(unit.power, []).append(str(orders[unit.province]))
        position = Position(phase=Phase.parse("S1901M"), units=units)
        return Turn(rules, touching_spaces, position, sheets)

    return from_seed
