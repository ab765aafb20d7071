"""What can be wrong with a game's history: codes and places, never prose."""

from dataclasses import dataclass
from enum import StrEnum


class Fault(StrEnum):
    """Why something in a file cannot have come about at a table with this program."""

    IMPOSSIBLE = "impossible"
    """It cannot have happened after what stands before it."""

    FOREIGN = "foreign"
    """It holds what this program never writes."""

    UNKNOWN = "unknown"
    """The game, its map or its rules are not known here, so that nothing is judged again."""

    RULES = "rules"
    """A point of the rules is not as it was agreed on."""

    SEATS = "seats"
    """Those who sit at the table are not those whom these rules need."""

    DEAL = "deal"
    """What was handed in deals the powers otherwise."""

    TIME = "time"
    """Times run backwards, or one is no time."""

    LIMIT = "limit"
    """The agreed end was not kept: it came too early, or was passed over."""

    CALLED = "called"
    """Others were called than those who had something to write."""

    HEAD = "head"
    """It speaks of another history than the one that stands before it."""

    SCHEME = "scheme"
    """A seal that covers less than those of this game do."""

    OPENED = "opened"
    """Other envelopes were opened than had been sealed, or others called absent."""

    RESULT = "result"
    """These orders, judged again by these rules, give another result."""

    REASONS = "reasons"
    """The result is right; the reasons given for it are others."""

    COIN = "coin"
    """A coin fell otherwise than it had to, or when none was due."""

    VOTE = "vote"
    """A vote was held or counted as it cannot have been."""

    END = "end"
    """The game ended as it cannot have ended, or went on after its end."""

    BOARD = "board"
    """A board was set up that cannot be."""

    DESK = "desk"
    """The master's log does not give the orders that were judged."""

    PEOPLE = "people"
    """Somebody left, came or was replaced who cannot have."""

    ENVELOPE = "envelope"
    """A closed envelope does not hold what was sealed, is missing, or belongs to nobody."""

    COVER = "cover"
    """What the shelf shows of the game is not what has happened."""

    LOCK = "lock"
    """PINs are kept of others than those who have one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wrong:
    """One thing that is wrong, and where."""

    fault: Fault
    step: int = 0
    """Which event; nought where it is about none."""

    phase: str = ""
    power: str = ""
