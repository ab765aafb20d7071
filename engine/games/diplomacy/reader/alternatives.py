"""Several units written for one build or removal: ``A/F Lon``, ``Build A Lon or F Edi``.

Which of them is meant says the player, never the reader: an army and a fleet in London are both
legal, and the letter that happens to stand nearer to the name is no choice.
"""

from collections.abc import Sequence
from dataclasses import replace

from engine.games.diplomacy.reader.names import Match, NameIndex
from engine.games.diplomacy.reader.words import (
    ARTICLES,
    CLOSING,
    EITHER,
    KINDS,
    SIGN_OF,
    Token,
    TokenKind,
)


class AnotherOrder(Exception):  # noqa: N818  (no fault: the line is to be parted there)
    """Behind alternatives begins an order of its own: ``A or F Lon, A Lvp``."""

    def __init__(self, token: Token) -> None:
        super().__init__(token)
        self.token = token


def alternatives(tokens: Sequence[Token], text: str, names: NameIndex) -> list[list[Token]]:
    """Return the words of each unit that may be meant, whole; nothing where there is but one.

    Raises:
        AnotherOrder: only what stands before it is one order.
    """
    tokens = [token for token in tokens if token.text != "either"]
    kinds = [at for at, token in enumerate(tokens) if _is_kind(token, names)]
    if len(kinds) < 2:
        return []
    before = tokens[: kinds[0]]
    heading = any(after == kinds[0] for after, _ in names.power(tokens, 0))
    lead = list(before) if heading or all(_says_what(token) for token in before) else []
    starts = [at for at in kinds if at > len(lead) and _joined(tokens, at, text, names)]
    if not starts:
        return []
    pieces = [
        _without_joint(tokens[start:end])
        for start, end in zip([0, *starts], [*starts, len(tokens)], strict=True)
    ]
    pieces[0] = pieces[0][len(lead) :]
    whole = next((piece for piece in pieces if not _is_bare(piece, names)), None)
    if whole is None or not all(pieces):
        return []
    bare = [_is_bare(piece, names) for piece in pieces]
    listed = [
        tokens[at]
        for nth, at in enumerate(starts, 1)
        if not bare[nth] and not all(bare[:nth]) and _only_listed(tokens, at, text)
    ]
    if listed and any(bare):
        raise AnotherOrder(listed[0])
    several = [_completed(piece, whole, names) for piece in pieces]
    return [[*lead, replace(one[0], apart=pieces[0][0].apart), *one[1:]] for one in several]


def without_articles(tokens: Sequence[Token], text: str) -> list[Token]:
    """Leave out the small words before an army or a fleet: ``Build a new fleet in London``."""
    kept: list[Token] = []
    for at in range(len(tokens) - 1, -1, -1):
        token = tokens[at]
        of_unit = bool(kept) and kept[-1].text in KINDS and not kept[-1].apart
        if of_unit and token.text in ARTICLES and at and _opens(tokens[at - 1]):
            # "a f Lon" may be both of them; "a fleet" and "a new F" are one.
            bare = tokens[at + 1] is kept[-1] and len(kept[-1].text) == 1
            if token.text != "a" or not (bare or text[token.start : token.end] == "A"):
                continue
        kept.append(token)
    return kept[::-1]


def _opens(token: Token) -> bool:
    """Tell whether a unit is named behind a word or sign: ``build``, ``+``, ``or``, ``a new``."""
    opening = token.text in SIGN_OF or token.text in EITHER or token.text in ARTICLES
    return opening or token.kind is TokenKind.PLUS


def _says_what(token: Token) -> bool:
    """Tell whether a word or sign before a unit says what becomes of it: ``Build``, ``+``."""
    return token.kind is not TokenKind.WORD or token.text in SIGN_OF


def _is_kind(token: Token, names: NameIndex) -> bool:
    """Tell whether a word is an army or a fleet, and no space (``Arm`` is Armenia as well)."""
    if token.kind is not TokenKind.WORD or token.text not in KINDS:
        return False
    named = names.place((token.text,), near=False) if len(token.text) > 1 else None
    return named is None or named.match is not Match.EXACT


def _joined(tokens: Sequence[Token], at: int, text: str, names: NameIndex) -> bool:
    """Tell whether a kind of unit begins an alternative to what is written before it."""
    token, before = tokens[at], tokens[at - 1]
    between = {*text[before.end : token.start]}
    if before.text in EITHER or between & {",", ";"} or not CLOSING.issuperset(token.apart):
        return True
    if before.kind is TokenKind.DASH:
        return at > 1 and _is_kind(tokens[at - 2], names)
    if _is_kind(before, names):
        # "a F Lon" is the Czech "and"; "A F Lon" are an army and a fleet.
        czech_and = text[before.start : before.end] == "a"
        return not czech_and and KINDS[before.text] is not KINDS[token.text]
    written = {KINDS[one.text] for one in tokens[:at] if _is_kind(one, names)}
    return at + 1 == len(tokens) and bool(written - {KINDS[token.text]})


def _only_listed(tokens: Sequence[Token], at: int, text: str) -> bool:
    """Tell whether nothing but a comma parts a unit from the one before."""
    between = text[tokens[at - 1].end : tokens[at].start]
    return tokens[at - 1].text not in EITHER and not {*between} - {",", ";", " ", *CLOSING}


def _without_joint(piece: Sequence[Token]) -> list[Token]:
    kept = list(piece)
    while kept and (kept[-1].text in EITHER or kept[-1].kind is TokenKind.DASH):
        kept.pop()
    return kept


def _is_bare(piece: Sequence[Token], names: NameIndex) -> bool:
    """Tell whether only a kind of unit is written, whose place is said elsewhere."""
    return len(piece) == 1 and _is_kind(piece[0], names)


def _completed(piece: list[Token], whole: list[Token], names: NameIndex) -> list[Token]:
    """Give a kind that stands alone the place that another one has."""
    if not _is_bare(piece, names):
        return piece
    return [piece[0] if _is_kind(token, names) else token for token in whole]
