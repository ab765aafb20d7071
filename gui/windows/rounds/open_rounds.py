"""A game of live rounds that is open: its main screen, and what the menu may do to it."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, SignalInstance

from engine.table.live.table import Agreed, LiveTable
from gui.errors.sentences import say_error
from gui.games import catalogue
from gui.kit.dialog import Card
from gui.live_bridge import LiveBridge
from gui.paper.print_card import PrintCard
from gui.screen import Screen
from gui.windows.failing import say
from gui.windows.open_game import OpenGame
from gui.windows.room_feeds import LiveFeed
from gui.windows.rounds.cards import LinesCard, ask_for_json, rules_in_brief
from gui.windows.rounds.exporting import save_json
from gui.windows.window import Window

if TYPE_CHECKING:
    from gui.public.room_feed import RoomFeed


class OpenRounds(OpenGame):
    """One game of live rounds: everybody sees everything, at once."""

    def __init__(self, table: LiveTable, path: Path, window: Window) -> None:
        super().__init__(table, path, window)
        self.table = table
        self.rounds = LiveBridge(table, self)
        self.live = table.founded.game
        self.card = catalogue.LIVE[self.live]
        self.rounds.failed.connect(self._on_failed)
        self.rounds.record_asked.connect(self._on_record)

    def begin(self) -> None:
        """Show the main screen."""
        self.window.show_screen(self.card.screen(self.rounds))

    def close(self) -> None:
        """Put the game away."""
        self.rounds.close()
        super().close()

    @property
    def changed(self) -> SignalInstance:
        """Something happened in it."""
        return self.rounds.changed

    @cached_property
    def feed(self) -> "RoomFeed":
        """What the public screen shows of it: the game's own page."""
        return LiveFeed(self.rounds, self.card)

    # -- what the menu does ----------------------------------------------------------------------

    @property
    def in_reveal(self) -> bool:
        """Whether something is still to come that must not be told: as long as it is played."""
        return self.rounds.public().outcome is None

    @property
    def has_history(self) -> bool:
        """Whether anything has happened that could be told: once it has, it need not be asked."""
        self._happened = self._happened or bool(self.card.told(self.rounds.public()))
        return self._happened

    _happened = False

    def show_history(self) -> None:
        """Tell what has happened so far."""
        title = QCoreApplication.translate("OpenRounds", "What has happened")
        LinesCard(self.window, title, self.card.told(self.rounds.public())).open()

    def show_rules(self) -> None:
        """Show the rules of the game."""
        founded = self.table.founded
        rules_in_brief(self.window, self.card, Agreed(founded.map, founded.options)).open()

    def show_export(self) -> None:
        """Ask where to write the whole game as JSON."""
        ask_for_json(self.window, self.rounds.public().title, self.save_json)

    def save_json(self, path: Path) -> None:
        """Write the whole game as JSON; say why not, if it cannot be."""
        wrong = save_json(self.table, path)
        if wrong:
            say(
                self.window,
                QCoreApplication.translate("OpenRounds", "The game was not exported"),
                wrong,
            )

    def paper(self, shown: Screen | None) -> Card:
        """Return the card from which its results are printed."""
        del shown
        view = self.rounds.public()
        return PrintCard(self.window, view.title, self.card.sheets(view))

    def _on_record(self) -> None:
        """Leave the game for what is remembered of whoever plays it alone."""
        if self.card.record is not None:
            self.record_asked.emit(self.card.record.screen)

    def _on_failed(self, error: OSError | ValueError) -> None:
        """Say that something could not be stored: it has not happened."""
        heading = QCoreApplication.translate("OpenRounds", "This could not be stored")
        say(self.window, heading, say_error(error))
