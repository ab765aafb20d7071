"""What tints and red lines mean, below the map."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.games.bez_hranic.alone.misjudged_map import MISSED
from gui.games.bez_hranic.drawing.far import CENTRE, LEFT, sans, write
from gui.kit import theme


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
        self.setFixedHeight(theme.px(46))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a strip."""
        return QSize(theme.px(500), theme.px(46))

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
        top = (self.height() - high) / 2
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
            if place:
                pen = QPen(QColor(MISSED), theme.px(3.5))
                if place == 2:
                    pen.setDashPattern([1.2, 1.6])
                painter.setPen(pen)
                y = self.height() / 2
                painter.drawLine(QPointF(x, y), QPointF(x + theme.px(28), y))
                x += theme.px(36)
            room = QFontMetricsF(font).horizontalAdvance(words)
            box = QRectF(x, 0, min(room, self.width() - x - 4), self.height())
            write(painter, box, words, (font, theme.hexa("text")), LEFT)
            x += room + theme.px(16)
        painter.end()
