"""A board of a study as a drawing: orders with results, and what was drawn on it by hand."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from engine.board.location import province_of
from engine.study.tree.marks import Colour, Mark, Shape
from gui.map.pieces import places
from gui.paper.blocks import Drawing
from gui.paper.line_drawing import LineDrawing
from gui.paper.map_sheet import MapView, line_drawing
from gui.printable import Matter

INKS: Final = MappingProxyType(
    {
        Colour.GREEN: "#2c7a3f",
        Colour.RED: "#b3261e",
        Colour.BLUE: "#1f5fbf",
        Colour.YELLOW: "#b07a00",
    }
)
"""Dark enough to be seen on every country."""

_DASHES: Final = MappingProxyType(
    {
        Colour.GREEN: Qt.PenStyle.SolidLine,
        Colour.RED: Qt.PenStyle.DashLine,
        Colour.BLUE: Qt.PenStyle.DotLine,
        Colour.YELLOW: Qt.PenStyle.DashDotLine,
    }
)
"""How lines of a colour are told apart where only black is printed."""

_WIDE, _ROUND, _HEAD = 5.0, 26.0, 18.0
"""In units of the board: how thick lines are, how large circles, how long an arrow's head."""


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """The board of a phase with its marks."""

    drawing: LineDrawing
    marks: tuple[Mark, ...]
    black: bool = False

    @classmethod
    def of(cls, matter: Matter, marks: Sequence[Mark], *, black: bool) -> "DrawnBoard":
        """Draw what a phase led to with its orders, or a board that was set up."""
        view = MapView.PIECES if matter.past is None else MapView.RULED
        return cls(line_drawing(matter, view), tuple(marks), black)

    @property
    def size(self) -> tuple[float, float]:
        """How large it is, in units of the board."""
        return self.drawing.size

    @property
    def aspect(self) -> float:
        """Width by height."""
        return self.size[0] / self.size[1]

    def paint(self, painter: QPainter, scale: float = 1.0) -> None:
        """Draw it in units of the board; ``scale`` is how large one comes out."""
        painter.save()
        painter.setClipRect(QRectF(0, 0, *self.size), Qt.ClipOperation.IntersectClip)
        self.drawing.paint(painter, black=self.black, scale=scale)
        painter.restore()
        for mark in self.marks:
            self._mark(painter, mark)

    def in_box(self) -> Drawing:
        """Return it to be drawn as wide as its box."""

        def draw(painter: QPainter, box: QRectF) -> None:
            scale = box.width() / self.size[0]
            painter.translate(box.topLeft())
            painter.scale(scale, scale)
            self.paint(painter, scale)

        return draw

    def _mark(self, painter: QPainter, mark: Mark) -> None:
        ink = QColor("#000000" if self.black else INKS[mark.colour])
        pen = QPen(ink, _WIDE, _DASHES[mark.colour] if self.black else Qt.PenStyle.SolidLine)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.save()
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        at = self._place(mark.at)
        if mark.shape is Shape.ARROW:
            _arrow(painter, at, self._place(mark.to), ink)
        elif mark.shape is Shape.CIRCLE:
            painter.drawEllipse(at, _ROUND, _ROUND)
        else:
            lit = QColor(ink)
            lit.setAlphaF(0.3)
            painter.setBrush(lit)
            painter.setPen(Qt.PenStyle.NoPen if not self.black else pen)
            painter.drawEllipse(at, _ROUND * 1.2, _ROUND * 1.2)
        painter.restore()

    def _place(self, location: str) -> QPointF:
        return QPointF(*places.middle(self.drawing.loaded.atlas, province_of(location)))


def _arrow(painter: QPainter, start: QPointF, end: QPointF, ink: QColor) -> None:
    long = math.hypot(end.x() - start.x(), end.y() - start.y())
    if long < _HEAD:
        return
    along = (end - start) / long
    aside = QPointF(-along.y(), along.x())
    neck = end - along * _HEAD
    painter.drawLine(start, neck)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    wide = aside * (_HEAD * 0.55)
    painter.drawPolygon(QPolygonF([end, neck + wide, neck - wide]))
