"""The way from a study's board to guessing the orders of its game, and back to the same board."""

from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.study.guessing import can_be_guessed
from engine.study.tree.study import Study
from gui import settings
from gui.sandbox.course.course import Course
from gui.sandbox.course.leave_taking import Held, Leave
from gui.sandbox.guess.guess_course import GuessCourse
from gui.sandbox.guess.guess_screen import GuessScreen
from gui.sandbox.guess.kept_guesses import KeptGuesses
from gui.sandbox.sandbox_foot import SandboxFoot
from gui.sandbox.tree.tree_panel import TreePanel


class Board(Protocol):
    """A study's board."""

    course: Course
    tree: TreePanel
    foot: SandboxFoot
    let_go: Leave

    @property
    def about(self) -> LoadedMap:
        """Its map."""
        ...

    def settle(self) -> bool:
        """Keep what is still being written; tell whether all of it is."""
        ...


class GuessOffer(QObject):
    """Offers it where the chapter holds a game."""

    asked = Signal()

    def __init__(self, board: Board) -> None:
        assert isinstance(board, QWidget)
        super().__init__(board)
        self._board = board
        board.tree.guess.clicked.connect(self.ask)
        QShortcut(QKeySequence("G"), board, self.ask)
        board.course.moved.connect(self.offer)
        board.course.told.connect(self.offer)
        self.offer()

    @property
    def study(self) -> Study:
        """The whole study, also what a reader has not come to."""
        return self._board.course.open.sandbox.study

    @property
    def offered(self) -> bool:
        """Whether the chapter holds a game."""
        return can_be_guessed(self.study, self._board.course.root)

    def offer(self) -> None:
        """Show the button where there is something to guess."""
        self._board.tree.guess.setVisible(self.offered)

    def ask(self) -> None:
        """Guess the orders of the chapter's game; everything here is kept first."""
        board = self._board
        if self.offered:
            if board.settle():
                board.course.stay()
                self.asked.emit()
        else:
            board.foot.say(self.tr("First the chapter has to have a game of two phases."))

    def screen(self) -> GuessScreen:
        """Return who guesses, with the study in his hands."""
        board = self._board
        course = board.course
        kept = KeptGuesses(settings.data_folder())
        made = GuessScreen(board.about, GuessCourse(self.study, course.root, kept))
        made.hold(Held(course.open, board.let_go.hand_on(), course.at))
        return made

    def take_back(self, guesser: GuessScreen) -> None:
        """Have the study again from who guessed."""
        held, board = guesser.held, self._board
        assert held is not None
        assert isinstance(board, QWidget)
        board.let_go.hand_on()
        board.let_go = held.let_go.hand_on()
        board.destroyed.connect(board.let_go)
