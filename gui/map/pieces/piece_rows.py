"""The rows of dots that a piece is made of."""

from functools import cache

from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from gui.kit.piece_shapes import shape
from gui.map.pieces.piece_overlap import FINE, Spans

TILT = -14.0
"""Degrees by which a beaten unit is turned."""


@cache
def spans(kind: str, beaten: bool) -> Spans:  # noqa: FBT001 - asked by place
    """Return the rows of a piece at scale 1."""
    outline = shape(kind).whole
    if beaten:
        outline = QTransform().rotate(TILT).map(outline)
    box = outline.boundingRect()
    image = QImage((box.size() * FINE).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor(0, 0, 0))
    painter = QPainter(image)
    painter.scale(FINE, FINE)
    painter.translate(-box.topLeft())
    painter.fillPath(outline, QColor(0, 0, 1))
    painter.end()
    cells, line = memoryview(image.constBits())[::4].tobytes(), image.bytesPerLine() // 4
    extents = []
    for row in range(image.height()):
        dots = cells[row * line : row * line + image.width()]
        if 1 in dots:
            begin, end = dots.index(1) / FINE, (dots.rindex(1) + 1) / FINE
            extents.append((box.top() + (row + 0.5) / FINE, box.left() + begin, box.left() + end))
    return tuple(extents)
