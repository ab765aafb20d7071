"""Reads every game that lies in a folder, of ours and of other programs, as far as it began."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path

from engine.board.errors import MapError
from engine.exchange.doors import Opened, open_file
from engine.formats.faults import ExchangeError
from engine.formats.recorded_game import Recorded
from engine.openings.beginning import Beginning, PlayedPhase, beginning_of
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.rules.ruling import Resolution
from engine.store.errors import StoreError
from engine.store.library import SUFFIX, Library
from engine.study.opening import Openings
from engine.table.live.table import LiveTable
from engine.tables import look_at_table

MOST_FILES = 100_000
"""Files of one folder; the rest is left, and said to be."""

_DATABASE = b"SQLite format 3\0"


class LeftOut(StrEnum):
    """Why a game that can be read is not counted."""

    NO_FILE = "no file"
    """A device, a pipe, or something else that may never end."""

    OTHER_GAME = "other game"
    OTHER_MAP = "other map"
    OTHER_START = "other start"
    """It began with other pieces, or in another turn, than the game usually does."""

    FEWER_PLAYERS = "fewer players"
    """Somebody commanded several powers, or nobody one of them."""

    NOT_BEGUN = "not begun"
    """Nothing of it was revealed yet."""

    SAME_GAME = "same game"
    """It is counted from another file: its first orders are the same, and that one tells more."""

    TOO_MANY = "too many"
    """It lies beyond the number of files that are looked at."""


Cause = LeftOut | ExchangeError | MapError | StoreError | OSError


@dataclass(frozen=True, slots=True)
class Unread:
    """A file, or one of the games in it, that is not counted, and why."""

    file: Path
    why: Cause
    title: str = ""
    """Which of its games; empty where it is all of the file."""

    counted: Path | None = None
    """The file from which it is counted instead, if it is from another."""


@dataclass(slots=True)
class GamesRead:
    """What was read: how every game began, and what is not counted."""

    beginnings: list[Beginning] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)
    files: int = 0
    """That were looked at."""


def files_in(folders: Iterable[Path]) -> Iterator[Path]:
    """List what lies in folders and in the folders in them, in the order of their names.

    A file that is named itself is listed, too. What begins with a dot is nobody's game; a folder
    that is only linked to is left, for it may lead in a circle.
    """
    for folder in folders:
        if not folder.is_dir():
            yield folder
            continue
        for here, below, names in os.walk(folder):
            below[:] = sorted(name for name in below if not name.startswith("."))
            yield from (Path(here, name) for name in sorted(names) if not name.startswith("."))


def files_known(data: Path, games: Path) -> Iterator[Path]:
    """List the games that the program's library knows, and what lies where it keeps new ones."""
    yield from (one.path for one in Library(data).games(within=0))
    if games.is_dir():
        yield from files_in([games])


class Reader:
    """Reads games that are played by the usual rules of a game on its usual map."""

    def __init__(self, rules: Rules, openings: Openings) -> None:
        """``rules`` are those by which a game is judged that names none."""
        self._rules, self._openings = rules, openings
        self._start = rules.start(rules.calendar.begins)
        self._known: dict[str, int] = {}
        """Which game has a mark, by its number among those that were read."""

    def read(self, files: Iterable[Path]) -> GamesRead:
        """Read all games in files; nothing that lies there keeps the others from being read."""
        read = GamesRead()
        self._known.clear()
        for path in dict.fromkeys(files):
            read.files += 1
            if read.files > MOST_FILES:
                read.unread.append(Unread(path, LeftOut.TOO_MANY))
                break
            try:
                self._read_file(path, read)
            except (ExchangeError, MapError, StoreError, OSError) as error:
                read.unread.append(Unread(path, error))
        return read

    def _read_file(self, path: Path, read: GamesRead) -> None:
        if not path.is_file():
            if not path.exists():
                raise FileNotFoundError(2, os.strerror(2), str(path))
            read.unread.append(Unread(path, LeftOut.NO_FILE))
            return
        with path.open("rb") as file:
            ours = file.read(len(_DATABASE)) == _DATABASE or path.suffix == SUFFIX
        if ours:
            self._take(path, self._own(path), read)
            return
        games = open_file(path, self._rules)
        for one in games:
            named = one.game.title if len(games) > 1 else ""
            self._take(path, self._foreign(path, one), read, named)

    def _take(
        self, path: Path, began: Beginning | LeftOut, read: GamesRead, title: str = ""
    ) -> None:
        if isinstance(began, LeftOut):
            read.unread.append(Unread(path, began, title))
            return
        number = self._known.get(began.mark) if began.mark else None
        if number is None:
            self._known[began.mark] = len(read.beginnings)
            read.beginnings.append(began)
            return
        # Of a game that lies there twice, the one that was played further is counted.
        known = read.beginnings[number]
        longer = _told_further(began) > _told_further(known)
        if longer:
            read.beginnings[number] = began
        left, kept = (known, began) if longer else (began, known)
        title = "" if longer else title
        read.unread.append(Unread(left.file, LeftOut.SAME_GAME, title, kept.file))

    def _own(self, path: Path) -> Beginning | LeftOut:
        """Read a file of ours, of which not a byte changes."""
        table = look_at_table(path)
        try:
            if isinstance(table, LiveTable) or table.founded.game != self._rules.game:
                return LeftOut.OTHER_GAME
            if table.rules.board.id != self._rules.board.id:
                return LeftOut.OTHER_MAP
            public = table.public()
            phases = [
                PlayedPhase(position=one.before, judged=_as_stored(one.resolution))
                for one in public.past
            ]
            began = self._began(path, public.title, phases, public.position, table.rules)
            if isinstance(began, Beginning) and public.outcome is not None:
                return replace(began, outcome=public.outcome)
            return began
        finally:
            table.close()

    def _foreign(self, path: Path, one: Opened) -> Beginning | LeftOut:
        game, rules = one.game, one.rules(self._rules)
        if game.map and game.map != self._rules.board.id:
            return LeftOut.OTHER_MAP
        phases = [
            PlayedPhase(
                position=recorded.position,
                judged=_judged_again(recorded, rules),
            )
            for recorded in game.phases
        ]
        last = game.last or (game.phases[-1].after if game.phases else None)
        began = self._began(path, game.title, phases, last, rules)
        if isinstance(began, Beginning) and one.record is not None and one.record.outcome:
            return replace(began, outcome=one.record.outcome)
        return began

    def _began(
        self,
        path: Path,
        title: str,
        phases: Sequence[PlayedPhase],
        last: Position | None,
        rules: Rules,
    ) -> Beginning | LeftOut:
        if {(power,) for power in rules.board.powers_by_id} != {*rules.sides}:
            return LeftOut.FEWER_PLAYERS
        if not phases:
            return LeftOut.NOT_BEGUN
        first, start = phases[0].position, self._start
        if first.phase != start.phase or {*first.units} != {*start.units}:
            return LeftOut.OTHER_START
        end = last or phases[-1].judged().after
        played, counted, mark = beginning_of(phases, end, rules, self._openings)
        return Beginning(
            title=title or path.stem,
            file=path,
            played=played,
            counted=counted,
            outcome=rules.outcome(end),
            phases=len(phases),
            mark=mark,
        )


def _as_stored(resolution: Resolution) -> Callable[[], Resolution]:
    return lambda: resolution


def _judged_again(recorded: Recorded, rules: Rules) -> Callable[[], Resolution]:
    return lambda: rules.adjudicate(recorded.position, recorded.orders, recorded.disorder)


def _told_further(one: Beginning) -> tuple[bool, int]:
    return one.outcome is not None, one.phases
