"""What a stranger to a game is told and shown first."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
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

    def words(self) -> str:
        """Say what one does in it."""
        ...


class Introduction(Protocol):
    """What a stranger is told first, beside the rules in two pages (``gui.explain.brief``)."""

    def page_names(self) -> tuple[str, ...]:
        """Name the two pages."""
        ...

    def signs(self) -> tuple[str, ...]:
        """Say what each sign of the board means."""
        ...

    def order_keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys of kinds of order, as Qt writes them, and what they do."""
        ...

    def sign_pictures(self, loaded: "LoadedMap", rules: "Rules") -> "tuple[SignPicture, ...]":
        """Draw the signs, in the same order, on boards that are judged for it."""
        ...
