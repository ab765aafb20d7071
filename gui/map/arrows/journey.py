"""The way of a convoyed army through the fleets that carry it."""

from collections import deque
from collections.abc import Iterable

from engine.board.board import AFLOAT, Board
from engine.board.location import province_of


def route(board: Board, start: str, end: str, fleets: Iterable[str]) -> tuple[str, ...]:
    """Return the shortest chain of fleets from shore to shore; nothing if they do not connect."""
    free = sorted(set(fleets))
    shore = _waters(board, start)
    goal = _waters(board, end)
    queue: deque[tuple[str, ...]] = deque((fleet,) for fleet in free if fleet in shore)
    seen = {way[0] for way in queue}
    while queue:
        way = queue.popleft()
        if way[-1] in goal:
            return way
        for fleet in free:
            if fleet not in seen and fleet in board.neighbours(AFLOAT, way[-1]):
                seen.add(fleet)
                queue.append((*way, fleet))
    return ()


def _waters(board: Board, location: str) -> frozenset[str]:
    """Return the seas at any shore of a province."""
    province = board.provinces.get(province_of(location))
    if province is None:
        return frozenset()
    return frozenset(
        water for place in province.locations for water in board.neighbours(AFLOAT, place)
    )
