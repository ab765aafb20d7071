"""The clock on the table as a value: what is running, how much is left, what has just rung.

It counts time that the table could see. It is told a *steady* time in milliseconds: one that never
jumps and goes on counting while the computer sleeps. When it has not been told the time for longer
than ``UNSEEN``, the computer slept or the program was not running: then it stands where it was last
seen, and the table says whether the time in between counts. So nothing ever runs out unseen, and a
clock on the wall that is put right does no harm.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from engine.clock.plan import AtZero, ClockPlan
from engine.rules.phase import Phase

MINUTE = 60_000
UNSEEN = 10_000
"""Longer than any hiccup of a computer that is awake."""

GRACE = 20_000
"""Between nought and what the table does then: long enough to seal, or to say stop."""

FULL = 100 * MINUTE - 1000
"""99:59, the most that a clock of four figures shows."""


class Part(StrEnum):
    """What the clock is for now."""

    TALK = "talk"
    WRITING = "writing"
    RESOLUTION = "resolution"
    """The orders are revealed; this takes as long as it takes."""

    OVER = "over"


class Ring(StrEnum):
    """What a clock has to say when time passes."""

    LAST_MINUTE = "last minute"
    TALK_OVER = "talk over"
    """Silence: the table writes, or the talk that ran beside the results has ended."""

    TIME_UP = "time up"
    DUE = "due"
    """The grace is over as well: the table does now what it chose to do at nought."""

    STOOD = "stood"
    """Time has passed that nobody could see; the clock stands."""


_ENDS = frozenset({Ring.TALK_OVER, Ring.TIME_UP, Ring.DUE})
"""What nobody may miss because the program was not there."""


@dataclass(frozen=True, slots=True)
class Countdown:
    """Milliseconds of a whole, and how many are left of it."""

    length: int
    left: int

    @classmethod
    def of(cls, seconds: int) -> Self | None:
        """Begin to count, unless there is nothing to count."""
        return cls(seconds * 1000, seconds * 1000) if seconds else None

    @property
    def seconds(self) -> int:
        """Seconds left as a clock shows them: nought is shown when nothing is left at all."""
        return -(-self.left // 1000)

    @property
    def share(self) -> float:
        """How much is left of the whole, 1 to 0."""
        return self.left / self.length if self.length else 0.0

    def after(self, passed: int) -> Self:
        """Return it some time later."""
        return replace(self, left=max(0, self.left - passed))

    def plus(self, more: int) -> Self:
        """Return it with some time added."""
        left = min(FULL, self.left + more)
        return replace(self, left=left, length=max(self.length, left))

    def enters_last_minute(self, passed: int) -> bool:
        """Tell whether its last minute begins while that much time passes."""
        return self.length > MINUTE and self.left > MINUTE >= self.left - passed > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """One table's clock. ``tick`` it before any command, so that the command happens now."""

    plan: ClockPlan
    phase: Phase | None = None
    """The phase that it counts for; none before the first."""

    part: Part = Part.TALK
    count: Countdown | None = None
    """Of this part; nothing when it has no limit."""

    ahead: Countdown | None = None
    """The talk before the next turn, which runs already."""

    going: bool = False
    seen: int | None = None
    """Steady time when it was last told the time; nothing while it stands."""

    agreed: tuple[str, ...] = ()
    """Powers that would end the talk now."""

    sealed: bool = False
    """Everybody asked has sealed, so nobody is waited for."""

    grace: int = 0
    """Milliseconds until the table does what it chose to do at nought; 0 when it does nothing."""

    missed: int = 0
    """Milliseconds that nobody saw, of which the table has not said yet whether they count."""

    @property
    def shown(self) -> Countdown | None:
        """What its hands show: this part, or the next talk when that runs already."""
        return self.count or (self.ahead if self.part is Part.RESOLUTION else None)

    @property
    def up(self) -> bool:
        """Whether the time for writing is up."""
        return self.part is Part.WRITING and self.count is not None and not self.count.left

    @property
    def last_minute(self) -> bool:
        """Whether the last minute runs of something that is longer."""
        shown = self.shown
        return shown is not None and shown.length > MINUTE and 0 < shown.left <= MINUTE

    @property
    def counts(self) -> bool:
        """Whether anything would change if time passed."""
        waits = self.part is Part.WRITING and self.sealed
        runs = self.count is not None and (self.count.left > 0 or self.grace > 0)
        return (runs and not waits) or (self.ahead is not None and self.ahead.left > 0)

    @property
    def writes(self) -> int:
        """Seconds that are planned for writing in this phase; nought for no time of its own."""
        return self.plan.writes(self.phase) if self.phase is not None else 0

    # time

    def tick(self, now: int) -> "tuple[Clock, tuple[Ring, ...]]":
        """Tell the clock the time; it answers with what has rung since it was last told."""
        if not self.going:
            return self, ()
        passed = 0 if self.seen is None else max(0, now - self.seen)
        if passed > UNSEEN and self.counts:
            return replace(self, going=False, seen=None, missed=passed), (Ring.STOOD,)
        return _passed(replace(self, seen=now), passed)

    def woken(self, missed: int, now: int) -> "tuple[Clock, tuple[Ring, ...]]":
        """Go on in a program that has just been started, so long after it was last seen."""
        if not self.going:
            more = max(0, missed) if self.missed else 0  # the table has not said yet
            return replace(self, seen=None, missed=self.missed + more), ()
        later, rung = replace(self, seen=now - max(0, missed)).tick(now)
        # The wall's clock was put back, or a short absence would end something: nobody saw how
        # long it was, or nobody was there to hear it.
        if self.counts and (missed < -UNSEEN or not _ENDS.isdisjoint(rung)):
            stood = replace(self, going=False, seen=None, missed=max(0, missed))
            return stood, (Ring.STOOD,)
        return later, rung

    # what the table does

    def resumed(self, now: int, *, count_missed: bool = False) -> "tuple[Clock, tuple[Ring, ...]]":
        """Start it, or go on. Time that nobody saw counts only when the table says so."""
        missed = self.missed if count_missed else 0
        return _passed(replace(self, going=True, seen=now, missed=0), missed)

    def paused(self) -> "Clock":
        """Stand still. In the grace it says stop to what was to happen then: the table waits."""
        if self.grace:
            return replace(self, grace=0)
        return replace(self, going=False, seen=None)

    def added(self, milliseconds: int = MINUTE) -> "Clock":
        """Give the table more time; at nought as well."""
        if self.count is not None and self.part is not Part.RESOLUTION:
            return replace(self, count=self.count.plus(milliseconds), grace=0)
        if self.ahead is not None and self.part is Part.RESOLUTION:
            return replace(self, ahead=self.ahead.plus(milliseconds))
        return self

    def asked_to_end(
        self, power: str, everybody: Collection[str]
    ) -> "tuple[Clock, tuple[Ring, ...]]":
        """Let a power agree to end the talk, or take that back; it ends when all agree (IV)."""
        if self.part is not Part.TALK or power not in everybody:
            return self, ()
        others = tuple(other for other in self.agreed if other != power)
        agreed = others if power in self.agreed else (*others, power)
        if not set(everybody) <= set(agreed):
            return replace(self, agreed=agreed), ()
        return _talk_over(replace(self, agreed=agreed))

    def planned(self, plan: ClockPlan) -> "Clock":
        """Agree on other lengths, from the next part on; what happens at nought changes at once."""
        if plan.at_zero is self.plan.at_zero:
            return replace(self, plan=plan)
        holds = plan.at_zero is AtZero.HOLD and self.up and not self.sealed
        return replace(self, plan=plan, grace=GRACE if holds else 0)

    # what happens in the game

    def begun(self, phase: Phase, *, first: bool = False) -> "Clock":
        """Begin a phase: talk before what everybody writes, writing before anything else."""
        fresh = replace(self, phase=phase, agreed=(), sealed=False, grace=0, missed=0)
        if not phase.kind.main:
            return replace(fresh, part=Part.WRITING, count=Countdown.of(self.plan.writes(phase)))
        talk = self.ahead or Countdown.of(self.plan.talk(phase, first=first))
        fresh = replace(fresh, part=Part.TALK, count=talk, ahead=None)
        return fresh if talk is not None and talk.left else _talk_over(fresh)[0]

    def revealed(self) -> "Clock":
        """Go over to the results; with an early plan the next talk begins beside them."""
        ahead, phase = self.ahead, self.phase
        if ahead is None and phase is not None and phase.kind.main and self.plan.early:
            ahead = Countdown.of(self.plan.next_talk(phase))
        return replace(
            self,
            part=Part.RESOLUTION,
            count=None,
            ahead=ahead,
            agreed=(),
            sealed=False,
            grace=0,
            missed=0,  # of a time that is over, whatever it was
        )

    def talks_ahead(self) -> "Clock":
        """Begin the talk of the next turn while the results are still looked at."""
        if self.part is not Part.RESOLUTION or self.ahead is not None or self.phase is None:
            return self
        return replace(self, ahead=Countdown.of(self.plan.next_talk(self.phase)))

    def all_sealed(self, *, sealed: bool) -> "Clock":
        """Hear whether everybody asked has sealed; nobody is waited for then."""
        if sealed == self.sealed:
            return self
        grace = GRACE if self.up and not sealed and self.plan.at_zero is AtZero.HOLD else 0
        return replace(self, sealed=sealed, grace=grace)

    def ended(self) -> "Clock":
        """Put the clock away: the game is over."""
        return replace(
            self, part=Part.OVER, count=None, ahead=None, going=False, seen=None, grace=0, missed=0
        )


def _passed(clock: Clock, passed: int) -> tuple[Clock, tuple[Ring, ...]]:
    """Let time pass that the table saw, or counts."""
    clock, rung = _ahead_passed(clock, passed)
    count = clock.count
    if count is None or (clock.part is Part.WRITING and clock.sealed):
        return clock, rung
    if not count.left:
        return _grace_passed(clock, passed, rung)
    if count.enters_last_minute(passed):
        rung = (*rung, Ring.LAST_MINUTE)
    clock = replace(clock, count=count.after(passed))
    if passed < count.left:
        return clock, rung
    if clock.part is not Part.TALK:
        return _run_out(clock), (*rung, Ring.TIME_UP)
    clock, more = _talk_over(clock)
    if not clock.up:  # what is more than the talk had left is taken from the writing
        clock, later = _passed(clock, passed - count.left)
        more = (*more, *later)
    return clock, (*rung, *more)


def _ahead_passed(clock: Clock, passed: int) -> tuple[Clock, tuple[Ring, ...]]:
    ahead = clock.ahead
    if ahead is None or not ahead.left:
        return clock, ()
    later = replace(clock, ahead=ahead.after(passed))
    if ahead.enters_last_minute(passed) and clock.part is Part.RESOLUTION:
        return later, (Ring.LAST_MINUTE,)
    return later, (Ring.TALK_OVER,) if passed >= ahead.left else ()


def _grace_passed(
    clock: Clock, passed: int, rung: tuple[Ring, ...]
) -> tuple[Clock, tuple[Ring, ...]]:
    if not clock.grace:
        return clock, rung
    later = replace(clock, grace=max(0, clock.grace - passed))
    return later, rung if later.grace else (*rung, Ring.DUE)


def _talk_over(clock: Clock) -> tuple[Clock, tuple[Ring, ...]]:
    """Go over to writing. Without a time of its own for it, the time is up with the talk."""
    seconds = clock.writes
    spoken = clock.count is not None
    count = Countdown.of(seconds) or (Countdown(0, 0) if spoken else None)
    writing = replace(clock, part=Part.WRITING, count=count, agreed=())
    if writing.up:
        return _run_out(writing), (Ring.TALK_OVER, Ring.TIME_UP)
    return writing, (Ring.TALK_OVER,)


def _run_out(clock: Clock) -> Clock:
    waits = clock.plan.at_zero is AtZero.WAIT or clock.sealed
    return replace(clock, grace=0 if waits else GRACE)
