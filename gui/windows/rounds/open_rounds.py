"""A game of live rounds that is open: its file, its main screen, and what the menu may do to it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.store.errors import StoreError
from engine.table.live.table import LiveTable
from gui.errors.sentences import FAILURES, say_error
from gui.games import catalogue
from gui.kit.dialog import Message
from gui.live_bridge import LiveBridge
from gui.windows.files.ask_for_file import ask_for_copy
from gui.windows.rounds.cards import LinesCard, PrintCard, ask_for_json
from gui.windows.rounds.exporting import save_json
from gui.windows.window import Window


class OpenRounds(QObject):
    """One game from its opening until it is put away. Every step of it is stored already."""

    left = Signal()
    """The table goes back to the start screen."""

    def __init__(self, table: LiveTable, path: Path, window: Window) -> None:
        super().__init__(window)
        self.table, self.path, self._window = table, path, window
        self.bridge = LiveBridge(table, self)
        self.card = catalogue.LIVE[table.founded.game]
        self.bridge.failed.connect(self._on_failed)

    def begin(self) -> None:
        """Show the main screen."""
        self._window.show_screen(self.card.screen(self.bridge))

    def tell_trouble(self) -> None:
        """Say what is wrong with the game's file, if anything is."""
        trouble = self.table.trouble
        if isinstance(trouble, StoreError):
            self._say(
                QCoreApplication.translate("Navigator", "This game needs care"), say_error(trouble)
            )

    def close(self) -> None:
        """Put the game away."""
        self.bridge.close()
        self.table.close()
        self.deleteLater()

    # -- what the menu does ----------------------------------------------------------------------

    @property
    def in_reveal(self) -> bool:
        """Whether something is still to come that must not be told: as long as it is played."""
        return self.bridge.public().outcome is None

    @property
    def has_history(self) -> bool:
        """Whether anything has happened that could be told."""
        return bool(self.card.told(self.bridge.public()))

    def show_history(self) -> None:
        """Tell what has happened so far."""
        title = QCoreApplication.translate("OpenRounds", "What has happened")
        LinesCard(self._window, title, self.card.told(self.bridge.public())).open()

    def show_rules(self) -> None:
        """Show the rules of the game."""
        title = QCoreApplication.translate("OpenRounds", "Rules of {game}")
        title = title.format(game=self.card.name())
        LinesCard(self._window, title, self.card.in_brief()).open()

    def ask_for_copy(self) -> None:
        """Ask where to save a copy."""
        ask_for_copy(self._window, self.path.parent, self.save_copy, led=False)

    def save_copy(self, path: Path) -> None:
        """Save a copy; say why not, if it cannot be."""
        try:
            self.table.save_copy(path)
        except FAILURES as error:
            self._say(
                QCoreApplication.translate("Navigator", "The copy was not saved"), say_error(error)
            )

    def show_export(self) -> None:
        """Ask where to write the whole game as JSON."""
        ask_for_json(self._window, self.bridge.public().title, self.save_json)

    def save_json(self, path: Path) -> None:
        """Write the whole game as JSON; say why not, if it cannot be."""
        wrong = save_json(self.table, path)
        if wrong:
            self._say(QCoreApplication.translate("OpenRounds", "The game was not exported"), wrong)

    def print(self) -> None:
        """Open what is printed from."""
        view = self.bridge.public()
        PrintCard(self._window, view.title, self.card.sheets(view)).open()

    def _on_failed(self, error: OSError | ValueError) -> None:
        """Say that something could not be stored: it has not happened."""
        said = QCoreApplication.translate("OpenRounds", "This could not be stored")
        self._say(said, say_error(error))

    def _say(self, title: str, text: str) -> None:
        close = QCoreApplication.translate("Navigator", "Close")
        Message(self._window, title, text, close=close).open()
