"""Stalemate lines: units whose standing orders no attack in one turn breaks.

A line holds if none of its units is ever dislodged and nobody enters a space behind it. All its
orders are holds and supports, so that nothing has to be guessed: the same slip is handed in every
turn. Lines are data (``data/stalemates.json``), with words of our own.

``beatable`` counts it out. A unit with ``n`` supports falls to ``n + 2`` attackers at most and at
least: each support is either outnumbered or cut, and both take one unit. So it is only asked
whether so many units can stand where each of them does its part. The judge itself is asked by
``attacks``, which knows nothing of this.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from types import MappingProxyType

from engine import hashing
from engine.board.board import Board, sails
from engine.board.location import province_of
from engine.games.diplomacy.orders import SupportHold, parse
from engine.rules.position import Unit, UnitKind

_FILE = Path(__file__).parent / "data" / "stalemates.json"
TRIALS = _FILE.with_name("stalemate_trials.json")
"""What was tried, as the robot wrote it: figures that may be quoted."""

Texts = Mapping[str, str]
"""By language."""


@dataclass(frozen=True, kw_only=True)
class Attack:
    """What somebody tries against a line."""

    orders: Mapping[str, tuple[str, ...]]
    """By power; its units are those that are ordered."""

    @property
    def units(self) -> tuple[Unit, ...]:
        """The units that attack, and those that only stand there."""
        return tuple(unit_of(power, text) for power, texts in self.orders.items() for text in texts)


@dataclass(frozen=True, kw_only=True)
class StalemateLine:
    """A line, with what has to be true elsewhere."""

    id: str
    """Key in files; never shown, never changed."""

    names: Texts
    holder: str
    """The power that holds it here; any other, or several together, hold it as well."""

    orders: tuple[str, ...]
    """What its units do, every turn."""

    behind: tuple[str, ...]
    """The spaces without a unit that nobody enters; no unit of others may stand there at first."""

    no_fleets: tuple[str, ...] = ()
    """Spaces before it where no fleet of others may stand; then none can come there."""

    idea: Texts
    """What it holds, and how, by language."""

    elsewhere: Texts
    """What has to be true elsewhere, by language."""

    weak: str = ""
    """One order without which the attack below breaks it."""

    attack: Attack | None = None
    """An attack that this line withstands, and falls to without the order above."""

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """Its units, as they stand."""
        return tuple(unit_of(self.holder, text) for text in self.orders)

    @cached_property
    def spaces(self) -> frozenset[str]:
        """Everything that is held: where its units stand, and what lies behind."""
        return frozenset((*(unit.province for unit in self.units), *self.behind))

    def centres(self, board: Board) -> tuple[str, ...]:
        """Return the centres that its holder has by it."""
        return tuple(at for at in board.centres if at in self.spaces)

    def but(self, orders: Iterable[str]) -> "StalemateLine":
        """Return the line with other orders; what an order's unit left lies behind it now."""
        told = tuple(orders)
        left = self.spaces - {unit_of(self.holder, text).province for text in told}
        return replace(self, orders=told, behind=tuple(sorted(left)), weak="", attack=None)

    def without(self, order: str) -> "StalemateLine":
        """Return the line where one unit holds instead of what it was told to do."""
        hold = f"{' '.join(order.split()[:2])} H"
        return self.but(hold if one == order else one for one in self.orders)


def fingerprint(line: StalemateLine) -> str:
    """Return a short sum of what is held and how; words about it are not in it."""
    told = (line.holder, line.orders, line.behind, line.no_fleets)
    return hashing.sha256(json.dumps(told).encode()).hexdigest()[:16]


def unit_of(power: str, text: str) -> Unit:
    """Return the unit that an order in good notation is for."""
    kind, at = text.split()[:2]
    return Unit(power, UnitKind(kind), at)


@cache
def stalemate_lines() -> tuple[StalemateLine, ...]:
    """Return all lines, those with the fewest centres first."""
    content = json.loads(_FILE.read_text(encoding="utf-8"))
    return tuple(_line(item) for item in content["lines"])


def _line(item: Mapping[str, object]) -> StalemateLine:
    told = {**item}
    attack = told.pop("attack", None)
    return StalemateLine(
        **{key: _frozen(value) for key, value in told.items()},  # type: ignore[arg-type]
        attack=Attack(orders=_frozen(attack)) if attack else None,  # type: ignore[arg-type]
    )


def _frozen(value: object) -> object:
    match value:
        case dict():
            return MappingProxyType({key: _frozen(one) for key, one in value.items()})
        case list():
            return tuple(map(_frozen, value))
        case _:
            return value


class Ground:
    """The board before a line: from where each of its spaces can be attacked."""

    def __init__(self, line: StalemateLine, board: Board) -> None:
        self.line, self.board = line, board
        self.outside = tuple(at for at in sorted(board.provinces) if at not in line.spaces)
        self.most = len(board.centres) - len(line.centres(board))
        """Units that all others have at most."""

        self._bits = {at: 1 << place for place, at in enumerate(self.outside)}
        self.near: Mapping[str, tuple[str, ...]] = {
            at: tuple(one for one in self.outside if self._comes(one, at))
            for at in sorted(line.spaces)
        }
        """By space of the line, those from which it can be attacked."""

        self._masks = {at: sum(self._bits[one] for one in near) for at, near in self.near.items()}

    def kinds(self, at: str) -> Iterator[tuple[str, str]]:
        """Yield what may stand on a space outside: kind and location."""
        if self.board.army_neighbours.get(at):
            yield "A", at
        if at not in self.line.no_fleets:
            for location in self.board.provinces[at].locations:
                if self.board.fleet_neighbours.get(location):
                    yield "F", location

    def _comes(self, start: str, goal: str) -> bool:
        return any(self.board.reaches(kind, at, goal) for kind, at in self.kinds(start))

    @property
    def open_doors(self) -> tuple[str, ...]:
        """Spaces behind the line that somebody walks into, since nobody stands there."""
        return tuple(at for at in self.line.behind if self.near[at])

    @property
    def leaks(self) -> tuple[str, ...]:
        """Spaces that are to be free of fleets and into which one could sail."""
        return tuple(
            at
            for at in self.line.no_fleets
            if any(self._sails(one, at) for one in self.outside if one not in self.line.no_fleets)
        )

    def _sails(self, start: str, goal: str) -> bool:
        return any(
            self.board.reaches(kind, at, goal) for kind, at in self.kinds(start) if sails(kind)
        )

    @cached_property
    def supports(self) -> Mapping[str, tuple[str, ...]]:
        """By space of a unit of the line, the spaces of those that support it."""
        helped: dict[str, list[str]] = {unit.province: [] for unit in self.line.units}
        for text in self.line.orders:
            order = parse(text)
            if isinstance(order, SupportHold):
                helped[province_of(order.target)].append(province_of(order.at))
        return {at: tuple(by) for at, by in helped.items()}

    @property
    def beatable(self) -> tuple[str, ...]:
        """The spaces of its units that some attack takes."""
        return tuple(at for at in self.supports if self.falls(at, self.supports[at]))

    def falls(self, at: str, by: Sequence[str]) -> bool:
        """Tell whether a unit with these supports can be beaten.

        Some supports are cut, by one unit each; against the others and the unit itself there must
        be one more. Whether all of them can stand somewhere is Hall's theorem.
        """
        near, count = self._masks[at], len(by)
        if count + 2 > self.most or near.bit_count() < 2:
            return False
        open_ = [self._masks[one] for one in by if self._masks[one]]
        return any(
            _fit([(near, count - cut + 2), *((one, 1) for one in cuts)])
            for cut in range(len(open_) + 1)
            for cuts in combinations(open_, cut)
        )


def _fit(wanted: Sequence[tuple[int, int]]) -> bool:
    """Tell whether so many units can stand in each set of spaces, no two in one space."""
    for size in range(1, len(wanted) + 1):
        for some in combinations(wanted, size):
            room, count = 0, 0
            for spaces, need in some:
                room, count = room | spaces, count + need
            if room.bit_count() < count:
                return False
    return True
