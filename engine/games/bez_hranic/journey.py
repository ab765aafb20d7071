"""What a trip costs: borders crossed, and neighbouring states among those that were named.

The price is that of the cheapest way: states are visited in whichever order and by whichever parts
cost least (*Vyhodnocení*). Penalties hang on the states alone, never on the way.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from engine.games.bez_hranic.states import NOWHERE, StateMap

CROSSING = 10
"""Euros for a border."""

PENALTY = 30
"""Euros for each two states of a trip that touch."""


@dataclass(frozen=True, slots=True)
class Trip:
    """Where a trip begins, what it visits in any order, and where it ends, if that was said."""

    start: str
    chosen: tuple[str, ...] = ()
    target: str = ""


@dataclass(frozen=True, slots=True)
class Journey:
    """The cheapest way for a trip."""

    route: tuple[str, ...]
    """The parts it goes through, the start's first: of several ways, the first by keys."""

    pairs: tuple[tuple[str, str], ...]
    """Neighbours that cost a penalty, each two and all of them in the order of their keys."""

    @property
    def crossings(self) -> int:
        """Borders crossed."""
        return len(self.route) - 1

    @property
    def penalty(self) -> int:
        """Euros for neighbours."""
        return PENALTY * len(self.pairs)

    @property
    def price(self) -> int:
        """Euros for borders and neighbours."""
        return CROSSING * self.crossings + self.penalty


def crossings(on: StateMap, trip: Trip) -> int:
    """Return the fewest borders a trip crosses; ``NOWHERE`` or more where it cannot be made."""
    return min(_left(on, part, trip.chosen, trip.target) for part in on.parts[trip.start])


def _left(on: StateMap, part: str, chosen: Sequence[str], target: str) -> int:
    """Return the fewest borders from a part by way of all chosen states to the target."""
    ends = (target,) if target else ()
    return min(in_order(on, (part,), (*order, *ends)) for order in permutations(chosen))


def in_order(on: StateMap, begins: Sequence[str], stops: Sequence[str]) -> int:
    """Return the fewest borders from any of some parts by way of states, one after another.

    ``NOWHERE`` where no way leads there.
    """
    reached = dict.fromkeys(begins, 0)
    for stop in stops:
        ways = [(so_far, on.crossings(here)) for here, so_far in reached.items()]
        reached = {
            there: min(so_far + way[there] for so_far, way in ways) for there in on.parts[stop]
        }
    return min(*reached.values(), NOWHERE)


def pairs(on: StateMap, trip: Trip) -> tuple[tuple[str, str], ...]:
    """Return the neighbours among the states of a trip; start with target never counts."""
    named = sorted({trip.start, *trip.chosen} | ({trip.target} if trip.target else set()))
    ends = {trip.start, trip.target}
    return tuple(
        (one, other)
        for one, other in combinations(named, 2)
        if other in on.neighbours[one] and {one, other} != ends
    )


def price(on: StateMap, trip: Trip) -> int:
    """Return what a trip costs, borders and neighbours; tokens and field 40 are a bill's."""
    return CROSSING * crossings(on, trip) + PENALTY * len(pairs(on, trip))


def journey(on: StateMap, trip: Trip) -> Journey:
    """Return the cheapest way of a trip, the first by keys.

    Raises:
        ValueError: no way leads there.
    """
    return Journey(next(routes(on, trip)), pairs(on, trip))


def routes(on: StateMap, trip: Trip) -> Iterator[tuple[str, ...]]:
    """Yield every cheapest way of a trip, in the order of keys.

    Raises:
        ValueError: no way leads there.
    """
    fewest = crossings(on, trip)
    if fewest >= NOWHERE:
        raise ValueError("no way leads there")
    for part in on.parts[trip.start]:
        if _left(on, part, trip.chosen, trip.target) == fewest:
            yield from _onward(on, (part,), trip.chosen, trip.target, fewest)


def _onward(
    on: StateMap, walked: tuple[str, ...], chosen: tuple[str, ...], target: str, left: int
) -> Iterator[tuple[str, ...]]:
    if left == 0:
        yield walked
        return
    for there in on.beside[walked[-1]]:
        still = tuple(state for state in chosen if state != on.state_of[there])
        if _left(on, there, still, target) == left - 1:
            yield from _onward(on, (*walked, there), still, target, left - 1)


def breaks_at(on: StateMap, trip: Trip, walk: Sequence[Sequence[str]]) -> int | None:
    """Tell at which stop of a walk it cannot go on as it says; nothing where it can.

    ``walk`` has for each stop the parts that may be meant by it. A walk that begins elsewhere
    fails at its first stop; one that ends elsewhere, or misses a chosen state, at its last.
    """
    here = {part for part in walk[0] if on.state_of[part] == trip.start}
    if not here:
        return 0
    for step, stop in enumerate(walk[1:]):
        here = {there for there in stop if any(there in on.beside[part] for part in here)}
        if not here:
            return step
    seen = {on.state_of[part] for stop in walk for part in stop}
    ends = not trip.target or any(on.state_of[part] == trip.target for part in here)
    return None if ends and seen.issuperset(trip.chosen) else len(walk) - 1
