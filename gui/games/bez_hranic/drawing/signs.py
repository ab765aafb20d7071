"""Small signs on the table: a padlock, a tick, the ring of a time that runs out."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gui.games.bez_hranic.drawing.far import CREAM, GOLD, GROUND, frame, sans, write

_ROUND = Qt.PenCapStyle.RoundCap


def paint_padlock(painter: QPainter, at: QPointF, size: float) -> None:
    """Draw a padlock that is shut."""
    painter.setPen(QPen(QColor(GOLD), size * 0.12))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = QRectF(at.x() - size * 0.26, at.y() - size * 0.5, size * 0.52, size * 0.6)
    painter.drawArc(bow, 0, 180 * 16)
    for side in (-0.26, 0.26):
        foot = at + QPointF(side * size, 0)
        painter.drawLine(foot - QPointF(0, size * 0.2), foot)
    body = QRectF(at.x() - size * 0.4, at.y() - size * 0.05, size * 0.8, size * 0.56)
    frame(painter, body, size * 0.1, GOLD)


def paint_locked(painter: QPainter, at: QPointF) -> None:
    """Draw the padlock of a token that cannot be taken yet."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(GROUND))
    painter.drawEllipse(at, 21, 21)
    paint_padlock(painter, at, 24)


def paint_tick(painter: QPainter, at: QPointF, size: float, ink: str) -> None:
    """Draw the sign of what is done."""
    pen = QPen(QColor(ink), size * 0.17, Qt.PenStyle.SolidLine, _ROUND)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corners = ((-0.4, 0.0), (-0.1, 0.3), (0.42, -0.34))
    painter.drawPolyline(QPolygonF([at + QPointF(x, y) * size for x, y in corners]))


def paint_time_left(painter: QPainter, box: QRectF, share: float, words: str) -> None:
    """Draw a ring of which so much is left, with the seconds within it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(GROUND), 12))
    painter.drawEllipse(box)
    painter.setPen(QPen(QColor(GOLD), 9, Qt.PenStyle.SolidLine, _ROUND))
    painter.drawArc(box, 90 * 16, round(-360 * 16 * share))
    write(painter, box.adjusted(4, 4, -4, -4), words, (sans(27, 700), CREAM))
