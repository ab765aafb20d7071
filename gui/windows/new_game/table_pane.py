"""The left side of a new game: who sits at the laptop, game and map, how it is dealt and played."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from engine.board.loader import LoadedMap
from gui.clock.plan_form import PlanForm
from gui.games import catalogue
from gui.kit.choice import Choices
from gui.kit.later import later
from gui.kit.sizing import spaced
from gui.kit.widgets import column, label
from gui.windows.maps import Maps
from gui.windows.new_game.deal_panel import DealPanel
from gui.windows.new_game.draft import ALONE, MASTER, TABLE
from gui.windows.new_game.ending_pick import EndingPick
from gui.windows.new_game.game_strip import GameStrip
from gui.windows.new_game.map_pick import MapPick
from gui.windows.new_game.picture_strip import PictureStrip
from gui.windows.new_game.public_card import PublicCard
from gui.windows.new_game.rule_lines import RuleLines
from gui.windows.new_game.seat_rows import SeatRows
from gui.windows.window import Window

_KEYS = {TABLE: "Alt+1", MASTER: "Alt+2", ALONE: "Alt+3"}
_ICONS = {TABLE: "table", MASTER: "list", ALONE: "book"}


class TablePane(QWidget):
    """Everything that is agreed on beside the names; each has a choice that most tables want."""

    game_asked = Signal(str)
    """Another game is to be played; carries its id."""

    def __init__(self, loaded: LoadedMap, seats: SeatRows, laptop: Window | None) -> None:
        super().__init__()
        board = loaded.board
        self.modes = Choices(tuple(_ICONS.items()))
        for mode, card in self.modes.cards.items():
            card.hint.setText(_KEYS[mode])
            card.hint.show()
        self.who, self.which, self.kept = label("", "h3"), label("", "h3"), label("", "caption")
        self.kept.setWordWrap(True)
        self._board, self._game = board, catalogue.played_on(board)
        self.games = GameStrip(self._game.id)
        self.games.taken.connect(self._on_game)
        self.lineup = self._game.players_picker(board)
        self.map = MapPick(loaded, self.lineup)
        self.deal = DealPanel(seats)
        self.rulebook = self._game.rules_picker()
        self.clock = PlanForm(board.game)
        self.ending, self.public = EndingPick(self._game), PublicCard(laptop)
        ending = column(self.ending, self.ending.veiled, gap=10)
        self.lines = RuleLines(
            {
                "rules": self.rulebook,
                "clock": self.clock,
                "end": ending,
                "public": self.public,
            }
        )
        self._played = column(
            self.which, self.games, self.map, self.deal, self.lines, self.kept, gap=8
        )
        layout = spaced(QVBoxLayout(self), gap=8)
        for part in (self.who, self.modes, self._played):
            layout.addWidget(part)
        layout.addStretch(1)

    def set_alone(self, *, alone: bool) -> None:
        """Leave out what nobody needs who only studies."""
        for part in (self.lineup, self.deal):
            part.setHidden(alone)
        self.lines.show_only(("rules",) if alone else tuple(self.lines.parts))
        self.map.update()

    def fit(self, *, roomy: bool, low: bool) -> None:
        """Use the room there is: sentences and large pictures where there is plenty."""
        for card in self.modes.cards.values():
            card.sentence.setVisible(roomy)
        self.modes.lay(3, tight=not roomy)
        self.deal.ways.lay(3, tight=True)
        self.games.set_room(roomy=roomy)
        self.map.set_room(roomy=roomy)
        for part in (self.who, self.which, self.kept):
            part.setVisible(not low)

    def speak(self) -> None:
        """Set every word in the language spoken."""
        self.who.setText(self.tr("Who sits at the laptop"))
        self.which.setText(self.tr("Game and map"))
        texts = {
            TABLE: (self.tr("Table"), self.tr("one laptop, a curtain between the players")),
            MASTER: (self.tr("Game master"), self.tr("types the slips that players hand in")),
            ALONE: (self.tr("Alone"), self.tr("positions in the study, all powers are yours")),
        }
        for mode, (name, sentence) in texts.items():
            shown = self.modes.cards[mode].sentence.isHidden()
            self.modes.set_words(mode, name, sentence)
            self.modes.cards[mode].sentence.setHidden(shown)
        self.games.speak()
        self.map.speak()
        self.deal.speak()
        self.public.speak()

    def offer(self, maps: Maps) -> None:
        """Offer these maps beside the one that is shown."""
        self.map.offer(maps)

    @property
    def by_key(self) -> str:
        """Which of its pictures the keyboard is on: ``game`` or ``map``; nothing for none."""
        for name, strip in self.strips.items():
            if strip.focused and strip.by_key:
                return name
        return ""

    @property
    def strips(self) -> dict[str, PictureStrip]:
        """Its pictures that are chosen from."""
        return {"game": self.games, "map": self.map.strip}

    def _on_game(self, game: str) -> None:
        # The page goes with it, so the card has to have done its work.
        later(self.window(), lambda: self._ask_for(game))

    def _ask_for(self, game: str) -> None:
        if isValid(self):  # a hand that went through the list was quicker: the page is another's
            self.game_asked.emit(game)

    def refresh(self) -> None:
        """Say what was chosen, line by line."""
        self.ending.say(self.lineup.end_words(), self.lineup.first_year)
        lines = {
            "rules": (self.tr("Rules"), self._game.rulebook().profile_name(self.rulebook.options)),
            "clock": (self.tr("Clock"), self.clock.summary()),
            "end": (self.tr("End"), self.ending.summary()),
            "public": (self.tr("Public screen"), self.public.choice.currentText()),
        }
        for key, (name, value) in lines.items():
            self.lines.say(key, name, value)
