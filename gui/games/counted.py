"""What a game counts, of which so many win."""

from collections.abc import Mapping
from typing import Protocol

from engine.board.board import Board


class CountedName(Protocol):
    """What a game counts, as tables of many games name it: supply centres, lamps, coins."""

    @property
    def names(self) -> Mapping[str, str]:
        """The word for several of it by language, as sentences decline it.

        See ``engine.board.forms``; plain where a language has no cases.
        """
        ...

    def title(self) -> str:
        """Say what is counted, over a list of it."""
        ...

    def column(self) -> str:
        """Say what is counted, over a column of numbers of it."""
        ...


class Counted(CountedName, Protocol):
    """What a game counts, of which so many win."""

    def goal(self, board: Board, /) -> int:
        """Return how many of one power win the game."""
        ...

    def whole(self, board: Board) -> int:
        """Return how many there are."""
        ...

    def words(self, count: int) -> str:
        """Count them."""
        ...

    def few_left(self, count: int) -> str:
        """Say that ``{power:the}`` has so few left; nothing where they are not few."""
        ...

    def count_pieces(self, count: int) -> str:
        """Count pieces on the board: ``2 jednotky``, ``2 lampáři``."""
        ...

    def pieces(self) -> str:
        """Name the pieces, over a column of numbers of them."""
        ...

    def by_turn(self) -> str:
        """Name the chart and the table of them, turn by turn."""
        ...

    def chart(self) -> str:
        """Say the same for those who do not see what it is about."""
        ...

    def changed(self, board: Board, /) -> str:
        """Say over a list that they have changed hands on a board."""
        ...

    def afterwards(self, board: Board, /) -> str:
        """Say over a list of powers what each has won and lost, and has now."""
        ...
