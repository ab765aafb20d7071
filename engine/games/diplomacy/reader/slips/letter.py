"""A letter with the slips of several powers under their headings: whose is what (VII.5).

A heading is a power's name at the beginning of a line, marked, numbered, with a player's name or a
turn beside it, before a colon or alone on its line; inside a line only a whole name and a colon.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from engine.board.board import Board, SameBoard
from engine.board.names import fold, spellings

_GAP = r"[^\S\n]"
_MARKS = rf"(?:{_GAP}|[*_#=~+>|\[({{„“\"'•·–—-]|</?\w+>|\d{{1,2}}[.)])*+"
"""What may stand before a heading: signs that set it off, a quotation, a number."""

_END_MARKS = rf"(?:{_GAP}|[*_#=~\])}}“”\"'–—-]|</?\w+>)*+"
_LEADS = (
    r"(?:(?:povely|rozkazy|tahy|lístek|listek|hráč|hrac|země|zeme|velmoc|orders|moves|slip|player|"
    rf"country|power|the|for|of|from|od|za|pro)\b(?:{_GAP}|[:*_])*+)*+"
)
_TURN = (
    r"(?:(?:orders?|moves?|povel[yů]?|rozkaz[yů]?|tah[yů]?|jar[oau]|podzimu?|léto|leto|zim[ay]|"
    r"spring|fall|autumn|summer|winter|ústupy|ustupy|retreats?|builds?|stavby|adjustments?|"
    r"removals?|úpravy|upravy|phase|fáze|faze|kolo|turn|of|for|na|pro|in|\d{1,4}|"
    r"[SFWJPZ]\d{2,4}[MRA]?)\b)"
)
_BRACKET = r"(?:\([^()\n]{0,60}\)|\[[^\[\]\n]{0,60}\]|\{[^{}\n]{0,60}\})"
_PLAYER = r"(?-i:[^\W\d_a-zß-öø-ÿ](?:\.|[\w'’-]+\.?)(?!\w))"
"""A word that begins with a capital letter, as players' names do, or an initial."""

_OF = r"(?:['’]s?\b)?"
_CALLED = rf"{_OF}(?:(?:{_GAP}|[*_,/|–—-])*+(?:{_BRACKET}|{_TURN}|{_PLAYER})){{0,5}}"
"""What may stand between a power's name and a colon."""

_ALONE = (
    rf"{_OF}(?:(?:{_GAP}|[*_,–—-])*+(?:{_BRACKET}|{_TURN})){{0,4}}"
    rf"(?:{_GAP}*+[,/|–—-]{_GAP}*+{_PLAYER}(?:{_GAP}++{_PLAYER}){{0,2}})?"
)
"""What may stand behind a power's name on a line without a colon: less, or orders would fit."""

_SHORT_BESIDE = rf"(?:(?:{_GAP}|[*_])*+{_BRACKET})?"
_SHORT = 4
"""Letters of an abbreviation: ``Eng`` is a sea, too, so less may stand beside it."""


@lru_cache(maxsize=8)
def _headings(same: SameBoard) -> tuple[re.Pattern[str], re.Pattern[str], dict[str, str]]:
    """Return what finds headings at the beginning of lines, and within them, and whose they are."""
    whose: dict[str, str] = {}
    for power in same.board.powers:
        for spelling in spellings(power):
            for name in _cases(spelling.rstrip(".")):
                if len(fold(name)) > 1:
                    whose.setdefault(fold(name), power.id)
    names = sorted({n for p in same.board.powers for n in _named(p.id, whose, same.board)}, key=len)
    long = "|".join(_accents(name) for name in reversed(names) if len(fold(name)) > _SHORT)
    short = "|".join(_accents(name) for name in reversed(names) if len(fold(name)) <= _SHORT)
    colon, alone = rf"{_END_MARKS}[:：]{_END_MARKS}", rf"{_END_MARKS}(?=\n|$)"
    line = re.compile(
        rf"^{_MARKS}{_LEADS}{_MARKS}(?:(?P<long>{long})(?![^\W_])(?:{_CALLED}{colon}|{_ALONE}{alone})"
        rf"|(?P<short>{short})(?![^\W_])\.?{_SHORT_BESIDE}(?:{colon}|{alone}))",
        re.IGNORECASE | re.MULTILINE,
    )
    inner = re.compile(
        rf"(?<=[\s;,.|])[*_]*+(?P<long>{long})(?P<short>(?!))?(?![^\W_])[*_]*+"
        rf"{_SHORT_BESIDE}(?:{_GAP}|[*_])*+[:：]",
        re.IGNORECASE,
    )
    return line, inner, whose


def _named(power: str, whose: dict[str, str], board: Board) -> Iterator[str]:
    for spelling in spellings(board.powers_by_id[power]):
        for name in _cases(spelling.rstrip(".")):
            if whose.get(fold(name)) == power:
                yield name


def _cases(name: str) -> Iterator[str]:
    """Yield a name, and as it stands behind *povely*: ``Ruska``, ``Francie``."""
    yield name
    if name.endswith("sko"):
        yield from (name[:-1] + ending for ending in ("a", "u", "em"))
    elif name.endswith("ie"):
        yield from (name[:-2] + ending for ending in ("ii", "ií"))


def _accents(name: str) -> str:
    """Return what finds a name with and without its accents, with a blank for a dash too."""
    patterns = []
    for sign in name:
        plain = unicodedata.normalize("NFD", sign)[0]
        if not sign.isalnum():
            patterns.append(r"[^\S\n]*[ –—-][^\S\n]*")
        elif plain == sign:
            patterns.append(sign)
        else:
            patterns.append(f"[{sign}{plain}]")
    return "".join(patterns)


def parts(text: str, board: Board) -> dict[str, str]:
    """Part a letter under headings of powers; what stands before the first under no name.

    Nothing is left out: each part begins with its heading as it was written.
    """
    text = unicodedata.normalize("NFC", text)
    starts = [*_found(text, board)]
    if not starts:
        return {"": text} if text.strip() else {}
    parted: dict[str, list[str]] = {}
    if text[: starts[0][0]].strip():
        parted[""] = [text[: starts[0][0]]]
    ends = [*(start for start, _ in starts[1:]), len(text)]
    for (start, power), end in zip(starts, ends, strict=True):
        parted.setdefault(power, []).append(text[start:end])
    return {power: "\n".join(piece.strip() for piece in pieces) for power, pieces in parted.items()}


def _found(text: str, board: Board) -> Iterator[tuple[int, str]]:
    """Yield where headings begin, and whose they are."""
    line, inner, whose = _headings(SameBoard(board))
    starts: dict[int, str] = {}
    behind = 0
    for match in sorted((*line.finditer(text), *inner.finditer(text)), key=re.Match.start):
        if match.start() >= behind:
            start = match.start() + len(match[0]) - len(match[0].lstrip())
            starts[start] = whose[fold(match["long"] or match["short"])]
            behind = match.end()
    yield from sorted(starts.items() or _lettered(text, board))


def _lettered(text: str, board: Board) -> list[tuple[int, str]]:
    """Find ``A:``, ``E:``, ``F:`` before the orders; fewer than three would be something else."""
    letters = {power.initial: power.id for power in board.powers}
    pattern = re.compile(rf"^[\s*_]*({'|'.join(letters)})[*_]*:", re.MULTILINE)
    starts = [
        (match.start() + len(match[0]) - len(match[0].lstrip()), letters[match[1]])
        for match in pattern.finditer(text)
    ]
    return starts if len({power for _, power in starts}) >= _FEWEST else []


_FEWEST = 3
