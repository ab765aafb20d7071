"""Searching as people type: case and diacritics do not matter, words may come in any order."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

K = TypeVar("K")

_LEAST = 3
"""Letters by which a power can be told."""

_ACROSS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}
)
"""Letters whose stroke is no accent that could be taken off."""


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Return what two spellings share: case and diacritics do not matter."""
    if text.isascii():
        return text.lower()
    parted = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in parted if not unicodedata.combining(c)).translate(_ACROSS)


def sought_words(sought: str) -> tuple[str, ...]:
    """Return the words of a search, plain."""
    return tuple(plain(sought).split())


def finds(sought: str, here: str) -> bool:
    """Tell whether every word that is sought is in a text that is ``plain`` already."""
    return all(word in here for word in sought_words(sought))


@dataclass(frozen=True, slots=True)
class Here:
    """What a search looks through in one game; all of it plain."""

    text: str
    """Title, players, league, years, how it stands or ended."""

    seats: tuple[tuple[str, str], ...] = ()
    """Each power by all its names, a line each, with who commanded it."""


def search(sought: str, games: Mapping[K, Here]) -> tuple[K, ...]:
    """Return the games in which every word that is sought occurs.

    Every power plays in nearly every game, so the name of one finds the games that it won or
    shares; beside a player's name, those in which he commanded it. Only where that finds none,
    every game in which somebody commanded it.
    """
    wanted = sought_words(sought)
    matches = tuple(key for key, here in games.items() if _in(wanted, here))
    return matches or tuple(key for key, here in games.items() if _in(wanted, here, loose=True))


def _in(wanted: Sequence[str], here: Here, *, loose: bool = False) -> bool:
    return all(word in here.text or _of_power(word, wanted, here, loose=loose) for word in wanted)


def _of_power(word: str, wanted: Sequence[str], here: Here, *, loose: bool) -> bool:
    if len(word) < _LEAST:
        return False
    for names, player in here.seats:
        if f"\n{word}" in names:
            others = [other for other in wanted if other != word]
            if loose or any(other in player for other in others):
                return True
    return False
