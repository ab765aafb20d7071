"""An order that nobody gave, drawn as a proposal: verdigris dashes, no power's colour."""

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from engine.games.diplomacy.orders import (
    Convoy,
    DiplomacyOrder,
    Hold,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    meant,
)
from engine.rules.order import Order
from gui.kit.pens import pen
from gui.kit.pieces import PAPER
from gui.map import layers, qt_lines
from gui.map.arrows.lines import HEAD, Draughtsman
from gui.map.arrows.mark_items import Stroke, StrokesItem, arrow, direction, ring, segment
from gui.map.arrows.marks import MoveMark
from gui.map.arrows.shaft import MIDDLE, Shaft

VERDIGRIS = "#146c66"
_DASH = (11.0, 8.0)
_WIDE, _HALO = 5.2, 4.0


def proposed_items(hand: Draughtsman, order: Order) -> list[QGraphicsItem]:
    """Return what is drawn for a proposed order; nothing for what is none."""
    meaning = meant(order)
    return [] if meaning is None else _drawn(hand, meaning)


def _drawn(hand: Draughtsman, order: DiplomacyOrder) -> list[QGraphicsItem]:
    now, runs = hand.now, hand.runs
    kind = str(getattr(order, "kind", "F"))
    lines: list[QGraphicsItem] = []
    match order:
        case Move(at=at, to=to):
            lines = _way(hand, runs.shaft(_move(kind, at, to)))
        case Retreat(at=at, to=to):
            track = runs.between(at, to, (now.pushed(at, kind), now.place(to, kind)))
            tail = min(24 * hand.k, track.length * 0.3)
            run = track.cut(tail, track.length - min(3 * hand.k, track.length * 0.1))
            lines = _way(hand, Shaft(run, run.length))
        case SupportMove(at=at, target=target, to=to):
            meeting = runs.shaft(_move(str(order.target_kind), target, to)).at(MIDDLE)
            lines = _help(hand, now.place(at, kind), meeting)
        case Convoy(at=at, target=target, to=to):
            aboard = runs.through([(target, "A"), (at, "F")])
            last = runs.shaft(replace(_move("A", target, to), via=(at,)))
            tail = min(16 * hand.k, aboard.length * 0.3)
            line = qt_lines.path(aboard.cut(tail, aboard.length))
            lines = [_strokes(hand, line), *_way(hand, last)]
        case SupportHold(at=at, target=target):
            start = now.place(at, kind)
            middle = now.place(target, str(order.target_kind))
            near = middle - direction(start, middle)[0] * 27 * hand.k
            lines = [*_line(hand, start, near), _strokes(hand, ring(middle, 26 * hand.k))]
        case Hold(at=at):
            lines = [_strokes(hand, ring(now.place(at, kind), 26 * hand.k))]
    return lines


def _move(kind: str, at: str, to: str) -> MoveMark:
    return MoveMark(letter="", kind=kind, at=at, to=to)


def _line(hand: Draughtsman, start: QPointF, end: QPointF) -> list[QGraphicsItem]:
    ahead, far = direction(start, end)
    return [_strokes(hand, segment(start + ahead * min(16 * hand.k, far * 0.3), end))]


def _help(hand: Draughtsman, start: QPointF, end: QPointF) -> list[QGraphicsItem]:
    dot = ring(end, 5 * hand.k)
    head = [Stroke(dot, pen(PAPER, 4.6 * hand.k)), Stroke(dot, fill=QColor(VERDIGRIS))]
    return [*_line(hand, start, end), StrokesItem(head, layers.RUBBER)]


def _way(hand: Draughtsman, shaft: Shaft) -> list[QGraphicsItem]:
    """Draw dashes where an arrow would run, with a narrow head."""
    run = shaft.drawn()
    point = run.cut(max(0.0, run.length - 15 * hand.k), run.length)
    head = arrow(point, 5 * hand.k, HEAD, shaft.head)
    strokes = [Stroke(head, pen(PAPER, 4 * hand.k)), Stroke(head, fill=QColor(VERDIGRIS))]
    line = qt_lines.path(run.cut(0.0, max(0.5, run.length - 12 * hand.k)))
    return [_strokes(hand, line), StrokesItem(strokes, layers.RUBBER)]


def _strokes(hand: Draughtsman, path: QPainterPath) -> StrokesItem:
    """Draw a path dashed, on a halo of paper so that it is seen on everything."""
    dash, halo = ([one / wide for one in _DASH] for wide in (_WIDE, _WIDE + _HALO))
    return StrokesItem(
        [
            Stroke(path, pen(PAPER, (_WIDE + _HALO) * hand.k, 235, halo)),
            Stroke(path, pen(VERDIGRIS, _WIDE * hand.k, 255, dash)),
        ],
        layers.RUBBER,
    )
