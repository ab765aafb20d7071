"""The clock in the bars: a ring that empties and the time; a click opens its sheet."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from engine.clock.clock import Clock
from gui.clock import words
from gui.clock.face import cells, paint_time
from gui.clock.keeper import ClockKeeper
from gui.clock.sheet import open_clock
from gui.kit import theme
from gui.kit.widgets import PaintedButton

_WIDEST = "00:00"


class ClockButton(PaintedButton):
    """Public, like the whole clock; hidden while the table plays without one."""

    doing = Signal(str)
    """What the table is doing changed; see ``doing_words``."""

    def __init__(self, keeper: ClockKeeper, size: int = 36) -> None:
        super().__init__()
        self._keeper, self._size, self._said = keeper, size, ""
        self._away = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())
        self.clicked.connect(self.open_sheet)
        keeper.shown.connect(self._on_shown)
        self._on_shown()

    def open_sheet(self) -> None:
        """Open what the table can do with its clock."""
        open_clock(self._keeper, self.window())

    def sizeHint(self) -> QSize:
        """Be as wide as any time, so that nothing beside it ever moves."""
        text, _ = cells(_WIDEST, self._font())
        return QSize(round(self._size + text + self._size * 0.3), self._size)

    @property
    def figures(self) -> str:
        """What it shows: the time left, or after nought what is left until the table goes on."""
        clock = self._keeper.clock
        if clock is None or clock.shown is None:
            return ""
        grace = -(-clock.grace // 1000)
        return words.figures(grace or clock.shown.seconds)

    def _font(self) -> QFont:
        return theme.font("clock", self._size * 0.56, tabular=True)

    def _on_shown(self) -> None:
        clock = self._keeper.clock
        if self._away != (clock is None):
            # Only then: shown before it hangs anywhere, it would be a window for a moment.
            self._away = clock is None
            self.setHidden(self._away)
        if clock is None:
            self._say_doing()
            return
        sentence = words.read_aloud(clock)
        if sentence != self.accessibleName():
            self.setAccessibleName(sentence)
        self._say_doing()
        self.setToolTip(self.tr("Clock: {part} (Ctrl+Space)").format(part=words.part_words(clock)))
        self.update()

    def doing_words(self) -> str:
        """Say that the table talks or has no time left: the game only knows that it writes."""
        return words.doing_words(self._keeper.clock)

    def _say_doing(self) -> None:
        text = self.doing_words()
        if text != self._said:
            self._said = text
            self.doing.emit(text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self._on_shown()
        elif event.type() == QEvent.Type.StyleChange:
            self.setFixedSize(self.sizeHint())
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ring and time."""
        del event
        clock = self._keeper.clock
        if clock is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("focus_on_chrome"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        text, font = self.figures, self._font()
        width, _ = cells(text, font)
        widest, _ = cells(_WIDEST, font)
        painter.translate(widest - width, 0)  # at the right edge, beside the acts
        self._paint_ring(painter, clock)
        painter.setPen(theme.colour("brass" if clock.last_minute or clock.up else "on_chrome"))
        if text and not clock.going and not clock.up:
            painter.setOpacity(0.72)
        paint_time(painter, QRectF(self._size, 0, width, self._size), text, font, hollow=False)
        painter.end()

    def _paint_ring(self, painter: QPainter, clock: Clock) -> None:
        high = self._size
        ring = QRectF(high * 0.22, high * 0.22, high * 0.56, high * 0.56)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("chrome3"), high * 0.09))
        painter.drawEllipse(ring)
        shown, middle = clock.shown, ring.center()
        painter.setPen(QPen(theme.colour("on_chrome2"), high * 0.06))
        if shown is None:  # the hands of a clock that has nothing to count
            painter.drawLine(middle, middle + QPointF(0, -high * 0.15))
            painter.drawLine(middle, middle + QPointF(high * 0.11, high * 0.05))
            return
        if not clock.going:  # two strokes: it stands
            for side in (-0.08, 0.08):
                stroke = middle + QPointF(high * side, 0)
                painter.drawLine(stroke - QPointF(0, high * 0.12), stroke + QPointF(0, high * 0.12))
        if shown.left:
            pen = QPen(theme.colour("brass"), high * 0.09)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(ring, 90 * 16, round(-360 * 16 * shown.share))
