"""The names of a whole map, where the map has them: in lines, aside of states that have no room."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from engine.board.loader import LoadedStates
from gui import i18n
from gui.games.bez_hranic.drawing.cached import draw_cached
from gui.games.bez_hranic.drawing.far import serif
from gui.kit import theme

LEAST = 10.0
"""Pixels: a name whose letters would be smaller is written as its abbreviation."""

INK, PAPER = "#241b12", "#fffaf0"
RING = 9.0
"""Board units round a state that is named aside, that it may be seen."""

HEIGHT = 0.95
"""From line to line, by the height of letters."""


@dataclass(frozen=True, slots=True)
class QuietName:
    """One name as it is written."""

    part: str
    lines: tuple[str, ...]
    at: QPointF
    size: float

    @property
    def room(self) -> QRectF:
        """What it covers."""
        metrics = QFontMetricsF(serif(self.size))
        wide = max(metrics.horizontalAdvance(line) for line in self.lines)
        high = self.size * HEIGHT * len(self.lines)
        return QRectF(self.at.x() - wide / 2, self.at.y() - high / 2, wide, high)


def quiet_names(loaded: LoadedStates, camera: QTransform, sharp: float) -> Iterator[QuietName]:
    """Yield every part's name on a map; ``sharp`` is how many pixels a unit of the page has."""
    language = i18n.language()
    marks = loaded.atlas.states
    assert marks is not None
    for part, spots in loaded.atlas.spots.items():
        label = spots.label[language]
        name = marks.lines.get(part, {}).get(language, loaded.board.names_of(part)[language])
        size = label.px * camera.m11()
        if size * sharp < LEAST:
            label, name = spots.abbr, part
            size = max(label.px * camera.m11(), LEAST / sharp)
        yield QuietName(part, tuple(name.split("\n")), camera.map(QPointF(*label.at)), size)


def write_quiet_names(
    painter: QPainter,
    loaded: LoadedStates,
    camera: QTransform,
    taken: Collection[QRectF] = (),
    besides: Collection[str] = (),
) -> None:
    """Write the names of a map besides some parts'; what is drawn already is not written over."""
    marks = loaded.atlas.states
    assert marks is not None
    sharp = painter.worldTransform().m11() or 1.0
    written = [
        name
        for name in quiet_names(loaded, camera, sharp)
        if name.part not in besides and not any(name.room.intersects(other) for other in taken)
    ]
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(INK, 170), 1.4))
    for part in (name.part for name in written if name.part in marks.leaders):
        ring = RING * camera.m11()
        painter.drawEllipse(camera.map(QPointF(*marks.stones[part])), ring, ring)
        painter.drawPolyline([camera.map(QPointF(*point)) for point in marks.leaders[part]])
    painter.restore()
    for name in written:
        _write(painter, name)


def _write(painter: QPainter, name: QuietName) -> None:
    """Lay a name there; it is painted once for each size, for a whole map has many."""
    box = name.room.adjusted(-4, -6, 4, 6)
    draw_cached(painter, ("quiet name", name.lines, name.size), box, partial(_paint_name, name))


def _paint_name(name: QuietName, painter: QPainter, box: QRectF) -> None:
    at = box.center()
    font, path = serif(name.size), QPainterPath()
    metrics = QFontMetricsF(font)
    for number, line in enumerate(name.lines):
        down = (number - (len(name.lines) - 1) / 2) * name.size * HEIGHT
        left = at.x() - metrics.horizontalAdvance(line) / 2
        path.addText(left, at.y() + down + name.size * 0.26, font, line)
    painter.strokePath(path, QPen(theme.colour(PAPER, 190), 4))
    painter.fillPath(path, theme.colour(INK, 215))
