"""What may be written into a study: names are one line, notes may be several."""

import re
import unicodedata

LONGEST_NAME = 200
"""Signs of a name or a title."""

LONGEST_NOTE = 20_000
"""Signs of a note or a chapter's text."""

_NO_SIGNS = frozenset({"Cc", "Cs", "Zl", "Zp", "Cn"})
"""Control signs, halves of surrogate pairs, and whatever a program may take for a line's end."""


def one_line(text: str) -> str:
    """Return a text as one line, without what no file keeps and no paper shows."""
    return " ".join(_plain(text.replace("\n", " ")).split())


def lines(text: str) -> str:
    """Return a text of one or more lines, without what no file keeps and no paper shows."""
    told = [_plain(line).rstrip() for line in text.replace("\r\n", "\n").split("\n")]
    return "\n".join(told).strip("\n")


BETWEEN_HINTS = "\n\n"
"""What parts two hints of a lesson where they are written as one text: an empty line."""


def hints(text: str) -> tuple[str, ...]:
    """Return the hints of a lesson that a text holds."""
    told = "\n".join(line.rstrip() for line in text.splitlines())
    return tuple(part.strip("\n") for part in told.split(BETWEEN_HINTS) if part.strip())


def _plain(text: str) -> str:
    text = text.replace("\t", " ").replace("\xa0", " ")
    return "".join(sign for sign in text if unicodedata.category(sign) not in _NO_SIGNS)


_FACT = re.compile(r"[A-Za-z][A-Za-z0-9_-]*( [A-Za-z0-9_-]+)*")

KEPT = (
    "GameText",
    "Study",
    "Chapter",
    "Text",
    "Mode",
    "Game",
    "Map",
    "Rulebook",
    "Lineup",
    "Board",
)
"""What no fact is called: in a text these words have a meaning of their own."""


def fact_name(name: str) -> str:
    """Return what a fact in the head of a chapter is called; nothing where it cannot be."""
    told = " ".join(name.split())
    fits = _FACT.fullmatch(told) is not None and len(told) <= 60
    return told if fits and told.split()[0].casefold() not in map(str.casefold, KEPT) else ""
