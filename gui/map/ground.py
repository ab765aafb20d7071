"""Which province lies where, as a coarse grid: asked thousands of times when names are placed."""

from functools import cached_property

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gui.map import store
from gui.map.shapes import Shapes

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in board units."""

GRID = 0.5
"""Cells per board unit."""


class Ground:
    """The board as a grid of provinces."""

    def __init__(self, shapes: Shapes, map_key: str) -> None:
        self._shapes, self._key = shapes, f"ground 1 {map_key}"
        self._names = ("", *sorted(shapes.atlas.areas))

    @cached_property
    def _image(self) -> QImage:
        stored = store.fetch(self._key)
        size = (self._shapes.board.size() * GRID).toSize()
        if stored is not None and stored.size() == size:
            return stored
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(0, 0, 0))
        painter = QPainter(image)
        painter.scale(GRID, GRID)
        painter.setPen(Qt.PenStyle.NoPen)
        for number, name in enumerate(self._names):
            if name:
                painter.fillPath(self._shapes.areas[name], QColor(0, 0, number))
        painter.end()
        store.keep(self._key, image)
        return image

    @cached_property
    def _cells(self) -> tuple[memoryview, int, int, int]:
        image = self._image
        return memoryview(image.constBits()), image.bytesPerLine(), image.width(), image.height()

    def province(self, x: float, y: float) -> str:
        """Return the province at a point; empty beside all of them."""
        cells, line, width, height = self._cells
        column, row = int(x * GRID), int(y * GRID)
        if not (0 <= column < width and 0 <= row < height):
            return ""
        # Blue comes first in Qt's 32-bit pixels on every little-endian machine.
        return self._names[cells[row * line + column * 4]]

    def under(self, box: Box) -> dict[str, float]:
        """Return the share of a rectangle that lies in each province."""
        left, top, right, bottom = box
        across = max(3, min(9, round((right - left) / 8)))
        down = 3 if bottom - top < 30 else 5
        cells, line, width, height = self._cells
        wide, high = (right - left) * GRID / across, (bottom - top) * GRID / down
        columns = [int(left * GRID + wide * (step + 0.5)) for step in range(across)]
        rows = [int(top * GRID + high * (step + 0.5)) for step in range(down)]
        inside = [column * 4 for column in columns if 0 <= column < width]
        numbers = [
            cells[row * line + column] for row in rows if 0 <= row < height for column in inside
        ]
        numbers += [0] * (across * down - len(numbers))  # beside the board
        return {self._names[one]: numbers.count(one) / len(numbers) for one in set(numbers)}

    def holds(self, place: QPointF, province: str) -> bool:
        """Tell whether a point lies in a province."""
        return self.province(place.x(), place.y()) == province
