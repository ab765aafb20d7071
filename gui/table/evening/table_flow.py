"""How a running game shows its screens: one after another, watched over, refusals said in place.

Which one comes next is decided by an evening (at a hot seat, or a game master's) and its parts.
Everything is stored by the table before anything is shown.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolTip, QWidget

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.clock.clock import Clock
from gui.clock.button import ClockButton
from gui.clock.keeper import ClockKeeper
from gui.errors.sentences import say_error
from gui.explain.open_rule import open_rule
from gui.kit.dialog import Message
from gui.kit.later import later
from gui.kit.topbar import TopBar
from gui.screen import ClockPlace, Falling, Screen
from gui.table.curtain.fall import let_fall
from gui.table.curtain.unattended import Unattended
from gui.table.curtain.watch import Watch
from gui.table.curtain.why_it_fell import why_it_fell
from gui.table_bridge import TableBridge

IDLE_SECONDS = 60.0

T = TypeVar("T")


class ShowsScreens(Protocol):
    """The window, as far as an evening needs it."""

    def show_screen(self, screen: Screen) -> None:
        """Show a screen; the one before is destroyed."""


class Host(Protocol):
    """An evening, as far as its parts ask it to go on."""

    def begin(self) -> None:
        """Show what the stored game asks for."""

    def show_writing(self) -> None:
        """Show where the table writes."""

    def advance(self) -> None:
        """Go on to the next phase."""

    def show_history(self) -> None:
        """Look at past phases; closing them goes on where the table was."""


class TableFlow(QObject):
    """The screens of a running game. It shows them; an evening and its parts say which."""

    leaving = Signal()
    """The screen that is shown is about to be destroyed."""

    shown = Signal()
    """Another screen is shown."""

    left = Signal()
    """The table goes back to the start screen."""

    rules_asked = Signal()
    """The rules by which this game is played are wanted."""

    print_asked = Signal()
    """What is shown is wanted on paper."""

    branched = Signal(object)
    """Carries the path of a game that begins as this one did, to be opened at once."""

    def __init__(
        self,
        bridge: TableBridge,
        loaded: LoadedMap,
        window: ShowsScreens,
        parent: QObject,
        *,
        idle_seconds: float = IDLE_SECONDS,
        clock: ClockKeeper | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge, self.loaded, self.window, self.clock = bridge, loaded, window, clock
        self.screen: Screen | None = None
        self._lower: Callable[[str], object] | None = None
        """What covers the screen that is shown, where only one may see it."""

        self.watch = Watch(self.over, idle_seconds, self, clock=self._clock_now)
        self.watch.left.connect(self._on_left)
        self.unattended = Unattended(self.over, lambda: self.watch.seconds, self)

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self.loaded.board

    @property
    def over(self) -> QWidget | None:
        """What cards are opened over."""
        return self.window if isinstance(self.window, QWidget) else None

    def _clock_now(self) -> Clock | None:
        return self.clock.clock if self.clock is not None else None

    def set_idle(self, seconds: float) -> None:
        """Let the curtain fall after so many seconds without a touch; 0 for never."""
        self.watch.set_idle(seconds)
        self.unattended.count_anew()

    def close(self) -> None:
        """Watch over nothing any more: the game is put away."""
        self.watch.stop()
        self.unattended.stop()
        self.screen = self._lower = None

    def _on_left(self, reason: str) -> None:
        # A dialog of the desktop's own for files looks to Qt as if the window had been left.
        self.watch.close_cards(files=reason != "window")
        if self._lower is not None:
            self._lower(why_it_fell(reason))

    def show(self, screen: Screen, lower: Callable[[str], object] | None = None) -> None:
        """Show a screen, and watch over nothing until somebody says so.

        ``lower`` covers it where only one may see it, and is told why.
        """
        self.leaving.emit()
        self.watch.stop()
        self.unattended.stop()
        QToolTip.hideText()
        self._let_fall(screen)
        self.screen, self._lower = screen, lower
        if self.clock is not None:
            hang(self.clock, screen)
        self.window.show_screen(screen)
        self.shown.emit()

    def _let_fall(self, screen: Screen) -> None:
        """Let the cloth fall over the table's page; over bare ground where somebody was alone."""
        before = self.screen
        if screen.falling is not Falling.CURTAIN:
            return
        if before is None or not shiboken6.isValid(before):
            return
        if before.falling is Falling.GROUND and before.isVisible():
            let_fall(screen, before.grab())
        elif before.secret_of:
            let_fall(screen)

    def later(self, act: Callable[..., None]) -> Callable[..., None]:
        """Return a slot that acts once the click or key that led to it has been dealt with.

        The screen that sent the signal is destroyed by the act; it must not be in the middle of
        handling an event then. A second click that was quicker than the act is for a screen that
        is no longer there, and does nothing; so does a click that comes when the game is closed.
        """

        def slot(*arguments: object) -> None:
            if not shiboken6.isValid(self):
                return
            asking = self.screen

            def late() -> None:
                if self.screen is asking:
                    act(*arguments)

            later(self, late)

        return slot

    def open_rule(self, section: str) -> None:
        """Open the rules where a reason speaks of them."""
        if self.over is not None:
            open_rule(section, self.over, self.board)

    def tried(self, act: Callable[[], T]) -> T | None:
        """Do something that may be refused; a refusal is said in place and changes nothing."""
        try:
            return act()
        except (OSError, ValueError) as error:
            cause = say_error(error, self.board)
            sentence = self.tr("Not stored. {cause}").format(cause=cause)
            shown = self.screen is not None and self.screen.refuse(sentence)
            if not shown and self.over is not None:
                title, close = self.tr("Not stored"), self.tr("Close")
                Message(self.over, title, cause, close=close).open()
            return None

    def did(self, act: Callable[[], None]) -> bool:
        """Do something that may be refused; tell whether it was done."""

        def done() -> bool:
            act()
            return True

        return self.tried(done) is True


def hang(keeper: ClockKeeper, screen: Screen) -> None:
    """Put the clock into a screen's bar or onto its cloth; one with neither stays as it is."""
    place: ClockPlace | None = screen.clock_place or screen.findChild(TopBar)
    if place is not None:
        place.set_clock(partial(_clock_for, place, keeper))


def _clock_for(place: ClockPlace, keeper: ClockKeeper, size: int) -> QWidget:
    clock = ClockButton(keeper, size)
    clock.doing.connect(place.set_doing)
    place.set_doing(clock.doing_words())
    return clock
