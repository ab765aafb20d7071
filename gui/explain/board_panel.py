"""A board beside an explanation: a judged phase before or after, with what is spoken of lit."""

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QGraphicsItem, QWidget

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
        self._changes: tuple[tuple[str, str], ...] = ()
        self._proposal: list[QGraphicsItem] = []

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

    def propose(self, changes: Sequence[tuple[str, str]]) -> None:
        """Draw orders, as (power, order), that nobody gave; none takes them off."""
        if tuple(changes) != self._changes:
            self._changes = tuple(changes)
            self.touch()
            self._draw_proposal()

    def stood(self) -> None:
        """Draw what is proposed anew too."""
        super().stood()
        self._draw_proposal()

    def _draw_proposal(self) -> None:
        self._clear(self._proposal)
        if self._changes:
            from gui.map.proposal import proposed_items  # noqa: PLC0415 - when there is any

            hand = self._draughtsman()
            for _, order in self._changes:
                for item in proposed_items(hand, order):
                    self.scene().addItem(item)
                    self._proposal.append(item)

    def plain(self) -> bool:
        """Tell whether nothing but a public position is shown."""
        return not self._changes and super().plain()

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
