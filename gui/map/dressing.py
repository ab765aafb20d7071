"""Lit spaces and the veil over all others, laid on the finished picture."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping

from PySide6 import QtCore
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from gui.kit import theme
from gui.kit.pens import pen
from gui.map.background import Picture
from gui.map.edge import Edge
from gui.map.shapes import Shapes

VEIL = 95
"""How dark the veil is, of 255."""

KINDS: Mapping[str, tuple[str, int, float]] = {
    "target": ("accent", 46, 3.0),
    "chosen": ("accent", 96, 4.2),
    "support": ("brass", 70, 3.0),
    "convoy": ("sea_ink", 60, 3.0),
    "hover": ("accent", 30, 2.4),
}
"""Per kind of light: theme colour, opacity of the fill, width of the edge in board units."""


class Dressing:
    """What is lit and what is dimmed; dresses a picture when something changed."""

    def __init__(self, shapes: Shapes) -> None:
        self._shapes = shapes
        self._lit: dict[str, tuple[str, ...]] = {}
        self._clear: frozenset[str] | None = None
        self._dressed: tuple[Picture, QRect] | None = None
        """The picture that lies dressed on the sheet, and which part of it."""

        self._sheet: QPixmap | None = None

    def light(self, provinces: Iterable[str], kind: str) -> bool:
        """Light these spaces in one kind of light; tells whether that changed anything.

        Raises:
            KeyError: there is no such light.

        """
        wanted = tuple(sorted(set(provinces)))
        KINDS[kind]
        changed = self._lit.get(kind, ()) != wanted
        self._lit[kind] = wanted
        return self._stale(changed)

    def dim_all_but(self, provinces: Iterable[str] | None) -> bool:
        """Lay the veil over all other spaces; tells whether that changed anything."""
        wanted = None if provinces is None else frozenset(provinces)
        changed = wanted != self._clear
        self._clear = wanted
        return self._stale(changed)

    def _stale(self, changed: bool) -> bool:  # noqa: FBT001  (passed through)
        if changed:
            self._dressed = None
        return changed

    @property
    def lit(self) -> Mapping[str, tuple[str, ...]]:
        """Provinces by kind of light."""
        return {kind: found for kind, found in self._lit.items() if found}

    @property
    def dimmed(self) -> frozenset[str]:
        """Provinces under the veil."""
        if self._clear is None:
            return frozenset()
        return frozenset(self._shapes.atlas.areas) - self._clear

    def dress(self, picture: Picture, seen: QRect | None = None) -> QPixmap:
        """Return the picture with lights and veil, at least where it is ``seen`` (its pixels)."""
        if self._clear is None and not any(self._lit.values()):
            return picture.pixmap
        whole = picture.pixmap.rect()
        part = whole if seen is None else seen.intersected(whole)
        known, sheet = self._dressed, self._sheet
        if known is not None and known[0] is picture and sheet is not None:
            if known[1].contains(part):
                return sheet
            part = whole  # the board is moving: dress all of it, once
        self._dressed = (picture, part)
        return self._paint(picture, part)

    def _paint(self, picture: Picture, part: QRect) -> QPixmap:
        size = picture.pixmap.size()
        if self._sheet is None or self._sheet.size() != size:
            self._sheet = QPixmap(size)  # a new one takes longer than all that is painted on it
        pixmap = self._sheet
        pixmap.setDevicePixelRatio(1)
        painter = QPainter(pixmap)
        painter.setClipRect(part)
        painter.drawPixmap(0, 0, size.width(), size.height(), picture.pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, region = picture.wanted.scale, picture.region
        painter.scale(scale, scale)
        painter.translate(-region.topLeft())
        if self._clear is not None:
            board = self._shapes.board.adjusted(FRAME, FRAME, -FRAME, -FRAME)
            painter.fillRect(board, theme.colour("veil", VEIL))
            for province in sorted(self._clear):
                # Undimmed by painting the picture again: faster than cutting holes into a veil.
                painter.save()
                area = self._shapes.areas[province]
                painter.setClipPath(area, QtCore.Qt.ClipOperation.IntersectClip)
                painter.setClipRect(board, QtCore.Qt.ClipOperation.IntersectClip)
                painter.drawPixmap(region, picture.pixmap, QRectF(picture.pixmap.rect()))
                painter.restore()
        painter.resetTransform()
        for kind, provinces in self._lit.items():
            for province in provinces:
                light, corner = _light(self._shapes, province, kind, scale)
                painter.drawPixmap(corner - picture.wanted.rect.topLeft(), light)
        painter.end()
        return pixmap


FRAME = 12
"""Board units that the wooden frame takes on each side; nothing is lit or dimmed on it."""

_lights: OrderedDict[object, tuple[QPixmap, QPoint]] = OrderedDict()
"""Lights at the sizes last seen: every click lights some spaces that were lit before."""

_PIXELS = 8_000_000
"""What they may have together; the one asked for is kept whatever its size."""


def _light(shapes: Shapes, province: str, kind: str, scale: float) -> tuple[QPixmap, QPoint]:
    """Return a space's light as a picture, and where on the board it belongs, in pixels."""
    key = (shapes, province, kind, scale, theme.current())
    found = _lights.get(key)
    if found is None:
        edge = shapes.edge(province)
        place = QTransform.fromScale(scale, scale).mapRect(edge.bounds).toAlignedRect()
        pixmap = QPixmap(place.size())
        pixmap.fill(QtCore.Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-place.topLeft())
        painter.scale(scale, scale)
        painter.setClipRect(shapes.board.adjusted(FRAME, FRAME, -FRAME, -FRAME))
        ink, alpha, width = KINDS[kind]
        paint_light(painter, edge, theme.colour(ink), alpha, width)
        painter.end()
        found = _lights[key] = (pixmap, place.topLeft())
        while len(_lights) > 1 and sum(_area(one) for one, _ in _lights.values()) > _PIXELS:
            _lights.popitem(last=False)
    _lights.move_to_end(key)
    return found


def _area(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height()


def paint_light(painter: QPainter, edge: Edge, ink: QColor, alpha: int, width: float) -> None:
    """Fill a space and edge it inside."""
    painter.save()
    fill = QColor(ink)
    fill.setAlpha(alpha)
    painter.setClipPath(edge.area, QtCore.Qt.ClipOperation.IntersectClip)
    painter.fillRect(edge.bounds, fill)
    edge.draw(painter, pen(ink.lighter(190), width * 3.4, 150), pen(ink, width * 2))
    painter.restore()
