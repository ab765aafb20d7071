"""An evening at the table: who sits at the laptop, what is sealed, when the orders are revealed.

Everything is stored by the table before anything is shown. The evening alone holds the drafts
of those who have not sealed; they are in memory only and die with the program.
"""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from engine.board.loader import LoadedMap
from engine.table.refusal import CommandError, Refusal
from engine.table.view import PastPhase, PublicView, SeatView, Stage
from gui.clock.keeper import ClockKeeper
from gui.errors.sentences import say_error
from gui.screen import Loss, Screen
from gui.table.curtain.call_cards import Called
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.why_it_fell import shown_twice_words
from gui.table.desk.drafts import Kept, TypedPin
from gui.table.evening import screens
from gui.table.evening.sitting import IDLE_SECONDS, ShowsScreens
from gui.table.evening.voting import Voting
from gui.table.page.table_screen import USUAL, TableScreen
from gui.table_bridge import TableBridge

if TYPE_CHECKING:
    from gui.table.desk.desk_screen import DeskScreen
    from gui.table.desk.lesson import Lessons


class Evening(Voting):
    """Decides which screen a game shows whose players come to the laptop one after another."""

    def __init__(
        self,
        bridge: TableBridge,
        loaded: LoadedMap,
        window: ShowsScreens,
        *,
        idle_seconds: float = IDLE_SECONDS,
        clock: ClockKeeper | None = None,
        game: Path | None = None,
    ) -> None:
        super().__init__(bridge, loaded, window, idle_seconds=idle_seconds, clock=clock)
        self._game = game
        self._desk: DeskScreen | None = None
        self._lessons: Lessons | None = None
        self._drafts: dict[str, Kept] = {}
        self._phase = ""
        self._pin = TypedPin()
        self._forced = False
        self._told: PublicView | None = None
        """What the table's page showed last, for those who are told what is otherwise now."""

    def begin(self) -> None:
        """Show what the stored game asks for; what was drafted for another phase is gone."""
        public = self._bridge.public()
        for power in public.gone:  # whoever takes over begins anew
            self._drafts.pop(power, None)
        code = public.phase.code
        if code != self._phase:
            self._phase = code
            self._drafts.clear()
            if self._lessons is not None:
                self._lessons.forget()
        super().begin()

    @property
    def unsealed(self) -> bool:
        """Whether leaving now would lose orders that somebody has begun to write.

        Behind the curtain it only tells that somebody sat down and did not seal, which all saw.
        """
        writing = self._bridge.public().stage is Stage.WRITING
        begun = self._screen is not None and self._screen.would_lose is Loss.ORDERS
        return writing and (begun or bool(self._drafts))

    # -- the curtain --------------------------------------------------------------------------

    def _show_writing(self) -> None:
        """Show the table's page, which stands there whenever nobody writes."""
        self._show_table()

    def _show_table(self) -> None:
        public, window = self._bridge.public(), self._window
        size = window.size() if isinstance(window, QWidget) else USUAL
        table = TableScreen(public, self._loaded, self._clock, size=size)
        table.called.connect(self._later(self._on_called))
        table.next_asked.connect(self._later(self._on_next))
        table.reveal_asked.connect(self._later(self._reveal))
        table.go_on_asked.connect(self._later(self._ask_to_go_on))
        table.replay.connect(self._later(self._show_again))
        table.history_asked.connect(self._later(self.show_history))
        self._show(table)
        table.announce(self._told)
        self._told = public

    def _on_called(self, power: str) -> None:
        """Ask whoever tapped his sign whether it is he: the curtain is down before he comes."""
        if self._bridge.public().ballot is not None:
            self._call_voter(power, Called.TAPPED)
        else:
            self._show_curtain(power, called=Called.TAPPED)

    def _on_next(self) -> None:
        if self._bridge.public().ballot is not None:
            self._call_next_voter()
        else:
            self._show_curtain()

    def _ask_to_go_on(self) -> None:
        if self._bridge.public().ballot is not None:
            self._ask_to_break_off()
            return
        self._show_curtain().ask_to_go_on()

    def _show_again(self, past: PastPhase) -> None:
        """Show a reveal once more; then the table goes on where it was."""
        reveal = screens.reveal()(past, self._bridge.public(), self._loaded)
        self.player = reveal.player
        reveal.finished.connect(self._later(self.begin))
        reveal.rule_asked.connect(self._open_rule)
        self._show(reveal)

    def _show_curtain(
        self,
        power: str = "",
        *,
        called: Called = Called.NEXT,
        why: str = "",
        closed: bool = False,
        unlock: int = 0,
        damaged: str = "",
    ) -> CurtainScreen:
        """Lower the curtain for whoever is next, or for one who comes of himself."""
        public = self._bridge.public()
        asked = power or next(iter(public.queue), "")
        curtain = CurtainScreen(
            *(public, self._board, asked),
            called=called,
            why=why,
            closed=closed,
            unlock=unlock,
            damaged=damaged,
        )
        curtain.raise_asked.connect(self._later(partial(self._on_raise, curtain)))
        curtain.put_off_asked.connect(self._later(self._on_put_off))
        curtain.seal_pressed.connect(self._later(self._on_seal_pressed))
        curtain.open_seal_asked.connect(self._later(self._on_open_seal))
        curtain.void_asked.connect(self._later(self._on_void))
        curtain.forget_asked.connect(self._later(self._on_forget))
        curtain.unlock_asked.connect(self._later(partial(self._on_unlock, curtain)))
        curtain.go_on_asked.connect(self._later(lambda: self._reveal(force=True)))
        curtain.back_asked.connect(self._later(self.begin))
        self._show(curtain)
        self._unattended.start()
        return curtain

    def _on_raise(self, curtain: CurtainScreen, power: str, pin: str) -> None:
        if not self._watch.unseen():
            curtain.refuse(shown_twice_words())
            return
        answer = self._tried(lambda: self._bridge.try_pin(power, pin))
        if answer is None:
            return
        if not answer.ok:
            curtain.wrong_pin(answer.wait_seconds, counted=answer.counted)
        elif self._seal_closed(power):
            self._show_curtain(power, closed=True)
        else:
            self._show_desk(power)
            self._pin = TypedPin(pin)

    def _on_put_off(self, power: str) -> None:
        if self._did(lambda: self._bridge.put_off(power)):
            self.begin()

    def _on_seal_pressed(self, power: str) -> None:
        if self._seal_closed(power):
            self._show_curtain(power, called=Called.TAPPED)

    def _on_open_seal(self, power: str, reason: str) -> None:
        orders = self._tried(lambda: Kept(self._bridge.unseal(power, reason=reason)))
        if orders is not None:
            self._drafts[power] = orders
            self._show_desk(power)

    def _on_void(self, power: str, reason: str) -> None:
        if self._did(lambda: self._bridge.void(power, reason=reason)):
            self.begin()

    def _on_forget(self, power: str, reason: str) -> None:
        if self._did(lambda: self._bridge.forget_pin(power, reason=reason)):
            # What its owner had begun to write was behind his PIN.
            for mate in self._bridge.public().side(power):
                self._drafts.pop(mate, None)
            self.begin()

    def _on_unlock(self, curtain: CurtainScreen, power: str, pin: str) -> None:
        answer = self._tried(lambda: self._bridge.try_pin(power, pin))
        if answer is None:
            return
        if answer.ok:
            self._reveal(force=self._forced)
        else:
            curtain.wrong_pin(answer.wait_seconds, counted=answer.counted)

    def _reveal(self, *, force: bool = False) -> None:
        """Open all envelopes; those that a restart has locked need their PINs first."""
        self._forced = force
        locked = self._tried(self._bridge.locked)
        if locked:
            public = self._bridge.public()
            people = {public.side(power) for power in locked}  # one PIN for all that he commands
            self._show_curtain(locked[0], unlock=len(people))
        elif locked is not None and self._opened(force=force):
            self._drafts.clear()
            self._come_to = None
            self._show_reveal()

    def _opened(self, *, force: bool) -> bool:
        """Open all envelopes; where one is damaged, ask the table whether it is void."""

        def open_all() -> bool:
            try:
                self._bridge.reveal(force=force, told=False)
            except CommandError as error:
                if error.code is not Refusal.FINGERPRINT_MISMATCH:
                    raise
                said = say_error(error, self._board)
                self._show_curtain(error.facts["powers"].split()[0], damaged=said)
                return False
            return True

        return self._tried(open_all) is True

    def _on_due(self) -> None:
        """Go on without those who did not seal, as the table chose when its time is up."""
        public = self._bridge.public()
        if public.stage is Stage.WRITING and public.ballot is None:
            self._watch.close_cards(files=True)
            self._reveal(force=True)

    def _seal_closed(self, power: str) -> bool:
        return any(seal.power == power and seal.sealed for seal in self._bridge.public().seals)

    # -- the desk -----------------------------------------------------------------------------

    def _show_desk(self, power: str) -> None:
        kept = self._drafts.pop(power, Kept())
        seat = self._bridge.seat(power, draft=kept.orders)
        width = self._window.width() if isinstance(self._window, QWidget) else 1920
        mates = seat.public.hand(power)[1:]
        others = {mate: self._drafts.get(mate, Kept()).orders for mate in mates}
        desk = screens.desk()(seat, self._bridge.rules, self._loaded, width=width, others=others)
        desk.turn_asked.connect(self._later(self._on_turn))
        desk.cover_asked.connect(self._later(partial(self._lower_again, power)))
        desk.seal_asked.connect(self._later(partial(self._on_seal, desk)))
        desk.pin_chosen.connect(partial(self._on_pin, desk))
        desk.rule_asked.connect(self._open_rule)
        self._show(desk)
        self._desk = desk
        self._lower = partial(self._lower_again, power)
        desk.entry.line.setText(kept.line)
        self._watch.start()
        self._lead(desk, seat)

    def _lead(self, desk: "DeskScreen", seat: SeatView) -> None:
        """Lead whoever asked for it through his first turn; nobody else can tell."""
        if self._lessons is None:
            self._lessons = screens.lessons()(self._game)
        self._lessons.lead(desk, self._bridge.rules, seat)

    def _on_turn(self, power: str) -> None:
        """Turn to another power of whoever sits here: he is known already."""
        pin = self._pin
        self._keep_draft()
        self._show_desk(power)
        self._pin = pin

    def _on_pin(self, desk: "DeskScreen", pin: str) -> None:
        power = desk.secret_of
        if self._did(lambda: self._bridge.set_pin(power, pin or None, old=self._pin.digits)):
            self._pin = TypedPin(pin)
            desk.take_seat(self._bridge.seat(power))

    def _lower_again(self, power: str, why: str = "") -> None:
        """Lower the curtain before the same person; his draft waits for him."""
        self._show_curtain(power, called=Called.AGAIN, why=why)

    def _keep_draft(self) -> None:
        """Take the draft off the desk before the desk is destroyed."""
        desk = self._desk
        if desk is None or not isValid(desk):  # gone with its window
            return
        if not self._seal_closed(desk.secret_of):
            self._drafts[desk.secret_of] = Kept(desk.orders, desk.entry.line.text())

    def _on_seal(self, desk: "DeskScreen") -> None:
        sheets = desk.sheets
        motion = desk.sheet.motions.motion if desk.sheet is not None else None
        try:
            if len(sheets) > 1:
                self._bridge.seal_together(sheets, motion=motion)
            else:
                self._bridge.seal(desk.secret_of, desk.orders, motion=motion)
        except (OSError, ValueError) as error:
            cause = say_error(error, self._board)
            desk.refuse(self.tr("Not stored, not sealed. {cause}").format(cause=cause))
            return
        for power in sheets:
            self._drafts.pop(power, None)
        sealed = screens.sealed()(self._bridge.public(), self._board, tuple(sheets))
        sealed.seen.connect(self._later(self.begin))
        self._show(sealed)

    def close(self) -> None:
        """Watch over nothing any more, and let go of the desk and what was typed at it."""
        super().close()
        self._desk, self._pin = None, TypedPin()

    def _show(self, screen: Screen) -> None:
        super()._show(screen)
        self._desk, self._pin = None, TypedPin()
