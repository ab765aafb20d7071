"""Searching the library: made ready on a thread of its own while somebody looks at the shelves."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from engine.catalogue import GAMES
from engine.libraries import library_search
from engine.library.item import Item
from engine.library.search import Asked, Found
from engine.library.shelf import Shelf
from engine.notation.faults import LineError
from engine.notation.known_rules import known_board
from engine.notation.position_line import is_position_line, read_position_line
from engine.notation.rulebook import editions
from gui.club.alphabet import by_alphabet
from gui.games import catalogue
from gui.kit.answer_cache import Memory
from gui.library.item_words import told
from gui.library.wanted import ALL, FACETS, Wanted, found, on_shelf
from gui.words import labels

_ASK = 40
"""Milliseconds after which it is asked again whether everything is ready."""


class _Index:
    """The library, read for searching on a thread of its own."""

    def __init__(self) -> None:
        self.search = library_search()
        self._reads: Thread | None = None

    def begin(self) -> None:
        """Begin to read, unless somebody did."""
        if self._reads is None:
            self._reads = Thread(target=self._read, name="library", daemon=True)
            self._reads.start()

    @property
    def is_read(self) -> bool:
        """Whether all of it was."""
        return self._reads is not None and not self._reads.is_alive()

    def _read(self) -> None:
        self.search.find(Asked()).facets  # noqa: B018 - to be there when it is asked for


_known: Memory[_Index] = Memory(1)
"""Of whoever was in the library just now; at rest only one that is open holds it."""


class ShelfSearch(QObject):
    """Finds what is wanted; by titles alone as long as the library is still being read."""

    ready = Signal()
    """From now on everything is found by what stands on its boards, too."""

    def __init__(self, shelves: Sequence[Shelf], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelves = shelves
        self._by_key = {one.key: one for one in shelves}
        self._found: Found | None = None
        self._index = _known.get("library", _Index)
        self._wait = QTimer(self, interval=_ASK)
        self._wait.timeout.connect(self._ask)

    @property
    def is_ready(self) -> bool:
        """Whether everything was read."""
        return self._index.is_read

    def begin(self) -> None:
        """Read the library for searching, if nobody did so just now."""
        self._index.begin()
        if not self.is_ready:
            self._wait.start()

    def _ask(self) -> None:
        if self.is_ready:
            self._wait.stop()
            self.ready.emit()

    def find(self, wanted: Wanted, scope: str) -> tuple[Item, ...]:
        """Return the items that are wanted, the best first; without words in their order."""
        if not self.is_ready:
            self._found = None
            return found(on_shelf(scope, self._shelves), wanted, self._by_key)
        chosen = {facet: (value,) for facet, value in wanted.facets.items()}
        asked = Asked(text=wanted.text, chosen={**chosen, **self._within(scope)})
        try:
            self._found = self._index.search.find(_with_position(asked))
        except LineError:
            self._found = Found(())
        return self._found.items

    def node(self, item: Item) -> int:
        """Return the board of an item on which the pieces stand that were sought; else nought."""
        return self._found.boards.get(item.key, 0) if self._found is not None else 0

    def _within(self, scope: str) -> Mapping[str, tuple[str, ...]]:
        if scope == ALL:
            return {}
        return {"shelf" if scope in self._by_key else "game": (scope,)}

    def choices(self, scope: str) -> dict[str, list[tuple[str, str]]]:
        """Return what can be chosen of the items of a shelf: keys with their words."""
        if not self.is_ready:
            return {}
        there = self._index.search.find(Asked(chosen=self._within(scope))).facets
        shelf = self._by_key.get(scope)
        game = shelf.game if shelf is not None else scope
        return {facet: _words(facet, there[facet], game, self._shelves) for facet in FACETS}


def _with_position(asked: Asked) -> Asked:
    """Return what is asked, a position where it was told as a line.

    Raises:
        LineError: it is a wrong one.
    """
    if not is_position_line(asked.text):
        return asked
    line = read_position_line(asked.text)
    return replace(asked, text="", position=line.position, map=line.map)


def _words(
    facet: str, values: Mapping[str, int], game: str, shelves: Sequence[Shelf]
) -> list[tuple[str, str]]:
    """Name what there is; what differs from game to game only within one of them."""
    if facet == "section":
        return [(one, one) for one in sorted(values, key=_by_numbers)]
    if facet == "theme":
        named = {key: told(texts) for shelf in shelves for key, texts in shelf.themes.items()}
        return _sorted([(one, named[one]) for one in values if one in named])
    if game not in GAMES:
        return []
    board = known_board(GAMES[game].map)
    if facet == "rulebook":
        words, every = catalogue.GAMES[game].rulebook(), editions(game)
        known = [one for one in every if one in values]
        return [(one, words.profile_name(every[one])) for one in known]
    if facet == "power":
        powers = [one.id for one in board.powers if one.id in values]
        return [(one, labels.power_name(board, one)) for one in powers]
    spaces = [one for one in values if one in board.provinces]
    return _sorted([(one, labels.province_name(board, one)) for one in spaces])


def _sorted(named: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return sorted(named, key=lambda one: by_alphabet(one[1]))


_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50}


def _by_numbers(section: str) -> tuple[object, ...]:
    """Let sections stand as in a book: VIII before IX, 6.A.2 before 6.A.10."""
    word, _, number = section.rpartition(" ")
    return word, tuple(map(_number, number.split(".")))


def _number(part: str) -> tuple[int, str]:
    if part.isdigit():
        return int(part), ""
    if set(part) <= _ROMAN.keys():
        values = [_ROMAN[sign] for sign in part]
        return sum(
            -one if one < after else one
            for one, after in zip(values, (*values[1:], 0), strict=True)
        ), ""
    return 0, part
