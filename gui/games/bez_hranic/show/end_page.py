"""The end: who has won, all purses by round, what each round was worth, how far from the best."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gui.games.bez_hranic.drawing.cards import paint_rose
from gui.games.bez_hranic.drawing.far import (
    BRASS,
    GOLD,
    HIGH,
    LEFT,
    RIGHT,
    WIDE,
    figures,
    frame,
    sans,
    serif,
    write,
)
from gui.games.bez_hranic.drawing.tokens import Token, paint_token
from gui.games.bez_hranic.looks import TOKENS

_DASHES: Mapping[str, tuple[float, ...]] = {
    "yellow": (9, 0.8),
    "blue": (5, 1.2),
    "purple": (3, 1, 1, 1),
    "green": (2, 1),
}
"""Lines are told apart by more than colour."""

_BRIGHT: Mapping[str, str] = {"purple": "#8d5fc0", "blue": "#5f82e0"}
"""Colours that would sink into the ground."""

_LEFT, _RIGHT, _UP, _DOWN = 150.0, 1010.0, 318.0, 940.0
_TABLE, _CELL = 1130.0, 78.0


@dataclass(frozen=True, slots=True)
class Worth:
    """What one colour paid in a round, or received."""

    paid: int
    best: bool


@dataclass(frozen=True, slots=True)
class Result:
    """How one player's game went."""

    player: str
    tokens: tuple[Token, ...]
    purses: tuple[int, ...]
    """After every round; the first before any."""

    worths: tuple[Worth, ...]
    """Of every round; with two colours, of both together."""

    off: float
    """How far from the best he was on average."""

    won: bool


@dataclass(frozen=True, slots=True)
class EndWords:
    """What stands on the page."""

    headline: str
    under: str
    purses: str
    rounds: str
    end: str
    start: str
    framed: str
    off: str
    foot: tuple[str, str]
    """How the shuffle can be checked: its fingerprint, and the seed itself."""

    keys: str


def paint_end(
    painter: QPainter, results: Sequence[Result], words: EndWords, incomes: Mapping[int, int]
) -> None:
    """Draw the whole page; the winners come first in the results."""
    painter.fillRect(QRectF(0, 0, WIDE, HIGH), QColor("#0e161a"))
    _paint_rays(painter)
    winners = [one for one in results if one.won]
    _paint_winners(painter, winners)
    left = 300.0 + 96 * (len(winners) - 1)
    write(
        painter,
        QRectF(left, 36, WIDE - left - 60, 124),
        words.headline,
        (serif(100), "#fffaf0"),
        LEFT,
    )
    write(painter, QRectF(left + 4, 158, 1400, 56), words.under, (sans(36), GOLD), LEFT)
    _paint_chart(painter, results, words, incomes)
    _paint_table(painter, results, words)
    for place, line in enumerate(words.foot):
        box = QRectF(60, 1004 + 34 * place, 1400, 34)
        write(painter, box, line, (sans(27, 400), "#a9b8bf"), LEFT)
    write(painter, QRectF(1460, 1036, 400, 36), words.keys, (sans(27, 600), BRASS), RIGHT)


def _paint_rays(painter: QPainter) -> None:
    for turn in range(40):
        painter.save()
        painter.translate(150, 150)
        painter.rotate(turn * 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(216, 178, 106, 14 if turn % 2 else 5))
        painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(2200, -88), QPointF(2200, 88)]))
        painter.restore()


def _paint_winners(painter: QPainter, winners: Sequence[Result]) -> None:
    for place, one in reversed([*enumerate(winners)]):
        at = QPointF(150 + 96 * place, 128)
        if place == 0:
            paint_rose(painter, QRectF(at.x() - 112, at.y() - 112, 224, 224), 0.5)
        for number, token in reversed([*enumerate(one.tokens)]):
            paint_token(painter, at + QPointF(number * 34, number * 26), 60, token)


def _paint_chart(
    painter: QPainter, results: Sequence[Result], words: EndWords, incomes: Mapping[int, int]
) -> None:
    write(painter, QRectF(60, 244, 900, 44), words.purses, (sans(30, 600), BRASS), LEFT)
    most = max(max(one.purses) for one in results)
    top = (most // 100 + 1) * 100
    rounds = len(results[0].purses) - 1
    step = 100 if top <= 800 else 200

    def at(number: int, purse: float) -> QPointF:
        x = _LEFT + (_RIGHT - _LEFT) * number / rounds
        return QPointF(x, _DOWN - (_DOWN - _UP) * purse / top)

    for value in range(0, top + 1, step):
        y = at(0, value).y()
        painter.setPen(QPen(QColor(255, 250, 235, 30), 1.5))
        painter.drawLine(QPointF(_LEFT - 8, y), QPointF(_RIGHT + 24, y))
        write(painter, QRectF(20, y - 20, 110, 40), str(value), (sans(27, 400), "#a9b8bf"), RIGHT)
    for number, income in incomes.items():
        x = at(number, 0).x()
        painter.setPen(QPen(QColor(216, 178, 106, 70), 2, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(x, _UP + 16), QPointF(x, _DOWN))
        plate = QRectF(x - 58, _UP - 28, 116, 44)
        frame(painter, plate, 22, "#1a252b", QColor(216, 178, 106, 120), 1.5)
        write(painter, plate, f"+{income}", (sans(27, 600), BRASS))
    for number in range(rounds + 1):
        box = QRectF(at(number, 0).x() - 60, _DOWN + 8, 120, 40)
        write(painter, box, str(number) if number else words.start, (sans(27), "#a9b8bf"))
    for one in reversed(results):
        _paint_line(painter, one, [at(number, purse) for number, purse in enumerate(one.purses)])
    _paint_ends(painter, results, [at(rounds, one.purses[-1]).y() for one in results])


def _paint_line(painter: QPainter, one: Result, points: Sequence[QPointF]) -> None:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    colour, wide = one.tokens[0].colour, 8.0 if one.won else 5.0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(path, QPen(QColor("#0e161a"), wide + 4))
    pen = QPen(QColor(_BRIGHT.get(colour, TOKENS[colour].colour)), wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if colour in _DASHES and not one.won:
        pen.setDashPattern(list(_DASHES[colour]))
    painter.strokePath(path, pen)


def _paint_ends(painter: QPainter, results: Sequence[Result], ends: Sequence[float]) -> None:
    """Put a token at the end of every line, none over another."""
    high, place = min(60.0, (_DOWN - _UP + 40) / len(results)), _UP - 90.0
    ranked = sorted(zip(ends, range(len(results)), strict=True))
    tops: list[float] = []
    for y, _ in ranked:
        place = max(y, place + high)
        tops.append(place)
    over = max(tops[-1] - _DOWN, 0.0)
    for place_, (_, number) in zip(tops, ranked, strict=True):
        for step, token in enumerate(results[number].tokens):
            at = QPointF(_RIGHT + 52 + step * 44, place_ - over)
            paint_token(painter, at, min(28.0, high * 0.47), token)


def _paint_table(painter: QPainter, results: Sequence[Result], words: EndWords) -> None:
    write(painter, QRectF(_TABLE, 244, 740, 44), words.rounds, (sans(30, 600), BRASS), LEFT)
    rounds = len(results[0].worths)
    for number in range(rounds):
        box = QRectF(_TABLE + 84 + number * _CELL, 298, _CELL - 8, 44)
        said = str(number + 1) if number < rounds - 1 else f"{number + 1} +"
        write(painter, box, said, (sans(27, 600), "#a9b8bf"), RIGHT)
    write(painter, QRectF(_TABLE + 630, 298, 120, 44), words.end, (sans(27, 600), "#a9b8bf"), RIGHT)
    high = min(78.0, 468.0 / len(results))
    for place, one in enumerate(results):
        row = QRectF(_TABLE - 10, 348 + place * high, 770, high - 2)
        if place % 2 == 0:
            frame(painter, row, 10, QColor(255, 250, 235, 12))
        for number, token in reversed([*enumerate(one.tokens)]):
            at = QPointF(_TABLE + 26 + number * 24, row.center().y())
            paint_token(painter, at, min(28.0, high * 0.38), token)
        for number, worth in enumerate(one.worths):
            box = QRectF(_TABLE + 84 + number * _CELL, row.top(), _CELL - 8, row.height())
            if worth.best:
                around = QRectF(box.left() + 4, row.center().y() - 24, _CELL - 4, 48)
                frame(painter, around, 10, None, GOLD, 2.5)
            ink = GOLD if worth.best else "#f4eddf"
            look = (sans(27, 700 if worth.best else 500), ink)
            write(painter, box, str(worth.paid), look, RIGHT)
        last = QRectF(_TABLE + 640, row.top(), 110, row.height())
        ink = GOLD if one.won else "#fffaf0"
        write(painter, last, str(one.purses[-1]), (figures(38), ink), RIGHT)
    top = 348 + len(results) * high + 18
    frame(painter, QRectF(_TABLE + 2, top + 8, 44, 34), 8, None, GOLD, 2.5)
    write(painter, QRectF(_TABLE + 60, top, 700, 50), words.framed, (sans(27), "#c3ced3"), LEFT)
    top += 62
    write(painter, QRectF(_TABLE, top, 740, 44), words.off, (sans(27, 600), BRASS), LEFT)
    each = 760 / max(len(results), 5)
    for place, one in enumerate(sorted(results, key=lambda result: result.off)):
        left = _TABLE + 4 + place * each
        paint_token(painter, QPointF(left + 24, top + 82), 24, one.tokens[0])
        figure = QRectF(left + 54, top + 56, each - 56, 52)
        write(painter, figure, str(floor(one.off + 0.5)), (figures(32), "#f4eddf"), LEFT)
