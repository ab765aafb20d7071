"""What people write around an order without meaning anything by it: ``A Par - Bur :-P plz``.

Only what can stand for nothing else: no word that an order has, no beginning of a name.
"""

import re
import unicodedata

from engine.games.diplomacy.reader.words import fold, unseen

CHATTER = frozenset(
    [
        "plz",
        "pls",
        "please",
        "prosim",
        "prosimte",
        "diky",
        "dik",
        "dekuji",
        "dekuju",
        "thanks",
        "thx",
        "thank",
        "you",
        "cheers",
        "lol",
        "rofl",
        "lmao",
        "haha",
        "hahaha",
        "hehe",
        "hihi",
        "xd",
        "xdd",
        "okay",
        "jojo",
        "yes",
        "yep",
        "jasne",
        "jasnacka",
        "super",
        "cool",
        "glhf",
        "oprava",
        "opraveno",
        "opravene",
        "opravuji",
        "correction",
        "corrected",
        "corr",
        "amended",
        "upraveno",
        "aktualizace",
        "update",
        "final",
        "finalni",
        "konecne",
        "definitivne",
        "takze",
        "ahoj",
        "cau",
        "hej",
        "hello",
        "hey",
    ]
)
"""Folded words. None of them takes an order back or makes it depend on anything."""

_SMILEY = re.compile(r"[:;][-o^']?[()\[\]DPpOoSs3*|/\\]+|[xX]D+|<3+|\^_?\^|[-oO]_[-oO]|T_T|\\o/")
_PLAIN = " \t.,!…:;*~\"'“”„"


def span(text: str) -> tuple[int, int]:
    """Return where an order begins and ends within what is said around it; all, if nothing else."""
    words = [(word.start(), word.end()) for word in re.finditer(r"\S+", text)]
    first, last = 0, len(words)
    while first < last and _is_chatter(text[slice(*words[first])]):
        first += 1
    while last > first and _is_chatter(text[slice(*words[last - 1])]):
        last -= 1
    if first == last or (first == 0 and last == len(words)):
        return 0, len(text)
    return words[first][0], words[last - 1][1]


def _is_chatter(word: str) -> bool:
    if _SMILEY.fullmatch(word) or fold(word.strip(_PLAIN)) in CHATTER:
        return True
    return any(map(_is_picture, word)) and all(map(_is_picture_or_unseen, word))


def _is_picture(sign: str) -> bool:
    """Tell whether a sign is a little picture; arrows are signs of orders."""
    category = unicodedata.category(sign)
    name = unicodedata.name(sign, "")
    arrow = "ARROW" in name or sign in "▶►▷▸▹"
    return category == "So" and not arrow and "LATIN" not in name


def _is_picture_or_unseen(sign: str) -> bool:
    return _is_picture(sign) or unseen(sign) or unicodedata.category(sign) in ("Sk", "Po")
