"""Lit spaces and the veil over all others, laid on the finished picture."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from gui.kit import answer_cache, theme
from gui.kit.kept import Kept, bare
from gui.kit.pens import pen
from gui.map.edge import Edge
from gui.map.pictures.background import Picture
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


_SHEETS = 2
"""One for what is seen, and one for the whole board while that is moved."""


class Highlighted(NamedTuple):
    """A picture with lights and veil, or a part of it."""

    pixmap: QPixmap
    part: QRect
    """Which pixels of the picture."""


class Highlights:
    """What is lit and what is dimmed; dresses a picture when something changed."""

    def __init__(self, shapes: Shapes) -> None:
        self._shapes = shapes
        self._lit: dict[str, tuple[str, ...]] = {}
        self._clear: frozenset[str] | None = None
        self._dressed: tuple[Picture, Highlighted] | None = None
        """The picture that was dressed last, and how."""

        self._sheets: OrderedDict[tuple[int, int], QPixmap] = OrderedDict()
        answer_cache.at_rest(self)

    @property
    def sheets(self) -> int:
        """How many sheets are kept to be painted on."""
        return len(self._sheets)

    def rest(self) -> bool:
        """Let go of sheets of which nothing is seen; tell whether there were any."""
        seen = self._dressed[1].pixmap if self._dressed is not None else None
        idle = [size for size, sheet in self._sheets.items() if sheet is not seen]
        for size in idle:
            del self._sheets[size]
        return bool(idle)

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
        return {kind: provinces for kind, provinces in self._lit.items() if provinces}

    @property
    def dimmed(self) -> frozenset[str]:
        """Provinces under the veil."""
        if self._clear is None:
            return frozenset()
        return frozenset(self._shapes.atlas.areas) - self._clear

    def dress(self, picture: Picture, seen: QRect | None = None) -> Highlighted:
        """Return the picture with lights and veil, at least where it is ``seen`` (its pixels)."""
        whole = picture.pixmap.rect()
        if self._clear is None and not any(self._lit.values()):
            return Highlighted(picture.pixmap, whole)
        part = whole if seen is None else seen.intersected(whole)
        known = self._dressed
        if known is not None and known[0] is picture:
            if known[1].part.contains(part):
                return known[1]
            part = whole  # the board is moving: dress all of it, once
        dressed = Highlighted(self._paint(picture, part), part)
        self._dressed = (picture, dressed)
        return dressed

    def come_to(self, picture: Picture, seen: QRect) -> None:
        """Dress what is seen where the camera has come to: the board is not being moved."""
        self._dressed = None
        self.dress(picture, seen)

    def _sheet(self, size: QSize) -> QPixmap:
        """Return a sheet to paint on; to get a new one takes longer than all that is painted."""
        key = (size.width(), size.height())
        sheet = self._sheets.pop(key, None)
        if sheet is None:
            sheet = QPixmap(size)
            while len(self._sheets) >= _SHEETS:
                self._sheets.popitem(last=False)
        self._sheets[key] = sheet
        return sheet

    def _paint(self, picture: Picture, part: QRect) -> QPixmap:
        pixmap = self._sheet(part.size())
        pixmap.setDevicePixelRatio(1)
        dots = QTransform.fromTranslate(-part.x(), -part.y())
        scale, region = picture.wanted.scale, picture.region
        units = QTransform.fromTranslate(-region.x(), -region.y()) * QTransform.fromScale(
            scale, scale
        )
        painter = QPainter(pixmap)
        painter.setTransform(dots)
        painter.drawPixmap(part, picture.pixmap, part)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(units * dots)
        if self._clear is not None:
            board = self._shapes.board.adjusted(FRAME, FRAME, -FRAME, -FRAME)
            painter.fillRect(board, theme.colour("veil", VEIL))
            for province in sorted(self._clear):
                # Undimmed by painting the picture again: faster than cutting holes into a veil.
                area = self._shapes.areas[province]
                place = units.mapRect(area.boundingRect()).toAlignedRect() & part
                if place.isEmpty():
                    continue
                painter.save()
                painter.setClipPath(area)
                painter.setClipRect(board, QtCore.Qt.ClipOperation.IntersectClip)
                painter.setTransform(dots)  # dot on dot takes a fraction of the time
                painter.drawPixmap(place, picture.pixmap, place)
                painter.restore()
        painter.setTransform(dots)
        for kind, provinces in self._lit.items():
            for province in provinces:
                light, corner = _light(self._shapes, province, kind, scale)
                painter.drawPixmap(corner - picture.wanted.rect.topLeft(), light)
        painter.end()
        return pixmap


FRAME = 12
"""Board units that the wooden frame takes on each side; nothing is lit or dimmed on it."""

_lights: Kept[tuple[QPixmap, QPoint]] = Kept(lambda one: one[0])
"""Lights at the sizes last seen: every click lights some spaces that were lit before."""


def _light(shapes: Shapes, province: str, kind: str, scale: float) -> tuple[QPixmap, QPoint]:
    """Return a space's light as a picture, and where on the board it belongs, in pixels."""
    key = (shapes, province, kind, scale, theme.current())
    glow = _lights.get(key)
    if glow is None:
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
        glow = _lights.keep(key, (bare(pixmap), place.topLeft()))
    return glow


def paint_light(painter: QPainter, edge: Edge, ink: QColor, alpha: int, width: float) -> None:
    """Fill a space and edge it inside."""
    painter.save()
    fill = QColor(ink)
    fill.setAlpha(alpha)
    painter.setClipPath(edge.area, QtCore.Qt.ClipOperation.IntersectClip)
    painter.fillRect(edge.bounds, fill)
    edge.draw(painter, pen(ink.lighter(190), width * 3.4, 150), pen(ink, width * 2))
    painter.restore()
