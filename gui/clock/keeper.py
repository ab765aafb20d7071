"""Keeps one table's clock: tells it the time, stores it, and hears what happens in the game.

It is fed by the public view only. Between two looks it knows nothing, so a busy or sleeping
computer takes no time from anybody (see ``engine.clock.clock``).
"""

import contextlib
from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.clock.clock import Clock, Part, Ring
from engine.clock.plan import ClockPlan
from engine.clock.steady import steady_ms
from engine.clock.text import clock_of, clock_text
from engine.clock.wall import utc_now
from engine.rules.phase import Phase
from engine.table.changes import Changes
from engine.table.view import PublicView, Stage
from gui.table_bridge import TableBridge

KEEP_EVERY, KEEP_BESIDE = 10_000, 60_000
"""Milliseconds of running after which the clock is stored again; a crash loses no more of it.

Storing waits for the disk, which the moving pictures of a reveal would show: beside the results it
is done less often.
"""

SECOND = 1000


class ClockKeeper(QObject):
    """One table's clock, or none. ``clock`` is what it is now; ``shown`` says when to look."""

    shown = Signal()
    """Another second is shown, or anything else of the clock changed."""

    rang = Signal(str)
    """Carries a ``Ring``."""

    rang_together = Signal(tuple)
    """Carries all rings of one moment, for those who hear: the table hears one of them."""

    due = Signal()
    """Time and grace are over, and the table chose to go on without those who did not seal."""

    def __init__(
        self,
        bridge: TableBridge,
        *,
        steady: Callable[[], int] = steady_ms,
        now: Callable[[], datetime] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._steady, self._now = bridge, steady, now or bridge.now
        self._kept_at = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.look)
        self.clock: Clock | None = None
        self._read()
        bridge.changed.connect(self._on_changed)
        self._next()

    @property
    def everybody(self) -> tuple[str, ...]:
        """Powers that are asked whether to end the talk: one of each player still in the game."""
        public = self._bridge.public()
        asked = {side[0] for side in public.in_play}
        return tuple(seal.power for seal in public.seals if seal.power in asked)

    @property
    def board(self) -> Board:
        """The board that the game is played on."""
        return self._bridge.rules.board

    @property
    def silent(self) -> bool:
        """Whether the table does not talk (gunboat)."""
        return self._bridge.public().gunboat

    @property
    def public(self) -> PublicView:
        """What everybody may see of the game that it counts for."""
        return self._bridge.public()

    # what the table asks for

    def use(self, plan: ClockPlan) -> None:
        """Play by this clock from now on; one that ran goes on with what it has left."""
        if self.silent:
            plan = plan.silent(self._bridge.rules.calendar)
        if self.clock is None:
            self._change(
                _fitting(Clock(plan=plan), self._bridge.public(), ready=self._bridge.ready())
            )
        else:
            self.look()
            self._change(self.clock.planned(plan))

    def put_away(self) -> None:
        """Play without a clock."""
        self.clock = None
        self._timer.stop()
        self._store("")
        self.shown.emit()

    def toggle(self) -> None:
        """Stop the clock, or let it go on."""
        self.look()
        if self.clock is None or self.clock.part is Part.OVER:
            return
        if self.clock.going:
            self._change(self.clock.paused())
        else:
            self._resume(count_missed=False)

    def count_missed(self) -> None:
        """Go on, and count the time that nobody saw."""
        if self.clock is not None and self.clock.missed:
            self._resume(count_missed=True)

    def add_minute(self) -> None:
        """Give the table a minute more."""
        self.look()
        if self.clock is not None:
            self._change(self.clock.added())

    def ask_to_end(self, power: str) -> None:
        """Note that a power would end the talk, or would not any more."""
        self.look()
        if self.clock is not None:
            clock, rung = self.clock.asked_to_end(power, self.everybody)
            self._change(clock)
            self._ring(rung)

    def talk_ahead(self) -> None:
        """Begin the next talk while the results are looked at."""
        self.look()
        if self.clock is not None and not self.silent:
            self._change(self.clock.talks_ahead())

    def look(self) -> None:
        """Tell the clock the time."""
        if self.clock is None:
            return
        before = self.clock
        after, rung = before.tick(self._steady())
        self.clock = after
        every = KEEP_BESIDE if after.part is Part.RESOLUTION else KEEP_EVERY
        if rung or abs(self._steady() - self._kept_at) >= every:
            self._keep()
        if rung or _face(before) != _face(after):
            self.shown.emit()
        self._ring(rung)
        self._next()

    def close(self) -> None:
        """Store the clock as it is: the game is put away."""
        self._timer.stop()
        if self.clock is not None:
            self.clock, _ = self.clock.tick(self._steady())
            self._keep()
            self.clock = None  # from now on it hears nothing any more

    # inside

    def _resume(self, *, count_missed: bool) -> None:
        if self.clock is not None:
            clock, rung = self.clock.resumed(self._steady(), count_missed=count_missed)
            self._change(clock)
            self._ring(rung)

    def _on_changed(self, changes: Changes) -> None:
        if self.clock is None or not changes & ~Changes.CLOCK:
            return
        self.look()
        fitting = _fitting(self.clock, self._bridge.public(), ready=self._bridge.ready())
        if fitting != self.clock:
            self._change(fitting)

    def _change(self, clock: Clock) -> None:
        self.clock = clock
        self._keep()
        self.shown.emit()
        self._next()

    def _ring(self, rung: tuple[Ring, ...]) -> None:
        for ring in rung:
            self.rang.emit(ring.value)
        if rung:
            self.rang_together.emit(rung)
        if Ring.DUE in rung:
            self.due.emit()

    def _next(self) -> None:
        """Look again when another second is to be shown."""
        clock = self.clock
        if clock is None or not clock.going or not clock.counts:
            self._timer.stop()
            return
        shown = clock.shown
        rest = shown.left % SECOND if shown is not None else 0
        self._timer.start(rest or SECOND)

    def _read(self) -> None:
        """Take up the clock where the game's file has it."""
        try:
            kept, at = clock_of(self._bridge.clock, GAMES[self._bridge.public().game].calendar)
        except ValueError:
            return  # none was kept, or none that can be read: the table plays without
        missed = round((self._now() - at).total_seconds() * SECOND)
        clock, _ = kept.woken(missed, self._steady())
        self.clock = _fitting(clock, self._bridge.public(), ready=self._bridge.ready())
        self._kept_at = self._steady()

    def _keep(self) -> None:
        if self.clock is not None:
            self._kept_at = self._steady()
            self._store(clock_text(self.clock, self._now()))

    def _store(self, text: str) -> None:
        # A clock that cannot be stored still tells the time; what is sealed says so itself.
        with contextlib.suppress(OSError, ValueError):
            self._bridge.keep_clock(text)


def first_clock(plan: ClockPlan, phase: Phase, *, now: Callable[[], datetime] = utc_now) -> str:
    """Return a table's clock at the first phase of its game, as it is kept."""
    return clock_text(Clock(plan=plan).begun(phase, first=True), now())


def _face(clock: Clock) -> tuple[object, ...]:
    """Return what people would see change."""
    shown = clock.shown
    ahead = clock.ahead.seconds if clock.ahead is not None else None
    grace = -(-clock.grace // SECOND)
    return clock.part, shown.seconds if shown else None, ahead, grace, clock.going


def _fitting(clock: Clock, public: PublicView, *, ready: bool) -> Clock:
    """Return the clock as the game is now, whatever happened since it was stored."""
    phase = public.phase
    if public.gunboat:
        silent = clock.plan.silent(GAMES[phase.kind.game].calendar)
        if clock.plan != silent:
            clock = clock.planned(silent).begun(phase, first=not public.past)
    if public.stage is Stage.OVER:
        return clock if clock.part is Part.OVER else clock.ended()
    if clock.phase != phase:
        clock = clock.begun(phase, first=not public.past)
    if public.stage is Stage.REVEALED:
        return clock if clock.part is Part.RESOLUTION else clock.revealed()
    if clock.part is Part.RESOLUTION:
        clock = clock.begun(phase, first=not public.past)
    return clock.all_sealed(sealed=ready)
