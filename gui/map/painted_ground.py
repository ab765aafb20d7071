"""The grid of provinces as Qt paints it: once for a map, then it is read from a file."""

from array import array
from collections.abc import Sequence

from PySide6 import QtCore
from PySide6.QtGui import QColor, QImage, QPainter

from gui.map import store
from gui.map.ground import GRID, Ground
from gui.map.shapes import Shapes


def ground_of(shapes: Shapes, map_key: str) -> Ground:
    """Return the grid of a map; nothing is painted before somebody looks at it.

    Nothing is kept of a map without a key: it could be any other one.
    """

    def paint(names: Sequence[str]) -> Sequence[Sequence[int]]:
        key = f"ground 1 {map_key}" if map_key else ""
        return _rows(_image(shapes, key, names), wide=len(names) > 256)

    return Ground(shapes.atlas.areas, paint)


def _image(shapes: Shapes, key: str, names: Sequence[str]) -> QImage:
    stored = store.fetch(key) if key else None
    size = (shapes.board.size() * GRID).toSize()
    if stored is not None and stored.size() == size:
        return stored
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(0, 0, 0))
    painter = QPainter(image)
    painter.scale(GRID, GRID)
    painter.setPen(QtCore.Qt.PenStyle.NoPen)
    for number, name in enumerate(names):
        if name:
            painter.fillPath(shapes.areas[name], QColor(0, *divmod(number, 256)))
    painter.end()
    if key:
        store.keep(key, image)
    return image


def _rows(image: QImage, *, wide: bool) -> Sequence[Sequence[int]]:
    """Return the number of the province in each cell, row by row."""
    line, width = image.bytesPerLine(), image.width()
    # Blue comes first in Qt's 32-bit pixels on every little-endian machine.
    cells = memoryview(image.constBits())[::4].tobytes()
    starts = range(0, line // 4 * image.height(), line // 4)
    if wide:  # a byte is quicker, where it is enough
        above = memoryview(image.constBits())[1::4].tobytes()
        both = array("H", (high << 8 | low for high, low in zip(above, cells, strict=True)))
        return [both[start : start + width] for start in starts]
    return [cells[start : start + width] for start in starts]
