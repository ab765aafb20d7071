"""Names and abbreviations as people type them: any case, with or without diacritics."""

import unicodedata
from collections.abc import Iterator, Mapping

from engine.board.board import Board
from engine.board.forms import read
from engine.board.province import Power, Province


def fold(text: str) -> str:
    """Reduce a name to what two spellings of it share: ``Cařihrad`` and ``CARIHRAD`` agree."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in plain if c.isalnum())


def ports_by_name(board: Board) -> dict[str, str]:
    """Return the sea sector that the name of each port means, in any of its forms, folded.

    What is called so itself goes first: where a land is called like its port, the land is meant.
    """
    own: set[str] = set()
    for province in board.provinces.values():
        own.update(map(fold, (*spellings(province), *_cases(province.forms))))
    named = ((key, board.provinces[key].port) for key in board.ports)
    return {
        word: sector
        for sector, port in named
        if port is not None
        for word in map(fold, (*port.names.values(), *_cases(port.forms)))
        if word not in own
    }


def _cases(forms: Mapping[str, str]) -> Iterator[str]:
    for line in forms.values():
        told = read(line)
        yield from told.cases if told is not None else ()


def spellings(thing: Province | Power) -> Iterator[str]:
    """Yield everything a province or power may be called in an order, the key first."""
    yield thing.id
    yield thing.abbr if isinstance(thing, Province) else thing.initial
    yield from thing.names.values()
    if isinstance(thing, Province):
        yield from thing.abbrs.values()
        yield from (label.replace("\n", " ") for label in thing.labels.values())
    yield from thing.aliases
