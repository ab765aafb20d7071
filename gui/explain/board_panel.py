"""A board beside an explanation: a judged phase before or after, with what is spoken of lit."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtWidgets import QGraphicsItem, QWidget

from engine.board.loader import LoadedMap
from engine.rules.order import Order
from engine.rules.position import Position
from engine.rules.ruling import Ruling
from engine.table.view import PastPhase
from gui.games import catalogue
from gui.map.arrows.marks import Mark
from gui.map.board.view import BoardView

_NEAR = 2
"""Phases that are worked out before anything else."""


class JudgedBoard(BoardView):
    """The board with one judged phase on it. Public: only what was revealed."""

    def __init__(self, loaded: LoadedMap, parent: QWidget | None = None) -> None:
        super().__init__(loaded, parent)
        self._game = catalogue.played_on(loaded.board)
        self.past: PastPhase | None = None
        self.before = False
        self.coming: tuple[PastPhase, ...] = ()
        """What may be looked at next, the nearest first: it is worked out while nothing moves."""

        self._foreseen: tuple[object, set[int]] = (None, set())
        """What was worked out so, and for which view of it."""

        self._any: tuple[float, Iterator[None]] = (0.0, iter(()))
        """For which zoom places for any position are worked out, and what of that is left."""

        self._changes: tuple[tuple[str, Order], ...] = ()
        self._proposal: list[QGraphicsItem] = []

    def show_past(self, past: PastPhase, *, before: bool) -> None:
        """Show a phase: with its orders as they were written, or with what became of them."""
        self.past, self.before = past, before
        self.show_judged(*self._told(past, before=before))

    def _told(self, past: PastPhase, *, before: bool) -> tuple[Position, Sequence[Mark]]:
        """Return where pieces stand, and what is drawn of a phase."""
        board = self.loaded.board
        drawing = self._game.marks()
        if before:
            return past.before, drawing.marks_for_orders(board, past.before, past.orders)
        marks = drawing.marks_for_resolution(
            board, past.before, past.orders, past.resolution, after=True
        )
        return past.resolution.after, marks

    def outlook(self) -> object:
        """Say all that what is worked out beforehand depends on."""
        return self.camera.zoom, self.before, tuple(map(id, self.coming))

    def look_ahead(self) -> Iterator[None]:
        """Work out what comes next, too: what is near, any position, and all the rest."""

        def foresee(past: PastPhase) -> Iterator[None]:
            yield from self.marks.foresee(*self._told(past, before=self.before))

        view = (self.camera.zoom, self.before)
        if self._foreseen[0] != view:
            self._foreseen = (view, set())
        foreseen = self._foreseen[1]
        for past in self.coming[:_NEAR]:  # again each time: lines are forgotten at a rest
            yield from foresee(past)
        if self._any[0] != self.camera.zoom:
            self._any = self.camera.zoom, super().look_ahead()
        for _ in self._any[1]:  # who is interrupted here goes on here
            yield
        foreseen |= {id(past) for past in (self.past, *self.coming[:_NEAR])}
        for past in self.coming[_NEAR:]:
            if id(past) not in foreseen:
                yield from foresee(past)
                foreseen.add(id(past))

    def propose(self, changes: Sequence[tuple[str, Order]]) -> None:
        """Draw orders, as (power, order), that nobody gave; none takes them off."""
        if tuple(changes) != self._changes:
            self._changes = tuple(changes)
            self.redraw.touch()
            self._draw_proposal()

    def stood(self) -> None:
        """Draw what is proposed anew too."""
        super().stood()
        self._draw_proposal()

    def _draw_proposal(self) -> None:
        self.marks.clear(self._proposal)
        if self._changes:
            hand = self.marks.draughtsman()
            for _, order in self._changes:
                for item in self._game.proposed_items(hand, order):
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
            self.dim_all_but(self._game.contests().concerned(ruling, self.loaded.board))

    def point_out(self, provinces: Iterable[str]) -> None:
        """Light the spaces a sentence speaks of; none puts the light out."""
        self.light((), "target")
        self.light(tuple(provinces), "chosen")
