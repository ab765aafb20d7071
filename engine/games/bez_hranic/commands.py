"""What can be done at a table of Bez hranic, and why it may be refused."""

from dataclasses import dataclass
from enum import StrEnum

from engine.games.bez_hranic.placements import Placement
from engine.rules.live import LiveCommand


@dataclass(frozen=True, slots=True)
class Deal(LiveCommand):
    """Begin the next round; after an offer that was void, the same one anew."""


@dataclass(frozen=True, slots=True)
class Turn(LiveCommand):
    """Turn the next card; after the seventh the start, and the target with it."""


@dataclass(frozen=True, slots=True)
class Press(LiveCommand):
    """Press one's key: the moment of laying. Who is not first waits for his turn."""

    seat: str
    others: tuple[str, ...] = ()
    """Who pressed in the very same moment: a lot orders them all."""


@dataclass(frozen=True, slots=True)
class Pass(LiveCommand):
    """Take one's token back after a press; the table does it by itself after two seconds."""

    seat: str


@dataclass(frozen=True, slots=True)
class Lay(LiveCommand):
    """Lay a token, or several in the very same moment: a lot orders those."""

    tokens: tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class TimeUp(LiveCommand):
    """The time for laying is over; the table does it by itself."""


@dataclass(frozen=True, slots=True, repr=False)
class Seal(LiveCommand):
    """Choose calmly, behind the curtain: every token of a player at once. Never printed."""

    seat: str
    tokens: tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class TellCards(LiveCommand):
    """Say which cards lie on the real table."""

    start: str
    offer: tuple[str, ...]
    target: str = ""


@dataclass(frozen=True, slots=True)
class Enter(LiveCommand):
    """Enter the stacks of the real table, the lowest first; again, to correct them."""

    tokens: tuple[Placement, ...]
    reason: str = ""
    """Needed where a round that was counted is corrected."""


@dataclass(frozen=True, slots=True)
class TakeBack(LiveCommand):
    """Take the last round back."""

    reason: str


@dataclass(frozen=True, slots=True)
class Change(LiveCommand):
    """Change a purse by hand."""

    seat: str
    euros: int
    reason: str


@dataclass(frozen=True, slots=True)
class Leave(LiveCommand):
    """Leave the table. Whoever is away stands at home in every round until he is back."""

    seat: str


@dataclass(frozen=True, slots=True)
class ComeBack(LiveCommand):
    """Sit down again."""

    seat: str


@dataclass(frozen=True, slots=True)
class HandOver(LiveCommand):
    """Let somebody else play on with a seat's colours and purse; he is there."""

    seat: str
    player: str


class Reason(StrEnum):
    """Why a command is refused."""

    OVER = "over"
    """The game has ended."""

    OTHER_WAY = "other way"
    """This table plays in another way."""

    NO_SEAT = "no seat"
    """Nobody sits there. Facts: ``seat``."""

    ROUND_RUNS = "round runs"
    """The round that was dealt is not over yet."""

    ALL_LIE = "all lie"
    """No card is left to turn."""

    TOO_EARLY = "too early"
    """The start is not turned yet: the token stays on the table. Facts: ``seat``."""

    ASLEEP = "asleep"
    """He let his press pass, and his key sleeps. Facts: ``seat``."""

    WAITS = "waits"
    """He has pressed already, and waits for his turn. Facts: ``seat``."""

    NOT_HIS_TURN = "not his turn"
    """Somebody else, or nobody, has pressed. Facts: ``seat``."""

    NOT_IN_HAND = "not in hand"
    """He has no token of that colour in his hand. Facts: ``colour``."""

    NO_FIELD = "no field"
    """The offer has no such field. Facts: ``field``."""

    ONE_HAND = "one hand"
    """Two tokens in one hand: the second can be taken only when the first lies. Facts: ``seat``."""

    SEALED = "sealed"
    """He has chosen already. Facts: ``seat``."""

    LIES_WRONG = "lies wrong"
    """Tokens that must not lie so. Facts: ``colour``, ``field``."""

    NO_OFFER = "no offer"
    """These cards cannot lie there together. Facts: ``why``."""

    NO_REASON = "no reason"
    """A correction needs a reason."""

    NOTHING_PLAYED = "nothing played"
    """No round has been counted."""

    AWAY = "away"
    """He has left the table. Facts: ``seat``."""

    HERE = "here"
    """He is there, and cannot come back. Facts: ``seat``."""

    LAST_ONE = "last one"
    """Nobody would be left at the table. Facts: ``seat``."""

    NO_NAME = "no name"
    """Somebody without a name, or with another's. Facts: ``seat``."""

    NO_MONEY = "no money"
    """A purse cannot hold less than nothing. Facts: ``seat``."""
