"""The map of the study: a trip with all its cheapest ways, and a walk that is tried in vain."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.games.bez_hranic.study.desk import Walk, desk_on
from gui.games.bez_hranic.drawing.far import sans, within, write
from gui.games.bez_hranic.show.map_painter import MapPainter, map_painter, paint_number
from gui.games.bez_hranic.show.trip import ShownTrip, Told
from gui.games.bez_hranic.show.ways import bent, legs_inside
from gui.kit import theme

HIGH = 1080.0
"""Units from top to bottom: a line is as thick as in the show."""

TEAL, TRIED, OWN = "#146c66", "#a32a1c", "#5a3a8c"
TOUCH = 44.0
"""Pixels round a stone in which a state is meant that is smaller than a fingertip."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OnMap:
    """What the study shows on its map."""

    map: str
    trip: ShownTrip
    """With the way that is told, and how its start, target and chosen states are marked."""

    others: tuple[tuple[str, ...], ...] = ()
    """The other cheapest ways."""

    walk: Walk | None = None
    """One that is tried, dashed, with a cross where it fails."""

    own: bool = False
    """Whether that is somebody's own."""

    whole: bool = False
    """Whether the whole map is shown, and not what is near."""


class StudyMap(QWidget):
    """A map that can be clicked. Nothing but what it is given is on it."""

    picked = Signal(str)
    """A part of a state was clicked; carries its key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.shown: OnMap | None = None

    def sizeHint(self) -> QSize:
        """Return what it would like: most of the window."""
        return QSize(700, 600)

    def show_trip(self, shown: OnMap) -> None:
        """Show a trip, or nothing but the map."""
        if shown != self.shown:
            self.shown = shown
            self.update()

    # -- where things are ------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        return max(self.height() / HIGH, 0.3)

    @property
    def _box(self) -> QRectF:
        return QRectF(0, 0, self.width() / self._scale, self.height() / self._scale)

    @property
    def _painter_of_map(self) -> MapPainter:
        assert self.shown is not None
        return map_painter(self.shown.map)

    def _seen(self) -> ShownTrip:
        """Return the trip as it is drawn, with all that is to be seen round it."""
        shown = self.shown
        assert shown is not None
        around = [part for way in shown.others for part in way]
        if shown.walk is not None:
            around += shown.walk.route
        return replace(shown.trip, around=tuple(dict.fromkeys(around)))

    def camera(self) -> QTransform:
        """Return how board units become those of the page."""
        shown = self.shown
        assert shown is not None
        if shown.whole:
            return self._painter_of_map.camera(self._box, ShownTrip())
        return self._painter_of_map.camera(self._box, self._seen())

    def place_of(self, part: str) -> QPointF:
        """Return the pixel on which the stone of a part lies."""
        return self.camera().map(self._painter_of_map.stone(part)) * self._scale

    def part_at(self, pixel: QPointF) -> str:
        """Return which part is meant by a pixel; nothing far from all land."""
        if self.shown is None:
            return ""
        camera, known = self.camera(), self._painter_of_map
        back, _ = camera.inverted()
        on_board = back.map(pixel / self._scale)
        small = TOUCH / 2 / (self._scale * camera.m11())
        away = {
            part: hypot(on_board.x() - x, on_board.y() - y)
            for part, (x, y) in known.marks.stones.items()
        }
        nearest = min(away, key=lambda part: away[part])
        box = known.paths[nearest].boundingRect()
        if away[nearest] <= small and min(box.width(), box.height()) < 2 * small:
            return nearest
        inside = [part for part, path in known.paths.items() if path.contains(on_board)]
        if inside:
            return min(inside, key=lambda part: away[part])
        return nearest if away[nearest] <= 2 * small else ""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the state that is clicked."""
        part = self.part_at(event.position())
        if part and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(part)

    # -- how it looks ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the map, then what is shown on it."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("table"))
        if self.shown is not None:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing
                | QPainter.RenderHint.TextAntialiasing
                | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.scale(self._scale, self._scale)
            box = self._box
            trip = replace(self._seen(), route=()) if self.shown.whole else self._seen()
            told = Told(crossed=max(len(trip.route) - 1, 0), pairs=len(trip.pairs))
            self._painter_of_map.paint(painter, box, trip, told)
            edge = QPainterPath()
            edge.addRect(box)
            within(painter, edge, lambda: self._paint_ways(painter, trip))
        painter.end()

    def _paint_ways(self, painter: QPainter, trip: ShownTrip) -> None:
        shown, camera, known = self.shown, self.camera(), self._painter_of_map
        assert shown is not None
        for way in shown.others:
            self._paint_way(painter, self._path(way, camera), TEAL, 5)
        places = known.places(trip, self._box)
        if shown.whole and len(shown.trip.route) > 1:
            self._paint_way(painter, self._path(shown.trip.route, camera), TEAL, 11)
            self._paint_numbers(painter, shown.trip.route, camera)
        elif shown.others:
            known.paint_route(painter, trip, places, len(trip.route) - 1)
        walk = shown.walk
        if walk is not None:
            self._paint_walk(painter, walk, camera)
        if shown.others or walk is not None:  # nothing lies over what is most important
            for number in range(1, len(trip.route)):
                paint_number(painter, places, number)
            known.paint_stones(painter, trip, places)
        if walk is not None and walk.fails is not None:
            ink = OWN if shown.own else TRIED
            _paint_cross(painter, camera.map(known.stone(walk.route[walk.where])), ink)

    def _path(self, route: Sequence[str], camera: QTransform) -> QPainterPath:
        path, loaded = QPainterPath(), self._painter_of_map.loaded
        assert self.shown is not None
        for leg in bent(legs_inside(loaded, route, self.shown.trip.stops), camera):
            path.connectPath(leg) if path.elementCount() else path.addPath(leg)
        return path

    def _paint_way(self, painter: QPainter, path: QPainterPath, ink: str, width: float) -> None:
        for wide, colour in ((width + 4, QColor(255, 250, 240, 190)), (width, QColor(ink))):
            pen = QPen(colour, wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)

    def _paint_walk(self, painter: QPainter, walk: Walk, camera: QTransform) -> None:
        """Draw a walk as far as it goes in strong dashes, the rest in faint ones, and a cross."""
        assert self.shown is not None
        ink = OWN if self.shown.own else TRIED
        done = walk.route if walk.fails is None else walk.route[: walk.where + 1]
        stones = [camera.map(self._painter_of_map.stone(part)) for part in walk.route]
        path = self._path(done, camera)
        for wide, colour, dash in (
            (13, QColor(255, 250, 240, 220), None),
            (8, QColor(ink), (2.2, 1.4)),
        ):
            pen = QPen(colour, wide)
            if dash is not None and not (self.shown.own and walk.fails is None):
                pen.setDashPattern([*dash])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.strokePath(path, pen)
        if walk.fails is None:
            self._paint_numbers(painter, walk.route, camera)
            return
        rest = QPainterPath(stones[walk.where])
        beside = desk_on(self.shown.map).on.beside
        for place in range(walk.where + 1, len(stones)):
            one, other = walk.route[place - 1 : place + 1]
            if other in beside[one]:
                rest.connectPath(self._path((one, other), camera))
            else:
                rest.lineTo(stones[place])
        faint = QPen(theme.colour(ink, 190), 5)
        faint.setDashPattern([1.6, 1.6])
        painter.strokePath(rest, faint)

    def _paint_numbers(self, painter: QPainter, route: Sequence[str], camera: QTransform) -> None:
        crossed = self._painter_of_map.border_points(route)
        for number, at in enumerate(crossed, 1):
            again = crossed[: number - 1].count(at)  # in and out at the same place
            spot = camera.map(at) + QPointF(0, 42 * again)
            painter.setPen(QPen(QColor("#2a1c08"), 2.5))
            painter.setBrush(QColor("#fffaf0"))
            painter.drawEllipse(spot, 20, 20)
            box = QRectF(spot.x() - 20, spot.y() - 20, 40, 40)
            write(painter, box, str(number), (sans(26, 700), "#1b262d"))


def _paint_cross(painter: QPainter, at: QPointF, ink: str) -> None:
    painter.setPen(QPen(QColor("#2a1c08"), 2.5))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawEllipse(at, 24, 24)
    pen = QPen(QColor(ink), 7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(at + QPointF(-9, -9), at + QPointF(9, 9))
    painter.drawLine(at + QPointF(-9, 9), at + QPointF(9, -9))
