"""The bar under the board while it is set up by hand: the same parts that a game master has."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.rules.game import Rules
from engine.rules.position import Position
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
        second = row(
            *(hand.owning, hand.beaten, 8, hand.part_name, hand.pick.part, hand.pick.turn, None),
            gap=8,
            pad=(16, 4, 16, 4),
        )
        layout = spaced(QVBoxLayout(self), (0, 0, 0, 4), 0)
        layout.addWidget(hand.tray)
        layout.addWidget(second)
        hand.taken.connect(self.taken)
        hand.shown.connect(self.shown)
        self._speak()

    def _speak(self) -> None:
        self.hand.speak()
