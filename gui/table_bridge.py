"""Between one table and the windows: commands in, views out, one signal."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from engine.rules.game import Rules
from engine.table.ballot.ballot import Motion
from engine.table.changes import Changes
from engine.table.incident import Reason
from engine.table.sealed.pin import PinAnswer
from engine.table.table import Table
from engine.table.view import PastPhase, PublicView, SeatView
from gui.end_watch import EndWatch
from gui.master_bridge import MasterBridge


class TableBridge(QObject):
    """Hands windows the view they may see and tells all of them what a command touched.

    A refused command raises and announces nothing: nothing has changed. Where a game master writes
    for all, his desk's commands go by ``master``.
    """

    changed = Signal(object)
    """Carries ``Changes``; it is stored before it is announced."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.end = EndWatch(self, self, now=table.clock.now)
        self.master: MasterBridge | None = None
        if table.master is not None:
            self.master = MasterBridge(table, table.master, self.announce, self)
            self.changed.connect(self.master.changed)

    @property
    def rules(self) -> Rules:
        """The rules that this table plays by."""
        return self._table.rules

    @property
    def now(self) -> Callable[[], datetime]:
        """The clock on the wall that this table goes by."""
        return self._table.clock.now

    def public(self) -> PublicView:
        """Return what everybody may see; while a reveal is told, what was known before it."""
        public, known = self._table.public(), self._table.untold
        if known is None:
            return public
        return replace(known, told_at=public.told_at, time_up=public.time_up)

    @property
    def untold(self) -> PastPhase | None:
        """The phase that is being revealed, as long as not all of it has been told."""
        return self._table.public().past[-1] if self._table.untold is not None else None

    def seat(self, power: str, *, draft: tuple[str, ...] = ()) -> SeatView:
        """Return what one power's owner may see behind the curtain."""
        return self._table.seat(power, draft=draft)

    def ready(self) -> bool:
        """Tell whether everybody asked has sealed."""
        return self._table.ready()

    def announce(self, changes: Changes) -> None:
        """Tell every window what was touched."""
        if changes:
            self.changed.emit(changes)

    def put_off(self, power: str) -> None:
        """Send whoever cannot come now to the end of the queue."""
        self.announce(self._table.envelopes.put_off(power))

    def seal(self, power: str, orders: Sequence[str], *, motion: Motion | None = None) -> None:
        """Close a power's envelope, with what its owner proposes to the table."""
        self.announce(self._table.envelopes.seal(power, orders, motion=motion))

    def seal_together(
        self, sheets: Mapping[str, Sequence[str]], *, motion: Motion | None = None
    ) -> None:
        """Close the envelopes of all powers that one player commands."""
        self.announce(self._table.envelopes.seal_together(sheets, motion=motion))

    def locked(self) -> tuple[str, ...]:
        """Return the powers whose PINs are needed once before the reveal."""
        return self._table.envelopes.locked()

    def void(self, power: str, *, reason: str) -> None:
        """Destroy a power's envelope unopened; the table decides this."""
        self.announce(self._table.envelopes.void(power, reason=reason))

    def forget_pin(self, power: str, *, reason: str) -> None:
        """Take away a PIN that nobody knows any more; the table decides this."""
        self.announce(self._table.pins.forget_pin(power, reason=reason))

    def unseal(self, power: str, *, reason: str = Reason.SECOND_THOUGHTS) -> tuple[str, ...]:
        """Open a power's own envelope again and return its orders as a draft."""
        draft = self._table.envelopes.unseal(power, reason=reason)
        self.announce(Changes.SEALS)
        return draft

    def reveal(self, *, force: bool = False, told: bool = True) -> None:
        """Open all envelopes and judge the phase.

        Where it is not to be ``told`` at once, nothing that asks for the public view learns what
        came of it before ``tell``: no menu, clock, sound, past phase, print or other display, nor
        whoever closes the game meanwhile and looks at it from outside, or opens it again.
        """
        self.announce(self._table.reveal(force=force, told=told))

    def tell(self) -> None:
        """Let everybody know what came of a phase: its reveal has told it, or was skipped."""
        self.announce(self._table.tell())

    def advance(self) -> None:
        """Go on to the next phase."""
        self.announce(self._table.advance())

    def end_by_draw(self) -> None:
        """End the game; the survivors share it."""
        self.announce(self._table.ballots.end_by_draw())

    def end_by_stopping(self) -> None:
        """End the game as it stands."""
        self.announce(self._table.ballots.end_by_stopping())

    def end_by_concession(self, power: str) -> None:
        """End the game; all others have openly given it to one player."""
        self.announce(self._table.ballots.end_by_concession(power))

    def tell_openly(self, orders: Mapping[str, Sequence[str]]) -> None:
        """Take what everybody asked has told aloud."""
        self.announce(self._table.envelopes.seal_openly(orders))

    def open_ballot(self, motion: Motion) -> None:
        """Begin a secret vote."""
        self.announce(self._table.ballots.open_ballot(motion))

    def vote(self, power: str, *, favour: bool) -> None:
        """Seal a vote."""
        self.announce(self._table.ballots.vote(power, favour=favour))

    def put_off_vote(self, power: str) -> None:
        """Send whoever cannot come to vote now to the end of the queue."""
        self.announce(self._table.ballots.put_off_vote(power))

    def locked_votes(self) -> tuple[str, ...]:
        """Return the powers whose PINs are needed once before votes can be counted."""
        return self._table.ballots.locked_votes()

    def count_votes(self) -> None:
        """Count votes that a restart had locked."""
        self.announce(self._table.ballots.count_votes())

    def break_off_vote(self) -> None:
        """End a vote uncounted; the table decides this."""
        self.announce(self._table.ballots.break_off_vote())

    def tell_time(self, now: datetime) -> bool:
        """Tell the game how late it is; say whether its agreed time has come by it."""
        changes = self._table.clock.tell_time(now)
        self.announce(changes)
        return bool(changes)

    def resign(self, power: str, *, reason: str) -> None:
        """Let a player leave."""
        self.announce(self._table.players.resign(power, reason=reason))

    def take_over(self, power: str, player: str) -> None:
        """Let somebody play on for one who left."""
        self.announce(self._table.players.take_over(power, player))

    def set_pin(self, power: str, pin: str | None, *, old: str | None = None) -> None:
        """Give a power a PIN, change it, or take it away."""
        self.announce(self._table.pins.set_pin(power, pin, old=old))

    def try_pin(self, power: str, pin: str) -> PinAnswer:
        """Try a PIN."""
        return self._table.pins.try_pin(power, pin)

    @property
    def clock(self) -> str:
        """The table's clock as it was last kept."""
        return self._table.clock.kept

    def keep_clock(self, text: str) -> None:
        """Keep the table's clock."""
        self.announce(self._table.clock.keep(text))
