"""The stack that is taken up now, in a corner of the map: a bracket says what lies beneath."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from gui.games.bez_hranic.drawing.far import BRASS, CREAM, GOLD, frame, serif, write
from gui.games.bez_hranic.drawing.tokens import MOST_IN_FULL, Token, paint_stack


@dataclass(frozen=True, slots=True)
class ShownStack:
    """One stack, with how many of its tokens lie beneath the one that is told."""

    name: str
    tokens: tuple[Token, ...]
    """The lowest first."""

    beneath: int


def paint_inset(painter: QPainter, box: QRectF, stacks: Sequence[ShownStack]) -> None:
    """Draw one stack, or two beside each other."""
    frame(painter, box.adjusted(1, 1, -1, -1), 16, QColor(14, 22, 26, 235), BRASS, 2)
    each = box.width() / len(stacks)
    for place, stack in enumerate(stacks):
        part = QRectF(box.left() + place * each, box.top(), each, box.height())
        head = QRectF(part.left() + 10, part.top() + 8, part.width() - 20, 42)
        write(painter, head, stack.name, (serif(34), CREAM))
        _paint_one(painter, part, stack)


def _paint_one(painter: QPainter, box: QRectF, stack: ShownStack) -> None:
    many = min(len(stack.tokens), MOST_IN_FULL)
    # A stack that is higher is drawn smaller: nothing of it may leave the box.
    width = min(138.0, box.width() - 76, (box.height() - 96) / (0.31 * many + 0.2))
    foot = QPointF(box.center().x() - 8, box.bottom() - 24 - width * 0.155)
    paint_stack(painter, foot, width, stack.tokens)
    if not stack.beneath:
        return
    rim = width * 0.31 * many / len(stack.tokens)
    low, high = foot.y() + width * 0.1, foot.y() - stack.beneath * rim + width * 0.1
    right = foot.x() + width / 2 + 10
    painter.setPen(QPen(QColor(GOLD), 4))
    painter.drawPolyline(
        [
            QPointF(right, high),
            QPointF(right + 10, high),
            QPointF(right + 10, low),
            QPointF(right, low),
        ]
    )
