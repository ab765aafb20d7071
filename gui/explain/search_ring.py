"""A ring that turns while something is looked for; it stands where people want no motion."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from gui.kit import stillness, theme

_TURN, _EVERY = 900, 40
"""Milliseconds of one turn, and between two pictures."""

_OPEN = 100
"""Degrees that are left open."""


class SearchRing(QWidget):
    """Says that a search goes on."""

    def __init__(self, size: int = 20) -> None:
        super().__init__()
        self._usual = size
        self._at = 0.0
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self._turn)
        self.fit()

    def fit(self) -> None:
        """Be as large as the words beside it."""
        size = theme.px(self._usual)
        self.setFixedSize(size, size)

    def _turn(self) -> None:
        self._at = (self._at + _EVERY / _TURN) % 1
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Turn."""
        super().showEvent(event)
        self.fit()
        if not stillness.wanted():
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Turn for nobody."""
        super().hideEvent(event)
        self._timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = self.width() / 8
        box = QRectF(self.rect()).adjusted(thick, thick, -thick, -thick)
        line = QPen(theme.colour("accent"), thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(line)
        painter.drawArc(box, round(-self._at * 5760), (360 - _OPEN) * 16)
        painter.end()
