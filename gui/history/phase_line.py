"""The line of past phases: one bead each, years below; click, drag or keys go through them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.rules.phase import Phase
from gui.kit import prints, theme
from gui.words import phases

_EDGE = 13.0
"""Room for the ring round the first bead and the last."""

_LINE, _BELOW, _YEAR = 16, 30, 12
"""How far down the line is and the years are, and the size of their type."""
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Home: -(10**6),
    Qt.Key.Key_End: 10**6,
}


class PhaseLine(QWidget):
    """Which phase is looked at. Discs are seasons, rings retreats, squares winters."""

    picked = Signal(int)

    def __init__(self, phases: Sequence[Phase]) -> None:
        super().__init__()
        self.phases = tuple(phases)
        self.at = 0
        self._measure()
        self.setMinimumWidth(160)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._speak()

    def sizeHint(self) -> QSize:
        """Ask for room for every phase."""
        return QSize(theme.room(24) * len(self.phases), self.height())

    def _measure(self) -> None:
        self.setFixedHeight(theme.room(_BELOW) + theme.px(_YEAR * 1.5))

    @property
    def _edge(self) -> float:
        return _EDGE * theme.reading()

    def set_at(self, at: int) -> None:
        """Mark the phase that is shown."""
        self.at = at
        self._speak()
        self.update()

    def at_x(self, place: int) -> float:
        """Return where a phase's bead lies across."""
        if len(self.phases) < 2:
            return self.width() / 2
        return self._edge + (self.width() - 2 * self._edge) * place / (len(self.phases) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, its beads and the years."""
        del event
        painter = QPainter(self)
        sign = ("line of phases", self.phases, theme.look())
        prints.put(painter, self.size().toSizeF(), sign, self._draw)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.phases:
            self._bead(painter, self.at, shown=True)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("focus_on_chrome"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        """Draw all that stays the same whichever phase is looked at."""
        unit, y = theme.reading(), _LINE * theme.reading()
        painter.setPen(QPen(theme.colour("chrome3"), 2 * unit))
        ends = self.at_x(0), self.at_x(len(self.phases) - 1)
        painter.drawLine(QPointF(ends[0], y), QPointF(ends[1], y))
        painter.setFont(theme.font("caption", theme.px(_YEAR), 600, tabular=True))
        wide = theme.px(_YEAR * 3)
        free = -float(wide)
        for place, phase in enumerate(self.phases):
            self._bead(painter, place, shown=False)
            x = self.at_x(place)
            new_year = not place or self.phases[place - 1].turn != phase.turn
            if new_year and x - wide / 2 > free:
                painter.setPen(theme.colour("on_chrome2"))
                left = min(max(0.0, x - wide / 2), float(self.width() - wide))
                below = QRectF(left, theme.room(_BELOW), wide, theme.px(_YEAR * 1.4))
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(phase.turn))
                free = x + wide * 0.6

    def _bead(self, painter: QPainter, place: int, *, shown: bool) -> None:
        kind, x, unit = self.phases[place].kind, self.at_x(place), theme.reading()
        painter.setPen(QPen(theme.colour("on_chrome" if shown else "on_chrome2"), 1.6 * unit))
        painter.setBrush(theme.colour("chrome" if kind.retreats else "on_chrome2"))
        size = (6.5 if shown else 4.5) * unit
        box = QRectF(x - size, _LINE * unit - size, 2 * size, 2 * size)
        if kind.adjusts:
            painter.drawRect(box)
        else:
            painter.drawEllipse(box)
        if shown:
            painter.setPen(QPen(theme.colour("brass"), 2 * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = 4 * unit
            painter.drawEllipse(box.adjusted(-ring, -ring, ring, ring))

    def _pick(self, across: float) -> None:
        nearest = min(range(len(self.phases)), key=lambda place: abs(self.at_x(place) - across))
        if nearest != self.at:
            self.picked.emit(nearest)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the phase that was clicked."""
        self._pick(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along while dragging."""
        self._pick(event.position().x())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on, back, to the first or the last."""
        by = _STEPS.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
            return
        self.picked.emit(max(0, min(self.at + by, len(self.phases) - 1)))

    def _speak(self) -> None:
        self.setAccessibleName(self.tr("Past phases"))
        if self.phases:
            self.setAccessibleDescription(phases.full_phase_words(self.phases[self.at]))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, of the theme or of the size of text."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        elif event.type() == QEvent.Type.StyleChange:
            self._measure()
        super().changeEvent(event)
