"""How a written order becomes words and signs, each with where it stands."""

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

_UNLIKE: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "ħ": "h"}
)
"""Letters that have no accent to take off, and are written without one all the same."""


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """Take off accents and capitals; everything else stays."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold())
    seen = (c for c in plain if unicodedata.category(c) not in ("Mn", "Cf"))
    return "".join(seen).translate(_UNLIKE)


class TokenKind(StrEnum):
    """What a piece of text is."""

    WORD = "word"
    DASH = "dash"
    """A dash or an arrow, single or double."""

    TILDE = "tilde"
    """The wavy line of a support."""

    STROKE = "stroke"
    """What parts two things, or one from a remark: ``/``, a comma, a bracket."""

    STRANGE = "strange"
    """A sign that no order contains."""


@dataclass(frozen=True, slots=True)
class Token:
    """One word or sign of a written order."""

    kind: TokenKind
    text: str
    """A word without accents and capitals; a sign as it stands."""

    start: int
    end: int
    written: str = ""
    """A word as it stands."""


_DASHES: Final = "-‐‑‒–—―−→⇒⇨⇾↦⟶⟹⟼➔➙➛➜➝➞➟➠➡➢➣➤➥➦➨🠊🠒🡒🡢▶►▸▹﹣－＞>=＝⁃ー"
_TILDES: Final = "~∼〜～˜"
_STROKES: Final = "/\\|¦,;:()[]{}&+?¿，；：？／（）［］、"
_PIECE: Final = re.compile(
    rf"(?P<word>(?:[^\W_][\u0300-\u036f\u200b-\u200f\u2060\u00ad\ufeff]*)+)"
    rf"|(?P<crossed>[-–—=]+[/\\|x×!][-–—=>]*>)"
    rf"|(?P<back><[-–—=~>]+|[←⇐↔⇔⟵⟸⟷])"
    rf"|(?P<arrow>\\(?:long)?[Rr]ightarrow(?![^\W_]))"
    rf"|(?P<dash>[~{re.escape(_DASHES)}]*[{re.escape(_DASHES)}](?:\s?[{re.escape(_DASHES)}])*)"
    rf"|(?P<tilde>[{re.escape(_TILDES)}]+)"
    rf"|(?P<times>×)"
    rf"|(?P<stroke>[{re.escape(_STROKES)}])"
    r"|(?P<blank>[\s.'’‘`´_!\"„“”«»*•·●▪◦‣…\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff])"
    r"|(?P<strange>.)",
    re.DOTALL,
)
_POSSESSIVE: Final = re.compile(r"['’]s\b", re.IGNORECASE)

_SIGN_KINDS: Final = {
    "arrow": TokenKind.DASH,  # as the handbook has its arrows where it was set by a machine
    "dash": TokenKind.DASH,
    "tilde": TokenKind.TILDE,
    "stroke": TokenKind.STROKE,
    "back": TokenKind.STRANGE,
    "crossed": TokenKind.STRANGE,
    "strange": TokenKind.STRANGE,
}


def tokens(text: str) -> list[Token]:
    """Cut a text into words and signs; blanks and points only part them."""
    if "'" in text or "’" in text:
        text = _POSSESSIVE.sub("  ", text)
    found: list[Token] = []
    for piece in _PIECE.finditer(text):
        what = piece.lastgroup
        if what == "blank":
            continue
        written, start, end = piece[0], piece.start(), piece.end()
        if what == "word":
            folded = fold(written)
            kind = TokenKind.WORD if folded.isalnum() else TokenKind.STRANGE
            found.append(Token(kind, folded, start, end, written))
        elif what == "times":
            found.append(Token(TokenKind.WORD, "x", start, end, written))
        else:
            found.append(Token(_SIGN_KINDS[what or "strange"], written, start, end))
    return found


def words_of(name: str) -> tuple[str, ...]:
    """Return the words of a name, folded; what stands between them does not matter."""
    return tuple(one.text for one in tokens(name) if one.kind is TokenKind.WORD)


def past_words(pieces: list[Token], at: int, count: int) -> int:
    """Return where so many words from a place on have ended, with the signs between them."""
    while count and at < len(pieces):
        count -= pieces[at].kind is TokenKind.WORD
        at += 1
    return at
