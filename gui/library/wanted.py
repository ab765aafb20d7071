"""What somebody looks for in the library, and where he was when he opened something there."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

from engine.club.search import plain
from engine.library.item import Item
from engine.library.shelf import Shelf
from gui.library.item_words import themes_of

ALL: Final = "*"
"""Every shelf."""

OWN: Final = "own"
"""One's own studies."""

FACETS: Final = ("theme", "section", "rulebook", "power", "space")
"""What can be chosen from a list, beside what is typed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What is sought: on which shelf, which words, which of what can be chosen."""

    shelf: str = ALL
    """The key of a shelf, of a game, or one of the above."""

    text: str = ""
    facets: Mapping[str, str] = field(default_factory=dict)
    """What was chosen, by the names above; what is missing may be anything."""

    at: str = ""
    """The key of the item that was looked at last."""

    def choose(self, facet: str, value: str) -> Self:
        """Choose something of a list, or anything of it."""
        others = {name: one for name, one in self.facets.items() if name != facet}
        return replace(self, facets={**others, facet: value} if value else others)


def on_shelf(wanted: str, shelves: Sequence[Shelf]) -> tuple[Item, ...]:
    """Return the items of a shelf, of all shelves of a game, or of all there are."""
    return tuple(
        item for shelf in shelves if wanted in (ALL, shelf.key, shelf.game) for item in shelf.items
    )


def found(items: Iterable[Item], wanted: Wanted, shelves: Mapping[str, Shelf]) -> tuple[Item, ...]:
    """Return the items that have every word in what they are called or what they are about."""
    words = plain(wanted.text).split()
    return tuple(one for one in items if _fits(one, words, wanted, shelves[one.shelf]))


def _fits(item: Item, words: Sequence[str], wanted: Wanted, shelf: Shelf) -> bool:
    has = {"theme": item.themes, "section": item.sections, "rulebook": item.rulebooks}
    if any(value not in has.get(name, (value,)) for name, value in wanted.facets.items()):
        return False
    said = plain(
        " ".join(
            (*item.titles.values(), *item.texts.values(), *item.sections, *themes_of(item, shelf))
        )
    )
    return all(word in said for word in words)
