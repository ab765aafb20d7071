"""Where no line of a text may end: behind a Czech one-letter word, in the midst of an order."""

import re

_UNIT = r"(?<!\w)[A-Z] [A-ZÀ-Ž]\w+(?:/[A-Z]{2})?"
_ORDER = re.compile(rf"{_UNIT}(?: ?- ?[A-ZÀ-Ž]\w+(?:/[A-Z]{{2}})?)?")
"""A piece, perhaps with where it goes, as any game writes it: ``A PAR - BUR``, ``F Por-Spa/SC``."""

_LONE = r"(?<![^\s(„“])([ksvzouaiKSVZOUAI]) "


def tied(text: str) -> str:
    """Keep one-letter prepositions and conjunctions on the line of the word that follows."""
    return re.sub(_LONE, "\\1\N{NO-BREAK SPACE}", text)


_HELD = {" ": "\N{NO-BREAK SPACE}", "-": "\N{NON-BREAKING HYPHEN}", "/": "/\N{WORD JOINER}"}


def unbroken(text: str) -> str:
    """Keep all of it on one line: ``A Por-Spa`` is never ``A`` here and ``Por-Spa`` below."""
    for sign, held in _HELD.items():
        text = text.replace(sign, held)
    return text


def whole_orders(text: str) -> str:
    """Keep each piece and its move on one line, wherever somebody wrote of them."""
    return _ORDER.sub(lambda order: unbroken(order[0]), text)


def breakable(text: str) -> str:
    """Return what ``unbroken`` was made of."""
    for sign, held in _HELD.items():
        text = text.replace(held, sign)
    return text
