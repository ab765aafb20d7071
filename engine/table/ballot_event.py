"""What a table settled besides its orders: votes, ends, players who leave and come.

None of these tells who proposed anything, or who voted how: it is known nowhere once it is counted.
"""

from dataclasses import dataclass
from typing import Literal

from engine.table.ballot.ballot import Motion, Takeover


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposed:
    """Some of the envelopes that were opened held proposals; whose they were is not kept."""

    phase: str
    motions: tuple[Motion, ...]
    at: str = ""
    kind: Literal["proposed"] = "proposed"


@dataclass(frozen=True, slots=True, kw_only=True)
class BallotOpened:
    """A secret vote began."""

    phase: str
    motion: Takeover | Motion
    voters: tuple[str, ...]
    """Who is asked, by one power each, in the order drawn."""

    at: str = ""
    kind: Literal["ballot_opened"] = "ballot_opened"


@dataclass(frozen=True, slots=True, kw_only=True)
class Voted:
    """Somebody has voted. What, lies in an envelope until all are counted."""

    phase: str
    power: str
    at: str = ""
    kind: Literal["voted"] = "voted"


@dataclass(frozen=True, slots=True, kw_only=True)
class VotePutOff:
    """Whoever was called to vote could not come now and goes to the end of the queue."""

    phase: str
    power: str
    at: str = ""
    kind: Literal["vote_put_off"] = "vote_put_off"


@dataclass(frozen=True, slots=True, kw_only=True)
class BallotClosed:
    """A vote was counted, or the table broke it off; all votes are wiped either way."""

    phase: str
    motion: Takeover | Motion
    asked: int = 0
    yes: int = -1
    """How many were for it; -1 where that is not told."""

    passed: bool = False
    broken: bool = False
    """Whether the table broke it off, so that nothing was counted."""

    at: str = ""
    kind: Literal["ballot_closed"] = "ballot_closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeCame:
    """The time on the wall came at which the table had agreed to end (III)."""

    phase: str
    at: str = ""
    kind: Literal["time_came"] = "time_came"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned:
    """A player left the game: his powers are in civil disorder (XIV.3) until somebody comes."""

    phase: str
    powers: tuple[str, ...]
    reason: str
    at: str = ""
    kind: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenOver:
    """Somebody took over powers, or came back (XIV.3)."""

    phase: str
    powers: tuple[str, ...]
    player: str
    called: tuple[str, ...] = ()
    """Those of them that have something to write in this phase, and had nobody to do so."""

    at: str = ""
    kind: Literal["taken_over"] = "taken_over"


BallotEvent = (
    Proposed | BallotOpened | Voted | VotePutOff | BallotClosed | TimeCame | Resigned | TakenOver
)
