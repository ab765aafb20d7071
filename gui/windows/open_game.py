"""The game that is open, as window, menu and public screen meet it, whichever way it flows."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance

from gui.screen import Loss, Screen
from gui.windows.failing import tell_trouble, tried
from gui.windows.files.ask_for_file import ask_for_copy
from gui.windows.window import Window

if TYPE_CHECKING:
    from engine.board.loader import LoadedMap
    from gui.clock.keeper import ClockKeeper
    from gui.kit.dialog import Card
    from gui.printable import Matter
    from gui.public.room_feed import RoomFeed
    from gui.reveal.player import RevealPlayer
    from gui.table_bridge import TableBridge


class Stored(Protocol):
    """A game's file, as far as whoever has it open must see to it."""

    @property
    def trouble(self) -> object:
        """What is wrong with it; nothing where all is well."""
        ...

    def save_copy(self, path: Path) -> None:
        """Write it whole to another place."""
        ...

    def close(self) -> None:
        """Let go of it."""
        ...


class OpenGame(QObject):
    """One game from its opening until it is put away. Every step of it is stored already.

    What a way of playing has not, such as a clock, a board or a vote, is nothing here, or does
    nothing: nobody asks which way it is.
    """

    left = Signal()
    """The table goes back to the start screen."""

    print_asked = Signal()
    record_asked = Signal(object)
    """What is remembered of whoever plays alone; carries what makes its screen."""

    branched = Signal(object)
    """Carries the path of a branch that is to be opened at once."""

    live = ""
    """Id of the game, where it is one of live rounds."""

    loaded: "LoadedMap | None" = None
    """The map that it is played on."""

    bridge: "TableBridge | None" = None
    """The table that is open, where there are sealed turns."""

    clock: "ClockKeeper | None" = None
    """The table's clock."""

    def __init__(self, file: Stored, path: Path, window: Window) -> None:
        super().__init__(window)
        self.path, self.file, self.window = path, file, window

    @property
    def stays(self) -> bool:
        """Whether its file is still there when it was put away."""
        return True

    # -- each way has its own ---------------------------------------------------------------------

    @property
    def changed(self) -> SignalInstance:
        """Something happened in it; it is stored before it is announced."""
        raise NotImplementedError

    @property
    def feed(self) -> "RoomFeed":
        """What the public screen shows of it."""
        raise NotImplementedError

    @property
    def has_history(self) -> bool:
        """Whether there is anything to look back at."""
        raise NotImplementedError

    @property
    def in_reveal(self) -> bool:
        """Whether something is still to come that must not be told: what would tell it waits."""
        raise NotImplementedError

    def begin(self) -> None:
        """Show what the game asks for first."""
        raise NotImplementedError

    def show_history(self) -> None:
        """Look at what has happened; coming back goes on where the table was."""
        raise NotImplementedError

    def show_rules(self) -> None:
        """Show by which rules the game is played."""
        raise NotImplementedError

    def show_export(self) -> None:
        """Ask how, or where, the game is to be written for other programs."""
        raise NotImplementedError

    def paper(self, shown: Screen | None) -> "Card":
        """Return the card from which it is printed, while a screen shows something of it."""
        raise NotImplementedError

    # -- what not every way has -------------------------------------------------------------------

    @property
    def reveal(self) -> "RevealPlayer | None":
        """What plays the reveal that is shown, while one is."""
        return None

    @property
    def would_lose(self) -> Loss | None:
        """What of it is written and not stored, if it were put away now."""
        return None

    @property
    def led(self) -> bool:
        """Whether a game master sees to his players himself."""
        return False

    @property
    def can_draw(self) -> bool:
        """Whether the table could now agree on an end, or on who leaves."""
        return False

    def matter(self) -> "Matter | None":
        """Return what can be printed of it as of any game with a board."""
        return None

    def set_idle(self, seconds: float) -> None:
        """Let the curtain fall after so long without a touch."""

    def show_clock(self) -> None:
        """Open what the table can do with its clock, or offer it one."""

    def ask_for_draw(self) -> None:
        """Ask how the game shall end before anybody has won it."""

    def ask_who_leaves(self) -> None:
        """Ask which player leaves, or who comes for one who left."""

    # -- alike everywhere -------------------------------------------------------------------------

    def tell_trouble(self) -> None:
        """Say what is wrong with the game's file, if anything is."""
        tell_trouble(self.window, self.file.trouble)

    def close(self) -> None:
        """Put the game away."""
        self.file.close()
        self.deleteLater()

    def ask_for_copy(self) -> None:
        """Ask where to save a copy."""
        ask_for_copy(self.window, self.path.parent, self.save_copy, led=self.led)

    def save_copy(self, path: Path) -> None:
        """Save a copy; say why not, if it cannot be."""
        heading = QCoreApplication.translate("Navigator", "The copy was not saved")
        tried(self.window, lambda: self.file.save_copy(path), heading)
