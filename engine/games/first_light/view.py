"""What everybody may see of a table of First Light. No card that lies face down is in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Doing(StrEnum):
    """What the table is doing."""

    READY = "ready"
    """Nothing was laid yet."""

    LYING = "lying"
    """A card lies face down."""

    OPEN = "open"
    """It lies face up: the first touch takes it."""

    GONE = "gone"
    """It was taken, or left."""

    OVER = "over"
    """The last one is gone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastRound:
    """A card that is gone."""

    round: int
    face: int
    """Coins on it."""

    seat: str
    """Who took it; nobody where all had burnt their fingers."""

    taken: int
    """Coins that he took: fewer than on the card where the purse held no more."""

    took: int
    """Milliseconds that he needed; nought where nobody knows, as after a break in the program."""

    burnt: tuple[str, ...]
    """Who touched it too early, the first first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A table as it is seen."""

    seats: tuple[str, ...]
    coins: Mapping[str, int]
    purse: int
    round: int
    """Which card lies there, or lay there last; nought before the first."""

    doing: Doing
    resting: bool
    """Whether the table has a break while a card lies there."""

    burnt: tuple[str, ...]
    """Who touched this card too early."""

    face: int
    """Coins on the card that lies open; nought as long as none does."""

    past: tuple[PastRound, ...]
    richest: tuple[str, ...]
    """Who has won, or share it; nobody before the end."""

    print: str
    """The SHA-256 of the seed from which all cards were drawn before the first was laid."""

    seed: str
    """The seed itself, once the game is over."""
