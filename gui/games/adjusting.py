"""What a game says of pieces that come and go between its turns."""

from collections.abc import Sequence
from typing import Protocol

from engine.board.board import Board
from engine.rules.position import Position


class Account(Protocol):
    """Pieces of one sort, held against what of their power's feeds them.

    Most games have one account; where armies need centres and fleets need ports, and one never
    pays for the other, there are two. ``count`` is how many may come; below nought, how many have
    to go.
    """

    def covers(self, board: Board, place: str) -> bool:
        """Tell whether a piece that comes or goes in a space is one of these."""
        ...

    def owned(self, board: Board, position: Position, power: str) -> int:
        """Return how many of what feeds them a power has."""
        ...

    def pieces(self, board: Board, position: Position, power: str) -> int:
        """Return how many of them it has."""
        ...

    def owned_column(self) -> str:
        """Name what feeds them, over a column of numbers of it."""
        ...

    def pieces_column(self) -> str:
        """Name them, over a column of numbers of them."""
        ...

    def words(self, count: int) -> str:
        """Say of a power how many of them it may put on or has to take off."""
        ...

    def choose(self, count: int) -> str:
        """Ask for the first of them, at the desk."""
        ...

    def act(self, count: int) -> str:
        """Ask for all of them in short, behind what the power owns."""
        ...

    def nothing_yet(self, count: int) -> str:
        """Say beside an empty slip what is due."""
        ...

    def so_far(self, count: int, good: int) -> str:
        """Say beside a slip that ``good`` of them are written."""
        ...

    def written(self, count: int, good: int) -> str:
        """Say before the judging that only ``good`` of them are written."""
        ...


class Adjusting(Protocol):
    """What is written in a phase in which pieces come and go."""

    def accounts(self, board: Board) -> Sequence[Account]:
        """Return all that is counted on a board, in the order in which it is told."""
        ...

    def title(self) -> str:
        """Say over a list of powers what each has won and lost, and puts on or takes off."""
        ...

    def rule(self, board: Board) -> str:
        """Say below that title in a sentence what is held against what; nothing if it is plain."""
        ...

    def later(self) -> str:
        """Name what is written in such a phase, before anybody knows how much of it."""
        ...

    def waive(self) -> str:
        """Name the button with which one that may come is left out."""
        ...
