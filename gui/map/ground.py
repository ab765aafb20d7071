"""Which province lies where, as a coarse grid: asked thousands of times when names are placed."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from operator import itemgetter

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gui.map import store
from gui.map.shapes import Shapes

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in board units."""

GRID = 0.5
"""Cells per board unit."""


def boxes_of(rooms: Iterable[QRectF]) -> tuple[Box, ...]:
    """Return rectangles of Qt as numbers, with which it is quicker to count."""
    return tuple((room.left(), room.top(), room.right(), room.bottom()) for room in rooms)


LARGEST = 255
"""The largest number that a byte holds."""


def in_bytes(rooms: Sequence[Box]) -> list[int]:
    """Return a number of a byte for each space, by the rectangles round them.

    Where there are more spaces than numbers, those share one that lie as far apart as can be: who
    asks what lies beneath a piece or a line meets but one of them.
    """
    numbers = list(range(1, min(len(rooms), LARGEST) + 1))
    holders = [[room] for room in rooms[:LARGEST]]
    for room in rooms[LARGEST:]:
        nearest = [min(_apart(room, other) for other in others) for others in holders]
        best = nearest.index(max(nearest))
        holders[best].append(room)
        numbers.append(best + 1)
    return numbers


def _apart(one: Box, other: Box) -> float:
    """Return how far two rectangles are apart, squared."""
    across = max(one[0] - other[2], other[0] - one[2], 0.0)
    down = max(one[1] - other[3], other[1] - one[3], 0.0)
    return across * across + down * down


class Ground:
    """The board as a grid of provinces."""

    def __init__(self, shapes: Shapes, map_key: str) -> None:
        self._shapes, self._key = shapes, f"ground 1 {map_key}"
        self.names = ("", *sorted(shapes.atlas.areas))
        """What the numbers in the cells stand for; 0 is beside all spaces."""

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
        for number, name in enumerate(self.names):
            if name:
                painter.fillPath(self._shapes.areas[name], QColor(0, *divmod(number, 256)))
        painter.end()
        store.keep(self._key, image)
        return image

    @cached_property
    def _rows(self) -> "tuple[list[bytes | array[int]], int]":
        """Return the number of the province in each cell, row by row, and how many there are."""
        image = self._image
        line, width = image.bytesPerLine(), image.width()
        # Blue comes first in Qt's 32-bit pixels on every little-endian machine.
        cells = memoryview(image.constBits())[::4].tobytes()
        starts = range(0, line // 4 * image.height(), line // 4)
        if len(self.names) > 256:  # a byte is quicker, where it is enough
            above = memoryview(image.constBits())[1::4].tobytes()
            both = array("H", (high << 8 | low for high, low in zip(above, cells, strict=True)))
            return [both[start : start + width] for start in starts], width
        return [cells[start : start + width] for start in starts], width

    @cached_property
    def extents(self) -> Mapping[str, float]:
        """The area of the rectangle round each province."""
        rooms = {province: self._room(province) for province in self._shapes.atlas.areas}
        return {
            province: (right - left) * (bottom - top)
            for province, (left, top, right, bottom) in rooms.items()
        }

    @cached_property
    def cells(self) -> list[bytes]:
        """The number of the province in each cell, row by row, as in ``numbers``."""
        rows, _ = self._rows
        held = self._bytes
        return [
            row if isinstance(row, bytes) else bytes([held[number] for number in row])
            for row in rows
        ]

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The number of each province in ``cells``; of 255, so that far ones may share it."""
        return dict(zip(self.names, self._bytes, strict=True))

    @cached_property
    def _bytes(self) -> list[int]:
        return [0, *in_bytes([self._room(name) for name in self.names if name])]

    def _room(self, province: str) -> Box:
        rings = self._shapes.atlas.areas[province]
        xs = [x for ring in rings for x, _ in ring]
        ys = [y for ring in rings for _, y in ring]
        return min(xs), min(ys), max(xs), max(ys)

    def province(self, x: float, y: float) -> str:
        """Return the province at a point; empty beside all of them."""
        rows, width = self._rows
        column, row = int(x * GRID), int(y * GRID)
        if not (0 <= column < width and 0 <= row < len(rows)):
            return ""
        return self.names[rows[row][column]]

    def under(self, box: Box) -> dict[str, float]:
        """Return the share of a rectangle that lies in each province."""
        left, top, right, bottom = box
        across = max(3, min(9, round((right - left) / 8)))
        down = 3 if bottom - top < 30 else 5
        rows, width = self._rows
        wide, high = (right - left) * GRID / across, (bottom - top) * GRID / down
        begin, over = left * GRID + wide / 2, top * GRID + high / 2
        columns = [int(begin + wide * step) for step in range(across)]
        if columns[0] < 0 or columns[-1] >= width:
            columns = [column for column in columns if 0 <= column < width]
        if len(columns) < 2:
            return {"": 1.0}  # beside the board, or so nearly that nothing can be told
        take = itemgetter(*columns)
        numbers: list[int] = []
        for step in range(down):
            row = int(over + high * step)
            if 0 <= row < len(rows):
                numbers += take(rows[row])
        numbers += [0] * (across * down - len(numbers))  # beside the board
        first = numbers[0]
        if numbers.count(first) == len(numbers):
            return {self.names[first]: 1.0}
        return {self.names[one]: numbers.count(one) / len(numbers) for one in set(numbers)}
