"""Abbreviations on paper: one for each space, in its own ground, at a size in points.

A whole map or a part of it; what is seen of a space is what has to be named.
"""

import itertools
import math
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.board.atlas import Point
from engine.board.loader import LoadedMap
from engine.board.province import Province, Terrain
from gui import i18n
from gui.map.ground import Box, Ground
from gui.map.names.labels import Label
from gui.map.names.lettering import CAP, Text
from gui.map.packing import Packing, grow, hits
from gui.paper.ink import POINT

LEAST_POINTS = 5.6
"""No name on paper is smaller: what is smaller cannot be read at a table."""

SMALLER = (1.0, 0.86, 0.74)
"""An abbreviation shrinks so before it leans out of its space."""

COAST = 0.7
"""So much smaller a separate coast is written than its space."""

MARK = 8.2
"""Half the square that the mark of a centre or of a port needs, in board units."""

AROUND = 34.0
"""Board units round a space's own place for its name that are shown if a power borders on it."""

SEEN = 0.012
"""Of a space cut off by the edge, this share of what is shown must be seen to be named."""

INSIDE, BESIDE, FOREIGN = 0.98, 0.3, 0.34
"""Share of an abbreviation on its own space: as good as all, and the least; on others' ground."""

TOUCHING, ALIEN = 0.12, 0.12
"""The same of an abbreviation that stands beside its space."""

ROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)

PORT, MOST_PORT = 0.7, 8.0
"""So much smaller a port is written than its space, in points at most."""

AROUND_DOT = ((1, 0), (-1, 0), (1, -0.7), (1, 0.7), (-1, -0.7), (-1, 0.7), (0, 1), (0, -1))
"""Where a port's name can stand, from its dot: half its own size and some air away."""

WET = 0.96
"""Share of a port's name that lies on its own sector at least, where it does so."""

AIR = 0.08
"""Round an abbreviation, of its font's size."""

MARGIN, NARROW = 11.0, 7.0
"""Tenths of a millimetre between an abbreviation and the frame round what is shown, and the least,
where its space is but a strip: closer than that it seems to touch the frame."""

Cell = tuple[int, int]


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

    def place(
        self, blocked: Sequence[Box], only: Collection[str] | None = None
    ) -> tuple[Label, ...]:
        """Return every abbreviation in its place, none over a box that is blocked.

        ``only`` are spaces to which that is restricted.
        """
        wanted = self._seen if only is None else {*only} & self._seen.keys()
        order = sorted(wanted, key=lambda key: (len(self._seen[key]), key))
        packing: Packing[str, Label] = Packing(self._search)
        placed = packing.pack(order, (*blocked, *self._marks))
        return tuple(placed[key][0] for key in order if key in placed)

    def coasts(self, blocked: Sequence[Box]) -> tuple[Label, ...]:
        """Return where separate coasts are named, as far as what is blocked leaves room."""
        labels: list[Label] = []
        coast = max(LEAST_POINTS, self.points * COAST)
        for key in sorted(self._seen):
            for location, at in sorted(self.loaded.atlas.spots[key].coast.items()):
                taken = [*blocked, *self._marks, *(label.box for label in labels)]
                text = Text((location.partition("/")[2].lower(),), self._px(coast))
                label = next(self._near(key, text, at, taken), None)
                if label is not None:
                    labels.append(label)
        return tuple(labels)

    def ports(self, blocked: Sequence[Box]) -> tuple[Label, ...]:
        """Return where ports are named beside their dots, as far as what is blocked leaves room."""
        labels: list[Label] = []
        px = self._px(max(LEAST_POINTS, min(self.points * PORT, MOST_PORT)))
        for key in sorted(self.loaded.atlas.spots):
            spot, port = self.loaded.atlas.spots[key].port, self.loaded.board.provinces[key].port
            if spot is None or port is None or not self._shown((*spot.at, *spot.at)):
                continue
            name = port.names.get(i18n.language(), next(iter(port.names.values())))
            taken = [*blocked, *self._marks, *(label.box for label in labels)]
            label = next(self._at_its_dot(key, Text((name,), px, sea=True), spot.at, taken), None)
            if label is not None:
                labels.append(label)
        return tuple(labels)

    def _at_its_dot(
        self, key: str, text: Text, dot: Point, taken: Sequence[Box]
    ) -> Iterator[Label]:
        """Yield places for a port's name round its dot: on its sector, then on its coast's land."""
        left, top, right, bottom = text.box(0, 0)
        gap = MARK + 1 + text.px * AIR
        aside, above = (right - left) / 2 + gap, (bottom - top) / 2 + gap
        port = self.loaded.board.provinces[key].port
        coast = port.coast if port is not None else ""
        ashore: list[tuple[int, Label]] = []
        for across, down in AROUND_DOT:
            middle = dot[0] + across * aside, dot[1] + down * above - (top + bottom) / 2
            label = Label(key, text, *middle, full=True, coast=f"{key}/port")
            if not self._shown(label.box) or hits(grow(label.box, text.px * AIR), taken):
                continue
            under = self.ground.under(label.box)
            own = under.get(key, 0.0)
            if own > WET:
                yield label
            elif own + under.get(coast, 0.0) > WET:
                ashore.append((self._crossing(label.box), label))
        yield from (label for _, label in sorted(ashore, key=_by_lines))

    def _near(self, key: str, text: Text, at: Point, taken: Sequence[Box]) -> Iterator[Label]:
        """Yield places for a coast's sign on its own space, the nearest first."""
        for ring, turn in itertools.product(range(9), range(12)):
            far, angle = ring * text.px * 0.4, turn * math.pi / 6
            label = Label(
                key, text, at[0] + far * math.cos(angle), at[1] + far * math.sin(angle), full=False
            )
            inside = self._shares(key, label.box)[0] >= INSIDE and self._shown(label.box)
            if inside and not hits(label.box, taken) and not self._crossing(label.box):
                yield label

    @property
    def named(self) -> frozenset[str]:
        """Every space of which enough is seen."""
        return frozenset(self._seen)

    def lacking(self, labels: Sequence[Label]) -> frozenset[str]:
        """Return the spaces whose abbreviation is missing, or lies hardly on them."""
        good = {
            label.province
            for label in labels
            if self._shares(label.province, label.box)[0] >= BESIDE
        }
        return self.named - good

    @cached_property
    def _step(self) -> float:
        left, top, right, bottom = self.region
        return max(3.0, min(7.0, math.sqrt((right - left) * (bottom - top)) / 130))

    @cached_property
    def _seen(self) -> dict[str, list[Cell]]:
        """What is seen of each space, as cells of a grid."""
        left, top, right, bottom = self.region
        by_province: dict[str, list[Cell]] = {}
        across, down = (
            int((far - near) / self._step) for near, far in ((left, right), (top, bottom))
        )
        xs = [self._at((x, 0))[0] for x in range(across)]
        ys = [self._at((0, y))[1] for y in range(down)]
        for x, column in enumerate(self.ground.provinces(xs, ys)):
            for y, province in enumerate(column):
                if province:
                    by_province.setdefault(province, []).append((x, y))
        least = across * down * SEEN
        whole = self._whole
        return {
            key: spots
            for key, spots in by_province.items()
            if key in self.loaded.board.provinces
            and (key in whole or len(spots) >= least)
            and not self._squeezed(key, spots)
        }

    def _squeezed(self, key: str, cells: Sequence[Cell]) -> bool:
        """Tell whether all that is seen of a land is a strip at the frame, too narrow for a name.

        No power for whom a part is shown borders on it: it is better left without one than named
        across its border. A sea may be wide, and far from where its name stands.
        """
        if self.loaded.board.provinces[key].terrain is Terrain.SEA:
            return False
        x, y = self.loaded.atlas.spots[key].abbr.at
        wide, high = self.loaded.atlas.size
        left, top, right, bottom = self.region
        if (
            left <= max(0.0, x - AROUND)
            and min(wide, x + AROUND) <= right
            and top <= max(0.0, y - AROUND)
            and min(high, y + AROUND) <= bottom
        ):
            return False
        text = self._texts(self.loaded.board.provinces[key])[-1]
        for at in map(self._at, cells):
            ink = text.box(*at)
            if self._shown(ink) and self._shares(key, ink)[0] >= INSIDE and not self._crossing(ink):
                return False
        return True

    def _at(self, cell: Cell) -> Point:
        left, top, _, _ = self.region
        return left + (cell[0] + 0.5) * self._step, top + (cell[1] + 0.5) * self._step

    @cached_property
    def _whole(self) -> frozenset[str]:
        """Spaces that are seen where the map's author would write on them."""
        high = self._px(LEAST_POINTS) * CAP
        left, top, right, bottom = grow(self.region, -high / 2 - NARROW / self.scale)
        return frozenset(
            key
            for key, spots in self.loaded.atlas.spots.items()
            if left < spots.abbr.at[0] < right and top < spots.abbr.at[1] < bottom
        )

    @cached_property
    def _dry(self) -> frozenset[str]:
        provinces = self.loaded.board.provinces.values()
        return frozenset(one.id for one in provinces if one.terrain is not Terrain.SEA)

    @cached_property
    def _marks(self) -> tuple[Box, ...]:
        return tuple((x - MARK, y - MARK, x + MARK, y + MARK) for x, y in self.loaded.atlas.marks)

    @cached_property
    def _lines(self) -> Mapping[int, Sequence[int]]:
        """Where lines run: the cells of each column that has any, from above."""
        if not _inked or _inked[0][0] is not self.loaded:
            _inked[:] = [(self.loaded, inked(self.loaded))]
        return _inked[0][1]

    def _px(self, points: float) -> float:
        return points * POINT / self.scale

    def _texts(self, province: Province) -> list[Text]:
        sea = province.terrain is Terrain.SEA
        sizes = dict.fromkeys(max(LEAST_POINTS, self.points * less) for less in SMALLER)
        short = province.short(i18n.language())
        return [Text((short,), self._px(points), sea) for points in sizes]

    def _search(self, key: str) -> Iterator[tuple[Label, Box]]:
        """Yield places: inside its space at any size, then near the frame, then leaning out."""
        province = self.loaded.board.provinces[key]
        spots = self._around(key)
        crossed: list[tuple[float, int, Label, Box]] = []
        leaning: list[tuple[float, int, Label, Box]] = []
        narrow: list[tuple[Label, Box]] = []
        count = itertools.count()
        for size, text in enumerate(self._texts(province)):
            left, top, right, bottom = text.box(0, 0)
            air = text.px * AIR
            for far, x, y in spots:
                ink = (x + left, y + top, x + right, y + bottom)
                box = grow(ink, air)
                if not self._shown(ink):
                    continue
                own, other = self._shares(key, box)
                label = Label(key, text, x, y, full=False)
                if own >= INSIDE:
                    lines = self._crossing(ink)
                    if not lines and self._shown(ink, MARGIN):
                        yield label, box
                        continue
                    if not lines:
                        narrow.append((label, box))
                        continue
                    cost = lines / 6 + far / 150 + size / 4
                    crossed.append((cost, next(count), label, box))
                elif own >= BESIDE and other < FOREIGN:
                    cost = (1 - own) * 4 + other * 14 + far / 120
                    leaning.append((cost, next(count), label, box))
        yield from narrow
        for _, _, label, box in (*sorted(crossed, key=_price), *sorted(leaning, key=_price)):
            yield label, box
        yield from self._beside(key, self._texts(province)[-1], spots)

    def _beside(
        self, key: str, text: Text, spots: Sequence[tuple[float, float, float]]
    ) -> Iterator[tuple[Label, Box]]:
        """Yield places at a shore, over water and nobody's ground: a crowded space has no other."""
        left, top, right, bottom = text.box(0, 0)
        candidates: list[tuple[float, int, Label, Box]] = []
        count = itertools.count()
        for far, x, y in spots[::2]:
            for across, down in ROUND:
                at = x + across * (right - left) * 0.45, y + down * (bottom - top) * 0.7
                label = Label(key, text, *at, full=False)
                box = grow(label.box, text.px * AIR)
                if not self._shown(label.box):
                    continue
                own, other = self._shares(key, box)
                if own >= TOUCHING and other < ALIEN:
                    cost = (1 - own) * 4 + other * 14 + far / 120
                    candidates.append((cost, next(count), label, box))
        for _, _, label, box in sorted(candidates, key=_price):
            yield label, box

    def _crossing(self, box: Box) -> int:
        """Return how much of lines runs through a box."""
        left, top, right, bottom = (int(side / MESH) for side in box)
        columns = (self._lines.get(x, ()) for x in range(left, right + 1))
        return sum(bisect_right(column, bottom) - bisect_left(column, top) for column in columns)

    def _around(self, key: str) -> list[tuple[float, float, float]]:
        """Return points to try with how far they are from the best, the nearest first."""
        cells, step = self._seen[key], self._step
        best_x, best_y = self._at(_middle(cells))
        left, top, _, _ = self.region
        spots = [(left + (x + 0.5) * step, top + (y + 0.5) * step) for x, y in cells]
        return sorted([(math.hypot(x - best_x, y - best_y), x, y) for x, y in spots])

    @cached_property
    def _frames(self) -> Mapping[float, Box]:
        """What an abbreviation may cover that keeps a margin."""
        return {one: grow(self.region, -one / self.scale) for one in (MARGIN, NARROW)}

    def _shown(self, box: Box, margin: float = NARROW) -> bool:
        left, top, right, bottom = self._frames[margin]
        return left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom

    def _shares(self, key: str, box: Box) -> tuple[float, float]:
        """Return how much of a box is on its own space, and how much on other spaces' ground."""
        under = self.ground.under(box)
        own = under.get(key, 0.0)
        if own == 1:
            return 1.0, 0.0
        foreign = self._dry if key in self._dry else self.loaded.board.provinces
        other = sum([share for name, share in under.items() if name in foreign and name != key])
        return own, other


def _by_lines(one: tuple[int, Label]) -> int:
    return one[0]


def _price(one: tuple[float, int, Label, Box]) -> tuple[float, int]:
    return one[:2]


_COLUMN: Final = 1 << 16
"""More cells than any column has: a cell as one number is found much sooner."""


def _middle(cells: Sequence[Cell]) -> Cell:
    """Return the cell of a space that is farthest from its edge, and from what is cut off."""
    places = sorted([x * _COLUMN + y for x, y in cells])
    deep: dict[int, int] = {}
    """How many steps it is out of the space, across and down: from the left and above at first."""
    known = deep.get
    for at in places:
        deep[at] = 1 + min(known(at - _COLUMN, 0), known(at - 1, 0))
    for at in reversed(places):
        deep[at] = min(deep[at], 1 + min(known(at + _COLUMN, 0), known(at + 1, 0)))
    most = max(deep.values())
    deepest = [divmod(at, _COLUMN) for at, steps in deep.items() if steps == most]
    middle_x = sum(x for x, _ in deepest) / len(deepest)
    middle_y = sum(y for _, y in deepest) / len(deepest)
    return min(deepest, key=lambda at: (math.hypot(at[0] - middle_x, at[1] - middle_y), at))


_inked: list[tuple[LoadedMap, Mapping[int, Sequence[int]]]] = []
"""Where lines run on the map that was asked for last."""

MESH = 3.0
"""Board units of a cell of what lines cross."""


def inked(loaded: LoadedMap) -> Mapping[int, Sequence[int]]:
    """Return where coasts and borders run, by columns: a name is best read where none does."""
    cells: set[Cell] = set()
    atlas = loaded.atlas
    lines: list[Sequence[Point]] = [line for border in atlas.borders for line in border.lines]
    lines += [(*ring, ring[0]) for ring in atlas.coastline]
    for line in lines:
        for (x, y), (x2, y2) in itertools.pairwise(line):
            steps = max(1, math.ceil(max(abs(x2 - x), abs(y2 - y)) / MESH))
            for step in range(steps):
                share = step / steps
                cells.add((int((x + (x2 - x) * share) / MESH), int((y + (y2 - y) * share) / MESH)))
    columns: dict[int, list[int]] = {}
    for x, y in sorted(cells):
        columns.setdefault(x, []).append(y)
    return columns
