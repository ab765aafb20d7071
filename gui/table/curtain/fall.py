"""The curtain falls: its hem comes down over what was there, in a quarter of a second.

What is seen below the hem is a picture of the table's public page, or bare ground: the page itself,
or the desk, is destroyed already, and the curtain hangs whole behind it from the beginning.
"""

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gui.kit import stillness, theme
from gui.kit.later import later
from gui.table.curtain.curtain_picture import BRAID, paint_braid, paint_folds

_HEM, _SHADOW = 12, 40
"""Pixels of cloth above the braid, and of the shadow below its fringe."""


class Fall(QWidget):
    """Lies over a curtain that is not seen yet; gone when it has fallen."""

    def __init__(self, curtain: QWidget, before: QPixmap) -> None:
        super().__init__(curtain)
        self._curtain, self._before, self._hem = curtain, before, QPixmap()
        # A click on what is not seen yet is for nobody; keys go to the curtain.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._down = QVariantAnimation(self)
        self._down.setDuration(stillness.FALLS_MS)
        self._down.setStartValue(0.0)
        self._down.setEndValue(1.0)
        self._down.setEasingCurve(QEasingCurve.Type.InQuad)
        self._down.valueChanged.connect(self._on_moved)
        self._down.finished.connect(self._end)
        self._begun = False
        self.setGeometry(curtain.rect())
        curtain.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the whole curtain; one that gets another size while it falls has fallen."""
        if event.type() == QEvent.Type.Resize:
            if self._begun:
                self._end()
            else:
                self.setGeometry(self._curtain.rect())
        elif event.type() == QEvent.Type.Show:
            self.raise_()
        return super().eventFilter(watched, event)

    def _on_moved(self, share: float) -> None:
        edge = round(share * self._curtain.height())
        wide, high = self._curtain.width(), self._curtain.height()
        self.setGeometry(0, edge, wide, max(0, high - edge))
        self.update()

    def _end(self) -> None:
        self._down.stop()
        self._curtain.removeEventFilter(self)
        self._before = QPixmap()
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what was there below the hem, and the hem; begin to fall when it has been seen."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("chrome"))
        painter.drawPixmap(0, -self.y(), self._before)
        if self._begun:
            self._paint_hem(painter)
        painter.end()
        if not self._begun:
            self._begun = True
            later(self, self._down.start)

    def _paint_hem(self, painter: QPainter) -> None:
        ratio, wide = self.devicePixelRatioF(), self.width()
        high = _HEM + BRAID + _SHADOW
        if self._hem.isNull():
            self._hem = QPixmap(round(wide * ratio), round(high * ratio))
            self._hem.setDevicePixelRatio(ratio)
            self._hem.fill(Qt.GlobalColor.transparent)
            brush = QPainter(self._hem)
            shadow = QLinearGradient(0, _HEM, 0, high)
            shadow.setColorAt(0, theme.colour("#000000", 150))
            shadow.setColorAt(1, theme.colour("#000000", 0))
            brush.fillRect(QRectF(0, _HEM, wide, high - _HEM), shadow)
            paint_folds(brush, wide, _HEM + 11)
            paint_braid(brush, wide, _HEM)
            brush.end()
        painter.drawPixmap(0, 0, self._hem)


def let_fall(curtain: QWidget, before: QPixmap | None = None) -> None:
    """Let a curtain that is about to be shown fall over a picture of what everybody saw before.

    Without a picture it falls over bare ground; where nothing is to move it is there at once.
    """
    if stillness.moves(stillness.FALLS_MS):
        Fall(curtain, before if before is not None else QPixmap())
