"""The map of one's own geography: what one misjudges in tints and figures, confused borders in red.

It is a map with all its borders: it is shown outside a round alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QToolTip, QWidget

from engine.board.atlas import BorderKind
from engine.board.states import Via
from engine.games.bez_hranic.geography.misjudged import Belief
from gui.games.bez_hranic.drawing.far import sans, serif, within, write
from gui.games.bez_hranic.show.ground import INK, LAND, LINE, SEA
from gui.games.bez_hranic.show.map_painter import MapPainter, map_painter
from gui.games.bez_hranic.show.quiet_names import RING, QuietName, quiet_names
from gui.games.bez_hranic.words.geography import GeographyCounts
from gui.games.bez_hranic.words.states import state_name
from gui.kit import theme
from gui.map.shapes import area

STEPS = ("#ebe5d6", "#cfe0c9", "#f3dd9c", "#f0b878", "#df8a5b", "#c4533a")
"""Tints by crossings: none, one, two, three, four, five and more."""

MISSED, WARM = "#8b1a10", "#fffaf0"
AIR = 150.0
"""Board units round what is misjudged."""

MOST, LEAST = 21.0, 9.0
"""Pixels of names in a usual window, at most and at least."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the map shows of a record."""

    map: str
    states: Mapping[str, float] = field(default_factory=dict)
    """By how many crossings each is misjudged."""

    borders: Sequence[tuple[str, str, Belief]] = ()
    chosen: tuple[str, ...] = ()
    """States that are looked at."""

    whole: bool = False


def step_of(crossings: float) -> int:
    """Return which tint a state has."""
    return min(round(crossings), len(STEPS) - 1) if crossings else 0


class GeographyMap(QWidget):
    """The map; a click shows all of it, or again what is misjudged."""

    turned = Signal()
    """Somebody wants to see all of it, or less again."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = Shown("europe")
        self._kept: QPixmap | None = None
        self._kept_key: tuple[object, ...] = ()
        self.setMinimumSize(300, 240)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_record(self, shown: Shown) -> None:
        """Show this."""
        self.shown = shown
        self._kept = None
        self.update()

    @property
    def camera(self) -> QTransform:
        """How board units become pixels now."""
        return camera(map_painter(self.shown.map), QRectF(self.rect()), self.shown)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it; it stands still, so the picture is kept."""
        del event
        key = (self.size(), self.devicePixelRatioF(), theme.look())
        if self._kept is None or self._kept_key != key:
            ratio = self.devicePixelRatioF()
            picture = QPixmap((QSizeF(self.size()) * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            brush = QPainter(picture)
            brush.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
            )
            paint_geography(brush, QRectF(self.rect()), self.shown)
            brush.end()
            self._kept, self._kept_key = picture, key
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._kept)
        painter.end()

    def state_at(self, point: QPointF) -> str:
        """Return the state under a point of the widget; nothing where none is."""
        back, _ = self.camera.inverted()
        at, on = back.map(point), map_painter(self.shown.map)
        nearest = min(on.marks.stones, key=lambda part: (on.stone(part) - at).manhattanLength())
        if (self.camera.map(on.stone(nearest)) - point).manhattanLength() < 22:
            return on.board.parts[nearest]
        return next((on.board.parts[p] for p, path in on.paths.items() if path.contains(at)), "")

    def event(self, event: QHelpEvent) -> bool:  # type: ignore[override]  # asked for all kinds
        """Say what is misjudged of the state under the pointer."""
        if event.type() != QHelpEvent.Type.ToolTip:
            return super().event(event)
        state = self.state_at(QPointF(event.pos()))
        words = state_name(self.shown.map, state) if state else ""
        if state in self.shown.states:
            amiss = GeographyCounts().crossings(round(self.shown.states[state]))
            words = f"{words}: {amiss}"
        QToolTip.showText(event.globalPos(), words, self)
        return True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show all of it, or less again."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.turned.emit()


def camera(on: MapPainter, box: QRectF, shown: Shown) -> QTransform:
    """Return how board units become those of a box: what is misjudged, with air round it."""
    wide, high = on.atlas.size
    whole = QRectF(0, 0, wide, high)
    states = shown.chosen or tuple(shown.states)
    points = [on.stone(part) for state in states for part in on.parts_of(state)[:1]]
    seen = whole
    if points and not shown.whole:
        seen = QPolygonF(points).boundingRect().adjusted(-AIR, -AIR, AIR, AIR)
        seen = seen.intersected(whole)
    scale = min(box.width() / seen.width(), box.height() / seen.height())
    scale = max(min(scale, 3.0), min(box.width() / wide, box.height() / high))
    room = QRectF(0, 0, box.width() / scale, box.height() / scale)
    room.moveCenter(seen.center())
    room.moveLeft(_kept_in(room.left(), room.width(), wide))
    room.moveTop(_kept_in(room.top(), room.height(), high))
    into = QTransform()
    into.translate(box.left(), box.top())
    into.scale(scale, scale)
    into.translate(-room.left(), -room.top())
    return into


def _kept_in(begin: float, length: float, whole: float) -> float:
    """Keep a stretch within the map; one that is longer lies in its middle."""
    if length >= whole:
        return (whole - length) / 2
    return max(min(begin, whole - length), 0.0)


def paint_geography(painter: QPainter, box: QRectF, shown: Shown) -> None:
    """Draw all of it within a box."""
    on, edge = map_painter(shown.map), QPainterPath()
    edge.addRect(box)
    into = camera(on, box, shown)

    def draw() -> None:
        painter.fillRect(box, theme.colour("paper3"))
        sheet = QPainterPath()
        sheet.addRect(into.mapRect(QRectF(0, 0, *on.atlas.size)))
        within(painter, sheet, lambda: _paint_ground(painter, box, on, into, shown))
        _paint_aside(painter, on, into, shown)
        _paint_borders(painter, on, into, shown)
        names = _names(on, into)
        for name in names:
            write_name(painter, name)
        _paint_figures(painter, on, into, shown, names)

    within(painter, edge, draw)


def _paint_ground(
    painter: QPainter, box: QRectF, on: MapPainter, into: QTransform, shown: Shown
) -> None:
    atlas = on.atlas
    painter.fillRect(box, QColor(SEA))
    coast = into.map(area(atlas.coastline))
    for width, alpha in ((22, 34), (13, 44), (6, 60)):
        painter.strokePath(coast, QPen(theme.colour("#6f9aa8", alpha), width))
    for rings in atlas.impassable.values():
        painter.fillPath(into.map(area(rings)), QColor(LAND))
    for part, path in on.paths.items():
        step = step_of(shown.states.get(on.board.parts[part], 0.0))
        painter.fillPath(into.map(path), QColor(STEPS[step]))
    painter.fillPath(into.map(area(atlas.lakes)), QColor(SEA))
    for border in atlas.borders:
        if border.kind in (BorderKind.LAND, BorderKind.COAST):
            painter.setPen(QPen(QColor(INK), 1.3) if border.one else QPen(theme.colour(INK, 60), 1))
            for line in border.lines:
                painter.drawPolyline(QPolygonF([into.map(QPointF(*point)) for point in line]))
    pen = QPen(QColor(LINE), 2.2)
    pen.setDashPattern([1.5, 2.2])
    for joined in on.board.borders:
        if joined.via is not Via.LAND:
            points = [into.map(QPointF(*p)) for p in on.marks.crossing(joined.a, joined.b)]
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(points))


def _paint_aside(painter: QPainter, on: MapPainter, into: QTransform, shown: Shown) -> None:
    """Ring states that have no room, in their tint, and lead to their names."""
    painter.setPen(QPen(theme.colour(INK, 190), 1.4))
    for part, leader in on.marks.leaders.items():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline([into.map(QPointF(*point)) for point in leader])
        step = step_of(shown.states.get(on.board.parts[part], 0.0))
        painter.setBrush(QColor(STEPS[step]))
        radius = max(RING * into.m11(), theme.px(5))
        painter.drawEllipse(into.map(on.stone(part)), radius, radius)


def _paint_borders(painter: QPainter, on: MapPainter, into: QTransform, shown: Shown) -> None:
    """Draw borders that were missed in red; between states that were feared a dashed line."""
    parts = on.board.parts
    for one, other, belief in shown.borders:
        lines = [
            [into.map(QPointF(*point)) for point in line]
            for border in on.atlas.borders
            if belief is Belief.MISSED
            and {parts.get(border.one), parts.get(border.other)} == {one, other}
            for line in border.lines
        ]
        dashed = not lines
        if belief is Belief.MISSED and dashed:  # over the sea
            lines = [
                [into.map(QPointF(*p)) for p in on.marks.crossing(b.a, b.b)]
                for b in on.board.borders
                if {parts[b.a], parts[b.b]} == {one, other}
            ]
        if belief is Belief.FEARED:
            ends = [on.stone(on.parts_of(state)[0]) for state in (one, other)]
            lines = [[into.map(end) for end in ends]]
        for line in lines:
            for width, colour in ((7.5, WARM), (4.0, MISSED)):
                pen = QPen(QColor(colour), width)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                if belief is Belief.FEARED and colour == MISSED:
                    pen.setDashPattern([1.2, 2.4])
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPolyline(QPolygonF(line))


def _names(on: MapPainter, into: QTransform) -> list[QuietName]:
    sharp = 1.0
    found = []
    for name in quiet_names(on.loaded, into, sharp):
        size = max(min(name.size, theme.px(MOST)), LEAST)
        found.append(QuietName(name.part, name.lines, name.at, size))
    return found


def write_name(painter: QPainter, name: QuietName) -> None:
    """Write a name so that it is read on any tint."""
    font, path = serif(name.size), QPainterPath()
    metrics = QFontMetricsF(font)
    for number, line in enumerate(name.lines):
        down = (number - (len(name.lines) - 1) / 2) * name.size * 0.95
        left = name.at.x() - metrics.horizontalAdvance(line) / 2
        path.addText(left, name.at.y() + down + name.size * 0.26, font, line)
    painter.strokePath(path, QPen(theme.colour(WARM, 200), 3.5))
    painter.fillPath(path, theme.colour("#241b12", 235))


def _paint_figures(
    painter: QPainter,
    on: MapPainter,
    into: QTransform,
    shown: Shown,
    names: Sequence[QuietName],
) -> None:
    """Write by how many crossings a state is misjudged, beside its name and clear of all others."""
    radius = theme.px(10.5)
    taken = [name.room for name in names]
    by_part = {name.part: name.room for name in names}
    for state, crossings in shown.states.items():
        part = on.parts_of(state)[0]
        room = by_part.get(part, QRectF(into.map(on.stone(part)), QSizeF(0, 0)))
        spot = _spot(room, radius, taken)
        taken.append(spot)
        looked_at = state in shown.chosen
        painter.setPen(QPen(QColor(MISSED if looked_at else "#241b12"), 3 if looked_at else 1.6))
        painter.setBrush(QColor(WARM))
        painter.drawEllipse(spot)
        figure = str(round(crossings))
        write(painter, spot, figure, (sans(radius * 1.25, 700), "#241b12"))


def _spot(room: QRectF, radius: float, taken: Sequence[QRectF]) -> QRectF:
    """Return where a figure stands: below a name, above it, or beside it."""
    spot = QRectF(0, 0, 2 * radius, 2 * radius)
    middle, gap = room.center(), radius + 1
    for point in (
        QPointF(middle.x(), room.bottom() + gap),
        QPointF(middle.x(), room.top() - gap),
        QPointF(room.right() + gap, middle.y()),
        QPointF(room.left() - gap, middle.y()),
        QPointF(room.right() + gap, room.bottom() + gap),
        QPointF(room.left() - gap, room.bottom() + gap),
        QPointF(room.right() + gap, room.top() - gap),
        QPointF(room.left() - gap, room.top() - gap),
    ):
        spot.moveCenter(point)
        if not any(spot.intersects(other) for other in taken):
            return QRectF(spot)
    spot.moveCenter(QPointF(middle.x(), room.bottom() + gap))
    return spot
