"""What pages are made of: headings, paragraphs, lines of a table, room to write."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from gui.kit.pens import pen
from gui.kit.piece_shapes import shape
from gui.kit.pieces import INK, paint_piece
from gui.kit.signs import paint_badge
from gui.paper import ink
from gui.paper.ink import BODY, HEAD, Face
from gui.printable import Block

Drawing = Callable[[QPainter, QRectF], None]
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
MIDDLE = Qt.AlignmentFlag.AlignHCenter


def badge(letter: str) -> Drawing:
    """Return a power's sign to be drawn at the left of a line."""

    def draw(painter: QPainter, box: QRectF) -> None:
        side = min(box.width(), box.height())
        middle = box.center()
        paint_badge(
            painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), letter
        )

    return draw


def edge(painter: QPainter, kind: str) -> None:
    """Draw the edge of a piece once more: some printers lay the sheen of its front over it."""
    painter.strokePath(shape(kind).front, pen(INK, 1.5))


def piece(kind: str, letter: str) -> Drawing:
    """Return a piece to be drawn at the left of a line."""

    def draw(painter: QPainter, box: QRectF) -> None:
        k = min(box.width() / 52, box.height() / 40)
        painter.save()
        painter.translate(box.center())
        painter.scale(k, k)
        paint_piece(painter, kind, letter)
        edge(painter, kind)
        painter.restore()

    return draw


@dataclass(frozen=True)
class Heading(Block):
    """A power or a part of a sheet, with its sign."""

    words: str
    letter: str = ""
    aside: str = ""
    face: Face = HEAD
    keep: bool = True
    gap: float = 10

    def height(self, width: float, room: float) -> float:
        """Return the height of its line and of the room above."""
        del width, room
        return self.face.leading + 34

    def text(self) -> str:
        """Return the words, with what stands aside."""
        return "\n" + self.words + (f" ({self.aside})" if self.aside else "")

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw sign, words, and a rule below."""
        x, top = box.left(), box.top() + 26
        high = self.face.leading
        if self.letter:
            side = high * 0.92
            badge(self.letter)(painter, QRectF(x, top + (high - side) / 2, side, side))
            x += side + 16
        wide = ink.SMALL.width(self.aside)
        room = box.right() - x - (wide + 30 if self.aside else 0)
        ink.write(
            painter, QRectF(x, top, room, high), ink.elided(self.words, self.face, room), self.face
        )
        if self.aside:
            y = top + high - ink.SMALL.leading - 6
            at = QRectF(box.right() - wide, y, wide, ink.SMALL.leading)
            ink.write(painter, at, self.aside, ink.SMALL, ink=ink.GREY)
        ink.line(painter, box.bottomLeft(), box.bottomRight(), ink.BLACK, 3)


@dataclass(frozen=True)
class Words(Block):
    """A paragraph."""

    words: str
    face: Face = BODY
    ink: str = ink.BLACK
    indent: float = 0
    keep: bool = False
    gap: float = 14

    def _lines(self, width: float) -> tuple[str, ...]:
        return ink.wrapped(self.words, self.face, width - self.indent)

    def height(self, width: float, room: float) -> float:
        """Return the height of its lines."""
        del room
        return len(self._lines(width)) * self.face.leading

    def text(self) -> str:
        """Return the paragraph."""
        return self.words

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Write it."""
        text = "\n".join(self._lines(box.width()))
        ink.write(painter, box.adjusted(self.indent, 0, 0, 0), text, self.face, ink=self.ink)

    def cut(self, width: float, room: float) -> tuple[Block, Block] | None:
        """Go on after the last line that has room."""
        lines, fits = self._lines(width), int(room / self.face.leading)
        if not 0 < fits < len(lines):
            return None
        return (
            replace(self, words="\n".join(lines[:fits]), gap=0),
            replace(self, words="\n".join(lines[fits:])),
        )


@dataclass(frozen=True, slots=True)
class Cell:
    """Words in a column of a table."""

    text: str
    share: float
    face: Face = BODY
    align: Qt.AlignmentFlag = LEFT
    ink: str = ink.BLACK
    boxed: bool = False
    """White on black: it must be seen without any colour."""


LEAD, PAD, BETWEEN = 100.0, 9.0, 24.0
"""Room for a sign at the left, above and below words, between columns."""


@dataclass(frozen=True)
class Row(Block):
    """A line of a table; its words take as many lines as they need."""

    cells: Sequence[Cell]
    lead: Drawing | None = None
    least: float = 0
    ruled: bool = True
    lead_room: float = LEAD
    below: bool = False
    """It goes on with what the line above it says."""

    pad: float = PAD
    """Room above and below its words."""

    keep: bool = False
    gap: float = 0

    def _columns(self, width: float) -> list[tuple[Cell, float, float]]:
        start = self.lead_room if self.lead is not None else 0.0
        whole = sum(cell.share for cell in self.cells)
        room = width - start - BETWEEN * (len(self.cells) - 1)
        columns = []
        for cell in self.cells:
            wide = room * cell.share / whole
            columns.append((cell, start, wide))
            start += wide + BETWEEN
        return columns

    def height(self, width: float, room: float) -> float:
        """Return the height of the longest of its words."""
        del room
        tall = [
            len(ink.wrapped(cell.text, cell.face, wide)) * cell.face.leading
            for cell, _, wide in self._columns(width)
        ]
        return max(self.least, *tall, 0) + 2 * self.pad

    def text(self) -> str:
        """Return its words on one line; what stands below another line is set in."""
        joined = " · ".join(cell.text for cell in self.cells if cell.text)
        return f"    {joined}" if self.below else joined

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw the sign, the words and the rule below."""
        if self.lead is not None:
            # As large as in a line beside it, however many lines its words take.
            high = min(box.height(), max(self.least, 56)) - 14
            self.lead(painter, QRectF(box.left(), box.top() + 7, self.lead_room - 16, high))
        for cell, start, wide in self._columns(box.width()):
            top, high = box.top() + self.pad, box.height() - 2 * self.pad
            at = QRectF(box.left() + start, top, wide, high)
            text = "\n".join(ink.wrapped(cell.text, cell.face, wide))
            if cell.boxed:
                _paint_boxed(painter, at, text, cell)
            else:
                ink.write(painter, at, text, cell.face, ink=cell.ink, align=cell.align)
        if self.ruled:
            ink.line(painter, box.bottomLeft(), box.bottomRight())

    def cut(self, width: float, room: float) -> tuple[Block, Block] | None:
        """Go on after the last lines that have room."""
        upper, lower = [], []
        for cell, _, wide in self._columns(width):
            lines, fits = ink.wrapped(cell.text, cell.face, wide), int(room / cell.face.leading) - 1
            if fits <= 0:
                return None
            upper.append(replace(cell, text="\n".join(lines[:fits])))
            lower.append(replace(cell, text="\n".join(lines[fits:])))
        if not any(cell.text for cell in lower):
            return None
        return replace(self, cells=upper, ruled=False), replace(self, cells=lower, least=0)


def _paint_boxed(painter: QPainter, box: QRectF, text: str, cell: Cell) -> None:
    """Write on black: an order that failed."""
    wide = max(cell.face.width(part) for part in text.split("\n"))
    high = cell.face.leading * (text.count("\n") + 1)
    left = box.right() - wide if cell.align == RIGHT else box.left()
    ground = QRectF(left - 10, box.top() - 1, wide + 20, high + 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(cell.ink))
    painter.drawRoundedRect(ground, 8, 8)
    ink.write(painter, QRectF(left, box.top(), wide, high), text, cell.face, ink="#ffffff")


@dataclass(frozen=True)
class Drawn(Block):
    """A picture as wide as the page, or as high as it can be."""

    draw: Drawing
    aspect: float
    """Width by height."""

    most: float = 1.0
    """Share of the page's height that it may take."""

    between: tuple[float, float] | None = None
    """Shares that it may take instead, the least and the most, so that pages are full."""

    keep: bool = False
    gap: float = 20

    def height(self, width: float, room: float) -> float:
        """Return its height."""
        return min(width / self.aspect, room * self.most)

    def least_height(self, width: float, room: float) -> float:
        """Return how low it may be drawn."""
        least, _ = self.between or (self.most, self.most)
        return min(width / self.aspect, room * least)

    def most_height(self, width: float, room: float) -> float:
        """Return how high it may be drawn; no wider than the page."""
        _, most = self.between or (self.most, self.most)
        return min(width / self.aspect, room * most)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw it in the middle, in its own shape."""
        wide = min(box.width(), box.height() * self.aspect)
        high = wide / self.aspect
        at = QRectF(box.center().x() - wide / 2, box.top(), wide, high)
        painter.save()
        self.draw(painter, at)
        painter.restore()
