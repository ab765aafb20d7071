"""A board beside an explanation: a judged phase before or after, with what is spoken of lit."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.rules.ruling import Ruling
from engine.session.view import PastPhase
from gui.explain import why
from gui.map import drawing
from gui.map.view import BoardView


class JudgedBoard(BoardView):
    """The board with one judged phase on it. Public: only what was revealed."""

    def __init__(self, loaded: LoadedMap, parent: QWidget | None = None) -> None:
        super().__init__(loaded, parent)
        self.past: PastPhase | None = None
        self.before = False

    def show_past(self, past: PastPhase, *, before: bool) -> None:
        """Show a phase: with its orders as they were written, or with what became of them."""
        self.past, self.before = past, before
        board = self.loaded.board
        if before:
            marks = drawing.marks_for_orders(board, past.before, past.orders)
        else:
            marks = drawing.marks_for_resolution(
                board, past.before, past.orders, past.resolution, after=True
            )
        self.show_judged(past.before if before else past.resolution.after, marks)

    def spotlight(self, ruling: Ruling | None) -> None:
        """Veil everything that an order's fate does not turn on; nothing lifts the veil."""
        if ruling is None or not ruling.unit:
            self.dim_all_but(None)
        else:
            self.dim_all_but(why.concerned(ruling, self.loaded.board))

    def point_out(self, provinces: Iterable[str]) -> None:
        """Light the spaces a sentence speaks of; none puts the light out."""
        self.light((), "target")
        self.light(tuple(provinces), "chosen")
