"""How a table agreed to end its game before anybody has won it (III), and who is ahead then.

A short game ends with an agreed turn, with all that follows its main phases, or at an agreed time
on the wall. When that time comes, the phase that is being played is played to its end, with all
that follows it; or the board counts at once as it stands, if the table agreed on that. Whoever has
most units (or, as agreed, most of what the game counts) wins; players who are equal share the game.
What a player commands counts together.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from engine.board.board import Board
from engine.rules.game import End, Outcome
from engine.rules.phase import Phase
from engine.rules.position import Position


class Count(StrEnum):
    """What decides a short game."""

    UNITS = "units"
    COUNTED = "centres"
    """What the game counts. The value is that of files, which knew one game."""


class Why(StrEnum):
    """What ended a short game."""

    YEAR = "year"
    TIME = "time"
    STOPPED = "stopped"
    """The table did not want to play on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """What was agreed on before the game; nothing of it for a game that somebody has to win."""

    year: int = 0
    """The last turn that is played; 0 for no such turn."""

    time: str = ""
    """When the game ends, ISO 8601 in UTC: no time zone and no clock set otherwise moves it."""

    at_once: bool = False
    """Whether the board counts as it stands when the time comes, not after the turn."""

    count: Count = Count.UNITS
    veiled: bool = False
    """Whether a vote tells only if it passed, not how many were for it."""

    @property
    def short(self) -> bool:
        """Whether the game ends by itself."""
        return bool(self.year) or self.moment is not None

    @property
    def moment(self) -> datetime | None:
        """When the game ends by the clock on the wall; nothing when it does not."""
        return moment_of(self.time)

    def possible(self, first_year: int, now: datetime) -> bool:
        """Tell whether a game that begins now can end like this."""
        if self.year and self.year < first_year:
            return False
        return not self.time or (self.moment is not None and self.moment > now)

    def over(self, coming: Phase, *, time_up: bool) -> Why | None:
        """Tell whether the game ends before a phase is played, and why."""
        if time_up and self.at_once:
            return Why.TIME
        if not coming.kind.main:
            return None
        if self.year and coming.turn > self.year:
            return Why.YEAR
        return Why.TIME if time_up else None


def moment_of(text: str) -> datetime | None:
    """Read a moment as files have it; nothing where somebody else wrote what is none."""
    try:
        parsed = datetime.fromisoformat(text)
    except ValueError:
        return None
    return parsed if parsed.tzinfo is not None else None


NO_ENDING = Ending()
"""For a game that somebody has to win, or all agree to end."""


def held(position: Position, board: Board, power: str, count: Count) -> int:
    """Return what a power has of that which decides; a dislodged unit is its owner's still."""
    if count is Count.COUNTED:
        return position.counted(power, board)
    beaten = sum(fallen.unit.power == power for fallen in position.dislodged)
    return len(position.of(power)) + beaten


def ahead(
    position: Position,
    board: Board,
    sides: Collection[tuple[str, ...]],
    ending: Ending,
    why: Why,
) -> Outcome:
    """Say who wins a game that ends now: one player, or several who are equal."""

    def worth(side: tuple[str, ...]) -> int:
        return sum(held(position, board, power, ending.count) for power in side)

    most = max(map(worth, sides), default=0)
    winners = [side for side in sides if worth(side) == most]
    powers = tuple(power for side in winners for power in side)
    return Outcome(End.SHORT, powers, str(why))
