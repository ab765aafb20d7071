"""A board of a study as a drawing: orders with results, and what was drawn on it by hand."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from engine.study.tree.marks import Mark
from gui.paper.blocks import Drawing
from gui.paper.line_drawing import LineDrawing
from gui.paper.map_sheet import MapView, line_drawing
from gui.printable import Matter


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """The board of a phase with its marks."""

    drawing: LineDrawing
    black: bool = False

    @classmethod
    def of(cls, matter: Matter, marks: Sequence[Mark], *, black: bool) -> "DrawnBoard":
        """Draw what a phase led to with its orders, or a board that was set up."""
        view = MapView.PIECES if matter.past is None else MapView.RULED
        return cls(line_drawing(replace(matter, drawn=tuple(marks)), view), black)

    @property
    def size(self) -> tuple[float, float]:
        """How large it is, in units of the board."""
        return self.drawing.size

    @property
    def aspect(self) -> float:
        """Width by height."""
        return self.size[0] / self.size[1]

    def paint(self, painter: QPainter, scale: float = 1.0) -> None:
        """Draw it in units of the board; ``scale`` is how large one comes out."""
        painter.save()
        painter.setClipRect(QRectF(0, 0, *self.size), Qt.ClipOperation.IntersectClip)
        self.drawing.paint(painter, black=self.black, scale=scale)
        painter.restore()

    def in_box(self) -> Drawing:
        """Return it to be drawn as wide as its box."""

        def draw(painter: QPainter, box: QRectF) -> None:
            scale = box.width() / self.size[0]
            painter.translate(box.topLeft())
            painter.scale(scale, scale)
            self.paint(painter, scale)

        return draw
