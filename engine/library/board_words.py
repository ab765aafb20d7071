"""How people call what stands on a board: spaces, powers and pieces, in all languages and cases."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product

from engine.board import forms
from engine.board.board import Board
from engine.board.names import fold, spellings
from engine.board.province import Power, Province

_TOKEN = re.compile(r"[^\s,;:()\[\]„“”\"–—!?+&=<>-]+")
FILLERS = frozenset(
    {
        "the",
        "an",
        "a",
        "in",
        "at",
        "on",
        "of",
        "and",
        "i",
        "v",
        "ve",
        "na",
        "u",
        "s",
        "se",
        "z",
        "ze",
    }
)
"""Words that may stand before a piece or its place, and need not be found elsewhere."""

_LONGEST = 5
"""Words of the longest name."""

_READINGS = 64
"""Ways to read an order, where names of spaces may mean several."""

_STEM = 4
"""Letters by which a coast is known in any case."""

Ids = tuple[str, ...]


def tokens(text: str) -> tuple[str, ...]:
    """Return the words of a text as they stand there, sections and coasts among them."""
    plain = unicodedata.normalize("NFKC", text)
    return tuple(word for one in _TOKEN.findall(plain) if (word := one.strip(".'’/")))


@dataclass(frozen=True, slots=True)
class AskedPiece:
    """*A fleet at the south coast of Spain*: every text may mean several things."""

    kind: str
    places: Ids
    """Spaces, or coasts of them."""

    powers: Ids = ()
    """Of which powers; of whichever where none is named."""


class BoardWords:
    """The words for one board."""

    def __init__(self, board: Board, kinds: Mapping[str, str]) -> None:
        self._kinds = kinds
        self._spaces = _index(board.provinces.values())
        self._powers = _index(board.powers)
        self._coasts = {
            province.id: {
                fold(word): f"{province.id}/{coast}"
                for coast in province.coasts
                for word in (coast, *province.coast_names.get(coast, {}).values())
            }
            for province in board.provinces.values()
        }
        parts = (word for names in board.provinces.values() for word in _coast_words(names))
        self._of_coasts = FILLERS | {fold(word)[:_STEM] for word in parts}

    def space(self, words: Sequence[str], at: int) -> tuple[Ids, int]:
        """Return the spaces that the longest name from a word on may mean, and where it ends."""
        return _longest(self._spaces, words, at)

    def power(self, words: Sequence[str], at: int) -> tuple[Ids, int]:
        """Return the powers that the longest name from a word on may mean, and where it ends."""
        return _longest(self._powers, words, at)

    def pieces(self, words: Sequence[str]) -> tuple[AskedPiece, ...]:
        """Read pieces with their places; none where anything else is said."""
        found: list[AskedPiece] = []
        at = 0
        while at < len(words):
            piece, after = self._piece(words, at)
            if piece is not None:
                found.append(piece)
                at = after
            elif fold(words[at]) in FILLERS:
                at += 1
            else:
                return ()
        return tuple(found)

    def orders(self, words: Sequence[str]) -> frozenset[Ids]:
        """Return what an order may be in canonical words: *army Vienna - Galicia*.

        Names of kinds and spaces become those that files have; all else stays as it is.
        """
        parts: list[Ids] = []
        at = 0
        while at < len(words):
            name, slash, coast = words[at].partition("/")
            spaces, after = self.space((name,), 0) if slash else self.space(words, at)
            kind = self._kinds.get(fold(words[at]))
            if kind is not None and (not parts or not spaces):
                parts.append((kind,))
                at += 1
            elif spaces:
                parts.append(tuple(f"{one}{slash}{coast.upper()}" for one in spaces))
                at = at + 1 if slash else after
            else:
                parts.append((words[at].upper(),))
                at += 1
        plain = tuple(word.upper() for word in words)
        return frozenset((plain, *islice(product(*parts), _READINGS)))

    def _piece(self, words: Sequence[str], at: int) -> tuple[AskedPiece | None, int]:
        powers, kind_at = self.power(words, at)
        if not powers or kind_at >= len(words) or fold(words[kind_at]) not in self._kinds:
            powers, kind_at = (), at
        kind = self._kinds.get(fold(words[kind_at]))
        if kind is None:
            return None, at
        first = last = kind_at + 1
        while last < len(words) and fold(words[last]) in FILLERS:
            last += 1
        for place_at in range(last, first - 1, -1):  # a space may be abbreviated like such a word
            places, after = self._place(words, place_at)
            if places:
                return AskedPiece(kind, places, powers), after
        return None, at

    def _place(self, words: Sequence[str], at: int) -> tuple[Ids, int]:
        if at < len(words) and "/" in words[at]:
            name, _, coast = words[at].partition("/")
            spaces, _ = self.space((name,), 0)
            lie = (self._coasts[one].get(fold(coast), "") for one in spaces)
            return tuple(one for one in lie if one), at + 1
        before, behind = self._coast_of(words, at)
        if before:
            return before, behind
        spaces, after = self.space(words, at)
        for length in (2, 1):
            said = fold("".join(words[after : after + length]))
            known = tuple(self._coasts[one][said] for one in spaces if said in self._coasts[one])
            if known:
                return known, after + length
        return spaces, after

    def _coast_of(self, words: Sequence[str], at: int) -> tuple[Ids, int]:
        """Read a coast that stands before its space: *the south coast of Spain*, in any case."""
        said, behind = fold(words[at])[:_STEM] if at < len(words) else "", at
        while len(said) >= _STEM and (behind := behind + 1) < len(words):
            spaces, after = self.space(words, behind)
            told = ((name, one) for space in spaces for name, one in self._coasts[space].items())
            known = {coast: None for name, coast in told if name.startswith(said)}
            if known:
                return (*known,), after
            if fold(words[behind])[:_STEM] not in self._of_coasts:
                break
        return (), at


_Index = Mapping[str, Ids]


def _index(things: Iterable[Province | Power]) -> _Index:
    """Return what each name may mean, the keys of files before all other names."""
    known: dict[str, dict[str, None]] = {}
    listed = tuple(things)
    for thing in listed:
        for name in _names(thing):
            known.setdefault(fold(name), {})[thing.id] = None
    for thing in listed:
        known[fold(thing.id)] = {thing.id: None}
    return {name: tuple(ids) for name, ids in known.items() if len(name) > 1}


def _names(thing: Province | Power) -> Iterator[str]:
    yield from spellings(thing)
    for line in thing.forms.values():
        told = forms.read(line)
        yield from told.cases if told is not None else ()


def _coast_words(province: Province) -> Iterator[str]:
    for names in province.coast_names.values():
        for name in names.values():
            yield from name.split()


def _longest(index: _Index, words: Sequence[str], at: int) -> tuple[Ids, int]:
    for end in range(min(len(words), at + _LONGEST), at, -1):
        ids = index.get(fold("".join(words[at:end])))
        if ids:
            return ids, end
    return (), at
