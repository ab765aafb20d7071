"""The map as the show draws it: quiet states, and a route that speaks.

A route passes through the middle of common borders and between them; over the sea it follows the
line that is drawn there. What stands still is painted once and kept; what moves is painted over it.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import dist
from typing import Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from engine.board.atlas import Atlas, StateMarks
from engine.board.loader import LoadedStates, load_states
from engine.board.states import StateBoard
from engine.board.touch import REACH, Touch
from gui import i18n
from gui.games.bez_hranic.drawing.far import GOLD, sans, serif, within, write
from gui.games.bez_hranic.drawing.tokens import paint_token
from gui.games.bez_hranic.looks import TOKENS
from gui.games.bez_hranic.show.ground import Ground
from gui.games.bez_hranic.show.quiet_names import write_quiet_names
from gui.games.bez_hranic.show.trip import ShownTrip, Told
from gui.games.bez_hranic.show.trip_places import Name, Places, Placing, border_points
from gui.kit import theme
from gui.kit.kept import Kept

AMBER, PENALTY_RED = "#d9a441", "#b52a12"
_PAPER, _INK = "#fffaf0", "#241b12"
WHISPER = 0.72
"""How strong names of states are that nobody travels to or through: no weaker can be read."""

KEPT_PLACES = 16
_stills: Kept[QPixmap] = Kept(lambda picture: picture)


@dataclass(frozen=True, slots=True)
class Sight:
    """A trip within a box of the page, and how many pixels a unit of the page has there."""

    trip: ShownTrip
    box: QRectF
    sharp: float = 1.0

    @property
    def key(self) -> tuple[object, ...]:
        """What tells it from others; names follow the language."""
        return (self.trip, self.box.getRect(), self.sharp, i18n.language())


@dataclass(slots=True)
class MapPainter:
    """One map, loaded once."""

    name: str
    loaded: LoadedStates
    ground: Ground
    touch: Touch
    """What is meant by a place of the map."""

    _places: OrderedDict[object, Places] = field(default_factory=OrderedDict)

    @classmethod
    def of(cls, name: str) -> Self:
        """Load a map."""
        loaded = load_states(name)
        return cls(name, loaded, Ground(name, loaded), Touch(loaded.board, loaded.atlas))

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

    def parts_of(self, state: str) -> tuple[str, ...]:
        """Return the parts of a state; nothing where there is none."""
        states = self.board.states
        return tuple(states[state].parts) or (state,) if state in states else ()

    @property
    def paths(self) -> Mapping[str, QPainterPath]:
        """The land of every part, in board units."""
        return self.ground.paths

    def stone(self, part: str) -> QPointF:
        """Return where the stone of a part lies, in board units."""
        return QPointF(*self.marks.stones[part])

    def part_at(self, at: QPointF, camera: QTransform, sharp: float, *, whole: bool = True) -> str:
        """Return the part that is meant by a point of the page; nothing where none is.

        ``sharp`` is how many pixels of the window a unit of the page has: a finger is as wide at
        every size. On a whole map names stand aside of small states, and can be touched, too.
        """
        back, _ = camera.inverted()
        there = back.map(at).toTuple()
        reach = REACH / (camera.m11() * sharp)
        if whole:
            return self.touch.part_at(there, reach)
        away, part = min((dist(there, stone), part) for part, stone in self.marks.stones.items())
        return part if away <= reach else self.touch.part_at(there, 0.0)

    def way(self, route: Sequence[str]) -> list[list[QPointF]]:
        """Return a route as lines from stop to stop, in board units."""
        legs = self.marks.legs(route) if len(route) > 1 else ()
        return [[QPointF(*point) for point in leg] for leg in legs]

    def border_points(self, route: Sequence[str]) -> list[QPointF]:
        """Return where each border of a route is crossed, in board units."""
        return border_points(self.marks, route)

    def camera(self, box: QRectF, trip: ShownTrip) -> QTransform:
        """Return how board units become those of the page."""
        return self.places(trip, box).camera

    def places(self, trip: ShownTrip, box: QRectF) -> Places:
        """Return where everything of a trip lies."""
        key = (trip, box.getRect(), i18n.language())
        kept = self._places.get(key)
        if kept is None:
            kept = self._places[key] = Placing(self.loaded, box, trip).place()
            while len(self._places) > KEPT_PLACES:
                self._places.popitem(last=False)
        return kept

    def warm(self, sight: Sight) -> None:
        """Paint the whole map once, ahead: its ground is kept, and type knows its letters."""
        self.ground.warm()
        self.still(sight, Told())

    def towards(self, sight: Sight) -> Sequence[Callable[[], object]]:
        """Return what has to be done for a trip's first picture, in pieces that nobody notices."""
        return (
            lambda: self.places(sight.trip, sight.box),
            lambda: self.ground.picture(sight.box, self.camera(sight.box, sight.trip), sight.sharp),
            lambda: self._base(sight),
            lambda: self.still(sight, Told()),
        )

    # -- what stands still -----------------------------------------------------------------------

    def paint(self, painter: QPainter, box: QRectF, trip: ShownTrip, told: Told) -> None:
        """Draw a trip as far as it is told, with nothing in motion."""
        device = painter.device().devicePixelRatioF() if painter.device() else 1.0
        sight = Sight(trip, box, painter.worldTransform().m11() * device)
        painter.drawPixmap(box, self.still(sight, told), QRectF())

    def still(self, sight: Sight, told: Told) -> QPixmap:
        """Return the same as a picture, which is kept."""
        key = (self.name, *sight.key, told)
        kept = _stills.get(key)
        if kept is None:
            kept = QPixmap(self._base(sight))
            places = self.places(sight.trip, sight.box)
            brush = _brush(kept, sight)
            self._paint_told(brush, sight.trip, told, places)
            brush.end()
            _stills.keep(key, kept)
        return kept

    def _base(self, sight: Sight) -> QPixmap:
        """Return the ground with what is the same for every step of a trip."""
        key = (self.name, "base", *sight.key)
        kept = _stills.get(key)
        if kept is None:
            trip, box = sight.trip, sight.box
            places = self.places(trip, box)
            kept = QPixmap(self.ground.picture(box, places.camera, sight.sharp))
            brush = _brush(kept, sight)
            for state in filter(None, (trip.start, trip.target)):
                self._paint_edge(brush, state, AMBER, places.camera)
            for one in places.names:
                if not one.loud:
                    _write_name(brush, one)
            brush.end()
            _stills.keep(key, kept)
        return kept

    def _paint_told(self, painter: QPainter, trip: ShownTrip, told: Told, places: Places) -> None:
        if told.stones:
            for state in trip.chosen:
                self._paint_edge(painter, state, accent_of(trip), places.camera)
        self._paint_pairs(painter, trip, told, places)
        self.paint_route(painter, trip, places, told.crossed)
        known = {*places.stones} if told.stones else {*self._known_stones(trip, places)}
        known |= {*trip.route[: told.crossed + 1]} if told.crossed else set()
        known |= {*trip.around} if trip.close else set()
        for name in places.names:
            if name.loud and name.part in known:
                _write_name(painter, name)
        if not trip.route and not trip.around:
            names = [one.room for one in places.names]
            write_quiet_names(
                painter, self.loaded, places.camera, [*places.taken, *names], places.stones
            )
        self.paint_stones(painter, trip, places, told=told.stones)

    def _known_stones(self, trip: ShownTrip, places: Places) -> list[str]:
        """Return the parts with stones before a player's own lie."""
        ends = {part for state in (trip.start, trip.target) for part in self.parts_of(state)}
        return [part for part in places.stones if part in ends]

    def _paint_edge(self, painter: QPainter, state: str, colour: str, camera: QTransform) -> None:
        """Draw the border of a state in a colour, all round; of all its parts alike."""
        for part in self.parts_of(state):
            outline = camera.map(self.ground.paths[part])
            painter.save()
            painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
            painter.strokePath(outline, QPen(theme.colour(colour, 150), 16))
            painter.restore()
            painter.strokePath(outline, QPen(QColor(colour), 4))

    def _paint_pairs(self, painter: QPainter, trip: ShownTrip, told: Told, places: Places) -> None:
        """Draw common borders that cost a penalty in red, with what each costs."""
        board = self.board
        for number, (one, other) in enumerate(trip.pairs[: told.pairs]):
            lines = [
                QPolygonF([places.camera.map(QPointF(*point)) for point in line])
                for border in self.atlas.borders
                if {board.parts.get(border.one), board.parts.get(border.other)} == {one, other}
                for line in border.lines
            ]
            lines = lines or self._sea_ways(one, other, places.camera)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for width, colour in ((14, _PAPER), (8, PENALTY_RED)):
                pen = QPen(QColor(colour), width)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.setPen(pen)
                for line in lines:
                    if line.size() > 1:
                        painter.drawPolyline(line)
                    else:  # a corner where four states meet
                        painter.drawPoint(line.at(0))
            plate = places.plates[number].adjusted(2, 2, -2, -2)
            painter.setPen(QPen(QColor(_PAPER), 3))
            painter.setBrush(QColor(PENALTY_RED))
            painter.drawRoundedRect(plate, 20, 20)
            write(painter, plate, "+30", (sans(28, 700), _PAPER))

    def _sea_ways(self, one: str, other: str, camera: QTransform) -> list[QPolygonF]:
        """Return the lines over the sea between two states, and the corners where they meet."""
        board, ways = self.board, []
        for border in board.borders:
            if {board.parts[border.a], board.parts[border.b]} == {one, other}:
                across = self.marks.crossing(border.a, border.b)
                ways.append(QPolygonF([camera.map(QPointF(*point)) for point in across]))
        return ways

    # -- what may move ---------------------------------------------------------------------------

    def paint_route(
        self, painter: QPainter, trip: ShownTrip, places: Places, crossed: int, share: float = 0.0
    ) -> None:
        """Draw the route over so many borders, and a share of the way over the next one."""
        legs = places.legs
        whole = QPainterPath()
        for leg in legs[:crossed]:
            whole.connectPath(leg) if whole.elementCount() else whole.addPath(leg)
        if share > 0 and crossed < len(legs):
            part = begun(legs[crossed], share)
            whole.connectPath(part) if whole.elementCount() else whole.addPath(part)
        if not whole.elementCount():
            return
        for width, colour in ((18, "#fffaf0"), (14, "#1b120b"), (11, accent_of(trip))):
            pen = QPen(QColor(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(whole, pen)
        dashes = QPen(QColor(255, 255, 255, 190), 2)
        dashes.setDashPattern([5, 5])
        painter.strokePath(whole, dashes)
        if 0 < share < 1:
            painter.setPen(QPen(QColor("#1b120b"), 2.5))
            painter.setBrush(QColor(_PAPER))
            painter.drawEllipse(whole.currentPosition(), 10, 10)
        for number in range(1, crossed + 1):
            paint_number(painter, places, number)

    def paint_stones(
        self,
        painter: QPainter,
        trip: ShownTrip,
        places: Places,
        *,
        told: bool = True,
        fall: float = 1.0,
    ) -> None:
        """Put the stones: amber ones on start and target, clear ones on what was chosen.

        ``fall`` is how far the clear ones have come down on the map.
        """
        for part, at in places.stones.items():
            state = self.board.parts[part]
            chosen = state in trip.chosen
            if chosen and not told:
                continue
            home = places.homes[part]
            if (home - at).manhattanLength() > 4:
                painter.setPen(QPen(QColor(_INK), 2))
                painter.drawLine(home, at)
                painter.setBrush(QColor(_INK))
                painter.drawEllipse(home, 4, 4)
            if not chosen:
                _paint_stone(painter, at, QColor("#d8a43a"), 22)
                continue
            radius = 32 * (1 + 0.7 * (1 - fall))
            painter.setOpacity(min(fall * 2, 1.0))
            _paint_stone(painter, at, QColor(214, 236, 240, 190), radius * 0.97)
            if trip.token is not None:
                paint_token(painter, at, radius * 0.8, trip.token)
            else:
                _paint_star(painter, at, radius * 0.7)
            painter.setOpacity(1.0)


def accent_of(trip: ShownTrip) -> str:
    """Return the ink of a trip's route."""
    if trip.token is None or trip.best:
        return trip.ink or GOLD
    return TOKENS[trip.token.colour].colour


def begun(path: QPainterPath, share: float) -> QPainterPath:
    """Return the beginning of a path."""
    if share >= 1:
        return path
    count = path.elementCount()
    long, part, gone = path.length(), QPainterPath(), 0.0
    part.moveTo(path.elementAt(0).x, path.elementAt(0).y)
    for number in range(1, count):
        before, after = path.elementAt(number - 1), path.elementAt(number)
        one = QPointF(before.x, before.y)
        other = QPointF(after.x, after.y)
        step = QPointF.dotProduct(other - one, other - one) ** 0.5
        if gone + step >= long * share:
            rest = (long * share - gone) / step if step else 0.0
            part.lineTo(one + (other - one) * rest)
            return part
        part.lineTo(other)
        gone += step
    return part


def paint_number(painter: QPainter, places: Places, number: int, size: float = 1.0) -> None:
    """Draw the number of a border, and a line to it where it stands aside."""
    at, border, radius = places.numbers[number - 1], places.borders[number - 1], places.number
    # In and out at the same place: the other number stands there, and no line may cross it.
    shared = any((other - border).manhattanLength() < radius for other in places.numbers)
    if not shared and (at - border).manhattanLength() > radius * 2.4:
        painter.setPen(QPen(QColor("#1b120b"), 2))
        painter.drawLine(border, at)
    radius = (radius - 1.5) * size
    painter.setPen(QPen(QColor("#1b120b"), 2.5))
    painter.setBrush(QColor(_PAPER))
    painter.drawEllipse(at, radius, radius)
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    write(painter, box, str(number), (sans(radius * 1.34, 700), "#1b120b"))


def _brush(picture: QPixmap, sight: Sight) -> QPainter:
    """Return a painter that draws in units of the page, over a picture of a box."""
    brush = QPainter(picture)
    brush.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    brush.scale(sight.sharp, sight.sharp)
    brush.translate(-sight.box.left(), -sight.box.top())
    return brush


def _paint_stone(painter: QPainter, at: QPointF, colour: QColor, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawEllipse(at + QPointF(1, 3), radius, radius * 0.96)
    light = QRadialGradient(at - QPointF(radius * 0.35, radius * 0.45), radius * 1.7)
    bright, dark = (
        theme.mix(colour.name(), "#ffffff", 0.6),
        theme.mix(colour.name(), "#000000", 0.4),
    )
    for share, ink in ((0.0, bright), (0.5, QColor(colour)), (1.0, dark)):
        ink.setAlpha(colour.alpha())
        light.setColorAt(share, ink)
    painter.setBrush(light)
    painter.setPen(QPen(QColor("#4a330c" if colour.alpha() == 255 else "#24343a"), 2))
    painter.drawEllipse(at, radius - 1, radius - 1)
    shine = QPen(QColor(255, 255, 255, 220), radius * 0.12)
    shine.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(shine)
    box = QRectF(at.x() - radius * 0.68, at.y() - radius * 0.68, radius * 1.36, radius * 1.36)
    painter.drawArc(box, 105 * 16, 60 * 16)


def _paint_star(painter: QPainter, at: QPointF, radius: float) -> None:
    star = QPolygonF()
    turn = QTransform()
    for point in range(10):
        turn.reset()
        turn.rotate(point * 36)
        reach = radius if point % 2 == 0 else radius * 0.42
        star.append(at + turn.map(QPointF(0, -reach)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#b98a3a"))
    painter.drawPolygon(star)


def _write_name(painter: QPainter, name: Name) -> None:
    path = QPainterPath()
    left, foot = name.room.left() + 4, name.room.center().y() + name.size * 0.29
    path.addText(left, foot, serif(name.size), name.text)
    if name.line is not None:
        painter.setPen(QPen(theme.colour(_INK, 170), 2))
        painter.drawLine(*name.line)
    painter.setOpacity(1.0 if name.loud else WHISPER)
    painter.strokePath(path, QPen(QColor(255, 250, 240, 215), max(name.size * 0.16, 4)))
    painter.fillPath(path, QColor(_INK))
    painter.setOpacity(1.0)


def paint_within(painter: QPainter, box: QRectF, name: str, trip: ShownTrip, told: Told) -> None:
    """Draw a map within a box, and nothing outside of it."""
    edge = QPainterPath()
    edge.addRect(box)
    within(painter, edge, lambda: map_painter(name).paint(painter, box, trip, told))


@cache
def map_painter(name: str) -> MapPainter:
    """Return the painter of a map; there is one for each."""
    return MapPainter.of(name)
