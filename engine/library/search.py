"""Searching the library: by words as they are typed, and by what an item is about.

What is typed may be words of any text, without accents and in any language; sections; the names of
spaces and powers; and pieces that stand on one board: *an army in Munich, a fleet in Kiel*. Every
word has to be found. What is chosen besides (a theme, a shelf) has to hold, too.
"""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engine.board.board import Board
from engine.board.names import fold
from engine.library.board_words import AskedPiece, BoardWords, tokens
from engine.library.entry import Entry, Opened, entry_of
from engine.library.item import Item
from engine.library.shelf import Shelf
from engine.rules.position import Position
from engine.study.tree.study import Study

FACETS = ("game", "shelf", "theme", "section", "rulebook", "power", "space")
"""By what items are told apart; themes, powers and spaces are the same within a game."""

_PARTS = re.compile(r"[,;\n]")
_LEAST, _LAST = 3, chr(0x10FFFF)
"""Letters by which a longer word is told; a sign that comes after all of them."""

_WHOLE_TITLE = 100
_SECTION, _NAMED = 10, 4
"""What a section, or the name of a space or a power, weighs beside words; see ``entry``."""

Boards = Callable[[Study], Iterable[Position]]
"""Every board of a chapter."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is looked for. Everything has to hold."""

    text: str = ""
    chosen: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By facet, values that all have to be an item's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """What was found, the best first."""

    items: tuple[Item, ...]
    facets: Mapping[str, Mapping[str, int]]
    """By facet, how many of these items have each value: most of them first. Values none of them
    has are missing."""


@dataclass(frozen=True, slots=True)
class _Named:
    """The name of a space or a power, or words that are no such name."""

    words: Mapping[str, tuple[str, ...]]
    """Each word, folded, with longer ones that begin so."""

    section: str
    spaces: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Sought:
    """What a text means in one game."""

    names: tuple[_Named, ...]
    pieces: tuple[AskedPiece, ...]


class GameIndex:
    """The items of one game, made ready for searching."""

    def __init__(
        self, shelves: Sequence[Shelf], board: Board | None, boards: Boards, first: int
    ) -> None:
        kinds = {word: kind for shelf in shelves for word, kind in shelf.kinds.items()}
        self._words = BoardWords(board, kinds) if board is not None else None
        provinces = board.provinces if board is not None else {}
        self.entries = tuple(_entries(shelves, boards, first, provinces))
        self._known = sorted({word for entry in self.entries for word in entry.words})

    def find(self, text: str) -> Iterator[tuple[tuple[int, int, int], Entry]]:
        """Yield what is found in this game, each with its rank."""
        sought = self._meant(text)
        whole = fold(text)
        for entry in self.entries:
            rank = _rank(entry, sought)
            if rank is None:
                continue
            score, pieces = rank
            score += _WHOLE_TITLE if whole and whole in entry.titles else 0
            yield (-score, pieces, entry.place), entry

    def _meant(self, text: str) -> _Sought:
        names: list[_Named] = []
        pieces: list[AskedPiece] = []
        for part in _PARTS.split(text):
            words = tokens(part)
            stand = self._words.pieces(words) if self._words is not None else ()
            pieces += stand
            if not stand:
                names += self._named(words)
        return _Sought(tuple(names), tuple(pieces))

    def _named(self, words: Sequence[str]) -> Iterator[_Named]:
        at = 0
        while at < len(words):
            spaces, after = self._words.space(words, at) if self._words else ((), at)
            powers, end = self._words.power(words, at) if self._words else ((), at)
            longest = max(after, end, at + 1)
            said = words[at:longest]
            yield _Named(
                words={word: self._longer(word) for word in map(fold, said)},
                section=words[at].casefold() if longest == at + 1 else "",
                spaces=spaces if after == longest else (),
                powers=powers if end == longest else (),
            )
            at = longest

    def _longer(self, word: str) -> tuple[str, ...]:
        """Return the known words that begin with one; numbers are no such beginnings."""
        if len(word) < _LEAST or not word.isalpha():
            return ()
        first = bisect_left(self._known, word)
        last = bisect_left(self._known, f"{word}{_LAST}")
        return tuple(self._known[first:last])


def _entries(
    shelves: Sequence[Shelf], boards: Boards, first: int, provinces: Container[str]
) -> Iterator[Entry]:
    for shelf in shelves:
        for item in shelf.items:
            opened = Opened()
            if item.read is not None:
                chapters = {lang: item.read(lang) for lang in item.titles}
                one = next(iter(chapters.values()))
                opened = Opened(chapters=chapters, boards=tuple(boards(one)))
            yield entry_of(item, shelf, first, opened, provinces)
            first += 1


def _rank(entry: Entry, sought: _Sought) -> tuple[int, int] | None:
    """Return how well an item fits, and on how full a board; nothing where it does not."""
    score = pieces = 0
    for named in sought.names:
        weight = _weight(entry, named)
        if not weight:
            return None
        score += weight
    if sought.pieces:
        fewest = entry.fewest_with(sought.pieces)
        if fewest is None:
            return None
        pieces = fewest
    return score, pieces


def _weight(entry: Entry, named: _Named) -> int:
    weight = min((entry.word(*one) for one in named.words.items()), default=0)
    if named.section in entry.sections:
        weight = max(weight, _SECTION)
    if not {*named.spaces}.isdisjoint(entry.spaces) or not {*named.powers}.isdisjoint(entry.powers):
        weight = max(weight, _NAMED)
    return weight


class Search:
    """The whole library, made ready for searching game by game, each when it is first needed."""

    def __init__(
        self,
        shelves: Mapping[str, Sequence[Shelf]],
        board_of: Callable[[str], Board | None],
        boards: Boards,
    ) -> None:
        self._shelves, self._board_of, self._boards = shelves, board_of, boards
        self._made: dict[str, GameIndex] = {}

    def find(self, asked: Asked) -> Found:
        """Look for items. The same question has the same answer, in the same order."""
        games = asked.chosen.get("game", ())
        ranked = [
            one
            for game in self._shelves
            if not games or games == (game,)
            for one in self._index(game).find(asked.text)
            if _chosen(one[1], asked.chosen)
        ]
        ranked.sort(key=lambda one: one[0])
        entries = [entry for _, entry in ranked]
        return Found(
            items=tuple(entry.item for entry in entries),
            facets={facet: _counted(facet, entries) for facet in FACETS},
        )

    def _index(self, game: str) -> GameIndex:
        if game not in self._made:
            index = GameIndex(
                self._shelves[game], self._board_of(game), self._boards, self._first[game]
            )
            self._made[game] = index
        return self._made[game]

    @cached_property
    def _first(self) -> Mapping[str, int]:
        """How many items stand before the first of each game."""
        first, before = {}, 0
        for game, shelves in self._shelves.items():
            first[game] = before
            before += sum(len(shelf.items) for shelf in shelves)
        return first


def _values(facet: str, entry: Entry) -> tuple[str, ...]:
    item = entry.item
    return {
        "game": (item.game,),
        "shelf": (item.shelf,),
        "theme": item.themes,
        "section": item.sections,
        "rulebook": item.rulebooks,
        "power": entry.powers,
        "space": entry.spaces,
    }[facet]


def _chosen(entry: Entry, chosen: Mapping[str, tuple[str, ...]]) -> bool:
    return all({*values} <= {*_values(facet, entry)} for facet, values in chosen.items())


def _counted(facet: str, entries: Iterable[Entry]) -> Mapping[str, int]:
    return dict(
        Counter(value for entry in entries for value in _values(facet, entry)).most_common()
    )
