"""A game's cover: what may be seen of it without opening it. Public and small; no pydantic here."""

import json
import sqlite3
from collections.abc import Container, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.board.board import Board
from engine.catalogue import CARDS, LIVE
from engine.rules.calendar import Calendar
from engine.rules.distance import Distance
from engine.rules.game import End, Outcome
from engine.rules.phase import Phase
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.scoring.table import span
from engine.store import disk, hardening
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.schema import version_of
from engine.table.live.view import LiveView
from engine.table.store import Seen
from engine.table.view import PublicView, Stage

_NO_COVER = (KeyError, TypeError, IndexError, AttributeError, OverflowError, RecursionError)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """A game as it lies on the shelf."""

    title: str
    game: str
    map: str
    players: Mapping[str, str]
    """Who commands each power."""

    stage: Stage
    phase: Phase
    position: Position | None
    """What stands on its map; nothing where it is played on none."""

    asked: int
    """How many powers have something to write in this phase."""

    sealed: int
    """How many of them have sealed."""

    outcome: Outcome | None
    step: int
    """How many events have happened."""

    played_at: str
    """When the last of them happened, ISO 8601 in UTC."""

    gunboat: bool = False
    """Whether nobody is to know who plays what; ``players`` has no names until it is over."""

    telling: bool = False
    """Whether a phase is being revealed: all the rest is what was public before."""

    began: int = 0
    """Of a game that is over: the year in which it began; nought in older files."""

    lasted: int = 0
    """Of a game that is over: the year that was played last."""

    out: Mapping[str, int] = field(default_factory=dict)
    """Of a game that is over: in which year powers lost the last that is counted."""

    taken: tuple[tuple[str, str], ...] | None = None
    """Who took which space the last time that any changed hands; None in older files."""

    has: Mapping[str, int] = field(default_factory=dict)
    """What every seat has of that by which the game is won, where it is not all that the position
    says each of them owns: another space is not counted, or the game has no map."""

    alone: bool = False
    """Whether somebody played by himself: no club counts it."""

    off_best: Mapping[str, Distance] = field(default_factory=dict)
    """Of a game that is over: how far every seat was from its best choices, where it can tell."""

    @classmethod
    def of(cls, view: Seen, step: int, played_at: str) -> "Cover":
        """Sum up what everybody may see."""
        if isinstance(view, LiveView):
            return cls._of_live(view, step, played_at)
        began, lasted, out = span(view) if view.stage is Stage.OVER else (0, 0, {})
        return cls(
            title=view.title,
            game=view.game,
            map=view.map,
            players={seat.power: seat.player for seat in view.seats},
            stage=view.stage,
            phase=view.phase,
            position=view.position,
            asked=sum(seal.asked for seal in view.seals),
            sealed=sum(seal.sealed for seal in view.seals),
            outcome=view.outcome,
            step=step,
            played_at=played_at,
            gunboat=view.gunboat,
            telling=view.telling,
            began=began,
            lasted=lasted,
            out=out,
            taken=_taken(view),
            has=_counted_otherwise(view),
        )

    @classmethod
    def _of_live(cls, view: LiveView, step: int, played_at: str) -> "Cover":
        return cls(
            title=view.title,
            game=view.game,
            map="",
            players={seat.power: seat.player for seat in view.seats},
            stage=view.stage,
            phase=view.phase,
            position=None,
            asked=0,
            sealed=0,
            outcome=view.outcome,
            step=step,
            played_at=played_at,
            has=view.counted,
            alone=view.alone,
            off_best=view.off_best,
        )

    @property
    def year(self) -> int:
        """The year that was played last; nought where rounds are counted, and no years."""
        return 0 if self.position is None else self.lasted or self.phase.turn

    @property
    def counted(self) -> Mapping[str, int]:
        """What every power or seat has of that by which its game is won."""
        if self.position is None:
            return self.has
        return self.has or {power: self.position.count(power) for power in self.players}

    def lies_on(self, board: Board) -> bool:
        """Tell whether it can be shown on this board: a cover is not in the chain of events."""
        powers = {*self.players, *(self.outcome.powers if self.outcome else ())}
        taken = self.taken or ()
        return (
            powers | {power for power, _ in taken} <= board.powers_by_id.keys()
            and all(at in self._ownable(board) for _, at in taken)
            and self.position is not None
            and self.position.lies_on(board)
        )

    def _ownable(self, board: Board) -> Container[str]:
        return board.provinces if self.phase.kind.everywhere else board.ownable

    def text(self) -> str:
        """Write it as JSON."""
        outcome = self.outcome
        return json.dumps(
            {
                "title": self.title,
                "game": self.game,
                "map": self.map,
                "players": dict(self.players),
                "stage": self.stage,
                "phase": self.phase.code,
                "position": position_text(self.position) if self.position is not None else None,
                "asked": self.asked,
                "sealed": self.sealed,
                "outcome": [outcome.end, *outcome.powers] if outcome else None,
                "step": self.step,
                "played_at": self.played_at,
                "gunboat": self.gunboat,
                **({"telling": True} if self.telling else {}),
                **({"years": [self.began, self.lasted, dict(self.out)]} if self.began else {}),
                **({"taken": [list(one) for one in self.taken]} if self.taken is not None else {}),
                **({"has": dict(self.has)} if self.has or self.position is None else {}),
                **({"alone": True} if self.alone else {}),
                **({"off_best": _distances_text(self.off_best)} if self.off_best else {}),
            },
            ensure_ascii=False,
        )

    @classmethod
    def parse(cls, text: str) -> "Cover":
        """Read a cover.

        Raises:
            ValueError: the text is no cover.
        """
        try:
            read: dict[str, Any] = json.loads(text)
            outcome = read["outcome"]
            began, lasted, out = read.get("years", (0, 0, {}))
            stage = Stage(read["stage"])
            calendar = CARDS[str(read["game"])].calendar
            return cls(
                title=str(read["title"]),
                game=str(read["game"]),
                map=str(read["map"]),
                players={str(k): str(v) for k, v in read["players"].items()},
                stage=stage,
                phase=calendar.parse(read["phase"]),
                position=_read_position(read, calendar),
                asked=int(read["asked"]),
                sealed=int(read["sealed"]),
                outcome=Outcome(End(outcome[0]), tuple(map(str, outcome[1:]))) if outcome else None,
                step=int(read["step"]),
                played_at=str(read["played_at"]),
                gunboat=read.get("gunboat") is True,
                telling=_telling(read.get("telling", False), stage),
                began=_year(began),
                lasted=_year(lasted),
                out={str(power): _year(year) for power, year in out.items()},
                taken=_taken_of(read.get("taken")),
                has={str(seat): int(count) for seat, count in read.get("has", {}).items()},
                alone=read.get("alone") is True,
                off_best=_distances_of(read.get("off_best", {})),
            )
        except _NO_COVER as error:
            raise ValueError("no cover") from error


def read_cover(path: Path) -> Cover:
    """Read the cover of a game without opening the game.

    Raises:
        StoreError: the file is missing, no game's, damaged, or open in another window.
    """
    try:
        return Cover.parse(read_front(path)[1])
    except ValueError as error:
        if isinstance(error, StoreError):
            raise
        raise damaged(path, 0) from error


def read_front(path: Path) -> tuple[str, str]:
    """Read which game it is, wherever its file lies, and its cover as it is written.

    A game is known by the link of its founding, which every copy shares; that is empty where the
    beginning cannot be read.

    Raises:
        StoreError: the file is missing, no game's, damaged, or open in another window.
    """
    disk.find(path)
    with disk.saying(path), closing(glance(path)) as db:
        version_of(db, path)
        row = db.execute("SELECT body FROM cover").fetchone()
        first = None
        with suppress(sqlite3.DatabaseError, UnicodeDecodeError):
            query = "SELECT link FROM event WHERE whole = 1 ORDER BY step LIMIT 1"
            first = db.execute(query).fetchone()
    if row is None:
        raise StoreError(StoreFault.EMPTY, path)
    if not isinstance(row[0], str):
        raise damaged(path, 0)
    link = first[0] if first is not None else None
    return (link.hex() if isinstance(link, bytes) else ""), row[0]


def glance(path: Path) -> sqlite3.Connection:
    """Open a file for a look of a moment at what its game is."""
    return disk.connect(path, patience=0, within=hardening.GLANCE)


def _taken(view: PublicView) -> tuple[tuple[str, str], ...]:
    """Find the last change of owners; of what is being revealed the table may not know yet."""
    pasts = view.past[:-1] if view.stage is Stage.REVEALED else view.past
    for past in reversed(pasts):
        before, after = past.before.owners, past.resolution.after.owners
        changes = tuple((after[at], at) for at in sorted(after) if before.get(at) != after[at])
        if changes:
            return changes
    return ()


def _counted_otherwise(view: PublicView) -> Mapping[str, int]:
    """Return what is counted of each, unless that is all that anybody owns."""
    has = {seat.power: view.counted.get(seat.power, 0) for seat in view.seats}
    return {} if all(view.position.count(power) == count for power, count in has.items()) else has


def _taken_of(read: Any) -> tuple[tuple[str, str], ...] | None:
    if read is None:
        return None
    return tuple((str(power), str(at)) for power, at in read)


def _distances_text(off_best: Mapping[str, Distance]) -> dict[str, list[int]]:
    return {seat: distance.written() for seat, distance in off_best.items()}


def _distances_of(read: Any) -> dict[str, Distance]:
    return {str(seat): Distance.read(value) for seat, value in read.items()}


def _telling(value: Any, stage: Stage) -> bool:
    """Return whether a reveal is being told; older files do not say, and tell of none."""
    if not isinstance(value, bool) or (value and stage is not Stage.REVEALED):
        raise ValueError(value)
    return value


def _year(value: Any) -> int:
    year = int(value)
    if not 0 <= year < 100_000:
        raise ValueError(value)
    return year


def _unit_text(unit: Unit) -> list[str]:
    return [unit.power, unit.kind, unit.at]


def _unit_of(read: list[str]) -> Unit:
    power, kind, at = read
    return Unit(str(power), UnitKind(kind), str(at))


def position_text(position: Position) -> dict[str, object]:
    """Describe for JSON what a cover shows of a board: whom a unit carries it does not tell."""
    return {
        "phase": position.phase.code,
        "units": [_unit_text(unit) for unit in position.units],
        "owners": dict(position.owners),
        "dislodged": [
            [_unit_text(fallen.unit), fallen.attacker, list(fallen.retreats)]
            for fallen in position.dislodged
        ],
        "contested": sorted(position.contested),
    }


def _read_position(read: dict[str, Any], calendar: Calendar) -> Position | None:
    if str(read["game"]) in LIVE:
        return None
    return position_of(read["position"], calendar)


def position_of(read: dict[str, Any], calendar: Calendar) -> Position:
    """Read what ``position_text`` described.

    Raises:
        ValueError: it is none; other errors where it is none at all.
    """
    return Position(
        phase=calendar.parse(read["phase"]),
        units=tuple(_unit_of(unit) for unit in read["units"]),
        owners={str(k): str(v) for k, v in read["owners"].items()},
        dislodged=tuple(
            Dislodged(
                unit=_unit_of(unit),
                attacker=None if attacker is None else str(attacker),
                retreats=tuple(map(str, retreats)),
            )
            for unit, attacker, retreats in read["dislodged"]
        ),
        contested=frozenset(map(str, read["contested"])),
    )
