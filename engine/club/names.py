"""When two names are one: what nobody can see or hear does not tell players apart."""

import unicodedata
from functools import lru_cache

_UNSEEN = frozenset(["Cc", "Cf"])


@lru_cache(maxsize=4096)  # the same few people play hundreds of games
def tidy(name: str) -> str:
    """Return a name as it is kept: no blanks around it, single ones inside, one way to write ``č``.

    Letters may be joined with their accents or stand before them, a blank may hang on the end:
    people mean the same player. Upper and lower case, and accents themselves, are left to the club.
    """
    joined = unicodedata.normalize("NFC", " ".join(name.split()))
    seen = "".join(c for c in joined if unicodedata.category(c) not in _UNSEEN)
    return " ".join(seen.split())
