"""Papers that are laid over the board's own one: chapters, a lesson's marks, drawings."""

from typing import Protocol

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from gui.explain.board_panel import JudgedBoard
from gui.sandbox.course.course import Course
from gui.sandbox.sandbox_foot import SandboxFoot
from gui.sandbox.sandbox_top import SandboxTop


class SidePaper(Protocol):
    """One of them: a widget."""

    def keep(self) -> None:
        """Keep what is written on it."""

    def show_here(self) -> None:
        """Show what it has to say of the board looked at."""

    def begin(self) -> None:
        """Give the keys to what is written or pressed first."""

    def end(self) -> None:
        """Put it away."""


class Pages(QStackedWidget):
    """Papers of which one is seen: those behind it ask for no room."""

    def minimumSizeHint(self) -> QSize:
        """Do with what the one that is seen needs."""
        seen = self.currentWidget()
        return seen.minimumSizeHint() if seen is not None else QSize()

    def hasHeightForWidth(self) -> bool:
        """Take the height that there is: each paper scrolls where it needs more."""
        return False


class Papered(Protocol):
    """The screen beside whose board they lie."""

    course: Course
    top: SandboxTop
    view: JudgedBoard
    pages: Pages
    foot: SandboxFoot

    @property
    def setting_up(self) -> bool:
        """Whether the board is set up by hand now."""

    def settle(self) -> bool:
        """Keep what is still being written; tell whether all of it is."""
        ...

    def show_place(self) -> None:
        """Show the board that is looked at."""


class SidePapers(QObject):
    """One of them lies there at a time, until it is put away; another board leaves it there."""

    turned = Signal()
    """Another one lies there, or none."""

    def __init__(self, screen: Papered) -> None:
        assert isinstance(screen, QWidget)
        super().__init__(screen)
        self._screen = screen
        self._papers: list[SidePaper] = []
        self.open: SidePaper | None = None
        """Which one lies there."""

        screen.course.moved.connect(self._show)
        screen.course.told.connect(self._show)

    def add(self, paper: SidePaper) -> None:
        """Have a paper that can be laid there."""
        assert isinstance(paper, QWidget)
        self._papers.append(paper)
        self._screen.pages.addWidget(paper)

    def keep(self) -> None:
        """Keep what is written on them."""
        for paper in self._papers:
            paper.keep()

    def toggle(self, paper: SidePaper) -> None:
        """Lay a paper there, or put it away."""
        if self.open is paper:
            self.close()
            return
        screen = self._screen
        screen.settle()
        if self.open is not None:
            self.open.end()
        screen.foot.set_up.setChecked(False)
        if screen.top.tree.isVisible():
            screen.top.tree.setChecked(False)
        self.open = paper
        self._show()
        paper.begin()
        self.turned.emit()

    def close(self) -> None:
        """Show the board's own paper again."""
        if self.open is not None:
            self.open.keep()
            before, self.open = self.open, None
            before.end()
            self._screen.show_place()
            self.turned.emit()
            self._screen.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def back(self) -> bool:
        """Put away what lies there; tell whether something did."""
        lay = self.open is not None
        self.close()
        return lay

    def _show(self) -> None:
        paper = self.open
        if paper is not None and self._screen.setting_up:
            self.open = None
            paper.end()
            self.turned.emit()
        elif paper is not None:
            assert isinstance(paper, QWidget)
            self._screen.pages.setCurrentWidget(paper)
            paper.show_here()
