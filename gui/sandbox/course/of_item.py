"""A study that was opened from the library: which item it is of, and whether it is as printed."""

from engine.board.loader import LoadedMap
from engine.study.study_log import StudyLog
from engine.study.tree.node import ITEM_FACT
from gui.map.board.view import BoardView
from gui.sandbox.course.course import Course
from gui.study.near import crop_of

_MANY = 18
"""So many pieces stand all over the board."""


def item_of(log: StudyLog, node: int) -> str:
    """Return the key of the item whose chapter a board stands in; nothing where it is of none."""
    chapter = log.study.chapter_of(node) if node in log.study.nodes else None
    return chapter.facts.get(ITEM_FACT, "") if chapter is not None else ""


def pieces_of_item(course: Course) -> tuple[str, ...]:
    """Return the spaces that a board of the library is about; none where it is about all of it."""
    position, read = course.position, course.rules.order
    if not item_of(course.open.log, course.at) or len(position.units) >= _MANY:
        return ()
    places = [unit.province for unit in position.units]
    for texts in course.sheets.values():
        places += [read(text).goal for text in texts]
    return tuple(dict.fromkeys(filter(None, places)))


def look_at_item(view: BoardView, loaded: LoadedMap, course: Course) -> None:
    """Look closely at what a board of the library is about."""
    near = pieces_of_item(course)
    if near:
        view.camera.look_at(crop_of(loaded, near, view.width() / max(1, view.height())))


def as_printed(log: StudyLog, node: int) -> bool:
    """Tell whether a board is of the library, and nothing was changed in its study."""
    return bool(item_of(log, node)) and not log.undoable
