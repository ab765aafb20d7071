"""The outline of the space under the pointer or under the keyboard."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.kit.pens import pen
from gui.map import layers
from gui.map.edge import Edge


class Outline(QGraphicsItem):
    """A line inside one space's edge; over everything for the keyboard's focus."""

    def __init__(self, ink: str, width: float, *, over: bool = False) -> None:
        super().__init__()
        self._ink, self._width = ink, width
        self._edge: Edge | None = None
        self.setZValue(layers.FOCUS if over else layers.HOVER)
        self.setVisible(False)

    def follow(self, edge: Edge | None) -> None:
        """Go to another space, or away."""
        self.prepareGeometryChange()
        self._edge = edge
        self.setVisible(edge is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the space's rectangle."""
        return self._edge.bounds.adjusted(-2, -2, 2, 2) if self._edge else QRectF()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the line on both a light and a dark casing."""
        del option, widget
        if self._edge is None:
            return
        painter.setClipPath(self._edge.area)
        light, line = pen("label_halo", self._width * 3.2, 200), pen(self._ink, self._width * 2)
        self._edge.draw(painter, light, line)
