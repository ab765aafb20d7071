"""What the main window shows one at a time: a screen."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from engine.board.loader import LoadedMap
    from gui.kit.growth import Growth
    from gui.printable import Matter, Sheet


class Loss(Enum):
    """What would be gone if one left."""

    ORDERS = auto()
    """Orders that are not sealed."""

    LISTS = auto()
    """Wishes and bids that were not dealt by."""

    DRAFT = auto()
    """A new game that could not be stored."""

    EDIT = auto()
    """A board that was changed, and a reason that was begun."""

    STUDY = auto()
    """What was written last in a study and could not be stored."""

    ANSWERS = auto()
    """What was said of units, or came of that, and could not be stored."""

    CARD = auto()
    """What is written on a card that lies open."""


class Shows(Enum):
    """What a screen tells of a game, for those who follow it."""

    PAGE = auto()
    """What everybody knows already, or only one may see."""

    REVEAL = auto()
    """Orders as they are revealed: nobody runs ahead of it."""

    RESULTS = auto()
    """What a phase came to."""


class Falling(Enum):
    """What a screen is to the curtain that falls."""

    NOT = auto()
    """It comes as it is; where it was somebody's own, the curtain falls over bare ground."""

    CURTAIN = auto()
    """It is the curtain, and is seen falling over what was there before."""

    GROUND = auto()
    """Everybody may see it: the curtain falls over its picture."""


class ClockPlace(Protocol):
    """A place where the table's clock hangs: a bar, or a screen without one."""

    def set_clock(self, make: Callable[[int], QWidget]) -> None:
        """Show a clock; ``make`` makes one of a height."""

    def set_doing(self, text: str) -> None:
        """Say what the table is doing where its clock knows better; nothing for the game's word."""


class Screen(QWidget):
    """A whole page of the main window: start, curtain, desk, reveal, results, library, ….

    The main window shows exactly one screen and *destroys* the one before, so that nothing secret
    survives out of sight. Words are set in ``retranslate``, which also runs on a language change.

    Whatever windows, evenings, printing and the public screen ask of a screen they ask here, of
    all screens alike; each answers for itself.
    """

    secret_of = ""
    """Id of the power whose secrets it shows; empty for a screen that anybody may look at."""

    keys_place = ""
    """Which keys of the help card work here: the place of a ``KeyGroup``, in English."""

    shows = Shows.PAGE
    """What it tells of the game that is open."""

    falling = Falling.NOT
    """What it is to the curtain that falls."""

    clock_place: ClockPlace | None = None
    """Where the table's clock hangs, if not in a bar."""

    live = ""
    """Id of the game of live rounds that it is about, outside a game; rules and help go by it."""

    share_of_growth = 1.0
    """How much of a large window's growth all words and signs take; see ``kit/sizing.py``.

    What is read from across the table takes all of it; what is read at the keyboard leaves more to
    the board.
    """

    _growth: "Growth | None" = None

    @property
    def about(self) -> "LoadedMap | None":
        """The map, and so the game, that it is about while none is open; nothing for no single one.

        Rules, help and paper go by it.
        """
        return None

    def retranslate(self) -> None:
        """Set every word again in the language now spoken, at the size of words in use."""

    def hide_secrets(self) -> None:
        """Lower the curtain, if there is anything to hide (F9)."""

    @property
    def would_lose(self) -> Loss | None:
        """What leaving it would lose; nothing where all of it is stored."""
        return None

    def printable(self, game: "Matter") -> "Matter":
        """Return what can be printed of it.

        ``game`` is the open game as everybody sees it, or what a new one begins with.
        """
        return game

    def refuse(self, sentence: str) -> bool:
        """Say in place what could not be done and why; tell whether there is a place for it."""
        del sentence
        return False

    def tell_end(self, words: str) -> None:
        """Say how long it is until the agreed end of the game, where a bar does not say it."""

    def calm(self) -> bool:
        """Tell whether nothing moves on it that a tenth of a second's pause would be seen in."""
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make everything as large as the window wants it; who lays out by hand does so after.

        At once where the window is shown or maximised, else when the hand on its edge rests.
        """
        from gui.kit.growth import Growth  # noqa: PLC0415 - the window is seen before its screen

        super().resizeEvent(event)
        if self._growth is None:
            self._growth = Growth(self, self.share_of_growth)
        if not _inside_another(self):
            self._growth.follow(event)

    def arrive(self) -> None:
        """Do what needs the screen to be visible at its final size: fit the board, take focus."""


@runtime_checkable
class TakesHints(Protocol):
    """A screen on which somebody writes, and may ask what he could write."""

    def suggest(self, orders: Sequence[str]) -> None:
        """Write orders that somebody asked for as a hint, to be changed."""


@runtime_checkable
class OwnSheets(Protocol):
    """A screen that is about no board, and so says itself what is printed of it."""

    def own_sheets(self) -> "Sequence[Sheet] | None":
        """Return the sheets; nothing where there are none."""


class RecordScreen(Screen):
    """What a game remembers of whoever plays it alone, outside any game."""

    closed = Signal()
    """Back to the start."""

    new_asked = Signal(str)
    """A new game is to be set up; carries which."""

    agreed = Signal(object)
    """A game begins that practises what is in the record; carries a ``RoundsPlan``."""


def _inside_another(screen: Screen) -> bool:
    over = screen.parentWidget()
    while over is not None and not isinstance(over, Screen):
        over = over.parentWidget()
    return over is not None
