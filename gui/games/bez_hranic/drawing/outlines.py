"""Outlines of states on their cards, as painter's paths."""

from functools import cache

from PySide6.QtGui import QPainterPath

from engine.board.card_outlines import card_outlines
from gui.map.shapes import area


@cache
def card_outline(map_: str, state: str) -> QPainterPath:
    """Return the outline of a state by itself."""
    return area(card_outlines(map_)[state].rings)
