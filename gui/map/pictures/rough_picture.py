"""A rough picture of a position at once: countries in flat colours, until the fine one is there.

Painting a board takes a few tenths of a second. Whoever turns from phase to phase sees at once who
owns what; hatching and soft rims follow, painted beside the event loop.
"""

from dataclasses import dataclass

from PySide6 import QtCore
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from gui.kit import theme
from gui.kit.kept import Kept
from gui.kit.pens import pen
from gui.map.pictures import terrain
from gui.map.pictures.background import Picture, Wanted
from gui.map.shapes import Shapes

_CLEAR = QColor(0, 0, 0, 0).rgba()
_NOBODY = 0
"""What is never coloured: water that nobody can own, borders, centres."""

_MOST = 255
"""Numbers that a pixel of the stencil can have; further spaces wait for the fine picture."""


def rough(shapes: Shapes, old: Picture | None, wanted: Wanted) -> Picture | None:
    """Return a picture with other owners, painted over one of the same size; else nothing."""
    if old is None or (old.wanted.scale, old.wanted.rect) != (wanted.scale, wanted.rect):
        return None
    if (old.wanted.theme, old.wanted.shown) != (wanted.theme, wanted.shown):
        return None
    if not wanted.shown.coloured:
        return None  # hatching and letters are what is fine
    before, now = dict(old.wanted.washes), dict(wanted.washes)
    afloat = any(key not in shapes.land for key in (*before, *now))
    stencil = stencil_of(shapes, wanted, afloat=afloat)
    inks = [
        _CLEAR
        if before.get(key) == now.get(key)
        else _ink(now.get(key, ""), wet=key not in shapes.land)
        for key in stencil.spaces
    ]
    stencil.image.setColorTable([_CLEAR, *inks])
    pixmap = QPixmap(old.pixmap)
    pixmap.setDevicePixelRatio(1)
    painter = QPainter(pixmap)
    painter.drawImage(QPoint(0, 0), stencil.image)
    painter.end()
    return Picture(wanted, pixmap, rough=True)


def _ink(letter: str, *, wet: bool) -> int:
    if not wet:
        return terrain.land_colour(letter).rgba()
    return (terrain.sea_colour(letter) if letter else theme.colour("sea")).rgba()


@dataclass(frozen=True, slots=True)
class Stencil:
    """Which pixel of a picture shows the land of which space: numbers that stand for colours."""

    spaces: tuple[str, ...]
    """The spaces with the numbers 1, 2, 3, …."""

    image: QImage


_stencils: Kept[Stencil] = Kept(lambda stencil: stencil.image, dear=True)


def _key(shapes: Shapes, wanted: Wanted, *, afloat: bool) -> tuple[object, ...]:
    rect = wanted.rect
    return (shapes, afloat, wanted.scale, rect.x(), rect.y(), rect.width(), rect.height())


def stencil_of(shapes: Shapes, wanted: Wanted, *, afloat: bool = False) -> Stencil:
    """Return the stencil for pictures of a size; cut once, and kept while it is in use.

    ``afloat`` has the sea sectors in it, for a game in which they have owners.
    """
    key = _key(shapes, wanted, afloat=afloat)
    mask = _stencils.get(key)
    if mask is None:
        mask = _stencils.keep(key, _cut(shapes, wanted, afloat=afloat))
    return mask


def _cut(shapes: Shapes, wanted: Wanted, *, afloat: bool) -> Stencil:
    spaces = tuple(sorted(shapes.areas if afloat else shapes.land))[:_MOST]
    numbers = QImage(wanted.rect.size(), QImage.Format.Format_Grayscale8)
    numbers.fill(_NOBODY)
    painter = QPainter(numbers)  # no soft edges: between two numbers lies a third space
    painter.translate(-wanted.rect.topLeft())
    painter.scale(wanted.scale, wanted.scale)
    edge = terrain.FRAME + 3.5
    painter.setClipRect(shapes.board.adjusted(edge, edge, -edge, -edge))
    for number, key in enumerate(spaces, 1):
        path = shapes.land[key] if key in shapes.land else shapes.area(key)
        painter.fillPath(path, QColor(number, number, number))
    # Borders, coasts and centres stay as they are in the picture that is painted over. A wide line
    # of hard edge takes ten times as long as two thin ones side by side.
    nobody = pen(QColor(_NOBODY, _NOBODY, _NOBODY), 0)
    for aside in (QPointF(), QPointF(1, 1) / wanted.scale):
        painter.translate(aside)
        for _, pieces in shapes.borders:
            terrain.stroke(painter, pieces, nobody)
        terrain.stroke(painter, shapes.coast, nobody)
        painter.translate(-aside)
    painter.setBrush(nobody.color())
    around = terrain.STAR * 1.25
    painter.setPen(QtCore.Qt.PenStyle.NoPen)
    for spots in shapes.atlas.spots.values():
        if spots.centre is not None:
            painter.drawEllipse(QPointF(*spots.centre), around, around)
    painter.fillPath(shapes.lakes, nobody.color())
    painter.end()
    numbers.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    return Stencil(spaces, numbers)
