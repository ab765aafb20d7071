"""What may be written at the table: orders and reasons are single lines of text."""

import unicodedata

from engine.table.incident import LONGEST_REASON
from engine.table.refusal import CommandError, Refusal

LONGEST_NAME = 60
"""Letters of a player's name."""


def is_one_line(text: str) -> bool:
    """Tell whether a text is one line, and not empty."""
    # Control signs, halves of surrogate pairs, and whatever any program takes for a line's end.
    signs = {unicodedata.category(sign) for sign in text}
    return bool(text.strip()) and not signs & {"Cc", "Cs", "Zl", "Zp"}


def checked_reason(power: str, text: str) -> str:
    """Return a reason as it is told to everybody.

    Raises:
        CommandError: there is none, or it is longer than one reads aloud.
    """
    words = text.strip()
    if not is_one_line(words) or len(words) > LONGEST_REASON:
        raise CommandError(Refusal.NO_REASON, power=power)
    return words


def checked_name(power: str, text: str) -> str:
    """Return a player's name as it is written on his seat.

    Raises:
        CommandError: there is none, or it is longer than a seat is wide.
    """
    name = text.strip()
    if not is_one_line(name) or len(name) > LONGEST_NAME:
        raise CommandError(Refusal.NO_NAME, power=power)
    return name


def storable(text: str) -> str:
    """Return a slip as it was written, without signs that no file keeps and no paper shows."""
    lines = (
        "".join(
            " " if sign == "\t" else sign
            for sign in line
            if sign == "\t" or unicodedata.category(sign) not in ("Cc", "Cs")
        )
        for line in text.splitlines()
    )
    return "\n".join(lines).rstrip()
