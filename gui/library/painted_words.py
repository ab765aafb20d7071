"""Words painted into a row: some lines at most, the last cut short."""

import re

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QTextLayout

from gui.kit import theme


def line_height(style: str) -> int:
    """Return how high a line of a style of type is."""
    return QFontMetrics(theme.font(style)).lineSpacing()


def say_lines(painter: QPainter, font: QFont, text: str, room: QRect, most: int) -> int:
    """Write a text in some lines at most; return where the next one begins."""
    painter.setFont(font)
    metrics, top = QFontMetrics(font), room.top()
    text = re.sub(r"[ \t\r\n]+", " ", text).strip()  # what is held together stays so
    layout = QTextLayout(text, font)
    layout.beginLayout()
    for number in range(most):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(room.width())
        rest = text[line.textStart() :]
        last = number == most - 1
        part = rest if last else rest[: line.textLength()]
        part = metrics.elidedText(part.rstrip(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(QPoint(room.left(), top + metrics.ascent()), part)
        top += metrics.lineSpacing()
    layout.endLayout()
    return top
