"""An order that nobody gave, drawn as a proposal: verdigris dashes, no power's colour."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from engine.board.location import province_of
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.orders import (
    Convoy,
    DiplomacyOrder,
    Hold,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
)
from engine.rules.order import OrderError
from gui.kit.pens import pen
from gui.kit.pieces import PAPER
from gui.map import layers
from gui.map.lines import Draughtsman
from gui.map.marks import MoveMark
from gui.map.shaft import MIDDLE
from gui.map.strokes import Stroke, Strokes, arrow, direction, ring, segment

VERDIGRIS = "#146c66"
_DASH = (11.0, 8.0)
_WIDE, _HALO = 5.2, 4.0


def proposed_items(hand: Draughtsman, order: str) -> list[QGraphicsItem]:
    """Return what is drawn for a proposed order; nothing for a text that is no order."""
    try:
        return _drawn(hand, notation.parse(order))
    except OrderError:
        return []


def _drawn(hand: Draughtsman, found: DiplomacyOrder) -> list[QGraphicsItem]:
    match found:
        case Move(at=at, to=to) | Retreat(at=at, to=to):
            start, goal = hand.place(at, str(found.kind)), hand.place(to, str(found.kind))
            return _way(hand, start, goal, full=province_of(to) in hand.occupied)
        case SupportMove(at=at, target=target, to=to):
            mark = MoveMark(letter="", kind=str(found.target_kind), at=target, to=to)
            return _help(hand, hand.place(at, str(found.kind)), hand.shaft(mark).at(MIDDLE))
        case Convoy(at=at, target=target, to=to):
            army, goal = hand.place(target, "A"), hand.place(to, "A")
            fleet = hand.place(at, "F")
            full = province_of(to) in hand.occupied
            return [*_line(hand, army, fleet), *_way(hand, fleet, goal, full=full)]
        case SupportHold(at=at, target=target):
            middle = hand.place(target, str(found.target_kind))
            near = middle - direction(hand.place(at, str(found.kind)), middle)[0] * 27 * hand.k
            start = hand.place(at, str(found.kind))
            return [*_line(hand, start, near), _strokes(hand, ring(middle, 26 * hand.k))]
        case Hold(at=at):
            return [_strokes(hand, ring(hand.place(at, str(found.kind)), 26 * hand.k))]
    return []


def _line(hand: Draughtsman, start: QPointF, end: QPointF) -> list[QGraphicsItem]:
    ahead, far = direction(start, end)
    return [_strokes(hand, segment(start + ahead * min(16 * hand.k, far * 0.3), end))]


def _help(hand: Draughtsman, start: QPointF, end: QPointF) -> list[QGraphicsItem]:
    dot = ring(end, 5 * hand.k)
    head = [Stroke(dot, pen(PAPER, 4.6 * hand.k)), Stroke(dot, fill=QColor(VERDIGRIS))]
    return [*_line(hand, start, end), Strokes(head, layers.RUBBER)]


def _way(hand: Draughtsman, start: QPointF, end: QPointF, *, full: bool) -> list[QGraphicsItem]:
    ahead, far = direction(start, end)
    tip = end - ahead * min((24 if full else 3) * hand.k, far * 0.4)
    head = arrow(tip - ahead * 15 * hand.k, tip, 5 * hand.k, 12)
    strokes = [Stroke(head, pen(PAPER, 4 * hand.k)), Stroke(head, fill=QColor(VERDIGRIS))]
    return [*_line(hand, start, tip - ahead * 12 * hand.k), Strokes(strokes, layers.RUBBER)]


def _strokes(hand: Draughtsman, path: QPainterPath) -> Strokes:
    """Draw a path dashed, on a halo of paper so that it is seen on everything."""
    dash, halo = ([one / wide for one in _DASH] for wide in (_WIDE, _WIDE + _HALO))
    return Strokes(
        [
            Stroke(path, pen(PAPER, (_WIDE + _HALO) * hand.k, 235, halo)),
            Stroke(path, pen(VERDIGRIS, _WIDE * hand.k, 255, dash)),
        ],
        layers.RUBBER,
    )
