"""What can happen at a table of First Light, in the past tense. Never edit a kind in place."""

from dataclasses import dataclass
from typing import Literal

from engine.rules import shuffled
from engine.rules.game import End
from engine.rules.live import OwnEvent
from engine.rules.secret import Secret, seed_secret


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffled(shuffled.Shuffled):
    """The cards were drawn ahead; see ``deck``."""

    print: str = ""
    """The SHA-256 of the seed; nothing in older files, where the seed itself stands here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(OwnEvent):
    """A card was laid face down, and its time began."""

    round: int
    at: str = ""
    after: int = 0
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused(OwnEvent):
    """The table has a break: the card's time stands still."""

    round: int
    at: str = ""
    after: int = 0
    kind: Literal["paused"] = "paused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed(OwnEvent):
    """The table goes on, and the card's time with it."""

    round: int
    at: str = ""
    after: int = 0
    kind: Literal["resumed"] = "resumed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Burnt(OwnEvent):
    """Somebody touched a card that lay face down."""

    round: int
    seat: str
    coins: int
    """What he paid into the purse."""

    at: str = ""
    after: int = 0
    kind: Literal["burnt"] = "burnt"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(OwnEvent):
    """A card's time was over: it lies face up."""

    round: int
    coins: int
    """What is on its face."""

    at: str = ""
    after: int = 0
    kind: Literal["turned"] = "turned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken(OwnEvent):
    """Somebody was first."""

    round: int
    seat: str
    coins: int
    """What he took from the purse."""

    at: str = ""
    after: int = 0
    kind: Literal["taken"] = "taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(OwnEvent):
    """Nobody could touch the card any more: its coins stay in the purse."""

    round: int
    at: str = ""
    after: int = 0
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished(OwnEvent):
    """The last card is gone: the richest have won."""

    end: End
    seats: tuple[str, ...]
    seed: str = ""
    """From which all cards were drawn; nothing in older files, see ``Shuffled``."""

    at: str = ""
    after: int = 0
    kind: Literal["finished"] = "finished"

    @property
    def told(self) -> tuple[Secret, ...]:
        """The seed is told."""
        return (seed_secret(self.seed),) if self.seed else ()


EVENTS: tuple[type[OwnEvent], ...] = (
    Shuffled,
    Laid,
    Paused,
    Resumed,
    Burnt,
    Turned,
    Taken,
    Left,
    Finished,
)
"""Every kind."""
