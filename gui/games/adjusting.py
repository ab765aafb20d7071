"""What a game says of pieces that come and go between its turns."""

from typing import Protocol

from engine.rules.position import Position


class Adjusting(Protocol):
    """What is written in a phase in which pieces come and go.

    ``count`` is how many may come; below nought, how many have to go.
    """

    def due(self, position: Position, power: str) -> int:
        """Return how many pieces a power may put on the board, or has to take off."""
        ...

    def title(self) -> str:
        """Say over a list of powers what each has won and lost, and puts on or takes off."""
        ...

    def words(self, count: int) -> str:
        """Say of a power how many pieces it may put on or has to take off."""
        ...

    def later(self) -> str:
        """Name what is written in such a phase, before anybody knows how much of it."""
        ...

    def choose(self, count: int) -> str:
        """Ask for the first of them, at the desk."""
        ...

    def act(self, count: int) -> str:
        """Ask for all of them in short, behind what the power owns."""
        ...

    def waive(self) -> str:
        """Name the button with which one that may come is left out."""
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
