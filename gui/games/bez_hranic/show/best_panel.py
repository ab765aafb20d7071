"""The best choice, which perhaps nobody saw, and what everybody paid above it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.games.bez_hranic.drawing.far import (
    BRASS,
    CREAM,
    GOLD,
    LEFT,
    RIGHT,
    figures,
    frame,
    sans,
    serif,
    within,
    write,
)
from gui.games.bez_hranic.drawing.tokens import Token, paint_pattern, paint_token
from gui.games.bez_hranic.looks import TOKENS


@dataclass(frozen=True, slots=True)
class Above:
    """What somebody paid above the best choice."""

    player: str
    token: Token
    over: int
    best: bool
    """Whether nobody at the table decided better."""


@dataclass(frozen=True, slots=True)
class BestWords:
    """What is said of the best choice."""

    headline: str
    fields: tuple[str, ...]
    way: tuple[str, ...]
    """Which way it leads, in lines."""

    costs: str
    note: str
    price: int


def paint_best(painter: QPainter, panel: QRectF, words: BestWords, above: Sequence[Above]) -> None:
    """Draw it into the panel beside the map."""
    left, wide = panel.left() + 40, panel.width() - 76
    head = QRectF(left, panel.top() + 84, wide, 60)
    write(painter, head, words.headline, (serif(46, italic=True), "#e8dcc6"), LEFT)
    top, size = panel.top() + 146, 100.0 if len(words.fields) == 1 else 62.0
    for name in words.fields:
        write(painter, QRectF(left, top, wide, size * 1.1), name, (serif(size), "#fffaf0"), LEFT)
        top += size * 1.1
    top += 12
    for line in words.way:
        write(painter, QRectF(left, top, wide, 46), line, (sans(34), CREAM), LEFT)
        top += 46
    total = QRectF(left - 14, max(top + 14, panel.top() + 400), wide + 28, 140)
    frame(painter, total, 14, "#1a252b", BRASS, 2)
    words_box = QRectF(total.left() + 22, total.top() + 14, 320, 54)
    write(painter, words_box, words.costs, (sans(34), "#c3ced3"), LEFT)
    write(painter, words_box.translated(0, 56), words.note, (sans(27), "#c3ced3"), LEFT)
    right = total.adjusted(340, 4, -20, -4)
    write(painter, right, str(words.price), (figures(118), GOLD), RIGHT)
    text = QCoreApplication.translate("BezHranic", "How far everybody was from it")
    box = QRectF(left, total.bottom() + 14, wide, 46)
    write(painter, box, text, (sans(30, 600), BRASS), LEFT)
    rows = QRectF(left, box.bottom() + 4, wide, min(52.0, (932 - box.bottom()) / len(above)))
    most = max([one.over for one in above], default=0)
    for one in above:
        _paint_row(painter, rows, one, most)
        rows = rows.translated(0, rows.height())


def _paint_row(painter: QPainter, box: QRectF, one: Above, most: int) -> None:
    radius = min(22.0, box.height() / 2 - 2)
    paint_token(painter, QPointF(box.left() + 26, box.center().y()), radius, one.token)
    name = QRectF(box.left() + 62, box.top(), 160, box.height())
    write(painter, name, one.player, (sans(29), CREAM), LEFT)
    room = box.width() - 240 - 100
    if one.over > 0:
        bar = QRectF(box.left() + 232, box.center().y() - 14, room * one.over / most, 28)
        paint_bar(painter, bar, one.token.colour, 6)
    if one.best:
        words = QCoreApplication.translate("BezHranic", "best of the table")
        said = f"\N{BLACK STAR} {words}" if not one.over else f"\N{BLACK STAR} {one.over:+}"
    else:
        said = f"{one.over:+}"
    write(painter, box, said, (sans(29, 700), GOLD if one.best else CREAM), RIGHT)


def paint_bar(painter: QPainter, bar: QRectF, colour: str, corner: float) -> None:
    """Draw a bar in a colour with its pattern."""
    shape = QPainterPath()
    shape.addRoundedRect(bar, corner, corner)

    def dress() -> None:
        painter.fillRect(bar, QColor(TOKENS[colour].colour))
        paint_pattern(painter, bar, colour, max(9.0, corner * 0.5), 1.4)

    within(painter, shape, dress)
    painter.setPen(QPen(QColor("#fffaf0"), 1.6))
    painter.setBrush(QColor(0, 0, 0, 0))
    painter.drawPath(shape)
