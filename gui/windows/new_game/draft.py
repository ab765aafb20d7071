"""What has been written on the page of a new game, kept at every change until the game begins.

Nothing in it is secret: no PIN, no list that was written behind the curtain, and of a table that
plays gunboat not who plays what. It lies beside the list of games until the game is founded.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from engine import private
from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.clock.plan import ClockPlan
from engine.clock.text import plan_of, plan_values
from engine.rules.calendar import Calendar
from engine.seating.record import Dealing, Way, deal
from engine.table.ending import Count
from engine.table.found import deal_by_lot
from gui import settings
from gui.games import catalogue
from gui.games.protocols import SetUp

NAME: Final = "new_game.json"
TABLE, MASTER, ALONE = "table", "master", "alone"
MODES: Final = (TABLE, MASTER, ALONE)
"""Who sits at the laptop: everybody in turn, a game master, one person with the study."""

OPEN, YEAR, TIME, BOTH = "open", "year", "time", "both"
WAYS: Final = (OPEN, YEAR, TIME, BOTH)
LONGEST_TITLE, LONGEST_NAME = 60, 40
_LARGEST = 200_000
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class EndingWish:
    """When the game is to end, as it is written: a time on the wall is of no day yet."""

    way: str = OPEN
    year: int = 0
    """Nought for the usual one."""

    time: str = ""
    """``HH:MM``; nothing for the usual one."""

    at_once: bool = False
    count: str = Count.UNITS.value
    veiled: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """All that the page says. The usual game is what it is made of without a word."""

    title: str = ""
    """Empty for the usual one: the date, in the language spoken."""

    mode: str = TABLE
    names: tuple[str, ...] = ()
    first: tuple[int, ...] = ()
    """Seats whose players play for the first time."""

    alike: tuple[str, ...] = ()
    """Names that two may bear: it was asked."""

    lineup: str = ""
    year: int = 0
    way: str = Way.LOT.value
    gunboat: bool = False
    powers: tuple[str, ...] = ()
    """The (first) power of each seat, nothing where it has none yet."""

    lot: str = ""
    dealing: Dealing | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    """Every point of the rules; nothing where they are the usual ones."""

    clock: ClockPlan | None
    """Nothing where it is played without one."""

    ending: EndingWish = EndingWish()


def blank(game: str) -> Draft:
    """Return what a page says on which nobody has written."""
    return Draft(clock=next(iter(GAMES[game].clocks().values())))


class DraftFile:
    """Where a draft lies: each game has its own, and each map that does not come with it."""

    def __init__(self, folder: Path, game: str, own_map: str = "") -> None:
        """Keep it in the folder in which the list of games is."""
        parts = ("" if game == catalogue.first().id else game, own_map, NAME)
        self.path = folder / "_".join(part for part in parts if part)

    def read(self) -> Mapping[str, Any] | None:
        """Return what was written the last time; nothing where that cannot be read."""
        try:
            text = private.contents(self.path, _LARGEST).decode("utf-8", "replace")
            fields = json.loads(text)
        except (OSError, ValueError, RecursionError):
            return None
        return fields if isinstance(fields, dict) else None

    def write(self, values: Mapping[str, Any] | None) -> None:
        """Keep what is written; where nothing is no file is left.

        Raises:
            OSError: it could not be stored.
        """
        if values is None:
            self.path.unlink(missing_ok=True)
            return
        private.own_folder(self.path.parent)
        with private.replacing(self.path) as fresh:
            fresh.write_text(json.dumps(values, indent=1) + "\n", "utf-8")


class Kept:
    """The draft of a game of sealed turns in its file."""

    def __init__(self, folder: Path, game: str = "", own_map: str = "") -> None:
        """Keep it in the folder in which the list of games is; nothing means the first game."""
        self.game = game or catalogue.first().id
        self._file = DraftFile(folder, self.game, own_map)

    @property
    def file(self) -> Path:
        """Where it lies."""
        return self._file.path

    @classmethod
    def on(cls, loaded: LoadedMap) -> Self:
        """Keep it where the drafts for this map are kept."""
        board = loaded.board
        usual = board.game in GAMES and GAMES[board.game].map == board.id and not loaded.content
        return cls(settings.data_folder(), board.game, "" if usual else board.id)

    def read(self, board: Board) -> Draft:
        """Return what was written the last time; what makes no sense is the usual."""
        parsed = self._file.read()
        return _read(parsed, board) if parsed is not None else blank(board.game)

    def write(self, draft: Draft) -> None:
        """Keep a draft; where nothing is written no file is left.

        Raises:
            OSError: it could not be stored.
        """
        clock = plan_values(draft.clock) if draft.clock is not None else None
        nothing = draft == blank(self.game)
        self._file.write(None if nothing else {**asdict(draft), "clock": clock})


def _read(fields: Mapping[str, Any], board: Board) -> Draft:
    """Make a draft of what a file says, part by part."""
    nobody: tuple[str, ...] = ()
    empty, calendar = blank(board.game), GAMES[board.game].calendar

    def part(make: Callable[[Any], T], name: str, usual: T) -> T:
        try:
            return make(fields[name])
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError):
            return usual

    game = catalogue.played_on(board).set_up()
    known = game.arrangements(board)
    lineup = part(lambda value: _one_of(value, ("", *known)), "lineup", "")
    sides = (
        tuple(side[0] for side in known[lineup].sides)
        if lineup
        else tuple(power.id for power in board.powers)
    )
    years = known[lineup].years if lineup else (0,)
    seats = len(board.powers)
    gunboat = part(_flag, "gunboat", empty.gunboat)
    way = part(lambda value: _one_of(value, tuple(Way)), "way", empty.way)
    names = part(lambda value: tuple(line_of(one, LONGEST_NAME) for one in value), "names", nobody)
    draft = Draft(
        title=part(lambda value: line_of(value, LONGEST_TITLE), "title", ""),
        mode=part(lambda value: _one_of(value, MODES), "mode", TABLE),
        names=names[:seats],
        first=part(lambda value: tuple(sorted(_seats(value, seats))), "first", ()),
        alike=part(
            lambda value: tuple(line_of(one, LONGEST_NAME) for one in value), "alike", nobody
        )[:seats],
        lineup=lineup,
        year=part(lambda value: value if value in years else 0, "year", 0),
        way=str(way),
        gunboat=gunboat,
        options=part(lambda value: _points(game, value), "options", empty.options),
        clock=part(lambda value: _clock(value, calendar), "clock", empty.clock),
        ending=part(_ending, "ending", empty.ending),
    )
    powers = part(lambda ids: tuple(_one_of(one, ("", *sides)) for one in ids), "powers", nobody)
    lot = part(lambda value: line_of(value, LONGEST_TITLE), "lot", "")
    dealing = part(_dealing, "dealing", None)
    return _dealt(draft, sides, powers, lot, dealing)


def _points(game: SetUp, options: Mapping[str, str]) -> Mapping[str, str]:
    points = dict(game.checked(options))
    return {} if points == game.usual() else points


def _dealt(
    draft: Draft, sides: tuple[str, ...], powers: tuple[str, ...], lot: str, dealing: Dealing | None
) -> Draft:
    """Add who plays what, where it is what this way of dealing gives."""
    held = [power for power in powers if power]
    if draft.gunboat or len(powers) != len(sides) or len(set(held)) != len(held):
        return draft
    if draft.way == Way.CHOSEN:
        return replace(draft, powers=powers)
    if not lot or len(held) != len(sides):
        return draft
    return (
        replace(draft, powers=powers, lot=lot, dealing=dealing)
        if powers == _deal_again(draft.way, lot, sides, dealing)
        else draft
    )


def _deal_again(
    way: str, lot: str, sides: tuple[str, ...], dealing: Dealing | None
) -> tuple[str, ...]:
    seats = [str(seat) for seat in range(1, len(sides) + 1)]
    try:
        if way == Way.LOT:
            dealt = {one.player: one.power for one in deal_by_lot(seats, sides, lot)}
        elif dealing is not None and dealing.sides == sides:
            dealt = dict(deal(way, lot, dealing).sides)
        else:
            return ()
    except (ValueError, TypeError, KeyError):
        return ()
    return tuple(dealt.get(seat, "") for seat in seats)


def line_of(said: object, longest: int) -> str:
    """Return a line that a file says as a page may show it.

    Raises:
        TypeError: it is no text.
    """
    if not isinstance(said, str):
        raise TypeError
    # What no encoding can write would stop the next draft, and the game.
    clean = said.encode("utf-8", "replace").decode("utf-8")
    return "".join(sign for sign in clean if sign.isprintable())[:longest]


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _one_of(value: object, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        raise ValueError
    return value


def _whole(value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError
    return value


def _seats(numbers: Any, count: int) -> set[int]:
    return {_whole(one, 0, count - 1) for one in numbers}


def _clock(value: Any, calendar: Calendar) -> ClockPlan | None:
    return None if value is None else plan_of(value, calendar)


def _ending(fields: Any) -> EndingWish:
    time = line_of(fields["time"], 5)
    hour, _, minute = time.partition(":")
    if time:
        _whole(int(hour), 0, 23)
        _whole(int(minute), 0, 59)
    return EndingWish(
        way=_one_of(fields["way"], WAYS),
        year=_whole(fields["year"], 0, 9999),
        time=time,
        at_once=_flag(fields["at_once"]),
        count=Count(fields["count"]).value,
        veiled=_flag(fields["veiled"]),
    )


def _dealing(fields: Any) -> Dealing | None:
    if fields is None:
        return None
    return Dealing(
        players=tuple(line_of(one, LONGEST_NAME) for one in fields["players"]),
        sides=tuple(line_of(one, LONGEST_NAME) for one in fields["sides"]),
        wishes=tuple(tuple(line_of(w, LONGEST_NAME) for w in one) for one in fields["wishes"]),
        bids=tuple(
            {line_of(side, LONGEST_NAME): _whole(bid, 0, 10**6) for side, bid in one.items()}
            for one in fields["bids"]
        ),
        scores=tuple(float(one) for one in fields["scores"]),
        highest_first=_flag(fields["highest_first"]),
    )
