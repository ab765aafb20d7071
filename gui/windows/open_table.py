"""The game that is open: its file, what plays it, and what the table may do to it by the menu."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.board.loader import LoadedMap
from engine.store.errors import StoreError
from engine.table.table import Table
from engine.table.view import Stage
from gui.clock.sheet import open_clock
from gui.errors.sentences import FAILURES, say_error
from gui.kit.dialog import Message
from gui.kit.fields import forget_what_was_left
from gui.printable import Matter
from gui.windows.ending.ending import ask_for_end, ask_who_leaves
from gui.windows.files.ask_for_file import ask_for_copy
from gui.windows.files.export_card import ExportCard
from gui.windows.files.exporting import exported
from gui.windows.help.game_rules import show_game_rules
from gui.windows.new_game.first_minute import Minute
from gui.windows.play import play
from gui.windows.printing import played
from gui.windows.window import Window


class OpenTable(QObject):
    """One game from its opening until it is put away. Every step of it is stored already."""

    left = Signal()
    """The table goes back to the start screen."""

    print_asked = Signal()
    branched = Signal(object)
    """Carries the path of a branch that the master wants to open at once."""

    def __init__(
        self,
        session: Table,
        path: Path,
        loaded: LoadedMap,
        window: Window,
        minute: Minute | None = None,
    ) -> None:
        """``minute`` is a newcomer's one minute: nothing of it is kept."""
        super().__init__(window)
        self.session, self.path, self._loaded, self._window = session, path, loaded, window
        self._minute = minute
        first = minute.seal_others if minute is not None else None
        self._played = play(session, path, loaded, window, first)
        self.bridge, self.clock = self._played.bridge, self._played.clock
        self.evening = self._played.evening
        flow = self.evening.flow
        flow.left.connect(self.left)
        flow.rules_asked.connect(self.show_rules)
        flow.print_asked.connect(self.print_asked)
        flow.branched.connect(self.branched)

    def begin(self) -> None:
        """Show what the game asks for first."""
        self.evening.begin()

    def tell_trouble(self) -> None:
        """Say what is wrong with the game's file, if anything is."""
        trouble = self.session.trouble
        if isinstance(trouble, StoreError):
            self._say(
                QCoreApplication.translate("Navigator", "This game needs care"), say_error(trouble)
            )

    def close(self) -> None:
        """Put the game away."""
        self._played.close()
        self.session.close()
        forget_what_was_left()
        if self._minute is not None:
            self._minute.forget()
        self.deleteLater()

    def matter(self) -> Matter:
        """Return what can be printed of the game."""
        game = played(self.bridge, self._loaded)
        return self._played.handed_on(game)

    # -- what it is now -----------------------------------------------------------------------

    @property
    def has_history(self) -> bool:
        """Whether there is a revealed phase to look at."""
        return bool(self.bridge.public().past)

    @property
    def in_reveal(self) -> bool:
        """Whether orders are being revealed: what would tell of them has to wait."""
        return self.bridge.untold is not None

    @property
    def can_draw(self) -> bool:
        """Whether the table could still agree on an end; not while it reveals, or votes on one."""
        public = self.bridge.public()
        return not self.in_reveal and public.stage is not Stage.OVER and public.ballot is None

    @property
    def played_by(self) -> Mapping[str, str]:
        """The rules of the game, point by point."""
        return self.session.rules.options

    # -- what the menu does -------------------------------------------------------------------

    def show_history(self) -> None:
        """Look at past phases; coming back goes on where the table was."""
        if self.has_history:
            self.evening.show_history()

    def ask_for_copy(self) -> None:
        """Ask where to save a copy."""
        led = self.bridge.public().led
        ask_for_copy(self._window, self.path.parent, self.save_copy, led=led)

    def save_copy(self, path: Path) -> None:
        """Save a copy; say why not, if it cannot be."""
        try:
            self.session.save_copy(path)
        except FAILURES as error:
            self._say(
                QCoreApplication.translate("Navigator", "The copy was not saved"), say_error(error)
            )

    def show_export(self) -> None:
        """Ask how the game is to be written for other programs."""
        ExportCard(self._window, exported(self.session, self.ask_for_copy)).open()

    def show_clock(self) -> None:
        """Open what the table can do with its clock, or offer it one."""
        open_clock(self.clock, self._window)

    def show_rules(self) -> None:
        """Show by which rules the game is played, and how its powers were dealt."""
        show_game_rules(self._window, self.bridge)

    def ask_for_draw(self) -> None:
        """Ask how the game shall end before anybody has won it."""
        if self.can_draw:
            ask_for_end(self._window, self.bridge, self._loaded.board, self.settle)

    def ask_who_leaves(self) -> None:
        """Ask which player leaves, or who comes for one who left."""
        if self.can_draw:
            ask_who_leaves(self._window, self.bridge, self._loaded.board, self.settle)

    def settle(self, act: Callable[[], object]) -> None:
        """Do what the table has settled; show what the game asks for then, or why it is refused."""
        try:
            act()
        except FAILURES as error:
            said = QCoreApplication.translate("Navigator", "The game goes on")
            self._say(said, say_error(error, self._loaded.board))
            return
        self.evening.begin()

    def _say(self, title: str, text: str) -> None:
        close = QCoreApplication.translate("Navigator", "Close")
        Message(self._window, title, text, close=close).open()
