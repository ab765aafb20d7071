"""How an order stands in a text: as it is where it can be read back so, else in quotation marks."""

import re
from collections.abc import Callable

from engine.rules.choice import ReadingKind
from engine.rules.game import Rules
from engine.rules.position import Position

DISORDER = "disorder"
"""What is written instead of orders for a power in civil disorder."""

STOPS = ',;"!?{}[]\n'
"""Signs with which an order ends that stands as it is."""

_PLAIN = re.compile(r'[^\s,;"!?{}\[\]\\]+( [^\s,;"!?{}\[\]\\]+)*')


def in_order() -> Callable[[str], bool]:
    """Return what tells, sign by sign, whether an order still goes on.

    A bracket that closes and was not opened in it ends it: it is that of a variation.
    """
    depth = 0

    def fits(sign: str) -> bool:
        nonlocal depth
        depth += (sign == "(") - (sign == ")")
        return depth >= 0 and sign not in STOPS

    return fits


def is_plain(text: str) -> bool:
    """Tell whether a text can stand without quotation marks: it is read sign by sign."""
    plain = _PLAIN.fullmatch(text) is not None and text.casefold() != DISORDER
    return plain and all(map(in_order(), text))


def reads_as_itself(rules: Rules, position: Position, power: str, text: str) -> bool:
    """Tell whether an order is read as the very same text."""
    reading = rules.read(text, position, power)
    if reading.kind is ReadingKind.ORDER:
        return reading.order == text
    return reading.kind is ReadingKind.UNREADABLE and bool(reading.order)
