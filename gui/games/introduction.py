"""What a stranger to a game is told and shown first."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from engine.board.board import Board
    from engine.board.loader import LoadedMap
    from engine.rules.game import Rules
    from gui.paper.sign_pictures import SignPicture


class FirstMinute(Protocol):
    """One minute at a table for whoever never played: all others have sealed already."""

    @property
    def power(self) -> str:
        """Who plays."""
        ...

    @property
    def orders(self) -> Mapping[str, tuple[str, ...]]:
        """What the others have sealed, as anybody writes it."""
        ...

    def name(self) -> str:
        """Name the table, as a game is named that is played there."""
        ...

    def over(self) -> str:
        """Say that a whole turn was played, in a sentence."""
        ...

    def title(self) -> str:
        """Say to whom it is offered, and the game's first lesson before it."""
        ...

    def words(self) -> str:
        """Say what one does in it, and in that lesson."""
        ...


class DoorPictures(Protocol):
    """What is seen in the pictures of the start screen's doors: a table, and slips on it."""

    @property
    def table(self) -> tuple[float, float, float, float]:
        """The piece of the board on the table: left, top, width, height in board units."""
        ...

    @property
    def sealed(self) -> Collection[str]:
        """The letters of those powers whose orders lie sealed."""
        ...

    @property
    def slips(self) -> Sequence[tuple[str, tuple[str, str, str]]]:
        """Three slips, the uppermost last: a power's letter, and what it has written by hand."""
        ...


class LiveIntroduction(Protocol):
    """What a stranger is told first of a game of live rounds, beside the rules in two pages."""

    def page_names(self) -> tuple[str, ...]:
        """Name the two pages."""
        ...

    def keys(self) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        """Return the places where it has keys of its own, each with keys and what they do."""
        ...


class Introduction(Protocol):
    """What a stranger is told first, beside the rules in two pages (``gui.explain.brief``)."""

    def page_names(self) -> tuple[str, ...]:
        """Name the two pages."""
        ...

    def signs(self, board: "Board") -> tuple[str, ...]:
        """Say what each sign of a board means."""
        ...

    def order_keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys of kinds of order, as Qt writes them, and what they do."""
        ...

    def sign_pictures(self, loaded: "LoadedMap", rules: "Rules") -> "tuple[SignPicture, ...]":
        """Draw the signs, in the same order, on boards that are judged for it."""
        ...
