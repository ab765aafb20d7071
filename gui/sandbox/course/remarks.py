"""What is said about boards and the study: names, notes, signs, drawings, a lesson's marks."""

from collections.abc import Iterable

from engine.study.tree.marks import Lesson, Mark, Sign
from gui.sandbox.course.course import Course


class Remarks:
    """Says it of the board that is looked at: stored first, then shown."""

    def __init__(self, course: Course) -> None:
        self._course, self._sandbox = course, course.open.sandbox

    def name(self, name: str) -> None:
        """Call this board something."""
        self._course.tell(lambda: self._sandbox.name(self._course.at, name))

    def note(self, note: str) -> None:
        """Remark something on it."""
        self._course.tell(lambda: self._sandbox.note(self._course.at, note))

    def sign(self, sign: Sign | None) -> None:
        """Say how good the phase was that led here."""
        self._course.tell(lambda: self._sandbox.sign(self._course.at, sign))

    def sign_order(self, power: str, order: str, sign: Sign | None) -> None:
        """Say how good one order of it was."""
        self._course.tell(lambda: self._sandbox.sign(self._course.at, sign, power, order))

    def draw(self, marks: Iterable[Mark]) -> bool:
        """Draw all that is to be on this board; tell whether that can be."""
        return self._course.tell(lambda: self._sandbox.draw(self._course.at, marks))

    def teach(self, lesson: Lesson, node: int = 0) -> None:
        """Say what a lesson does here, or at another board."""
        self._course.tell(lambda: self._sandbox.teach(node or self._course.at, lesson))

    def rename(self, name: str) -> None:
        """Give the whole study a name."""
        self._course.tell(lambda: self._sandbox.rename(name))
