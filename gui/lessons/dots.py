"""How far one is in a lesson: a dot for each step, to be clicked as far as one came."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.kit import theme

_ACROSS, _HIGH = 26, 30
"""Room for a dot, at 100 %."""

_DOT, _HERE = 5.0, 8.5
"""Radius of a dot, and of that of the step one is at."""


class StepDots(QWidget):
    """A row of dots: done ones are full, the one shown is ringed, the others are hollow."""

    chosen = Signal(int)
    """A step one may go to was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._titles: Sequence[str] = ()
        self._done: frozenset[int] = frozenset()
        self._at = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(theme.px(_HIGH))

    def show_steps(self, titles: Sequence[str], at: int, done: Collection[int]) -> None:
        """Show so many dots, which is shown, and which are done."""
        self._titles, self._at, self._done = tuple(titles), at, frozenset(done)
        self.setFixedHeight(theme.px(_HIGH))
        self.setAccessibleName(f"{at + 1} / {len(titles)}: {titles[at]}")
        self.update()

    def can_go(self, step: int) -> bool:
        """Tell whether one may go to a step: to what was done, and to the first that was not."""
        return 0 <= step < len(self._titles) and all(one in self._done for one in range(step))

    def sizeHint(self) -> QSize:
        """Have room for all dots."""
        return QSize(theme.px(_ACROSS) * max(1, len(self._titles)), theme.px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Let the dots stand closer."""
        return QSize(theme.px(14) * max(1, len(self._titles)), theme.px(_HIGH))

    def middle(self, step: int) -> QPointF:
        """Return where a dot is."""
        across = min(theme.px(_ACROSS), self.width() / max(1, len(self._titles)))
        return QPointF((step + 0.5) * across, self.height() / 2)

    def _met(self, place: QPointF) -> int:
        across = min(theme.px(_ACROSS), self.width() / max(1, len(self._titles)))
        return int(place.x() // across)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = theme.text_scale()
        for step in range(len(self._titles)):
            middle, done = self.middle(step), step in self._done
            ink = theme.colour("accent" if done or step == self._at else "text3")
            painter.setPen(QPen(ink, 1.6 * scale))
            painter.setBrush(ink if done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, _DOT * scale, _DOT * scale)
            if step == self._at:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(middle, _HERE * scale, _HERE * scale)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("focus"), 2))
            wide = self.middle(len(self._titles) - 1).x() + theme.px(_ACROSS) / 2
            painter.drawRoundedRect(QRectF(1, 1, wide - 2, self.height() - 2), 4, 4)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say which step a dot is."""
        step = self._met(event.position())
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if self.can_go(step) else Qt.CursorShape.ArrowCursor
        )
        if 0 <= step < len(self._titles):
            text = f"{step + 1}. {self._titles[step]}"
            QToolTip.showText(event.globalPosition().toPoint(), text, self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to a step."""
        step = self._met(event.position())
        if self.can_go(step):
            self.chosen.emit(step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go a step back or on."""
        ways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = self._at + ways.get(Qt.Key(event.key()), 0)
        if step != self._at and self.can_go(step):
            self.chosen.emit(step)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of words."""
        if event.type() == QEvent.Type.StyleChange:
            self.setFixedHeight(theme.px(_HIGH))
        super().changeEvent(event)
