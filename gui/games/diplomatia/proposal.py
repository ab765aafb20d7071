"""An order that nobody gave, drawn as a proposal."""

from dataclasses import replace

from PySide6.QtWidgets import QGraphicsItem

from engine.board.board import AFLOAT, ASHORE
from engine.games.diplomatia.orders import Defend, Guard, Move, Seize, Support, Transport, meant
from engine.rules.order import Order
from gui.map import qt_lines
from gui.map.arrows.lines import Draughtsman
from gui.map.arrows.mark_items import direction, ring
from gui.map.arrows.marks import MoveMark
from gui.map.arrows.proposed import helping, line, strokes, way
from gui.map.arrows.shaft import MIDDLE


def proposed_items(hand: Draughtsman, order: Order) -> list[QGraphicsItem]:
    """Return what is drawn for a proposed order; nothing for what is none."""
    now, runs = hand.now, hand.runs
    match meant(order):
        case Move() | Seize() as act:
            return way(hand, runs.shaft(_mark(act)))
        case Support(kind=kind, at=at, what=what):
            meeting = runs.shaft(_mark(what)).at(MIDDLE)
            return helping(hand, now.place(at, str(kind)), meeting)
        case Guard(kind=kind, at=at, to=to):
            start, middle = now.place(at, str(kind)), now.place(to, str(kind))
            near = middle - direction(start, middle)[0] * 27 * hand.k
            circle = strokes(hand, ring(middle, 26 * hand.k))
            return [*line(hand, start, near), circle]
        case Transport(at=at, source=source, to=to):
            aboard = runs.through([(source, ASHORE), (at, AFLOAT)])
            last = runs.shaft(replace(_mark(Move(order.unit[:1], source, to)), via=(at,)))  # type: ignore[arg-type]
            tail = min(16 * hand.k, aboard.length * 0.3)
            dashes = qt_lines.path(aboard.cut(tail, aboard.length))
            return [strokes(hand, dashes), *way(hand, last)]
        case Defend(kind=kind, at=at):
            return [strokes(hand, ring(now.place(at, str(kind)), 26 * hand.k))]
    return []


def _mark(act: Move | Seize) -> MoveMark:
    return MoveMark(
        letter="", kind=str(act.kind), at=act.at, to=act.to, stays=isinstance(act, Seize)
    )
