"""An evening at the table: who sits at the laptop, what is sealed, when the orders are revealed.

Everything is stored by the session before anything is shown. The evening alone holds the drafts
of those who have not sealed; they are in memory only and die with the program.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QToolTip, QWidget

from engine.board.loader import LoadedMap
from engine.session.view import Stage
from gui.clock.hang import hang
from gui.clock.keeper import ClockKeeper
from gui.errors import say_error
from gui.hub import Hub
from gui.kit.dialog import Message
from gui.screen import Screen
from gui.table.curtain import CurtainScreen
from gui.table.fallen import shown_twice_words, why_it_fell
from gui.table.kept import Kept, TypedPin
from gui.table.watch import Watch, displays, mirrored

IDLE_SECONDS = 60.0

T = TypeVar("T")


class ShowsScreens(Protocol):
    """The window, as far as an evening needs it."""

    def show_screen(self, screen: Screen) -> None:
        """Show a screen; the one before is destroyed."""


class Evening(QObject):
    """Decides which screen a running game shows."""

    left = Signal()
    """The table goes back to the start screen."""

    def __init__(
        self,
        hub: Hub,
        loaded: LoadedMap,
        window: ShowsScreens,
        *,
        idle_seconds: float = IDLE_SECONDS,
        clock: ClockKeeper | None = None,
    ) -> None:
        super().__init__()
        self._hub, self._loaded, self._window = hub, loaded, window
        self._board = loaded.board
        self._drafts: dict[str, Kept] = {}
        self._phase = ""
        self._pin = TypedPin()
        self._forced = False
        self._told_of_mirror = False
        self._screen: Screen | None = None
        self._watch = Watch(window if isinstance(window, QWidget) else None, idle_seconds, self)
        self._watch.left.connect(self._on_left)
        self._clock = clock
        if clock is not None:
            clock.due.connect(self._on_due)

    def begin(self) -> None:
        """Show what the stored game asks for."""
        public = self._hub.public()
        if public.phase.code != self._phase:
            self._phase = public.phase.code
            self._drafts.clear()
        match public.stage:
            case Stage.WRITING:
                self._show_curtain()
            case Stage.REVEALED:
                self._show_results()
            case Stage.OVER:
                self._show_end()

    @property
    def unsealed(self) -> bool:
        """Whether leaving now would lose orders that somebody has begun to write.

        Behind the curtain it only tells that somebody sat down and did not seal, which all saw.
        """
        from gui.table.desk import DeskScreen  # noqa: PLC0415 - loaded already, if there is one

        desk = self._screen
        writing = self._hub.public().stage is Stage.WRITING
        begun = isinstance(desk, DeskScreen) and bool(desk.orders)
        return writing and (begun or bool(self._drafts))

    def set_idle(self, seconds: float) -> None:
        """Let the curtain fall after so many seconds without a touch; 0 for never."""
        self._watch.set_idle(seconds)

    def show_history(self) -> None:
        """Look at past phases; closing it goes on where the table was, behind the curtain."""
        # Loaded when somebody looks back, not with every game.
        from gui.history.history_screen import HistoryScreen  # noqa: PLC0415

        self._keep_draft()
        history = HistoryScreen(self._hub.public(), self._loaded, rules=self._hub.rules)
        history.closed.connect(self._later(self.begin))
        history.rule_asked.connect(self._open_rule)
        self._show(history)

    # -- the curtain --------------------------------------------------------------------------

    def _show_curtain(
        self, power: str = "", *, why: str = "", closed: bool = False, unlock: int = 0
    ) -> None:
        """Lower the curtain for whoever is next, or for one who comes out of turn."""
        public = self._hub.public()
        called = power or next(iter(public.queue), "")
        curtain = CurtainScreen(public, self._board, called, why=why, closed=closed, unlock=unlock)
        curtain.raise_asked.connect(self._later(self._on_raise))
        curtain.put_off_asked.connect(self._later(self._on_put_off))
        curtain.seal_pressed.connect(self._later(self._on_seal_pressed))
        curtain.open_seal_asked.connect(self._later(self._on_open_seal))
        curtain.void_asked.connect(self._later(self._on_void))
        curtain.forget_asked.connect(self._later(self._on_forget))
        curtain.unlock_asked.connect(self._later(self._on_unlock))
        curtain.reveal_asked.connect(self._later(self._reveal))
        curtain.go_on_asked.connect(self._later(lambda: self._reveal(force=True)))
        curtain.back_asked.connect(self._later(self.begin))
        self._show(curtain)

    def _on_raise(self, power: str, pin: str) -> None:
        curtain = self._screen
        if not isinstance(curtain, CurtainScreen):
            return
        if not self._unseen():
            curtain.refuse(shown_twice_words())
            return
        answer = self._tried(lambda: self._hub.try_pin(power, pin))
        if answer is None:
            return
        if not answer.ok:
            curtain.wrong_pin(answer.wait_seconds, counted=answer.counted)
        elif self._seal_closed(power):
            self._show_curtain(power, closed=True)
        else:
            self._show_desk(power)
            self._pin = TypedPin(pin)

    def _unseen(self) -> bool:
        """Tell whether a desk is seen here only, or its owner knows of the other display."""
        shown_twice = mirrored(displays())
        known, self._told_of_mirror = self._told_of_mirror or not shown_twice, shown_twice
        return known

    def _on_put_off(self, power: str) -> None:
        if self._did(lambda: self._hub.put_off(power)):
            self._show_curtain()

    def _on_seal_pressed(self, power: str) -> None:
        if self._seal_closed(power):
            self._show_curtain(power)

    def _on_open_seal(self, power: str, reason: str) -> None:
        orders = self._tried(lambda: Kept(self._hub.unseal(power, reason=reason)))
        if orders is not None:
            self._drafts[power] = orders
            self._show_desk(power)

    def _on_void(self, power: str, reason: str) -> None:
        if self._did(lambda: self._hub.void(power, reason=reason)):
            self._show_curtain()

    def _on_forget(self, power: str, reason: str) -> None:
        if self._did(lambda: self._hub.forget_pin(power, reason=reason)):
            # What its owner had begun to write was behind his PIN.
            for mate in self._hub.public().side(power):
                self._drafts.pop(mate, None)
            self._show_curtain()

    def _on_unlock(self, power: str, pin: str) -> None:
        curtain = self._screen
        answer = self._tried(lambda: self._hub.try_pin(power, pin))
        if answer is None or not isinstance(curtain, CurtainScreen):
            return
        if answer.ok:
            self._reveal(force=self._forced)
        else:
            curtain.wrong_pin(answer.wait_seconds, counted=answer.counted)

    def _reveal(self, *, force: bool = False) -> None:
        """Open all envelopes; those that a restart has locked need their PINs first."""
        self._forced = force
        locked = self._tried(self._hub.locked)
        if locked:
            self._show_curtain(locked[0], unlock=len(locked))
        elif locked is not None and self._did(lambda: self._hub.reveal(force=force)):
            self._drafts.clear()
            self._show_reveal()

    def _on_due(self) -> None:
        """Go on without those who did not seal, as the table chose when its time is up."""
        if self._hub.public().stage is Stage.WRITING:
            self._close_cards(files=True)
            self._reveal(force=True)

    def _seal_closed(self, power: str) -> bool:
        return any(seal.power == power and seal.sealed for seal in self._hub.public().seals)

    # -- the desk -----------------------------------------------------------------------------

    def _show_desk(self, power: str) -> None:
        # The desk brings the reader of orders with it; the curtain opens a game without.
        from gui.table.desk import DeskScreen  # noqa: PLC0415

        kept = self._drafts.pop(power, Kept())
        seat = self._hub.seat(power, draft=kept.orders)
        width = self._window.width() if isinstance(self._window, QWidget) else 1920
        mates = seat.public.hand(power)[1:]
        others = {mate: self._drafts.get(mate, Kept()).orders for mate in mates}
        desk = DeskScreen(seat, self._hub.rules, self._loaded, width=width, others=others)
        desk.turn_asked.connect(self._later(self._on_turn))
        desk.cover_asked.connect(self._later(self._on_cover))
        desk.seal_asked.connect(self._later(self._on_seal))
        desk.pin_chosen.connect(self._on_pin)
        desk.rule_asked.connect(self._open_rule)
        self._show(desk)
        self._watch.start()

    def _on_turn(self, power: str) -> None:
        """Turn to another power of whoever sits here: he is known already."""
        pin = self._pin
        self._keep_draft()
        self._show_desk(power)
        self._pin = pin

    def _on_pin(self, pin: str) -> None:
        from gui.table.desk import DeskScreen  # noqa: PLC0415 - loaded already, if there is one

        desk = self._screen
        if isinstance(desk, DeskScreen):
            power = desk.secret_of
            if self._did(lambda: self._hub.set_pin(power, pin or None, old=self._pin.digits)):
                self._pin = TypedPin(pin)
                desk.take_seat(self._hub.seat(power))

    def _on_cover(self) -> None:
        self._cover("")

    def _on_left(self, reason: str) -> None:
        # A dialog of the desktop's own for files looks to Qt as if the window had been left.
        self._close_cards(files=reason != "window")
        self._cover(why_it_fell(reason))

    def _close_cards(self, *, files: bool) -> None:
        """Close what lies over the desk: nothing is asked of anybody through a curtain."""
        popup = QApplication.activePopupWidget()
        if popup is not None:  # a menu, of whichever window
            popup.close()
        if isinstance(self._window, QWidget):
            for card in self._window.findChildren(QDialog):
                if card.isVisible() and (files or not isinstance(card, QFileDialog)):
                    card.reject()

    def _cover(self, why: str) -> None:
        """Lower the curtain before the same person; his draft waits for him."""
        from gui.table.desk import DeskScreen  # noqa: PLC0415 - loaded already, if there is one

        desk = self._screen
        if isinstance(desk, DeskScreen):
            self._show_curtain(desk.secret_of, why=why)

    def _keep_draft(self) -> None:
        """Take the draft off the desk before the desk is destroyed."""
        from gui.table.desk import DeskScreen  # noqa: PLC0415 - loaded already, if there is one

        desk = self._screen
        if isinstance(desk, DeskScreen) and not self._seal_closed(desk.secret_of):
            self._drafts[desk.secret_of] = Kept(desk.orders)

    def _on_seal(self) -> None:
        from gui.table.desk import DeskScreen  # noqa: PLC0415 - loaded already, if there is one

        desk = self._screen
        if not isinstance(desk, DeskScreen):
            return
        sheets = desk.sheets
        try:
            if len(sheets) > 1:
                self._hub.seal_together(sheets)
            else:
                self._hub.seal(desk.secret_of, desk.orders)
        except (OSError, ValueError) as error:
            cause = say_error(error, self._board)
            desk.refuse(self.tr("Not stored, not sealed. {cause}").format(cause=cause))
            return
        for power in sheets:
            self._drafts.pop(power, None)
        # The sheet that reads the orders back comes with the desk.
        from gui.table.seal import SealedScreen  # noqa: PLC0415

        sealed = SealedScreen(self._hub.public(), self._board, tuple(sheets))
        sealed.seen.connect(self._later(self.begin))
        self._show(sealed)

    # -- reveal, results, the end -------------------------------------------------------------

    def _show_reveal(self) -> None:
        # The reveal is needed once a phase; a game opens without it.
        from gui.table.reveal import RevealScreen  # noqa: PLC0415

        public = self._hub.public()
        reveal = RevealScreen(public.past[-1], public, self._loaded)
        reveal.finished.connect(self._later(self._show_results))
        reveal.rule_asked.connect(self._open_rule)
        self._show(reveal)

    def _show_results(self) -> None:
        from gui.table.results import ResultsScreen  # noqa: PLC0415 - as the reveal

        public = self._hub.public()
        results = ResultsScreen(public.past[-1], public, self._loaded, self._hub.rules)
        results.go_on.connect(self._later(self._on_advance))
        results.replay.connect(self._later(self._show_reveal))
        results.history_asked.connect(self._later(self.show_history))
        results.rule_asked.connect(self._open_rule)
        self._show(results)

    def _on_advance(self) -> None:
        if self._hub.public().stage is Stage.OVER:
            self._show_end()
        elif self._did(self._hub.advance):
            self.begin()

    def _show_end(self) -> None:
        from gui.table.game_over import GameOverScreen  # noqa: PLC0415 - once in a game

        over = GameOverScreen(self._hub.public(), self._loaded)
        over.replay.connect(self._later(self.show_history))
        over.left.connect(self._later(self.left.emit))
        self._show(over)

    # -- how ----------------------------------------------------------------------------------

    def _show(self, screen: Screen) -> None:
        self._keep_draft()
        self._watch.stop()
        self._pin = TypedPin()
        QToolTip.hideText()
        self._screen = screen
        if self._clock is not None:
            hang(self._clock, screen)
        self._window.show_screen(screen)

    def _later(self, act: Callable[..., None]) -> Callable[..., None]:
        """Return a slot that acts once the click or key that led to it has been dealt with.

        The screen that sent the signal is destroyed by the act; it must not be in the middle of
        handling an event then. A second click that was quicker than the act is for a screen that
        is no longer there, and does nothing.
        """

        def slot(*arguments: object) -> None:
            asking = self._screen

            def late() -> None:
                if self._screen is asking:
                    act(*arguments)

            QTimer.singleShot(0, self, late)

        return slot

    def _open_rule(self, section: str) -> None:
        from gui.explain.rules_text import open_rule  # noqa: PLC0415 - when somebody asks

        if isinstance(self._window, QWidget):
            open_rule(section, self._window)

    def _tried(self, act: Callable[[], T]) -> T | None:
        """Do something that may be refused; a refusal is said in place and changes nothing."""
        try:
            return act()
        except (OSError, ValueError) as error:
            cause = say_error(error, self._board)
            refuse = getattr(self._screen, "refuse", None)
            if refuse is not None:
                refuse(self.tr("Not stored. {cause}").format(cause=cause))
            elif isinstance(self._window, QWidget):
                title, close = self.tr("Not stored"), self.tr("Close")
                Message(self._window, title, cause, close=close).open()
            return None

    def _did(self, act: Callable[[], None]) -> bool:
        """Do something that may be refused; tell whether it was done."""

        def done() -> bool:
            act()
            return True

        return self._tried(done) is True
