"""The items of one game, made ready for searching, and what a text means there."""

import re
from bisect import bisect_left
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.board.board import Board
from engine.board.names import fold
from engine.library.board_words import FILLERS, AskedPiece, BoardWords, tokens
from engine.library.entry import AskedWord, BoardAt, Entry, Opened, Words, entry_of, pieces_of
from engine.library.shelf import Shelf
from engine.rules.position import Position
from engine.study.tree.study import Study

_PARTS = re.compile(r"[,;\n]")
_LEAST, _LAST = 3, chr(0x10FFFF)
"""Letters by which a longer word is told, unless it is still typed; and a sign that comes after all
letters."""

_STEM, _ENDING = 5, 2
"""Letters of the shortest stem, and of an ending that may be another one."""

_WHOLE_TITLE = 100
_SECTION, _NAMED = 10, 4
"""What a section, or the name of a space or a power, weighs beside words; see ``entry``."""

Boards = Callable[[Study], Mapping[int, Position]]
"""Every board of a chapter by its node, in the order in which it is read."""


@dataclass(frozen=True, slots=True)
class Match:
    """An item that was found."""

    entry: Entry
    score: int
    """How well it fits."""

    board: BoardAt | None
    """The first of its boards on which the pieces stand; nothing where none were asked for."""

    node: int = 0
    """Where it opens: the node to which the orders led that were asked for, else that board's;
    nought where neither was asked for."""

    @property
    def rank(self) -> tuple[int, int, int]:
        """What it is sorted by: the best first, then the emptiest board, then as they stand."""
        pieces = len(self.board.pieces) if self.board is not None else 0
        return -self.score, pieces, self.entry.place


@dataclass(frozen=True, slots=True)
class _Named:
    """The name of a space or a power, or words that are no such name."""

    words: tuple[AskedWord, ...]

    section: str
    filler: bool = False
    """Whether it may be missing: a word that only joins others."""

    spaces: frozenset[str] = frozenset()
    powers: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class _Sought:
    """What a text means in one game."""

    names: tuple[_Named, ...]
    pieces: tuple[AskedPiece, ...]
    orders: tuple[frozenset[Words], ...]
    """The readings of each order that is sought."""


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
        self._given = frozenset(order for entry in self.entries for order in entry.orders)

    def find(self, text: str) -> Iterator[Match]:
        """Yield what is found in this game, shelf by shelf."""
        sought = self._meant(text)
        whole = fold(text)
        for entry in self.entries:
            score = _score(entry, sought.names)
            if score is None or any(one.isdisjoint(entry.orders.keys()) for one in sought.orders):
                continue
            board = entry.board_with(sought.pieces) if sought.pieces else None
            if board is None and sought.pieces:
                continue
            score += _WHOLE_TITLE if whole and whole in entry.titles else 0
            node = board.node if board is not None else 0
            led = entry.node_with(sought.orders) if sought.orders else 0
            yield Match(entry, score, board, led or node)

    def holding(self, position: Position) -> Iterator[Match]:
        """Yield what has a board on which the same pieces stand and no others."""
        pieces = pieces_of(position)
        for entry in self.entries:
            board = entry.board_like(pieces) if pieces else None
            if board is not None:
                yield Match(entry, 0, board, board.node)

    def _meant(self, text: str) -> _Sought:
        names: list[_Named] = []
        pieces: list[AskedPiece] = []
        orders: list[frozenset[Words]] = []
        parts = _PARTS.split(text)
        for part in parts:
            words = tokens(part)
            given = self._words.orders(words) & self._given if self._words is not None else None
            if given:
                orders.append(given)
                continue
            stand = self._words.pieces(words) if self._words is not None else ()
            pieces += stand
            if not stand:
                names += self._named(words, typing=part is parts[-1])
        return _Sought(tuple(names), tuple(pieces), tuple(orders))

    def _named(self, words: Sequence[str], *, typing: bool = False) -> Iterator[_Named]:
        """Part words into names; the last may still be typed, so that one letter tells it."""
        at = 0
        while at < len(words):
            spaces, after = self._words.space(words, at) if self._words else ((), at)
            powers, end = self._words.power(words, at) if self._words else ((), at)
            longest = max(after, end, at + 1)
            said = words[at:longest]
            least = 1 if typing and longest == len(words) else _LEAST
            yield _Named(
                words=tuple(self._asked(word, least) for word in map(fold, said)),
                section=words[at].casefold() if longest == at + 1 else "",
                filler=longest == at + 1 and len(words) > 1 and fold(words[at]) in FILLERS,
                spaces=frozenset(spaces if after == longest else ()),
                powers=frozenset(powers if end == longest else ()),
            )
            at = longest

    def _asked(self, word: str, least: int) -> AskedWord:
        """Return a word with others by which it is found; numbers are found as they are."""
        if len(word) < least or not word.isalpha():
            return AskedWord(word)
        stem = word[: max(_STEM, len(word) - _ENDING)]
        akin = self._beginning(stem) if len(word) > _STEM else ()
        near = frozenset(one for one in akin if len(one) <= len(stem) + 2 * _ENDING)
        return AskedWord(word, self._beginning(word), near)

    def _beginning(self, word: str) -> frozenset[str]:
        first = bisect_left(self._known, word)
        return frozenset(self._known[first : bisect_left(self._known, f"{word}{_LAST}")])


def _entries(
    shelves: Sequence[Shelf], boards: Boards, first: int, provinces: Container[str]
) -> Iterator[Entry]:
    for shelf in shelves:
        for item in shelf.items:
            opened = Opened()
            if item.read is not None:
                chapters = {lang: item.read(lang) for lang in item.titles}
                one = next(iter(chapters.values()))
                opened = Opened(chapters=chapters, boards=boards(one))
            yield entry_of(item, shelf, first, opened, provinces)
            first += 1


def _score(entry: Entry, names: Iterable[_Named]) -> int | None:
    """Return how well an item fits; nothing where it lacks something."""
    score = 0
    for named in names:
        weight = _weight(entry, named)
        if not weight and not named.filler:
            return None
        score += weight
    return score


def _weight(entry: Entry, named: _Named) -> int:
    weight = min(map(entry.word, named.words), default=0)
    if named.section in entry.sections:
        weight = max(weight, _SECTION)
    if weight < _NAMED and (
        (named.spaces and not named.spaces.isdisjoint(entry.spaces))
        or (named.powers and not named.powers.isdisjoint(entry.powers))
    ):
        weight = _NAMED
    return weight
