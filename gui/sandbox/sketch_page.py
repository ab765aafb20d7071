"""The paper of somebody who draws on the board: shapes, colours, and a list of what is drawn."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.study.tree.marks import Colour, Mark, Shape
from gui.kit.flow import flow
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, row, rule, tool
from gui.map.arrows.sketched import INKS
from gui.sharing.mark_words import mark_words


class SketchPage(Translated, QWidget):
    """What the next click draws; everything drawn can be taken off one by one."""

    left = Signal()
    taken_off = Signal(object)
    """A ``Mark``."""

    cleared = Signal()
    begun = Signal()
    ended = Signal()
    shown = Signal()

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.shape, self.colour = Shape.CIRCLE, Colour.GREEN
        self.title, self.lead = label("", "h2"), label("", "muted", wrap=True)
        self.close_it = tool("cross", "")
        self.close_it.clicked.connect(self.left)
        self.shapes = {shape: button("", small=True, checkable=True) for shape in Shape}
        self.colours = {
            colour: button("", "", "dot", INKS[colour], small=True, checkable=True)
            for colour in Colour
        }
        for shape, made in self.shapes.items():
            made.clicked.connect(partial(self.choose, shape, None))
        for colour, made in self.colours.items():
            made.clicked.connect(partial(self.choose, None, colour))
        self.said = label("", "muted", wrap=True)
        self.heading = label("", "h3", wrap=True)
        self.clear = button("", small=True)
        self.clear.clicked.connect(self.cleared)
        self._list = spaced(QVBoxLayout(), gap=2)
        self.rows: list[tuple[Mark, QWidget]] = []
        inside = QWidget()
        layout = spaced(QVBoxLayout(inside), (0, 0, 8, 0), 8)
        layout.addWidget(self.lead)
        layout.addWidget(flow(*self.shapes.values(), gap=6))
        layout.addWidget(flow(*self.colours.values(), gap=6))
        layout.addWidget(self.said)
        layout.addWidget(rule())
        layout.addWidget(row((self.heading, 1), self.clear))
        layout.addLayout(self._list)
        layout.addStretch(1)
        whole = spaced(QVBoxLayout(self), gap=8)
        whole.addWidget(row(self.title, None, self.close_it, gap=4))
        whole.addWidget(scroller(inside), 1)
        self._speak()

    def choose(self, shape: Shape | None, colour: Colour | None, *_: object) -> None:
        """Take another shape, or another colour."""
        self.shape, self.colour = shape or self.shape, colour or self.colour
        self._speak()

    def begin(self) -> None:
        """Let clicks draw."""
        self.begun.emit()

    def end(self) -> None:
        """Let clicks be what they are else."""
        self.ended.emit()

    def keep(self) -> None:
        """Keep nothing: what is drawn is stored at once."""

    def show_here(self) -> None:
        """Show what is drawn on the board looked at."""
        self.shown.emit()

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """List what is drawn."""
        for _, gone in self.rows:
            self._list.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.rows = [(mark, self._row(mark)) for mark in marks]
        self.clear.setEnabled(bool(marks))
        self.heading.setText(self.tr("On the board") if marks else self.tr("Nothing is drawn here"))

    def _row(self, mark: Mark) -> QWidget:
        said = mark_words(mark, self._board)
        off = tool("cross", self.tr("Take off: {what}").format(what=said))
        off.clicked.connect(partial(self.taken_off.emit, mark))
        made = row((label(said, wrap=True), 1), off, gap=4)
        self._list.addWidget(made)
        made.show()
        return made

    def _shape_word(self, shape: Shape) -> str:
        return {
            Shape.ARROW: self.tr("Arrow"),
            Shape.LIT: self.tr("Lit space"),
            Shape.CIRCLE: self.tr("Circle"),
        }[shape]

    def _colour_word(self, colour: Colour) -> str:
        return {
            Colour.GREEN: self.tr("in green"),
            Colour.RED: self.tr("in red"),
            Colour.BLUE: self.tr("in blue"),
            Colour.YELLOW: self.tr("in yellow"),
        }[colour]

    def _speak(self) -> None:
        self.title.setText(self.tr("Draw"))
        self.close_it.say(self.tr("Close (Esc)"))
        self.lead.setText(
            self.tr(
                "A click on a space draws, or takes off; an arrow wants two. Without this paper, "
                "too: the right button drawn across the board makes an arrow, pressed on a space "
                "a circle, with Ctrl a lit space. Shift makes it red, Alt blue, both yellow."
            )
        )
        keys = dict(zip((*Colour, *Shape), range(1, 8), strict=True))
        for shape, made in self.shapes.items():
            made.say(f"{self._shape_word(shape)} ({keys[shape]})")
            made.setChecked(shape is self.shape)
        for colour, made in self.colours.items():
            word = self._colour_word(colour)
            made.say(f"{word[0].upper()}{word[1:]} ({keys[colour]})")
            made.setChecked(colour is self.colour)
        self.clear.say(self.tr("Take all off"))
        self.show_marks([mark for mark, _ in self.rows])
