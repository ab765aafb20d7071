"""Drawing on a study's board: by the right button at any time, by clicks and keys on its paper."""

from collections.abc import Iterable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from engine.study.tree.marks import Colour, Mark, Shape
from gui.explain.board_panel import JudgedBoard
from gui.sandbox.course.course import Course
from gui.sandbox.course.remarks import Remarks
from gui.sandbox.side_papers import SidePapers
from gui.sandbox.sketch_page import SketchPage
from gui.sandbox.writing_page import WritingPage

_SHIFT, _ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
_CTRL = Qt.KeyboardModifier.ControlModifier


class Sketchable(Protocol):
    """The screen on whose board somebody draws."""

    course: Course
    remarks: Remarks
    papers: SidePapers
    page: WritingPage
    view: JudgedBoard

    @property
    def about(self) -> LoadedMap:
        """The map."""

    @property
    def setting_up(self) -> bool:
        """Whether the board is set up by hand now."""


def colour_by(held: Qt.KeyboardModifier, usual: Colour = Colour.GREEN) -> Colour:
    """Return the colour for which keys are held."""
    red, blue = bool(held & _SHIFT), bool(held & _ALT)
    if red or blue:
        return Colour.YELLOW if red and blue else Colour.RED if red else Colour.BLUE
    return usual


def with_mark(marks: Iterable[Mark], mark: Mark) -> tuple[Mark, ...]:
    """Return what is drawn once a mark is drawn too; the same again takes it off."""
    known = tuple(marks)
    place = (mark.shape, mark.at, mark.to)
    others = tuple(one for one in known if (one.shape, one.at, one.to) != place)
    return others if mark in known else (*others, mark)


class SketchPart(QObject):
    """Everything drawn is stored at once, and undone as any other step."""

    def __init__(self, screen: Sketchable) -> None:
        assert isinstance(screen, QWidget)
        super().__init__(screen)
        self._screen, self._view, self._course = screen, screen.view, screen.course
        self.page = page = SketchPage(screen.about.board)
        self._start = ""
        """Where an arrow begins that is being drawn by clicks."""

        screen.papers.add(page)
        page.left.connect(screen.papers.close)
        page.begun.connect(self._on_begun)
        page.ended.connect(self._on_ended)
        page.shown.connect(self._on_shown)
        page.taken_off.connect(self.draw)
        page.cleared.connect(lambda: screen.remarks.draw(()))
        view, course = self._view, self._course
        view.pointer.draws = True
        view.sketching.connect(self._on_sketching)
        view.sketched.connect(self._on_sketched)
        view.location_clicked.connect(self._on_taken)
        view.location_activated.connect(self._on_taken)
        course.moved.connect(self.show_marks)
        course.told.connect(self.show_marks)
        QShortcut(QKeySequence("D"), screen, lambda: screen.papers.toggle(page))
        self._keys = [
            QShortcut(QKeySequence(str(key)), screen, partial(page.choose, shape, colour))
            for key, (shape, colour) in enumerate(
                (*((None, colour) for colour in Colour), *((shape, None) for shape in Shape)), 1
            )
        ]
        for key in self._keys:
            key.setEnabled(False)

    @property
    def open(self) -> bool:
        """Whether clicks draw."""
        return self._screen.papers.open is self.page

    def show_marks(self, *, before: bool = False) -> None:
        """Show what is drawn on the board looked at, and not on the one ``before`` its phase."""
        marks = () if before or self._screen.setting_up else self._course.node.marks
        self._view.sketches.show(marks)
        if self.open:
            self.page.show_marks(marks)

    def draw(self, mark: Mark) -> None:
        """Draw something, or take it off."""
        self._screen.remarks.draw(with_mark(self._course.node.marks, mark))

    # -- the right button ---------------------------------------------------------------------

    def _mark(self, start: str, end: str, held: Qt.KeyboardModifier) -> Mark:
        colour = colour_by(held, self.page.colour if self.open else Colour.GREEN)
        if end and end != start:
            return Mark(Shape.ARROW, colour, start, end)
        return Mark(Shape.LIT if held & _CTRL else Shape.CIRCLE, colour, start)

    def _on_sketching(self, start: str, end: str, held: Qt.KeyboardModifier) -> None:
        """Show an arrow while it is drawn."""
        if not self._screen.setting_up and end and end != start:
            marks = self._course.node.marks
            self._view.sketches.show((*marks, self._mark(start, end, held)))
        else:
            self.show_marks()

    def _on_sketched(self, start: str, end: str, held: Qt.KeyboardModifier) -> None:
        screen = self._screen
        clicked, plain = end == start, not held & (_SHIFT | _ALT | _CTRL)
        menu = screen.setting_up or (not self.open and plain and screen.page.writes_about(start))
        if clicked and menu:
            # Where orders are written, the right button has what can be ordered there.
            self._view.menu_asked.emit(start, self._view.pointer.viewport_point(start))
        elif end and not screen.setting_up:
            self.draw(self._mark(start, end, held))
        self.show_marks()

    # -- clicks and keys ----------------------------------------------------------------------

    def _on_begun(self) -> None:
        for key in self._keys:
            key.setEnabled(True)
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_ended(self) -> None:
        for key in self._keys:
            key.setEnabled(False)
        self._lay_down()

    def _on_shown(self) -> None:
        """Take the desk away, whose clicks these were, and say what is drawn."""
        course = self._course
        self._screen.page.clear()
        self._view.dim_all_but(None)
        if course.past is None:
            self._view.marks.show(())
            self._view.show_position(course.position)
        self._lay_down()
        self.page.show_marks(course.node.marks)

    def _lay_down(self) -> None:
        self._start = ""
        self._view.point_out(())
        self.page.said.clear()

    def _on_taken(self, location: str) -> None:
        if not self.open or not location:
            return
        place, page = province_of(location), self.page
        if page.shape is not Shape.ARROW:
            self.draw(Mark(page.shape, page.colour, place))
        elif not self._start:
            self._start = place
            self._view.point_out((place,))
            page.said.setText(self.tr("Where does the arrow end?"))
        else:
            start = self._start
            self._lay_down()
            if place != start:
                self.draw(Mark(Shape.ARROW, page.colour, start, place))

    def back(self) -> bool:
        """Lay an arrow down that was begun; tell whether one was."""
        begun = bool(self._start)
        if begun:
            self._lay_down()
        return begun
