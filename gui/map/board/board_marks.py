"""Orders on a board: their lines, and the one that is being dragged."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from gui.kit import theme
from gui.map import layers
from gui.map.board.arrangement_of import arrangement_of
from gui.map.qt_boxes import boxes_of

if TYPE_CHECKING:
    # What draws lines is only imported once there are any: the first sight of a board must not
    # wait for it.
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from PySide6.QtWidgets import QGraphicsItem

    from engine.rules.position import Position
    from gui.map.arrows.lines import Draughtsman
    from gui.map.arrows.marks import Mark
    from gui.map.arrows.order_lines import Situation
    from gui.map.board.backdrop import Backdrop
    from gui.map.board.board_names import BoardNames
    from gui.map.board.board_pieces import Occupied

_ABOVE = 1e-4
"""How much higher in its layer each mark lies than the one before it."""

_FAINT = 0.5
"""How much is seen of an order that is only proposed."""


class BoardMarks:
    """Draws marks; those that lie there already stay, unless the board itself changed."""

    def __init__(self, view: Occupied, backdrop: Backdrop, names: BoardNames) -> None:
        self._view, self._backdrop, self._names = view, backdrop, names
        self.shown: tuple[Mark, ...] = ()
        self.grown: Mapping[int, float] = {}
        """Which of them are only partly there (0 to 1), by their number."""

        self.items: dict[tuple[Mark, float], list[QGraphicsItem]] = {}
        """What is drawn of each mark, as far as it is there."""

        self._drawn_where: tuple[object, ...] = ()
        self.dragged: Mark | None = None
        """The order that is being dragged or proposed."""

        self._rubber: list[QGraphicsItem] = []
        self._faint = False

    # -- what is shown -----------------------------------------------------------------------

    def show(self, marks: Sequence[Mark], grown: Mapping[int, float] | None = None) -> None:
        """Draw orders; ``grown`` says by index which are only partly there (0 to 1)."""
        view = self._view
        self.take(marks, grown)
        known = self._backdrop.picture is not None
        view.redraw.touch()
        if known and view.redraw.at_first_paint():
            view.viewport().update()
            return
        before = self.discs()
        self.draw(anew=False)
        if before != self.discs() and self._names.labels:
            self.discs_moved()

    def take(self, marks: Sequence[Mark], grown: Mapping[int, float] | None = None) -> None:
        """Take orders that are drawn when everything is arranged."""
        self.shown, self.grown = tuple(marks), dict(grown or {})

    def discs_moved(self) -> None:
        """Find places for names beside the discs that lie on the board now."""
        self._names.place()

    def discs(self) -> list[QRectF]:
        """Return where strengths, crosses and question marks are."""
        if not self.items:
            return []
        from gui.map.arrows.mark_items import discs_of  # noqa: PLC0415 - as ``arrangement_of``

        return [disc for items in self.items.values() for disc in discs_of(items)]

    def drag(self, mark: Mark | None, *, faint: bool = False) -> None:
        """Show the order that is being dragged, or faintly one that is only proposed."""
        self.dragged, self._faint = mark, faint
        self._view.redraw.touch()
        self._draw_dragged()

    # -- drawing them ------------------------------------------------------------------------

    def arrange(self) -> None:
        """Draw the lines anew where pieces stand otherwise now."""
        where = self._where()
        self.draw(anew=where != self._drawn_where)
        self._drawn_where = where
        self._draw_dragged()

    def _where(self) -> tuple[object, ...]:
        """Say all that lines depend on: while it is the same, those that lie there stay."""
        pieces, zoom = self._view.pieces, self._view.camera.zoom
        standing = [
            (item.kind, province, item.x(), item.y(), item.size)
            for items in (pieces.units, pieces.dislodged)
            for province, item in items.items()
        ]
        driven = len(pieces.dislodged)
        return (zoom, self._dots(), pieces.scale(), theme.current(), driven, *standing)

    def _dots(self) -> float:
        return self._view.camera.dots if self._view.redraw.woken else 0.0

    def situation(self) -> Situation:
        """Return all that lines depend on now."""
        from gui.map.arrows.order_lines import Situation  # noqa: PLC0415

        view, pieces = self._view, self._view.pieces
        return Situation(
            shapes=view.shapes,
            ways=arrangement_of(view.loaded).ways,
            place=pieces.stand,
            pushed=pieces.stand_dislodged,
            occupied=frozenset(pieces.units),
            k=pieces.scale(),
            zoom=view.camera.zoom,
            bodies=boxes_of(pieces.bodies()),
        )

    def draughtsman(self) -> Draughtsman:
        """Return who draws lines on the board as it is."""
        from gui.map.arrows.lines import Draughtsman  # noqa: PLC0415

        return Draughtsman(self.situation())

    def foresee(self, position: Position, marks: Iterable[Mark]) -> Iterator[None]:
        """Find where lines and names of a position go that is to be shown later, a mark a time."""
        from gui.map.arrows.lines import Draughtsman  # noqa: PLC0415
        from gui.map.arrows.mark_items import discs_of  # noqa: PLC0415
        from gui.map.pictures.placed_pieces import PlacedPieces  # noqa: PLC0415

        placed = PlacedPieces.of(self._view.loaded, position, self._view.pieces.scale())
        hand, discs = Draughtsman(placed.situation(self.situation())), list[QRectF]()
        for mark in marks:
            discs += discs_of(hand.items(mark))
            yield
        self._names.beside([*placed.bodies(), *placed.leads(), *discs])
        yield

    def draw(self, *, anew: bool = True) -> None:
        """Draw the marks, ``anew`` also those that lie there already."""
        wanted = {(mark, self.grown.get(at, 1.0)): at for at, mark in enumerate(self.shown)}
        for key in [key for key in self.items if anew or key not in wanted]:
            self.clear(self.items.pop(key))
        if not wanted:
            return
        hand, dots, new = self.draughtsman(), self._dots(), False
        for (mark, grown), at in wanted.items():
            items = self.items.get((mark, grown))
            if items is None:
                new = True
                items = self.items[mark, grown] = hand.items(mark, grown)
                self._lay(items, mark, dots if grown >= 1 else 0.0)
            for item in items:  # what was said later lies above, however it came there
                item.setZValue(math.floor(item.zValue()) + at * _ABOVE)
        if new and self._where() != self._drawn_where:
            self._drawn_where = ()  # drawn on the way to another zoom: they fit none of the two

    def _draw_dragged(self) -> None:
        self.clear(self._rubber)
        if self.dragged is None:
            return
        self._rubber += self.draughtsman().items(self.dragged)
        for item in self._rubber:
            item.setZValue(layers.RUBBER)
            item.setOpacity(_FAINT if self._faint else 1.0)
        self._lay(self._rubber, None, 0.0)

    def _lay(self, items: list[QGraphicsItem], mark: Mark | None, dots: float) -> None:
        """Put the lines of a mark on the board; no picture is made of what is passing."""
        from gui.map.arrows.mark_items import sharpen  # noqa: PLC0415 - as ``arrangement_of``

        sharpen(items, mark, dots)
        for item in items:
            self._view.scene().addItem(item)

    def clear(self, items: list[QGraphicsItem]) -> None:
        """Take items off the board."""
        for item in items:
            self._view.scene().removeItem(item)
        items.clear()
