"""Slips for the phase that is due, several to a page and cut apart: A6 where paper is A4."""

from collections.abc import Sequence
from dataclasses import dataclass

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

Parts = tuple[QRectF, QRectF, QRectF, float, QRectF | None]
"""Head, board, lines; how high a line is; room for agreements, if there is any."""

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
    said: str
    section: Section
    part: Part
    foot: str

    def is_wide(self, cell: QSizeF) -> bool:
        """Tell whether it takes the room of two: many lines, or a board too large for one."""
        if len(self.section.entries) >= WIDE_FROM:
            return True
        board = self._narrow(QRectF(0, 0, cell.width(), cell.height()))[1]
        return self.part.scale(board) < READABLE

    def parts(self, box: QRectF) -> Parts:
        """Return where everything is in the room of a slip."""
        return self._broad(box) if box.width() > box.height() else self._narrow(box)

    def _frame(self, box: QRectF) -> tuple[QRectF, QRectF]:
        """Return where the head is, and the room between that and the foot."""
        room = box.adjusted(MARGIN, MARGIN * 0.85, -MARGIN, -MARGIN * 0.75)
        head = QRectF(room.left(), room.top(), room.width(), HEAD)
        body = QRectF(room.left(), head.bottom() + GAP, room.width(), 0)
        body.setBottom(room.bottom() - 2 * SLIP.note.leading - 10)
        return head, body

    def _broad(self, box: QRectF) -> Parts:
        """Set the lines beside the board."""
        head, body = self._frame(box)
        at = QRectF(body.left(), body.top(), body.width() * BROAD_BOARD, body.height())
        board = self.part.room(at)
        board.moveTopLeft(at.topLeft())
        lines = body.adjusted(at.width() + 2 * GAP, 0, 0, 0)
        line = min(MOST, body.height() / max(1, len(self.section.entries)))
        notes = QRectF(at.left(), board.bottom() + GAP, at.width(), 0)
        notes.setBottom(body.bottom())
        return head, board, lines, line, notes if notes.height() > 3 * SLIP.section else None

    def _narrow(self, box: QRectF) -> Parts:
        """Set the lines below the board."""
        head, body = self._frame(box)
        count = max(1, len(self.section.entries))
        high = body.height() - GAP
        line = max(LEAST, min(MOST, (high - body.width() / 1.34) / count))
        most = max(BOARD_LEAST, high - count * line)
        board = self.part.room(QRectF(body.left(), body.top(), body.width(), most))
        board.moveTop(body.top())
        lines = body.adjusted(0, board.height() + GAP, 0, 0)
        return head, board, lines, min(MOST, lines.height() / count), None

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it."""
        head, board, lines, line, notes = self.parts(box)
        writing.head(painter, head, self.letter, self.name, self.said, SLIP)
        self.part.paint(painter, board)
        if notes is not None:
            writing.agreements(painter, notes, SLIP)
        writing.section(painter, lines, self.section, line, SLIP, titled=False)
        high = SLIP.note.leading
        y = box.bottom() - MARGIN * 0.75 - 2 * high
        at = QRectF(box.left() + MARGIN, y, box.width() - 2 * MARGIN, high)
        strong = Face(points=SLIP.small, weight=600)
        writing.write_in(
            painter, at, phases.said(phases.Saying.LEGEND, self.section.phase.kind), strong
        )
        writing.write_in(painter, at.translated(0, high), self.foot, SLIP.note, shade=ink.GREY)

    def text(self) -> str:
        """Return what is to be filled in."""
        return f"\n{self.name} · {self.said}\n{writing.entry_text((self.section,))}"


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
