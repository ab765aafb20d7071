"""What comes into a study from the clipboard or a file; its board as a line, copied."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from engine.exchange.brought import STUDY, Brought, Line, Slip, Told
from engine.notation.position_line import position_line
from engine.store.errors import StoreError
from engine.study.refusal import StudyError
from engine.study.tree.study import Study
from gui.errors.sentences import say_error
from gui.sandbox.course.course import Course
from gui.sandbox.importing import file_read, text_read
from gui.sandbox.remark_words import remark_words
from gui.sandbox.writing_page import WritingPage
from gui.study.slip import read_slip

_SHOWN = 60
"""Signs of a text that nobody can read that are repeated."""


class Pasting(QObject):
    """Copies the board as one line; takes lines, slips, texts and games from elsewhere."""

    refused = Signal(str)
    """Says what is wrong, and where."""

    elsewhere = Signal(object)
    """Chapters of another map, as a study: they have a board of their own."""

    study_brought = Signal(object)
    """The path of a study that is to be opened itself."""

    def __init__(self, course: Course, page: WritingPage) -> None:
        super().__init__(page)
        self._course, self._page = course, page

    @property
    def line(self) -> str:
        """The board as one line; nothing where it cannot be."""
        try:
            return position_line(self._course.position, self._course.rules)
        except ValueError:
            return ""

    def copy_line(self) -> str:
        """Put the board on the clipboard as one line; say what became of it."""
        line = self.line
        if not line:
            return self.tr("No line can say this board: something stands where it cannot.")
        QGuiApplication.clipboard().setText(line)
        return self.tr("Copied: {line}").format(line=line)

    def paste(self) -> None:
        """Take what was copied elsewhere: a text, or a file."""
        copied = QGuiApplication.clipboard().mimeData()
        for url in copied.urls():
            if url.isLocalFile():
                self.take_file(Path(url.toLocalFile()))
                return
        self.take_text(copied.text())

    def take_text(self, text: str) -> None:
        """Take a text: a position line sets the board up, orders are written, chapters are added.

        What is wrong with it is said; nothing has changed then.
        """
        if text.strip():
            self._take(text_read(text, self._course.rules))

    def take_file(self, path: Path) -> None:
        """Take a file as a text of the same words; a study's file is opened itself."""
        if path.suffix.lower() == STUDY:
            self.study_brought.emit(path)
        else:
            self._take(file_read(path, self._course.rules))

    def _take(self, brought: Brought | str) -> None:
        here = self._course.rules.board
        match brought:
            case str():
                self.refused.emit(brought)
            case Slip(text):
                self._take_slip(text.strip())
            case Line(read) if read.rules.board is here:
                self._course.put_board(read.position, read.rules.options, read.lineup)
            case Line():
                self.elsewhere.emit(brought.chapters)
            case Told(chapters, remarks):
                self._take_chapters(chapters)
                if remarks:
                    self.refused.emit(remark_words(remarks))

    def _take_slip(self, text: str) -> None:
        """Write orders; one line that nobody can read stays where it can be corrected."""
        course = self._course
        if course.past is not None:
            course.play_on()
        read = read_slip(text, course.position, course.rules)
        if read.orders or "\n" not in text:
            self._page.take_text(text)
            return
        first = text.split("\n", 1)[0].strip()
        self.refused.emit(
            self.tr(
                "Line 1: “{text}” is no order for a unit of this board. The study takes position "
                "lines, game texts, games, studies and orders."
            ).format(text=first[:_SHOWN])
        )

    def _take_chapters(self, chapters: Study) -> None:
        root = self._course.study.chapter_of(self._course.root)
        like = (root.map, root.carried) if root is not None else ()
        if all((one.map, one.carried) == like for one in chapters.chapters):
            self._take_over(chapters)
        else:
            self.elsewhere.emit(chapters)

    def _take_over(self, chapters: Study) -> None:
        """Add chapters behind those that are there, and look at the first."""
        course = self._course
        try:
            first, *_ = course.open.chapters.take_over(chapters)
        except (StudyError, StoreError) as error:
            self.refused.emit(say_error(error))
            return
        chapter = course.study.chapter(first)
        if chapter is not None:
            course.go(chapter.root, writing=True)
