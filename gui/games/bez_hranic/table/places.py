"""Where everything lies on the table, in units."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from engine.games.bez_hranic.placements import STAYS
from gui.games.bez_hranic.looks import FIELD_KEYS

FIELD = (408.0, 300.0)
BAR, STRIP = 56.0, 76.0
_GAP = (12.0, 10.0)
_FIRST = (336.0, 68.0)
_STATION = (300.0, 300.0)
_CARD = 276.0
_WHERE = {
    "7": (0, 0),
    "8": (1, 0),
    "9": (2, 0),
    "4": (0, 1),
    "6": (2, 1),
    "1": (0, 2),
    "2": (1, 2),
    "3": (2, 2),
}


def field_box(key: str) -> QRectF:
    """Return where a field lies by its key: as on the numeric block."""
    column, row = _WHERE[key]
    return _cell(column, row)


def middle_box() -> QRectF:
    """Return where the start lies."""
    return _cell(1, 1)


def _cell(column: int, row: int) -> QRectF:
    left = _FIRST[0] + column * (FIELD[0] + _GAP[0])
    return QRectF(left, _FIRST[1] + row * (FIELD[1] + _GAP[1]), *FIELD)


def card_box(key: str) -> QRectF:
    """Return where the card of a field lies."""
    box = field_box(key)
    return QRectF(box.left() + 12, box.top() + 12, _CARD, _CARD)


def stack_foot(key: str) -> QPointF:
    """Return where the lowest token of a field stands."""
    box = field_box(key)
    return QPointF(box.left() + 350, box.bottom() - 64)


def station_box(place: int) -> QRectF:
    """Return where somebody sits: three on the left, three on the right."""
    left = 16.0 if place < 3 else 1604.0
    return QRectF(left, 68 + (place % 3) * 310, *_STATION)


def keys_of_fields(fields: Sequence[str]) -> dict[str, str]:
    """Return the key of every field, clockwise from field 40."""
    return dict(zip(fields, FIELD_KEYS, strict=False))


def fields_of(offer: Sequence[str]) -> tuple[str, ...]:
    """Return the fields, clockwise from field 40."""
    return (STAYS, *offer)
