"""What is done to whole chapters of a study: gone to, added, told, moved, taken out."""

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.notation.known_rules import begun_by
from engine.study.tree.marks import Mode
from engine.study.tree.node import Chapter
from engine.study.tree.study import Study
from gui.sandbox.course.course import Course
from gui.words import names


def chapter_name(study: Study, chapter: Chapter) -> str:
    """Return a chapter's title; its number where it has none."""
    number = next(at for at, one in enumerate(study.chapters, 1) if one.id == chapter.id)
    unnamed = QCoreApplication.translate("Chapters", "Chapter {number}")
    return chapter.title or unnamed.format(number=names.number(number))


class ChapterActs(QObject):
    """Every act is stored first and then shown, and can be taken back."""

    said = Signal(str)
    """What has come of it."""

    elsewhere = Signal(int)
    """A chapter on another map is wanted: the board with which it begins."""

    def __init__(self, course: Course) -> None:
        super().__init__(course)
        self._course, self._chapters = course, course.open.chapters
        self._places: dict[int, tuple[int, bool]] = {}
        """Where one was in each chapter."""

        course.moved.connect(self._remember)

    def _remember(self) -> None:
        course = self._course
        self._places[course.chapter.id] = course.at, course.writing

    # -- going about --------------------------------------------------------------------------

    def go(self, number: int) -> None:
        """Look at a chapter, where one was in it."""
        course = self._course
        chapter, here = course.study.chapter(number), course.chapter
        if chapter is None or chapter.id == here.id:
            return
        if (chapter.map, chapter.carried) != (here.map, here.carried):
            self.elsewhere.emit(chapter.root)
            return
        at, writing = self._places.get(number) or course.reader.left(
            course.open.sandbox.study, chapter
        )
        at = at if at in course.study.nodes else chapter.root
        course.go(at, writing=writing)

    def step(self, by: int) -> None:
        """Look at the next chapter, or the one before."""
        known = self._course.study.chapters
        at = [one.id for one in known].index(self._course.chapter.id) + by
        if 0 <= at < len(known):
            self.go(known[at].id)

    # -- acts ---------------------------------------------------------------------------------

    def add(self, *, from_phase: bool) -> None:
        """Begin a chapter behind this one: as the game begins, or from the board looked at."""
        course = self._course
        here, known = course.chapter, course.study.chapters
        place = [one.id for one in known].index(here.id) + 1
        added: list[Chapter] = []

        def act() -> None:
            if from_phase:
                setup = course.open.sandbox.setup(course.at)
            else:
                setup = begun_by(course.rules, course.study.setup_of(course.at).lineup)
            added.append(self._chapters.add(here, setup, place=place))

        if course.did(act):
            course.go(added[0].root, writing=True)

    def title(self, chapter: int, title: str) -> None:
        """Call a chapter something."""
        self._course.tell(lambda: self._chapters.title(chapter, title))

    def text(self, chapter: int, text: str) -> None:
        """Write what stands at its head."""
        self._course.tell(lambda: self._chapters.text(chapter, text))

    def fact(self, chapter: int, fact: str, value: str) -> None:
        """Say who played, where, when."""
        self._course.tell(lambda: self._chapters.fact(chapter, fact, value))

    def mode(self, chapter: int, mode: Mode) -> None:
        """Show a chapter in another way; who says so goes on seeing all of it."""
        self._course.reader.see_all(chapter)
        self._course.tell(lambda: self._chapters.mode(chapter, mode))

    def move(self, chapter: int, by: int) -> None:
        """Let a chapter come earlier or later."""
        place = [one.id for one in self._course.study.chapters].index(chapter) + by
        if 0 <= place < len(self._course.study.chapters):
            self._course.tell(lambda: self._chapters.move(chapter, place))

    def remove(self, number: int) -> None:
        """Take a chapter out with its tree: nothing is asked, because undo brings it back."""
        course, known = self._course, self._course.study.chapters
        chapter = course.study.chapter(number)
        if chapter is None:
            return
        if len(known) == 1:
            self.said.emit(self.tr("A study has at least one chapter."))
            return
        name, beside = chapter_name(course.study, chapter), self._beside(number)
        here = course.chapter.id == number
        if here and (beside.map, beside.carried) != (chapter.map, chapter.carried):
            self.said.emit(self.tr("First go to the chapter that is to be looked at then."))
            return
        if course.did(lambda: self._chapters.remove(number)):
            if here:
                at, writing = self._places.get(beside.id, (beside.root, True))
                course.go(at if at in course.study.nodes else beside.root, writing=writing)
            else:
                course.told.emit()
            told = self.tr("“{name}” was taken out; undo (Ctrl+Z) brings it back.")
            self.said.emit(told.format(name=name))

    def _beside(self, number: int) -> Chapter:
        known = self._course.study.chapters
        at = [one.id for one in known].index(number)
        return known[at + 1] if at + 1 < len(known) else known[at - 1]
