"""What a table agrees on before its game begins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.seating.record import Dealing
from engine.table.ending import NO_ENDING, Ending
from engine.table.seat import Seat

_LAST = 9_999
"""Beyond, no phase can be written, nor read again out of a file."""


def is_turn(number: int) -> bool:
    """Tell whether a game can begin with a turn: a year, a day, a round."""
    return 0 < number <= _LAST


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """The game, its map and rules, who plays what and how that came about (I, III, XIV.2)."""

    title: str
    seats: Sequence[Seat]
    game: str
    """One of ``engine.catalogue.GAMES``."""

    map: str
    """The folder under ``maps/`` of the map that is played on."""

    year: int
    """The turn with which the game begins: the year, the day, the round."""

    carried: bytes = field(default=b"", repr=False)
    """The map's file, where it does not come with the program: the game's file carries it along."""

    options: Mapping[str, str] = field(default_factory=dict)
    """Points of the rules with their values; what is missing is as in the game's own rulebook."""

    dealt: str = "chosen"
    """How powers were given out: one of ``engine.seating.record.Way``."""

    lot: str = ""
    """Seed of the lot, so that anybody can draw it again; empty when chosen."""

    dealing: Dealing | None = None
    """What was handed in, where powers were dealt by wishes, scores or bids."""

    gunboat: bool = False
    """Whether nobody is to know who plays what, and nobody talks, until the game is over."""

    lineup: str = ""
    """Arrangement for fewer players than powers (XIV.2); empty where all powers play."""

    ending: Ending = NO_ENDING
    """When the game ends if nobody has won it before (III), and what a vote tells."""

    led: bool = False
    """Whether a game master writes for all, off paper slips."""
