"""What shelves and items of the library are called in the language now spoken."""

from engine.library.item import Item, Texts
from engine.library.shelf import Shelf
from gui import i18n


def told(texts: Texts) -> str:
    """Return a text of the library in the language now spoken."""
    return texts.get(i18n.language()) or texts.get("en", "")


def themes_of(item: Item, shelf: Shelf) -> tuple[str, ...]:
    """Say what an item is about."""
    return tuple(told(shelf.themes[one]) for one in item.themes if one in shelf.themes)


def caption_of(item: Item, shelf: Shelf) -> str:
    """Say below an item's title which sections it explains and what it is about."""
    return " · ".join((*item.sections, *themes_of(item, shelf)))
