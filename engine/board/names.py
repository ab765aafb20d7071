"""Names and abbreviations as people type them: any case, with or without diacritics."""

import unicodedata
from collections.abc import Iterator

from engine.board.province import Power, Province


def fold(text: str) -> str:
    """Reduce a name to what two spellings of it share: ``Cařihrad`` and ``CARIHRAD`` agree."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in plain if c.isalnum())


def spellings(thing: Province | Power) -> Iterator[str]:
    """Yield everything a province or power may be called in an order, the key first."""
    yield thing.id
    yield thing.abbr if isinstance(thing, Province) else thing.letter
    yield from thing.names.values()
    if isinstance(thing, Province):
        yield from (label.replace("\n", " ") for label in thing.labels.values())
    yield from thing.aliases
