"""QR codes: a text that any telephone reads off a screen or off paper."""

from functools import lru_cache

import segno
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

Matrix = tuple[tuple[bool, ...], ...]
"""Rows of modules, dark ones true, the quiet zone around them not among them."""

QUIET = 4
"""Modules of white around a code, as its standard asks for."""


@lru_cache(maxsize=32)
def modules(text: str) -> Matrix:
    """Return the modules of a text's code."""
    # The coarsest code that holds the text: it is read from across a room, and is not dirty.
    qr_code = segno.make(text, error="l", micro=False, boost_error=True)
    return tuple(tuple(bool(module) for module in line) for line in qr_code.matrix)


def across(text: str) -> int:
    """Return how many modules a code is wide, with its quiet zone."""
    return len(modules(text)) + 2 * QUIET


def paint_code(painter: QPainter, box: QRectF, text: str) -> None:
    """Draw a text's code in the middle of a box, black on white, in whole pixels of the device."""
    code = modules(text)
    count = across(text)
    ratio = painter.device().devicePixelRatio() if painter.device() is not None else 1.0
    shown = painter.transform()
    scale = ratio * (shown.m11() if shown.m11() > 0 else 1.0)
    whole = int(min(box.width(), box.height()) * scale / count)
    size = (whole or min(box.width(), box.height()) * scale / count) / scale
    left, top = box.center().x() - size * count / 2, box.center().y() - size * count / 2
    corner = shown.map(QPointF(left, top)) * ratio
    # Shifted onto whole pixels, so that no module has a grey edge.
    left += (round(corner.x()) - corner.x()) / scale
    top += (round(corner.y()) - corner.y()) / scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillRect(QRectF(left, top, size * count, size * count), Qt.GlobalColor.white)
    for y, line in enumerate(code, QUIET):
        for x, dark in enumerate(line, QUIET):
            if dark:
                module = QRectF(left + x * size, top + y * size, size, size)
                painter.fillRect(module, Qt.GlobalColor.black)
    painter.restore()


class CodeView(QWidget):
    """A QR code on a screen; whoever cannot photograph it is read its text."""

    def __init__(self, text: str, name: str, side: int) -> None:
        super().__init__()
        self.text = text
        self.set_side(side)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)

    def set_side(self, side: int) -> None:
        """Be so many pixels wide at the most; every module has as many as any other."""
        pixels = max(2, side // across(self.text))
        self._side = pixels * across(self.text)
        self.setFixedSize(self._side, self._side)

    def sizeHint(self) -> QSize:
        """Return its size: as many pixels to each module."""
        return QSize(self._side, self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        del event
        painter = QPainter(self)
        paint_code(painter, QRectF(self.rect()), self.text)
        painter.end()
