"""What can be done at a table of First Light, and why it may be refused."""

from dataclasses import dataclass
from enum import StrEnum

from engine.rules.live import LiveCommand


@dataclass(frozen=True, slots=True)
class Lay(LiveCommand):
    """Lay the next card."""


@dataclass(frozen=True, slots=True)
class Pause(LiveCommand):
    """Have a break."""


@dataclass(frozen=True, slots=True)
class GoOn(LiveCommand):
    """Go on after a break."""


@dataclass(frozen=True, slots=True)
class Turn(LiveCommand):
    """Turn the card; the table does it by itself when the time has come."""


@dataclass(frozen=True, slots=True)
class Touch(LiveCommand):
    """Touch one's sign."""

    seat: str


class Reason(StrEnum):
    """Why a command is refused."""

    OVER = "over"
    """The game has ended."""

    NO_SEAT = "no seat"
    """Nobody sits there. Facts: ``seat``."""

    NO_CARD = "no card"
    """No card lies on the table."""

    CARD_LIES = "card lies"
    """The card that lies there is not gone yet."""

    BREAK = "break"
    """The table has a break."""

    NO_BREAK = "no break"
    """The table has no break that could end."""

    NOTHING_RUNS = "nothing runs"
    """Nothing runs that could stand still."""

    TOO_EARLY = "too early"
    """The card's time is not over."""

    BURNT = "burnt"
    """He touched this card too early, and has to let it be. Facts: ``seat``."""

    GONE = "gone"
    """Somebody was faster. Facts: ``seat``: who touches, ``first``: who was."""
