"""The board to play on, A2: in one piece, or in parts to be printed on any paper and joined."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.rules.position import Position
from gui import i18n
from gui.games import catalogue
from gui.map.ground import Box
from gui.map.names.lettering import LEAST
from gui.paper import ink, writing
from gui.paper.blocks import RIGHT
from gui.paper.flow import A2, Form
from gui.paper.ink import POINT, Face
from gui.paper.line_drawing import LineDrawing
from gui.printable import Alone, Block, Matter, Sheet
from gui.words import names

MARGIN = 80.0
"""White edges: hardly a printer prints nearer to the edge."""

OVERLAP = 80.0
"""How far parts lie over one another where they are joined: there they are glued."""

CAPTION = 62.0
"""Room below the board for what it is, and where its outlines are from."""

LEAST_SIZE = 0.94
"""In parts the board may be so much smaller than in one piece, if that saves paper."""

MOST_PARTS = 40
"""Parts beside or below one another at most."""

POINTS = 6.5
"""How large names are at least in one piece: in parts they are hardly smaller."""

TICK, NEAR = 44.0, 10.0
"""How long a mark beside a part is, and how near to it."""

A4_AREA = 2100.0 * 2970

RULER = 1000.0
"""A line to be measured: ten centimetres."""

TITLE, LINE = Face("h2", 13), Face(points=7.5)
ASIDE = 60
"""How far what stands below the board on the right keeps from what stands on the left."""

_EDGE = Face(points=6.8)
_BIG, _TEXT, _NAME = Face("h1", 22), Face(points=11), Face(points=15, weight=700)

Span = tuple[float, float]


@dataclass(frozen=True)
class WholeBoard:
    """The board with its caption, laid out as it comes out on A2."""

    drawing: LineDrawing
    title: str
    credits: str
    black: bool

    @property
    def landscape(self) -> bool:
        """Whether its paper lies across."""
        return self.drawing.size[0] >= self.drawing.size[1]

    @cached_property
    def scale(self) -> float:
        """Tenths of a millimetre per board unit."""
        return scale_of(self.drawing.size)

    @property
    def size(self) -> QSizeF:
        """How large it is with its caption."""
        wide, high = self.drawing.size
        return QSizeF(wide * self.scale, high * self.scale + CAPTION)

    def paint(
        self, painter: QPainter, *, outlined: bool = False, shown: QRectF | None = None
    ) -> None:
        """Draw it, its left upper corner at the origin; ``shown`` is all of it that is seen."""
        wide, high = self.drawing.size
        painter.save()
        painter.scale(self.scale, self.scale)
        frame = QRectF(-2, -2, wide + 4, high + 4)
        painter.setClipRect(frame, Qt.ClipOperation.IntersectClip)  # shallows end at the frame
        unit = self.scale
        seen = shown and QRectF(shown.topLeft() / unit, shown.size() / unit)
        self.drawing.paint(painter, black=self.black, outlined=outlined, scale=unit, shown=seen)
        painter.restore()
        size = self.size
        at = QRectF(0, size.height() - CAPTION + 12, size.width(), CAPTION - 12)
        writing.write_in(painter, at, self.title, TITLE)
        aside = at.adjusted(TITLE.width(self.title) + ASIDE, 6, 0, 6)
        writing.write_in(painter, aside, self.credits, LINE, shade=ink.GREY, align=RIGHT)


def scale_of(size: tuple[float, float]) -> float:
    """Return how many tenths of a millimetre a unit of a board so large has on A2."""
    wide, high = size
    paper = A2.size(landscape=wide >= high)
    across = (paper.width() - 2 * MARGIN) / wide
    return round(min(across, (paper.height() - 2 * MARGIN - CAPTION) / high), 4)


@dataclass(frozen=True, slots=True)
class Parts:
    """How the board is parted: on each paper lies one piece of it, and a little of the next."""

    size: QSizeF
    """How large the parted board is."""

    columns: tuple[Span, ...]
    rows: tuple[Span, ...]
    shrunk: float
    """How much smaller it is than in one piece."""

    landscape: bool
    page: QSizeF

    @property
    def places(self) -> Iterator[tuple[int, int]]:
        """Row and column of each part, line by line."""
        return ((row, at) for row in range(len(self.rows)) for at in range(len(self.columns)))

    def area(self, row: int, column: int) -> QRectF:
        """Return what of the parted board a part shows."""
        (left, right), (top, bottom) = self.columns[column], self.rows[row]
        return QRectF(left, top, right - left, bottom - top)

    def cuts(self, scale: float) -> tuple[Box, ...]:
        """Return the middles of all overlaps, in board units: what keeps off is whole on a part."""
        unit = scale * self.shrunk
        wide, high = self.size.width() / unit, self.size.height() / unit
        across = [(one[1] + other[0]) / 2 / unit for one, other in pairwise(self.columns)]
        down = [(one[1] + other[0]) / 2 / unit for one, other in pairwise(self.rows)]
        return (
            *((x - 0.1, 0.0, x + 0.1, high) for x in across),
            *((0.0, y - 0.1, wide, y + 0.1) for y in down),
        )


def part_name(row: int, column: int) -> str:
    """Name a part: ``B3`` is in the second row and the third column."""
    return f"{chr(ord('A') + row)}{column + 1}"


def parts_of(size: QSizeF, form: Form) -> Parts:
    """Part a board so large on as few papers as can be."""
    ways = [_parted(size, form, landscape=across) for across in (False, True)]
    return min(ways, key=lambda way: (len(way.rows) * len(way.columns), -way.shrunk))


def _parted(size: QSizeF, form: Form, *, landscape: bool) -> Parts:
    page = form.size(landscape=landscape)
    room = QSizeF(page.width() - 2 * MARGIN, page.height() - 2 * MARGIN)
    across, wide = _needed(size.width(), room.width())
    down, high = _needed(size.height(), room.height())
    shrunk = min(1.0, wide, high)
    parted = size * shrunk
    return Parts(
        parted,
        _spans(parted.width(), across),
        _spans(parted.height(), down),
        shrunk,
        landscape,
        page,
    )


def _needed(length: float, room: float) -> tuple[int, float]:
    """Return how many parts a length needs, and how much of it they could hold."""
    for count in range(1, MOST_PARTS):
        held = (count * room - (count - 1) * OVERLAP) / length
        if held >= LEAST_SIZE:
            break
    return count, held


def _spans(length: float, count: int) -> tuple[Span, ...]:
    """Return where parts begin and end, each as long as the others."""
    each = (length + (count - 1) * OVERLAP) / count
    step = each - OVERLAP
    return tuple((at * step, at * step + each) for at in range(count))


def board_sheets(matter: Matter, form: Form, *, black: bool) -> list[Sheet]:
    """Return the board on A2, or on smaller paper: how it is joined, and its parts."""
    drawing = _drawing(matter)
    whole = _whole(matter, drawing, black=black)
    title = QCoreApplication.translate("Paper", "Board to play on")

    def paint(painter: QPainter) -> None:
        with ink.outlined():
            whole.paint(painter, outlined=True)

    alone = Alone(whole.size, paint)
    if form is A2:
        page = BoardPage(whole)
        return [Sheet(title, [page], whole.landscape, alone=alone, plain=True, zoom=1.0)]
    parts = parts_of(whole.size, form)
    cut = replace(whole, drawing=replace(drawing, cuts=parts.cuts(whole.scale)))
    blocks: list[Block] = [JoiningPage(whole, parts)]
    blocks += [PartPage(cut, parts, row, column) for row, column in parts.places]
    return [
        Sheet(title, [block], parts.landscape, alone=alone, plain=True, zoom=1.0)
        for block in blocks
    ]


def _drawing(matter: Matter) -> LineDrawing:
    """Return the board without pieces, as it is controlled at the start."""
    start = matter.rules.start()
    empty = Position(phase=start.phase, units=(), owners=start.owners)
    scale = scale_of((float(matter.loaded.atlas.size[0]), float(matter.loaded.atlas.size[1])))
    # Names are as small as can well be read: most of them then stand there in full.
    zoom = round(LEAST * scale / (POINTS * POINT), 3)
    return LineDrawing(matter.loaded, empty, zoom=zoom, full=True)


def _whole(matter: Matter, drawing: LineDrawing, *, black: bool) -> WholeBoard:
    board = matter.board
    game = catalogue.played_on(board).name()
    name = board.names.get(i18n.language(), board.id)
    title = name if name == game else f"{game}  ·  {name}"
    # As the page about the program says them; a stranger's map has them in its own words.
    thanks = QCoreApplication.translate("MapCredits", matter.loaded.atlas.credits)
    return WholeBoard(drawing, title, f"{thanks}  Velmoc", black)


@dataclass(frozen=True)
class BoardPage(Block):
    """The board in one piece."""

    whole: WholeBoard

    def height(self, width: float, room: float) -> float:
        """Take all there is."""
        del width
        return room

    def area(self, page: QRectF) -> QRectF:
        """Return where the board with its caption is."""
        at = QRectF(QPointF(), self.whole.size)
        at.moveCenter(page.center())
        return at

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it."""
        painter.save()
        painter.translate(self.area(box).topLeft())
        self.whole.paint(painter)
        painter.restore()


@dataclass(frozen=True)
class PartPage(Block):
    """A part of the board, with marks where it is cut and where the next one is glued on."""

    whole: WholeBoard
    parts: Parts
    row: int
    column: int

    def height(self, width: float, room: float) -> float:
        """Take all there is."""
        del width
        return room

    def text(self) -> str:
        """Say which part it is."""
        return self.said

    @property
    def name(self) -> str:
        """The part's name."""
        return part_name(self.row, self.column)

    @property
    def said(self) -> str:
        """Which part it is, as it stands at its edge."""
        number = self.row * len(self.parts.columns) + self.column + 1
        text = QCoreApplication.translate(
            "Paper", "{name}: row {row}, column {column} ({number} of {count})"
        )
        count = names.number(len(self.parts.columns) * len(self.parts.rows))
        return text.format(
            name=self.name, row=self.row + 1, column=self.column + 1, number=number, count=count
        )

    def area(self, page: QRectF) -> QRectF:
        """Return where the part is on its paper."""
        at = QRectF(QPointF(), self.parts.area(self.row, self.column).size())
        at.moveCenter(page.center())
        return at

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it."""
        at, shown = self.area(box), self.parts.area(self.row, self.column)
        painter.save()
        painter.setClipRect(at)
        painter.translate(at.topLeft() - shown.topLeft())
        less = self.parts.shrunk
        painter.scale(less, less)
        self.whole.paint(painter, shown=QRectF(shown.topLeft() / less, shown.size() / less))
        painter.restore()
        self._marks(painter, at)
        foot = QRectF(at.left() + 60, at.bottom() + NEAR, at.width() - 120, _EDGE.leading)
        whose = f"{self.whole.title}  ·  {self.said}"
        ink.write(painter, foot, ink.elided(whose, _EDGE, foot.width()), _EDGE, ink=ink.GREY)

    def _marks(self, painter: QPainter, at: QRectF) -> None:
        """Mark where it is cut, and up to where the next part lies over it."""
        last = (len(self.parts.columns) - 1, len(self.parts.rows) - 1)
        if self.column:
            self._upright(painter, at, at.left(), cut=True)
        if self.column < last[0]:
            self._upright(painter, at, at.right() - OVERLAP, cut=False)
            self._neighbour(painter, at, beside=True)
        if self.row:
            self._level(painter, at, at.top(), cut=True)
        if self.row < last[1]:
            self._level(painter, at, at.bottom() - OVERLAP, cut=False)
            self._neighbour(painter, at, beside=False)

    def _upright(self, painter: QPainter, at: QRectF, x: float, *, cut: bool) -> None:
        for near, far in (
            (at.top() - NEAR, at.top() - NEAR - TICK),
            (at.bottom() + NEAR, at.bottom() + NEAR + TICK),
        ):
            _mark(painter, QPointF(x, near), QPointF(x, far), cut=cut)

    def _level(self, painter: QPainter, at: QRectF, y: float, *, cut: bool) -> None:
        for near, far in (
            (at.left() - NEAR, at.left() - NEAR - TICK),
            (at.right() + NEAR, at.right() + NEAR + TICK),
        ):
            _mark(painter, QPointF(near, y), QPointF(far, y), cut=cut)

    def _neighbour(self, painter: QPainter, at: QRectF, *, beside: bool) -> None:
        """Say what is glued on at the right, or below."""
        name = part_name(self.row + (not beside), self.column + beside)
        text = QCoreApplication.translate("Paper", "{name} is glued on here")
        said = text.format(name=name)
        wide = _EDGE.width(said)
        if beside:
            painter.save()
            painter.translate(at.right() + NEAR + _EDGE.leading, at.center().y() - wide / 2)
            painter.rotate(90)
            line = QRectF(0, 0, wide + 10, _EDGE.leading)
            ink.write(painter, line, said, _EDGE, ink=ink.GREY)
            painter.restore()
            return
        y = at.bottom() + NEAR
        line = QRectF(at.right() - wide - 120, y, wide + 10, _EDGE.leading)
        ink.write(painter, line, said, _EDGE, ink=ink.GREY)


def _mark(painter: QPainter, one: QPointF, other: QPointF, *, cut: bool) -> None:
    line = QPen(QColor(ink.BLACK if cut else ink.GREY), 3 if cut else 2.2)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    if not cut:
        line.setDashPattern([2.4, 2])
    painter.setPen(line)
    painter.drawLine(one, other)


@dataclass(frozen=True)
class JoiningPage(Block):
    """What goes before the parts: which lies where, and how they become a board."""

    whole: WholeBoard
    parts: Parts

    def height(self, width: float, room: float) -> float:
        """Take all there is."""
        del width
        return room

    def text(self) -> str:
        """Return what is to be done."""
        return "\n".join(self.steps())

    def steps(self) -> tuple[str, ...]:
        """Say how the parts are joined, step by step."""
        size = self.parts.size
        texts = (
            QCoreApplication.translate(
                "Paper",
                "Print this page and the {count} parts at 100%, not “fit to page”. The line below "
                "must be 10 cm long.",
            ),
            QCoreApplication.translate(
                "Paper",
                "Of each part cut off the white edge at the left and above, where black marks "
                "stand. The edges at the right and below stay: there they are glued.",
            ),
            QCoreApplication.translate(
                "Paper",
                "Glue part beside part over the edge of the one before, up to the dashed marks: "
                "first each row, then row below row. {overlap} mm lie over one another.",
            ),
            QCoreApplication.translate(
                "Paper",
                "The board is then {width} × {height} mm large; card below it keeps it flat.",
            ),
        )
        facts = {
            "count": len(self.parts.columns) * len(self.parts.rows),
            "overlap": round(OVERLAP / 10),
            "width": round(size.width() / 10),
            "height": round(size.height() / 10),
        }
        return tuple(text.format(**facts) for text in texts)

    def places(self, page: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Return where the small board is, the steps below it or beside it, and the ruler."""
        edge = min(150.0, page.width() * 0.07)
        room = page.adjusted(edge, edge, -edge, -edge)
        ruler = QRectF(room.left(), room.bottom() - 60, RULER, 60)
        room.adjust(0, self._zoomed(_BIG.leading) + 24, 0, -90)
        beside = page.width() > page.height()
        wide = room.width() * (0.56 if beside else 1)
        board = QSizeF(wide, room.height() * (1 if beside else 0.55))
        board = self.parts.size.scaled(board, Qt.AspectRatioMode.KeepAspectRatio)
        small = QRectF(room.topLeft(), board)
        if beside:
            return small, room.adjusted(small.width() + 50, 0, 0, 0), ruler
        return small, room.adjusted(0, small.height() + 40, 0, 0), ruler

    @property
    def _zoom(self) -> float:
        """How large words are beside those on A4."""
        return 0.72 if self.parts.page.width() * self.parts.page.height() < A4_AREA / 1.5 else 1.0

    def _zoomed(self, length: float) -> float:
        return length * self._zoom

    def _lines(self, words: QRectF) -> list[tuple[float, tuple[str, ...]]]:
        """Return the steps in lines, each with how far down it begins."""
        text = self._text
        rows, y = [], 0.0
        for step in self.steps():
            lines = ink.wrapped(step, text, words.width() - self._zoomed(60))
            rows.append((y, lines))
            y += len(lines) * text.leading + self._zoomed(18)
        return rows

    @property
    def _text(self) -> Face:
        return Face(points=_TEXT.points * self._zoom)

    def lowest(self, words: QRectF) -> float:
        """Return where the steps end."""
        y, lines = self._lines(words)[-1]
        return words.top() + y + len(lines) * self._text.leading

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it."""
        small, words, ruler = self.places(box)
        heading = QCoreApplication.translate("Paper", "How the board is joined")
        title = Face(_BIG.style, _BIG.points * self._zoom)
        above = QRectF(small.left(), small.top() - title.leading - 24, box.width(), title.leading)
        ink.write(painter, above, heading, title)
        self._small_board(painter, small)
        aside, text = self._zoomed(60), self._text
        for number, (y, lines) in enumerate(self._lines(words), 1):
            line = QRectF(words.left() + aside, words.top() + y, words.width() - aside, 0)
            ink.write(painter, line.translated(-aside, 0), f"{number}.", text)
            ink.write(painter, line, "\n".join(lines), text)
        self._ruler(painter, ruler.topLeft() + QPointF(0, 26))

    def _small_board(self, painter: QPainter, at: QRectF) -> None:
        """Draw the board in small with its parts and their names over it."""
        small = at.width() / self.parts.size.width()
        painter.save()
        painter.setClipRect(at.adjusted(-2, -2, 2, 2))
        painter.translate(at.topLeft())
        painter.scale(small * self.parts.shrunk, small * self.parts.shrunk)
        self.whole.paint(painter)
        painter.restore()
        painter.fillRect(at, QColor(255, 255, 255, 120))
        for row, column in self.parts.places:
            area = self.parts.area(row, column)
            part = QRectF(area.topLeft() * small + at.topLeft(), area.size() * small)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(ink.BLACK), 3))
            painter.drawRect(part)
            name = part_name(row, column)
            side = QSizeF(_NAME.width(name) + 24, _NAME.leading + 8)
            sign = QRectF(QPointF(), side)
            sign.moveCenter(part.center())
            painter.fillRect(sign, QColor("#ffffff"))
            painter.drawRect(sign)
            writing.write_in(painter, sign, name, _NAME, align=Qt.AlignmentFlag.AlignHCenter)

    def _ruler(self, painter: QPainter, at: QPointF) -> None:
        """Draw a line of ten centimetres."""
        ink.line(painter, at, at + QPointF(RULER, 0), ink.BLACK, 3)
        for step in range(11):
            high = 22 if step % 5 == 0 else 12
            x = at.x() + RULER / 10 * step
            ink.line(painter, QPointF(x, at.y()), QPointF(x, at.y() - high), ink.BLACK, 2.4)
        ink.write(painter, QRectF(at.x(), at.y() + 6, 200, LINE.leading), "0", LINE)
        end = QRectF(at.x() + RULER - 200, at.y() + 6, 200, LINE.leading)
        ink.write(painter, end, "10 cm", LINE, align=RIGHT)
