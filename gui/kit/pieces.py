"""Pieces, and the figures and crosses beside them, as every board draws them."""

from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
)

from gui.kit import theme
from gui.kit.pens import pen
from gui.kit.piece_shapes import shape

INK, PAPER, BLOOD = "#20160e", "#fffaf0", "#8f1d12"


def paint_piece(painter: QPainter, kind: str, letter: str, *, ghost: bool = False) -> None:
    """Draw a piece round the origin, about 46 × 34 units."""
    shade, cut = theme.piece(letter), shape(kind)
    back, front, whole = cut.back, cut.front, cut.whole
    light = shade.lightness() > 200
    painter.setOpacity(0.5 if ghost else 1)
    painter.fillPath(whole.translated(1.4, 2.6), QColor(20, 12, 4, 80))
    painter.strokePath(whole, pen(PAPER, 5.2, 240))
    painter.strokePath(whole, pen(INK, 2.6))
    rear = shade.lighter(150) if shade.lightness() < 60 else shade.darker(135)
    painter.fillPath(back, shade.darker(122) if light else rear)
    painter.strokePath(front, pen(INK, 2.6))
    sheen = QLinearGradient(0, -13, 0, 14)
    sheen.setColorAt(0, shade if light else shade.lighter(116))
    sheen.setColorAt(1, shade.darker(107))
    painter.fillPath(front, sheen)
    painter.setFont(bold(cut.letter_px))
    painter.setPen(theme.ink_on(letter))
    painter.drawText(cut.letter, QtCore.Qt.AlignmentFlag.AlignCenter, letter[:1])
    painter.setOpacity(1)


def bold(px: float) -> QFont:
    """Return the bold face of figures and letters on pieces."""
    theme.need_fonts()
    face = QFont(theme.TOKENS["font"]["ui"])
    face.setPixelSize(max(1, round(px)))
    face.setWeight(QFont.Weight.Bold)
    face.setFeature(QFont.Tag("tnum"), 1)
    return face


class Disc(NamedTuple):
    """A small disc for a figure or a mark."""

    r: float = 10
    px: float = 13
    """How high what stands on it is."""

    ink: str = INK
    paper: str = PAPER


PLAIN = Disc()


def badge(painter: QPainter, at: QPointF, text: str, disc: Disc = PLAIN) -> None:
    """Draw a figure or mark on a small disc, wider where it needs more room."""
    face, r, ink = bold(disc.px), disc.r, disc.ink
    width = max(2 * r, QFontMetricsF(face).horizontalAdvance(text) + r)
    box = QRectF(at.x() - width / 2, at.y() - r, width, 2 * r)
    painter.setPen(pen(ink, 1.5))
    painter.setBrush(QColor(disc.paper))
    painter.drawRoundedRect(box, r, r)
    painter.setFont(face)
    painter.setPen(QColor(ink))
    painter.drawText(box, QtCore.Qt.AlignmentFlag.AlignCenter, text)


def cross(painter: QPainter, at: QPointF, r: float = 9.5) -> None:
    """Draw the mark of an order that failed."""
    painter.setPen(pen(INK, 1.5))
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(at, r, r)
    k = r * 0.45
    painter.setPen(pen(BLOOD, r * 0.3))
    painter.drawLine(at + QPointF(-k, -k), at + QPointF(k, k))
    painter.drawLine(at + QPointF(-k, k), at + QPointF(k, -k))
