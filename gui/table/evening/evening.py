"""An evening at the table: who sits at the laptop, what is sealed, when the orders are revealed.

Everything is stored by the table before anything is shown. The evening alone holds the drafts
of those who have not sealed; they are in memory only and die with the program.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from shiboken6 import isValid

from engine.board.loader import LoadedMap
from engine.table.refusal import CommandError, Refusal
from engine.table.view import PublicView, SeatView, Stage
from gui.clock.keeper import ClockKeeper
from gui.errors.sentences import say_error
from gui.screen import Loss
from gui.table.curtain.call_cards import NEXT, Call, Called
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.why_it_fell import shown_twice_words
from gui.table.evening import screens
from gui.table.evening.agreed_end import AgreedEnd
from gui.table.evening.game_course import GameCourse
from gui.table.evening.table_flow import IDLE_SECONDS, ShowsScreens, TableFlow
from gui.table.evening.votes import Votes
from gui.table.page.table_screen import USUAL, TableScreen
from gui.table_bridge import TableBridge


@dataclass(frozen=True, slots=True)
class Kept:
    """A draft that waits for its owner behind the curtain."""

    orders: tuple[str, ...] = field(default=(), repr=False)
    line: str = field(default="", repr=False)
    """What stands in the typing line and is no order yet."""


@dataclass(frozen=True, slots=True)
class TypedPin:
    """What the owner at the desk typed to get there; needed to change it, forgotten with him."""

    digits: str = field(default="", repr=False)


if TYPE_CHECKING:
    from gui.table.desk.desk_screen import DeskScreen
    from gui.table.desk.lesson import Lessons


class Evening(QObject):
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
        super().__init__()
        self.flow = TableFlow(bridge, loaded, window, self, idle_seconds=idle_seconds, clock=clock)
        self.course = GameCourse(self.flow, self)
        self.votes = Votes(self.flow, self)
        self.end = AgreedEnd(self.flow, self.course, self)
        self._bridge, self._game = bridge, game
        self._desk: DeskScreen | None = None
        """The desk, while it is shown."""

        self._lessons: Lessons | None = None
        self._drafts: dict[str, Kept] = {}
        self._phase = ""
        self._pin = TypedPin()
        self._written = ""
        """The phase that could be told aloud, and is rather written."""

        self._forced = False
        self._told: PublicView | None = None
        """What the table's page showed last, for those who are told what is otherwise now."""
        self.flow.leaving.connect(self._keep_draft)
        self.flow.shown.connect(self._on_shown)
        self.flow.unattended.left.connect(self.flow.later(self.begin))
        if clock is not None:
            clock.due.connect(self._on_due)

    def begin(self) -> None:
        """Show what the stored game asks for; what was drafted for another phase is gone.

        A vote comes before all else. The agreed time may have come while the game lay closed.
        """
        public = self._bridge.public()
        for power in public.gone:  # whoever takes over begins anew
            self._drafts.pop(power, None)
        code = public.phase.code
        if code != self._phase:
            self._phase = code
            self._drafts.clear()
            if self._lessons is not None:
                self._lessons.forget()
        if self.votes.held:
            self.votes.show()
        else:
            self.end.look()
            self.course.begin()

    def advance(self) -> None:
        """Go on to the next phase, or to a vote on the way there."""
        self.course.advance()
        self.votes.on_the_way()

    def show_history(self) -> None:
        """Look at past phases; closing them goes on where the table was, behind the curtain."""
        self._keep_draft()
        self.course.show_history()

    def set_idle(self, seconds: float) -> None:
        """Let the curtain fall after so many seconds without a touch; 0 for never."""
        self.flow.set_idle(seconds)

    def close(self) -> None:
        """Watch over nothing any more, and let go of the desk and what was typed at it."""
        self.flow.close()
        self._on_shown()

    @property
    def unsealed(self) -> bool:
        """Whether leaving now would lose orders that somebody has begun to write.

        Behind the curtain it only tells that somebody sat down and did not seal, which all saw.
        """
        screen = self.flow.screen
        writing = self._bridge.public().stage is Stage.WRITING
        begun = screen is not None and screen.would_lose is Loss.ORDERS
        return writing and (begun or bool(self._drafts))

    # -- the curtain --------------------------------------------------------------------------

    def show_writing(self) -> None:
        """Show the table's page, which stands there whenever nobody writes or votes."""
        public, over = self._bridge.public(), self.flow.over
        size = over.size() if over is not None else USUAL
        table = TableScreen(public, self.flow.loaded, self.flow.clock, size=size)
        table.called.connect(self.flow.later(self._on_called))
        table.next_asked.connect(self.flow.later(self._on_next))
        table.reveal_asked.connect(self.flow.later(self._reveal))
        table.go_on_asked.connect(self.flow.later(self._ask_to_go_on))
        table.replay.connect(self.flow.later(self.course.show_again))
        table.history_asked.connect(self.flow.later(self.show_history))
        self.flow.show(table)
        table.announce(self._told)
        self._told = public
        self._hear(public)

    def _hear(self, public: PublicView) -> None:
        """Let a phase be told aloud that may be, unless the table would rather have it written."""
        fresh = public.stage is Stage.WRITING and public.queue and public.ballot is None
        sealed = any(seal.sealed for seal in public.seals)
        if not fresh or sealed or self._written == public.phase.code or self.flow.over is None:
            return
        if self._bridge.rules.told_openly(public.position):
            make = screens.told_card()
            card = make(self.flow.over, public, self.flow.board, self._bridge.rules)
            card.told.connect(self.flow.later(self._on_told))
            card.written.connect(self._on_written)
            card.open()

    def _on_told(self, orders: Mapping[str, Sequence[str]]) -> None:
        if self.flow.did(lambda: self._bridge.tell_openly(orders)):
            self._reveal()

    def _on_written(self) -> None:
        self._written = self._bridge.public().phase.code

    def _on_called(self, power: str) -> None:
        """Ask whoever tapped his sign whether it is he: the curtain is down before he comes."""
        if self.votes.held:
            self.votes.call(power, Called.TAPPED)
        else:
            self._show_curtain(power, Call(how=Called.TAPPED))

    def _on_next(self) -> None:
        if self.votes.held:
            self.votes.call_next()
        else:
            self._show_curtain()

    def _ask_to_go_on(self) -> None:
        if self.votes.held:
            self.votes.ask_to_break_off()
            return
        self._show_curtain().ask_to_go_on()

    def _show_curtain(
        self,
        power: str = "",
        call: Call = NEXT,
    ) -> CurtainScreen:
        """Lower the curtain for whoever is next, or for one who comes of himself."""
        public = self._bridge.public()
        asked = power or next(iter(public.queue), "")
        curtain = CurtainScreen(public, self.flow.board, asked, call)
        curtain.raise_asked.connect(self.flow.later(partial(self._on_raise, curtain)))
        curtain.put_off_asked.connect(self.flow.later(self._on_put_off))
        curtain.seal_pressed.connect(self.flow.later(self._on_seal_pressed))
        curtain.open_seal_asked.connect(self.flow.later(self._on_open_seal))
        curtain.void_asked.connect(self.flow.later(self._on_void))
        curtain.forget_asked.connect(self.flow.later(self._on_forget))
        curtain.unlock_asked.connect(self.flow.later(partial(self._on_unlock, curtain)))
        curtain.go_on_asked.connect(self.flow.later(lambda: self._reveal(force=True)))
        curtain.back_asked.connect(self.flow.later(self.begin))
        self.flow.show(curtain)
        self.flow.unattended.start()
        return curtain

    def _on_raise(self, curtain: CurtainScreen, power: str, pin: str) -> None:
        if not self.flow.watch.unseen():
            curtain.refuse(shown_twice_words())
            return
        answer = self.flow.tried(lambda: self._bridge.try_pin(power, pin))
        if answer is None:
            return
        if not answer.ok:
            curtain.wrong_pin(answer.wait_seconds, counted=answer.counted)
        elif self._seal_closed(power):
            self._show_curtain(power, Call(closed=True))
        else:
            self._show_desk(power)
            self._pin = TypedPin(pin)

    def _on_put_off(self, power: str) -> None:
        if self.flow.did(lambda: self._bridge.put_off(power)):
            self.begin()

    def _on_seal_pressed(self, power: str) -> None:
        if self._seal_closed(power):
            self._show_curtain(power, Call(how=Called.TAPPED))

    def _on_open_seal(self, power: str, reason: str) -> None:
        orders = self.flow.tried(lambda: Kept(self._bridge.unseal(power, reason=reason)))
        if orders is not None:
            self._drafts[power] = orders
            self._show_desk(power)

    def _on_void(self, power: str, reason: str) -> None:
        if self.flow.did(lambda: self._bridge.void(power, reason=reason)):
            self.begin()

    def _on_forget(self, power: str, reason: str) -> None:
        if self.flow.did(lambda: self._bridge.forget_pin(power, reason=reason)):
            # What its owner had begun to write was behind his PIN.
            for mate in self._bridge.public().side(power):
                self._drafts.pop(mate, None)
            self.begin()

    def _on_unlock(self, curtain: CurtainScreen, power: str, pin: str) -> None:
        answer = self.flow.tried(lambda: self._bridge.try_pin(power, pin))
        if answer is None:
            return
        if answer.ok:
            self._reveal(force=self._forced)
        else:
            curtain.wrong_pin(answer.wait_seconds, counted=answer.counted)

    def _reveal(self, *, force: bool = False) -> None:
        """Open all envelopes; those that a restart has locked need their PINs first."""
        self._forced = force
        locked = self.flow.tried(self._bridge.locked)
        if locked:
            public = self._bridge.public()
            people = {public.side(power) for power in locked}  # one PIN for all that he commands
            self._show_curtain(locked[0], Call(unlock=len(people)))
        elif locked is not None and self._opened(force=force):
            self._drafts.clear()
            self.course.reveal_from_the_beginning()

    def _opened(self, *, force: bool) -> bool:
        """Open all envelopes; where one is damaged, ask the table whether it is void."""

        def open_all() -> bool:
            try:
                self._bridge.reveal(force=force, told=False)
            except CommandError as error:
                if error.code is not Refusal.FINGERPRINT_MISMATCH:
                    raise
                sentence = say_error(error, self.flow.board)
                self._show_curtain(error.facts["powers"].split()[0], Call(damaged=sentence))
                return False
            return True

        return self.flow.tried(open_all) is True

    def _on_due(self) -> None:
        """Go on without those who did not seal, as the table chose when its time is up."""
        public = self._bridge.public()
        if public.stage is Stage.WRITING and public.ballot is None:
            self.flow.watch.close_cards(files=True)
            self._reveal(force=True)

    def _seal_closed(self, power: str) -> bool:
        return any(seal.power == power and seal.sealed for seal in self._bridge.public().seals)

    # -- the desk -----------------------------------------------------------------------------

    def _show_desk(self, power: str) -> None:
        kept = self._drafts.pop(power, Kept())
        seat = self._bridge.seat(power, draft=kept.orders)
        width = self.flow.over.width() if self.flow.over is not None else 1920
        mates = seat.public.hand(power)[1:]
        others = {mate: self._drafts.get(mate, Kept()).orders for mate in mates}
        make = screens.desk()
        desk = make(seat, self._bridge.rules, self.flow.loaded, width=width, others=others)
        desk.turn_asked.connect(self.flow.later(self._on_turn))
        desk.cover_asked.connect(self.flow.later(partial(self._lower_again, power)))
        desk.seal_asked.connect(self.flow.later(partial(self._on_seal, desk)))
        desk.pin_chosen.connect(partial(self._on_pin, desk))
        desk.rule_asked.connect(self.flow.open_rule)
        self.flow.show(desk, lower=partial(self._lower_again, power))
        self._desk = desk
        desk.entry.line.setText(kept.line)
        self.flow.watch.start()
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
        if self.flow.did(lambda: self._bridge.set_pin(power, pin or None, old=self._pin.digits)):
            self._pin = TypedPin(pin)
            desk.take_seat(self._bridge.seat(power))

    def _lower_again(self, power: str, why: str = "") -> None:
        """Lower the curtain before the same person; his draft waits for him."""
        self._show_curtain(power, Call(how=Called.AGAIN, why=why))

    def _on_shown(self) -> None:
        self._desk, self._pin = None, TypedPin()

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
            cause = say_error(error, self.flow.board)
            desk.refuse(self.tr("Not stored, not sealed. {cause}").format(cause=cause))
            return
        for power in sheets:
            self._drafts.pop(power, None)
        sealed = screens.sealed()(self._bridge.public(), self.flow.board, tuple(sheets))
        sealed.seen.connect(self.flow.later(self.begin))
        self.flow.show(sealed)
