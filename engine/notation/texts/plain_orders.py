"""How an order stands in a text: as it is where it can be read back so, else in quotation marks."""

import re

from engine.rules.choice import ReadingKind
from engine.rules.game import Rules
from engine.rules.position import Position

DISORDER = "disorder"
"""What is written instead of orders for a power in civil disorder."""

STOPS = ',;"!?{}[]\n'
"""Signs with which an order ends that stands as it is."""

_PLAIN = re.compile(r'[^\s,;"!?{}\[\]\\]+( [^\s,;"!?{}\[\]\\]+)*')


def is_plain(text: str) -> bool:
    """Tell whether a text can stand without quotation marks: it is read sign by sign."""
    return _PLAIN.fullmatch(text) is not None and text.casefold() != DISORDER


def reads_as_itself(rules: Rules, position: Position, power: str, text: str) -> bool:
    """Tell whether an order is read as the very same text."""
    reading = rules.read(text, position, power)
    if reading.kind is ReadingKind.ORDER:
        return reading.order == text
    return reading.kind is ReadingKind.UNREADABLE and bool(reading.order)
