"""A shelf of a game: items that belong together, in the order in which they are read."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.library.item import Item, Texts


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """A shelf of a game."""

    key: str
    """``game/shelf``: never shown, never changed."""

    game: str
    titles: Texts
    items: tuple[Item, ...]
    themes: Mapping[str, Texts] = field(default_factory=dict)
    """What the themes of its items are called. A key means the same on all shelves of its game."""

    headings: Mapping[str, Texts] = field(default_factory=dict)
    """What the parts of a long shelf are called, in their order. The items of a part stand one
    after another."""

    kinds: Mapping[str, str] = field(default_factory=dict)
    """Words that people use for the kinds of its game's pieces, folded, as ``army`` for ``A``: with
    them one searches for pieces. Said on one shelf it holds for all of the game."""

    def item(self, key: str) -> Item | None:
        """Return an item by its key."""
        return next((one for one in self.items if one.key == key), None)
