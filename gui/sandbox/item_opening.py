"""What lies in the library, opened as a study of one's own."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from engine.board.loader import LoadedMap
from engine.library.item import Item
from engine.store.study_shelf import ShelvedStudy, StudyShelf
from engine.studies import begin_with
from engine.study.tree.node import ITEM_FACT
from gui import i18n
from gui.sandbox.opening import free_path, fresh_screen
from gui.sandbox.sandbox_screen import SandboxScreen

_HURRY = 0.5
"""Seconds in which changed boards are looked for; whoever has more finds his on his shelf."""


def changed_of(games: Path, item: Item) -> tuple[ShelvedStudy, ...]:
    """Return the own studies that are changed boards of an item, the last changed first."""
    return StudyShelf(games).of_item(item.key, within=_HURRY)


def item_screen(
    games: Path, map_of: Callable[[str], LoadedMap], item: Item, node: int = 0
) -> SandboxScreen:
    """Open a chapter of the library, with its texts in the language now spoken.

    It goes again if nothing is done there. ``map_of`` finds a map by its name; the first board is
    shown, or another ``node``.

    Raises:
        StoreError: its file cannot be made.
        MapError: its map cannot be used.
    """
    assert item.read is not None
    study = item.read(i18n.language())
    chapters = tuple(
        replace(one, facts={**one.facts, ITEM_FACT: item.key}) for one in study.chapters
    )
    loaded, told = map_of(chapters[0].map), replace(study, chapters=chapters)
    return fresh_screen(loaded, begin_with(free_path(StudyShelf(games)), told), node)
