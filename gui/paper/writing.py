"""How paper to write on is drawn: a power's head, lines with a box for the ruling, a legend."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.kit import theme
from gui.paper import ink
from gui.paper.engraving import hatching
from gui.paper.ink import Face
from gui.paper.to_write import Entry, Section

LINE = "#8a8272"
"""What is written on; darker than a hair, lighter than a hand."""

HINT = "#6f675a"


@dataclass(frozen=True, slots=True)
class Metrics:
    """Sizes of one kind of sheet, in points and tenths of a millimetre."""

    title: float
    head: float
    body: float
    small: float
    section: float
    """How high the title of a phase is."""

    @property
    def start(self) -> Face:
        """What stands on a line already."""
        return Face(points=self.body, weight=600)

    @property
    def note(self) -> Face:
        """What is said in small."""
        return Face(points=self.small)


LARGE = Metrics(title=21, head=13, body=10.5, small=7.5, section=66)
MIDDLE = Metrics(title=17, head=10.5, body=9, small=6.6, section=54)
SLIP = Metrics(title=15, head=11, body=10, small=6.6, section=52)


def write_in(
    painter: QPainter,
    box: QRectF,
    text: str,
    face: Face,
    *,
    shade: str = ink.BLACK,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write one line in the middle of a box's height, shortened where it must be."""
    at = QRectF(box.left(), box.center().y() - face.leading / 2, box.width(), face.leading)
    ink.write(painter, at, ink.elided(text, face, box.width()), face, ink=shade, align=align)


def beside_sign(head: QRectF) -> QRectF:
    """Return the room for words in a head, beside hatching and sign."""
    return head.adjusted(head.height() * 1.38, 0, 0, 0)


class HeadWords(NamedTuple):
    """What is said at the head of a sheet."""

    title: str
    text: str
    date: str = ""


def head(painter: QPainter, box: QRectF, letter: str, said: HeadWords, m: Metrics) -> None:
    """Draw whose sheet it is: hatching, sign and name of a power, and what else is to be said."""
    title, text, date = said
    high = box.height()
    band = QRectF(box.left(), box.top(), high * 0.26, high)
    _band(painter, band, letter)
    side = high * 0.8
    sign = QRectF(band.right() + high * 0.12, box.top() + (high - side) / 2, side, side)
    painter.setPen(QPen(QColor(ink.BLACK), 3.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(sign)
    face = Face(points=side * 0.52 / ink.POINT, weight=700)
    write_in(painter, sign, letter[:1], face, align=Qt.AlignmentFlag.AlignHCenter)
    left, wide = beside_sign(box).left(), beside_sign(box).width()
    name, dated = Face("h1", m.title), Face("h2", m.title * 0.87)
    above = QRectF(left, box.top() - high * 0.06, wide, high * 0.66)
    room = dated.width(date) + 20 if date else 0
    write_in(painter, above, date, dated, align=Qt.AlignmentFlag.AlignRight)
    write_in(painter, above.adjusted(0, 0, -room, 0), title, name)
    below = QRectF(left, box.top() + high * 0.62, wide, high * 0.36)
    write_in(painter, below, text, m.note, shade=ink.GREY)


def _band(painter: QPainter, band: QRectF, letter: str) -> None:
    """Draw a power's hatching: as lines that end at its edge, for a picture that scales."""
    kind = theme.pattern(letter)
    inner = band.adjusted(4, 5, -4, -5) if kind in ("dots", "ermine") else band
    corners = (inner.topLeft(), inner.topRight(), inner.bottomRight(), inner.bottomLeft())
    ring = tuple((corner.x(), corner.y()) for corner in corners)
    lines = QPen(QColor(ink.BLACK), 4.2 if kind == "dots" else 2.2)
    lines.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(hatching((ring,), kind, 9.0), lines)
    painter.setPen(QPen(QColor(ink.BLACK), 3.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(band)


def section(
    painter: QPainter, box: QRectF, what: Section, line: float, m: Metrics, *, titled: bool = True
) -> None:
    """Draw room for a phase: its title, and a line for each unit with a box for the ruling."""
    y = box.top()
    if titled:
        title = Face("h2", m.head)
        at = QRectF(box.left(), y, box.width(), m.section - 8)
        write_in(painter, at, what.title, title)
        aside = title.width(what.title) + 26
        _told(painter, at.adjusted(aside, 5, 0, 5), what.what, m)
        y += m.section - 4
        ink.line(painter, QPointF(box.left(), y), QPointF(box.right(), y), ink.BLACK, 3.4)
    start = max((m.start.width(one.start) for one in what.entries if one.start), default=0.0)
    for entry in what.entries:
        at = QRectF(box.left(), y, box.width(), line)
        _entry(painter, at, entry, "" if start else what.kinds, start, m)
        y += line


def _told(painter: QPainter, box: QRectF, text: str, m: Metrics) -> None:
    """Write beside the title of a phase what is written in it: on two lines where it is long."""
    small = Face(points=LEAST_NOTE)
    lines = ink.wrapped(text, small, box.width())
    if m.note.width(text) <= box.width() or len(lines) * small.leading > box.height() + 8:
        write_in(painter, box, text, m.note, shade=ink.GREY)
        return
    at = QRectF(box.left(), box.bottom() - len(lines) * small.leading, box.width(), box.height())
    ink.write(painter, at, "\n".join(lines), small, ink=ink.GREY)


def _entry(
    painter: QPainter, box: QRectF, entry: Entry, kinds: str, start: float, m: Metrics
) -> None:
    foot = box.bottom() - 7
    side = min(42.0, box.height() * 0.6)
    ruled = box.right() - side - 16
    if not kinds:  # a line to spare begins where the others do
        at = QRectF(box.left(), foot - m.start.leading * 0.98, start + 4, m.start.leading)
        write_in(painter, at, entry.start, m.start)
        left = box.left() + start + 18
    else:
        at = QRectF(box.left(), foot - m.note.leading, m.note.width(kinds) + 2, m.note.leading)
        write_in(painter, at, kinds, m.note, shade=HINT)
        left = at.right() + 10
        middle = left + (ruled - left) * 0.3
        ink.line(painter, QPointF(left, foot), QPointF(middle, foot), LINE, 2.2)
        left = middle + 16
    if entry.note:
        lines, face = _note(entry.note, ruled - left, box.height(), m)
        wide, high = max(map(face.width, lines)), len(lines) * face.leading
        at = QRectF(left, foot - high, wide + 2, high)
        ink.write(painter, at, "\n".join(lines), face, ink=HINT)
        left = at.right() + 12
    ink.line(painter, QPointF(left, foot), QPointF(ruled, foot), LINE, 2.2)
    painter.setPen(QPen(QColor(LINE), 2.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(box.right() - side, foot - side, side, side))


NOTE_SHARES, LEAST_NOTE = (0.45, 0.56, 0.66), 5.6
"""How much of a line a note takes at most, the better ways first; its points at least."""


def _note(text: str, wide: float, high: float, m: Metrics) -> tuple[tuple[str, ...], Face]:
    """Set a note before a line to write on: all of it, on as many lines as stand on that."""
    for points in (m.small, LEAST_NOTE):
        face = Face(points=points)
        for share in NOTE_SHARES:
            lines = ink.wrapped(text, face, wide * share)
            if len(lines) * face.leading <= high:
                return lines, face
    return lines, face


def agreements(painter: QPainter, box: QRectF, m: Metrics) -> None:
    """Draw room to scribble what was agreed on."""
    title, heading = Face("h2", m.head), QCoreApplication.translate("Paper", "Agreements")
    at = QRectF(box.left(), box.top(), box.width(), m.section - 8)
    write_in(painter, at, heading, title)
    aside = title.width(heading) + 22
    bind = QCoreApplication.translate("Paper", "they bind nobody")
    if aside + m.note.width(bind) <= box.width():
        write_in(painter, at.adjusted(aside, 5, 0, 5), bind, m.note, shade=ink.GREY)
    y = box.top() + m.section - 4
    ink.line(painter, QPointF(box.left(), y), QPointF(box.right(), y), ink.BLACK, 3.4)
    count = max(1, int((box.bottom() - y) / 66))
    for number in range(1, count + 1):
        foot = y + (box.bottom() - y) / count * number
        ink.line(painter, QPointF(box.left(), foot), QPointF(box.right(), foot), LINE, 2.2)


def cut_line(painter: QPainter, one: QPointF, other: QPointF) -> None:
    """Draw where paper is cut."""
    dashes = QPen(QColor(ink.GREY), 2.4)
    dashes.setDashPattern([7, 6])
    painter.setPen(dashes)
    painter.drawLine(one, other)


def scissors(painter: QPainter, at: QPointF, size: float) -> None:
    """Draw a pair of scissors, the blades downwards: no font has to know them."""
    painter.save()
    painter.translate(at)
    painter.scale(size / 10, size / 10)
    painter.setPen(QPen(QColor(ink.GREY), 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    for side in (-1, 1):
        path.addEllipse(QPointF(side * 2.2, -3.2), 1.7, 1.7)
        path.moveTo(side * 1.5, -1.7)
        path.lineTo(-side * 1.6, 5)
    painter.drawPath(path)
    painter.restore()


def fold_marks(painter: QPainter, size: QRectF, margin: float) -> None:
    """Mark in both margins where a page is folded, so that nobody reads along."""
    y, long = size.center().y(), margin - 46
    for left in (size.left() + 30, size.right() - 30 - long):
        ink.line(painter, QPointF(left, y), QPointF(left + long, y), ink.GREY, 2.4)


def entry_text(sections: Sequence[Section]) -> str:
    """Return the lines to be filled in as text."""
    lines: list[str] = []
    for one in sections:
        lines.append(f"{one.title} · {one.what}")
        for entry in one.entries:
            note = f" ({entry.note})" if entry.note else ""
            lines.append(f"  {entry.start or '…'}{note}:")
    return "\n".join(lines)
