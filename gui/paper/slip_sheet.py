"""Slips for the phase that is due, several to a page and cut apart: A6 where paper is A4."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from gui.paper import ink, writing
from gui.paper.flow import Form
from gui.paper.ink import Face
from gui.paper.part import Part
from gui.paper.to_write import Section
from gui.paper.writing import SLIP
from gui.printable import Block
from gui.words import phases

MARGIN, GAP = 62.0, 20.0
HEAD = 104.0
LEAST, MOST = 58.0, 84.0
"""How high a line to write on is."""

BOARD_LEAST = 400.0
READABLE = 0.6
"""Tenths of a millimetre per board unit at which a board on a slip can be read."""

BROAD_BOARD = 0.56
"""How wide the board is, of a slip that takes the room of two."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """Where everything is on a slip."""

    head: QRectF
    told: QRectF
    """What is said below the head; nothing where there is room for it in that."""

    board: QRectF | None
    """None where there are so many lines that they need its room."""

    columns: tuple[QRectF, ...]
    """Room for lines, column by column."""

    line: float
    notes: QRectF | None
    """Room for agreements, if there is any."""

    legend: tuple[str, ...]

    @property
    def each(self) -> int:
        """How many lines a column holds."""
        return max(1, int(self.columns[0].height() / self.line + 0.001))


WIDE_FROM = 10
"""With so many lines a slip takes the room of two beside one another."""

GRIDS = {"a2": (4, 4), "a3": (4, 2), "a4": (2, 2), "a5": (2, 1), "letter": (2, 2)}
"""Slips beside and below one another."""

ACROSS = frozenset({"a3", "a5"})
"""Papers that lie across."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One power's slip."""

    letter: str
    name: str
    date: str
    said: str
    section: Section
    part: Part
    legend: str
    foot: str

    def is_wide(self, cell: QSizeF) -> bool:
        """Tell whether it takes the room of two: many lines, or a board too large for one."""
        if len(self.section.entries) >= WIDE_FROM:
            return True
        board = self._narrow(QRectF(0, 0, cell.width(), cell.height())).board
        return board is None or self.part.scale(board) < READABLE

    def arranged(self, box: QRectF) -> Arranged:
        """Return where everything is in the room of a slip."""
        return self._broad(box) if box.width() > box.height() else self._narrow(box)

    def _frame(self, box: QRectF) -> tuple[QRectF, QRectF, QRectF, tuple[str, ...]]:
        """Return where the head is, what is told below it, the room above the foot, the legend."""
        room = box.adjusted(MARGIN, MARGIN * 0.85, -MARGIN, -MARGIN * 0.75)
        head = QRectF(room.left(), room.top(), room.width(), HEAD)
        told = QRectF(head.bottomLeft(), QSizeF(room.width(), 0))
        if SLIP.note.width(self.said) > writing.beside_sign(head).width():
            told.setHeight(len(self._told(room.width())) * SLIP.note.leading + 8)
        legend = _parted(self.legend, _STRONG, room.width())
        body = QRectF(room.left(), told.bottom() + GAP, room.width(), 0)
        body.setBottom(room.bottom() - (len(legend) + 1) * SLIP.note.leading - 10)
        return head, told, body, legend

    def _told(self, width: float) -> tuple[str, ...]:
        return ink.wrapped(self.said, SLIP.note, width)

    def _broad(self, box: QRectF) -> Arranged:
        """Set the lines beside the board; in columns without it, where they are too many."""
        head, told, body, legend = self._frame(box)
        count = max(1, len(self.section.entries))
        needed = math.ceil(count * LEAST / body.height())
        if needed > 1:
            each = math.ceil(count / needed)
            wide = (body.width() - (needed - 1) * 3 * GAP) / needed
            columns = tuple(
                QRectF(body.left() + at * (wide + 3 * GAP), body.top(), wide, body.height())
                for at in range(needed)
            )
            line = min(MOST, body.height() / each)
            return Arranged(head, told, None, columns, line, None, legend)
        at = QRectF(body.left(), body.top(), body.width() * BROAD_BOARD, body.height())
        board = self.part.room(at)
        board.moveTopLeft(at.topLeft())
        lines = body.adjusted(at.width() + 2 * GAP, 0, 0, 0)
        line = min(MOST, body.height() / count)
        notes = QRectF(at.left(), board.bottom() + GAP, at.width(), 0)
        notes.setBottom(body.bottom())
        free = notes if notes.height() > 3 * SLIP.section else None
        return Arranged(head, told, board, (lines,), line, free, legend)

    def _narrow(self, box: QRectF) -> Arranged:
        """Set the lines below the board."""
        head, told, body, legend = self._frame(box)
        count = max(1, len(self.section.entries))
        high = body.height() - GAP
        line = max(LEAST, min(MOST, (high - body.width() / 1.34) / count))
        most = max(BOARD_LEAST, high - count * line)
        board = self.part.room(QRectF(body.left(), body.top(), body.width(), most))
        board.moveTop(body.top())
        lines = body.adjusted(0, board.height() + GAP, 0, 0)
        line = min(MOST, lines.height() / count)
        return Arranged(head, told, board, (lines,), line, None, legend)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it."""
        at = self.arranged(box)
        below = at.told.height() > 0
        text = "" if below else self.said
        said = writing.HeadWords(self.name, text, self.date)
        writing.head(painter, at.head, self.letter, said, SLIP)
        if below:
            told = "\n".join(self._told(at.told.width()))
            ink.write(painter, at.told, told, SLIP.note, ink=ink.GREY)
        if at.board is not None:
            self.part.paint(painter, at.board)
        if at.notes is not None:
            writing.agreements(painter, at.notes, SLIP)
        for number, column in enumerate(at.columns):
            entries = self.section.entries[number * at.each : (number + 1) * at.each]
            here = replace(self.section, entries=entries)
            writing.section(painter, column, here, at.line, SLIP, titled=False)
        high = SLIP.note.leading
        y = box.bottom() - MARGIN * 0.75 - (len(at.legend) + 1) * high
        foot = QRectF(box.left() + MARGIN, y, box.width() - 2 * MARGIN, high)
        for line in at.legend:
            writing.write_in(painter, foot, line, _STRONG)
            foot.translate(0, high)
        writing.write_in(painter, foot, self.foot, SLIP.note, shade=ink.GREY)

    def text(self) -> str:
        """Return what is to be filled in."""
        head = " · ".join(filter(None, (self.name, self.date, self.said)))
        return f"\n{head}\n{writing.entry_text((self.section,))}"


_STRONG = Face(points=SLIP.small, weight=600)


def _parted(legend: str, face: Face, width: float) -> tuple[str, ...]:
    """Set a legend on lines, none of its parts on two."""
    lines: list[str] = []
    for part in legend.split(phases.BETWEEN):
        longer = f"{lines[-1]}{phases.BETWEEN}{part}" if lines else part
        if lines and face.width(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return tuple(lines)


@dataclass(frozen=True)
class SlipPage(Block):
    """A page of slips with the lines along which it is cut."""

    rows: tuple[tuple[Slip, ...], ...]
    grid: tuple[int, int]

    def height(self, width: float, room: float) -> float:
        """Take all there is."""
        del width
        return room

    def text(self) -> str:
        """Return what is to be filled in."""
        return "\n".join(slip.text() for row in self.rows for slip in row)

    def boxes(self, page: QRectF) -> list[tuple[Slip, QRectF]]:
        """Return every slip with its room."""
        wide, high = page.width() / self.grid[0], page.height() / self.grid[1]
        placed = []
        for number, row in enumerate(self.rows):
            x = page.left()
            for slip in row:
                across = wide * _cells(slip, QSizeF(wide, high))
                placed.append((slip, QRectF(x, page.top() + number * high, across, high)))
                x += across
        return placed

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw the slips, and where to cut."""
        placed = self.boxes(box)
        for slip, at in placed:
            painter.save()
            slip.paint(painter, at)
            painter.restore()
        inner = box.adjusted(30, 30, -30, -30)
        for number in range(1, self.grid[1]):
            y = box.top() + box.height() / self.grid[1] * number
            writing.cut_line(painter, QPointF(inner.left(), y), QPointF(inner.right(), y))
        for _, at in placed:
            if at.right() < box.right() - 1:
                one = QPointF(at.right(), max(at.top(), inner.top()))
                writing.cut_line(
                    painter, one, QPointF(at.right(), min(at.bottom(), inner.bottom()))
                )
                if at.top() < inner.top():
                    writing.scissors(painter, one + QPointF(0, 24), 40)


def on_pages(slips: Sequence[Slip], form: Form) -> list[SlipPage]:
    """Return pages of slips; each goes where the first row has room for it."""
    columns, down = grid = GRIDS[form.name]
    page = form.size(landscape=form.name in ACROSS)
    cell = QSizeF(page.width() / columns, page.height() / down)
    rows: list[list[Slip]] = []
    for slip in slips:
        need = _cells(slip, cell)
        row = next((row for row in rows if _taken(row, cell) + need <= columns), None)
        if row is None:
            rows.append(row := [])
        row.append(slip)
    packed = [tuple(row) for row in rows]
    return [SlipPage(tuple(packed[at : at + down]), grid) for at in range(0, len(packed), down)]


def _cells(slip: Slip, cell: QSizeF) -> int:
    return 2 if slip.is_wide(cell) else 1


def _taken(row: Sequence[Slip], cell: QSizeF) -> int:
    return sum(_cells(slip, cell) for slip in row)


def title() -> str:
    """Name what these pages are."""
    return QCoreApplication.translate("Paper", "Order slips")
