"""What tints and red lines mean, below the map."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.games.bez_hranic.alone.misjudged_map import MISSED
from gui.games.bez_hranic.drawing.far import CENTRE, LEFT, sans, write
from gui.kit import theme

_LINE = 46
"""Pixels of a line with its air."""


class Legend(QWidget):
    """A strip: tints with their crossings, a missed border, a feared one."""

    def __init__(self, steps: Sequence[str]) -> None:
        super().__init__()
        self._steps = steps
        self._words = ("", "", "")

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        self._words = (
            self.tr("crossings amiss"),
            self.tr("missed border"),
            self.tr("feared one"),
        )
        self.setAccessibleName(", ".join(self._words))
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take a second line where the first is too short for all words."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(theme.px(_LINE if self._in_one_line else 1.8 * _LINE))

    @property
    def _in_one_line(self) -> bool:
        metrics = QFontMetricsF(sans(theme.px(14)))
        words = sum(metrics.horizontalAdvance(one) for one in self._words)
        signs = len(self._steps) * theme.px(38) + 2 * theme.px(36) + 3 * theme.px(16)
        return words + signs + theme.px(20) <= self.width()

    def sizeHint(self) -> QSize:
        """Ask for a strip."""
        return QSize(theme.px(500), theme.px(_LINE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        painter.fillRect(self.rect(), theme.colour("paper"))
        size, x = theme.px(14), float(theme.px(14))
        font = sans(size)
        wide, high = theme.px(34), theme.px(22)
        middle = self.height() / 2 if self._in_one_line else theme.px(_LINE / 2)
        top = middle - high / 2
        last = len(self._steps) - 1
        for number, tint in enumerate(self._steps):
            box = QRectF(x, top, wide, high)
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.setBrush(QColor(tint))
            painter.drawRoundedRect(box, 4, 4)
            figure = f"{number}+" if number == last else str(number)
            write(painter, box, figure, (sans(size, 650), "#241b12"), CENTRE)
            x += wide + theme.px(4)
        x += theme.px(6)
        for place, words in enumerate(self._words):
            if place == 1 and not self._in_one_line:
                x, middle = float(theme.px(14)), middle + theme.px(0.75 * _LINE)
            if place:
                pen = QPen(QColor(MISSED), theme.px(3.5))
                if place == 2:
                    pen.setDashPattern([1.2, 1.6])
                painter.setPen(pen)
                painter.drawLine(QPointF(x, middle), QPointF(x + theme.px(28), middle))
                x += theme.px(36)
            room = QFontMetricsF(font).horizontalAdvance(words)
            box = QRectF(x, middle - high, min(room, self.width() - x - 4), 2 * high)
            write(painter, box, words, (font, theme.hexa("text")), LEFT)
            x += room + theme.px(16)
        painter.end()
