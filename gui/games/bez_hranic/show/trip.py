"""One trip as the map shows it: where it leads, and how far it is told."""

from collections.abc import Sequence
from dataclasses import dataclass

from gui.games.bez_hranic.drawing.tokens import Token


@dataclass(frozen=True, slots=True)
class ShownTrip:
    """What is the same from a trip's first step to its last, so that the map stands still."""

    start: str = ""
    target: str = ""
    chosen: tuple[str, ...] = ()
    route: tuple[str, ...] = ()
    """The parts it goes through; none where nobody travels."""

    pairs: tuple[tuple[str, str], ...] = ()
    """Neighbours that cost a penalty."""

    token: Token | None = None
    best: bool = False
    """Whether it is the best choice: drawn in gold."""

    insets: int = 0
    """Stacks that are shown in a corner of the map."""

    around: tuple[str, ...] = ()
    """Parts that are to be seen besides."""

    close: bool = False
    """Whether the camera goes as near as it can: for an inset."""

    ink: str = ""
    """Of the route, where it is neither a player's nor the best."""

    @property
    def stops(self) -> tuple[str, ...]:
        """The states with a stone."""
        return tuple(dict.fromkeys(filter(None, (self.start, self.target, *self.chosen))))


@dataclass(frozen=True, slots=True)
class Told:
    """How far a trip is told; what it says stands still."""

    stones: bool = True
    """Whether the stones on what was chosen lie there."""

    crossed: int = 0
    """Borders that the route has crossed."""

    pairs: int = 0
    """Pairs of neighbours that were told."""


WHOLE = ShownTrip()
"""Nobody's: the whole map."""


def part_of(parts: Sequence[str], route: Sequence[str]) -> str:
    """Return the part of a state that a route goes through, or its first."""
    return next((part for part in parts if part in route), parts[0])
