"""An order that nobody gave, drawn as a proposal: verdigris dashes, no power's colour."""

from dataclasses import replace

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
from gui.map import qt_lines
from gui.map.arrows import proposed
from gui.map.arrows.lines import Draughtsman
from gui.map.arrows.mark_items import direction, ring
from gui.map.arrows.marks import MoveMark
from gui.map.arrows.shaft import MIDDLE, Shaft


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
            lines = proposed.way(hand, runs.shaft(_move(kind, at, to)))
        case Retreat(at=at, to=to):
            track = runs.between(at, to, (now.pushed(at, kind), now.place(to, kind)))
            tail = min(24 * hand.k, track.length * 0.3)
            run = track.cut(tail, track.length - min(3 * hand.k, track.length * 0.1))
            lines = proposed.way(hand, Shaft(run, run.length))
        case SupportMove(at=at, target=target, to=to):
            meeting = runs.shaft(_move(str(order.target_kind), target, to)).at(MIDDLE)
            lines = proposed.helping(hand, now.place(at, kind), meeting)
        case Convoy(at=at, target=target, to=to):
            aboard = runs.through([(target, "A"), (at, "F")])
            last = runs.shaft(replace(_move("A", target, to), via=(at,)))
            tail = min(16 * hand.k, aboard.length * 0.3)
            line = qt_lines.path(aboard.cut(tail, aboard.length))
            lines = [proposed.strokes(hand, line), *proposed.way(hand, last)]
        case SupportHold(at=at, target=target):
            start = now.place(at, kind)
            middle = now.place(target, str(order.target_kind))
            near = middle - direction(start, middle)[0] * 27 * hand.k
            lines = [
                *proposed.line(hand, start, near),
                proposed.strokes(hand, ring(middle, 26 * hand.k)),
            ]
        case Hold(at=at):
            lines = [proposed.strokes(hand, ring(now.place(at, kind), 26 * hand.k))]
    return lines


def _move(kind: str, at: str, to: str) -> MoveMark:
    return MoveMark(letter="", kind=kind, at=at, to=to)
