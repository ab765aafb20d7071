"""Which of several games a file of another program is of, where its text could be of each."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.games import catalogue
from gui.kit.dialog import Card, Writing
from gui.kit.widgets import button, label


class WhichGame(Card):
    """Asks for the game; every one of them could read the file."""

    writing = Writing.LOOKS

    chosen = Signal(str)
    """Carries the id of a game."""

    def __init__(self, parent: QWidget | None, games: Iterable[str]) -> None:
        super().__init__(parent, "")
        self.title.setText(self.tr("Which game is it?"))
        self.setAccessibleName(self.title.text())
        self.add(label(self.tr("The file could be of each of these games."), wrap=True))
        self.games = {game: button(catalogue.GAMES[game].name()) for game in games}
        for game, choice in self.games.items():
            choice.clicked.connect(lambda _=False, game=game: self._take(game))
        self.no = button(self.tr("Cancel"), "quiet")
        self.no.clicked.connect(self.reject)
        self.add_acts(self.no, *self.games.values())

    def _take(self, game: str) -> None:
        self.accept()
        self.chosen.emit(game)
