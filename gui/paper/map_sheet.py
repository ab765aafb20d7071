"""The board on a page of its own, with every power's units and what is counted of it beside it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from engine.rules.position import Position
from gui.games import catalogue
from gui.i18n import QT_TRANSLATE_NOOP
from gui.map.arrows.marks import Mark
from gui.paper import ink
from gui.paper.blocks import RIGHT, badge
from gui.paper.board_sheet import board_sheets
from gui.paper.conference_map import conference_map, plans
from gui.paper.flow import Form
from gui.paper.ink import Face
from gui.paper.line_drawing import LineDrawing
from gui.printable import Alone, Block, Matter, Sheet
from gui.words import labels, phases
from gui.words.counted import counted_words

BESIDE, GAP = 480.0, 50.0
"""How wide the list beside the board is at least, and how far from it."""

_NAME, _SMALL = Face(points=10, weight=600), ink.SMALL


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

    PLANS = "plans"
    """The same as small as A5, as many as paper holds: one for each player."""

    BOARD = "board"
    """The board to play on, as large as A2: in one piece, or in parts to be joined."""


_PLAYED = (MapView.RULED, MapView.WRITTEN, MapView.AFTER)
"""What there is once a phase was revealed."""

_DRAWN_ON = (MapView.RULED, MapView.AFTER, MapView.PIECES)
"""On which of them stands what somebody drew by hand on the position after the phase."""


def views_of(matter: Matter) -> tuple[MapView, ...]:
    """Return what can be shown of a game."""
    if matter.past is None:
        return tuple(view for view in MapView if view not in _PLAYED)
    return tuple(MapView)


def line_drawing(matter: Matter, view: MapView) -> LineDrawing:
    """Return the board of the phase looked at."""
    position, marks = _shown(matter, view)
    drawn = matter.drawn if view in _DRAWN_ON else ()
    return LineDrawing(matter.loaded, position, marks, drawn=drawn)


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


_WORDS = {
    MapView.RULED: QT_TRANSLATE_NOOP("Paper", "Orders with their results"),
    MapView.WRITTEN: QT_TRANSLATE_NOOP("Paper", "Orders as written"),
    MapView.AFTER: QT_TRANSLATE_NOOP("Paper", "After the phase"),
    MapView.PIECES: QT_TRANSLATE_NOOP("Paper", "Pieces alone"),
    MapView.EMPTY: QT_TRANSLATE_NOOP("Paper", "Empty board"),
    MapView.CONFERENCE: QT_TRANSLATE_NOOP("Paper", "Conference map"),
    MapView.PLANS: QT_TRANSLATE_NOOP("Paper", "Plans for players, A5"),
    MapView.BOARD: QT_TRANSLATE_NOOP("Paper", "Board to play on, A2"),
}


def view_words(view: MapView) -> str:
    """Say what a map shows."""
    return QCoreApplication.translate("Paper", _WORDS[view])


def map_sheet(matter: Matter, view: MapView, form: Form, *, black: bool) -> list[Sheet]:
    """Return the map of the phase looked at, on a page laid across."""
    if view is MapView.CONFERENCE:
        return conference_map(matter, form)
    if view is MapView.PLANS:
        return plans(matter, form)
    if view is MapView.BOARD:
        return board_sheets(matter, form, black=black)
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
    owned: str
    units: str

    def lines(self, width: float, *, close: bool) -> tuple[str, ...]:
        """Return what stands below its name; set close, what it owns stands beside that."""
        text = self.units if close else f"{self.owned}\n{self.units}"
        return ink.wrapped(text, _SMALL, width)

    def height(self, width: float, *, close: bool) -> float:
        """Return how high it is, with the gap below it."""
        lines = len(self.lines(width, close=close))
        return _NAME.leading + 4 + lines * _SMALL.leading + (14 if close else 26)

    def paint(self, painter: QPainter, at: QPointF, width: float, *, close: bool) -> None:
        """Draw it."""
        high = _NAME.leading
        badge(self.letter)(painter, QRectF(at.x(), at.y(), high, high))
        head = QRectF(at.x() + high + 10, at.y(), width - high - 10, high)
        if close:
            down = 0.8 * (_NAME.leading - _SMALL.leading)  # on the line of the name
            own = head.translated(0, down)
            ink.write(painter, own, self.owned, _SMALL, ink=ink.GREY, align=RIGHT)
            head.setWidth(head.width() - _SMALL.width(self.owned) - 10)
        ink.write(painter, head, ink.elided(self.name, _NAME, head.width()), _NAME)
        lines = self.lines(width, close=close)
        below = QRectF(at.x(), at.y() + high + 4, width, len(lines) * _SMALL.leading)
        ink.write(painter, below, "\n".join(lines), _SMALL, ink=ink.GREY)


@dataclass(frozen=True, slots=True)
class _Setting:
    """How powers are listed beside the board."""

    columns: int
    size: float
    """How large beside what they are where they are few."""

    close: bool = True

    @property
    def width(self) -> float:
        """How wide the list is at least, with the gap before each column."""
        return self.columns * (BESIDE * self.size + GAP)


_SETTINGS = (
    _Setting(1, 1.0, close=False),
    *(_Setting(1, size) for size in (1.0, 0.9, 0.8)),
    *(_Setting(2, size) for size in (0.8, 0.7)),
    *(_Setting(3, size) for size in (0.7, 0.6)),
)
"""The first that is no higher than the page is taken."""


def _listed(matter: Matter, position: Position) -> tuple[_Listed, ...]:
    board = matter.board
    entries = []
    for power in board.powers:
        units = position.of(power.id)
        count = position.counted(power.id, board)
        if not units and not count:
            continue
        forces = ", ".join(
            f"{unit.kind}\u00a0{labels.abbreviation(board, unit.at)}" for unit in units
        )
        name = labels.power_name(matter.board, power.id)
        entries.append(_Listed(power.letter, name, counted_words(count, board), forces))
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
        return "\n".join(f"{one.name}: {one.owned} · {one.units}" for one in self.listed)

    def scale(self, box: QRectF) -> float:
        """Return how large the board is in a box."""
        return self._scale(box, self._setting(box))

    def list_box(self, box: QRectF) -> QRectF:
        """Return where the powers are listed in a box: from the first to the foot of the last."""
        setting = self._setting(box)
        room = self._room(box, setting)
        high = max(
            (self._height(some, setting, room) for some in self._columns(setting)), default=0
        )
        return QRectF(room.topLeft(), QSizeF(room.width(), high))

    def _scale(self, box: QRectF, setting: _Setting) -> float:
        wide, high = self.size
        aside = setting.width if self.listed else 0.0
        return min((box.width() - aside) / wide, box.height() / high)

    def _setting(self, box: QRectF) -> _Setting:
        for setting in _SETTINGS:
            room = self._room(box, setting)
            columns = self._columns(setting)
            if all(self._height(some, setting, room) <= room.height() for some in columns):
                break
        return setting

    def _room(self, box: QRectF, setting: _Setting) -> QRectF:
        """Return where there is room for the list."""
        left = box.left() + self.size[0] * self._scale(box, setting) + GAP
        return QRectF(left, box.top(), box.right() - left, box.height())

    def _columns(self, setting: _Setting) -> list[tuple[_Listed, ...]]:
        most = -(-len(self.listed) // setting.columns) or 1
        return [self.listed[at : at + most] for at in range(0, len(self.listed), most)]

    def _height(self, some: Sequence[_Listed], setting: _Setting, room: QRectF) -> float:
        wide = _column_width(setting, room)
        return sum(one.height(wide, close=setting.close) for one in some) * setting.size

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw board and list."""
        wide, high = self.size
        setting = self._setting(box)
        scale = self._scale(box, setting)
        left = box.left() if self.listed else box.center().x() - wide * scale / 2
        painter.save()
        painter.translate(left, box.top())
        painter.scale(scale, scale)
        painter.setClipRect(QRectF(-2, -2, wide + 4, high + 4))
        self.draw(painter, scale)
        painter.restore()
        self._list(painter, self._room(box, setting), setting)

    def _list(self, painter: QPainter, room: QRectF, setting: _Setting) -> None:
        wide = _column_width(setting, room)
        painter.save()
        painter.translate(room.topLeft())
        painter.scale(setting.size, setting.size)
        for number, some in enumerate(self._columns(setting)):
            at = QPointF(number * (wide + GAP / setting.size), 0)
            for one in some:
                one.paint(painter, at, wide, close=setting.close)
                at += QPointF(0, one.height(wide, close=setting.close))
        painter.restore()


def _column_width(setting: _Setting, room: QRectF) -> float:
    """Return how wide a column is, in the list's own size."""
    return (room.width() - (setting.columns - 1) * GAP) / setting.columns / setting.size
