"""Over which fleets an army goes: by the transports that were ordered, or as far as one can see."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.board.board import AFLOAT, Board
from engine.games.diplomatia.orders import FLEET, Transport
from engine.rules.position import Position


def ordered(links: Iterable[Transport], start: str, goal: str) -> tuple[str, ...]:
    """Return the shortest whole chain of transports from where an army stands to its goal.

    Nothing where none is whole. Each fleet names what it takes over and where it passes it on.
    """
    by_fleet = {link.at: link for link in links}
    queue: deque[tuple[str, ...]] = deque(
        (link.at,) for link in by_fleet.values() if link.source == start
    )
    while queue:
        way = queue.popleft()
        last = by_fleet[way[-1]]
        if last.to == goal:
            return way
        onward = by_fleet.get(last.to)
        if onward is not None and onward.source == last.at and onward.at not in way:
            queue.append((*way, onward.at))
    return ()


def seen(
    board: Board, start: str, goal: str, fleets: Iterable[str], costs: Mapping[str, int]
) -> tuple[str, ...]:
    """Return the chain of fleets that costs least from shore to shore; nothing if none leads there.

    Fleets cost one each, or what ``costs`` says.
    """
    free = sorted(set(fleets))
    shore, landing = board.shores.get(start, frozenset()), board.shores.get(goal, frozenset())
    best: dict[str, tuple[int, tuple[str, ...]]] = {
        fleet: (costs.get(fleet, 1), (fleet,)) for fleet in free if fleet in shore
    }
    left = set(best)
    while left:
        here = min(left, key=lambda fleet: (best[fleet][0], best[fleet][1]))
        left.discard(here)
        spent, way = best[here]
        if here in landing:
            return way
        for fleet in free:
            if fleet not in board.neighbours(AFLOAT, here):
                continue
            more = spent + costs.get(fleet, 1)
            if fleet not in best or more < best[fleet][0]:
                best[fleet] = (more, (*way, fleet))
                left.add(fleet)
    return ()


MOST_WAYS: Final = 9
"""Chains among which one can choose."""

_TRIED: Final = 4000
"""Beginnings of chains that are followed: on a sea full of fleets there are many."""

_DETOUR: Final = 2
"""How many fleets more than the shortest a chain may have that is offered."""


def ways(
    board: Board, position: Position, power: str, start: str, goal: str
) -> tuple[tuple[str, ...], ...]:
    """Return the chains of fleets that could transport an army, the best first.

    Those of the player's own fleets alone come before all others, then the shortest, then those
    that ask fewest others for help: as ``engine.games.diplomatia.transport`` proposes.
    """
    whose = {unit.at: unit.power for unit in position.units if unit.kind == FLEET}
    landing = board.shores.get(goal, frozenset()) if goal != start else frozenset()
    shore = sorted(board.shores.get(start, frozenset()) & whose.keys())
    queue: deque[tuple[str, ...]] = deque((fleet,) for fleet in shore)
    found: list[tuple[str, ...]] = []
    while queue and len(found) < 4 * MOST_WAYS:
        way = queue.popleft()
        if found and len(way) > len(found[0]) + _DETOUR:
            break
        if way[-1] in landing:
            found.append(way)
            continue
        onward = board.neighbours(AFLOAT, way[-1]) & whose.keys()
        queue += ((*way, fleet) for fleet in sorted(onward - {*way}))
        if len(queue) > _TRIED:
            break

    def worth(way: tuple[str, ...]) -> tuple[bool, int, int, tuple[str, ...]]:
        foreign = sum(whose[fleet] != power for fleet in way)
        return bool(foreign), len(way), foreign, way

    return tuple(sorted(found, key=worth)[:MOST_WAYS])


def links_of(way: Sequence[str], start: str, goal: str) -> tuple[Transport, ...]:
    """Return what each fleet of a chain has to be told."""
    stops = (start, *way, goal)
    return tuple(
        Transport(FLEET, at, before, after)
        for before, at, after in zip(stops, way, stops[2:], strict=False)
    )


def among(
    used: Sequence[str], links: Iterable[Transport], start: str, goal: str
) -> tuple[str, ...]:
    """Return fleets that an army went over in the order in which it met them."""
    known = [link for link in links if link.at in used]
    return ordered(known, start, goal) or tuple(used)
