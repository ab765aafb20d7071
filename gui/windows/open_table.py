"""A game of sealed turns that is open: what plays it, and what the menu may do to it."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, SignalInstance

from engine.board.loader import LoadedMap
from engine.table.table import Table
from engine.table.view import Stage
from gui.clock.keeper import ClockKeeper
from gui.clock.sheet import open_clock
from gui.kit.dialog import Card
from gui.kit.fields import forget_what_was_left
from gui.printable import Matter
from gui.reveal.player import RevealPlayer
from gui.screen import Loss, Screen, Shows
from gui.table_bridge import TableBridge
from gui.windows.ending.ending import ask_for_end, ask_who_leaves
from gui.windows.failing import tried
from gui.windows.files.export_card import ExportCard
from gui.windows.files.exporting import exported
from gui.windows.guide import guided
from gui.windows.help.game_rules import show_game_rules
from gui.windows.new_game.first_minute import Minute
from gui.windows.open_game import OpenGame
from gui.windows.play import play
from gui.windows.printing import paper, played
from gui.windows.room_feeds import TableFeed
from gui.windows.window import Window

if TYPE_CHECKING:
    from gui.public.room_feed import RoomFeed


class OpenTable(OpenGame):
    """One game of sealed turns: an evening at a hot seat, or a master's."""

    bridge: TableBridge
    clock: ClockKeeper
    loaded: LoadedMap

    def __init__(
        self,
        session: Table,
        path: Path,
        loaded: LoadedMap,
        window: Window,
        minute: Minute | None = None,
    ) -> None:
        """``minute`` is a newcomer's one minute: nothing of it is kept."""
        super().__init__(session, path, window)
        self.session, self.loaded = session, loaded
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
        self._guide = guided(window, minute, self.left.emit) if minute is not None else None

    @property
    def stays(self) -> bool:
        """Whether its file is still there when it was put away: not that of a first minute."""
        return self._minute is None

    def begin(self) -> None:
        """Show what the game asks for first."""
        self.evening.begin()

    def close(self) -> None:
        """Put the game away."""
        self._played.close()
        if self._guide is not None:
            self._guide.close_guide()
        super().close()
        forget_what_was_left()
        if self._minute is not None:
            self._minute.forget()

    def matter(self) -> Matter:
        """Return what can be printed of the game."""
        return self._played.handed_on(played(self.bridge, self.loaded))

    def paper(self, shown: Screen | None) -> Card:
        """Return the card from which the table prints, what the screen shows first."""
        game = self.matter()
        return paper(self.window, game if shown is None else shown.printable(game))

    @property
    def changed(self) -> SignalInstance:
        """Something happened at the table."""
        return self.bridge.changed

    @cached_property
    def feed(self) -> "RoomFeed":
        """What the public screen shows of it: its board, and what everybody knows."""
        return TableFeed(self.bridge, self.clock, self.loaded, lambda: self.reveal)

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
    def reveal(self) -> RevealPlayer | None:
        """What plays the reveal that is shown, while one is."""
        shown = self.window.screen_shown
        reveals = shown is not None and shown.shows is Shows.REVEAL
        return self.evening.course.player if reveals else None

    @property
    def would_lose(self) -> Loss | None:
        """Orders that are written and not sealed."""
        return Loss.ORDERS if self.evening.unsealed else None

    @property
    def led(self) -> bool:
        """Whether a game master leads it."""
        return self.bridge.public().led

    @property
    def can_draw(self) -> bool:
        """Whether the table could still agree on an end; not while it reveals, or votes on one."""
        public = self.bridge.public()
        return not self.in_reveal and public.stage is not Stage.OVER and public.ballot is None

    # -- what the menu does -------------------------------------------------------------------

    def show_history(self) -> None:
        """Look at past phases; coming back goes on where the table was."""
        if self.has_history:
            self.evening.show_history()

    def show_export(self) -> None:
        """Ask how the game is to be written for other programs."""
        ExportCard(self.window, exported(self.session, self.ask_for_copy)).open()

    def show_clock(self) -> None:
        """Open what the table can do with its clock, or offer it one."""
        open_clock(self.clock, self.window)

    def show_rules(self) -> None:
        """Show by which rules the game is played, and how its powers were dealt."""
        show_game_rules(self.window, self.bridge)

    def ask_for_draw(self) -> None:
        """Ask how the game shall end before anybody has won it."""
        if self.can_draw:
            ask_for_end(self.window, self.bridge, self.loaded.board, self.settle)

    def ask_who_leaves(self) -> None:
        """Ask which player leaves, or who comes for one who left."""
        if self.can_draw:
            ask_who_leaves(self.window, self.bridge, self.loaded.board, self.settle)

    def settle(self, act: Callable[[], object]) -> None:
        """Do what the table has settled; show what the game asks for then, or why it is refused."""
        heading = QCoreApplication.translate("Navigator", "The game goes on")
        if tried(self.window, act, heading, self.loaded.board):
            self.evening.begin()

    def set_idle(self, seconds: float) -> None:
        """Let the curtain fall after so long without a touch."""
        self.evening.set_idle(seconds)
