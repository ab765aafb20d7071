"""The outline of the space under the pointer or under the keyboard."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.kit.pens import pen
from gui.map import layers


class Outline(QGraphicsItem):
    """A line inside one space's edge; over everything for the keyboard's focus."""

    def __init__(self, ink: str, width: float, *, over: bool = False) -> None:
        super().__init__()
        self._ink, self._width = ink, width
        self._area = QPainterPath()
        self._pieces: list[QPolygonF] = []
        self.setZValue(layers.FOCUS if over else layers.HOVER)
        self.setVisible(False)

    def follow(self, area: QPainterPath | None) -> None:
        """Go to another space, or away."""
        self.prepareGeometryChange()
        self._area = area or QPainterPath()
        self._pieces = self._area.toSubpathPolygons()
        self.setVisible(area is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the space's rectangle."""
        return self._area.boundingRect().adjusted(-2, -2, 2, 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the line on both a light and a dark casing."""
        del option, widget
        painter.setClipPath(self._area)
        for line in (pen("label_halo", self._width * 3.2, 200), pen(self._ink, self._width * 2)):
            painter.setPen(line)
            for piece in self._pieces:
                painter.drawPolyline(piece)
