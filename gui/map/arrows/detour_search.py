"""A way round: the shortest one over a coarse grid that hardly leaves its spaces, smoothed."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import pairwise

from gui.map.ground import GRID

CELL = 6.0
"""Board units between the dots of a way."""

NEAR = 4.0
"""The same in narrow water."""

WIDE = 12.0
"""The same for the first look at a long way, beside which it is then looked for more closely."""

LONG = 150.0
"""Board units from end to end from which on a way is long."""

BESIDE = 3
"""Dots on each side of a first look, among which the way itself is looked for."""

ASTRAY = 12.0
"""What a step outside the spaces costs against one within them; more where steps are wide, since
narrow water looks dear from afar."""

FLAT = 0.2
"""Board units that a way may run beside the smoothest one."""

_BESIDE = 255
"""Stands for a dot that does not lie on the board."""

_RIM = 2
"""Dots beside the board on each side: nobody asks for one further out."""

APART = 2.6
"""Dots between two corners of a way at least: so few that nothing of the grid is left."""

CLOSE = 1.1
"""The same in narrow water, where a bow from one far corner to another would cut a shore."""

Pair = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Dots:
    """The dots of a board, column by column, each with the number of the space it lies in."""

    numbers: bytes
    high: int
    """Dots of a column, those beside the board among them."""

    cell: float = CELL
    """Board units between two of them."""

    @classmethod
    def of(cls, cells: Sequence[bytes], cell: float = CELL) -> "Dots":
        """Take the dots out of a finer grid, given row by row."""
        step = int(cell * GRID)
        rows = [row[::step] for row in cells[::step]]
        rim = bytes([_BESIDE]) * _RIM
        beside = bytes([_BESIDE]) * (len(rows) + 2 * _RIM)
        columns = (rim + bytes(column) + rim for column in zip(*rows, strict=True))
        return cls(b"".join((beside * _RIM, *columns, beside * _RIM)), len(beside), cell)

    def along(self, way: Sequence[Pair]) -> "Dots":
        """Return those not far from a way; all others lie beside the board."""
        numbers = bytearray([_BESIDE]) * len(self.numbers)
        for place in way:
            middle = self.at(place)
            low = max(-BESIDE, -(middle % self.high))
            top = min(BESIDE + 1, self.high - middle % self.high)
            for column in range(-BESIDE, BESIDE + 1):
                begin = middle + column * self.high + low
                end = middle + column * self.high + top
                if begin >= 0 and end <= len(numbers):
                    numbers[begin:end] = self.numbers[begin:end]
        return Dots(bytes(numbers), self.high, self.cell)

    def at(self, place: Pair) -> int:
        """Return the dot of the board nearest to a place, by its number among all of them."""
        x, y = (max(round(far / self.cell), 0) + _RIM for far in place)
        wide = len(self.numbers) // self.high
        return min(x, wide - 1 - _RIM) * self.high + min(y, self.high - 1 - _RIM)

    def place(self, dot: int) -> Pair:
        """Return where a dot lies."""
        x, y = divmod(dot, self.high)
        return (x - _RIM) * self.cell, (y - _RIM) * self.cell


def search(
    grids: tuple[Dots, Dots], own: frozenset[int], a: Pair, b: Pair, apart: float = APART
) -> list[Pair] | None:
    """Return a few corners of a way through spaces, given by their numbers; nothing if none leads.

    They are to be smoothed. A long way is first looked for among the second, wider dots.
    ``apart`` is how far from one another corners lie at least, in dots of the first.
    """
    dots, wide = grids
    rough = _way(wide, own, a, b) if math.dist(a, b) > LONG else None
    way = _way(dots.along([a, *rough, b]) if rough else dots, own, a, b)
    return _few([a, *way, b], apart * dots.cell) if way is not None else None


def _way(dots: Dots, own: frozenset[int], a: Pair, b: Pair) -> list[Pair] | None:
    """Return the dots between the ends of the cheapest way; nothing if none leads there."""
    start, goal = dots.at(a), dots.at(b)
    high = dots.high
    goal_x, goal_y = goal // high, goal % high
    straight = _prices(dots)
    aslant = [1.4142 * price for price in straight]
    near = [(step, straight) for step in (high, -high, 1, -1)]
    near += [(step, aslant) for step in (high + 1, 1 - high, high - 1, -high - 1)]
    kinds, unknown = _kinds(dots, own), math.inf
    costs = [unknown] * len(dots.numbers)
    left = [0.0] * len(costs)
    before, done = [-1] * len(costs), [False] * len(costs)
    costs[start] = 0.0
    queue: list[tuple[float, int]] = [(0.0, start)]
    while queue:
        here = heappop(queue)[1]
        if here == goal:
            break
        if done[here]:
            continue
        done[here] = True
        so_far = costs[here]
        for step, prices in near:
            there = here + step
            cost = so_far + prices[kinds[there]]
            if cost < (known := costs[there]):
                if known == unknown:
                    across, down = there // high - goal_x, there % high - goal_y
                    left[there] = math.hypot(across, down)
                costs[there], before[there] = cost, here
                heappush(queue, (cost + left[there], there))
    if before[goal] < 0:
        return None
    way = [goal]
    while way[-1] != start:
        way.append(before[way[-1]])
    return [*map(dots.place, way[-2:0:-1])]


_FREE = 81
"""So many kinds of dots lie in the spaces, by how many of those round them do."""


def _prices(dots: Dots) -> list[float]:
    """Return what a dot of each kind costs: off the edges of the spaces it is cheapest."""
    inside = [1 + 0.25 * (8 - kind // 9) + 0.1 * (8 - kind % 9) for kind in range(_FREE)]
    return [*inside, ASTRAY * (dots.cell / CELL) ** 2, math.inf]


def _kinds(dots: Dots, own: frozenset[int]) -> bytes:
    """Return the kind of each dot: how many of the eight beside it lie in the spaces.

    And how many of the eight two steps away. Dots outside the spaces and the board come after.
    All are counted at once, as the bytes of large numbers.
    """
    numbers, size = dots.numbers, len(dots.numbers)
    inside = _one(numbers.translate(bytes(number in own for number in range(256))))
    astray, beside = _FREE, _FREE + 1
    other = bytes(
        0 if number in own else beside if number == _BESIDE else astray for number in range(256)
    )
    near, far = (_round(inside, step, dots.high) for step in (1, 2))
    counted = (9 * near + far) & (255 * inside) | _one(numbers.translate(other))
    return counted.to_bytes(size, "little")


def _one(dots: bytes) -> int:
    return int.from_bytes(dots, "little")


def _round(inside: int, far: int, high: int) -> int:
    """Add up the eight dots so far from each."""
    down = inside + (inside << 8 * far) + (inside >> 8 * far)
    aside = 8 * far * high
    return (down << aside) + (down >> aside) + down - inside


def _few(dots: list[Pair], apart: float) -> list[Pair]:
    """Keep those dots of a way that lie so far from one another."""
    kept = [dots[0]]
    for x, y in dots[1:-1]:
        if math.hypot(x - kept[-1][0], y - kept[-1][1]) > apart:
            kept.append((x, y))
    if len(kept) > 1 and math.dist(kept[-1], dots[-1]) < min(2.0 * CELL, apart):
        kept.pop()
    return [*kept, dots[-1]]


def smooth(corners: list[Pair]) -> list[Pair]:
    """Return a way through corners without any: a bow from leg to leg, from middle to middle."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(corners)]
    points = [corners[0]]
    for (one, other), (x, y) in zip(pairwise(middles), corners[1:-1], strict=True):
        dx, dy = one[0] - 2 * x + other[0], one[1] - 2 * y + other[1]
        legs = math.ceil(math.sqrt(math.hypot(dx, dy) / (4 * FLAT))) or 1
        for leg in range(legs):
            t = leg / legs
            u = 1 - t
            points.append(
                (
                    u * u * one[0] + 2 * t * u * x + t * t * other[0],
                    u * u * one[1] + 2 * t * u * y + t * t * other[1],
                )
            )
    return [*points, *middles[-1:], corners[-1]] if len(corners) > 2 else list(corners)
