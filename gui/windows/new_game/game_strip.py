"""The games that can be chosen for a new table, each with the picture of its usual map."""

from functools import partial

from PySide6.QtWidgets import QWidget

from engine import catalogue as engines
from engine.board.loader import load_map
from gui.games import catalogue
from gui.games.live_gui import LiveGui
from gui.windows.new_game.picture_card import CardPicture, PictureCard, SeatsPicture
from gui.windows.new_game.picture_strip import PictureStrip


class GameStrip(PictureStrip):
    """One card for each game; nothing is asked where there is but one."""

    def __init__(self, chosen: str, parent: QWidget | None = None) -> None:
        super().__init__()
        self.setParent(parent)
        for game in catalogue.offered():
            if isinstance(game, LiveGui):
                self.add(game.id, PictureCard(SeatsPicture(game)))
            else:
                source = partial(load_map, engines.GAMES[game.id].map)
                self.add(game.id, PictureCard(CardPicture()), source)
        self.show_chosen(chosen)
        if len(self.cards) < 2:
            self.hide()  # never shown from here: without a page it were a window of its own

    def set_room(self, *, roomy: bool) -> None:
        """Stand large where there is plenty of room, or lie on one line."""
        self.fit(high=96 if roomy else 40, least=150, lines=0, lying=not roomy)

    def speak(self) -> None:
        """Set every word in the language spoken."""
        self.setAccessibleName(self.tr("Game"))
        for game in catalogue.offered():
            self.cards[game.id].say(game.name(), "")
        self.say_ways(self.tr("Earlier games"), self.tr("More games"))
        self.arrange()
