"""Chapters beside a study's board: a strip over the tree, the paper with all of them, keys."""

from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from gui.games import catalogue
from gui.sandbox.chapters.chapter_acts import ChapterActs
from gui.sandbox.chapters.chapter_strip import ChapterStrip
from gui.sandbox.chapters.chapters_page import ChaptersPage
from gui.sandbox.course.course import Course
from gui.sandbox.course.leave_taking import Leave
from gui.sandbox.side_papers import SidePapers
from gui.sandbox.tree.tree_panel import TreePanel


class Chaptered(Protocol):
    """The screen beside whose board chapters are listed."""

    course: Course
    tree: TreePanel
    papers: SidePapers
    let_go: Leave

    @property
    def about(self) -> LoadedMap:
        """The map."""

    def settle(self) -> bool:
        """Keep what is still being written; tell whether all of it is."""
        ...


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
        self.acts = ChapterActs(course)
        self.strip = ChapterStrip()
        board = screen.about.board
        self.page = ChaptersPage(course, self.acts, board, self._why_no_play)
        screen.tree.put_first(self.strip)
        screen.papers.add(self.page)
        self.strip.title.clicked.connect(self.toggle)
        self.strip.before.clicked.connect(lambda: self.step(-1))
        self.strip.after.clicked.connect(lambda: self.step(1))
        self.page.left.connect(screen.papers.close)
        self.acts.said.connect(self._on_said)
        self.acts.elsewhere.connect(self._on_elsewhere)
        course.moved.connect(self._show_strip)
        course.told.connect(self._show_strip)
        for keys, act in (
            ("K", self.toggle),
            ("PgUp", lambda: self.step(-1)),
            ("PgDown", lambda: self.step(1)),
        ):
            QShortcut(QKeySequence(keys), screen, act)
        self._show_strip()

    def _why_no_play(self) -> str:
        """Say why nobody can be played against; nothing where somebody can."""
        game = self._screen.course.chapter.game
        if GAMES[game].novice is not None:
            return ""
        told = self.tr("Nobody can be played against: {game} has no computer player.")
        return told.format(game=catalogue.GAMES[game].name())

    @property
    def open(self) -> bool:
        """Whether the list of chapters is shown."""
        return self._screen.papers.open is self.page

    def toggle(self) -> None:
        """Show the chapters, or the board's own paper again."""
        self._screen.papers.toggle(self.page)

    def step(self, by: int) -> None:
        """Go to the next chapter, or to the one before."""
        if self._screen.settle():
            self.acts.step(by)

    def _on_said(self, words: str) -> None:
        if not self.open:
            self.said.emit(words)

    def _show_strip(self) -> None:
        course = self._screen.course
        self.strip.show_chapter(course.study, course.chapter.id)

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
