"""How pieces look: an army is a field gun whose wheel carries the letter, a fleet is a ship."""

from functools import cache

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QTransform,
)

from gui.kit import theme
from gui.kit.pens import pen

INK, PAPER, BLOOD = "#20160e", "#fffaf0", "#8f1d12"


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """Return a closed outline."""
    shape = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        shape.lineTo(*point)
    shape.closeSubpath()
    return shape


@cache
def parts(kind: str) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Return back (gun or deck), front (wheel or hull) and outline, round the origin."""
    back, front = QPainterPath(), QPainterPath()
    if kind == "A":
        barrel = polygon(
            *((-8, -6.6), (17, -4.4), (17, -6), (22.5, -6), (22.5, 5), (17, 5)),
            *((17, 3.4), (-8, 5.6)),
        )
        trail = polygon((-4, -2), (-21.5, 9), (-23, 14.5), (-16, 14.5), (4, 8))
        back = QTransform().translate(1, -5).rotate(-24).map(barrel).united(trail)
        front.addEllipse(QPointF(0, 1.5), 13.2, 13.2)
    elif kind != "F":  # a counter of wood, for pieces of any other kind
        back.addEllipse(QPointF(0, 9.5), 17.5, 5.5)
        front.addEllipse(QPointF(0, -1), 14.5, 14.5)
    else:
        back = polygon((-13, -8), (9.5, -8), (11, 2), (-14, 2))
        for x in (-8.5, 1.5):
            funnel = polygon((x, -16.5), (x + 6, -16.5), (x + 6, -6), (x, -6))
            back = back.united(funnel)
        front = polygon(
            (-21.5, -3.2), (23.5, -5.2), (17.5, 11), (15, 12.6), (-14.5, 12.6), (-17.5, 11)
        )
    return back, front, back.united(front)


def paint_piece(painter: QPainter, kind: str, letter: str, *, ghost: bool = False) -> None:
    """Draw a piece round the origin, about 46 × 34 units."""
    shade, (back, front, whole) = theme.piece(letter), parts(kind)
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
    painter.setFont(bold(15 if kind == "F" else 19))
    painter.setPen(theme.ink_on(letter))
    box = QRectF(-15, -5.6, 31, 18) if kind == "F" else QRectF(-14, -10.8, 28, 25)
    painter.drawText(box, QtCore.Qt.AlignmentFlag.AlignCenter, letter)
    painter.setOpacity(1)


def bold(px: float) -> QFont:
    """Return the bold face of figures and letters on pieces."""
    theme.need_fonts()
    face = QFont(theme.TOKENS["font"]["ui"])
    face.setPixelSize(max(1, round(px)))
    face.setWeight(QFont.Weight.Bold)
    face.setFeature(QFont.Tag("tnum"), 1)
    return face


def badge(
    painter: QPainter,
    at: QPointF,
    text: str,
    r: float = 10,
    *,
    ink: str = INK,
    paper: str = PAPER,
    px: float = 13,
) -> None:
    """Draw a figure or mark on a small paper disc."""
    face = bold(px)
    width = max(2 * r, QFontMetricsF(face).horizontalAdvance(text) + r)
    box = QRectF(at.x() - width / 2, at.y() - r, width, 2 * r)
    painter.setPen(pen(ink, 1.5))
    painter.setBrush(QColor(paper))
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
