"""Where everything lies on the table, in units."""

from collections.abc import Mapping, Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from engine.games.bez_hranic.placements import STAYS
from gui.games.bez_hranic.looks import FIELD_KEYS

FIELD = (408.0, 300.0)
BAR, STRIP = 56.0, 76.0
FOOT = "2"
"""The place of field 40 where all look at the screen from one side."""

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
_COLUMNS = {0: (), 1: (1,), 2: (0, 2), 3: (0, 1, 2)}
"""Which of three places in a column are taken by so many."""

_ROUND: Mapping[int, tuple[int, ...]] = {
    1: (5,),
    2: (1, 4),
    3: (1, 3, 5),
    4: (0, 3, 5, 2),
    5: (0, 3, 4, 5, 2),
    6: (0, 3, 4, 5, 2, 1),
}
"""Places of so many around the table, clockwise: the next dealer sits to the left of each."""

_TURNED = (180, 90, 0, 180, -90, 0)
"""Degrees by which each place faces whoever sits there."""

_NEAR = ("7", "4", "1", "9", "6", "3")
"""The field that lies nearest to each place."""

_BOXES = tuple(
    QRectF(left, 68 + place * 310, *_STATION) for left in (16.0, 1604.0) for place in range(3)
)


def field_box(key: str) -> QRectF:
    """Return where a field lies by its key: as on the numeric block."""
    column, row = _WHERE[key]
    return _cell(column, row)


def all_fields() -> QRectF:
    """Return where all fields lie, with a little of the wood around them."""
    return field_box("7").united(field_box("3")).adjusted(-10, -10, 10, 10)


def middle_box() -> QRectF:
    """Return where the start lies."""
    return _cell(1, 1)


def _cell(column: int, row: int) -> QRectF:
    left = _FIRST[0] + column * (FIELD[0] + _GAP[0])
    return QRectF(left, _FIRST[1] + row * (FIELD[1] + _GAP[1]), *FIELD)


def card_box(box: QRectF) -> QRectF:
    """Return where the card of a field lies within it."""
    return QRectF(box.left() + 12, box.top() + 12, _CARD, _CARD)


def stack_foot(box: QRectF) -> QPointF:
    """Return where the lowest token of a field stands."""
    return QPointF(box.left() + 350, box.bottom() - 64)


def seat_places(many: int, *, around: bool) -> tuple[int, ...]:
    """Return the place of every seat: three on the left, three on the right.

    Around a table that lies flat they sit clockwise; else they are listed as one reads.
    """
    if around:
        return _ROUND[many]
    left = (many + 1) // 2
    return (*_COLUMNS[left], *(3 + place for place in _COLUMNS[many - left]))


def station_box(place: int) -> QRectF:
    """Return where a place is."""
    return QRectF(_BOXES[place])


def on_the_right(place: int) -> bool:
    """Tell whether a place is on the right."""
    return place >= 3


def turned(place: int, *, around: bool) -> QTransform:
    """Return how a station that was drawn upright comes to lie."""
    facing = QTransform()
    if around and _TURNED[place]:
        middle = station_box(place).center()
        facing.translate(middle.x(), middle.y())
        facing.rotate(_TURNED[place])
        facing.translate(-middle.x(), -middle.y())
    return facing


def faces(key: str) -> int:
    """Return by how many degrees field 40 faces the dealer who sits beside it."""
    return {"4": 90, "6": -90}.get(key, 180 if key in "789" else 0)


def nearest_key(place: int) -> str:
    """Return the key of the field nearest to a place."""
    return _NEAR[place]


def distance(box: QRectF, point: QPointF) -> float:
    """Return how far a point lies from a box; nought within it."""
    beside = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    above = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return hypot(beside, above)


def keys_of_fields(fields: Sequence[str], forty: str = FOOT) -> dict[str, str]:
    """Return the key of every field, clockwise from field 40, which lies at ``forty``."""
    first = FIELD_KEYS.index(forty)
    return dict(zip(fields, (*FIELD_KEYS[first:], *FIELD_KEYS[:first]), strict=False))


def fields_of(offer: Sequence[str]) -> tuple[str, ...]:
    """Return the fields, clockwise from field 40."""
    return (STAYS, *offer)
