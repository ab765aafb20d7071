"""Outlines as painter's paths: of states on their cards, and of parts on the map."""

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from engine.board.atlas import Rings
from engine.board.card_outlines import card_outlines


@cache
def card_outline(map_: str, state: str) -> QPainterPath:
    """Return the outline of a state by itself."""
    return path_of(card_outlines(map_)[state].rings)


def path_of(rings: Rings) -> QPainterPath:
    """Return an area as a path."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in rings:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path
