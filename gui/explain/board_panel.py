"""A board beside an explanation: a judged phase before or after, with what is spoken of lit."""

from collections.abc import Iterable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from engine.rules.ruling import Ruling
from engine.session.view import PastPhase
from gui.explain import why
from gui.map import background, drawing, haste
from gui.map.view import BoardView

_LATER = 60
"""Milliseconds after the first sight at which there is time for what may be needed next."""


class JudgedBoard(BoardView):
    """The board with one judged phase on it. Public: only what was revealed."""

    def __init__(self, loaded: LoadedMap, parent: QWidget | None = None) -> None:
        super().__init__(loaded, parent)
        self.past: PastPhase | None = None
        self.before = False
        self.hasty = False
        """Whether a phase is shown at once, roughly, where its board was never painted before."""

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

    def rested(self, *, late: bool = False) -> None:
        """Cut the stencil for this size beforehand, if phases are to be turned quickly."""
        super().rested(late=late)
        if self.hasty and not haste.known(self.shapes, self._wanted()):
            QTimer.singleShot(_LATER, self, self._cut)

    def _cut(self) -> None:
        if not haste.known(self.shapes, self._wanted()):
            haste.stencil_of(self.shapes, self._wanted())

    def look_anew(self) -> None:
        """Show who owns what at once; what is fine follows as after a zoom."""
        wanted = self._wanted()
        found = haste.rough(self.shapes, self._picture, wanted) if self.hasty else None
        if found is None or background.recent(wanted) is not None:
            super().look_anew()
            return
        self._take(found)
        self.rested()
        self._rest.start()

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
