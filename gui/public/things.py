"""What is written and drawn beside the board: frozen values with a place, and how to draw them."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from gui.kit import theme
from gui.kit.codes import paint_code
from gui.kit.pieces import paint_piece
from gui.kit.signs import paint_badge, paint_swatch
from gui.public.look import Look

_WIDE = 52
"""Units across the picture of a piece."""


class Side(StrEnum):
    """Where words stand in their box."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


_ALIGN = {
    Side.LEFT: Qt.AlignmentFlag.AlignLeft,
    Side.MIDDLE: Qt.AlignmentFlag.AlignHCenter,
    Side.RIGHT: Qt.AlignmentFlag.AlignRight,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Words in a box, which is at least as large as they are."""

    box: QRectF
    text: str
    px: float
    face: str = "body"
    """A style of the type scale, for its family."""

    weight: int = 400
    ink: str = "on_chrome"
    side: Side = Side.LEFT
    wrap: bool = False

    @property
    def font(self) -> QFont:
        """What they are written in."""
        return theme.font(self.face, self.px, self.weight, tabular=True)

    def paint(self, painter: QPainter, look: Look) -> None:
        """Write them."""
        painter.setFont(self.font)
        painter.setPen(look.ink(self.ink))
        flags = _ALIGN[self.side] | Qt.AlignmentFlag.AlignVCenter
        wrap = Qt.TextFlag.TextWordWrap if self.wrap else Qt.TextFlag.TextSingleLine
        painter.drawText(
            self.box, int(flags) | int(wrap) | int(Qt.TextFlag.TextDontClip), self.text
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """A power's sign: ``plain``, ``sealed``, ``open`` or ``idle``."""

    box: QRectF
    letter: str
    state: str = "plain"

    def paint(self, painter: QPainter, look: Look) -> None:
        """Draw it."""
        paint_badge(painter, self.box, self.letter, self.state, ink=look.ink("on_chrome2"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A unit as it stands on the board."""

    box: QRectF
    kind: str
    letter: str

    def paint(self, painter: QPainter, look: Look) -> None:
        """Draw it in the middle of its box."""
        del look
        painter.save()
        painter.translate(self.box.center() + QPointF(0, self.box.height() * 0.04))
        painter.scale(self.box.width() / _WIDE, self.box.width() / _WIDE)
        paint_piece(painter, self.kind, self.letter)
        painter.restore()


_ROOM = 18
"""For how many marks there is room where no goal is drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """Marks that can be counted, up to a goal drawn as a line; those not owned are outlines.

    Without a goal (0) only those that are owned are drawn, as large as with the usual one.
    """

    box: QRectF
    letter: str
    count: int
    goal: int

    def paint(self, painter: QPainter, look: Look) -> None:
        """Draw them."""
        step = self.box.width() / max(self.goal or _ROOM, self.count)
        gap = max(1.0, step * 0.12)
        size = (step - gap, self.box.height())
        for place in range(max(self.goal, self.count)):
            box = QRectF(self.box.left() + place * step, self.box.top(), *size)
            radius = min(size) * 0.22
            if place < self.count:
                paint_swatch(painter, box, self.letter, max(3.0, size[0] * 0.34), radius)
                painter.setPen(QPen(look.ink("on_chrome"), max(1.0, gap * 0.5)))
            else:
                painter.setPen(QPen(look.ink("line"), max(1.0, gap * 0.5)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, radius, radius)
        if not self.goal:
            return
        x = self.box.left() + self.goal * step - gap / 2
        painter.setPen(QPen(look.ink("brass"), max(1.5, gap)))
        grown = self.box.height() * 0.14
        painter.drawLine(QPointF(x, self.box.top() - grown), QPointF(x, self.box.bottom() + grown))


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocks:
    """One block per unit of strength, in the colours of who gives it, flush right."""

    box: QRectF
    letters: tuple[str, ...]

    def paint(self, painter: QPainter, look: Look) -> None:
        """Draw them."""
        count = max(1, len(self.letters))
        step = min(self.box.height() * 1.15, self.box.width() / count)
        size = step / 1.15
        for place, letter in enumerate(self.letters):
            left = self.box.right() - (count - place) * step + (step - size)
            box = QRectF(left, self.box.center().y() - size / 2, size, size)
            paint_swatch(painter, box, letter, size * 0.2, size * 0.16)
            painter.setPen(QPen(look.ink("on_chrome"), max(1.2, size * 0.05)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, size * 0.16, size * 0.16)


@dataclass(frozen=True, slots=True, kw_only=True)
class Beads:
    """The course of a reveal: what was shown, what is shown, what is still to come."""

    box: QRectF
    count: int
    at: int

    def paint(self, painter: QPainter, look: Look) -> None:
        """Draw them; the one shown is the longest."""
        parts = self.count + 1
        step = min(self.box.height() * 2.9, self.box.width() / parts)
        high = self.box.height()
        painter.setPen(Qt.PenStyle.NoPen)
        left = self.box.left()
        for place in range(self.count):
            long = step * (1.75 if place == self.at else 0.75)
            painter.setBrush(look.ink("brass" if place <= self.at else "chrome3"))
            painter.drawRoundedRect(QRectF(left, self.box.top(), long, high), high / 2, high / 2)
            left += long + step * 0.25


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A hairline."""

    box: QRectF

    def paint(self, painter: QPainter, look: Look) -> None:
        """Draw it."""
        painter.fillRect(self.box, look.ink("chrome3"))


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRoom:
    """Room for the clock, which is a widget of its own."""

    box: QRectF

    def paint(self, painter: QPainter, look: Look) -> None:
        """Leave it to the clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Code:
    """A QR code, black on white whatever the ground is."""

    box: QRectF
    text: str

    def paint(self, painter: QPainter, look: Look) -> None:
        """Draw it."""
        del look
        paint_code(painter, self.box, self.text)


Thing = Words | Sign | Piece | Marks | Blocks | Beads | Line | ClockRoom | Code
Placed = TypeVar("Placed", bound=Thing)


def moved(thing: Placed, dx: float, dy: float) -> Placed:
    """Return a thing in another place."""
    return replace(thing, box=thing.box.translated(dx, dy))


def width_of(text: str, px: float, *, face: str = "body", weight: int = 400) -> float:
    """Return how wide a line is."""
    font = theme.font(face, px, weight, tabular=True)
    return QFontMetricsF(font).horizontalAdvance(text)
