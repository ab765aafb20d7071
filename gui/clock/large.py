"""The table's clock where nobody writes: what is done, how long yet, whether it runs, in words."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from gui.clock import words
from gui.clock.face import paint_time
from gui.clock.keeper import ClockKeeper
from gui.clock.sheet import open_clock
from gui.kit import theme
from gui.kit.widgets import PaintedButton

FIGURES = 0.139
"""Height of its figures' type, as a share of the screen's: read from across the table."""

_TITLE, _STATE, _BAR, _EDGE = 0.26, 0.14, 6, 4
"""Types of its head, as shares of the figures'; pixels of the bar and of the ring of the focus."""

_LEAST_TITLE, _LEAST_STATE = 24, 15


class TableClock(PaintedButton):
    """Public from end to end; a click opens what the table can do with its clock.

    Hidden while the table plays without one. Its own figures stand where they stand: a second that
    passes moves nothing beside them.
    """

    def __init__(self, keeper: ClockKeeper, screen_height: int) -> None:
        super().__init__()
        self._keeper, self._screen, self._away = keeper, screen_height, False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open_sheet)
        keeper.shown.connect(self._on_shown)
        self._measure()
        self._on_shown()

    def open_sheet(self) -> None:
        """Open what the table can do with its clock."""
        open_clock(self._keeper, self.window())

    def sizeHint(self) -> QSize:
        """Be as high as its head, its figures and its bar."""
        return QSize(round(self._px * 2), self.height())

    @property
    def figures(self) -> str:
        """What it shows: the time left, or after nought what is left until the table goes on."""
        clock = self._keeper.clock
        if clock is None or clock.shown is None:
            return ""
        grace = -(-clock.grace // 1000)
        return words.figures(grace or clock.shown.seconds)

    @property
    def _px(self) -> float:
        return self._screen * FIGURES

    @property
    def _head(self) -> float:
        return max(theme.px(_LEAST_TITLE), self._px * _TITLE) * 1.4

    def _measure(self) -> None:
        limited = bool(self.figures)
        figures = self._px * 0.86 if limited else 0.0
        bar = _EDGE * 2 + _BAR if limited else 0
        self.setFixedHeight(round(self._head + figures + bar + 2 * _EDGE))
        self.updateGeometry()
        self.update()

    def _on_shown(self) -> None:
        clock = self._keeper.clock
        if self._away != (clock is None):
            # Only then: shown before it hangs anywhere, it would be a window for a moment.
            self._away = clock is None
            self.setHidden(self._away)
        if clock is None:
            return
        self._measure()
        sentence = ". ".join((words.read_aloud(clock), words.state_words(clock)))
        if sentence != self.accessibleName():
            self.setAccessibleName(sentence)
        self.setToolTip(self.tr("What the table can do with its clock (Ctrl+K)"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, of the theme or of the size of text."""
        if event.type() == QEvent.Type.LanguageChange:
            self._on_shown()
        elif event.type() == QEvent.Type.StyleChange:
            self._measure()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        del event
        clock = self._keeper.clock
        if clock is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter, words.part_words(clock), words.state_words(clock))
        shown = clock.shown
        if shown is not None:
            urgent = clock.last_minute or clock.up
            painter.setPen(theme.colour("brass" if urgent else "on_chrome"))
            top, high = self._head, self._px * 0.86
            font = theme.font("clock", self._px, 600, tabular=True)
            box = QRectF(0, top, self.width(), high)
            paint_time(painter, box, self.figures, font, hollow=False)
            self._paint_bar(painter, top + high + _EDGE, 1.0 if urgent else shown.share)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("focus_on_chrome"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _paint_head(self, painter: QPainter, doing: str, state: str) -> None:
        """Write what the table does at the left, and whether its clock runs at the right."""
        small = theme.font("strong", max(theme.px(_LEAST_STATE), self._px * _STATE), 600)
        aside = QFontMetricsF(small).horizontalAdvance(state)
        large = theme.font("h1", self._head / 1.4)
        room = self.width() - aside - 12
        wide = QFontMetricsF(large).horizontalAdvance(doing)
        if wide > room > 0:
            large = theme.font("h1", self._head / 1.4 * room / wide)
        box = QRectF(0, 0, self.width(), self._head)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.colour("on_chrome"))
        painter.setFont(large)
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignLeft, doing)
        painter.setPen(theme.colour("brass"))
        painter.setFont(small)
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, state)

    def _paint_bar(self, painter: QPainter, top: float, share: float) -> None:
        bar = QRectF(0, top, self.width(), _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("chrome3"))
        painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
        if share > 0:
            bar.setWidth(max(bar.height(), bar.width() * share))
            painter.setBrush(theme.colour("brass"))
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
