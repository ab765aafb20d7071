"""Whose orders are written: a sign for each power with how many it has."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from engine.board.board import Board
from gui.kit import theme
from gui.kit.signs import put_badge
from gui.kit.sizing import spaced
from gui.kit.widgets import PaintedButton
from gui.words import labels, names

_WIDE, _SIGN, _GAP = 44, 32, 3
_BARE = 40
"""How wide a sign stands without figures below it."""

_EDGE = 3


class PowerTab(PaintedButton):
    """One power: its sign, and below it how many of its orders are written."""

    def __init__(self, board: Board, power: str) -> None:
        super().__init__()
        self.power = power
        self._letter = labels.power_letter(board, power)
        self.written, self.due = 0, 0
        self.counted = True
        """Whether the number of its orders stands below its sign."""

        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.fit()

    def fit(self) -> None:
        """Take the size of words and signs in use."""
        below = theme.scaled("caption") if self.counted else 0
        high = theme.sign(_SIGN) + below + theme.room(10)
        wide = theme.sign(_WIDE if self.counted else _BARE)
        self.setFixedSize(wide, max(high, theme.sign(_WIDE)))

    def sizeHint(self) -> QSize:
        """Be as large as it is."""
        return self.size()

    def _counting(self, said: str) -> QFont:
        """Return figures that have room below the sign, however many there are."""
        usual = theme.font("caption", tabular=True)
        wide, room = QFontMetricsF(usual).horizontalAdvance(said), self.width() - 2 * _EDGE
        if wide <= room:
            return usual
        return theme.font("caption", usual.pixelSize() * room / wide, tabular=True)

    def count(self, written: int, due: int) -> None:
        """Say how many orders are written of how many that can be."""
        self.written, self.due = written, due
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign and the numbers; a frame marks whose orders are shown."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked() or self.hasFocus():
            ink = "focus" if self.hasFocus() else "accent"
            painter.setPen(QPen(theme.colour(ink), 2))
            painter.setBrush(theme.colour("accent_tint"))
            painter.drawRoundedRect(whole, 6, 6)
        sign = theme.sign(_SIGN - 4)
        box = QRectF((self.width() - sign) / 2, theme.room(4), sign, sign)
        if not self.isEnabled():
            painter.setOpacity(0.35)
        put_badge(painter, box, self._letter)
        if not self.counted:
            painter.end()
            return
        full = self.due and self.written >= self.due
        painter.setPen(theme.colour("good" if full else "text2"))
        said = f"{self.written}/{self.due}" if self.due else "–"
        painter.setFont(self._counting(said))
        below = QRectF(0, box.bottom(), self.width(), self.height() - box.bottom() - 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, said)
        painter.end()


class PowerTabs(QWidget):
    """All powers of a board; those that have nothing to write are pale."""

    picked = Signal(str)

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.tabs = {power: PowerTab(board, power) for power in board.powers_by_id}
        self._grid = spaced(QGridLayout(self), gap=_GAP)
        self._columns = 0
        for power, tab in self.tabs.items():
            tab.clicked.connect(partial(self.picked.emit, power))
        self._place(len(self.tabs))

    def show_counts(self, here: str, written: Mapping[str, int], due: Mapping[str, int]) -> None:
        """Mark whose orders are shown, and say how far each power has come."""
        for power, tab in self.tabs.items():
            tab.setEnabled(power in due)
            tab.setChecked(power == here)
            tab.count(written.get(power, 0), due.get(power, 0))
        self._speak()

    def next_to(self, here: str, by: int, asked: Sequence[str]) -> str:
        """Return the power after one that writes, or before it."""
        if not asked:
            return here
        at = asked.index(here) if here in asked else -1
        return asked[(at + by) % len(asked)]

    def _speak(self) -> None:
        for power, tab in self.tabs.items():
            name = labels.power_name(self.board, power)
            if tab.due:
                told = self.tr("{power}: {written} of {due} written (Ctrl+Tab: the next)")
                name = told.format(power=name, written=tab.written, due=names.number(tab.due))
            else:
                name = self.tr("{power}: nothing to write").format(power=name)
            tab.setToolTip(name)
            tab.setAccessibleName(name)

    def _place(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            for at, tab in enumerate(self.tabs.values()):
                self._grid.addWidget(tab, *divmod(at, columns))
            self._grid.setColumnStretch(self._grid.columnCount(), 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand on as many lines as there is room for."""
        super().resizeEvent(event)
        wide = max(one.width() for one in self.tabs.values()) + self._grid.horizontalSpacing()
        most = max(1, (self.width() + self._grid.horizontalSpacing()) // wide)
        lines = -(-len(self.tabs) // most)
        self._place(-(-len(self.tabs) // lines))

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as the paper: they stand on more lines then."""
        return QSize(theme.sign(_WIDE), super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, theme and size of words."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        elif event.type() == QEvent.Type.StyleChange and hasattr(self, "tabs"):
            for tab in self.tabs.values():
                tab.fit()
