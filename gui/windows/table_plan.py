"""What a table has agreed on before its game begins. Plain values, no widgets."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.clock.plan import ClockPlan
from engine.seating.record import Dealing
from engine.session.ending import NO_ENDING, Ending
from engine.session.event import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlan:
    """Names, who plays what and how that came about."""

    title: str
    seats: tuple[Seat, ...]
    dealt: str
    """One of ``engine.seating.record.Way``."""

    lot: str = ""
    """Seed of the lot."""

    dealing: Dealing | None = None
    """What was handed in, where powers were dealt by wishes, scores or bids."""

    gunboat: bool = False
    """Whether nobody talks, and nobody is to know who plays what."""

    lineup: str = ""
    """Arrangement for fewer players than powers; empty where all powers play."""

    year: int = 1901
    led: bool = False
    """Whether a game master writes for all, off paper slips."""

    pins: Mapping[str, str] = field(default_factory=dict, repr=False)
    """By power; never printed."""

    new_here: frozenset[str] = field(default=frozenset(), repr=False)
    """Powers of those who play for the first time."""

    options: Mapping[str, str] = field(default_factory=dict)
    """Every point of the rules with its value; nothing for those of 1982."""

    ending: Ending = NO_ENDING
    """When the game ends if nobody has won it before, and what its votes tell."""

    clock: ClockPlan | None = None
    """The clock that the table plays by, if it plays by one."""
