"""What somebody drew on a board by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QGraphicsItem

    from engine.study.tree.marks import Mark
    from gui.map.board.board_pieces import Occupied


class BoardSketches:
    """Arrows, circles and lit spaces; they lie over everything but what is pointed at."""

    def __init__(self, view: Occupied) -> None:
        self._view = view
        self.shown: tuple[Mark, ...] = ()
        self._items: list[QGraphicsItem] = []

    def show(self, marks: Sequence[Mark]) -> None:
        """Show what was drawn; nothing takes it off."""
        if tuple(marks) != self.shown:
            self.shown = tuple(marks)
            self._view.redraw.touch()
            self.draw()

    def draw(self) -> None:
        """Draw it anew, as where the board is looked at from nearer."""
        view = self._view
        for item in self._items:
            view.scene().removeItem(item)
        self._items = []
        if self.shown:
            # Few boards are drawn on: no start waits for it.
            from gui.map.arrows import sketched  # noqa: PLC0415

            marks = sketched.on_map(self.shown, view.loaded.atlas)
            self._items = [*sketched.items(marks, view.shapes, view.pieces.scale())]
            for item in self._items:
                view.scene().addItem(item)
