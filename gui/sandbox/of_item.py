"""A study that was opened from the library: which item it is of, and whether it is as printed."""

from typing import Final

from engine.study.study_log import StudyLog

ITEM_FACT: Final = "Item"
"""The fact of a chapter that names the item of the library which it is of, by its key."""


def item_of(log: StudyLog, node: int) -> str:
    """Return the key of the item whose chapter a board stands in; nothing where it is of none."""
    chapter = log.study.chapter_of(node) if node in log.study.nodes else None
    return chapter.facts.get(ITEM_FACT, "") if chapter is not None else ""


def as_printed(log: StudyLog, node: int) -> bool:
    """Tell whether a board is of the library, and nothing was changed in its study."""
    return bool(item_of(log, node)) and not log.undoable
