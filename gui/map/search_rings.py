"""Where things are looked for round a place: rings of points, and which lie well inside a space.

That depends on no size: it is worked out once for a map, ring by ring as far as anybody asks, and
goes at rest with all places: a few points left among them would hold the memory of all.
"""

import math
from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import Any, TypeVar

from gui.kit.answer_cache import Memory
from gui.map.ground import GRID, Ground

REACH = (0.0, 4, 8, 12, 16, 20, 25, 30, 36, 42, 50, 58, 68, 80, 94, 110, 128)
"""How far from home places are tried, in board units."""

TURNS = 20

ROUND = tuple(
    tuple(
        (
            far * math.cos(turn * 2 * math.pi / TURNS + number * 0.4),
            far * math.sin(turn * 2 * math.pi / TURNS + number * 0.4),
        )
        for turn in range(TURNS if far else 1)
    )
    for number, far in enumerate(REACH)
)
"""Those places, ring by ring, seen from home."""

_STEP, _LAST = 7.0, 168.0
"""Between places that are looked for closely, and from home to the last of them."""

CLOSELY = tuple(
    (
        far,
        tuple(
            (far * math.cos(turn * _STEP / far), far * math.sin(turn * _STEP / far))
            for turn in range(int(2 * math.pi * far / _STEP))
        ),
    )
    for far in (_STEP * number for number in range(1, int(_LAST / _STEP) + 1))
)
"""Rings of places for a thing that found nothing on the usual ones."""

HOMES = 4096
"""Homes round which it is remembered: more than any map has."""

WELL = 1.5
"""How far inside its space a piece's middle lies at least, in board units."""

Pair = tuple[float, float]
Ring = tuple[float, tuple[Pair, ...]]
"""How far a ring is from home, and its points."""

Item = TypeVar("Item", bound=tuple[Any, ...])


class Rings:
    """The rings round the homes of one map."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._numbers = ground.numbers
        self._known: Memory[list[tuple[Pair, ...]]] = Memory(HOMES)

    def inside(self, province: str, x: float, y: float) -> Iterator[Ring]:
        """Yield the rings round a home, of each the points that lie well inside a space."""
        known = self._known.get((province, x, y), list)
        for number, far in enumerate(REACH):
            if number == len(known):
                points = ((x + dx, y + dy) for dx, dy in ROUND[number])
                known.append(tuple(at for at in points if self.deep(province, *at, WELL)))
            yield far, known[number]

    def deep(self, province: str, x: float, y: float, deep: float) -> bool:
        """Tell whether a point lies so far inside a space, as seen from its four sides."""
        cells, number = self._ground.cells, self._numbers.get(province, -1)
        column, row = int(x * GRID), int(y * GRID)
        left, right = int((x - deep) * GRID), int((x + deep) * GRID)
        top, bottom = int((y - deep) * GRID), int((y + deep) * GRID)
        if left < 0 or top < 0 or bottom >= len(cells) or right >= len(cells[0]):
            return False
        middle = cells[row]
        return (
            middle[column] == number
            and middle[right] == number
            and middle[left] == number
            and cells[bottom][column] == number
            and cells[top][column] == number
        )


def around(x: float, y: float) -> Iterator[Ring]:
    """Yield all rings round a home."""
    for far, ring in zip(REACH, ROUND, strict=True):
        yield far, tuple((x + dx, y + dy) for dx, dy in ring)


def closely(x: float, y: float) -> Iterator[Ring]:
    """Yield rings round a home on which places are close together."""
    for far, ring in CLOSELY:
        yield far, tuple((x + dx, y + dy) for dx, dy in ring)


def cheapest(rings: Iterable[tuple[float, Iterable[Item]]]) -> Iterator[Item]:
    """Yield what lies on rings in its order, as if all of it were sorted.

    Each item begins with what it costs. Each ring comes with the least that anything on it and on
    those after it can cost: nothing of it is looked at before something as dear is asked for.
    """
    candidates: list[Item] = []
    for least, items in rings:
        while candidates and candidates[0][0] < least:
            yield heappop(candidates)
        for item in items:
            heappush(candidates, item)
    while candidates:
        yield heappop(candidates)
