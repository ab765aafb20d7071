"""The line that leads from a unit driven out of its space back to where it stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.kit.pens import pen
from gui.kit.pieces import BLOOD, INK, PAPER
from gui.map import layers

if TYPE_CHECKING:
    from gui.map.pieces.standing import Lead

POINT = 5.2
"""Radius of the ring in the space it leads to, at the scale of pieces."""


def paint_leader(painter: QPainter, lead: Lead, k: float) -> None:
    """Draw a line and the red-ringed point that it ends in."""
    a, b = QPointF(*lead.begin), QPointF(*lead.end)
    for ink, width in ((PAPER, 5.6), (INK, 2.4)):
        painter.setPen(pen(ink, width * k))
        painter.drawLine(QLineF(a, b))
    painter.setBrush(QColor(PAPER))
    painter.setPen(pen(PAPER, 4.4 * k))
    painter.drawEllipse(b, POINT * k, POINT * k)
    painter.setPen(pen(BLOOD, 2.4 * k))
    painter.drawEllipse(b, POINT * k, POINT * k)
    painter.setBrush(QColor(BLOOD))
    painter.drawEllipse(b, 1.2 * k, 1.2 * k)


class Leader(QGraphicsItem):
    """Such a line on the board."""

    def __init__(self, lead: Lead, k: float) -> None:
        super().__init__()
        self.lead, self._k = lead, k
        self.setZValue(layers.LEADERS)

    def boundingRect(self) -> QRectF:
        """Return what is painted."""
        wide = (POINT + 4) * self._k
        rect = QRectF(QPointF(*self.lead.begin), QPointF(*self.lead.end)).normalized()
        return rect.adjusted(-wide, -wide, wide, wide)

    def body(self) -> QRectF:
        """Return what no name may cover: the point it leads to."""
        x, y = self.lead.end
        half = (POINT + 2) * self._k
        return QRectF(x - half, y - half, 2 * half, 2 * half)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the line."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_leader(painter, self.lead, self._k)
