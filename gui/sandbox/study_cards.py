"""What is opened beside a study's board: its name, all rulebooks, another board, the clipboard."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.notation.known_rules import by_every_rulebook
from gui.explain.board_panel import JudgedBoard
from gui.sandbox.compare_page import ComparePage
from gui.sandbox.course.course import Course
from gui.sandbox.course.remarks import Remarks
from gui.sandbox.pasting import Pasting
from gui.sandbox.rulebooks.rulebooks_card import RulebooksCard
from gui.sandbox.sandbox_foot import SandboxFoot
from gui.sandbox.side_papers import Pages
from gui.sandbox.study_name_card import StudyNameCard
from gui.sandbox.writing_page import WritingPage


class Beside(Protocol):
    """The screen beside whose board they are opened."""

    course: Course
    view: JudgedBoard
    page: WritingPage
    pages: Pages
    comparing: ComparePage
    pasting: Pasting
    foot: SandboxFoot
    remarks: Remarks

    def settle(self) -> bool:
        """Keep what is still being written; tell whether all of it is."""
        ...


class StudyCards(QObject):
    """Opens each of them when it is asked for."""

    said = Signal(str)
    """Something is to be said beside the board."""

    def __init__(self, screen: Beside) -> None:
        assert isinstance(screen, QWidget)
        super().__init__(screen)
        self._screen, self._over = screen, screen
        screen.comparing.lit.connect(self._light)
        screen.comparing.gone.connect(self._on_other)

    def compare(self) -> None:
        """Compare the board with another one of the study, in one picture."""
        screen = self._screen
        screen.settle()
        screen.foot.set_up.setChecked(False)
        if screen.comparing.compare():
            screen.page.clear()
            screen.pages.setCurrentWidget(screen.comparing)
            screen.comparing.shine()
        else:
            self.said.emit(self.tr("There is no other board yet."))

    def _light(self, spaces: Sequence[str]) -> None:
        """Show the board after its phase, with the spaces lit where the other one differs."""
        view = self._screen.view
        view.marks.show(())
        view.show_position(self._screen.course.position)
        view.dim_all_but(spaces or None)
        view.point_out(spaces)

    def _on_other(self, node: int) -> None:
        here = self._screen.course.at
        self._screen.course.go(node, writing=False)
        self._screen.comparing.other = here
        self.compare()

    def ask_rulebooks(self) -> None:
        """Judge the phase that led here by every rulebook."""
        course = self._screen.course
        ordered, past = course.node.ordered, course.past
        if ordered is None or past is None:
            self.said.emit(self.tr("First something has to be judged."))
            return
        books = by_every_rulebook(course.rules.board)
        here = course.rules.options
        card = RulebooksCard(self._over, books, past.before, ordered, here)
        card.chosen.connect(course.judge_by)
        card.open()

    def ask_name(self) -> None:
        """Ask what the study is called."""
        course = self._screen.course
        card = StudyNameCard(self._over, course.study.name)
        card.named.connect(self._screen.remarks.rename)
        card.open()

    def copy(self) -> None:
        """Copy the board as one line."""
        self.said.emit(self._screen.pasting.copy_line())

    def paste(self) -> None:
        """Take what was copied elsewhere."""
        self._screen.settle()
        self.said.emit("")  # what was said of the last one is no answer to this one
        self._screen.pasting.paste()
