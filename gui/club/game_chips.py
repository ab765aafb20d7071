"""Of which game the club tells: each has its own ratings and places. Nothing where there is one."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.games import catalogue
from gui.kit.sizing import spaced
from gui.kit.widgets import Button, button


class GameChips(QWidget):
    """All games, or one of those that were played here."""

    chosen = Signal(str)
    """Carries a game's id; nothing for all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.chips: dict[str, Button] = {}
        self._line = spaced(QHBoxLayout(self), gap=6)
        self._line.setAlignment(Qt.AlignmentFlag.AlignLeft)

    def show_games(self, games: tuple[str, ...], chosen: str, *, all_too: bool) -> None:
        """Offer these games, and all of them together where that makes sense."""
        if {*self.chips} - {""} != {*games}:
            for old in self.chips.values():
                old.hide()
                old.deleteLater()
            self.chips = {game: button("", small=True, checkable=True) for game in ("", *games)}
            for game, chip in self.chips.items():
                chip.clicked.connect(partial(self._choose, game))
                self._line.addWidget(chip)
        self.setVisible(len(games) > 1)
        for game, chip in self.chips.items():
            chip.setChecked(game == chosen)
            chip.setVisible(bool(game) or all_too)
            chip.say(catalogue.CARDS[game].name() if game else self.tr("All games"))
        self.setAccessibleName(self.tr("Which game"))

    def _choose(self, game: str) -> None:
        self.chips[game].setChecked(True)  # a second click lets nobody go
        self.chosen.emit(game)
