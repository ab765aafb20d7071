"""What a game tells the rest of the program about itself."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engine.board.board import Board
from engine.rules.choice import Advice, Choice, Reading
from engine.rules.position import Position
from engine.rules.ruling import Resolution


class End(StrEnum):
    """How a game ends."""

    SOLO = "solo"
    """One power won (II)."""

    DRAW = "draw"
    """The survivors agreed to share the game equally (II)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    end: End
    powers: tuple[str, ...]
    """The winner, or all who share the draw."""


class Rules(Protocol):
    """The rules of one game on one board under one profile. Pure: position in, rulings out."""

    @property
    def board(self) -> Board:
        """The map these rules are played on."""
        ...

    @property
    def options(self) -> Mapping[str, str]:
        """Every field of the profile with its value, as it is stored in a game."""
        ...

    def start(self, year: int = 1901) -> Position:
        """Set up the board (VI.3)."""
        ...

    def asked(self, position: Position) -> tuple[str, ...]:
        """Return the powers that have something to write in this phase."""
        ...

    def orderable(self, position: Position, power: str) -> tuple[str, ...]:
        """Return the locations of the units a power writes for, or its free home centres."""
        ...

    def read(self, text: str, position: Position, power: str) -> Reading:
        """Read one order as a player wrote it, in either language. Never raises."""
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

    def outcome(self, position: Position) -> Outcome | None:
        """Tell whether the game is won."""
        ...


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game's visiting card. One per room in ``engine/games``."""

    id: str
    """Key in files; never shown, never changed."""

    profiles: tuple[str, ...]
    """Names of ready-made profiles, the default first."""

    rules: Callable[[Board, Mapping[str, str]], Rules]
    """Make the rules for a board from a profile's fields; missing fields take their default."""
