"""What shelves and items of the library are called in the language now spoken."""

from engine.catalogue import GAMES
from engine.library.item import Item, Texts
from engine.library.shelf import Shelf
from engine.notation.known_rules import known_board
from engine.openings.known import openings_of
from engine.study.opening import Opening
from gui import i18n
from gui.library.opening_words import opening_lines

_APART = "\N{NO-BREAK SPACE}· "
"""Between what stands in one line: none begins with the dot."""


def told(texts: Texts) -> str:
    """Return a text of the library in the language now spoken."""
    return texts.get(i18n.language()) or texts.get("en", "")


def themes_of(item: Item, shelf: Shelf) -> tuple[str, ...]:
    """Say what an item is about."""
    return tuple(told(shelf.themes[one]) for one in item.themes if one in shelf.themes)


def caption_of(item: Item, shelf: Shelf) -> str:
    """Say below an item's title which sections it explains and what it is about.

    Of an opening that is what its units do.
    """
    opening = opening_of(item)
    if opening is not None:
        lines = opening_lines(opening, known_board(GAMES[item.game].map))
        return " · ".join(lines.splitlines())
    return _APART.join((*item.sections, *themes_of(item, shelf)))


def opening_of(item: Item) -> Opening | None:
    """Return the opening with a name that an item is, if it is one."""
    every = openings_of(item.game).every if item.opening else ()
    return next((one for one in every if one.id == item.opening), None)
