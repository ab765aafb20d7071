"""A way round: the shortest one over a coarse grid that hardly leaves its spaces, smoothed."""

import math
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise

from gui.map.ground import GRID

CELL = 6.0
"""Board units between the dots of a way."""

ASTRAY = 12.0
"""What a step outside the spaces costs against one within them."""

FLAT = 0.1
"""Board units that a way may run beside itself where dots of it are left out."""

_NEAR = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))

Pair = tuple[float, float]
Dot = tuple[int, int]


def search(cells: Sequence[bytes], own: frozenset[int], a: Pair, b: Pair) -> list[Pair] | None:
    """Return a few corners of a way through spaces, given by their numbers; nothing if none leads.

    They are to be smoothed.
    """
    start, goal = _dot(a), _dot(b)
    prices = _Prices(cells, own)
    costs, before = {start: 0.0}, dict[Dot, Dot]()
    queue, done = [(0.0, start)], set[Dot]()
    while queue:
        _, here = heappop(queue)
        if here == goal:
            break
        if here in done:
            continue
        done.add(here)
        for dx, dy in _NEAR:
            there = (here[0] + dx, here[1] + dy)
            cost = costs[here] + (1.4142 if dx and dy else 1.0) * prices.of(there)
            if cost < costs.get(there, math.inf):
                costs[there], before[there] = cost, here
                heappush(queue, (cost + math.dist(there, goal), there))
    if goal not in before:
        return None
    way = [goal]
    while way[-1] != start:
        way.append(before[way[-1]])
    return _few([a, *((x * CELL, y * CELL) for x, y in way[-2:0:-1]), b])


def _dot(at: Pair) -> Dot:
    return round(at[0] / CELL), round(at[1] / CELL)


class _Prices:
    """What each dot costs: off the edges of the spaces it is cheapest."""

    def __init__(self, cells: Sequence[bytes], own: frozenset[int]) -> None:
        self._cells, self._own = cells, own
        self._size = (len(cells[0]), len(cells))
        self._known: dict[Dot, float] = {}

    def of(self, dot: Dot) -> float:
        known = self._known.get(dot)
        if known is None:
            known = self._known[dot] = self._price(dot)
        return known

    def _price(self, dot: Dot) -> float:
        here = self._inside(*dot)
        if here is None:
            return math.inf
        if not here:
            return ASTRAY
        x, y = dot
        edges = sum(not self._inside(x + dx, y + dy) for dx, dy in _NEAR)
        further = sum(not self._inside(x + 2 * dx, y + 2 * dy) for dx, dy in _NEAR)
        return 1 + 0.25 * edges + 0.1 * further

    def _inside(self, x: int, y: int) -> bool | None:
        """Tell whether a dot lies in the spaces; nothing if it does not lie on the board."""
        column, row = int(x * CELL * GRID), int(y * CELL * GRID)
        if not (0 <= column < self._size[0] and 0 <= row < self._size[1]):
            return None
        return self._cells[row][column] in self._own


def _few(dots: list[Pair]) -> list[Pair]:
    """Keep so few corners of a way that nothing of its grid is left."""
    kept = [dots[0]]
    for x, y in dots[1:-1]:
        if math.hypot(x - kept[-1][0], y - kept[-1][1]) > 2.6 * CELL:
            kept.append((x, y))
    if len(kept) > 1 and math.dist(kept[-1], dots[-1]) < 2 * CELL:
        kept.pop()
    return [*kept, dots[-1]]


def smooth(corners: list[Pair]) -> list[Pair]:
    """Return a way through corners without any."""
    for _ in range(3):
        corners = [corners[0], *_corners_cut(corners), corners[-1]]
    return _thinned(corners)


def _thinned(dots: list[Pair]) -> list[Pair]:
    """Leave out the dots that nobody would miss: what is drawn along a line asks for each."""
    kept, begin = [dots[0]], 0
    for end in range(2, len(dots)):
        if any(_off(dot, dots[begin], dots[end]) > FLAT for dot in dots[begin + 1 : end]):
            begin = end - 1
            kept.append(dots[begin])
    return [*kept, dots[-1]]


def _off(dot: Pair, a: Pair, b: Pair) -> float:
    """Return how far a dot lies from the straight line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    x, y = dot[0] - a[0], dot[1] - a[1]
    square = dx * dx + dy * dy
    share = max(0.0, min(1.0, (x * dx + y * dy) / square)) if square else 0.0
    return math.hypot(x - share * dx, y - share * dy)


def _corners_cut(dots: list[Pair]) -> Iterator[Pair]:
    for (x0, y0), (x1, y1) in pairwise(dots):
        yield (x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25)
        yield (x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75)
