"""What the rules of a game answer, and how a game ends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # not before the first paint
    from collections.abc import Mapping, Sequence

    from engine.board.board import Board
    from engine.rules.calendar import Calendar
    from engine.rules.choice import Advice, Choice, Reading, Scrap
    from engine.rules.order import Order
    from engine.rules.position import Position
    from engine.rules.ruling import Resolution


class End(StrEnum):
    """How a game ends."""

    SOLO = "solo"
    """One power won (II), or one side (XIV.2)."""

    DRAW = "draw"
    """Several share the game equally: the survivors agreed on it (II), or its rules say so."""

    SHORT = "short"
    """The agreed end of a short game came (III): whoever was ahead won; equals share it."""

    CONCEDED = "conceded"
    """All others gave the game to one player."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    end: End
    powers: tuple[str, ...]
    """The winner, with the powers of the same player after it, or all who share the game."""

    why: str = ""
    """What ended a short game; see ``engine.table.ending.Why``."""


class Rules(Protocol):
    """The rules of one game on one board under one profile. Pure: position in, rulings out."""

    @property
    def game(self) -> str:
        """Which game they are of: its key in files."""
        ...

    @property
    def calendar(self) -> Calendar:
        """The game's phases."""
        ...

    @property
    def board(self) -> Board:
        """The map these rules are played on."""
        ...

    @property
    def options(self) -> Mapping[str, str]:
        """Every field of the profile with its value, as it is stored in a game."""
        ...

    def order(self, text: str) -> Order:
        """Take an order in canonical notation; any other text becomes ``Words``."""
        ...

    def start(self, year: int = 1901) -> Position:
        """Set up the board (VI.3)."""
        ...

    def asked(self, position: Position) -> tuple[str, ...]:
        """Return the powers that have something to write in this phase."""
        ...

    def orderable(self, position: Position, power: str) -> tuple[str, ...]:
        """Return the locations of the units a power writes for, or where a piece may come."""
        ...

    def read(self, text: str, position: Position, power: str) -> Reading:
        """Read one order as a player wrote it, in either language. Never raises."""
        ...

    def slip(self, text: str, position: Position, power: str) -> tuple[Scrap, ...]:
        """Read a whole slip of paper as it was written, piece by piece. Never raises."""
        ...

    def parts(self, text: str) -> Mapping[str, str]:
        """Part a letter under headings of powers; what stands before the first under no name."""
        ...

    def choices(
        self, position: Position, power: str, so_far: tuple[str, ...]
    ) -> tuple[Choice, ...]:
        """List what may be clicked next; nothing when the order is complete."""
        ...

    def advise(self, position: Position, power: str, orders: Sequence[str]) -> tuple[Advice, ...]:
        """Warn of what the owner may have overlooked, from his own orders alone."""
        ...

    def adjudicate(
        self,
        position: Position,
        orders: Mapping[str, Sequence[str]],
        disorder: frozenset[str] = frozenset(),
    ) -> Resolution:
        """Judge one phase: texts by power; powers in ``disorder`` wrote nothing (XIV.3).

        The position after it is that of the next phase in which anybody has something to write.
        """
        ...

    def with_ways_out(self, position: Position) -> Position:
        """Work out anew where units that have to retreat can go, as on a board set up by hand."""
        ...

    def attackers(self, space: str) -> frozenset[str]:
        """Return the spaces from which any unit could come to drive out who stands in one.

        Whatever stands on the board: by a step, or as far as others could ever carry it.
        """
        ...

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """Powers that one player commands together; one that is missing is played by nobody."""
        ...

    @property
    def units_to_win(self) -> int:
        """Units of one side on the board that win the game; 0 where the count decides."""
        ...

    @property
    def agreed_hands(self) -> bool:
        """Whether nobody plays on for one who left before all have agreed in a secret vote.

        What one player commands then counts together, however he came by it.
        """
        ...

    @property
    def may_stop(self) -> bool:
        """Whether a table may play no further when it likes: what is counted then decides."""
        ...

    def told_openly(self, position: Position) -> bool:
        """Tell whether a phase may be told openly, one player after another, instead of written.

        So only where nobody's answer can change what becomes of anybody else's, and where the
        table has agreed on it.
        """
        ...

    def undecided(self, position: Position) -> str:
        """Name the power whose side a coin decides before this phase is played; mostly none."""
        ...

    def outcome(
        self, position: Position, sides: tuple[tuple[str, ...], ...] = ()
    ) -> Outcome | None:
        """Tell whether the game is won; ``sides`` are those of now, where a coin changed them."""
        ...


class RulesMaker(Protocol):
    """Makes the rules for a board from a profile's fields; missing fields take their default.

    ``lineup`` names an arrangement for fewer players than powers; nothing means that all play.
    Raises ``KeyError`` or ``ValueError`` for what is unknown.
    """

    def __call__(self, board: Board, options: Mapping[str, str], lineup: str = "", /) -> Rules:
        """Make them."""
        ...
