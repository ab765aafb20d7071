"""A map of states as the ground of a show: sea, land, borders, lines over the sea. Made quickly.

The map opens in front of a room that waits. So what takes long, the shallows along the coasts, is
painted once for each map, small, and everything else only as far as it is seen.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from engine.board.atlas import BorderKind
from engine.board.loader import LoadedStates
from engine.board.states import StateBoard, Via
from gui.kit import theme
from gui.kit.kept import Kept
from gui.map.shapes import Shapes, area, polygon, shapes_of

TINTS = ("#f0cfbf", "#cfe0c2", "#f6e6bd", "#cdd9e8", "#e0d0e2", "#cfe3de")
"""Of states that touch, no two are alike."""

SEA, LAND, INK, LINE = "#b4d0d8", "#d6d0c2", "#5a4a3c", "#8b2f20"
SHALLOW = "#6f9aa8"
_SHALLOWS = ((26, 34), (16, 44), (8, 60))
"""How wide they are, in units of the board, and how strong, the widest first."""

_SMALL = 0.5
"""Pixels of the picture of the shallows for a unit of the board: they are soft."""

_DRAWN = (BorderKind.LAND, BorderKind.COAST, BorderKind.EDGE)
_pictures: Kept[QPixmap] = Kept(lambda picture: picture)


def tints_of(board: StateBoard) -> Mapping[str, str]:
    """Give neighbours different tints, the most crowded states first; parts look like one."""
    beside: dict[str, set[str]] = {state: set() for state in board.states}
    for one in board.borders:
        a, b = board.parts[one.a], board.parts[one.b]
        beside[a].add(b)
        beside[b].add(a)
    given: dict[str, int] = {}
    for state in sorted(beside, key=lambda one: (-len(beside[one]), one)):
        taken = {given[other] for other in beside[state] if other in given}
        free = [tint for tint in range(len(TINTS)) if tint not in taken] or [0]
        used = list(given.values())
        given[state] = min(free, key=lambda tint: (used.count(tint), tint))
    return {state: TINTS[tint] for state, tint in given.items()}


class Ground:
    """The ground of one map, seen by any camera."""

    def __init__(self, name: str, loaded: LoadedStates) -> None:
        self._name, self._loaded = name, loaded
        self._shapes: Shapes = shapes_of(loaded.atlas)
        self.tints = tints_of(loaded.board)

    @cached_property
    def paths(self) -> Mapping[str, QPainterPath]:
        """The land of every part."""
        return {part: area(rings) for part, rings in self._loaded.atlas.land.items()}

    @cached_property
    def _crossings(self) -> list[tuple[QPainterPath, QRectF]]:
        """Lines over the sea, each as a path and with where it is."""
        marks = self._loaded.atlas.states
        assert marks is not None
        found = []
        for border in self._loaded.board.borders:
            if border.via is not Via.LAND:
                path = QPainterPath()
                path.addPolygon(polygon(marks.crossing(border.a, border.b)))
                found.append((path, path.boundingRect().adjusted(-6, -6, 6, 6)))
        return found

    @cached_property
    def lines(self) -> Sequence[tuple[bool, QPolygonF, QRectF]]:
        """Coasts and borders: whether of a state, the line, where it is.

        Where the picture ends there is no border, though the map has its edge there.
        """
        whole = QRectF(0, 0, *self._loaded.atlas.size)
        return [
            (bool(border.one), piece, piece.boundingRect().adjusted(-1, -1, 1, 1))
            for border, lines in self._shapes.borders
            if border.kind in _DRAWN
            for line in lines
            for piece in _off_the_edge(line, whole)
        ]

    @cached_property
    def shallows(self) -> QImage:
        """The water along the coasts, small."""
        wide, high = self._loaded.atlas.size
        size = (round(wide * _SMALL), round(high * _SMALL))
        kept = QImage(*size, QImage.Format.Format_RGB32)
        kept.fill(QColor(SEA))
        painter = QPainter(kept)
        for width, alpha in _SHALLOWS:
            # Pieces of one line overlap: drawn full first, then laid on thinly as a whole.
            line = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
            line.fill(0)
            brush = QPainter(line)
            brush.scale(_SMALL, _SMALL)
            brush.setPen(QPen(QColor(SHALLOW), width))
            for piece in self._shapes.soft_coast:
                brush.drawPolyline(piece)
            brush.end()
            painter.setOpacity(alpha / 255)
            painter.drawImage(0, 0, line)
        painter.end()
        return kept

    def warm(self) -> None:
        """Make what every ground needs, before anybody waits for one."""
        self.shallows  # noqa: B018 - made when it is asked for
        self.paths  # noqa: B018 - as above
        self.lines  # noqa: B018 - as above

    def paint(self, painter: QPainter, box: QRectF, camera: QTransform) -> None:
        """Draw it within a box, in units of a page; it is kept as a picture."""
        device = painter.device().devicePixelRatioF() if painter.device() else 1.0
        sharp = painter.worldTransform().m11() * device
        painter.drawPixmap(box, self.picture(box, camera, sharp), QRectF())

    def picture(self, box: QRectF, camera: QTransform, sharp: float) -> QPixmap:
        """Return it as a picture of so many pixels for a unit of the page."""
        rect = (box.left(), box.top(), box.width(), box.height())
        key = (self._name, rect, camera.m11(), camera.dx(), camera.dy(), sharp)
        kept = _pictures.get(key)
        if kept is None:
            kept = QPixmap(max(round(box.width() * sharp), 1), max(round(box.height() * sharp), 1))
            brush = QPainter(kept)
            brush.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            brush.scale(sharp, sharp)
            brush.translate(-box.left(), -box.top())
            self._paint(brush, box, camera)
            brush.end()
            _pictures.keep(key, kept)
        return kept

    def _paint(self, painter: QPainter, box: QRectF, camera: QTransform) -> None:
        atlas, board = self._loaded.atlas, self._loaded.board
        back, _ = camera.inverted()
        seen = back.mapRect(box)
        painter.fillRect(box, QColor(SEA))
        painter.setTransform(camera, combine=True)
        whole = QRectF(0, 0, *atlas.size)
        painter.drawImage(whole, self.shallows)
        painter.fillPath(self._shapes.impassable, QColor(LAND))
        for part, path in self.paths.items():
            if path.boundingRect().intersects(seen):
                painter.fillPath(path, QColor(self.tints[board.parts[part]]))
        painter.fillPath(self._shapes.lakes, QColor(SEA))
        scale = camera.m11()
        ours, others = QPen(QColor(INK), 1.6 / scale), QPen(theme.colour(INK, 70), 1 / scale)
        for ours_too, line, rect in self.lines:
            if rect.intersects(seen):
                painter.setPen(ours if ours_too else others)
                painter.drawPolyline(line)
        self._paint_sea_lines(painter, seen, scale)

    def _paint_sea_lines(self, painter: QPainter, seen: QRectF, scale: float) -> None:
        pen = QPen(QColor(LINE), 3 / scale)
        pen.setDashPattern([1.5, 2.2])
        for path, rect in self._crossings:
            if rect.intersects(seen):
                painter.strokePath(path, pen)
                painter.setPen(QPen(QColor(LINE), 0))
                painter.setBrush(QColor(LINE))
                for end in (path.pointAtPercent(0), path.pointAtPercent(1)):
                    painter.drawEllipse(end, 4.5 / scale, 4.5 / scale)


def _off_the_edge(line: QPolygonF, whole: QRectF) -> Iterator[QPolygonF]:
    """Yield what is left of a line without all that runs along the edge of the picture."""
    points = [line.at(place) for place in range(line.size())]
    piece = points[:1]
    for one, other in pairwise(points):
        if along_the_edge(one, other, whole):
            if len(piece) > 1:
                yield QPolygonF(piece)
            piece = []
        piece.append(other)
    if len(piece) > 1:
        yield QPolygonF(piece)


def along_the_edge(one: QPointF, other: QPointF, whole: QRectF) -> bool:
    """Tell whether one runs to the other along the edge of the picture."""
    return (one.x() == other.x() and one.x() in (whole.left(), whole.right())) or (
        one.y() == other.y() and one.y() in (whole.top(), whole.bottom())
    )
