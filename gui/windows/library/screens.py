"""The library's screens by name, each loaded when it is first asked for; see ``screens.py``."""

# ruff: noqa: PLC0415 - it is what this module is for

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from gui.windows.maps import Maps

if TYPE_CHECKING:
    from engine.library.item import Item
    from engine.study.tree.study import Study
    from gui.library.changed_card import ChangedCard
    from gui.library.library_screen import LibraryScreen
    from gui.library.openings_screen import OpeningsScreen
    from gui.library.wanted import Wanted
    from gui.sandbox.sandbox_screen import SandboxScreen
    from gui.study.live_screens import LiveStudy


def library(loaded: LoadedMap, games: Path, maps: Maps, wanted: "Wanted | None") -> "LibraryScreen":
    """Return the library, as it was left."""
    from gui.library.open_library import opened_library

    return opened_library(loaded, games, maps.known, wanted)


def openings(loaded: LoadedMap, games: Path, opening: str = "") -> "OpeningsScreen":
    """Return the explorer of openings of the game that is played on a map, at one of them."""
    from gui.library.openings_screen import OpeningsScreen

    return OpeningsScreen(loaded, games, opening)


def opening_study(games: Path, loaded: LoadedMap, told: "Study") -> "SandboxScreen":
    """Return the board of an opening; it goes again if nothing is done there.

    Raises:
        StoreError: its file cannot be made.
    """
    from gui.sandbox.told import told_screen

    return told_screen(games, loaded, told, fresh=True)


def item_study(games: Path, maps: Maps, item: "Item", node: int = 0) -> "SandboxScreen":
    """Return a board of something in the library: its first, or another.

    Raises:
        StoreError: its file cannot be made.
        MapError: its map cannot be used.
    """
    from gui.sandbox.item_opening import item_screen

    return item_screen(games, maps.known, item, node)


def changed_item(games: Path, item: "Item", over: QWidget) -> "ChangedCard | None":
    """Return what offers to go on with an item that was changed; nothing where it was not."""
    from gui.library.changed_card import ChangedCard
    from gui.library.item_words import told
    from gui.sandbox.item_opening import changed_of

    changed = changed_of(games, item)
    return ChangedCard(over, told(item.titles), changed) if changed else None


def live_study(game: str, example: str = "") -> "LiveStudy | None":
    """Return the study of a game of live rounds, or one of its examples; nothing: it has none."""
    from gui.games import catalogue

    card = catalogue.LIVE.get(game)
    if card is None or card.study is None:
        return None
    screen = card.study()
    if example:
        screen.open(example)
    return screen
