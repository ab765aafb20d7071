"""A bright line along the inside of a space's edge.

Qt takes 150 ms to stroke the edge of the largest space as it is; in short pieces, with no more
points than can be seen and plain corners, it takes 8.
"""

from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

FINE, SOFT = 1.5, 3.0
"""Board units between points of the line and of the light beside it."""

PIECE = 16
"""Points in a piece."""


class Edge(NamedTuple):
    """The edge of one space."""

    area: QPainterPath
    fine: tuple[QPolygonF, ...]
    soft: tuple[QPolygonF, ...]

    @property
    def bounds(self) -> QRectF:
        """What the space covers."""
        return self.area.boundingRect()

    def draw(self, painter: QPainter, light: QPen, line: QPen) -> None:
        """Draw a line on a broader light; the painter is clipped to the space by then."""
        light.setCapStyle(QtCore.Qt.PenCapStyle.FlatCap)  # round ones would overlap and show
        for pen, pieces in ((light, self.soft), (line, self.fine)):
            pen.setJoinStyle(QtCore.Qt.PenJoinStyle.BevelJoin)
            painter.setPen(pen)
            for piece in pieces:
                painter.drawPolyline(piece)
