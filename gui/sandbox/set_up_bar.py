"""The bar under the board while it is set up by hand: the same parts that a game master has."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from engine.rules.game import Rules
from engine.rules.position import Position
from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import paint_surface, row
from gui.map.board.view import BoardView
from gui.study.board_set_up import BoardSetUp


class SetUpBar(Translated, QWidget):
    """Pieces, owners, the phase, who retreats."""

    taken = Signal(object)
    """The ``Position`` as somebody wants it."""

    shown = Signal()

    def __init__(
        self, view: BoardView, rules: Rules, start: Position, tell: Callable[[str], None]
    ) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self.hand = BoardSetUp(rules.board, view, rules.calendar, start, tell)
        hand = self.hand
        pick = hand.pick
        self._clicks = row(hand.owning, hand.beaten, gap=8)
        self._phase = row(hand.part_name, pick.part, pick.turn, gap=8)
        across = QWidget()
        way = QBoxLayout.Direction.LeftToRight
        self._across = spaced(QBoxLayout(way, across), (16, 4, 16, 8), 8)
        for half in (self._clicks, self._phase):
            self._across.addWidget(half, 0, Qt.AlignmentFlag.AlignLeft)
        self._across.addStretch(1)
        layout = spaced(QVBoxLayout(self), gap=0)
        layout.addWidget(hand.tray)
        layout.addWidget(across)
        hand.taken.connect(self.taken)
        hand.shown.connect(self.shown)
        self._speak()

    def _speak(self) -> None:
        self.hand.speak()
        self._fit()

    def _fit(self) -> None:
        """Put the phase beside what clicks do, or below it where there is no room."""
        need = self._clicks.sizeHint().width() + self._phase.sizeHint().width() + theme.room(48)
        way = QBoxLayout.Direction
        self._across.setDirection(way.LeftToRight if need <= self.width() else way.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand on one line or on two."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as the wider half."""
        halves = (self._clicks.minimumSizeHint().width(), self._phase.minimumSizeHint().width())
        wide = max(*halves) + theme.room(32)
        tray = self.hand.tray.minimumSizeHint().width()
        return QSize(max(wide, tray), super().minimumSizeHint().height())
