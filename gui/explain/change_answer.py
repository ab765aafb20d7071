"""The place of an answer: orders that differ and what comes of them, or how far a search is."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.flip import Flip
from engine.rules.ruling import Ruling
from gui.explain.changes import Changes
from gui.explain.search_ring import SearchRing
from gui.explain.why_parts import Sentence
from gui.kit.signs import PieceIcon
from gui.kit.widgets import label, row
from gui.words import labels

_LINES = 3
"""So many lines of room there are from the beginning: an answer that comes moves nothing."""


class ChangeAnswer(QWidget):
    """Has the room of an answer from the beginning."""

    hovered = Signal(object)
    """Provinces of an answer while the pointer is on it; empty when it leaves."""

    def __init__(self, board: Board, changes: Changes) -> None:
        super().__init__()
        self._board, self._changes = board, changes
        self._rows: list[QWidget] = []
        self.orders: list[str] = []
        """The orders that differ, in words."""

        self.ring = SearchRing()
        self.state = label("", "muted", wrap=True)
        self.fate = Sentence("", ())
        self.fate.hovered.connect(self.hovered)
        self._state_line = row(self.ring, (self.state, 1), gap=10)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self._layout.addWidget(self._state_line)
        self._layout.addWidget(self.fate)
        self._layout.addStretch(1)
        self.show_state("", searching=False)

    def show_flip(self, flip: Flip, was: Ruling) -> None:
        """Show an answer."""
        self._clear()
        for place, (power, kind, words) in enumerate(
            self._changes.flip_orders(flip, was, self._board)
        ):
            order = label(words, "order", wrap=True)
            icon = PieceIcon(kind, labels.power_letter(self._board, power), 34)
            line = row(icon, (order, 1), gap=10)
            self._layout.insertWidget(place, line)
            line.show()  # with the sentence below it, not a moment later
            self._rows.append(line)
            self.orders.append(words)
        self.fate.setText(self._changes.flip_fate(flip, was, self._board))
        self.fate.places = self._changes.flip_places(flip, self._board)
        self._state_line.hide()
        self.fate.show()
        self.setAccessibleName(f"{', '.join(self.orders)}: {self.fate.text()}")
        self._keep_room()

    def show_state(self, text: str, *, searching: bool) -> None:
        """Show how far a search is, or that nothing was found."""
        self._clear()
        self.fate.hide()
        self.ring.setVisible(searching)
        self.state.setText(text)
        self._state_line.setVisible(bool(text) or searching)
        self.setAccessibleName(text)
        self._keep_room()

    def _clear(self) -> None:
        for line in self._rows:
            self._layout.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._rows, self.orders = [], []

    def _keep_room(self) -> None:
        high = self.fate.fontMetrics().lineSpacing() * _LINES + self._layout.spacing()
        self.setMinimumHeight(max(high, self.minimumHeight()) if self.isVisible() else high)
