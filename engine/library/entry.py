"""What is known of one item for searching: its words, its sections, what stands on its boards."""

import re
import sys
from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from engine.board.location import province_of
from engine.board.names import fold
from engine.library.board_words import AskedPiece, tokens
from engine.library.item import Item
from engine.library.shelf import Shelf
from engine.rules.position import Position
from engine.study.tree.study import Study

TITLE, THEME, TEXT = 8, 5, 3
"""What a word weighs that stands in a title, in the name of a theme, in other texts."""


_COMPOUND = re.compile(r"\w+(?:-\w+)+")
"""Words that people also write as one: *stand-off*."""


Words = tuple[str, ...]
"""The words of an order in canonical notation."""


class AskedWord(NamedTuple):
    """A word that is sought, folded, and other words by which it is found as well."""

    word: str
    longer: frozenset[str] = frozenset()
    """Those that begin so."""

    akin: frozenset[str] = frozenset()
    """Those that end otherwise, as the cases of a noun do."""


class Stands(NamedTuple):
    """A piece on a board."""

    kind: str
    at: str
    power: str


class BoardAt(NamedTuple):
    """A board of a chapter."""

    node: int
    """Where it stands in the chapter, in whatever language that is read."""

    pieces: Mapping[str, Stands]
    """By their space."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One item as it is searched."""

    item: Item
    place: int
    """How many items stand before it in the library."""

    words: Mapping[str, int]
    """What each of its words weighs, folded, in all languages."""

    titles: frozenset[str]
    sections: frozenset[str]
    """Its sections, and those that they stand in, each with and without the word before it."""

    powers: tuple[str, ...]
    """Who has pieces on its boards, or whose orders it is made of."""

    orders: Mapping[Words, tuple[int, ...]]
    """The words of every order that is given in it, as ``("A", "VIE", "GAL")``: to which nodes of
    its chapter it led, in the order in which that is read; none where it has no chapter."""

    spaces: tuple[str, ...]
    """Where pieces stand on its boards, and which spaces its orders are about."""

    boards: tuple[BoardAt, ...]
    """In the order in which the chapter is read; the same pieces again are left out."""

    def word(self, sought: AskedWord) -> int:
        """Return what a word of it weighs, the exact one first; nought where it has none."""
        if exact := self.words.get(sought.word, 0):
            return exact
        own = self.words.keys()
        longer = max((self.words[one] - 1 for one in own & sought.longer), default=0)
        return longer or int(not own.isdisjoint(sought.akin))

    def board_with(self, pieces: Iterable[AskedPiece]) -> BoardAt | None:
        """Return the first of its boards on which all of these pieces stand."""
        wanted = tuple(pieces)
        for board in self.boards:
            if all(_stands(board.pieces, piece) for piece in wanted):
                return board
        return None

    def node_with(self, orders: Sequence[Collection[Words]]) -> int:
        """Return the first of its nodes to which all of these orders led, each in a reading of it.

        Where nowhere all were given together, the first to which the first of them led; nought
        where its orders stand in no chapter.
        """
        led = [
            {node for words in readings for node in self.orders.get(words, ())}
            for readings in orders
        ]
        return min(led[0].intersection(*led) or led[0], default=0)

    def board_like(self, pieces: Mapping[str, Stands]) -> BoardAt | None:
        """Return the first of its boards on which these pieces stand and no others."""
        return next((board for board in self.boards if board.pieces == pieces), None)


@lru_cache(maxsize=4096)
def _stands_there(kind: str, at: str, power: str) -> Stands:
    """Return a piece; the same one stands on hundreds of boards."""
    return Stands(kind, at, power)


def pieces_of(position: Position) -> Mapping[str, Stands]:
    """Return what stands on a board, by its space."""
    pieces = (_stands_there(str(one.kind), one.at, one.power) for one in position.units)
    return {province_of(one.at): one for one in pieces}


def _stands(board: Mapping[str, Stands], sought: AskedPiece) -> bool:
    for place in sought.places:
        piece = board.get(province_of(place))
        if (
            piece is not None
            and piece.kind == sought.kind
            and place in (piece.at, province_of(piece.at))
            and (not sought.powers or piece.power in sought.powers)
        ):
            return True
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """An item as it was read to be searched."""

    chapters: Mapping[str, Study] = field(default_factory=dict)
    """By language; none where it has none."""

    boards: Mapping[int, Position] = field(default_factory=dict)
    """What stands at each node."""


def entry_of(
    item: Item, shelf: Shelf, place: int, opened: Opened, provinces: Container[str]
) -> Entry:
    """Return an item as it is searched; words of orders that are no provinces are no spaces."""
    standing: dict[tuple[Stands, ...], BoardAt] = {}
    for node, position in opened.boards.items():
        by_space = pieces_of(position)
        standing.setdefault(tuple(by_space.values()), BoardAt(node, by_space))
    orders: dict[Words, tuple[int, ...]] = {}
    for text, led in _ordered(item, opened):
        given = tuple(map(sys.intern, tokens(text)))
        orders[given] = (*orders.get(given, ()), *led)
    about = (province_of(word) for order in orders for word in order)
    spaces = dict.fromkeys(space for one in standing.values() for space in one.pieces)
    spaces |= dict.fromkeys(one for one in about if one in provinces)
    powers = dict.fromkeys(piece.power for pieces in standing for piece in pieces)
    powers |= dict.fromkeys(item.orders)
    words: dict[str, int] = {}
    for text, weight in _texts(item, shelf, opened.chapters):
        for word in map(fold, (*tokens(text), *_COMPOUND.findall(text))):
            known = sys.intern(word)  # hundreds of items have it, too
            words[known] = max(words.get(known, 0), weight)
    return Entry(
        item=item,
        place=place,
        words=words,
        titles=frozenset(map(fold, item.titles.values())),
        sections=frozenset(_sections(item.sections)),
        powers=tuple(powers),
        orders=orders,
        spaces=tuple(spaces),
        boards=tuple(standing.values()),
    )


def _sections(own: Iterable[str]) -> Iterator[str]:
    for section in map(str.casefold, own):
        word, space, number = section.rpartition(" ")
        while number:
            yield number
            yield f"{word}{space}{number}"
            number = number.rpartition(".")[0]


def _texts(item: Item, shelf: Shelf, chapters: Mapping[str, Study]) -> Iterator[tuple[str, int]]:
    """Yield everything that is said of an item, with its weight."""
    for title in item.titles.values():
        yield title, TITLE
    for theme in item.themes:
        for name in shelf.themes.get(theme, {}).values():
            yield name, THEME
    for text in (*item.sections, *item.rulebooks):
        yield text, THEME
    for text in (*shelf.titles.values(), *item.texts.values()):
        yield text, TEXT
    for study in chapters.values():
        for chapter in study.chapters:
            for text in (chapter.title, chapter.text, *chapter.facts.values()):
                yield text, TEXT
        for node in study.nodes.values():
            yield node.name, TEXT
            yield node.note, TEXT


def _ordered(item: Item, opened: Opened) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield canonical orders, the same in every language, with the node to which each led."""
    for texts in item.orders.values():
        yield from ((text, ()) for text in texts)
    for study in list(opened.chapters.values())[:1]:
        for node in study.nodes.values():
            if node.ordered is not None:
                for texts in node.ordered.orders.values():
                    yield from ((text, (node.id,)) for text in texts)
