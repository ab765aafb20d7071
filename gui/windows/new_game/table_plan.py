"""What a table has agreed on before its game begins. Plain values, no widgets."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from engine.board.loader import LoadedMap
from engine.clock.plan import ClockPlan
from engine.rules.phase import Phase
from engine.table.agreement import Agreement
from engine.table.live.table import NOTHING_AGREED, Agreed
from gui.clock.keeper import first_clock


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The agreement itself, and what is needed besides to sit down and play."""

    agreement: Agreement
    pins: Mapping[str, str] = field(default_factory=dict, repr=False)
    """By power; never printed."""

    new_here: frozenset[str] = field(default=frozenset(), repr=False)
    """Powers of those who play for the first time."""

    clock: ClockPlan | None = None
    """The clock that the table plays by, if it plays by one."""

    map: LoadedMap | None = field(default=None, repr=False)
    """The map of the agreement as it was shown; none where it is the game's usual one."""

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.agreement.title

    @property
    def game_of_map(self) -> str:
        """Whose map it is founded on."""
        return self.agreement.game

    @property
    def first_clock(self) -> Callable[[Phase], str] | None:
        """What winds the clock up for the first phase, if the table plays by one."""
        return partial(first_clock, self.clock) if self.clock is not None else None


@dataclass(frozen=True, slots=True)
class RoundsPlan:
    """What a table of live rounds has agreed on."""

    game: str
    title: str
    players: tuple[str, ...]
    """In the order of the seats."""

    agreed: Agreed = NOTHING_AGREED

    @property
    def game_of_map(self) -> str:
        """No game's: it is founded without a board."""
        return ""

    @property
    def map(self) -> None:
        """None."""


AnyPlan = TablePlan | RoundsPlan
"""What a table has agreed on, whichever way its game flows."""
