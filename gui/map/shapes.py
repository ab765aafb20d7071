"""A map's outlines as Qt's paths, made when they are first needed."""

import sys
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, pairwise

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QDataStream, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from engine.board.atlas import Atlas, BorderLine, Point, Rings
from gui.map import edge
from gui.map.edge import Edge


def polygon(points: Iterable[Point]) -> QPolygonF:
    """Return points as Qt's polygon.

    Through a byte stream: one QPointF object per point would cost ten times as long.
    """
    numbers = array("d", chain.from_iterable(points))
    if sys.byteorder == "little":
        numbers.byteswap()
    head = (len(numbers) // 2).to_bytes(4, "big")
    qt_polygon = QPolygonF()
    stream = QDataStream(QByteArray(head + numbers.tobytes()))
    stream >> qt_polygon
    return qt_polygon


def area(rings: Rings) -> QPainterPath:
    """Return closed rings as one path, holes by the odd-even rule."""
    path = QPainterPath()
    path.setFillRule(QtCore.Qt.FillRule.OddEvenFill)
    for ring in rings:
        path.addPolygon(polygon(ring))
        path.closeSubpath()
    return path


CHUNK = 48
"""Points in one piece of a stroked line: Qt strokes many short lines far faster than a long one."""


def chunks(line: Sequence[Point], *, closed: bool, points: int = CHUNK) -> Iterator[QPolygonF]:
    """Cut a line into short pieces that meet at their ends."""
    whole = [*line, line[0]] if closed else line
    for start in range(0, len(whole) - 1, points):
        yield polygon(whole[start : start + points + 1])


def coarse(line: Sequence[Point], step: float) -> list[Point]:
    """Drop points nearer than ``step`` to the one before, for wide soft strokes."""
    kept = [line[0]]
    for x, y in line:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= step:
            kept.append((x, y))
    return [*kept, line[-1]]


class Shapes:
    """What is drawn and what can be hit, in board units."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.board = QRectF(0, 0, *atlas.size)
        self._edges: dict[str, Edge] = {}
        self._areas: dict[str, QPainterPath] = {}

    @cached_property
    def areas(self) -> Mapping[str, QPainterPath]:
        """The clickable area of each province."""
        return {key: self.area(key) for key in self.atlas.areas}

    def area(self, province: str) -> QPainterPath:
        """Return one of them: to make all takes a while."""
        path = self._areas.get(province)
        if path is None:
            path = self._areas[province] = area(self.atlas.areas[province])
        return path

    def edge(self, province: str) -> Edge:
        """Return the edge of a province."""
        rim = self._edges.get(province)
        if rim is None:
            rings = self.atlas.areas[province]
            fine, soft = (
                tuple(
                    piece
                    for ring in rings
                    for piece in chunks(coarse(ring, step), closed=True, points=edge.PIECE)
                )
                for step in (edge.FINE, edge.SOFT)
            )
            rim = self._edges[province] = Edge(self.areas[province], fine, soft)
        return rim

    @cached_property
    def land(self) -> Mapping[str, QPainterPath]:
        """The dry part of each land province."""
        return {key: area(rings) for key, rings in self.atlas.land.items()}

    @cached_property
    def boxes(self) -> Mapping[str, QRectF]:
        """The rectangle round each province, to look at few outlines when something is hit."""
        return {key: path.boundingRect() for key, path in self.areas.items()}

    @cached_property
    def impassable(self) -> QPainterPath:
        """Land that is no space of the game."""
        return area(tuple(chain.from_iterable(self.atlas.impassable.values())))

    @cached_property
    def coast(self) -> tuple[QPolygonF, ...]:
        """The outline of all land, in pieces to be stroked."""
        return tuple(piece for ring in self.atlas.coastline for piece in chunks(ring, closed=True))

    @cached_property
    def soft_coast(self) -> tuple[QPolygonF, ...]:
        """The same with few points, for the shallows."""
        return tuple(
            piece for ring in self.atlas.coastline for piece in chunks(coarse(ring, 4), closed=True)
        )

    @cached_property
    def depth(self) -> tuple[tuple[QPolygonF, ...], ...]:
        """The engraver's lines along the coasts, the nearest first, in pieces."""
        return tuple(
            tuple(piece for ring in rings for piece in chunks(ring, closed=True))
            for rings in self.atlas.depth
        )

    @cached_property
    def lakes(self) -> QPainterPath:
        """Lakes."""
        return area(self.atlas.lakes)

    @cached_property
    def borders(self) -> tuple[tuple[BorderLine, tuple[QPolygonF, ...]], ...]:
        """Every border with its lines."""
        return tuple(
            (border, tuple(polygon(line) for line in border.lines)) for border in self.atlas.borders
        )

    @cached_property
    def soft_borders(self) -> tuple[tuple[BorderLine, tuple[QPolygonF, ...]], ...]:
        """The same with few points, for the tint along them."""
        return tuple(
            (
                border,
                tuple(
                    piece
                    for line in border.lines
                    for piece in chunks(coarse(line, 3), closed=False)
                ),
            )
            for border in self.atlas.borders
        )

    def province_at(self, point: QPointF, slack: float = 0.0) -> str:
        """Return the province under a point; empty off the board.

        Within ``slack`` of a space too small to hit well, that space is meant.
        """
        here = next((key for key, box in self.boxes.items() if self._in(key, box, point)), "")
        small = self._small(slack) if slack else frozenset()
        if not small or here in small:
            return here
        for reach in (slack / 2, slack):
            for dx, dy in _ROUND:
                near = point + QPointF(dx * reach, dy * reach)
                for key in sorted(small):
                    if self._in(key, self.boxes[key], near):
                        return key
        return here

    def _in(self, key: str, box: QRectF, point: QPointF) -> bool:
        return box.contains(point) and self.areas[key].contains(point)

    @cached_property
    def _extent(self) -> Mapping[str, float]:
        """How much of the board each province covers."""
        return {
            key: sum(
                abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise((*ring, ring[0]))))
                for ring in rings
            )
            / 2
            for key, rings in self.atlas.areas.items()
        }

    def _small(self, slack: float) -> frozenset[str]:
        """Return spaces no larger than a square of some eight times the slack."""
        most = (slack * 7.5) ** 2
        return frozenset(key for key, extent in self._extent.items() if extent < most)


_ROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))


MAPS = 3
"""How many maps are kept in memory."""

_of: dict[int, Shapes] = {}


def shapes_of(atlas: Atlas) -> Shapes:
    """Return the outlines of a map; the same for every view of it."""
    shapes = _of.get(id(atlas))
    if shapes is None or shapes.atlas is not atlas:
        shapes = _of[id(atlas)] = Shapes(atlas)
        while len(_of) > MAPS:
            _of.pop(next(iter(_of)))
    return shapes
