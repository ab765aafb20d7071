"""Pens and the engravers' hatching, shared by the board and by badges."""

from functools import lru_cache

from PySide6 import QtCore
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from gui.kit import theme


def pen(ink: str | QColor, width: float, alpha: int = 255, dash: list[float] | None = None) -> QPen:
    """Return a round pen in a theme colour, a ``#rrggbb`` or a ready colour."""
    if isinstance(ink, QColor):
        return _made(QColor(ink), width, alpha, dash)
    return QPen(_known(ink, width, alpha, tuple(dash or ()), theme.current()))


@lru_cache(maxsize=256)
def _known(ink: str, width: float, alpha: int, dash: tuple[float, ...], _theme: str) -> QPen:
    """Return a pen that is to be copied: a board asks for the same few again and again."""
    return _made(theme.colour(ink), width, alpha, [*dash])


def _made(shade: QColor, width: float, alpha: int, dash: list[float] | None) -> QPen:
    shade.setAlpha(alpha)
    line_pen = QPen(
        shade,
        width,
        QtCore.Qt.PenStyle.SolidLine,
        QtCore.Qt.PenCapStyle.RoundCap,
        QtCore.Qt.PenJoinStyle.RoundJoin,
    )
    if dash:
        line_pen.setDashPattern(dash)
    return line_pen


def hatch(
    painter: QPainter, area: QRectF, kind: str, ink: QColor, gap: float = 9, width: float = 1.0
) -> None:
    """Hatch a rectangle after the heraldic tinctures; the caller clips."""
    painter.setPen(QPen(ink, width))
    rows, columns = int(area.height() / gap) + 2, int(area.width() / gap) + 2
    if kind in ("horizontal", "grid"):
        for row in range(rows):
            y = area.top() + row * gap
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
    if kind in ("vertical", "grid"):
        for column in range(columns):
            x = area.left() + column * gap
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
    if kind in ("rising", "falling"):
        _slanted(painter, area, gap * 1.3, rising=kind == "rising")
    if kind == "dots":
        painter.setPen(QtCore.Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for row in range(rows):
            for column in range(columns):
                x = area.left() + (column + 0.5 * (row % 2)) * gap
                middle = QPointF(x, area.top() + row * gap)
                painter.drawEllipse(middle, width * 1.15, width * 1.15)
    if kind == "ermine":
        _ermine(painter, area, gap)


def _slanted(painter: QPainter, area: QRectF, gap: float, *, rising: bool) -> None:
    high, low = area.top(), area.bottom()
    for line in range(int((area.width() + area.height()) / gap) + 2):
        x = area.left() - area.height() + line * gap
        ends = (QPointF(x, low), QPointF(x + area.height(), high))
        if not rising:
            ends = (QPointF(x, high), QPointF(x + area.height(), low))
        painter.drawLine(*ends)


def _ermine(painter: QPainter, area: QRectF, gap: float) -> None:
    step = gap * 2
    for row in range(int(area.height() / step) + 2):
        for column in range(int(area.width() / step) + 2):
            x = area.left() + (column + 0.5 * (row % 2)) * step
            y = area.top() + row * step
            tail = QPointF(x, y + gap * 0.1)
            painter.drawLine(QPointF(x, y - gap * 0.34), QPointF(x, y + gap * 0.3))
            painter.drawLine(tail, QPointF(x - gap * 0.22, y + gap * 0.42))
            painter.drawLine(tail, QPointF(x + gap * 0.22, y + gap * 0.42))
