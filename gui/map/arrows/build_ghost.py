"""A unit that is to be built: half there, in its ring."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from gui.kit.pieces import paint_piece
from gui.map import layers
from gui.map.arrows.mark_items import Figure
from gui.map.pieces.piece_item import RING


class BuildGhost(Figure):
    """A piece at half its strength. Names keep clear of it as they do of a piece."""

    def __init__(self, at: QPointF, kind: str, letter: str, k: float) -> None:
        super().__init__(at, "", k, z=layers.FIGURES)
        self.kind, self.letter = kind, letter

    def boundingRect(self) -> QRectF:
        """Return the ring's rectangle."""
        return RING

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the piece."""
        del option, widget
        paint_piece(painter, self.kind, self.letter, ghost=True)
