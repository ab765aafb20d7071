"""Whose examples lie in the study: one shelf for each game that people may choose."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.catalogue import CARDS
from gui.games import catalogue
from gui.kit.sizing import spaced
from gui.kit.widgets import button, label


class Shelves(QWidget):
    """The games side by side; nothing at all where there is only one."""

    asked = Signal(str)
    """The shelf of another game; carries its id."""

    def __init__(self, game: str) -> None:
        super().__init__()
        offered = [one.id for one in catalogue.offered() if _has_study(one.id)]
        self.games = {
            one: button("", "" if one == game else "quiet", small=True) for one in offered
        }
        self.heading, self._game = label("", "muted"), game
        across = spaced(QHBoxLayout(self), gap=8)
        for part in (self.heading, *self.games.values()):
            across.addWidget(part)
        across.addStretch(1)
        for one, choice in self.games.items():
            choice.clicked.connect(partial(self._ask, one))
        if len(offered) < 2:
            self.hide()  # never shown from here: without a page it were a window of its own

    def _ask(self, game: str) -> None:
        if game != self._game:
            self.asked.emit(game)

    def speak(self) -> None:
        """Name the games in the language now spoken."""
        self.heading.setText(self.tr("Examples of"))
        for game, choice in self.games.items():
            choice.say(catalogue.CARDS[game].name())


def _has_study(game: str) -> bool:
    """Tell whether there is something of a game to study: its shelves, or a page of its own."""
    live = catalogue.LIVE.get(game)
    return CARDS[game].shelves is not None or (live is not None and live.study is not None)
