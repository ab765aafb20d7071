"""One page on which a power plays a year: its part of the board, agreements, every phase."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gui.paper import ink, writing
from gui.paper.blocks import RIGHT
from gui.paper.ink import Face
from gui.paper.part import Part
from gui.paper.to_write import Entry, Section
from gui.paper.writing import Metrics
from gui.printable import Block

MARGIN, GAP = 110.0, 34.0
LEAST, MOST = 56.0, 86.0
"""How high a line to write on is."""

ONE_COLUMN = 60.0
"""Lines are at least so high where phases stand below one another."""

LEAST_SIGNS = 5.6
"""Points of the signs at the foot at least."""

SPARE = 3
"""So many lines to spare at most."""

BOARD_SHARE, BOARD_LEAST, BOARD_MOST = 0.62, 620.0, 1000.0
"""How wide the board is, of the page; how high at least and at most."""

READABLE = 0.72
"""Tenths of a millimetre per board unit at which the whole board can be read."""

SMALLEST = 0.6
"""At fewer the board gets a side of its own."""


Split = tuple[tuple[Section, ...], ...]
"""Phases in columns."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """Where things stand on a page of so many tenths of a millimetre."""

    head: QRectF
    board: QRectF | None
    notes: QRectF | None
    columns: tuple[tuple[QRectF, tuple[Section, ...]], ...]
    line: float
    foot: QRectF


@dataclass(frozen=True)
class YearPage(Block):
    """The whole page, or one side of it."""

    letter: str
    name: str
    said: str
    sections: tuple[Section, ...]
    part: Part | None
    foot: str
    signs: tuple[str, str]
    """How orders, and how pieces, are written in short."""

    m: Metrics

    def height(self, width: float, room: float) -> float:
        """Take all there is."""
        del width
        return room

    def text(self) -> str:
        """Return what is to be filled in."""
        head = f"\n{self.name} · {self.said}"
        return f"{head}\n{writing.entry_text(self.sections)}" if self.sections else ""

    def without_board(self) -> "YearPage":
        """Return the side with the phases, where one page cannot hold all."""
        return replace(self, part=None)

    def without_phases(self) -> "YearPage":
        """Return the side with the board and the agreements."""
        return replace(self, sections=())

    def arranged(self, page: QRectF) -> Arranged:
        """Return where everything stands."""
        m, small = self.m, self.m is not writing.LARGE
        margin = MARGIN * (0.72 if small else 1)
        room = page.adjusted(margin, margin * 0.82, -margin, -margin * 0.72)
        high = 112.0 if small else 140.0
        head = QRectF(room.left(), room.top(), room.width(), high)
        foot = QRectF(room.left(), room.bottom() - 2 * m.note.leading - 8, room.width(), 0)
        foot.setBottom(room.bottom())
        body = QRectF(room.left(), head.bottom() + GAP, room.width(), 0)
        body.setBottom(foot.top() - 16)
        if not self.sections:
            return Arranged(head, *self._above(body, body.height()), (), 0, foot)
        boarded = self.part is not None
        split, line, used = self._split(body.height(), small=small)
        board = notes = None
        top = body.top()
        if boarded:
            board, notes = self._above(body, max(1.0, body.height() - used - GAP))
            top = board.bottom() + GAP
            line, used = _line(split, body.bottom() - top, m)
        wide = (body.width() - GAP * 1.4 * (len(split) - 1)) / len(split)
        columns = tuple(
            (
                QRectF(body.left() + at * (wide + GAP * 1.4), top, wide, body.bottom() - top),
                _filled(some, body.bottom() - top, line, m),
            )
            for at, some in enumerate(split)
        )
        return Arranged(head, board, notes, columns, line, foot)

    def _split(self, room: float, *, small: bool) -> tuple[Split, float, float]:
        """Return phases in columns, how high a line is, and how much room they take."""
        m, least, most = self.m, 0.0, 0.0
        if self.part is not None:
            high = self.part.region[3] - self.part.region[1]
            wanted = max(BOARD_LEAST, min(BOARD_MOST, high * READABLE))
            least = wanted * (0.75 if small else 1) + GAP
            most = BOARD_MOST * (0.9 if small else 1) + GAP
        split: Split = (self.sections,)
        line = used = 0.0
        for split in _splits(self.sections, small=small):
            line, used = _line(split, room - least, m)
            if line >= ONE_COLUMN and used <= room - least:
                break
        if room - used > most:
            line, used = _line(split, room - most, m)
        return split, line, used

    def _above(self, body: QRectF, high: float) -> tuple[QRectF, QRectF]:
        """Return where the board and the agreements stand: beside one another, or below."""
        assert self.part is not None
        if not self.sections:
            below = min(high * 0.66, body.width() * 0.8)
            board = self.part.room(QRectF(body.left(), body.top(), body.width(), below))
            board.moveTopLeft(body.topLeft())
            top = board.bottom() + GAP
            return board, QRectF(body.left(), top, body.width(), body.bottom() - top)
        wide = body.width() * BOARD_SHARE
        board = self.part.room(QRectF(body.left(), body.top(), wide, high))
        board.moveTopLeft(body.topLeft())
        notes = QRectF(board.right() + GAP, body.top(), 0, board.height())
        notes.setRight(body.right())
        return board, notes

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw all of it."""
        at, m = self.arranged(box), self.m
        writing.head(painter, at.head, self.letter, writing.HeadWords(self.name, self.said), m)
        if self.part is not None and at.board is not None and at.notes is not None:
            self.part.paint(painter, at.board)
            writing.agreements(painter, at.notes, m)
        for column, sections in at.columns:
            y = column.top()
            for one in sections:
                high = _height(one, at.line, m)
                writing.section(
                    painter, QRectF(column.left(), y, column.width(), high), one, at.line, m
                )
                y += high
        writing.fold_marks(painter, box, at.head.left())
        self._foot(painter, at.foot)

    def _foot(self, painter: QPainter, box: QRectF) -> None:
        m = self.m
        high = m.note.leading
        text = QCoreApplication.translate(
            "Paper",
            "Fold it at the marks, so that nobody reads along. Only what is written counts.",
        )
        writing.write_in(
            painter, QRectF(box.left(), box.top(), box.width(), high), text, m.note, shade=ink.GREY
        )
        strong = Face(points=m.small, weight=600)
        wide = m.note.width(self.foot)
        at = QRectF(box.left(), box.bottom() - high, box.width(), high)
        writing.write_in(painter, at, self.foot, m.note, shade=ink.GREY, align=RIGHT)
        room = box.width() - wide - 20
        signs = "        ".join(filter(None, self.signs))
        if strong.width(signs) > room:
            signs = self.signs[0]
        while strong.width(signs) > room and strong.points > LEAST_SIGNS:
            strong = Face(points=round(strong.points - 0.2, 1), weight=600)
        writing.write_in(painter, at.adjusted(0, 0, -wide - 20, 0), signs, strong)


def _height(section: Section, line: float, m: Metrics) -> float:
    return m.section + len(section.entries) * line + 14


def _needed(sections: Sequence[Section], line: float, m: Metrics) -> float:
    return sum(_height(one, line, m) for one in sections)


def _splits(sections: tuple[Section, ...], *, small: bool) -> Iterator[Split]:
    """Yield ways to set phases: below one another, or in two columns as even as can be."""
    if not small:
        yield (sections,)
    cuts = range(1, len(sections))
    lines = [len(one.entries) + 1.2 for one in sections]
    best = min(cuts, key=lambda cut: (max(sum(lines[:cut]), sum(lines[cut:])), cut), default=0)
    yield (sections[:best], sections[best:]) if best else (sections,)


def _line(split: Split, room: float, m: Metrics) -> tuple[float, float]:
    """Return the height of a line in so much room, and how much of that is needed."""
    line = min(
        (room - _needed(column, 0, m)) / max(1, sum(len(one.entries) for one in column))
        for column in split
    )
    line = max(LEAST, min(MOST, line))
    return line, max(_needed(column, line, m) for column in split)


def _filled(
    sections: tuple[Section, ...], room: float, line: float, m: Metrics
) -> tuple[Section, ...]:
    """Return a column with lines to spare where the other one is longer."""
    first = sections[0]
    spare = min(SPARE, int((room - _needed(sections, line, m)) / line + 0.01))
    return (replace(first, entries=(*first.entries, *(Entry(),) * spare)), *sections[1:])


def fits(page: YearPage, size: QRectF) -> bool:
    """Tell whether a page holds its phases and a board that can be read."""
    at = page.arranged(size)
    lowest = max(
        (column.top() + _needed(some, at.line, page.m) for column, some in at.columns),
        default=size.top(),
    )
    if at.board is None or page.part is None:
        return False
    return lowest <= at.foot.top() and page.part.scale(at.board) >= SMALLEST
