"""All purses as a race along one street: who leads is seen in one second."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

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

FIRST, LAST, TOP = 360.0, 1730.0, 160.0
"""Where the street begins and ends, and where its first lane lies."""

LANES = 816.0
"""How high all lanes are together."""

_STEP, _LARGE = 50, 100


@dataclass(frozen=True, slots=True)
class Runner:
    """Somebody's purse."""

    player: str
    tokens: tuple[Token, ...]
    was: int
    now: int
    place: int
    """1 for the fullest; equals share."""

    gained: int
    """Places that he has gained in this round, or lost."""


@dataclass(frozen=True, slots=True)
class RaceWords:
    """What stands round the street."""

    title: str
    income: str
    keys: str
    left: str


def _top(runners: Sequence[Runner]) -> int:
    most = max([one.now for one in runners] + [one.was for one in runners])
    return (most // _STEP + 1) * _STEP


def _lane(place: int, many: int) -> QRectF:
    high = min(LANES / many, 150.0)
    return QRectF(FIRST, TOP + place * high, LAST - FIRST, high)


def bar_box(place: int, many: int) -> QRectF:
    """Return a bar as long as the street."""
    lane = _lane(place, many)
    thick = lane.height() * 0.48
    return QRectF(FIRST, lane.center().y() - thick / 2, LAST - FIRST, thick)


def reached(one: Runner, runners: Sequence[Runner], share: float) -> float:
    """Return where a runner is now: ``share`` of the way from the last purse to this one."""
    return _at(one.was + (one.now - one.was) * share, _top(runners))


def _at(runner_purse: float, top: int) -> float:
    return FIRST + (LAST - FIRST) * runner_purse / top


def paint_street(painter: QPainter, runners: Sequence[Runner], words: RaceWords) -> None:
    """Draw what stands still: names, places, the street with its figures."""
    painter.fillRect(QRectF(0, 0, WIDE, HIGH), QColor("#0e161a"))
    write(painter, QRectF(60, 24, 1000, 96), words.title, (serif(72), "#fffaf0"), LEFT)
    write(painter, QRectF(1060, 30, 800, 84), words.income, (sans(30), BRASS), RIGHT)
    top, many = _top(runners), len(runners)
    foot = _lane(many - 1, many).bottom()
    step = _STEP if top <= 12 * _STEP else _LARGE
    for value in range(0, top + 1, step):
        x, large = _at(value, top), value % _LARGE == 0
        painter.setPen(QPen(QColor(216, 178, 106, 90 if large else 36), 2))
        painter.drawLine(QPointF(x, TOP - 8), QPointF(x, foot + 6))
        if large:
            write(painter, QRectF(x - 60, foot + 6, 120, 40), str(value), (sans(28), "#a9b8bf"))
    for place, one in enumerate(runners):
        lane = _lane(place, many)
        inner = lane.adjusted(0, lane.height() * 0.22, 0, -lane.height() * 0.22)
        frame(painter, inner, inner.height() / 2, QColor(255, 250, 235, 12))
        number = QRectF(24, lane.top(), 56, lane.height())
        write(painter, number, f"{one.place}.", (figures(40), BRASS), LEFT)
        name = QRectF(84, lane.top(), 216, lane.height())
        write(painter, name, one.player, (serif(50), "#fffaf0"), LEFT)
        _paint_arrow(painter, QPointF(322, lane.center().y()), one.gained)
    write(painter, QRectF(60, 1014, 1200, 54), words.keys, (sans(27, 400), "#8f9da5"), LEFT)
    write(painter, QRectF(1260, 1014, 600, 54), words.left, (sans(28), "#a9b8bf"), RIGHT)


def _paint_arrow(painter: QPainter, at: QPointF, gained: int) -> None:
    if not gained:
        return
    way = -1 if gained > 0 else 1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8fd19e" if gained > 0 else "#ffb19c"))
    tip = at + QPointF(0, 11 * way)
    side = QPointF(0, -22 * way)
    painter.drawPolygon(QPolygonF([tip, tip + side + QPointF(-14, 0), tip + side + QPointF(14, 0)]))


def lanes_box(runners: Sequence[Runner]) -> QRectF:
    """Return where something moves."""
    return QRectF(
        FIRST - 70, TOP, WIDE - FIRST + 70, _lane(len(runners) - 1, len(runners)).bottom()
    )


def paint_runners(painter: QPainter, runners: Sequence[Runner], share: float) -> None:
    """Draw the tokens at the ends of their bars, and what the round has taken or brought."""
    top, many = _top(runners), len(runners)
    for place, one in enumerate(runners):
        lane = _lane(place, many)
        here = one.was + (one.now - one.was) * share
        x, was, middle = reached(one, runners, share), _at(one.was, top), lane.center().y()
        radius = min(50.0, lane.height() * 0.4)
        change = round(here) - one.was
        if was > x + radius + 8:
            painter.setPen(QPen(QColor(255, 250, 235, 110), 3, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x + radius + 6, middle), QPointF(was, middle))
        if change:
            words = f"{change:+}".replace("-", "\N{MINUS SIGN}")
            box = QRectF(x + radius + 10, middle - lane.height() * 0.46, 150, 36)
            write(painter, box, words, (sans(29, 600), "#c3ced3"), LEFT)
        for number, token in reversed([*enumerate(one.tokens)]):
            paint_token(painter, QPointF(x - number * radius * 0.9, middle), radius, token)
        figure = QRectF(LAST + 10, lane.top(), WIDE - LAST - 34, lane.height())
        write(painter, figure, str(round(here)), (figures(52), GOLD), RIGHT)
