"""Over which fleets an army goes: by the transports that were ordered, or as far as one can see."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence

from engine.board.board import AFLOAT, Board
from engine.games.diplomatia.orders import Transport


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


def among(
    used: Sequence[str], links: Iterable[Transport], start: str, goal: str
) -> tuple[str, ...]:
    """Return fleets that an army went over in the order in which it met them."""
    known = [link for link in links if link.at in used]
    return ordered(known, start, goal) or tuple(used)
