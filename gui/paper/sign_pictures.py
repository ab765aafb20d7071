"""The signs of the board, each cut out of a board that is really drawn."""

from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from gui.kit import theme
from gui.kit.signs import paint_badge
from gui.paper.line_drawing import LineDrawing

WIDE, HIGH = 300.0, 150.0
"""What is cut out, in board units."""


@dataclass(frozen=True, slots=True)
class SignPicture:
    """What a stranger meets: a piece of a board, or the seal that the table has."""

    line_drawing: LineDrawing | None = None
    """The board that it is cut out of; nothing for the seal."""

    cut: QRectF | None = None

    @classmethod
    def of(cls, line_drawing: LineDrawing, *places: str) -> Self:
        """Cut out these spaces, each where its piece stands, or would."""
        spots, stand = line_drawing.loaded.atlas.spots, line_drawing.unit_spots()
        points = [
            stand.get(at) or spots[at].army or next(iter(spots[at].fleet.values())) for at in places
        ]
        return cls(line_drawing, _round(points))

    @classmethod
    def of_centre(cls, line_drawing: LineDrawing, place: str) -> Self:
        """Cut out the mark of a space that is counted."""
        spot = line_drawing.loaded.atlas.spots[place]
        return cls(line_drawing, _round([spot.centre or spot.army or (0, 0)]))

    def paint(self, painter: QPainter, box: QRectF, *, black: bool = False) -> None:
        """Draw it as the board has it; the seal as the table has it."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(box)
        if self.line_drawing is None or self.cut is None:
            side = box.height() * 0.8
            seal = QRectF(0, 0, side, side)
            seal.moveCenter(box.center())
            paint_badge(painter, seal, theme.LETTERS[0], "sealed")
        else:
            k = box.width() / self.cut.width()
            painter.translate(box.topLeft())
            painter.scale(k, k)
            painter.translate(-self.cut.topLeft())
            self.line_drawing.paint(painter, black=black)
        painter.restore()

    def image(self, size: QSize) -> QImage:
        """Return it as a picture so large."""
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        self.paint(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        return image


def _round(points: list[tuple[float, float]]) -> QRectF:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    middle = QPointF((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    least = WIDE if len(points) > 1 else WIDE / 2
    wide = max(least, (max(xs) - min(xs)) * 1.5, (max(ys) - min(ys)) * 3)
    cut = QRectF(0, 0, wide, wide * HIGH / WIDE)
    cut.moveCenter(middle)
    return cut
