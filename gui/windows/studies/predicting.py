"""What asks what happens to each unit, loaded when it is first wanted; see ``screens``."""

# ruff: noqa: PLC0415 - it is what this module is for

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.board.loader import LoadedMap

if TYPE_CHECKING:
    from engine.library.item import Item
    from engine.study.memory.memory_event import Subject
    from gui.predict.predict_screen import PredictScreen

    Subjects = Sequence[Subject]


def asking(games: Path, loaded: LoadedMap, subjects: "Subjects") -> "PredictScreen":
    """Return what asks what happens to each unit in some phases."""
    from gui.predict.opening import asking_screen

    return asking_screen(games, loaded, subjects)


def item_phases(item: "Item") -> "Subjects":
    """Return the phases of something in the library that can be asked about."""
    from engine.libraries import asked_of

    return asked_of(item)


def practice(games: Path, loaded: LoadedMap) -> "PredictScreen":
    """Return what is to be practised today."""
    from gui.predict.opening import practice_screen

    return practice_screen(games, loaded)
