"""What the club's pages share: its memory, the board's names, and one way to change the book."""

from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.board.board import Board
from engine.board.loader import LoadedMap, load_map, map_names
from engine.catalogue import CARDS
from engine.club.book import Book
from engine.club.faults import ClubError
from engine.club.memory import Entry, Memory
from engine.club.record import Record
from engine.club.search import plain
from engine.store.errors import StoreError
from gui.club.club_words import say_trouble
from gui.club.counted import counted_in
from gui.club.off_best import off_best_in
from gui.games import catalogue
from gui.games.counted import CountedName
from gui.games.off_best import OffBestName
from gui.kit import theme

MapOf = Callable[[str, str, Path], LoadedMap]


def panel_width(usual: int, window: int) -> int:
    """Return how wide the panel beside a table is: larger text needs more, the table more yet."""
    return max(theme.room(usual), min(theme.px(usual), round(window * 0.36)))


class Club(QObject):
    """The club's memory as its pages use it."""

    changed = Signal()
    """Games, players or leagues are told otherwise now."""

    refused = Signal(str)
    """Something could not be done; says why."""

    def __init__(self, memory: Memory, loaded: LoadedMap, maps: MapOf | None = None) -> None:
        """Share them; ``maps`` finds a game's map by the game, the map's name and the file."""
        super().__init__()
        self.memory, self.loaded, self.board = memory, loaded, loaded.board
        self.game = ""
        """The game that is told of; nothing for all of them together."""

        self._maps = maps
        self._listed: tuple[Entry, ...] = ()
        self._by_id: dict[str, Entry] = {}
        self._names: dict[str, Mapping[str, str]] = {}
        self._ours = {loaded.board.id: loaded.board}
        self._shipped = frozenset(map_names())

    def map_of(self, entry: Entry) -> LoadedMap:
        """Return the map that a game was played on; the usual one where it is not known."""
        cover = entry.cover
        if self._maps is None or cover is None or entry.path is None:
            return self.loaded
        return self._maps(cover.game, cover.map, entry.path)

    # -- of which game -----------------------------------------------------------------------

    @property
    def games(self) -> tuple[str, ...]:
        """The games that were played here, the one played last first."""
        played = [one.game for one in self.memory.entries if one.game]
        told = [self.played(one.id) for one in self.memory.book.told()]
        return tuple(game for game in dict.fromkeys((*played, *told)) if game in CARDS)

    def asked(self, *, one: bool) -> str:
        """Return the game that is told of; ``one`` where figures of two cannot stand together."""
        games = self.games
        if self.game in games or not one:
            return self.game if self.game in games else ""
        return games[0] if len(games) > 1 else ""

    def entries(self) -> tuple[Entry, ...]:
        """Return the games of the library that are told of."""
        game = self.asked(one=False)
        return tuple(
            one
            for one in self.memory.entries
            if not game or ((one.game or one.finished) and self.played(one.id) == game)
        )

    def told(self, *, one: bool) -> tuple[Record, ...]:
        """Return the results that are told of; ``one`` where ratings are counted from them.

        Those of a game that only a later version of the program knows stand with no others.
        """
        game = self.asked(one=one)
        asked = (game,) if game else (*CARDS,)
        return tuple(one for one in self.memory.book.told() if self.played(one.id) in asked)

    def counted(self, games: Collection[str]) -> CountedName:
        """Name what games have counted, by the games' ids in the club."""
        return counted_in({self.played(game) for game in games} or {self.board.game})

    def seat(self, game: str, power: str) -> str:
        """Name a seat of a game of live rounds; nothing where it is none."""
        live = catalogue.LIVE.get(self.played(game))
        looks = live.seats() if live is not None else {}
        return looks[power].name if power in looks else ""

    def off_best(self, games: Collection[str]) -> OffBestName:
        """Say how games tell the distance from the best, by the games' ids in the club."""
        return off_best_in({self.played(game) for game in games})

    def played(self, game: str) -> str:
        """Return what was played, by the game's id in the club.

        A result that does not say it, and has no file that does, is one of the club's own board.
        """
        entry = self._entry(game)
        return entry.game if entry is not None and entry.game else self.board.game

    def board_of(self, game: str) -> Board:
        """Return the board that a game was played on, by the game's id in the club.

        A map that did not come with the program is read from the first game that carries it.
        """
        entry = self._entry(game)
        cover = entry.cover if entry is not None else None
        if cover is None:
            return self.board
        if cover.map not in self._ours:
            if cover.map in self._shipped:
                self._ours[cover.map] = load_map(cover.map).board
            else:
                self._ours[cover.map] = self._carried(game)
        return self._ours[cover.map]

    def _carried(self, game: str) -> Board:
        """Return the board that a game carries; the club's own where it cannot be read."""
        entry = next((one for one in self.memory.entries if one.id == game), None)
        return self.board if entry is None else self.map_of(entry).board

    def called(self, game: str) -> Mapping[str, str]:
        """Return all names of each power in a game, a line each, as a search compares them."""
        board = self.board_of(game)
        if board.id not in self._names:
            self._names[board.id] = {
                power.id: "\n" + plain("\n".join(power.names.values())) for power in board.powers
            }
        return self._names[board.id]

    def _entry(self, game: str) -> Entry | None:
        """Return a game by its id; of copies one whose file can be read."""
        entries = self.memory.entries
        if self._listed is not entries:
            self._listed = entries
            self._by_id = {one.id: one for one in entries if one.id and one.cover is None}
            self._by_id |= {one.id: one for one in entries if one.cover is not None}
        return self._by_id.get(game)

    def change(self, act: Callable[[Book], Book]) -> bool:
        """Change the club's book; tell whether that was done."""
        return self.did(lambda: self.memory.change(act))

    def did(self, act: Callable[[], object]) -> bool:
        """Do something with the memory; tell whether it was done."""
        try:
            act()
        except (ClubError, StoreError) as error:
            self.refused.emit(say_trouble(error))
            return False
        self.changed.emit()
        return True


class Page(QWidget):
    """One page of the club."""

    one_game = False
    """Whether it tells figures of one game alone."""

    def __init__(self, club: Club) -> None:
        super().__init__()
        self.club = club

    def refresh(self) -> None:
        """Tell everything anew: the book changed, or the language."""

    def arrive(self) -> None:
        """Take the keys."""
