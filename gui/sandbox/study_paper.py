"""What is printed of a study's board."""

from engine.board.loader import LoadedMap
from engine.table.view import PublicView
from gui.printable import Matter
from gui.sandbox.course.course import Course
from gui.sandbox.course.study_names import study_name


def matter_of(course: Course, loaded: LoadedMap) -> Matter:
    """Return the board that is looked at as something to print: it is no game of anybody's."""
    past = course.past
    position = course.position if past is None else past.before
    told = () if past is None else (past,)
    public = PublicView.of_board(study_name(course.open), loaded.board, position, told)
    drawn = course.node.marks
    return Matter(public=public, loaded=loaded, rules=course.rules, at=0, drawn=drawn)
