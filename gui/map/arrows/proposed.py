"""Lines of an order that nobody gave: verdigris dashes, no power's colour."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from gui.kit.pens import pen
from gui.kit.pieces import PAPER
from gui.map import layers, qt_lines
from gui.map.arrows.lines import HEAD, Draughtsman
from gui.map.arrows.mark_items import Stroke, StrokesItem, arrow, direction, ring, segment
from gui.map.arrows.shaft import Shaft

VERDIGRIS = "#146c66"
_DASH = (11.0, 8.0)
_WIDE, _HALO = 5.2, 4.0


def line(hand: Draughtsman, start: QPointF, end: QPointF) -> list[QGraphicsItem]:
    """Draw dashes from the edge of a piece to a point."""
    ahead, far = direction(start, end)
    return [strokes(hand, segment(start + ahead * min(16 * hand.k, far * 0.3), end))]


def helping(hand: Draughtsman, start: QPointF, end: QPointF) -> list[QGraphicsItem]:
    """Draw dashes that help a line, with a dot where they meet it."""
    dot = ring(end, 5 * hand.k)
    head = [Stroke(dot, pen(PAPER, 4.6 * hand.k)), Stroke(dot, fill=QColor(VERDIGRIS))]
    return [*line(hand, start, end), StrokesItem(head, layers.RUBBER)]


def way(hand: Draughtsman, shaft: Shaft) -> list[QGraphicsItem]:
    """Draw dashes where an arrow would run, with a narrow head."""
    run = shaft.drawn()
    point = run.cut(max(0.0, run.length - 15 * hand.k), run.length)
    head = arrow(point, 5 * hand.k, HEAD, shaft.head)
    tip = [Stroke(head, pen(PAPER, 4 * hand.k)), Stroke(head, fill=QColor(VERDIGRIS))]
    dashes = qt_lines.path(run.cut(0.0, max(0.5, run.length - 12 * hand.k)))
    return [strokes(hand, dashes), StrokesItem(tip, layers.RUBBER)]


def strokes(hand: Draughtsman, path: QPainterPath) -> StrokesItem:
    """Draw a path dashed, on a halo of paper so that it is seen on everything."""
    dash, halo = ([one / wide for one in _DASH] for wide in (_WIDE, _WIDE + _HALO))
    return StrokesItem(
        [
            Stroke(path, pen(PAPER, (_WIDE + _HALO) * hand.k, 235, halo)),
            Stroke(path, pen(VERDIGRIS, _WIDE * hand.k, 255, dash)),
        ],
        layers.RUBBER,
    )
