"""Searching as people type: case and diacritics do not matter, words may come in any order."""

import unicodedata


def plain(text: str) -> str:
    """Return what two spellings share: case and diacritics do not matter."""
    parted = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in parted if not unicodedata.combining(c))


def sought_words(sought: str) -> tuple[str, ...]:
    """Return the words of a search, plain."""
    return tuple(plain(sought).split())


def finds(sought: str, here: str) -> bool:
    """Tell whether every word that is sought is in a text that is ``plain`` already."""
    return all(word in here for word in sought_words(sought))
