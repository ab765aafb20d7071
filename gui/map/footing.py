"""How much of a piece lies on which space: asked thousands of times when pieces are placed."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from gui.kit.pieces import parts
from gui.map.ground import GRID, Ground

FINE = 2.0
"""Dots per unit at which an outline is looked at once."""

TILT = -14.0
"""Degrees by which a beaten unit is turned."""

Spans = tuple[tuple[float, float, float], ...]
"""Per row of an outline: how far it is below the middle, where it begins and where it ends."""


@cache
def spans(kind: str, *, beaten: bool = False) -> Spans:
    """Return the rows of a piece at scale 1."""
    outline = parts(kind)[2]
    if beaten:
        outline = QTransform().rotate(TILT).map(outline)
    box = outline.boundingRect()
    image = QImage((box.size() * FINE).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor(0, 0, 0))
    painter = QPainter(image)
    painter.scale(FINE, FINE)
    painter.translate(-box.topLeft())
    painter.fillPath(outline, QColor(0, 0, 1))
    painter.end()
    cells, line = memoryview(image.constBits())[::4].tobytes(), image.bytesPerLine() // 4
    found = []
    for row in range(image.height()):
        dots = cells[row * line : row * line + image.width()]
        if 1 in dots:
            begin, end = dots.index(1) / FINE, (dots.rindex(1) + 1) / FINE
            found.append((box.top() + (row + 0.5) / FINE, box.left() + begin, box.left() + end))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Share:
    """On what a piece lies, in shares of its body."""

    own: float
    dry: float
    """On spaces of land that are not its own."""

    held: float
    """On the one foreign space that has most of it and where such a unit could stand."""


class Footing:
    """Measures pieces of one map on a coarse grid."""

    def __init__(self, ground: Ground, armies: frozenset[str], fleets: frozenset[str]) -> None:
        self._ground = ground
        self._names = ground.names
        self._number = {name: number for number, name in enumerate(self._names)}
        self._open: Mapping[str, frozenset[int]] = {
            kind: frozenset(self._number[name] for name in names if name in self._number)
            for kind, names in (("A", armies), ("F", fleets))
        }
        self._dry = frozenset(self._number[name] for name in armies if name in self._number)
        self._rows: dict[tuple[str, bool, float], tuple[tuple[int, float, float], ...]] = {}

    def share(
        self, kind: str, province: str, place: tuple[float, float], scale: float, *, beaten: bool
    ) -> Share:
        """Return on what a piece of a province lies at a place."""
        x, y = place[0] * GRID, place[1] * GRID
        cells = self._ground.cells
        base, wide = math.floor(y), len(cells[0]) if cells else 0
        dots = bytearray()
        total = 0
        for below, begin, end in self._rows_of(kind, scale, beaten=beaten):
            left, right = round(x + begin), round(x + end)
            total += max(0, right - left)
            if 0 <= base + below < len(cells):
                dots += cells[base + below][max(0, left) : min(wide, max(0, right))]
        if not total:
            return Share(0.0, 0.0, 0.0)
        mine = self._number.get(province, 0)
        own, dry, held = dots.count(mine), 0, 0
        if own < total:
            for number in set(dots) - {mine, 0}:
                count = dots.count(number)
                dry += count if number in self._dry else 0
                held = max(held, count if number in self._open[kind] else 0)
        return Share(own / total, dry / total, held / total)

    def _rows_of(
        self, kind: str, scale: float, *, beaten: bool
    ) -> tuple[tuple[int, float, float], ...]:
        """Return the rows of a piece on the grid: how far below its middle, from where to where."""
        key = (kind, beaten, round(scale, 4))
        found = self._rows.get(key)
        if found is None:
            told = spans(kind, beaten=beaten)
            step = scale * GRID
            first, last = math.floor(told[0][0] * step), math.ceil(told[-1][0] * step)
            rows = []
            for row in range(first, last):
                middle = ((row + 0.5) / step - told[0][0]) * FINE
                if -1 < middle < len(told):
                    _, begin, end = told[max(0, min(len(told) - 1, round(middle)))]
                    rows.append((row, begin * step, end * step))
            found = self._rows[key] = tuple(rows)
        return found
