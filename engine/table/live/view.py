"""What everybody may see of a table that plays live rounds; windows get it, never the state."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.rules.distance import Distance
from engine.rules.game import Outcome
from engine.rules.phase import Phase
from engine.table.seat import Seat
from engine.table.view import Stage


@dataclass(frozen=True, slots=True, kw_only=True)
class LiveView:
    """Safe for everybody."""

    title: str
    game: str
    map: str
    """The map that is played on; nothing in games that have none."""

    seats: tuple[Seat, ...]
    stage: Stage
    """Playing, or over."""

    phase: Phase
    """The round that is played."""

    counted: Mapping[str, int]
    """What every seat has of that by which the game is won."""

    outcome: Outcome | None
    told_at: str
    """When the last thing happened, ISO 8601 in UTC."""

    number: str
    """What tells this game from all others."""

    seen: object
    """What the game itself shows: a value of its own, for its own windows."""

    alone: bool = False
    """Whether somebody plays by himself, perhaps against bots: no club counts it."""

    off_best: Mapping[str, Distance] = field(default_factory=dict)
    """How far every seat was from its best choices, once the game is over; of nobody in games that
    cannot tell."""

    cue: object = None
    """How far the laptop has told of it, a value of the game's own: the room follows. Never stored;
    nothing where nothing is told step by step."""

    @property
    def telling(self) -> bool:
        """Nothing is held back from anybody: what happened is told at once."""
        return False

    def player(self, seat: str) -> str:
        """Return who sits there."""
        return next((one.player for one in self.seats if one.power == seat), "")
