"""Abbreviations on paper: one for each space, in its own ground, at a size in points.

A whole map or a part of it; what is seen of a space is what has to be named.
"""

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.board.atlas import Point
from engine.board.loader import LoadedMap
from engine.board.province import Province, Terrain
from gui.map.ground import Box, Ground
from gui.map.labels import Label
from gui.map.lettering import Text
from gui.map.packing import Packing, grow
from gui.paper.ink import POINT

LEAST_POINTS = 5.6
"""No name on paper is smaller: what is smaller cannot be read at a table."""

SMALLER = (1.0, 0.86, 0.74)
"""An abbreviation shrinks so before it leans out of its space."""

CENTRE = 8.2
"""Half the square that the mark of a supply centre needs, in board units."""

SEEN = 0.012
"""Of a space cut off by the edge, this share of what is shown must be seen to be named."""

INSIDE, BESIDE = 0.98, 0.3
"""Share of an abbreviation on its own space: as good as all of it, and the least."""


@dataclass(frozen=True)
class Shortened:
    """How abbreviations are placed on a part of a map that is printed at a scale."""

    loaded: LoadedMap
    ground: Ground
    region: Box
    scale: float
    """Tenths of a millimetre per board unit."""

    points: float
    """How large they are written where there is room."""

    def place(self, blocked: Sequence[Box]) -> tuple[Label, ...]:
        """Return every abbreviation in its place, none over a box that is blocked."""
        order = sorted(self._seen, key=lambda key: (len(self._seen[key]), key))
        packing: Packing[str, Label] = Packing(self._search)
        found = packing.pack(order, (*blocked, *self._centres))
        return tuple(found[key][0] for key in order if key in found)

    @property
    def named(self) -> frozenset[str]:
        """Every space of which enough is seen."""
        return frozenset(self._seen)

    @cached_property
    def _step(self) -> float:
        left, top, right, bottom = self.region
        return max(3.0, math.sqrt((right - left) * (bottom - top)) / 170)

    @cached_property
    def _seen(self) -> dict[str, list[tuple[float, float]]]:
        """What is seen of each space, as points of a grid."""
        left, top, right, bottom = self.region
        found: dict[str, list[tuple[float, float]]] = {}
        across, down = (
            int((far - near) / self._step) for near, far in ((left, right), (top, bottom))
        )
        for row, column in itertools.product(range(down), range(across)):
            at = left + (column + 0.5) * self._step, top + (row + 0.5) * self._step
            province = self.ground.province(*at)
            if province:
                found.setdefault(province, []).append(at)
        least = across * down * SEEN
        whole = self._whole
        return {
            key: spots
            for key, spots in found.items()
            if key in self.loaded.board.provinces and (key in whole or len(spots) >= least)
        }

    @cached_property
    def _whole(self) -> frozenset[str]:
        """Spaces that are seen where the map's author would write on them."""
        left, top, right, bottom = grow(self.region, -self._px(LEAST_POINTS) * 0.6)
        return frozenset(
            key
            for key, spots in self.loaded.atlas.spots.items()
            if left < spots.abbr.at[0] < right and top < spots.abbr.at[1] < bottom
        )

    @cached_property
    def _centres(self) -> tuple[Box, ...]:
        return tuple(
            (x - CENTRE, y - CENTRE, x + CENTRE, y + CENTRE)
            for spots in self.loaded.atlas.spots.values()
            if spots.centre is not None
            for x, y in (spots.centre,)
        )

    def _px(self, points: float) -> float:
        return points * POINT / self.scale

    def _texts(self, province: Province) -> list[Text]:
        sea = province.terrain is Terrain.SEA
        sizes = dict.fromkeys(max(LEAST_POINTS, self.points * less) for less in SMALLER)
        return [Text((province.abbr,), self._px(points), sea) for points in sizes]

    def _search(self, key: str) -> Iterator[tuple[Label, Box]]:
        """Yield places: inside its space at any size, then leaning out over water, then further."""
        province = self.loaded.board.provinces[key]
        spots = self._around(key)
        leaning: list[tuple[float, int, Label, Box]] = []
        count = itertools.count()
        for text in self._texts(province):
            left, top, right, bottom = grow(text.box(0, 0), text.px * 0.08)
            for far, x, y in spots:
                box = (x + left, y + top, x + right, y + bottom)
                if not self._shown(box):
                    continue
                own, other = self._shares(key, box)
                label = Label(key, text, x, y, full=False)
                if own >= INSIDE:
                    yield label, box
                elif own >= BESIDE and other < 0.34:
                    cost = (1 - own) * 4 + other * 14 + far / 120
                    leaning.append((cost, next(count), label, box))
        for _, _, label, box in sorted(leaning, key=lambda one: one[:2]):
            yield label, box

    def _around(self, key: str) -> list[tuple[float, float, float]]:
        """Return points to try with how far they are from the best, the nearest first."""
        spots = self._seen[key]
        best_x, best_y = self._middle(spots)
        return sorted((math.hypot(x - best_x, y - best_y), x, y) for x, y in spots)

    def _middle(self, spots: Sequence[Point]) -> Point:
        """Return the point of a space that is farthest from its edge, and from what is cut off."""
        cells = {(round(x / self._step, 1), round(y / self._step, 1)): (x, y) for x, y in spots}
        deep: set[tuple[float, float]] = set(cells)
        while True:
            inner = {
                (x, y)
                for x, y in deep
                if (round(x - 1, 1), y) in deep
                and (round(x + 1, 1), y) in deep
                and (x, round(y - 1, 1)) in deep
                and (x, round(y + 1, 1)) in deep
            }
            if not inner:
                break
            deep = inner
        middle_x = sum(x for x, _ in deep) / len(deep)
        middle_y = sum(y for _, y in deep) / len(deep)
        near = min(deep, key=lambda at: (math.hypot(at[0] - middle_x, at[1] - middle_y), at))
        return cells[near]

    def _shown(self, box: Box) -> bool:
        air = self._px(LEAST_POINTS) * 0.2
        left, top, right, bottom = grow(self.region, -air)
        return left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom

    def _shares(self, key: str, box: Box) -> tuple[float, float]:
        """Return how much of a box is on its own space, and how much on other spaces' ground."""
        under = self.ground.under(box)
        own = under.get(key, 0.0)
        provinces = self.loaded.board.provinces
        sea = provinces[key].terrain is Terrain.SEA
        other = sum(
            share
            for name, share in under.items()
            if name in provinces
            and name != key
            and (sea or provinces[name].terrain is not Terrain.SEA)
        )
        return own, other
