"""A study handed on from its board: the card with all ways (Ctrl+S), the line's code (Q)."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.study.tree.node import Chapter
from gui.paper.line_sheet import line_sheet
from gui.paper.print_card import PrintCard
from gui.printable import Sheet
from gui.sandbox.course.course import Course
from gui.sandbox.course.study_names import study_name
from gui.sandbox.pasting import Pasting
from gui.sandbox.sandbox_top import SandboxTop
from gui.sandbox.study_paper import matter_of
from gui.sharing.chapter_maps import map_of
from gui.sharing.code_card import CodeCard
from gui.sharing.part import Part
from gui.sharing.share_card import ShareCard


class Shares(Protocol):
    """The screen whose study is handed on."""

    course: Course
    pasting: Pasting
    top: SandboxTop

    @property
    def about(self) -> LoadedMap:
        """The map that is shown."""
        ...

    def settle(self) -> bool:
        """Keep what is still being written; tell whether all of it is."""
        ...


class Sharing(QObject):
    """Opens what a study is handed on by."""

    said = Signal(str)
    """Something is to be said beside the board."""

    def __init__(self, screen: Shares) -> None:
        assert isinstance(screen, QWidget)
        super().__init__(screen)
        self._screen, self._over, self._stopped = screen, screen, False
        screen.top.share.clicked.connect(self.share)
        screen.top.code.clicked.connect(self.show_code)
        QShortcut(QKeySequence("Ctrl+S"), screen, self.share)
        QShortcut(QKeySequence("Q"), screen, self.show_code)

    def stop(self) -> None:
        """Offer nothing any more: what is shown may not leave the room."""
        self._stopped = True
        for act in (self._screen.top.share, self._screen.top.code):
            act.hide()

    def share(self) -> None:
        """Offer all ways in which it can be handed on."""
        if self._stopped:
            return
        screen = self._screen
        screen.settle()
        course = screen.course
        study = course.open.sandbox.study
        here = study.chapter_of(course.at)
        if here is None:
            return
        whole = Part(
            open=course.open,
            chapters=study.chapters,
            name=study_name(course.open),
            map_of=self._map_of,
            own=course.reader.own,
        )
        ShareCard(self._over, whole, here, study.nodes[course.at]).open()

    def show_code(self) -> None:
        """Show the board's line as a code that a telephone reads."""
        line = self._screen.pasting.line
        if self._stopped:
            return
        if line:
            CodeCard(self._over, line, self._print).open()
        else:
            self.said.emit(self._screen.pasting.copy_line())

    def _print(self) -> None:
        course = self._screen.course
        matter = matter_of(course, self._screen.about)

        def sheets(black: bool) -> Sequence[Sheet]:  # noqa: FBT001 - as the card asks
            return line_sheet(matter, black=black)

        PrintCard(self._over.window(), study_name(course.open), sheets).open()

    def _map_of(self, chapter: Chapter) -> LoadedMap:
        shown = self._screen.about
        here = chapter.map == shown.board.id and not chapter.carried
        return shown if here else map_of(chapter)
