"""A bubble beside a thing, its beak on it: one step of a lesson, gone when it is done."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import product

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.widgets import button, label, row

BEAK, ROUND, SHADE = 15, 10, 8
"""How far the beak stands out, the corners, and room for the shade, in a usual window."""

_WIDE = 372
_SHIFTS = (0, -1, 1)
_GAP = 4


class Side(StrEnum):
    """On which side of its thing a bubble stands."""

    LEFT = "left"
    RIGHT = "right"
    ABOVE = "above"
    BELOW = "below"


def place(
    wide: int,
    high_for: Callable[[int], int],
    thing: QRect,
    rooms: Sequence[QRect],
    keep: Sequence[QRect],
) -> tuple[Side, QRect]:
    """Return where a bubble stands best: beside its thing, in a room, over nothing to be kept.

    The first room is the best. Sizes are without the beak; where a room ends it may be a third
    narrower than ``wide``.
    """
    best, placement = None, (Side.LEFT, QRect())
    for room, shift, side in product(rooms, _SHIFTS, Side):
        fits = max(min(wide, _width(side, thing, room)), wide * 2 // 3)
        box = _beside(side, (fits, high_for(fits)), thing, room, shift)
        covered = sum(_area(box & other) for other in (*keep, thing))
        outside = _area(box) - _area(box & room)
        cost = covered + 4 * outside
        if best is None or cost < best:
            best, placement = cost, (side, box)
    return placement


def _width(side: Side, thing: QRect, room: QRect) -> int:
    match side:
        case Side.LEFT:
            return thing.left() - _beak() - _GAP - room.left()
        case Side.RIGHT:
            return room.right() - _beak() - _GAP - thing.right()
    return room.width()


def _beside(side: Side, size: tuple[int, int], thing: QRect, room: QRect, shift: int) -> QRect:
    """Stand on a side, with its middle (0), its end (-1) or its beginning (1) at the thing."""
    wide, high = size
    away = _beak() + _GAP
    x = thing.center().x() - wide // 2 + shift * (wide // 2 - 2 * _beak())
    y = thing.center().y() - high // 2 + shift * (high // 2 - 2 * _beak())
    match side:
        case Side.LEFT:
            x = thing.left() - away - wide
        case Side.RIGHT:
            x = thing.right() + away
        case Side.ABOVE:
            y = thing.top() - away - high
        case Side.BELOW:
            y = thing.bottom() + away
    # Along the thing it gives way to the edges of the room; the beak stays on the thing.
    if side in (Side.LEFT, Side.RIGHT):
        y = max(room.top(), min(y, room.bottom() + 1 - high))
    else:
        x = max(room.left(), min(x, room.right() + 1 - wide))
    return QRect(x, y, wide, high)


def _beak() -> int:
    return theme.room(BEAK)


def _edge() -> int:
    """Return what is around the paper of a bubble."""
    return theme.room(BEAK) + theme.room(SHADE)


def _area(box: QRect) -> int:
    return max(0, box.width()) * max(0, box.height())


class Bubble(QWidget):
    """A few words with a number, a sentence, and a way to have enough of them."""

    enough = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.number = label("", "strong")
        self.number.setProperty("chip", "step")
        self.title = label("", "h3")
        self.words = label("", "", wrap=True)
        self.way = label("", "caption", wrap=True)
        self.stop = button("", "link")
        # Every key ends it: none of them walks to its button.
        self.stop.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stop.clicked.connect(self.enough)
        edge = BEAK + SHADE
        around = (edge + 18, edge + 12, edge + 18, edge + 10)
        inside = spaced(QVBoxLayout(self), around, 6)
        inside.addWidget(row(self.number, (self.title, 1), gap=10))
        inside.addWidget(self.words)
        inside.addWidget(row((self.way, 1), self.stop, gap=12))
        self._side, self._tip = Side.LEFT, QPoint()
        self.hide()

    def say(self, number: str, title: str, words: str, way: str, stop: str) -> None:
        """Say another step."""
        self.number.setText(number)
        self.title.setText(title)
        self.words.setText(words)
        self.way.setText(way)
        self.stop.say(stop)
        self.setAccessibleName(f"{title}. {words}")
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def stand_by(self, thing: QRect, rooms: Sequence[QRect], keep: Sequence[QRect] = ()) -> None:
        """Stand beside a thing of the parent, its beak on it."""
        edge = _edge()
        wide = min(round(_WIDE * theme.text_scale()), rooms[-1].width())
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # sizes are those of the style sheet
        layout = self.layout()

        def high_for(width: int) -> int:
            return layout.totalHeightForWidth(width + 2 * edge) - 2 * edge if layout else 0

        side, box = place(wide, high_for, thing, rooms, keep)
        frame = box.adjusted(-edge, -edge, edge, edge)
        tip = _tip(side, box, thing) - frame.topLeft()
        if (side, tip) != (self._side, self._tip) or frame != self.geometry():
            self._side, self._tip = side, tip
            self.setGeometry(frame)
            self.update()
        if not self.isVisible():
            self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw paper with a beak, a shade below it."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = self._outline()
        for step in range(SHADE, 0, -2):
            shade = QPen(theme.colour("veil", 14), theme.room(step * 2))
            shade.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(shape.translated(0, 2), shade)
        painter.fillPath(shape, theme.colour("paper"))
        painter.strokePath(shape, QPen(theme.colour("accent"), theme.room(2)))
        painter.end()

    def _outline(self) -> QPainterPath:
        edge, corner = _edge(), theme.room(ROUND)
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        body = QPainterPath()
        body.addRoundedRect(box, corner, corner)
        tip, half = QPointF(self._tip), _beak() * 0.7
        beak = QPainterPath(tip)
        if self._side in (Side.LEFT, Side.RIGHT):
            x = box.right() - 2 if self._side is Side.LEFT else box.left() + 2
            y = max(box.top() + corner + half, min(tip.y(), box.bottom() - corner - half))
            beak.lineTo(x, y - half)
            beak.lineTo(x, y + half)
        else:
            y = box.bottom() - 2 if self._side is Side.ABOVE else box.top() + 2
            x = max(box.left() + corner + half, min(tip.x(), box.right() - corner - half))
            beak.lineTo(x - half, y)
            beak.lineTo(x + half, y)
        beak.closeSubpath()
        return body.united(beak)


def _tip(side: Side, box: QRect, thing: QRect) -> QPoint:
    """Return where the beak ends: at the edge of the thing, opposite its middle."""
    match side:
        case Side.LEFT:
            return QPoint(box.right() + _beak(), thing.center().y())
        case Side.RIGHT:
            return QPoint(box.left() - _beak(), thing.center().y())
        case Side.ABOVE:
            return QPoint(thing.center().x(), box.bottom() + _beak())
    return QPoint(thing.center().x(), box.top() - _beak())
