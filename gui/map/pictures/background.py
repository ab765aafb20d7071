"""The finished picture under everything that moves: painted once, kept, shown scaled meanwhile."""

import threading
from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPixmap

from gui.kit import theme
from gui.kit.kept import Kept
from gui.map import store
from gui.map.pictures.shown import USUAL, Shown
from gui.map.shapes import Shapes

WHOLE = 9_000_000
"""Pixels up to which the whole board is painted; above, what is seen and some way around."""


class Wanted(NamedTuple):
    """Which picture is asked for."""

    map: str
    washes: tuple[tuple[str, str], ...]
    scale: float
    """Device pixels per board unit."""

    rect: QRect
    """In device pixels from the board's corner, at that scale."""

    theme: str
    shown: Shown = USUAL

    @property
    def key(self) -> str:
        """What the picture is stored under: equal exactly for equal pictures."""
        rect = (self.rect.x(), self.rect.y(), self.rect.width(), self.rect.height())
        named = (store.TERRAIN, self.map, self.washes, round(self.scale, 5), rect, self.theme)
        return repr(named if self.shown == USUAL else (*named, self.shown))


class Picture(NamedTuple):
    """A painted picture and where it belongs."""

    wanted: Wanted
    pixmap: QPixmap
    rough: bool = False
    """Shows who owns what, and will be painted finely."""

    @property
    def region(self) -> QRectF:
        """The part of the board it shows, in board units."""
        rect, scale = self.wanted.rect, self.wanted.scale
        return QRectF(
            rect.x() / scale, rect.y() / scale, rect.width() / scale, rect.height() / scale
        )


_recent: Kept[Picture] = Kept(lambda picture: picture.pixmap, dear=True)


def want(
    shapes: Shapes,
    map_key: str,
    washes: Mapping[str, str],
    scale: float,
    seen: QRect,
    shown: Shown = USUAL,
) -> Wanted:
    """Say which picture serves a view that sees ``seen`` (device pixels from the corner)."""
    whole = QRect(
        0,
        0,
        round(shapes.board.width() * scale),
        round(shapes.board.height() * scale),
    )
    rect = whole
    if whole.width() * whole.height() > WHOLE:
        aside, above = seen.width() // 4, seen.height() // 4
        rect = seen.adjusted(-aside, -above, aside, above).intersected(whole)
    return Wanted(map_key, tuple(sorted(washes.items())), scale, rect, theme.current(), shown)


def recent(wanted: Wanted) -> Picture | None:
    """Return a picture from memory or from the disk, if it was painted before."""
    known = _recent.get(wanted.key)
    if known is None:
        image = store.fetch(wanted.key)
        if image is not None and image.size() == wanted.rect.size():
            known = keep(wanted, image)
    return known


def keep(wanted: Wanted, image: QImage) -> Picture:
    """Make a picture of a painted image and remember it."""
    return _recent.keep(wanted.key, Picture(wanted, QPixmap.fromImage(image)))


def forget() -> None:
    """Drop the pictures held in memory."""
    _recent.clear()


def paint(shapes: Shapes, wanted: Wanted) -> QImage:
    """Paint what is wanted and store it, in whatever thread."""
    from gui.map.pictures import terrain  # noqa: PLC0415  (a start finds its picture painted)

    rect, scale = wanted.rect, wanted.scale
    region = QRectF(rect.x() / scale, rect.y() / scale, rect.width() / scale, rect.height() / scale)
    with theme.wearing(wanted.theme):
        image = terrain.paint(
            shapes, dict(wanted.washes), scale, region, rect.size(), shown=wanted.shown
        )
    if rect.topLeft().isNull():  # the whole board, which the next start will want as well
        store.keep(wanted.key, image)
    return image


class Painting(threading.Thread):
    """One picture being painted beside the event loop; asked now and then whether it is done."""

    def __init__(self, shapes: Shapes, wanted: Wanted) -> None:
        super().__init__(name="board painter")
        self.wanted = wanted
        self._shapes = shapes
        self.image: QImage | None = None
        """The finished picture."""

    def run(self) -> None:
        """Paint."""
        self.image = paint(self._shapes, self.wanted)
