"""The club's memory: every game that is known here, and the club's book, seen together."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine import private
from engine.club.book import Book, Joined
from engine.club.faults import ClubError, ClubFault
from engine.club.keeper import Keeper
from engine.club.names import tidy
from engine.club.record import Record, record_of, season
from engine.club.search import plain
from engine.club.text import LIMIT, read
from engine.rules.distance import Distance
from engine.rules.game import Outcome
from engine.rules.phase import Phase
from engine.store import disk
from engine.store.cover import Cover
from engine.store.errors import StoreError, StoreFault
from engine.store.library import Library, Shelved
from engine.table.view import Stage


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A game as the library lists it. Public facts only."""

    id: str
    """Which game it is; empty for a file that cannot be read."""

    path: Path | None
    """Where its file is; nothing for a game of which only the result is remembered."""

    title: str
    players: Mapping[str, str]
    counted: Mapping[str, int]
    finished: bool
    phase: Phase | None
    year: int
    outcome: Outcome | None
    played: str
    """When something last happened in it, ISO 8601 in UTC; empty when that is not known."""

    cover: Cover | None = None
    trouble: StoreFault | None = None
    """Why its file cannot be shown."""

    archived: bool = False
    counts: bool = True
    """Whether the rankings count it."""

    league: str = ""
    gunboat: bool = False
    """Whether nobody was to know who plays what before the end."""

    off_best: Mapping[str, Distance] = field(default_factory=dict)
    """How far everybody was from the best choices, by power, where the game can tell."""

    remembered: str = ""
    """What was played as the club's book tells it; nothing where it does not."""

    here: str = field(repr=False, default="")
    """What a search looks through, plain: title, players, league, years."""

    @property
    def game(self) -> str:
        """What was played, by its id in files; nothing where neither file nor book tells it."""
        return self.remembered if self.cover is None else self.cover.game


class Memory:
    """Looks through the library and the club's book, and changes the book."""

    def __init__(self, data: Path, library: Library | None = None) -> None:
        """Keep the book in ``data``, where the list of games is."""
        self._library = library or Library(data)
        self.keeper = Keeper(data)
        self.book = Book()
        self.entries: tuple[Entry, ...] = ()
        self.trouble: ClubError | StoreError | None = None
        """Why the club's book cannot be used; results are told from the games' files meanwhile."""

    def look(self) -> tuple[Entry, ...]:
        """Look at every game, take the results of those that ended into the book, list them all.

        The game that was played last comes first.
        """
        shelved = self._library.games()
        over = _results(shelved)

        def told(book: Book) -> Book:
            book = book.taken_back(_going_on(shelved, over, book))
            return book.kept(one for one in over if _is_news(book.records.get(one.id), one))

        try:
            self.book = self.keeper.change(told)
            self.trouble = None
        except (ClubError, StoreError) as error:
            # Nothing is lost: a broken book was set aside, and results are in the games' files.
            self.trouble = error
            self.book = self._in_trouble(told)
        self._list(shelved)
        return self.entries

    def _in_trouble(self, update: Callable[[Book], Book]) -> Book:
        """Return the book as it can be told where it cannot be kept, or not be read."""
        if self.keeper.set_aside is not None:
            with suppress(StoreError, ClubError):  # told already
                return self.keeper.change(update)
        with suppress(StoreError, ClubError):
            return update(self.keeper.read())
        return update(Book())

    def change(self, act: Callable[[Book], Book]) -> None:
        """Change the club's book and list the games anew.

        Raises:
            ClubError: the book cannot be read, or the change cannot be.
            StoreError: it could not be written; nothing was changed.
        """
        self.book = self.keeper.change(act)
        if isinstance(self.trouble, StoreError):
            self.trouble = None  # it can be stored again
        self._list(self._library.games())

    def take_in(self, path: Path) -> Joined:
        """Add what another club's book tells and this one does not know.

        Raises:
            ClubError: that file is no such book.
            StoreError: it cannot be read, or this book not be written.
        """
        try:
            other = read(private.contents(path, LIMIT))
        except OSError as error:
            cause = error.strerror or type(error).__name__
            fault = StoreError.of_os(error, path)
            if fault.code is StoreFault.MISSING:
                raise fault from error
            raise StoreError(StoreFault.UNREADABLE, path, cause=cause) from error
        counted: list[Joined] = []

        def join(book: Book) -> Book:
            joined, counts = book.joined(other)
            counted.append(counts)
            return joined

        self.change(join)
        return counted[-1]

    def hand_out(self, path: Path) -> None:
        """Write the club's book to a file for another club, or to keep.

        Raises:
            ClubError: it is of a later version: what we know of it is not all.
            StoreError: it could not be written, or that file is the book itself.
        """
        self.look()
        if isinstance(self.trouble, ClubError) and self.trouble.code is ClubFault.NEWER:
            raise self.trouble
        if disk.identity(path) in {disk.identity(self.keeper.file)} - {None}:
            raise StoreError(StoreFault.EXISTS, path)
        self.keeper.write(self.book, path)

    def know(self, games: Mapping[Path, str]) -> None:
        """Put games on the list, each with its title, and look at all again.

        Raises:
            StoreError: the list could not be written.
        """
        self._library.know(games)
        self.look()

    def forget(self, entry: Entry) -> None:
        """Take a game off the list, or its result out of the book where there is no file.

        Raises:
            ClubError: the book cannot be read.
            StoreError: list or book could not be written.
        """
        if entry.path is None:
            self.change(lambda book: book.without(entry.id))
            return
        self._library.forget(entry.path)
        self._list(self._library.games())

    def _list(self, shelved: tuple[Shelved, ...]) -> None:
        listed = [self._entry(one) for one in shelved]
        here = {one.id for one in listed}
        listed += [
            self._remembered(record) for id_, record in self.book.records.items() if id_ not in here
        ]
        # Games in trouble have no date; they stand last, in the order of the list.
        self.entries = tuple(sorted(listed, key=lambda one: one.played, reverse=True))

    def _entry(self, one: Shelved) -> Entry:
        cover, book = one.cover, self.book
        if cover is None and one.id in book.records:
            known = self._remembered(book.records[one.id])
            return replace(
                known, path=one.path, trouble=one.trouble.code if one.trouble is not None else None
            )
        players = {power: tidy(who) for power, who in cover.players.items()} if cover else {}
        by_name = {power: book.names.get(who, who) for power, who in players.items()}
        year = cover.year if cover else 0
        league, played = book.leagues.get(one.id, ""), cover.played_at if cover else ""
        return Entry(
            id=one.id,
            path=one.path,
            title=one.title,
            players=by_name,
            counted=dict(cover.counted) if cover else {},
            finished=cover is not None and cover.stage is Stage.OVER,
            phase=cover.phase if cover else None,
            year=year,
            outcome=cover.outcome if cover else None,
            played=played,
            cover=cover,
            trouble=one.trouble.code if one.trouble is not None else None,
            archived=one.id in book.archived,
            counts=one.id not in book.left_out,
            league=league,
            gunboat=cover is not None and cover.gunboat,
            off_best=cover.off_best if cover else {},
            here=_said(one.title, one.path.stem, players, by_name, league, _years(year, played)),
        )

    def _remembered(self, record: Record) -> Entry:
        book = self.book
        by_name = {power: book.names.get(who, who) for power, who in record.players.items()}
        league = book.leagues.get(record.id, "")
        return Entry(
            id=record.id,
            path=None,
            title=record.title,
            players=by_name,
            counted=record.counted,
            finished=True,
            phase=None,
            year=record.year,
            outcome=record.outcome,
            played=record.played,
            archived=record.id in book.archived,
            counts=record.id not in book.left_out,
            league=league,
            gunboat="gunboat" in record.tags,
            off_best=record.off_best,
            remembered=record.game,
            here=_said(
                record.title,
                "",
                record.players,
                by_name,
                league,
                _years(record.year, record.played),
            ),
        )


def _said(
    title: str,
    stem: str,
    players: Mapping[str, str],
    by_name: Mapping[str, str],
    league: str,
    years: Iterable[str],
) -> str:
    known = dict.fromkeys((*players.values(), *by_name.values()))
    return plain(" ".join([title, stem, *known, league, *years]))


def _years(year: int, played: str) -> tuple[str, ...]:
    return tuple(text for text in (str(year or ""), played[:10], season(played)) if text)


def _results(shelved: tuple[Shelved, ...]) -> tuple[Record, ...]:
    """Return the result of every game that is over; of copies that of the one played last."""
    records: dict[str, Record] = {}
    for one in shelved:
        record = record_of(one.cover, one.id) if one.cover is not None and one.id else None
        if record is not None and _is_news(records.get(record.id), record):
            records[record.id] = record
    return tuple(records.values())


def _going_on(shelved: tuple[Shelved, ...], over: tuple[Record, ...], book: Book) -> frozenset[str]:
    """Tell which games of the book were taken back to an earlier phase and are being played."""
    ended = {record.id for record in over}
    return frozenset(
        one.id
        for one in shelved
        if one.id in book.records
        and one.id not in ended
        and one.cover is not None
        and one.cover.played_at > book.records[one.id].played
    )


def _is_news(known: Record | None, record: Record) -> bool:
    if known is None or known.played < record.played:
        return known != record
    # A book of an earlier version may know less of the same end.
    more = record.began > 0 or len(record.off_best) > len(known.off_best)
    more = more or bool(record.game and not known.game)
    return known.played == record.played and more and known != record
