"""The board on a page of its own, with every power's units and what is counted of it beside it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter

from engine.rules.position import Position
from gui.games import catalogue
from gui.map.arrows.marks import Mark
from gui.paper import ink
from gui.paper.blocks import badge
from gui.paper.conference_map import conference_map
from gui.paper.flow import Form
from gui.paper.ink import Face
from gui.paper.line_drawing import LineDrawing
from gui.printable import Alone, Block, Matter, Sheet
from gui.words import labels, phases
from gui.words.counted import counted_words

BESIDE, GAP = 480.0, 50.0
"""How wide the list beside the board is at least, and how far from it."""


class MapView(StrEnum):
    """What the board on paper shows."""

    RULED = "ruled"
    """The orders, with what became of them."""

    WRITTEN = "written"
    """The orders as they were written."""

    AFTER = "after"
    """The position after the phase, with the ways that units went."""

    PIECES = "pieces"
    """The position alone."""

    EMPTY = "empty"
    """The board without a piece, to plan on."""

    CONFERENCE = "conference"
    """Abbreviations and strong borders in black, to draw into while one talks."""


def views_of(matter: Matter) -> tuple[MapView, ...]:
    """Return what can be shown of a game."""
    if matter.past is None:
        return (MapView.PIECES, MapView.EMPTY, MapView.CONFERENCE)
    return tuple(MapView)


def line_drawing(matter: Matter, view: MapView) -> LineDrawing:
    """Return the board of the phase looked at."""
    position, marks = _shown(matter, view)
    return LineDrawing(matter.loaded, position, marks)


def _shown(matter: Matter, view: MapView) -> tuple[Position, tuple[Mark, ...]]:
    past, board = matter.past, matter.board
    if view in (MapView.EMPTY, MapView.CONFERENCE):
        phase = matter.public.position.phase
        return Position(phase=phase, units=()), ()
    if past is None:
        return matter.public.position, ()
    drawing = catalogue.played_on(board).marks()
    match view:
        case MapView.WRITTEN:
            return past.before, drawing.marks_for_orders(board, past.before, past.orders)
        case MapView.RULED:
            return past.before, drawing.marks_for_resolution(
                board, past.before, past.orders, past.resolution
            )
        case MapView.AFTER:
            return past.resolution.after, drawing.marks_for_resolution(
                board, past.before, past.orders, past.resolution, after=True
            )
    return past.resolution.after, ()


def view_words(view: MapView) -> str:
    """Say what a map shows."""
    match view:
        case MapView.RULED:
            return QCoreApplication.translate("Paper", "Orders with their results")
        case MapView.WRITTEN:
            return QCoreApplication.translate("Paper", "Orders as written")
        case MapView.AFTER:
            return QCoreApplication.translate("Paper", "After the phase")
        case MapView.PIECES:
            return QCoreApplication.translate("Paper", "Pieces alone")
        case MapView.CONFERENCE:
            return QCoreApplication.translate("Paper", "Conference map")
    return QCoreApplication.translate("Paper", "Empty board")


def map_sheet(matter: Matter, view: MapView, form: Form, *, black: bool) -> list[Sheet]:
    """Return the map of the phase looked at, on a page laid across."""
    if view is MapView.CONFERENCE:
        return conference_map(matter, form)
    shown = line_drawing(matter, view)
    page = _MapPage(
        lambda painter, scale: shown.paint(painter, black=black, scale=scale * form.zoom),
        shown.size,
        () if view is MapView.EMPTY else _listed(matter, shown.position),
    )
    phase = phases.full_phase_words(matter.past.phase if matter.past else shown.position.phase)
    aside = view_words(view) if view is MapView.EMPTY else f"{phase}  ·  {view_words(view)}"
    title = QCoreApplication.translate("Paper", "Map")
    alone = Alone(
        QSizeF(*shown.size), lambda painter: shown.paint(painter, black=black, outlined=True)
    )
    return [Sheet(title, [page], landscape=True, aside=aside, alone=alone)]


@dataclass(frozen=True, slots=True)
class _Listed:
    """A power beside the board."""

    letter: str
    name: str
    units: str


def _listed(matter: Matter, position: Position) -> tuple[_Listed, ...]:
    board = matter.board
    entries = []
    for power in board.powers:
        units = position.of(power.id)
        count = position.count(power.id)
        if not units and not count:
            continue
        forces = ", ".join(
            f"{unit.kind}\u00a0{labels.abbreviation(board, unit.at)}" for unit in units
        )
        owned = counted_words(count, board)
        entries.append(
            _Listed(power.letter, labels.power_name(matter.board, power.id), f"{owned}\n{forces}")
        )
    return tuple(entries)


@dataclass(frozen=True)
class _MapPage(Block):
    """The whole page: the board as large as it can be, the list at its right."""

    draw: Callable[[QPainter, float], None]
    """Told at how many tenths of a millimetre per board unit."""

    size: tuple[float, float]
    listed: tuple[_Listed, ...]

    def height(self, width: float, room: float) -> float:
        """Take all there is."""
        del width
        return room

    def text(self) -> str:
        """Return every power with what it owns."""
        return "\n".join(
            f"{one.name}: {' · '.join(one.units.split(chr(10)))}" for one in self.listed
        )

    def scale(self, box: QRectF) -> float:
        """Return how large the board is in a box."""
        wide, high = self.size
        aside = BESIDE + GAP if self.listed else 0.0
        return min((box.width() - aside) / wide, box.height() / high)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw board and list."""
        wide, high = self.size
        scale = self.scale(box)
        left = box.left() if self.listed else box.center().x() - wide * scale / 2
        painter.save()
        painter.translate(left, box.top())
        painter.scale(scale, scale)
        painter.setClipRect(QRectF(-2, -2, wide + 4, high + 4))
        self.draw(painter, scale)
        painter.restore()
        at = box.left() + wide * scale + GAP
        self._list(painter, QRectF(at, box.top(), box.right() - at, box.height()))

    def _list(self, painter: QPainter, box: QRectF) -> None:
        name, small = Face(points=10, weight=600), ink.SMALL
        y = box.top()
        for one in self.listed:
            high = name.leading
            badge(one.letter)(painter, QRectF(box.left(), y, high, high))
            at = QRectF(box.left() + high + 10, y, box.width() - high - 10, high)
            ink.write(painter, at, ink.elided(one.name, name, at.width()), name)
            y += high + 4
            lines = ink.wrapped(one.units, small, box.width())
            at = QRectF(box.left(), y, box.width(), len(lines) * small.leading)
            ink.write(painter, at, "\n".join(lines), small, ink=ink.GREY)
            y += at.height() + 26
