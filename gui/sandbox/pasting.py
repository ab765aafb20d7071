"""The clipboard of a study's board: position lines and orders, copied and pasted."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from engine.notation.faults import LineError
from engine.notation.position_line import position_line, read_position_line
from engine.notation.words import VERSION
from gui.errors.sentences import say_error
from gui.sandbox.course import Course
from gui.sandbox.writing_page import WritingPage


class Pasting(QObject):
    """Copies the board as one line, and takes lines and slips that were copied elsewhere."""

    refused = Signal(str)

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
        """Set up the board of a position line, or write the orders that were copied."""
        text = QGuiApplication.clipboard().text().strip()
        if not text:
            return
        if not text.upper().startswith(VERSION):
            self._page.take_text(text)
            return
        board = self._course.rules.board
        try:
            said = read_position_line(text)
        except LineError as error:
            self.refused.emit(say_error(error, board))
            return
        if said.map != board.id:
            self.refused.emit(self.tr("This line is of another map: {map}").format(map=said.map))
            return
        self._course.put_board(said.position, said.rules.options)
