"""Which space lies where, dot by dot: for measuring what is drawn, not for drawing it."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from gui.kit.piece_shapes import shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gui.map.shapes import Shapes

DOT = 0.5
"""Board units between the dots that are looked at; a quarter of what drawing looks at."""

TILT = -14.0
"""Degrees by which a beaten unit is turned."""

Dots = npt.NDArray[np.float64]


@cache
def body(kind: str, *, beaten: bool = False) -> Dots:
    """Return dots all over a piece at scale 1, round its middle."""
    outline = shape(kind).whole
    if beaten:
        outline = QTransform().rotate(TILT).map(outline)
    box = outline.boundingRect()
    fine = 2.0
    image = QImage(
        math.ceil(box.width() * fine), math.ceil(box.height() * fine), QImage.Format.Format_RGB32
    )
    image.fill(QColor(0, 0, 0))
    painter = QPainter(image)
    painter.scale(fine, fine)
    painter.translate(-box.topLeft())
    painter.fillPath(outline, QColor(0, 0, 255))
    painter.end()
    rows, columns = np.nonzero(_blue(image))
    return np.stack([columns / fine + box.left(), rows / fine + box.top()], axis=1)


def disc(radius: float) -> Dots:
    """Return dots all over a disc, round its middle."""
    along = np.arange(-radius, radius + DOT, DOT)
    dots = np.stack(np.meshgrid(along, along), axis=-1).reshape(-1, 2)
    inside: Dots = dots[np.hypot(*dots.T) <= radius]
    return inside


def _blue(image: QImage) -> npt.NDArray[np.uint8]:
    """Return the blue of every pixel, row by row."""
    raw = np.frombuffer(image.constBits(), np.uint8)
    lines = raw.reshape(image.height(), image.bytesPerLine())
    return lines[:, : image.width() * 4 : 4].copy()


class Field:
    """The board dot by dot."""

    def __init__(self, shapes: Shapes) -> None:
        self.names = ("", *sorted(shapes.atlas.areas))
        self.number = {name: number for number, name in enumerate(self.names)}
        self.cells = self._painted(shapes, {key: shapes.areas[key] for key in self.names[1:]})
        land = {key: path for key, path in shapes.land.items() if key in self.number}
        self.dry = self._painted(shapes, land)
        """The same for land alone: what is water in it is 0."""

    def _painted(self, shapes: Shapes, areas: dict[str, QPainterPath]) -> npt.NDArray[np.uint8]:
        size = (shapes.board.size() / DOT).toSize()
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(0, 0, 0))
        painter = QPainter(image)
        painter.scale(1 / DOT, 1 / DOT)
        painter.setPen(Qt.PenStyle.NoPen)
        for name, path in areas.items():
            painter.fillPath(path, QColor(0, 0, self.number[name]))
        painter.end()
        return _blue(image)

    def at(self, dots: Dots, *, dry: bool = False) -> npt.NDArray[np.uint8]:
        """Return the number of the space at each dot; 0 beside all of them."""
        cells = self.dry if dry else self.cells
        numbers = np.zeros(len(dots), np.uint8)
        columns, rows = np.floor(dots / DOT).astype(int).T
        inside = (columns >= 0) & (rows >= 0) & (columns < cells.shape[1]) & (rows < cells.shape[0])
        numbers[inside] = cells[rows[inside], columns[inside]]
        return numbers

    def shares(self, dots: Dots) -> dict[str, float]:
        """Return how much of some dots lies in each space."""
        counted = np.bincount(self.at(dots), minlength=len(self.names)) / max(1, len(dots))
        return {self.names[number]: float(counted[number]) for number in np.nonzero(counted)[0]}

    def name(self, x: float, y: float) -> str:
        """Return the space at a point."""
        return self.names[int(self.at(np.array([[x, y]]))[0])]


def line(points: Sequence[QPointF], step: float = 1.0) -> Dots:
    """Return dots along a line, so far apart."""
    corners = np.array([(point.x(), point.y()) for point in points])
    if len(corners) < 2:
        return corners
    legs = np.hypot(*np.diff(corners, axis=0).T)
    along = np.concatenate([[0.0], np.cumsum(legs)])
    at = np.arange(0.0, along[-1] + 1e-9, step) if along[-1] else np.zeros(1)
    return np.stack([np.interp(at, along, corners[:, n]) for n in (0, 1)], axis=1)
