"""A vote of the table: what is voted on, who votes, and what becomes known of it.

It is about ending the game, or about who plays on for a player who left.

A vote is sealed as orders are: it lies in an envelope, locked with its owner's PIN if he has one,
and nobody is told what is in it. When the last one has voted all of them are counted and wiped in
the same moment, and only the count is kept. What was voted on happens if everybody is for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

_MARK = " vote"
"""Ends the name under which a vote lies among the envelopes; no power is called so."""

FOR, AGAINST = "1", "0"
"""What is in a vote's envelope: of the same length, as the file's size shall tell nothing."""


class MotionKind(StrEnum):
    """What those who play a game may decide together."""

    DRAW = "draw"
    """All who still have units share the game equally (II)."""

    STOP = "stop"
    """Nobody plays on: the board counts as it stands, whoever has most has won."""

    CONCESSION = "concession"
    """All others give the game to one player."""

    TAKEOVER = "takeover"
    """Somebody plays on for a player who left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """What somebody proposes; who it was is never kept."""

    kind: MotionKind
    power: str = ""
    """To whom the game is to be given: a power of that player. In a takeover a power of whoever
    left; empty where it is about all."""

    def text(self) -> str:
        """Write it as it lies in an envelope."""
        return f"{self.kind} {self.power}".strip()

    @property
    def about_all(self) -> bool:
        """Whether it names nobody."""
        return self.kind in (MotionKind.DRAW, MotionKind.STOP)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what was written.

        Raises:
            ValueError: it is no proposal.
        """
        kind, _, power = text.partition(" ")
        motion = cls(kind=MotionKind(kind), power=power)
        if bool(power) is motion.about_all or motion.kind is MotionKind.TAKEOVER:
            raise ValueError(text)
        return motion


@dataclass(frozen=True, slots=True, kw_only=True)
class Takeover(Motion):
    """Somebody is to play on for a player who left; the table asks this, no envelope does."""

    player: str
    """Who plays on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ballot:
    """A vote that is being held. Public: nothing in it depends on what anybody voted."""

    motion: Motion
    voters: tuple[str, ...]
    """Who is asked, by one power each, in the order drawn."""

    waiting: tuple[str, ...]
    """Those of them who have not voted yet, the next one first."""

    number: int
    """How many events had happened when it began: no vote counts in another one."""

    @property
    def voted(self) -> tuple[str, ...]:
        """Who has voted."""
        return tuple(power for power in self.voters if power not in self.waiting)

    def after_vote(self, power: str) -> Self:
        """Return the ballot with one more vote in it."""
        return replace(self, waiting=tuple(other for other in self.waiting if other != power))

    def put_off(self, power: str) -> Self:
        """Return the ballot with somebody at the end of the queue."""
        return replace(self, waiting=(*self.after_vote(power).waiting, power))

    def envelope_phase(self, phase: str) -> str:
        """Return what is written on the envelopes instead of the phase."""
        return f"{phase} {self.number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """What came of a vote."""

    motion: Motion
    asked: int
    """How many voted."""

    yes: int
    """How many were for it; -1 where the table agreed that this is not told."""

    passed: bool


def vote_seat(power: str) -> str:
    """Return the name under which a power's vote lies among the envelopes."""
    return f"{power}{_MARK}"


def is_vote(seat: str) -> bool:
    """Tell whether an envelope holds a vote, not orders."""
    return seat.endswith(_MARK)


def counted(motion: Motion, votes: Sequence[str], *, veiled: bool) -> Counted:
    """Count what was in the envelopes: all must be for it."""
    yes = sum(vote == FOR for vote in votes)
    passed = bool(votes) and yes == len(votes)
    return Counted(motion=motion, asked=len(votes), yes=-1 if veiled else yes, passed=passed)
