"""A part of the board in black, or all of it: strong borders, abbreviations, and the pieces there.

Nothing of it is washed in anybody's colour, so one can draw into it.
"""

import math
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from engine.board.atlas import BorderKind, Point
from engine.board.board import sails
from engine.board.loader import LoadedMap
from engine.board.province import Terrain
from engine.rules.position import Position
from gui import i18n
from gui.kit import theme
from gui.map.ground import Box
from gui.map.names.labels import Label
from gui.map.packing import grow, hits
from gui.map.pictures import terrain
from gui.map.pictures.arrangement import Arrangement
from gui.map.pieces.standing import Stand, Stander
from gui.map.shapes import chunks, coarse, polygon, shapes_of
from gui.paper import ink
from gui.paper.line_drawing import (
    board_of,
    boxes_of,
    paint_leads,
    paint_pieces,
    standers_of,
    write_name,
)
from gui.paper.naming import AROUND, Shortened
from gui.paper.trimming import trimmed_line, trimmed_ring

NO_LAND = "#dcdcdc"
PIECE, PIECE_UNITS = 58.0, 46.0
"""How wide a piece is on paper, and in board units at scale 1."""

SMALLEST, LARGEST = 0.5, 1.15
SMALLER = (0.85, 0.7, 0.58)
"""How much smaller a piece is drawn that leaves no room for its space's name."""

FINE = 0.7
"""Tenths of a millimetre: points of a line nearer than this cannot be told apart on paper."""

BORDER, COAST, FAINT, SHALLOWS = 4.2, 2.4, 2.0, 1.0
"""How wide lines are, in tenths of a millimetre."""

USUAL, THIN, THICK = 1.3, 0.6, 1.5
"""The scale at which they are so, and how much thinner or thicker they are on other paper."""

CLOSE = 1.1
"""Lines along the coasts melt into grey where a map is printed smaller."""

STAR = 10.5
"""How large the mark of a centre is, where its space has room for it."""

DOT = 6.0
"""How large the dot of a port is."""


@dataclass(frozen=True, slots=True)
class Part:
    """What is shown of the board."""

    loaded: LoadedMap
    position: Position
    region: Box
    points: float
    """How large abbreviations are written where there is room."""

    def room(self, box: QRectF) -> QRectF:
        """Return the largest rectangle inside a box that has the region's shape."""
        wide, high = self._size
        scale = self.scale(box)
        rect = QRectF(0, 0, wide * scale, high * scale)
        rect.moveCenter(box.center())
        return rect

    def scale(self, box: QRectF) -> float:
        """Return how many tenths of a millimetre a board unit has in a box."""
        wide, high = self._size
        return round(min(box.width() / wide, box.height() / high), 4)

    def labels(self, box: QRectF) -> tuple[Label, ...]:
        """Return every abbreviation in its place, when the part is painted into a box.

        After those of spaces come those of separate coasts: ``nc``; then ports, by their names,
        as far as there is room.
        """
        return self._placed(self.scale(box))[0]

    def boxes(self, box: QRectF) -> list[Box]:
        """Return the room of every piece."""
        stand, k = self._placed(self.scale(box))[1:]
        return boxes_of(stand, k, ())

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Paint it as large as a box allows, with an edge round it."""
        scale, room = self.scale(box), self.room(box)
        labels, stand, k = self._placed(scale)
        painter.save()
        painter.translate(room.topLeft())
        painter.scale(scale, scale)
        painter.translate(-self.region[0], -self.region[1])
        with theme.wearing("light"), theme.engraved():
            _ground(painter, self.loaded, self.region, scale)
            for label in labels:
                at = QPointF(label.x, label.y)
                write_name(painter, label.text, at, black=True, shaped=ink.is_outlined())
            paint_leads(painter, self.loaded, stand, k)
            paint_pieces(painter, self.loaded.board, self.position, stand, k)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ink.BLACK), 4))
        painter.drawRect(room)

    @property
    def _size(self) -> tuple[float, float]:
        left, top, right, bottom = self.region
        return right - left, bottom - top

    def _placed(self, scale: float) -> "Placed":
        return _placed(self.loaded, self.position, self.region, self.points, scale)


Placed = tuple[tuple[Label, ...], Mapping[Stander, Stand], float]
"""Abbreviations, pieces and the scale of those."""

_KEPT = 32
_placed_at: OrderedDict[object, tuple[LoadedMap, Placed]] = OrderedDict()
"""What was placed last; written to by whoever has the board to himself."""


def _placed(
    loaded: LoadedMap, position: Position, region: Box, points: float, scale: float
) -> Placed:
    standers = tuple(standers_of(position))
    key = (id(loaded), standers, region, points, scale, i18n.language())
    with board_of(loaded) as (_, arranged, ground):
        known = _placed_at.get(key)
        if known is not None and known[0] is loaded:
            return known[1]
        k = round(max(SMALLEST, min(LARGEST, PIECE / (PIECE_UNITS * scale))), 2)
        stand: Mapping[Stander, Stand] = {
            one: at
            for one, at in arranged.stand(standers, k).items()
            if _within(boxes_of({one: at}, k, ())[0], region)
        }
        short = Shortened(loaded, ground, region, scale, points)
        stand, labels = _named(short, arranged, stand, k)
        pieces = boxes_of(stand, k, ())
        coasts = short.coasts((*pieces, *(label.box for label in labels)))
        ports = short.ports((*pieces, *(label.box for label in (*labels, *coasts))))
        placed = (*labels, *coasts, *ports), stand, k
        _placed_at[key] = loaded, placed
        while len(_placed_at) > _KEPT:
            _placed_at.popitem(last=False)
        return placed


def _named(
    short: Shortened, arranged: Arrangement, stand: Mapping[Stander, Stand], k: float
) -> tuple[Mapping[Stander, Stand], tuple[Label, ...]]:
    """Name every space beside its piece, which is drawn smaller where that leaves no room."""
    labels = short.place(boxes_of(stand, k, ()))
    for less in SMALLER:
        lacking = short.lacking(labels)
        if not lacking:
            break
        for one in [one for one in stand if one.province in lacking and not one.beaten]:
            tried = {**stand, one: _smaller(arranged, stand, one, k, less)}
            new_labels = short.place(boxes_of(tried, k, ()))
            if len(short.lacking(new_labels)) < len(short.lacking(labels)):
                stand, labels = tried, new_labels
    return stand, labels


def _smaller(
    arranged: Arrangement, stand: Mapping[Stander, Stand], one: Stander, k: float, less: float
) -> Stand:
    """Return where a piece drawn smaller stands: at its best place, if nobody is in the way."""
    usual = arranged.spot(one.at, one.kind, k * less)
    moved = usual._replace(size=usual.size * less)
    others = boxes_of({key: at for key, at in stand.items() if key != one}, k, ())
    if hits(boxes_of({one: moved}, k, ())[0], others):
        return stand[one]._replace(size=min(stand[one].size, less))
    return moved


def _within(box: Box, region: Box) -> bool:
    left, top, right, bottom = region
    return left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom


def _ground(painter: QPainter, loaded: LoadedMap, region: Box, scale: float) -> None:
    atlas = loaded.atlas
    fine = FINE / scale
    none = QPainterPath()
    none.setFillRule(Qt.FillRule.OddEvenFill)
    for rings in atlas.impassable.values():
        for ring in rings:
            inside = trimmed_ring(tuple(coarse(ring, fine)), region)
            if len(inside) > 2:
                none.addPolygon(polygon(inside))
                none.closeSubpath()
    painter.fillPath(none, QColor(NO_LAND))
    lines = _Lines(painter, region, scale)
    depth = zip(atlas.depth, (90, 64, 44, 26), strict=True)
    for rings, alpha in islice(depth, 4 if scale > CLOSE else 1):
        lines.draw([(*ring, ring[0]) for ring in rings], SHALLOWS, alpha)
    lines.draw([(*ring, ring[0]) for ring in atlas.lakes], SHALLOWS, 150)
    kinds: dict[BorderKind, list[Sequence[Point]]] = {}
    for border in atlas.borders:
        kinds.setdefault(border.kind, []).extend(border.lines)
    lines.draw(kinds.get(BorderKind.SEA, ()), FAINT, 220, (5, 4))
    lines.draw([(*ring, ring[0]) for ring in atlas.coastline], COAST)
    lines.draw(kinds.get(BorderKind.EDGE, ()), COAST)
    lines.draw(kinds.get(BorderKind.LAND, ()), BORDER)
    lines.draw(kinds.get(BorderKind.STRAIT, ()), FAINT * 1.3, 255, (1.4, 2.2))
    _marks(painter, loaded, region, scale)


def _marks(painter: QPainter, loaded: LoadedMap, region: Box, scale: float) -> None:
    """Draw the marks of ports, towns and centres."""
    atlas = loaded.atlas
    dot = max(2.4, min(terrain.DOT, DOT / scale))
    ports = (spots.port.at for spots in atlas.spots.values() if spots.port is not None)
    for hollow, dots in ((False, ports), (True, (town.at for town in atlas.towns))):
        for x, y in dots:
            if _within(grow((x, y, x, y), dot * 1.2), region):
                _dot(painter, QPointF(x, y), dot, hollow=hollow)
    star = max(4.6, min(terrain.STAR, STAR / scale))
    for spots in atlas.spots.values():
        if spots.centre is not None:
            x, y = spots.centre
            if _within(grow((x, y, x, y), star * 1.2), region):
                _star(painter, QPointF(x, y), star)


def _dot(painter: QPainter, at: QPointF, r: float, *, hollow: bool) -> None:
    """Draw the dot of a port, or the hollow one of a town, in black."""
    painter.setPen(QPen(QColor(theme.WHITE), r * 0.7))
    painter.drawEllipse(at, r, r)
    painter.setPen(QPen(QColor(theme.BLACK), r * 0.3))
    painter.setBrush(QColor(theme.WHITE if hollow else theme.BLACK))
    painter.drawEllipse(at, r, r)


def _star(painter: QPainter, at: QPointF, r: float) -> None:
    """Draw the mark of a centre in black."""
    painter.setPen(QPen(QColor(theme.BLACK), r * 0.2))
    painter.setBrush(QColor(theme.WHITE))
    painter.drawEllipse(at, r, r)
    points = [
        (at.x() + math.sin(turn) * r * reach, at.y() - math.cos(turn) * r * reach)
        for reach, turn in ((0.3 if step % 2 else 0.72, step * math.pi / 5) for step in range(10))
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.BLACK))
    painter.drawPolygon(polygon(points))


@dataclass(frozen=True, slots=True)
class _Lines:
    """Draws lines as wide as they shall be on paper, cut at the edge of what is shown."""

    painter: QPainter
    region: Box
    scale: float

    def draw(
        self,
        lines: Iterable[Sequence[Point]],
        width: float,
        alpha: int = 255,
        dashes: Sequence[float] = (),
    ) -> None:
        shade = QColor(theme.BLACK)
        shade.setAlpha(alpha)
        line = QPen(shade, width * max(THIN, min(THICK, self.scale / USUAL)) / self.scale)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        line.setCapStyle(Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap)
        if dashes:
            line.setDashPattern(dashes)
        self.painter.setPen(line)
        fine = FINE / self.scale
        for one in lines:
            for inside in trimmed_line(coarse(one, fine), self.region):
                self._stroke(inside, whole=bool(dashes))

    def _stroke(self, points: Sequence[Point], *, whole: bool) -> None:
        pieces: Iterable[QPolygonF] = (polygon(points),) if whole else chunks(points, closed=False)
        for piece in pieces:
            self.painter.drawPolyline(piece)


def everything(loaded: LoadedMap) -> Box:
    """Return all of the board as a region."""
    wide, high = loaded.atlas.size
    return (0.0, 0.0, float(wide), float(high))


ROUND_OWN, ROUND_NEAR = 62.0, AROUND
"""Board units that must be seen round a piece and round a neighbour's abbreviation."""

AS_NEAR, INTO, WIDE = 150.0, 50.0, 240.0
"""Board units from a fleet at which a sea is seen, or how far into it where it begins behind that;
and from which on it is not seen to where its name would stand."""

LEAST_WIDE = 420.0
"""Board units that are shown at least from side to side."""


def neighbourhood(loaded: LoadedMap, position: Position, power: str, aspect: float) -> Box:
    """Return a power's part of the board: its units and centres, and where they can go.

    It has a shape of ``aspect`` (width by height) as far as the board allows.
    """
    spots, board = loaded.atlas.spots, loaded.board
    units = [*position.of(power)]
    units += [one.unit for one in position.dislodged if one.unit.power == power]
    owned = {centre for centre, owner in position.owners.items() if owner == power}
    boxes = [grow((*spots[key].abbr.at, *spots[key].abbr.at), ROUND_NEAR) for key in sorted(owned)]
    for unit in units:
        here = spots[unit.province]
        at = (
            here.army
            if not sails(unit.kind) and here.army
            else next(iter(here.fleet.values()), None)
        )
        at = here.fleet.get(unit.at, at) if sails(unit.kind) else at
        if at is not None:
            boxes.append(grow((*at, *at), ROUND_OWN))
        for place in board.neighbours(str(unit.kind), unit.at):
            near = place.partition("/")[0]
            point = spots[near].abbr.at
            wet = board.provinces[near].terrain is Terrain.SEA
            if wet and at is not None and math.dist(at, point) > WIDE:
                point = _sight(loaded, near, at)
            boxes.append(grow((*point, *point), ROUND_NEAR))
    for key in owned:
        centre = spots[key].centre
        if centre is not None:
            boxes.append(grow((*centre, *centre), ROUND_NEAR))
    if not boxes:
        return everything(loaded)
    around = (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )
    return _shaped(around, aspect, everything(loaded))


def _sight(loaded: LoadedMap, sea: str, at: Point) -> Point:
    """Return where a wide sea is seen from a fleet: as near as it is, and can be named."""
    point, water = loaded.atlas.spots[sea].abbr.at, shapes_of(loaded.atlas).area(sea)
    for far in range(int(AS_NEAR), int(math.dist(at, point)), 25):
        if water.contains(QPointF(*_towards(at, point, far))):
            return _towards(at, point, far + (INTO if far > AS_NEAR else 0))
    return point


def _towards(start: Point, end: Point, most: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = (dx * dx + dy * dy) ** 0.5
    share = min(1.0, most / far) if far else 1.0
    return start[0] + dx * share, start[1] + dy * share


def _shaped(box: Box, aspect: float, board: Box) -> Box:
    """Widen a rectangle to a shape, moved so that it stays on the board."""
    wide, high = max(box[2] - box[0], LEAST_WIDE), max(box[3] - box[1], LEAST_WIDE / aspect)
    wide, high = max(wide, high * aspect), max(high, wide / aspect)
    spans = []
    for near, far, size, most in (
        (box[0], box[2], wide, board[2]),
        (box[1], box[3], high, board[3]),
    ):
        room = min(size, most)
        begin = min(max(0.0, (near + far - room) / 2), most - room)
        spans.append((begin, begin + room))
    (left, right), (top, bottom) = spans
    return (round(left, 2), round(top, 2), round(right, 2), round(bottom, 2))
