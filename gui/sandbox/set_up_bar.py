"""The bar under the board while it is set up by hand: the same parts that a game master has.

Where they do not stand on a line, the board keeps its height: all but the pieces stand beside it.
"""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.rules.game import Rules
from engine.rules.position import Position
from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import label, paint_surface, row
from gui.map.board.view import BoardView
from gui.sandbox.set_up_page import SetUpPage
from gui.study.board_set_up import BoardSetUp

_LOW = 500
"""Height of a window, in usual pixels at 100 % text, in which the board needs what there is."""


class SetUpBar(Translated, QWidget):
    """Pieces, owners, the phase, who retreats."""

    taken = Signal(object)
    """The ``Position`` as somebody wants it."""

    shown = Signal()

    def __init__(self, view: BoardView, rules: Rules, start: Position, page: SetUpPage) -> None:
        """Set a board up; what has no room stands on the ``page`` beside it."""
        super().__init__()
        paint_surface(self, "chrome")
        self.hand = BoardSetUp(rules.board, view, rules.calendar, start, page.tell)
        hand = self.hand
        pick = hand.pick
        self._clicks = row(hand.owning, hand.beaten, gap=8)
        self._phase = row(hand.part_name, pick.part, pick.turn, gap=8)
        across = QWidget()
        self._across = spaced(QHBoxLayout(across), (16, 4, 16, 8), 8)
        self._across.addStretch(1)
        self._line = across
        layout = spaced(QVBoxLayout(self), gap=0)
        layout.addWidget(hand.tray)
        layout.addWidget(across)
        self._beside, self._is_beside = page.beside, False
        self._hint = label("", "muted", wrap=True)
        self._column = spaced(QVBoxLayout(page.beside), gap=10)
        self._column.addWidget(self._hint)
        self._put(beside=False)
        hand.taken.connect(self.taken)
        hand.shown.connect(self._on_shown)
        hand.tray.changed.connect(self._say_hint)
        self._speak()

    def _on_shown(self) -> None:
        self._say_hint()
        self.shown.emit()

    def _say_hint(self) -> None:
        self._hint.setText(self.hand.tray.hint.text())

    def _speak(self) -> None:
        self.hand.speak()
        self._say_hint()
        self._fit()

    def _fit(self) -> None:
        """Put all but the pieces beside the board where it fits on no line, or the board is low."""
        need = self._clicks.sizeHint().width() + self._phase.sizeHint().width() + theme.room(48)
        low = theme.usual(self.window().height()) / theme.text_setting() < _LOW
        if (low or need > self.width()) is not self._is_beside:
            self._put(beside=not self._is_beside)

    def _put(self, *, beside: bool) -> None:
        self._is_beside = beside
        for place, half in enumerate((self._clicks, self._phase)):
            if beside:
                self._column.insertWidget(place, half, 0, Qt.AlignmentFlag.AlignLeft)
            else:
                self._across.insertWidget(place, half, 0, Qt.AlignmentFlag.AlignLeft)
        self._beside.setVisible(beside)
        self._line.setVisible(not beside)
        self.hand.part_name.setVisible(not beside)
        self.hand.tray.keep_hint(here=not beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as the pieces: all else may stand beside the board."""
        tray = self.hand.tray.minimumSizeHint().width()
        return QSize(tray, super().minimumSizeHint().height())
