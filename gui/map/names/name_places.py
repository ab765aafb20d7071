"""Where a name could stand round its home, and how badly."""

import math
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush

from gui.map.ground import Box, Ground
from gui.map.packing import grow, hits, touching

FRAME = 14.0
"""The frame's width: nothing is written on it."""

REACH = (0.0, 7.0, 14.0, 21.0, 28.0, 36.0, 44.0, 54.0, 66.0, 80.0, 96.0)
TURNS = 16
RINGS = tuple(
    tuple(
        (r * math.cos(t * 2 * math.pi / TURNS), r * math.sin(t * 2 * math.pi / TURNS))
        for t in range(TURNS if r else 1)
    )
    for r in REACH
)
ROUND_A_DOT = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1))
"""On which sides of a dot its name may stand: right of it first."""

FAR = 1 / 30
"""What a board unit away from home costs; other faults of a place come on top."""

Place = tuple[float, float, Box]
"""The middle of a name, and its room."""


class NamePlaces:
    """The places for names on one map."""

    def __init__(
        self,
        ground: Ground,
        size: tuple[float, float],
        marked: Sequence[Box],
        wet: frozenset[str],
    ) -> None:
        self._ground, self._marked, self._wet = ground, marked, wet
        self._right, self._bottom = size[0] - FRAME, size[1] - FRAME

    def near(
        self, province: str, home: tuple[float, float], room: Box, foreign: float
    ) -> Iterator[Place]:
        """Yield places for a name, the best first.

        ``room`` is what it takes, seen from its middle; ``foreign`` which share of it may lie on
        foreign land.
        """
        # A ring's places are at least as dear as they are far: what is cheaper than the next
        # ring can be offered before that is looked at.
        candidates: list[tuple[float, int, Place]] = []
        (home_x, home_y), (left, top, right, bottom) = home, room
        whole = (home_x + left, home_y + top, home_x + right, home_y + bottom)
        marked = touching(grow(whole, REACH[-1]), self._marked)
        count = 0
        for number, ring in enumerate(RINGS):
            far = REACH[number]
            for dx, dy in ring:
                x, y = home_x + dx, home_y + dy
                box = (x + left, y + top, x + right, y + bottom)
                if hits(box, marked):
                    continue
                cost = self._cost(province, box, far, foreign)
                if cost is None:
                    continue
                if not far and cost < 1:
                    yield x, y, box
                    continue
                heappush(candidates, (cost, count, (x, y, box)))
                count += 1
            further = REACH[number + 1] if number + 1 < len(REACH) else math.inf
            while candidates and candidates[0][0] < further * FAR:
                yield heappop(candidates)[2]

    def along(self, province: str, home: tuple[float, float], room: Box) -> Iterator[Place]:
        """Yield places off a province's coast, the nearest first."""
        (home_x, home_y), (left, top, right, bottom) = home, room
        for ring in RINGS:
            for dx, dy in ring:
                x, y = home_x + dx, home_y + dy
                box = (x + left, y + top, x + right, y + bottom)
                on = box[0] > FRAME and box[1] > FRAME
                on = on and box[2] < self._right and box[3] < self._bottom
                if not on or hits(box, self._marked):
                    continue
                if all(name == province or name in self._wet for name in self._ground.under(box)):
                    yield x, y, box

    def beside(
        self, dot: tuple[float, float], wish: tuple[float, float], room: Box, gap: float
    ) -> Iterator[Place]:
        """Yield places for a name round a dot, the author's first, then those over water."""
        (at_x, at_y), (left, top, right, bottom) = dot, room
        places = [wish]
        for across, down in ROUND_A_DOT:
            x = at_x + (gap - left if across > 0 else -gap - right if across < 0 else 0.0)
            y = at_y + (gap - top if down > 0 else -gap - bottom if down < 0 else 0.0)
            places.append((x, y))
            if across and down:
                places.append((x, at_y + (bottom if down > 0 else top)))
                places.append((at_x + across * right * 0.6, y))
        ranked: list[tuple[float, int, Place]] = []
        for number, (x, y) in enumerate(places):
            box = (x + left, y + top, x + right, y + bottom)
            on = box[0] > FRAME and box[1] > FRAME
            on = on and box[2] < self._right and box[3] < self._bottom
            if not on or hits(box, self._marked):
                continue
            under = self._ground.under(box)
            dry = sum(share for name, share in under.items() if name not in self._wet)
            ranked.append((dry + (number > 0) * 0.3 + number * 0.01, number, (x, y, box)))
        for _, _, place in sorted(ranked):
            yield place

    def _cost(self, province: str, box: Box, far: float, foreign: float) -> float | None:
        """Say how badly a name would stand there; nothing where it must not."""
        if box[0] < FRAME or box[1] < FRAME or box[2] > self._right or box[3] > self._bottom:
            return None
        under = self._ground.under(box)
        home = under.get(province, 0.0)
        if home == 1:
            return far * FAR
        wet = 0.0
        for name, share in under.items():
            if name in self._wet and name != province:
                wet += share
        other = 1 - home - wet
        sea = province in self._wet
        if other > foreign or (foreign < 1 and home < (0.5 if sea else 0.05)):
            return None
        return far * FAR + wet * (4 if sea else 1.2) + other * 6
