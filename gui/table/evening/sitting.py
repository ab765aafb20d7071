"""What every evening has in common: which screen is shown next, and how it gets there.

Whoever writes behind a curtain, or at a game master's desk, says what is shown while the table
writes, and how it is covered. Everything is stored by the table before anything is shown.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolTip, QWidget

from engine.board.loader import LoadedMap
from engine.clock.clock import Clock
from engine.table.view import Stage
from gui.clock.hang import hang
from gui.clock.keeper import ClockKeeper
from gui.errors.sentences import say_error
from gui.explain.rules_text import open_rule
from gui.kit.dialog import Message
from gui.kit.later import later
from gui.reveal.place import ALL_TOLD, Place
from gui.screen import Screen
from gui.table.curtain.unattended import Unattended
from gui.table.curtain.watch import Watch
from gui.table.curtain.why_it_fell import why_it_fell
from gui.table.evening import screens
from gui.table_bridge import TableBridge

if TYPE_CHECKING:
    from gui.reveal.player import RevealPlayer

IDLE_SECONDS = 60.0

T = TypeVar("T")


class ShowsScreens(Protocol):
    """The window, as far as an evening needs it."""

    def show_screen(self, screen: Screen) -> None:
        """Show a screen; the one before is destroyed."""


class Sitting(QObject):
    """Decides which screen a running game shows; how the table writes is for those below it."""

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
        *,
        idle_seconds: float = IDLE_SECONDS,
        clock: ClockKeeper | None = None,
    ) -> None:
        super().__init__()
        self._bridge, self._loaded, self._window = bridge, loaded, window
        self._board = loaded.board
        self._screen: Screen | None = None
        self._lower: Callable[[str], object] | None = None
        """What covers the screen that is shown, where only one may see it."""

        self._come_to: Place | None = None
        self.player: RevealPlayer | None = None
        """What plays the reveal that was shown last."""

        self._clock = clock
        over = window if isinstance(window, QWidget) else None
        self._watch = Watch(over, idle_seconds, self, clock=self._clock_now)
        self._watch.left.connect(self._on_left)
        self._unattended = Unattended(over, lambda: self._watch.seconds, self)
        self._unattended.left.connect(self._later(self.begin))
        if clock is not None:
            clock.due.connect(self._on_due)

    def _clock_now(self) -> Clock | None:
        return self._clock.clock if self._clock is not None else None

    def begin(self) -> None:
        """Show what the stored game asks for."""
        match self._bridge.public().stage:
            case Stage.WRITING:
                self._show_writing()
            case Stage.REVEALED if self._bridge.untold is not None:
                self._show_reveal(self._come_to)
            case Stage.REVEALED:
                self._show_results()
            case Stage.OVER:
                self._show_end()

    @property
    def unsealed(self) -> bool:
        """Whether leaving now would lose orders that somebody has begun to write."""
        return False

    def set_idle(self, seconds: float) -> None:
        """Let the curtain fall after so many seconds without a touch; 0 for never."""
        self._watch.set_idle(seconds)
        self._unattended.count_anew()

    def show_history(self) -> None:
        """Look at past phases; closing it goes on where the table was, behind the curtain."""
        self._keep_draft()
        history = screens.history()(self._bridge.public(), self._loaded, rules=self._bridge.rules)
        history.closed.connect(self._later(self.begin))
        history.rule_asked.connect(self._open_rule)
        self._show(history)

    def close(self) -> None:
        """Watch over nothing any more: the game is put away."""
        self._watch.stop()
        self._unattended.stop()
        self._screen = self._lower = None

    # -- what differs ----------------------------------------------------------------------------

    def _show_writing(self) -> None:
        """Show where the table writes."""
        raise NotImplementedError

    def _keep_draft(self) -> None:
        """Take what is being written off a screen before it is destroyed."""

    def _cover(self, why: str) -> None:
        """Cover what only one may see; ``why`` is what he is told."""
        if self._lower is not None:
            self._lower(why)

    def _on_due(self) -> None:
        """Go on when the clock is at nought, if the table chose so."""

    def _on_left(self, reason: str) -> None:
        # A dialog of the desktop's own for files looks to Qt as if the window had been left.
        self._watch.close_cards(files=reason != "window")
        self._cover(why_it_fell(reason))

    # -- reveal, results, the end -------------------------------------------------------------

    def _show_reveal(self, place: "Place | None" = None) -> None:
        """Reveal a phase from its beginning, or go on where the table looked at something else."""
        public, untold = self._bridge.public(), self._bridge.untold
        past = untold if untold is not None else public.past[-1]
        reveal = screens.reveal()(past, public, self._loaded, place=place)
        self.player = reveal.player
        reveal.came_to.connect(self._on_place)
        reveal.finished.connect(self._later(self._show_results))
        reveal.rule_asked.connect(self._open_rule)
        self._show(reveal)

    def _on_place(self, place: "Place") -> None:
        """Keep how far the table has come; once all is told, everybody may know it."""
        self._come_to = place
        if place.all_told:
            later(self, self._bridge.tell)

    def _on_replay(self) -> None:
        """Show the reveal again: what was told before stays told."""
        self._show_reveal(ALL_TOLD)

    def _show_results(self) -> None:
        self._come_to = None
        self._bridge.tell()
        public = self._bridge.public()
        results = screens.results()(public.past[-1], public, self._loaded, self._bridge.rules)
        results.go_on.connect(self._later(self._on_advance))
        results.replay.connect(self._later(self._on_replay))
        results.history_asked.connect(self._later(self.show_history))
        results.rule_asked.connect(self._open_rule)
        self._show(results)

    def _on_advance(self) -> None:
        if self._bridge.public().stage is Stage.OVER:
            self._show_end()
        elif self._did(self._bridge.advance):
            self.begin()

    def _show_end(self) -> None:
        over = screens.game_over()(self._bridge.public(), self._loaded)
        over.replay.connect(self._later(self.show_history))
        over.left.connect(self._later(self.left.emit))
        self._show(over)

    # -- how ----------------------------------------------------------------------------------

    def _show(self, screen: Screen) -> None:
        self._keep_draft()
        self._watch.stop()
        self._unattended.stop()
        QToolTip.hideText()
        self._let_fall(screen)
        self._screen, self._lower = screen, None
        if self._clock is not None:
            hang(self._clock, screen)
        self._window.show_screen(screen)

    def _let_fall(self, screen: Screen) -> None:
        """Let a curtain be seen falling, where this evening has one."""

    def _later(self, act: Callable[..., None]) -> Callable[..., None]:
        """Return a slot that acts once the click or key that led to it has been dealt with.

        The screen that sent the signal is destroyed by the act; it must not be in the middle of
        handling an event then. A second click that was quicker than the act is for a screen that
        is no longer there, and does nothing; so does a click that comes when the game is closed.
        """

        def slot(*arguments: object) -> None:
            if not shiboken6.isValid(self):
                return
            asking = self._screen

            def late() -> None:
                if self._screen is asking:
                    act(*arguments)

            later(self, late)

        return slot

    def _open_rule(self, section: str) -> None:
        if isinstance(self._window, QWidget):
            open_rule(section, self._window, self._bridge.rules.board)

    def _tried(self, act: Callable[[], T]) -> T | None:
        """Do something that may be refused; a refusal is said in place and changes nothing."""
        try:
            return act()
        except (OSError, ValueError) as error:
            cause = say_error(error, self._board)
            sentence = self.tr("Not stored. {cause}").format(cause=cause)
            said = self._screen is not None and self._screen.refuse(sentence)
            if not said and isinstance(self._window, QWidget):
                title, close = self.tr("Not stored"), self.tr("Close")
                Message(self._window, title, cause, close=close).open()
            return None

    def _did(self, act: Callable[[], None]) -> bool:
        """Do something that may be refused; tell whether it was done."""

        def done() -> bool:
            act()
            return True

        return self._tried(done) is True
