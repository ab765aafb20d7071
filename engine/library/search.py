"""Searching the library: by words as they are typed, and by what an item is about.

What is typed may be words of any text, without accents and in any language; sections; the names of
spaces and powers; and pieces that stand on one board: *an army in Munich, a fleet in Kiel*. Every
word has to be found. What is chosen besides (a theme, a shelf) has to hold, too. A position
finds what has a board with its pieces.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from engine.board.board import Board
from engine.library.entry import Entry
from engine.library.game_index import Boards, GameIndex, Match
from engine.library.item import Item
from engine.library.shelf import Shelf
from engine.rules.position import Position

FACETS = ("game", "shelf", "theme", "section", "rulebook", "power", "space")
"""By what items are told apart; themes, powers and spaces are the same within a game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What is looked for. Everything has to hold."""

    text: str = ""
    chosen: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By facet, values that all have to be an item's own."""

    position: Position | None = None
    """Instead of a text: the same pieces, and no others, have to stand on one of its boards."""

    map: str = ""
    """The map on which that position is."""


@dataclass(frozen=True)
class Found:
    """What was found, the best first."""

    matches: tuple[Match, ...]

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """The items themselves."""
        return tuple(one.entry.item for one in self.matches)

    @cached_property
    def boards(self) -> Mapping[str, int]:
        """The node at which each item opens, by its key: where what was asked for is seen.

        The first board on which the asked pieces stand, or to which the asked orders led. Nodes are
        the same in whatever language a chapter is read. Empty where neither was asked for.
        """
        return {one.entry.item.key: one.node for one in self.matches if one.node}

    @cached_property
    def facets(self) -> Mapping[str, Mapping[str, int]]:
        """By facet, how many of these items have each value, most of them first.

        Values that none of them has are missing.
        """
        entries = [one.entry for one in self.matches]
        return {facet: _counted(facet, entries) for facet in FACETS}


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
        matches = [
            one
            for game in self._shelves
            if not games or games == (game,)
            for one in self._found(game, asked)
            if not asked.chosen or _chosen(one.entry, asked.chosen)
        ]
        return Found(tuple(sorted(matches, key=lambda one: one.rank)))

    def _found(self, game: str, asked: Asked) -> Iterable[Match]:
        if asked.position is None:
            return self._index(game).find(asked.text)
        board = self._board_of(game)
        here = board is not None and board.id == asked.map
        return self._index(game).holding(asked.position) if here else ()

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
