"""The map as children may look at it while they choose, where the table agreed on it.

Beside the whole map lie insets, larger, of where states are small or crowded: so every one of them
is found, and meant by a finger, in a small window, too.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QWidget

from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.far import HIGH, WIDE, FarPage, frame, serif, within, write
from gui.games.bez_hranic.show.map_painter import map_painter, paint_within
from gui.games.bez_hranic.show.stage import PAGE, Stage
from gui.games.bez_hranic.show.trip import ShownTrip, Told
from gui.games.bez_hranic.words.states import state_name
from gui.games.bez_hranic.words.table import seen_of

MAP = QRectF(0, 0, 1430, HIGH)
PLATE = QRectF(MAP.right() + 12, HIGH - 94, WIDE - MAP.right() - 24, 84)
"""Where the name of a state is said that was pointed at."""

INSETS: Mapping[str, Sequence[Sequence[str]]] = {
    "europe": (
        ("CH", "LI", "AT"),
        ("MC", "SM", "VA"),
        ("ME", "XK", "MK", "AL"),
        ("AM", "AZ-N", "AZ-M"),
    ),
    "usa": (
        ("UT", "CO", "AZ", "NM"),
        ("CT", "RI", "MA"),
        ("NH", "VT", "MA"),
        ("DE", "NJ", "MD"),
    ),
}
"""Parts in the middle of each inset, from above."""

_RED, _PICKED = "#8b2f20", "#146c66"


def inset_box(place: int, many: int) -> QRectF:
    """Return where an inset lies on the page."""
    high = (PLATE.top() - 10 * (many + 1)) / many
    return QRectF(MAP.right() + 12, 10 + place * (high + 10), WIDE - MAP.right() - 24, high)


class OpenMap(FarPage):
    """The whole map, with start and target as far as they are turned; a state says its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LiveView | None = None
        self._stage = Stage()
        self.picked = ""
        """The part that was pointed at last."""

    def show_view(self, view: LiveView) -> None:
        """Show the map of this table."""
        self.view = view
        self.update()

    # -- what is where ---------------------------------------------------------------------------

    def _trip(self, box: QRectF, parts: Sequence[str] = ()) -> tuple[QRectF, ShownTrip]:
        assert self.view is not None
        seen, on = seen_of(self.view), map_painter(self.view.map)
        states = {on.board.parts[part] for part in parts}
        ends = [one if not parts or one in states else "" for one in (seen.start, seen.target)]
        return box, ShownTrip(ends[0], ends[1], around=tuple(parts), close=bool(parts))

    def sights(self) -> list[tuple[QRectF, ShownTrip]]:
        """Return the whole map and its insets: where each lies, and what it shows."""
        assert self.view is not None
        regions = INSETS.get(self.view.map, ())
        insets = [
            self._trip(inset_box(place, len(regions)), parts) for place, parts in enumerate(regions)
        ]
        return [self._trip(MAP), *insets]

    def part_at(self, at: QPointF) -> str:
        """Return the part that is meant by a point of the page; nothing where none is."""
        if self.view is None:
            return ""
        on = map_painter(self.view.map)
        for box, trip in self.sights():
            if box.contains(at):
                camera = on.camera(box, trip)
                return on.part_at(at, camera, self.units.m11(), whole=box == MAP)
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Say the name of a state that is pointed at."""
        self.picked = self.part_at(self.at(event.position()))
        if self.view is not None and self.picked:
            self.setAccessibleName(state_name(self.view.map, self.picked))
        self.update()

    # -- how it looks ----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Draw it; it stands still while tokens are laid, and costs a press nothing."""
        if self.view is not None:
            self._stage.fit(self.units, self.devicePixelRatioF())
            seen = seen_of(self.view)
            key = (self.view.map, seen.start, seen.target, self.picked)
            self._stage.lay_kept(painter, PAGE, ("open map", key), self._paint)

    def _paint(self, painter: QPainter) -> None:
        if self.view is None:
            return
        on = map_painter(self.view.map)
        (whole, trip), *insets = self.sights()
        paint_within(painter, whole, self.view.map, trip, Told())
        for box, shown in insets:
            paint_within(painter, box, self.view.map, shown, Told())
            frame(painter, box, 6, None, _RED, 4)
        for box, shown in self.sights():
            self._paint_picked(painter, box, on.camera(box, shown))

    def _paint_picked(self, painter: QPainter, box: QRectF, camera: QTransform) -> None:
        """Draw the edge of the state that was pointed at, all its parts alike, and its name."""
        if not self.picked or self.view is None:
            return
        on, edge = map_painter(self.view.map), QPainterPath()
        edge.addRect(box)

        def draw() -> None:
            for part in on.parts_of(on.board.parts[self.picked]):
                outline = camera.map(on.paths[part])
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.strokePath(outline, QPen(QColor("#fffaf0"), 8))
                painter.strokePath(outline, QPen(QColor(_PICKED), 5))

        within(painter, edge, draw)
        if box == MAP:
            frame(painter, PLATE, 14, "#0e161a", "#d8b26a", 2)
            name = state_name(self.view.map, self.picked)
            write(painter, PLATE.adjusted(20, 0, -20, 0), name, (serif(48), "#fffaf0"))
