"""The bar over the table and the strip under it, in units."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QTransform

from gui.games.bez_hranic.drawing.far import CREAM, HIGH, LEFT, QUIET, RIGHT, WIDE, sans, write
from gui.games.bez_hranic.drawing.signs import paint_padlock
from gui.games.bez_hranic.drawing.tokens import Token, paint_token
from gui.games.bez_hranic.table import places
from gui.kit import theme


@dataclass(frozen=True, slots=True)
class BarLook:
    """What the bar says."""

    left: str
    right: str


@dataclass(frozen=True, slots=True)
class StripLook:
    """What the strip says: what is going on, and what a hand can do."""

    words: str
    hint: str = ""
    tokens: tuple[Token, ...] = ()
    """Who names a field, and who is next."""

    locked: bool = False


SIDE = 36.0
"""Units beside what bars say: as far in as names at the stations, and clear of a private frame."""


def top_box() -> QRectF:
    """Return where the bar lies."""
    return QRectF(0, 0, WIDE, places.BAR)


def strip_box() -> QRectF:
    """Return where the strip lies."""
    return QRectF(0, HIGH - places.STRIP, WIDE, places.STRIP)


def paint_bands(painter: QPainter, units: QTransform, width: float) -> None:
    """Lead both bars on to the edges of a window that is wider than the page, in pixels."""
    for box in (top_box(), strip_box()):
        band = units.mapRect(box)
        painter.fillRect(QRectF(0, band.top(), width, band.height()), theme.colour("chrome"))


def paint_bar(painter: QPainter, look: BarLook) -> None:
    """Draw the bar."""
    box = top_box()
    painter.fillRect(box, theme.colour("chrome"))
    inner = box.adjusted(SIDE, 0, -SIDE, 0)
    right = QFontMetricsF(sans(27)).horizontalAdvance(look.right)
    left = inner.adjusted(0, 0, -min(right, 800) - 40, 0)
    write(painter, left, look.left, (sans(27, 600), CREAM), LEFT)
    write(
        painter, inner.adjusted(inner.width() - 800, 0, 0, 0), look.right, (sans(27), QUIET), RIGHT
    )


def paint_strip(painter: QPainter, look: StripLook) -> None:
    """Draw the strip: what is going on has the room that what can be done leaves."""
    box = strip_box()
    painter.fillRect(box, theme.colour("chrome"))
    painter.setPen(QPen(theme.colour("chrome3"), 1))
    painter.drawLine(box.topLeft(), box.topRight())
    inner = box.adjusted(SIDE, 0, -SIDE, 0)
    middle = box.center().y()
    if look.locked:
        paint_padlock(painter, QPointF(inner.left() + 18, middle), 34)
        inner.setLeft(inner.left() + 56)
    for token in look.tokens:
        paint_token(painter, QPointF(inner.left() + 26, middle), 24, token)
        inner.setLeft(inner.left() + 62)
    said = QFontMetricsF(sans(31, 600)).horizontalAdvance(look.words)
    hint = QFontMetricsF(sans(27)).horizontalAdvance(look.hint)
    free = inner.width() - (30 if look.hint else 0)
    if said + hint > free:  # both are written a little smaller, neither is cut
        said, hint = free * said / (said + hint), free * hint / (said + hint)
    words = QRectF(inner.left(), inner.top(), said + 2, inner.height())
    write(painter, words, look.words, (sans(31, 600), CREAM), LEFT)
    if look.hint:
        rest = QRectF(inner.right() - hint - 2, inner.top(), hint + 2, inner.height())
        write(painter, rest, look.hint, (sans(27), QUIET), RIGHT)
