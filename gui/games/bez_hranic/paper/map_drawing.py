"""A map of states on paper: borders in black carry it, tints only help; a journey drawn on it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from engine.board.atlas import BorderKind
from engine.board.states import Via
from gui import i18n
from gui.games.bez_hranic.drawing.far import within
from gui.games.bez_hranic.drawing.tokens import Token, paint_token
from gui.games.bez_hranic.paper.page import CENTRE, LEAST, put, sans, serif, width_of
from gui.games.bez_hranic.show.ground import LAND, SEA
from gui.games.bez_hranic.show.map_painter import MapPainter, map_painter
from gui.kit import theme
from gui.map.shapes import area
from gui.paper.ink import BLACK, POINT

PAPER = "#ffffff"
AIR = 110.0
"""Board units round a journey."""

_NEAR = ((0, 0), (0, 36), (0, -36))

RING = 8.0
"""Board units round a state that has no room."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A map, and perhaps a journey on it."""

    map: str
    route: tuple[str, ...] = ()
    start: str = ""
    target: str = ""
    chosen: tuple[str, ...] = ()
    token: Token | None = None
    names: bool = True


def camera(on: MapPainter, box: QRectF, shown: Drawn) -> QTransform:
    """Return how board units become those of the page: all of it, or a journey with its air."""
    wide, high = on.atlas.size
    seen = QRectF(0, 0, wide, high)
    stops = [part for state in _states(shown) for part in on.parts_of(state)[:1]]
    points = [on.stone(part) for part in shown.route or stops]
    if len(shown.route) > 1:
        points += [point for leg in on.way(shown.route) for point in leg]
    if points:
        framed = QPolygonF(points).boundingRect().adjusted(-AIR, -AIR, AIR, AIR)
        seen = framed.intersected(seen)
    scale = min(box.width() / seen.width(), box.height() / seen.height())
    if points:  # no nearer than that neighbours are seen
        scale = min(scale, max(box.width() / wide, box.height() / high) * 4)
    into = QTransform()
    into.translate(*_middle(box))
    into.scale(scale, scale)
    into.translate(-seen.center().x(), -seen.center().y())
    return into


def _middle(box: QRectF) -> tuple[float, float]:
    return box.center().x(), box.center().y()


def _states(shown: Drawn) -> Sequence[str]:
    return [state for state in (shown.start, shown.target, *shown.chosen) if state]


def paint_map(painter: QPainter, box: QRectF, shown: Drawn) -> None:
    """Draw it within a box."""
    on, edge = map_painter(shown.map), QPainterPath()
    edge.addRect(box)
    into = camera(on, box, shown)
    sheet = into.mapRect(QRectF(0, 0, *on.atlas.size))

    def draw() -> None:
        inner = QPainterPath()
        inner.addRect(sheet)
        within(painter, inner, lambda: _paint_ground(painter, box, on, into))
        taken = _paint_route(painter, on, into, shown)
        if shown.names:
            _paint_names(painter, on, into, shown, (sheet.intersected(box), taken))

    within(painter, edge, draw)
    painter.setPen(QPen(QColor(BLACK), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(sheet.intersected(box))


def _paint_ground(painter: QPainter, box: QRectF, on: MapPainter, into: QTransform) -> None:
    black, ground = theme.is_engraved(), _ground(on.board.id)
    back, _ = into.inverted()
    seen = back.mapRect(box)
    sea = QColor("#eef2f3" if black else SEA)
    painter.fillRect(box, sea)
    painter.fillPath(into.map(ground.impassable), QColor("#dcdcdc" if black else LAND))
    for part, path in on.paths.items():
        if path.boundingRect().intersects(seen):
            tint = PAPER if black else on.ground.tints[on.board.parts[part]]
            painter.fillPath(into.map(path), QColor(tint))
    painter.fillPath(into.map(ground.lakes), sea)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line, width, colour in ground.lines:
        if line.boundingRect().adjusted(-1, -1, 1, 1).intersects(seen):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawPolyline(into.map(line))
    pen = QPen(QColor(BLACK if black else "#8b2f20"), 5)
    pen.setDashPattern([2.0, 2.0])
    painter.setPen(pen)
    for line in ground.over_sea:
        painter.drawPolyline(into.map(line))


@dataclass(frozen=True, slots=True)
class Ground:
    """What every map of a game on paper has, made once."""

    impassable: QPainterPath
    lakes: QPainterPath
    lines: tuple[tuple[QPolygonF, float, str], ...]
    """Borders and coasts, each with its width and its ink."""

    over_sea: tuple[QPolygonF, ...]


@cache
def _ground(map_: str) -> Ground:
    on = map_painter(map_)
    atlas, impassable = on.atlas, QPainterPath()
    for rings in atlas.impassable.values():
        impassable.addPath(area(rings))
    lines = []
    for border in atlas.borders:
        if border.kind in (BorderKind.LAND, BorderKind.COAST):
            inner = border.kind is BorderKind.LAND and border.one and border.other
            width = 4.5 if inner else 2.5 if border.one else 1.5
            ink = BLACK if border.one else "#8a8378"
            lines += [(_polygon(line), width, ink) for line in border.lines]
    over_sea = [
        _polygon(on.marks.crossing(joined.a, joined.b))
        for joined in on.board.borders
        if joined.via is not Via.LAND
    ]
    return Ground(impassable, area(atlas.lakes), tuple(lines), tuple(over_sea))


def _polygon(points: Iterable[tuple[float, float]]) -> QPolygonF:
    return QPolygonF([QPointF(*point) for point in points])


def _paint_route(painter: QPainter, on: MapPainter, into: QTransform, shown: Drawn) -> list[QRectF]:
    """Draw a journey with its borders counted; return what names keep clear of."""
    taken: list[QRectF] = []
    if len(shown.route) > 1:
        path = QPainterPath()
        for number, leg in enumerate(on.way(shown.route)):
            points = [into.map(point) for point in leg]
            if number == 0:
                path.moveTo(points[0])
            for point in points[1:]:
                path.lineTo(point)
        for width, colour in ((26.0, PAPER), (14.0, BLACK), (5.0, PAPER)):
            pen = QPen(QColor(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
    for state in _states(shown):
        part = next((p for p in shown.route if p in on.parts_of(state)), on.parts_of(state)[0])
        spot = into.map(on.stone(part))
        if state in shown.chosen and shown.token is not None:
            paint_token(painter, spot, 32, shown.token)
        else:
            painter.setPen(QPen(QColor(BLACK), 4))
            painter.setBrush(QColor("#e8a733" if not theme.is_engraved() else "#c8c8c8"))
            painter.drawEllipse(spot, 24, 24)
        taken.append(QRectF(spot.x() - 34, spot.y() - 34, 68, 68))
    if len(shown.route) > 1:
        crossed = on.border_points(shown.route)
        for number, at in enumerate(crossed, 1):
            spot = into.map(at) + QPointF(0, 44 * crossed[: number - 1].count(at))
            painter.setPen(QPen(QColor(BLACK), 3))
            painter.setBrush(QColor(PAPER))
            painter.drawEllipse(spot, 20, 20)
            room = QRectF(spot.x() - 20, spot.y() - 20, 40, 40)
            put(painter, room, str(number), (sans(7.5, 700), BLACK), CENTRE)
            taken.append(room)
    return taken


def _paint_names(
    painter: QPainter,
    on: MapPainter,
    into: QTransform,
    shown: Drawn,
    places: tuple[QRectF, list[QRectF]],
) -> None:
    """Write every name; on the map of a journey those that are clear of it, and whole."""
    seen, taken = places
    whole = not _states(shown)
    if whole:
        _paint_aside(painter, on, into)
    first = dict.fromkeys([*shown.route, *on.paths])
    for part in first:
        found = name_on_paper(on, into, part, whole=whole)
        loud = part in shown.route
        room = found.room
        if not whole:
            clear = _clear(room, taken, loud=loud)
            if clear is None or not seen.contains(clear):
                continue
            room = clear
            taken.append(room)
        _write(painter, room, found)


@dataclass(frozen=True, slots=True)
class PaperName:
    """A name as it is printed."""

    lines: tuple[str, ...]
    points: float
    room: QRectF


def name_on_paper(on: MapPainter, into: QTransform, part: str, *, whole: bool) -> PaperName:
    """Return how a part's name is printed: never smaller than can be read."""
    label = on.atlas.spots[part].label[i18n.language()]
    lines = on.marks.lines.get(part, {}).get(i18n.language(), "")
    named = lines or on.board.names_of(part)[i18n.language()]
    points = max(label.px * into.m11() / POINT, LEAST)
    at = into.map(QPointF(*label.at))
    if not whole:
        points = min(max(points, 7.0), 9.0)
        if part in on.marks.leaders:
            at = into.map(on.stone(part)) + QPointF(0, 46)
    points = min(points, 13.0)
    split = tuple(named.split("\n"))
    font = serif(points)
    wide = max(width_of(line, font) for line in split)
    high = points * POINT * 1.02 * len(split)
    return PaperName(split, points, QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high))


def _paint_aside(painter: QPainter, on: MapPainter, into: QTransform) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(BLACK), 2.5))
    for part, leader in on.marks.leaders.items():
        stone = into.map(on.stone(part))
        radius = max(RING * into.m11(), 14.0)
        painter.drawEllipse(stone, radius, radius)
        painter.drawPolyline([into.map(QPointF(*point)) for point in leader])


def _clear(room: QRectF, taken: Sequence[QRectF], *, loud: bool) -> QRectF | None:
    for x, y in _NEAR if loud else _NEAR[:1]:
        moved = room.translated(x, y)
        if not any(moved.intersects(other) for other in taken):
            return moved
    return None  # farther away it would name another state


def _write(painter: QPainter, room: QRectF, name: PaperName) -> None:
    font, path = serif(name.points), QPainterPath()
    metrics = QFontMetricsF(font)
    size = name.points * POINT
    for number, line in enumerate(name.lines):
        left = room.center().x() - metrics.horizontalAdvance(line) / 2
        path.addText(left, room.top() + size * (0.78 + 1.02 * number), font, line)
    painter.strokePath(path, QPen(QColor(PAPER), 9))
    painter.fillPath(path, QColor(BLACK))
