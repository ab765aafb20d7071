"""Orders as marks on the board: arrows of walks, arrows there and back, rings of who lights."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem

from engine.board.board import Board
from engine.games.diplomatia.orders import KIND, BlankOrder, Go, Light, Swap, meant, towards
from engine.rules.order import Order
from engine.rules.position import Position
from engine.rules.ruling import Resolution, Verdict
from gui.kit.pens import pen
from gui.map import layers
from gui.map.arrows.lines import Draughtsman
from gui.map.arrows.mark_items import Stroke, StrokesItem, ring, segment
from gui.map.arrows.marks import HoldMark, Mark, MoveMark, TrailMark, VoidMark

_PROPOSED = "#146c66"
_VOID = frozenset({Verdict.ILLEGAL, Verdict.AMBIGUOUS})


def mark_of(letter: str, order: BlankOrder, verdict: Verdict | None = None) -> Mark | None:
    """Draw one order; who rests is not drawn."""
    failed = verdict in (Verdict.FAILS, Verdict.INVALID)
    match order:
        case Go(at=at, to=to):
            return MoveMark(letter=letter, kind=KIND, at=at, to=to, failed=failed)
        case Swap(at=at, to=to):
            return MoveMark(letter=letter, kind=KIND, at=at, to=to, failed=failed, side=1)
        case Light(at=at) if failed:
            return VoidMark(letter=letter, kind=KIND, at=at)
        case Light(at=at):
            return HoldMark(letter=letter, kind=KIND, at=at)
    return None


def marks_by_power(
    board: Board, orders_by_power: Mapping[str, Sequence[Order]]
) -> Iterator[tuple[str, Mark]]:
    """Draw orders as they were written, each with whose it is."""
    for power, written in orders_by_power.items():
        for one in written:
            order = meant(one)
            mark = None if order is None else mark_of(board.powers_by_id[power].letter, order)
            if mark is not None:
                yield power, mark


def marks_for_orders(
    board: Board, position: Position, orders_by_power: Mapping[str, Sequence[Order]]
) -> tuple[Mark, ...]:
    """Draw orders as they were written, before anybody judged them."""
    del position
    return tuple(mark for _, mark in marks_by_power(board, orders_by_power))


def marks_for_resolution(
    board: Board,
    before: Position,
    orders: Mapping[str, Sequence[Order]],
    resolution: Resolution,
    *,
    after: bool = False,
) -> tuple[Mark, ...]:
    """Draw orders with what came of them, on the position before them or after."""
    del before, orders
    marks: list[Mark] = []
    for ruling in resolution.rulings:
        letter = board.powers_by_id[ruling.power].letter
        void = ruling.verdict in _VOID
        order = meant(ruling.written.order if void else ruling.order)
        if order is None:
            continue
        mark = mark_of(letter, order, ruling.verdict)
        if void and ruling.unit:
            mark = VoidMark(letter=letter, kind=KIND, at=ruling.unit[2:])
        elif after and isinstance(mark, MoveMark) and not mark.failed:
            mark = TrailMark(letter=letter, kind=KIND, at=mark.at, to=mark.to)
        if mark is not None:
            marks.append(mark)
    return tuple(marks)


def proposed_items(hand: Draughtsman, order: Order) -> list[QGraphicsItem]:
    """Draw an order that nobody gave: a dashed line, or a dashed ring."""
    meaning = meant(order)
    if meaning is None:
        return []
    start = hand.now.place(meaning.at, KIND)
    goal = towards(meaning)
    goes = goal != meaning.at
    path = segment(start, hand.now.place(goal, KIND)) if goes else ring(start, 26 * hand.k)
    dashed = pen(QColor(_PROPOSED).name(), 5 * hand.k, 255, [2.2, 1.6])
    return [StrokesItem([Stroke(path, dashed)], layers.RUBBER)]
