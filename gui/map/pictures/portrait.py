"""Finished pictures of public positions on disk, for the first sight of a board at the next start.

Only what everybody may see is kept: units, owners, names; never an order, a choice or a light.
"""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPixmap

from engine.rules.position import Position
from gui.kit import theme
from gui.map import store

VERSION = 3
"""Raise it whenever pieces or names would be drawn otherwise."""

LATER = 900
"""Milliseconds after the first painting when it is kept."""

LARGEST = 4_000_000
"""Pixels of a picture that is still worth keeping."""


class Portrait(NamedTuple):
    """A picture of a whole view."""

    image: QImage
    pixels: bytes
    """What the image is made of; it must live as long."""


def key_of(map_key: str, position: Position, size: object, look: object) -> str:
    """Return what a picture is kept under: equal exactly for what looks equal."""
    units = tuple(map(str, sorted((u.power, str(u)) for u in position.units)))
    out = tuple(map(str, sorted((d.unit.power, str(d.unit)) for d in position.dislodged)))
    owners = tuple(sorted(position.owners.items()))
    parts = (VERSION, store.TERRAIN, map_key, units, out, owners, size, look, theme.current())
    return f"portrait {parts!r}" if map_key else ""


def small_key(
    map_key: str, position: Position, size: QSize, crop: QRectF | None, ratio: float
) -> str:
    """Return what a small picture of a position is kept under."""
    part = crop.getRect() if crop is not None else None
    return key_of(map_key, position, size.toTuple(), ("small", part, ratio))


def small(
    map_key: str, position: Position, size: QSize, crop: QRectF | None = None, ratio: float = 1.0
) -> QPixmap:
    """Return a small picture that was drawn before; a null one if it never was.

    Nothing of the board is loaded for it, so it is there at the first sight.
    """
    portrait = fetch(small_key(map_key, position, size, crop, ratio))
    if portrait is None:
        return QPixmap()
    pixmap = QPixmap.fromImage(portrait.image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def fetch(key: str) -> Portrait | None:
    """Read a picture; nothing if there is none."""
    borrowed = store.borrow(key) if key else None
    return Portrait(*borrowed) if borrowed is not None else None


def known(key: str) -> bool:
    """Tell whether a picture is kept already."""
    return store.known(key)


def keep(key: str, image: QImage) -> None:
    """Keep a picture for the next start."""
    if key and image.width() * image.height() <= LARGEST:
        store.keep(key, image.convertToFormat(QImage.Format.Format_RGB32))
