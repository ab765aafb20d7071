"""Pages that are drawn whole: on a canvas as large as an A4, which other paper scales."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from gui.games.bez_hranic.drawing.lines import lines_of
from gui.kit import theme
from gui.paper.ink import BLACK, GREY, HAIR, POINT
from gui.printable import Block, Sheet

LONG, SHORT = 2970.0, 2100.0
"""Sides of an A4 in tenths of a millimetre."""

LEAST = 5.5
"""Points below which nothing is written."""

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

FRAME = "#efe3c4"
"""What is marked as best; its thick edge says so in black alone."""


@dataclass(frozen=True)
class WholePage(Block):
    """One page, drawn by whoever knows it; what stands on it is text as well."""

    draw: Callable[[QPainter], None]
    words: str = ""
    landscape: bool = True

    def height(self, width: float, room: float) -> float:
        """Take all of the page."""
        del width
        return room

    def text(self) -> str:
        """Return what stands there."""
        return self.words

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it in the middle, as large as it fits."""
        wide, high = (LONG, SHORT) if self.landscape else (SHORT, LONG)
        scale = min(box.width() / wide, box.height() / high)
        painter.save()
        painter.translate(
            box.left() + (box.width() - wide * scale) / 2,
            box.top() + (box.height() - high * scale) / 2,
        )
        painter.scale(scale, scale)
        self.draw(painter)
        painter.restore()


def whole(title: str, *pages: WholePage, usual: bool = False) -> Sheet:
    """Return a sheet of whole pages; ``usual``: it is printed unless somebody says otherwise."""
    return Sheet(title, pages, landscape=pages[0].landscape, plain=True, usual=usual)


def serif(points: float, *, italic: bool = False) -> QFont:
    """Return the type of names, so many points high."""
    font = _unhinted(theme.board_font(points * POINT, italic=italic))
    font.setFeature(QFont.Tag("lnum"), 1)  # its usual 1 is read as a letter
    return font


def sans(points: float, weight: int = 450) -> QFont:
    """Return the type of everything else."""
    return _unhinted(theme.font("body", points * POINT, weight))


def _unhinted(font: QFont) -> QFont:
    """On paper a letter is as wide as it was drawn, however few pixels a preview has for it."""
    font = QFont(font)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def width_of(text: str, font: QFont) -> float:
    """Return how wide a text is on one line."""
    return float(QFontMetricsF(font).horizontalAdvance(text))


def put(
    painter: QPainter,
    box: QRectF,
    text: str,
    look: tuple[QFont, str],
    where: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write one line; where it is wider than its box it is written smaller, but never too small."""
    font, ink = look
    wide = width_of(text, font)
    if wide > box.width() > 0:
        font = QFont(font)
        font.setPixelSize(max(int(font.pixelSize() * box.width() / wide), round(LEAST * POINT)))
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box, where | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, text)


def paragraph(
    painter: QPainter, box: QRectF, text: str, look: tuple[QFont, str], leading: float = 1.24
) -> float:
    """Write a paragraph from the top of a box; return where the next one begins."""
    font, ink = look
    painter.setFont(font)
    painter.setPen(QColor(ink))
    high = font.pixelSize() * leading
    y = box.top()
    for line in lines_of(text, font, box.width()):
        row = QRectF(box.left(), y, box.width(), high)
        painter.drawText(row, LEFT | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, line)
        y += high
    return y


def box_of(painter: QPainter, box: QRectF, *, best: bool = False, corner: float = 14.0) -> None:
    """Draw a box to write in; one that is best has a thick edge and a tint."""
    painter.setPen(QPen(QColor(BLACK if best else GREY), 8 if best else 2.5))
    painter.setBrush(QColor(FRAME) if best else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, corner, corner)


def hairline(painter: QPainter, one: QPointF, other: QPointF, *, dashed: bool = False) -> None:
    """Draw a line to write on, or to cut along."""
    pen = QPen(QColor(HAIR if not dashed else GREY), 3 if not dashed else 2)
    if dashed:
        pen.setDashPattern([6, 5])
    painter.setPen(pen)
    painter.drawLine(one, other)


def paint_rose(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Draw the compass rose of the game in black."""
    painter.setPen(QPen(QColor(GREY), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share in (0.78, 0.7):
        painter.drawEllipse(middle, radius * share, radius * share)
    painter.setPen(QPen(QColor(BLACK), 1.5))
    for far, turned in ((0.62, 45), (1.0, 0)):
        for quarter in range(4):
            painter.save()
            painter.translate(middle)
            painter.rotate(turned + 90 * quarter)
            for side, fill in ((-1, "#ffffff"), (1, BLACK)):
                path = QPainterPath(QPointF(0, 0))
                path.lineTo(side * radius * 0.15, -radius * 0.2)
                path.lineTo(0, -radius * far)
                path.closeSubpath()
                painter.setBrush(QColor(fill))
                painter.drawPath(path)
            painter.restore()
