"""What a choice cost above the best one, week by week."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.games.bez_hranic.geography.record import Week
from gui.games.bez_hranic.drawing.far import CENTRE, LEFT, RIGHT, sans, write
from gui.games.bez_hranic.words.geography import decimal
from gui.kit import theme

MOST = 12
"""Weeks that are shown, the last ones."""


class WeekChart(QWidget):
    """A line over the weeks in which one has played."""

    def __init__(self) -> None:
        super().__init__()
        self.weeks: Sequence[Week] = ()

    def show_weeks(self, weeks: Sequence[Week], words: str) -> None:
        """Show these; ``words`` are what it is called."""
        self.weeks = weeks[-MOST:]
        told = ", ".join(f"{one.week}.: {decimal(one.surplus)}" for one in self.weeks)
        self.setAccessibleName(words)
        self.setAccessibleDescription(told)
        self.setToolTip(told)
        self.setFixedHeight(theme.px(150))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a strip."""
        return QSize(theme.px(400), theme.px(150))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw lines of tens, and the weeks over them."""
        del event
        if not self.weeks:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        small = theme.px(13)
        box = QRectF(self.rect()).adjusted(theme.px(34), theme.px(16), -theme.px(30), -small * 1.7)
        highest = max(20.0, *(week.surplus for week in self.weeks))
        step = 10 if highest <= 30 else 20 if highest <= 70 else 50
        top = -(-highest // step) * step
        for euros in range(0, round(top) + 1, step):
            y = box.bottom() - box.height() * euros / top
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            margin = QRectF(0, y - small, box.left() - theme.px(8), 2 * small)
            write(painter, margin, str(euros), (sans(small), theme.hexa("text2")), RIGHT)
        self._paint_line(painter, box, top)
        painter.end()

    def _paint_line(self, painter: QPainter, box: QRectF, top: float) -> None:
        small, last = theme.px(13), len(self.weeks) - 1
        points = [
            QPointF(
                box.left()
                + theme.px(12)
                + (box.width() - theme.px(24)) * (place / last if last else 0.5),
                box.bottom() - box.height() * week.surplus / top,
            )
            for place, week in enumerate(self.weeks)
        ]
        accent = theme.colour("accent")
        painter.setPen(QPen(accent, theme.px(2.5)))
        painter.drawPolyline(QPolygonF(points))
        for point, week in zip(points, self.weeks, strict=True):
            painter.setPen(QPen(accent, theme.px(2)))
            painter.setBrush(QColor(theme.hexa("paper")))
            painter.drawEllipse(point, theme.px(4.5), theme.px(4.5))
            foot = QRectF(point.x() - theme.px(30), box.bottom() + 2, theme.px(60), small * 1.6)
            write(painter, foot, f"{week.week}.", (sans(small), theme.hexa("text2")), CENTRE)
        words = f"{decimal(self.weeks[-1].surplus)} \N{EURO SIGN}"
        # On that side of the point on which its line does not come.
        falls = len(points) > 1 and points[-2].y() < points[-1].y()
        below = falls and points[-1].y() + theme.px(26) < box.bottom()
        away = QPointF(-theme.px(24), theme.px(5 if below else -25))
        beside = QRectF(points[-1] + away, QSize(theme.px(70), theme.px(20)))
        write(painter, beside, words, (sans(theme.px(15), 700), theme.hexa("accent")), LEFT)
