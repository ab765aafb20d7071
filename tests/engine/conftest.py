"""A tiny game for three on a ring of six provinces, and tables at which it is played."""

import itertools
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cached_property

import pytest

from engine.board.board import Board
from engine.board.province import Power, Province, Terrain
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.rules.choice import Advice, Choice, Reading, ReadingKind, Scrap
from engine.rules.game import End, Outcome
from engine.rules.order import Order
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Finding, Resolution, Ruling, Verdict
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.table.view import Stage
from tests.agreements import usual_agreement

RING = ("AAA", "BBB", "CCC", "DDD", "EEE", "FFF")
POWERS = ("NORTH", "SOUTH", "WEST")
START = (("NORTH", "A", "AAA"), ("SOUTH", "A", "CCC"), ("WEST", "A", "EEE"))


def ring_board() -> Board:
    return Board(
        id="ring",
        game="diplomacy",
        names={"en": "Ring", "cs": "Kruh"},
        powers=tuple(Power(id=power, letter=power[0], names={"en": power}) for power in POWERS),
        provinces={
            place: Province(
                id=place, abbr=place, terrain=Terrain.INLAND, names={"en": place}, centre=True
            )
            for place in RING
        },
        army_borders=frozenset(zip(RING, RING[1:] + RING[:1], strict=True)),
        fleet_borders=frozenset(),
        start_units=START,
    )


@dataclass(frozen=True)
class Skirmish:
    """Moves into empty places that nobody else wants succeed; ``D`` disbands; four centres win."""

    board: Board

    @cached_property
    def options(self) -> Mapping[str, str]:
        return {"paradox": "none"}

    def order(self, text: str) -> Order:
        return value_of(text)

    def start(self, year: int = 1901) -> Position:
        units = tuple(Unit(power, UnitKind(kind), at) for power, kind, at in START)
        return Position(phase=Phase(year, Season.SPRING, Step.MOVES), units=units)

    def asked(self, position: Position) -> tuple[str, ...]:
        if position.phase.step is Step.ADJUSTMENTS:
            return tuple(p for p in POWERS if position.of(p))[:1]
        return tuple(p for p in POWERS if position.of(p))

    def orderable(self, position: Position, power: str) -> tuple[str, ...]:
        return tuple(unit.at for unit in position.of(power))

    def read(self, text: str, position: Position, power: str) -> Reading:
        return Reading(kind=ReadingKind.ORDER, written=text, order=text.upper())

    def slip(self, text: str, position: Position, power: str) -> tuple[Scrap, ...]:
        return tuple(
            Scrap(number=number, written=line.strip(), reading=self.read(line, position, power))
            for number, line in enumerate(text.split("\n"))
            if line.strip()
        )

    def parts(self, text: str) -> Mapping[str, str]:
        return {"": text}

    def choices(
        self, position: Position, power: str, so_far: tuple[str, ...]
    ) -> tuple[Choice, ...]:
        if not so_far:
            return tuple(Choice(token=str(u), location=u.at) for u in position.of(power))
        if len(so_far) > 1:
            return ()
        unit = so_far[0]
        near = sorted(self.board.army_neighbours[unit[2:]])
        moves = tuple(Choice(token=to, location=to, order=f"{unit} - {to}") for to in near)
        return (*moves, Choice(token="H", order=f"{unit} H"))

    def advise(self, position: Position, power: str, orders: Sequence[str]) -> tuple[Advice, ...]:
        return ()

    def adjudicate(
        self,
        position: Position,
        orders: Mapping[str, Sequence[str]],
        disorder: frozenset[str] = frozenset(),
    ) -> Resolution:
        assert not disorder & set(orders)
        given = {text.split()[1]: text for texts in orders.values() for text in texts}
        wanted = [text.split(" - ")[1] for text in given.values() if " - " in text]
        taken = {unit.at for unit in position.units}
        units, rulings = [], []
        for unit in position.units:
            order = given.get(unit.at, f"{unit} H")
            target = order.partition(" - ")[2]
            free = bool(target) and target not in taken and wanted.count(target) == 1
            if not order.endswith(" D"):
                units.append(replace(unit, at=target) if free else unit)
            rulings.append(
                Ruling(
                    power=unit.power,
                    unit=str(unit),
                    order=value_of(order),
                    verdict=Verdict.SUCCEEDS if free else Verdict.STANDS,
                    findings=(Finding(reason="free" if free else "stays", where=unit.at),),
                )
            )
        return Resolution(after=self._after(position, tuple(units)), rulings=tuple(rulings))

    def _after(self, position: Position, units: tuple[Unit, ...]) -> Position:
        phase, owners = position.phase, dict(position.owners)
        match phase.season:
            case Season.SPRING:
                following = replace(phase, season=Season.AUTUMN)
            case Season.AUTUMN:
                following = Phase(phase.year, Season.WINTER, Step.ADJUSTMENTS)
                owners |= {unit.at: unit.power for unit in units}
            case Season.WINTER:
                following = Phase(phase.year + 1, Season.SPRING, Step.MOVES)
        return Position(phase=following, units=units, owners=owners)

    def with_ways_out(self, position: Position) -> Position:
        return position

    def attackers(self, space: str) -> frozenset[str]:
        return frozenset()

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        return tuple((power,) for power in POWERS)

    @property
    def units_to_win(self) -> int:
        return 0

    @property
    def agreed_hands(self) -> bool:
        return False

    @property
    def may_stop(self) -> bool:
        return False

    def told_openly(self, position: Position) -> bool:
        return False

    def undecided(self, position: Position) -> str:
        return ""

    def outcome(
        self, position: Position, sides: tuple[tuple[str, ...], ...] = ()
    ) -> Outcome | None:
        winner = next((p for p in POWERS if position.count(p) >= 4), None)
        return Outcome(End.SOLO, (winner,)) if winner else None


class Clock:
    """A wall clock that a test turns by hand."""

    def __init__(self) -> None:
        self.time = datetime(2025, 11, 21, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def turn(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def rules():
    return Skirmish(ring_board())


@pytest.fixture
def seats():
    return tuple(Seat(power=p, player=f"Player {n}") for n, p in enumerate(POWERS, 1))


@pytest.fixture
def begin(rules, seats, clock):
    """Found a game; nonces are 00…01, 00…02 and so on, and the seats' order is fixed."""

    def begin(store=None, *, numbers=None, seed=3):
        counter = numbers or itertools.count(1)
        return found(
            rules,
            store if store is not None else MemoryStore(),
            usual_agreement(title="Friday", seats=seats, map="ring"),
            terms=Terms(rng=random.Random(seed), now=clock, nonce=lambda: f"{next(counter):064x}"),
        )

    return begin


@pytest.fixture
def path(tmp_path):
    return tmp_path / "Friday.velmoc"


@pytest.fixture
def play():
    """Let everybody seal, open the envelopes and go on."""

    def play(session, orders=None):
        for power in session.public().queue:
            session.envelopes.seal(power, (orders or {}).get(power, ()))
        session.reveal()
        if session.public().stage is Stage.REVEALED:
            session.advance()

    return play
