"""The map as the show draws it: quiet states, and a route that speaks.

A route passes through the middle of common borders and between them; over the sea it follows the
line that is drawn there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from engine.board.atlas import Atlas, BorderKind, StateMarks
from engine.board.loader import LoadedStates, load_states
from engine.board.states import StateBoard, Via
from gui import i18n
from gui.games.bez_hranic.drawing.far import GOLD, sans, serif, within, write
from gui.games.bez_hranic.drawing.tokens import Token, paint_token
from gui.games.bez_hranic.looks import TOKENS
from gui.games.bez_hranic.show.quiet_names import write_quiet_names
from gui.kit import theme
from gui.map.shapes import area

TINTS = ("#f0cfbf", "#cfe0c2", "#f6e6bd", "#cdd9e8", "#e0d0e2", "#cfe3de")
"""Of states that touch, no two are alike."""

SEA, LAND, INK, LINE = "#b4d0d8", "#d6d0c2", "#5a4a3c", "#8b2f20"
AIR = 85.0
"""Board units round a route, that its neighbourhood may be seen."""


@dataclass(frozen=True, slots=True)
class RouteOnMap:
    """What is seen of one trip."""

    start: str
    target: str = ""
    chosen: tuple[str, ...] = ()
    route: tuple[str, ...] = ()
    """The whole of it, so that the map stands still while it is told."""

    crossed: int = 0
    """Borders that it has crossed so far."""

    pairs: tuple[tuple[str, str], ...] = ()
    """Neighbours that have been told."""

    token: Token | None = None
    best: bool = False
    """Whether it is the best choice: drawn in gold."""

    around: tuple[str, ...] = ()
    """Parts that are to be seen besides."""


def _tints(board: StateBoard) -> Mapping[str, str]:
    """Give neighbours different tints, the most crowded states first."""
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


@dataclass(slots=True)
class MapPainter:
    """One map, loaded once, its outlines kept as paths."""

    loaded: LoadedStates
    paths: Mapping[str, QPainterPath]
    """By part."""

    tints: Mapping[str, str]
    """By state."""

    _ground: QPixmap | None = None
    _ground_key: tuple[object, ...] = ()

    @classmethod
    def of(cls, name: str) -> Self:
        """Load a map."""
        loaded = load_states(name)
        paths = {part: area(rings) for part, rings in loaded.atlas.land.items()}
        return cls(loaded, paths, _tints(loaded.board))

    @property
    def atlas(self) -> Atlas:
        """How the map looks."""
        return self.loaded.atlas

    @property
    def board(self) -> StateBoard:
        """Its states and borders."""
        return self.loaded.board

    @property
    def marks(self) -> StateMarks:
        """Stones, crossings, names that stand aside."""
        marks = self.loaded.atlas.states
        assert marks is not None
        return marks

    def parts_of(self, state: str) -> Sequence[str]:
        """Return the parts of a state; nothing where there is none."""
        states = self.board.states
        return tuple(states[state].parts) or (state,) if state in states else ()

    def stone(self, part: str) -> QPointF:
        """Return where the stone of a part lies."""
        return QPointF(*self.marks.stones[part])

    def way(self, route: Sequence[str]) -> list[list[QPointF]]:
        """Return a route as lines from stop to stop, a list of points for each border crossed."""
        return [[QPointF(*point) for point in leg] for leg in self.marks.legs(route)]

    def border_points(self, route: Sequence[str]) -> list[QPointF]:
        """Return where each border is crossed: in the middle of a line over the sea."""
        across = [self.marks.crossing(one, other) for one, other in pairwise(route)]
        return [QPointF(*way[len(way) // 2]) for way in across]

    def camera(self, box: QRectF, shown: RouteOnMap) -> QTransform:
        """Return how board units become those of the page: the route with air round it."""
        wide, high = self.atlas.size
        whole = QRectF(0, 0, wide, high)
        stops = [
            part
            for state in (shown.start, shown.target, *shown.chosen)
            for part in self.parts_of(state)[:1]
        ]
        points = [self.stone(part) for part in (*(shown.route or stops), *shown.around)]
        points += [
            point
            for leg in (self.way(shown.route) if len(shown.route) > 1 else ())
            for point in leg
        ]
        area = whole
        if points and shown.route:
            area = QPolygonF(points).boundingRect().adjusted(-AIR, -AIR, AIR, AIR)
            area = area.intersected(whole)
        scale = min(box.width() / area.width(), box.height() / area.height(), 4.2)
        # As much more of the map as there is room for, and nothing beyond its edge.
        seen = QRectF(0, 0, box.width() / scale, box.height() / scale)
        seen.moveCenter(area.center())
        seen.moveLeft(
            max(min(seen.left(), wide - seen.width()), 0.0)
            if seen.width() < wide
            else (wide - seen.width()) / 2
        )
        seen.moveTop(
            max(min(seen.top(), high - seen.height()), 0.0)
            if seen.height() < high
            else (high - seen.height()) / 2
        )
        into = QTransform()
        into.translate(box.left(), box.top())
        into.scale(scale, scale)
        into.translate(-seen.left(), -seen.top())
        return into

    # -- painting --------------------------------------------------------------------------------

    def paint(self, painter: QPainter, box: QRectF, shown: RouteOnMap) -> None:
        """Draw the map within a box, with one trip on it."""
        edge = QPainterPath()
        edge.addRect(box)
        camera = self.camera(box, shown)
        within(painter, edge, lambda: self._paint(painter, box, shown, camera))

    def _paint(self, painter: QPainter, box: QRectF, shown: RouteOnMap, camera: QTransform) -> None:
        self._paint_ground(painter, box, camera)
        accent = GOLD
        if shown.token is not None and not shown.best:
            accent = TOKENS[shown.token.colour].colour
        for state in (shown.start, shown.target):
            self._paint_edge(painter, state, "#d9a441", camera)
        for state in shown.chosen:
            self._paint_edge(painter, state, accent, camera)
        self._paint_pairs(painter, shown, camera)
        if len(shown.route) > 1:
            self._paint_route(painter, shown, camera, accent)
        self._paint_names(painter, box, shown, camera)
        self._paint_stones(painter, shown, camera)

    def _paint_edge(self, painter: QPainter, state: str, colour: str, camera: QTransform) -> None:
        """Draw the border of a state in a colour, all round."""
        for part in self.parts_of(state):
            outline = camera.map(self.paths[part])
            painter.save()
            painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
            painter.strokePath(outline, QPen(theme.colour(colour, 150), 16))
            painter.restore()
            painter.strokePath(outline, QPen(QColor(colour), 4))

    def _paint_ground(self, painter: QPainter, box: QRectF, camera: QTransform) -> None:
        """Draw what is the same for every step of a trip; it is kept as a picture."""
        device = painter.device().devicePixelRatioF() if painter.device() else 1.0
        sharp = painter.worldTransform().m11() * device
        key = (box.width(), box.height(), camera, sharp, i18n.language())
        if self._ground is None or self._ground_key != key:
            picture = QPixmap(
                max(round(box.width() * sharp), 1), max(round(box.height() * sharp), 1)
            )
            brush = QPainter(picture)
            brush.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
            )
            brush.scale(sharp, sharp)
            brush.translate(-box.left(), -box.top())
            self._paint_land(brush, box, camera)
            brush.end()
            self._ground, self._ground_key = picture, key
        painter.drawPixmap(box, self._ground, QRectF(self._ground.rect()))

    def _paint_land(self, painter: QPainter, box: QRectF, camera: QTransform) -> None:
        atlas, tints = self.atlas, self.tints
        board = self.board
        painter.fillRect(box, QColor(SEA))
        coast = camera.map(area(atlas.coastline))
        for width, alpha in ((26, 34), (16, 44), (8, 60)):
            painter.strokePath(coast, QPen(theme.colour("#6f9aa8", alpha), width))
        for rings in atlas.impassable.values():
            painter.fillPath(camera.map(area(rings)), QColor(LAND))
        for part, path in self.paths.items():
            painter.fillPath(camera.map(path), QColor(tints[board.parts[part]]))
        painter.fillPath(camera.map(area(atlas.lakes)), QColor(SEA))
        pen = QPen(QColor(INK), 1.6)
        for border in atlas.borders:
            painter.setPen(pen if border.one else QPen(theme.colour(INK, 70), 1))
            if border.kind in (BorderKind.LAND, BorderKind.COAST, BorderKind.EDGE):
                for line in border.lines:
                    if _at_the_edge(line, atlas.size):
                        continue
                    painter.drawPolyline(QPolygonF([camera.map(QPointF(*point)) for point in line]))
        self._paint_sea_lines(painter, camera)

    def _paint_sea_lines(self, painter: QPainter, camera: QTransform) -> None:
        pen = QPen(QColor(LINE), 3)
        pen.setDashPattern([1.5, 2.2])
        for border in self.board.borders:
            if border.via is Via.LAND:
                continue
            points = [camera.map(QPointF(*p)) for p in self.marks.crossing(border.a, border.b)]
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(LINE))
            for end in (points[0], points[-1]):
                painter.drawEllipse(end, 4.5, 4.5)

    def _paint_pairs(self, painter: QPainter, shown: RouteOnMap, camera: QTransform) -> None:
        """Draw common borders that cost a penalty in red, with what each costs."""
        board = self.board
        for one, other in shown.pairs:
            lines = [
                line
                for border in self.atlas.borders
                if {board.parts.get(border.one), board.parts.get(border.other)} == {one, other}
                for line in border.lines
            ]
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#c81e1e"), 7))
            for line in lines:
                painter.drawPolyline(QPolygonF([camera.map(QPointF(*p)) for p in line]))
            joined = next(
                b for b in board.borders if {board.parts[b.a], board.parts[b.b]} == {one, other}
            )
            across = self.marks.crossing(joined.a, joined.b)
            at = camera.map(QPointF(*across[len(across) // 2])) + QPointF(0, -34)
            plate = QRectF(at.x() - 34, at.y() - 20, 68, 40)
            painter.setPen(QPen(QColor("#fff8e8"), 2))
            painter.setBrush(QColor("#c81e1e"))
            painter.drawRoundedRect(plate, 10, 10)
            write(painter, plate, "+30", (sans(28, 700), "#fff8e8"))

    def _paint_route(
        self, painter: QPainter, shown: RouteOnMap, camera: QTransform, accent: str
    ) -> None:
        legs = self.way(shown.route)
        done = legs[: shown.crossed]
        path = QPainterPath()
        for place, leg in enumerate(done):
            points = [camera.map(point) for point in leg]
            if place == 0:
                path.moveTo(points[0])
            for point in points[1:]:
                path.lineTo(point)
        for width, colour in ((16, "#fffaf0"), (11, accent)):
            pen = QPen(QColor(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
        dashes = QPen(QColor(255, 255, 255, 200), 2)
        dashes.setDashPattern([5, 5])
        painter.strokePath(path, dashes)
        crossed = self.border_points(shown.route)[: shown.crossed]
        for number, at in enumerate(crossed, 1):
            again = crossed[: number - 1].count(at)  # an enclave: in and out at the same place
            spot = camera.map(at) + QPointF(0, 46 * again)
            painter.setPen(QPen(QColor("#2a1c08"), 2.5))
            painter.setBrush(QColor("#fffaf0"))
            painter.drawEllipse(spot, 20, 20)
            box = QRectF(spot.x() - 20, spot.y() - 20, 40, 40)
            write(painter, box, str(number), (sans(26, 700), "#1b262d"))

    def _paint_names(
        self, painter: QPainter, box: QRectF, shown: RouteOnMap, camera: QTransform
    ) -> None:
        """Write names: those of the trip large and clear of what is drawn, all others quietly."""
        language = i18n.language()
        board = self.board
        told = (shown.start, shown.target, *shown.chosen)
        loud = dict.fromkeys(part for state in told for part in self._meant(state, shown))
        loud |= dict.fromkeys(shown.route[: shown.crossed + 1])
        taken = self._drawn(shown, camera)
        whole = not shown.route
        quiet = [part for part in self.atlas.spots if part not in loud and not whole]
        for part in (*loud, *quiet):
            label = self.atlas.spots[part].label.get(language)
            if label is None:
                continue
            at = camera.map(QPointF(*label.at))
            if (
                part in self.marks.leaders and not whole
            ):  # its name stands aside of the whole map only
                at = camera.map(self.stone(part)) + QPointF(0, 34)
            size = label.px * camera.m11()
            size = (
                max(34.0, min(size * 1.2, 50)) if part in loud else max(21.0, min(size * 0.8, 28))
            )
            named = self.marks.lines.get(part, {}).get(language, board.names_of(part)[language])
            name, font = named.replace("\n", " "), serif(size)
            wide = QFontMetricsF(font).horizontalAdvance(name)
            room = QRectF(at.x() - wide / 2, at.y() - size * 0.55, wide, size * 1.1)
            clear = _clear(room, taken, loud=part in loud)
            if clear is None or not box.contains(clear):
                continue
            taken.append(clear)
            painter.setOpacity(1.0 if part in loud else 0.6)
            _write_on_land(painter, clear, name, size)
            painter.setOpacity(1.0)
        if whole:
            write_quiet_names(painter, self.loaded, camera, taken, loud)

    def _meant(self, state: str, shown: RouteOnMap) -> Sequence[str]:
        """Return the part of a state that the route goes through, or its first."""
        parts = self.parts_of(state)
        through = [part for part in parts if part in shown.route]
        return through[:1] or parts[:1]

    def _drawn(self, shown: RouteOnMap, camera: QTransform) -> list[QRectF]:
        """Return what names keep clear of: the route, its numbers, the stones."""
        taken: list[QRectF] = []
        if len(shown.route) > 1:
            for leg in self.way(shown.route):
                for one, other in pairwise(camera.map(point) for point in leg):
                    steps = (one + (other - one) * share / 10 for share in range(11))
                    taken += [_square(step, 10) for step in steps]
            taken += [_square(camera.map(at), 24) for at in self.border_points(shown.route)]
        for state in (shown.start, shown.target, *shown.chosen):
            for part in self._meant(state, shown):
                taken.append(_square(camera.map(self.stone(part)), 32))
        return taken

    def _paint_stones(self, painter: QPainter, shown: RouteOnMap, camera: QTransform) -> None:
        """Put the stones: amber ones on start and target, tokens on what was chosen."""
        for state in filter(None, (shown.start, shown.target)):
            part = next(
                (p for p in shown.route if p in self.parts_of(state)), self.parts_of(state)[0]
            )
            at = camera.map(self.stone(part))
            painter.setPen(QPen(QColor("#7a4d0c"), 2.5))
            painter.setBrush(QColor("#e8a733"))
            painter.drawEllipse(at, 22, 22)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(255, 255, 255, 130))
            painter.drawEllipse(at + QPointF(-6, -7), 7, 5)
        for state in shown.chosen:
            part = next(
                (p for p in shown.route if p in self.parts_of(state)), self.parts_of(state)[0]
            )
            at = camera.map(self.stone(part))
            if shown.token is not None:
                paint_token(painter, at, 30, shown.token)
            else:
                painter.setPen(QPen(QColor("#7a4d0c"), 3))
                painter.setBrush(theme.colour(GOLD, 235))
                painter.drawEllipse(at, 26, 26)


_BESIDE = tuple(QPointF(x, y) for x in (0, 44, -44, 90, -90) for y in (0, 30, -34, 56, -60, 84))
"""Where a name is tried, the nearest place first."""


def _at_the_edge(line: Sequence[tuple[float, float]], size: tuple[float, float]) -> bool:
    """Tell whether a line runs along the edge of the picture, where no border is."""
    wide, high = size
    return all(x in (0, wide) or y in (0, high) for x, y in line)


def _square(at: QPointF, half: float) -> QRectF:
    return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)


def _clear(room: QRectF, taken: Sequence[QRectF], *, loud: bool) -> QRectF | None:
    """Move a name off what is drawn; a quiet one that finds no place is left out."""
    for step in _BESIDE if loud else _BESIDE[:1]:
        moved = room.translated(step)
        if not any(moved.intersects(other) for other in taken):
            return moved
    return room if loud else None


def _write_on_land(painter: QPainter, room: QRectF, name: str, size: float) -> None:
    path = QPainterPath()
    path.addText(room.left(), room.top() + size * 0.85, serif(size), name)
    painter.strokePath(path, QPen(QColor(255, 250, 240, 210), 5))
    painter.fillPath(path, QColor("#241b12"))


@cache
def map_painter(name: str) -> MapPainter:
    """Return the painter of a map; there is one for each."""
    return MapPainter.of(name)
