"""Finds places for the names and stones of a map of states, and where routes cross its borders.

What comes out is data, kept in the recipe and corrected by hand there (``tuned.json``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from engine.board.shapes import Shapes
from engine.board.states import StateBoard, StateBorder, Via
from engine.cartography.coverage import biggest
from engine.cartography.items import Floats, boxes_round, overlap
from engine.cartography.letters import Fonts
from engine.cartography.projection import rounded
from engine.cartography.recipe import XY, Tuned
from engine.cartography.terrain import Terrain

LANGUAGES = ("cs", "en")
SIZES = (30.0, 27.0, 24.0, 21.5, 19.0, 17.5, 16.0)
"""How high the letters of a name are in board units, the best first."""

SMALL = 19.0
"""How high abbreviations are, and names that stand aside."""

STONE = 22.0
"""Room for a stone."""

APART = 84.0
"""Board units: nearer stones are hard to tell apart under a finger, in a small window."""

STEP, FRAME = 3.0, 14.0
LARGE = 25
"""Steps across a part from which on they may be longer."""

BOW = 0.12
"""How far a line over the sea bends aside, by its length."""

ROUNDS = 3


@dataclass
class _Part:
    """What one part shows, and where it could go."""

    key: str
    area: BaseGeometry
    grid: Floats
    clear: Floats
    """How far each place of the grid is from the edge; negative outside."""

    middle: XY
    stone: XY | None = None
    labels: dict[str, tuple[float, float, float]] = field(default_factory=dict)


class StateSetter:
    """Puts names and stones on a map of states."""

    def __init__(self, board: StateBoard, shapes: Shapes, tuned: Tuned, fonts: Fonts) -> None:
        """Take a map as it is drawn."""
        self._board, self._shapes, self._tuned, self._fonts = board, shapes, tuned, fonts
        self._ground = Terrain(shapes)
        self._parts = {part: self._part(part) for part in board.parts}
        self._crossings = {(one.a, one.b): self._way(one) for one in board.borders}
        self._fixed = [*self._along_lines(), *self._leaders()]

    def _part(self, part: str) -> _Part:
        area = self._shapes.land[part]
        main = biggest(area.intersection(self._frame()))
        left, top, right, bottom = main.buffer(20).bounds
        step = max(STEP, main.area**0.5 / LARGE)
        x, y = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
        grid = np.column_stack([x.ravel(), y.ravel()])
        points = shapely.points(grid)
        inside = shapely.contains_xy(main, grid[:, 0], grid[:, 1])
        clear = np.asarray(shapely.distance(points, main.boundary.simplify(1.0))) * np.where(
            inside, 1, -1
        )
        grid, clear = grid[clear > -12], clear[clear > -12]
        x0, y0 = shapely.maximum_inscribed_circle(main, 1.0).coords[0]
        return _Part(part, area, grid, clear, (x0, y0))

    def _frame(self) -> BaseGeometry:
        width, height = self._shapes.source.size
        return shapely.box(FRAME, FRAME, width - FRAME, height - FRAME)

    # Crossings

    def _way(self, border: StateBorder) -> list[XY]:
        """Return the middle of a common border, or the way over the sea."""
        one, other = self._shapes.land[border.a], self._shapes.land[border.b]
        if (pinned := self._tuned.way.get(f"{border.a} {border.b}")) is not None:
            if len(pinned) == 1:
                return [*pinned]
            ends = (_shore(one, pinned[0]), *pinned[1:-1], _shore(other, pinned[-1]))
            return [(x, y) for x, y in rounded(np.array(ends)).tolist()]
        if border.via is Via.LAND:
            common = one.intersection(other)
            lines = shapely.line_merge(common) if common.length else common.centroid
            line = max(getattr(lines, "geoms", (lines,)), key=lambda piece: piece.length)
            middle = line.interpolate(0.5, normalized=True) if line.length else line
            return [_xy(middle)]
        start, end = nearest_points(biggest(one), biggest(other))
        if border.via is Via.BRIDGE:
            return [_xy(start), _xy(end)]
        return curve(_xy(start), _xy(end))

    def _along_lines(self) -> Iterator[Floats]:
        for way in self._crossings.values():
            if len(way) > 1:
                line = LineString(way)
                yield from (_box(at, 9, 9) for at in _dotted(line, 7.0))

    def _leaders(self) -> Iterator[Floats]:
        for part, at in self._tuned.tag.items():
            foot = self._foot(part)
            line = LineString([foot, at])
            yield from (_box(place, 6, 6) for place in _dotted(line, 5.0))

    def _foot(self, part: str) -> XY:
        return self._tuned.stone.get(part, self._parts[part].middle)

    # Names and stones

    def run(self) -> None:
        """Place everything, the smallest first, and look again now that all the others stand."""
        order = sorted(self._parts.values(), key=lambda part: part.area.area)
        for _ in range(ROUNDS):
            for part in order:
                part.stone, part.labels = None, {}
                for language in LANGUAGES:
                    part.labels[language] = self._label(part, language)
                part.stone = self._stone(part)
                for language in LANGUAGES:
                    part.labels[language] = self._label(part, language)

    def text(self, part: str, language: str) -> str:
        """Return a name as the drawing has it."""
        text = self._board.names_of(part)[language]
        return self._tuned.lines.get(part, {}).get(language, text)

    def _label(self, part: _Part, language: str) -> tuple[float, float, float]:
        text, key = self.text(part.key, language), part.key
        if (pin := self._tuned.label.get(key, {}).get(language)) is not None:
            return pin
        if (tag := self._tuned.tag.get(key)) is not None:
            return (*tag, SMALL)
        taken = self._taken(part, language)
        best, cheapest = (*part.middle, SIZES[-1]), 1e9
        for px in SIZES:
            wide, high = self._fonts.land.size(text, px, 0.0)
            boxes = boxes_round(part.grid, (wide, high), (0, 0))
            own = self._ground.own[key].share(boxes)[:, 0]
            wet = self._ground.water.share(boxes)[:, 0]
            price = (
                0.25 * (SIZES[0] - px)
                + max(0.0, SMALL - px)
                + 10 * (1 - own)
                + 18 * np.clip(1 - own - wet, 0, 1)
            )
            price += 0.02 * np.hypot(*(part.grid - np.array(part.middle)).T)
            price += self._off_frame(boxes) + _hidden(boxes, taken)
            number = int(np.argmin(price))
            if price[number] < cheapest:
                cheapest = float(price[number])
                best = (*part.grid[number].tolist(), px)
        return best

    def _stone(self, part: _Part) -> XY:
        if (pin := self._tuned.stone.get(part.key)) is not None:
            return pin
        if part.key in self._tuned.tag:
            return _to(part.middle)
        boxes = boxes_round(part.grid, (STONE, STONE), (0, 0))
        price = 0.5 * np.maximum(14 - part.clear, 0) + 100.0 * (part.clear < 1)
        price += 0.012 * np.hypot(*(part.grid - np.array(part.middle)).T)
        taken = [box for language in LANGUAGES for box in self._taken(part, language)]
        taken += [self._box_of(part, language) for language in LANGUAGES]
        price += _hidden(boxes, taken)
        for other in self._parts.values():
            if other is not part and other.stone is not None:
                away = np.hypot(*(part.grid - np.array(other.stone)).T)
                price += 0.06 * np.maximum(APART - away, 0)
        return _to(part.grid[int(np.argmin(price))].tolist())

    def _taken(self, part: _Part, language: str) -> list[Floats]:
        taken = [*self._fixed]
        for other in self._parts.values():
            if other.stone is not None:
                taken.append(_box(other.stone, STONE, STONE))
            if other is part:
                continue
            if other.area.area < 600:
                left, top, right, bottom = other.area.bounds
                taken.append(np.array([left, top, right, bottom]))
            if language in other.labels:
                taken.append(self._box_of(other, language))
        return taken

    def _box_of(self, part: _Part, language: str) -> Floats:
        x, y, px = part.labels[language]
        return _box((x, y), *self._fonts.land.size(self.text(part.key, language), px, 0.0))

    def _off_frame(self, boxes: Floats) -> Floats:
        width, height = self._shapes.source.size
        out = np.maximum(FRAME - boxes[:, 0, 0], 0) + np.maximum(FRAME - boxes[:, 0, 1], 0)
        out += np.maximum(boxes[:, 0, 2] - (width - FRAME), 0)
        return np.asarray(out + np.maximum(boxes[:, 0, 3] - (height - FRAME), 0))

    # Writing down

    def spots(self) -> dict[str, Any]:
        """Return places and crossings as a map file has them."""
        crossings: dict[str, dict[str, list[XY]]] = {}
        for (a, b), way in sorted(self._crossings.items()):
            crossings.setdefault(a, {})[b] = [_to(at, 2) for at in way]
        spots = {key: self._spots(part) for key, part in sorted(self._parts.items())}
        return {"spots": spots, "crossings": crossings}

    def _spots(self, part: _Part) -> dict[str, Any]:
        key, label = part.key, {}
        for language, (x, y, px) in part.labels.items():
            label[language] = {"at": _to((x, y)), "px": px}
        told: dict[str, Any] = {"label": label}
        if key in self._tuned.lines:
            told["lines"] = self._tuned.lines[key]
        tag = self._tuned.tag.get(key)
        x, y, _ = part.labels["en"]
        told["abbr"] = {"at": _to(tag or self._abbr(part)), "px": SMALL}
        told["stone"] = part.stone
        if tag is not None:
            names = [self._box_of(part, language) for language in LANGUAGES]
            beside = shapely.union_all([shapely.box(*name) for name in names])
            line = LineString([part.stone or tag, tag]).difference(beside.buffer(1))
            told["leader"] = [_to(at) for at in line.coords]
        return told

    def _abbr(self, part: _Part) -> XY:
        """Write the abbreviation aside of the stone, as far inside as can be."""
        wide, high = self._fonts.land.size(part.key, SMALL, 0.0)
        boxes = boxes_round(part.grid, (wide, high), (0, 0))
        own = self._ground.own[part.key].share(boxes)[:, 0]
        stones = [_box(p.stone, STONE, STONE) for p in self._parts.values() if p.stone is not None]
        price = 9 * (1 - own) + _hidden(boxes, [*stones, *self._fixed])
        price += 0.02 * np.hypot(*(part.grid - np.array(part.middle)).T)
        x, y = part.grid[int(np.argmin(price))].tolist()
        return x, y


def curve(start: XY, end: XY) -> list[XY]:
    """Return a line that bends a little aside, as a ship's."""
    (x0, y0), (x1, y1) = start, end
    side = ((x0 + x1) / 2 - (y1 - y0) * BOW, (y0 + y1) / 2 + (x1 - x0) * BOW)
    return [
        (
            (1 - t) ** 2 * x0 + 2 * t * (1 - t) * side[0] + t * t * x1,
            (1 - t) ** 2 * y0 + 2 * t * (1 - t) * side[1] + t * t * y1,
        )
        for t in np.linspace(0, 1, 13).tolist()
    ]


def _shore(land: BaseGeometry, near: XY) -> XY:
    """Return the place at a shore that is nearest."""
    return _xy(nearest_points(land.boundary, Point(near))[0])


def _dotted(line: LineString, step: float) -> Sequence[XY]:
    count = max(2, int(line.length / step))
    return [_xy(line.interpolate(i / count, normalized=True)) for i in range(count + 1)]


def _box(at: XY, wide: float, high: float) -> Floats:
    return np.array([at[0] - wide / 2, at[1] - high / 2, at[0] + wide / 2, at[1] + high / 2])


def _hidden(boxes: Floats, taken: Sequence[Floats]) -> Floats:
    """Return what it costs to lie over what is there."""
    if not taken:
        return np.zeros(len(boxes))
    shared = overlap(boxes, np.array(taken))
    return np.asarray((4.0 * (shared > 0.5) + shared / 25).sum(axis=1))


def _xy(point: Any) -> XY:
    return point.x, point.y


def _to(at: Sequence[float], digits: int = 1) -> XY:
    return round(at[0], digits), round(at[1], digits)
