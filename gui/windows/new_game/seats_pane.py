"""The right side of a new game: who plays, a table of old in one click, and what it can undo."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QVBoxLayout, QWidget

from engine.board.loader import LoadedMap
from gui.games import catalogue
from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface, picture, row
from gui.windows.new_game.known_players import KnownPlayer, LastTable, day_words
from gui.windows.new_game.seat_rows import SeatRows

_PICTURE = (300, 264)
"""The study's picture at least: a lower one would cut off two of its three armies."""


class SeatsPane(QWidget):
    """Seats with their head, or what somebody finds who is alone."""

    last_asked = Signal()
    undo_asked = Signal()

    def __init__(self, loaded: LoadedMap, known: Callable[[], Sequence[KnownPlayer]]) -> None:
        super().__init__()
        self.picture = catalogue.played_on(loaded.board).study_picture(loaded)
        self.last: LastTable | None = None
        self.heading = label("", "h3")
        self.again = button("", "", "user", small=True)
        self.told, self.undo = label("", "muted", wrap=True), button("", "link", small=True)
        self.seats = SeatRows(loaded.board, known)
        self.hint, self.key = label("", "caption", wrap=True), label("Ctrl+V", "key")
        self.honest = label("", "caption", wrap=True)
        self.honest_sign = picture("info", "text3", 16)
        self.alone_words = label("", "", wrap=True)
        self._undone = row((self.told, 1), self.undo, gap=10)
        self._undone.hide()
        self._table = column(
            row(self.heading, None, self.again, gap=12),
            self._undone,
            self.seats,
            row((self.hint, 1), self.key, gap=12),
            row(self.honest_sign, (self.honest, 1), gap=8),
            gap=8,
        )
        self._alone = QFrame()
        paint_surface(self._alone, "card")
        self._lone = spaced(
            QBoxLayout(QBoxLayout.Direction.TopToBottom, self._alone), (22, 20, 22, 20), 12
        )
        self._lone.addWidget(self.picture, 1)
        self._lone.addWidget(row(picture("book", "accent", 30), (self.alone_words, 1), gap=16), 1)
        self._alone.hide()
        layout = spaced(QVBoxLayout(self), gap=8)
        layout.addWidget(self._table)
        layout.addWidget(self._alone, 100)
        layout.addStretch(1)
        self.again.clicked.connect(self.last_asked)
        self.undo.clicked.connect(self.undo_asked)

    def set_alone(self, *, alone: bool) -> None:
        """Show what the study is for, or the seats."""
        self._table.setHidden(alone)
        self._alone.setHidden(not alone)

    def fit(self, *, beside: bool) -> None:
        """Use the room there is: beside the choices the picture stands over its words."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._lone.setDirection(down if beside else across)
        self._lone.setStretch(0, int(beside))
        self._lone.setStretch(1, int(not beside))
        # As a strip across the page it would show nothing of what it is about.
        policy = QSizePolicy.Policy.Expanding if beside else QSizePolicy.Policy.Fixed
        self.picture.setSizePolicy(policy, policy)
        self.picture.setMinimumSize(*(theme.room(one) for one in _PICTURE))

    def offer(self, last: LastTable | None) -> None:
        """Offer the last table, unless it sits here already."""
        self.last = last
        self.refresh()

    def refresh(self) -> None:
        """Offer the last table unless it sits here already."""
        last = self.last
        self.again.setVisible(last is not None and last.names != self.seats.players())
        if last is not None:
            pattern = self.tr("d MMM", "a day in Qt's signs")
            label = self.tr("The table of {day}").format(day=day_words(last.played, pattern))
            self.again.say(label)
            self.again.setToolTip(", ".join(last.names))

    def filled_words(self, count: int) -> str:
        """Say how many names came at once."""
        return self.tr("%n name(s) filled in.", "", count)

    def tell(self, message: str) -> None:
        """Say what has just been done to the seats, and that it can be undone; nothing: be calm."""
        self.told.setText(message)
        self._undone.setHidden(not message)

    def speak(self) -> None:
        """Set every word in the language spoken."""
        self.heading.setText(self.tr("Who plays"))
        self.undo.say(self.tr("Undo"))
        self.hint.setText(self.tr("Names pasted all at once fill all seats."))
        self.alone_words.setText(
            self.tr(
                "Alone you need no names: in the study you set up any position, write for every "
                "power and see what comes of it, with every reason."
            )
        )
        self.seats.speak()
        self.refresh()
