"""A small board on a page: a sketch until its picture is painted."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

_LEAST = 150
"""How high it is, until somebody wants it otherwise."""

First = Callable[[QSize], QPixmap]
"""Finds what a picture shows at its first sight."""


class Picture(QWidget):
    """A board as small as it is worth: nothing is drawn before it is seen."""

    def __init__(self, first: First) -> None:
        super().__init__()
        self.setFixedHeight(_LEAST)
        self._first = first
        self._pixmap = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it with round corners, cut to the card."""
        del event
        if self._pixmap.isNull():
            self._pixmap = self._first(self.size())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setClipPath(shape)
        drawn = self._pixmap.deviceIndependentSize()
        fit = max(1.0, self.width() / drawn.width(), self.height() / drawn.height())
        box = QRectF(0, 0, drawn.width() * fit, drawn.height() * fit)
        box.moveCenter(QRectF(self.rect()).center())
        if fit == 1:
            box.moveTo(round(box.x()), round(box.y()))  # on whole pixels it stays sharp
        painter.drawPixmap(box, self._pixmap, QRectF(self._pixmap.rect()))
        painter.end()
