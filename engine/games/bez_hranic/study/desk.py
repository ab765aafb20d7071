"""The route desk: all that can be asked of a trip, and why no way of it is shorter.

What somebody would think of is worked out, never made up: the same search on a map as people have
it in mind. In it a state that is cut in two can be crossed, states that are often taken for
neighbours are some, and whoever goes into a state with a single neighbour comes out elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations, permutations
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.board.loader import load_states
from engine.games.bez_hranic.journey import Trip, breaks_at, crossings, in_order, journey, routes
from engine.games.bez_hranic.states import NOWHERE, Border, StateMap
from engine.games.bez_hranic.tables import load_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence


class Fails(StrEnum):
    """Why a walk cannot go on."""

    SPLIT = "split"
    """The state has parts, and the next one touches another than the one that was entered."""

    ENCLAVE = "enclave"
    """The state has a single neighbour, as one that lies within another has: whoever goes in comes
    out again by that one."""

    NO_LINE = "no line"
    """Nothing but sea lies between, and no line is drawn over it."""

    APART = "apart"
    """They are no neighbours on this map, though one could think so; the map says why."""

    NO_BORDER = "no border"
    """They have no border."""

    STARTS_ELSEWHERE = "starts elsewhere"
    ENDS_ELSEWHERE = "ends elsewhere"
    LEAVES_OUT = "leaves out"
    """A chosen state is not visited."""


LINES, EUROPE, SPLIT, WITHIN, USA, BORDERS = "9.1", "9.2", "9.3", "9.4", "9.5", "6.1"
"""Paragraphs of the rules: lines over the sea, borders of Europe, states in parts, states within
others, borders of the USA, what a crossing is."""

NEIGHBOURS, CHEAPEST = "6.2", "6.5"
"""Paragraphs of the rules: neighbours cost, and the cheapest way counts."""


MANY, ENOUGH = 200, 20
"""Cheapest ways that are listed at most, and those in which is looked for ways out again."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Two states that are often taken for neighbours."""

    states: frozenset[str]
    fails: Fails
    rule: str


_PRINTED: Mapping[str, tuple[tuple[str, Fails, str], ...]] = MappingProxyType(
    {
        "europe": (
            ("PL SE", Fails.NO_LINE, LINES),
            ("DK NO", Fails.NO_LINE, LINES),
            ("ES IT", Fails.NO_LINE, LINES),
            ("HR IT", Fails.NO_BORDER, EUROPE),
            ("IT LI", Fails.NO_BORDER, EUROPE),
            ("DE LI", Fails.NO_BORDER, EUROPE),
            ("IT MC", Fails.NO_BORDER, EUROPE),
        ),
        "usa": (
            ("CT NJ", Fails.NO_BORDER, USA),
            ("MA ME", Fails.NO_BORDER, USA),
        ),
    }
)
"""What the rulebook itself says are no neighbours."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk, by parts, and where it fails; it does not where nothing is said of it."""

    route: tuple[str, ...]
    where: int = -1
    """The stop from which it cannot go on."""

    fails: Fails | None = None
    rule: str = ""

    @property
    def crossings(self) -> int:
        """Borders that it would cross."""
        return len(self.route) - 1


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Two states of a trip, and what they cost."""

    pair: tuple[str, str]
    touch: bool
    costs: bool
    """Whether they cost a penalty: start and target never do."""


@dataclass(frozen=True, slots=True)
class InOrder:
    """The fewest borders where states are visited in one order; ``NOWHERE`` where none leads."""

    stops: tuple[str, ...]
    crossings: int


class Desk:
    """What may be asked on one map."""

    def __init__(self, on: StateMap, not_beside: Sequence[Apart] = ()) -> None:
        self.on = on
        self.not_beside: Mapping[frozenset[str], Apart] = MappingProxyType(
            {one.states: one for one in not_beside if one.states <= on.parts.keys()}
        )
        """By both states."""

        joined: dict[frozenset[str], Border] = {}
        for border in on.borders:
            a, b = sorted((on.state_of[border.a], on.state_of[border.b]))
            joined[frozenset((a, b))] = Border(a, b, border.via)
        taken = dict(joined)
        for pair in self.not_beside:
            a, b = sorted(pair)
            taken.setdefault(pair, Border(a, b))
        whole: Mapping[str, tuple[str, ...]] = dict.fromkeys(on.parts, ())
        self._whole = StateMap(whole, joined.values())
        self._thought = StateMap(whole, taken.values())

    def routes(self, trip: Trip, most: int = MANY) -> tuple[tuple[str, ...], ...]:
        """Return every cheapest way in the order of keys, no more than so many; none: no way."""
        if crossings(self.on, trip) >= NOWHERE:
            return ()
        found = []
        for route in routes(self.on, trip):
            found.append(route)
            if len(found) == most:
                break
        return tuple(found)

    def in_thought(self, trip: Trip) -> tuple[Neighbours, ...]:
        """Return each two states of a trip, in the order in which they were named."""
        named = [one for one in (trip.start, *trip.chosen, trip.target) if one]
        ends = {trip.start, trip.target}
        return tuple(
            Neighbours((one, other), touch, touch and {one, other} != ends)
            for one, other in combinations(named, 2)
            for touch in (other in self.on.neighbours[one],)
        )

    def orders(self, trip: Trip) -> tuple[InOrder, ...]:
        """Return what every order of visiting the chosen states would cross."""
        begins, ends = self.on.parts[trip.start], (trip.target,) if trip.target else ()
        return tuple(
            InOrder(order, in_order(self.on, begins, (*order, *ends)))
            for order in permutations(trip.chosen)
        )

    def within(self, state: str, most: int) -> frozenset[str]:
        """Return the states that one gets to with so many crossings at most, itself too."""
        return frozenset(
            self.on.state_of[part]
            for begin in self.on.parts[state]
            for part, steps in self.on.crossings(begin).items()
            if steps <= most
        )

    # -- why not shorter -------------------------------------------------------------------------

    def shorter(self, trip: Trip) -> tuple[Walk, ...]:
        """Return walks that somebody would think of: each would be shorter, and none is possible.

        None where no way at all leads there, and where nothing tempts.
        """
        fewest = crossings(self.on, trip)
        if fewest >= NOWHERE:
            return ()
        thought = [*self._across(self._whole, trip, fewest)]
        for route in self.routes(trip, ENOUGH):
            thought += self._out_again(route)
        thought += self._across(self._thought, trip, fewest)
        told: dict[tuple[int, Fails | None, tuple[str, ...]], Walk] = {}
        for walk in (self.walked(trip, [self.on.parts[one] for one in way]) for way in thought):
            failing = walk.route[walk.where : walk.where + 2]
            told.setdefault((walk.where, walk.fails, failing), walk)
        return tuple(told.values())

    def _across(self, mind: StateMap, trip: Trip, fewest: int) -> Iterator[tuple[str, ...]]:
        """Yield the shortest way on a map as somebody has it in mind, if it is shorter."""
        if crossings(mind, trip) < fewest:
            yield journey(mind, trip).route

    def _out_again(self, route: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Yield the way as states, without the way out of a state that lies within another."""
        states = [self.on.state_of[part] for part in route]
        for place in range(1, len(states) - 2):
            if len(self.on.neighbours[states[place]]) == 1:
                yield (*states[: place + 1], *states[place + 2 :])

    # -- a walk of one's own ---------------------------------------------------------------------

    def walked(self, trip: Trip, stops: Sequence[Sequence[str]]) -> Walk:
        """Judge a walk; for each stop the parts are given that may be meant by it."""
        where = breaks_at(self.on, trip, stops)
        if where is None:
            return Walk(self._parts(trip, stops, len(stops) - 1))
        route = self._parts(trip, stops, where)
        fails, rule = self._why(trip, stops, where)
        return Walk(route, where, fails, rule)

    def _why(self, trip: Trip, stops: Sequence[Sequence[str]], where: int) -> tuple[Fails, str]:
        states = [self.on.state_of[stop[0]] for stop in stops]
        if where == 0 and states[0] != trip.start:
            return Fails.STARTS_ELSEWHERE, CHEAPEST
        if where < len(stops) - 1:
            before = states[where - 1] if where else ""
            return self._no_step(before, states[where], states[where + 1])
        if trip.target and states[-1] != trip.target:
            return Fails.ENDS_ELSEWHERE, CHEAPEST
        return Fails.LEAVES_OUT, CHEAPEST

    def _no_step(self, before: str, here: str, there: str) -> tuple[Fails, str]:
        """Say why one cannot go on from a state, into which one came from another, to the next."""
        if there in self.on.neighbours[here]:
            return Fails.SPLIT, SPLIT
        known = self.not_beside.get(frozenset((here, there)))
        if self.on.neighbours[here] == {before}:
            return Fails.ENCLAVE, WITHIN
        if known is not None:
            return known.fails, known.rule
        return Fails.NO_BORDER, BORDERS

    def _parts(self, trip: Trip, stops: Sequence[Sequence[str]], last: int) -> tuple[str, ...]:
        """Return a walk by parts: one that can be walked as far as some stop."""
        first = [part for part in stops[0] if self.on.state_of[part] == trip.start]
        ways: dict[str, tuple[str, ...]] = {part: (part,) for part in first or stops[0]}
        for stop in stops[1 : last + 1]:
            ways = {
                there: (*way, there)
                for there in stop
                for way in [next((w for p, w in ways.items() if there in self.on.beside[p]), ())]
                if way
            }
        route = list(next(iter(ways.values())))
        for place in range(last + 1, len(stops)):
            before, after = route[-1], stops[place + 1 : place + 2]
            near = [part for part in stops[place] if part in self.on.beside[before]]
            near += [
                part
                for part in stops[place]
                if after and any(other in self.on.beside[part] for other in after[0])
            ]
            route.append((*near, stops[place][0])[0])
        return tuple(route)


@cache
def desk_on(name: str) -> Desk:
    """Return the desk of a map that comes with the program."""
    board = load_states(name).board
    own = EUROPE if name == "europe" else USA
    apart = [Apart(_states(board.parts, (b.a, b.b)), Fails.APART, own) for b in board.apart]
    printed = [
        Apart(frozenset(pair.split()), fails, rule) for pair, fails, rule in _PRINTED.get(name, ())
    ]
    return Desk(load_table(name).map, (*printed, *apart))


def _states(whose: Mapping[str, str], pair: tuple[str, str]) -> frozenset[str]:
    return frozenset(whose[part] for part in pair)
