"""Chapters beside a study's board: a strip over the tree, the paper with all of them, keys."""

from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from engine.board.loader import LoadedMap
from gui.games import catalogue
from gui.sandbox.chapter_acts import ChapterActs
from gui.sandbox.chapter_strip import ChapterStrip
from gui.sandbox.chapters_page import ChaptersPage
from gui.sandbox.course import Course
from gui.sandbox.leave_taking import Leave
from gui.sandbox.sandbox_foot import SandboxFoot
from gui.sandbox.sandbox_top import SandboxTop
from gui.sandbox.tree_panel import TreePanel


class Chaptered(Protocol):
    """The screen beside whose board chapters are listed."""

    course: Course
    tree: TreePanel
    top: SandboxTop
    pages: QStackedWidget
    foot: SandboxFoot

    let_go: Leave

    @property
    def setting_up(self) -> bool:
        """Whether the board is set up by hand now."""

    @property
    def about(self) -> LoadedMap:
        """The map."""

    def settle(self) -> None:
        """Keep what is still being written."""

    def show_place(self) -> None:
        """Show the board that is looked at."""


class ChapterPart(QObject):
    """Opens the paper with all chapters, and goes from one to another."""

    said = Signal(str)
    """Something is to be said beside the board."""

    elsewhere = Signal(object)
    """The study's file is let go, and opened anew on the map of the chapter looked at."""

    def __init__(self, screen: Chaptered) -> None:
        assert isinstance(screen, QWidget)
        super().__init__(screen)
        self._screen, course = screen, screen.course
        self._open = False
        self.acts = ChapterActs(course)
        self.strip = ChapterStrip()
        board = screen.about.board
        self.page = ChaptersPage(course, self.acts, board, self._why_no_play)
        screen.tree.put_first(self.strip)
        screen.pages.addWidget(self.page)
        self.strip.title.clicked.connect(self.toggle)
        self.strip.before.clicked.connect(lambda: self.step(-1))
        self.strip.after.clicked.connect(lambda: self.step(1))
        self.page.left.connect(self.close)
        self.acts.said.connect(self._on_said)
        self.acts.elsewhere.connect(self._on_elsewhere)
        course.moved.connect(self._show)
        course.told.connect(self._show)
        for keys, act in (
            ("K", self.toggle),
            ("PgUp", lambda: self.step(-1)),
            ("PgDown", lambda: self.step(1)),
        ):
            QShortcut(QKeySequence(keys), screen, act)
        self._show_strip()

    def _why_no_play(self) -> str:
        """Say why nobody can be played against; nothing where somebody can."""
        game = catalogue.GAMES[self._screen.course.chapter.game]
        if game.novice is not None:
            return ""
        told = self.tr("Nobody can be played against: {game} has no computer player.")
        return told.format(game=game.name())

    @property
    def open(self) -> bool:
        """Whether the list of chapters is shown."""
        return self._screen.pages.currentWidget() is self.page

    def toggle(self) -> None:
        """Show the chapters, or the board's own paper again."""
        if self.open:
            self.close()
            return
        self._open = True
        self._screen.settle()
        self._screen.foot.set_up.setChecked(False)
        if self._screen.top.tree.isVisible():
            self._screen.top.tree.setChecked(False)
        self._screen.pages.setCurrentWidget(self.page)
        self.page.show_chapters()
        self.page.rows[0].setFocus()

    def close(self) -> None:
        """Show the board's own paper again."""
        self.page.keep()
        self.page.said.clear()
        self._open = False
        self._screen.pages.setCurrentIndex(0)
        self._screen.show_place()

    def back(self) -> bool:
        """Close the list; tell whether it was open."""
        if self.open:
            self.close()
            return True
        return False

    def step(self, by: int) -> None:
        """Go to the next chapter, or to the one before."""
        self._screen.settle()
        self.acts.step(by)

    def keep(self) -> None:
        """Keep what was written about a chapter."""
        self.page.keep()

    def _on_said(self, words: str) -> None:
        if not self.open:
            self.said.emit(words)

    def _show(self) -> None:
        screen = self._screen
        self._show_strip()
        self._open = self._open and not screen.setting_up
        if self._open:
            screen.pages.setCurrentWidget(self.page)
            self.page.show_chapters()

    def _on_elsewhere(self, root: int) -> None:
        course, screen = self._screen.course, self._screen
        file = course.open.file

        def look() -> None:
            course.open.sandbox.position(root)
            course.open.sandbox.look(root)

        if file is None:
            self.said.emit(self.tr("This chapter is on another map."))
        elif course.did(look):
            screen.settle()
            screen.let_go()
            self.elsewhere.emit(file.path)

    def _show_strip(self) -> None:
        course = self._screen.course
        self.strip.show_chapter(course.study, course.chapter.id)
