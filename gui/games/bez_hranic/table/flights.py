"""Cards that fly to their fields, and cards that are turned, in units."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gui.games.bez_hranic.drawing.cards import paint_back

_SMALL = 0.72
"""How large a card is at the beginning of its way."""

_FLIPS = 0.55
"""The share of its way after which a card shows its face."""


def paint_flight(
    painter: QPainter,
    card: QRectF,
    begun: QPointF,
    share: float,
    face: Callable[[QPainter, QRectF], None],
) -> None:
    """Draw a card on its way from the dealer to its field: face down first, then turned."""
    at = begun + (card.center() - begun) * share
    grown = _SMALL + (1 - _SMALL) * share
    if share < _FLIPS:
        narrow = 1 - 0.96 * (share / _FLIPS)
    else:
        narrow = 0.04 + 0.96 * (share - _FLIPS) / (1 - _FLIPS)
    painter.save()
    painter.translate(at)
    painter.scale(grown * narrow, grown)
    painter.translate(-card.center())
    if share < _FLIPS:
        paint_back(painter, card)
    else:
        face(painter, card)
    painter.restore()


def paint_turning(
    painter: QPainter, card: QRectF, share: float, face: Callable[[QPainter, QRectF], None]
) -> None:
    """Draw the start while it is turned: from its very first picture on one sees its face."""
    painter.save()
    painter.translate(card.center())
    painter.scale(0.25 + 0.75 * share, 1)
    painter.translate(-card.center())
    face(painter, card)
    painter.restore()
