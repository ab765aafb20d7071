"""A letter with the slips of several powers under their headings: whose is what.

A heading is a power's name at the beginning of a line, in whatever case or as an adjective, with
words such as *rozkazy*, a turn or a player's name beside it, before a colon or alone on its line;
inside a line only behind a stroke or the end of a sentence, and with a colon.
"""

import unicodedata
from collections.abc import Iterator
from typing import Final

from engine.board.board import Board
from engine.games.diplomatia.reader.around import BESIDE_HEADINGS, HEADINGS, TURN
from engine.games.diplomatia.reader.names import NameIndex, index_of
from engine.games.diplomatia.reader.tokens import Token, TokenKind, past_words, tokens
from engine.games.diplomatia.reader.words import KINDS, SIGN_OF

_LONGEST: Final = 300
"""Letters of a line that may have a heading at its beginning."""

_MOST_BESIDE: Final = 8
"""Words beside a power's name in a heading."""


def parts(text: str, board: Board) -> dict[str, str]:
    """Part a letter under headings of powers; what stands before the first under no name.

    Nothing is left out: each part begins with its heading as it was written.
    """
    text = unicodedata.normalize("NFC", text)
    names = index_of(board)
    starts = [*_found(text, names)]
    if not starts:
        return {"": text} if text.strip() else {}
    parted: dict[str, list[str]] = {}
    if text[: starts[0][0]].strip():
        parted[""] = [text[: starts[0][0]]]
    ends = [*(start for start, _ in starts[1:]), len(text)]
    for (start, power), end in zip(starts, ends, strict=True):
        parted.setdefault(power, []).append(text[start:end])
    return {power: "\n".join(piece.strip() for piece in pieces) for power, pieces in parted.items()}


def _found(text: str, names: NameIndex) -> Iterator[tuple[int, str]]:
    """Yield where headings begin, and whose they are."""
    at = 0
    for line in text.split("\n"):
        found = tokens(line[:_LONGEST])
        if found:
            whose = _heading(found, names, whole=len(line) <= _LONGEST)
            if whose:
                yield at + len(line) - len(line.lstrip()), whose
            yield from ((at + start, power) for start, power in _inner(found, names))
        at += len(line) + 1


def _heading(found: list[Token], names: NameIndex, *, whole: bool) -> str:
    """Return whose heading a line begins with, if with any."""
    at = _skip_leads(found)
    words = [one.text for one in found[at : at + 4] if one.kind is TokenKind.WORD]
    count, power = names.power(words) if at < len(found) else (0, "")
    if not count or found[at].kind is not TokenKind.WORD:
        return ""
    also_space = names.is_space(tuple(words[:count]))
    past = past_words(found, at, count)
    colon = next((end for end in range(past, len(found)) if found[end].text in ":："), -1)
    rest = found[past:colon] if colon >= 0 else found[past:]
    if colon < 0 and not whole:
        return ""
    told = all(_beside(one, strict=colon < 0) for one in rest) and len(rest) <= _MOST_BESIDE
    if not told:
        return ""
    if also_space and colon >= 0 and _goes_on(found[colon + 1 :]):
        return ""  # "Praha: – Kladno"
    return "" if also_space and colon < 0 and not at and not rest else power


def _skip_leads(found: list[Token]) -> int:
    """Skip what may stand before a power's name: signs, a number, *rozkazy*, *orders of*."""
    at = 0
    while at < len(found) and (
        found[at].kind is not TokenKind.WORD
        or found[at].text.isdecimal()
        or found[at].text in HEADINGS
        or found[at].text in BESIDE_HEADINGS
    ):
        at += 1
    return at


def _beside(token: Token, *, strict: bool) -> bool:
    """Tell whether a word may stand beside a power's name: less where no colon ends a heading."""
    if token.kind is not TokenKind.WORD:
        return token.kind is not TokenKind.STRANGE
    known = token.text in HEADINGS or token.text in BESIDE_HEADINGS or token.text.isdecimal()
    if known or TURN.fullmatch(token.written) is not None:
        return True
    return not strict and token.written[:1].isupper() and token.text not in {*SIGN_OF, *KINDS}


def _goes_on(rest: list[Token]) -> bool:
    return bool(rest) and (rest[0].kind is TokenKind.DASH or rest[0].text in SIGN_OF)


def _inner(found: list[Token], names: NameIndex) -> Iterator[tuple[int, str]]:
    """Yield headings within a line: a power's name and a colon behind a stroke or an order."""
    for at in range(1, len(found)):
        if found[at].kind is not TokenKind.WORD or found[at - 1].text not in ";|,.":
            continue
        words = [one.text for one in found[at : at + 4] if one.kind is TokenKind.WORD]
        count, power = names.power(words)
        behind = found[at + count : at + count + 1]
        colon = bool(count and behind) and behind[0].text in ":："
        if colon and not names.is_space(tuple(words[:count])):
            yield found[at].start, power
