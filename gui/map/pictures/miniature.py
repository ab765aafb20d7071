"""A whole map in small, each home washed in the colours of its power: what a map is chosen by."""

import threading
from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage

from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from gui.kit import theme
from gui.map import store
from gui.map.pictures.shown import Shown
from gui.map.shapes import Shapes

BARE = Shown(marks=False, ports=False)
"""Marks would be specks."""


def key_of(map_key: str, size: QSize) -> str:
    """Return what the picture of a map is stored under: equal exactly for equal pictures."""
    return f"miniature {(store.TERRAIN, map_key, size.toTuple(), theme.current())!r}"


def paint(loaded: LoadedMap, size: QSize) -> QImage:
    """Paint a map so that it fills so many pixels; what does not fit their shape is cut off.

    Its outlines are made for this alone and not kept: most maps are looked at and not played on.
    """
    from gui.map.pictures import terrain  # noqa: PLC0415  (a page finds its pictures painted)

    board, shapes = loaded.board, Shapes(loaded.atlas)
    letters = {power.id: power.letter for power in board.powers}
    homes = {key: letters[one.home] for key, one in board.provinces.items() if one.home in letters}
    whole = shapes.board
    scale = max(size.width() / whole.width(), size.height() / whole.height())
    seen = QRectF(0, 0, size.width() / scale, size.height() / scale)
    seen.moveCenter(whole.center())
    return terrain.paint(shapes, homes, scale, seen, size, shown=BARE)


class MiniaturePainting(threading.Thread):
    """One map that is read, and painted where nobody did before, beside the event loop."""

    def __init__(self, source: Callable[[], LoadedMap], size: QSize) -> None:
        super().__init__(name="miniature painter")
        self._source, self._size = source, size
        self._theme = theme.current()
        self.board: Board | None = None
        self.image: QImage | None = None
        """The finished picture."""

        self.error: MapError | OSError | None = None
        """Why there is none."""

    def run(self) -> None:
        """Read and paint."""
        try:
            loaded = self._source()
        except (MapError, OSError) as error:
            self.error = error
            return
        with theme.wearing(self._theme):
            key = key_of(loaded.key, self._size)
            image = store.fetch(key)
            if image is None:
                image = paint(loaded, self._size)
                store.keep(key, image)
        self.board, self.image = loaded.board, image
