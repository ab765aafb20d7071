"""Players at random who carry, help and hinder each other: most of what they write fits together.

Fleets that pass on armies are ordered together, whosever they are; seizures and guarded units are
many, since most of what can go wrong lies there.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.board.board import Board
from engine.games.diplomatia.calendar import EVALUATION, ORDERS
from engine.games.diplomatia.evaluation import balances
from engine.games.diplomatia.game import Diplomatia
from engine.games.diplomatia.orders import (
    ARMY,
    FLEET,
    Build,
    Defend,
    DiplomatiaOrder,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    Transport,
    Waive,
)
from engine.rules.position import Position, Unit

Sheets = dict[str, list[str]]

LONGEST = 4
"""Fleets in a row that players think of."""


def scribble(rules: Diplomatia, position: Position, chance: random.Random) -> Sheets:
    """Write the orders of every power: legal ones as a rule, and sometimes what people write."""
    kind = position.phase.kind
    if kind == ORDERS:
        sheets = fitting(rules, position, chance)
    elif kind == EVALUATION:
        sheets = _counts(rules, position, chance)
    else:
        sheets = _retreats(position, chance)
    for lines in sheets.values():
        if chance.random() < 0.05:
            lines[:] = chance.sample(lines, len(lines) // 2)
        if lines and chance.random() < 0.15:
            lines.extend(_slips(rules, position, lines, chance))
            chance.shuffle(lines)
    return sheets


def fitting(rules: Diplomatia, position: Position, chance: random.Random) -> Sheets:
    """Write an order for every unit, all in good notation: most of them fit together."""
    return _Plan(rules.board, position, chance).sheets()


def _retreats(position: Position, chance: random.Random) -> Sheets:
    sheets: Sheets = {}
    for one in position.dislodged:
        unit, ways = one.unit, one.retreats
        gone = Remove(unit.kind, unit.at)
        order = Move(unit.kind, unit.at, chance.choice(ways)) if ways else gone
        text = str(order if chance.random() < 0.9 else gone)
        sheets.setdefault(unit.power, []).append(text)
    return sheets


def _counts(rules: Diplomatia, position: Position, chance: random.Random) -> Sheets:
    sheets: Sheets = {}
    for power in rules.asked(position):
        lines = sheets.setdefault(power, [])
        for one in balances(position, power, rules.board, rules.profile):
            mine = [unit.at for unit in position.of(power) if unit.kind == one.kind]
            gone = chance.sample(mine, one.remove)
            sites = chance.sample(one.sites, one.build)
            orders: list[DiplomatiaOrder] = [Remove(one.kind, at) for at in gone]
            orders += [Build(one.kind, at) if chance.random() < 0.9 else Waive() for at in sites]
            lines += map(str, orders)
    return sheets


class _Plan:
    """One turn's orders for all units."""

    def __init__(self, board: Board, position: Position, chance: random.Random) -> None:
        self._board, self._position, self._chance = board, position, chance
        self._orders: dict[str, DiplomatiaOrder] = {}

    def sheets(self) -> Sheets:
        """Order all units; return the texts by power."""
        units = self._chance.sample(self._position.units, len(self._position.units))
        for unit in units:
            if unit.at in self._orders:
                continue
            plan = self._chance.choices((self._carry, self._seize, self._go), (2, 2, 3))[0]
            if self._chance.random() < 0.6:
                plan(unit)
        sheets: Sheets = {}
        for unit in units:
            order = self._orders.get(unit.at) or self._helpful(unit)
            sheets.setdefault(unit.power, []).append(str(order))
        return sheets

    def _go(self, unit: Unit) -> None:
        ways = sorted(self._board.neighbours(unit.kind, unit.at))
        busy = [way for way in ways if self._position.at(way)]
        if ways:
            to = self._chance.choice(busy if busy and self._chance.random() < 0.5 else ways)
            self._orders[unit.at] = Move(unit.kind, unit.at, to)

    def _seize(self, unit: Unit) -> None:
        sectors = self._board.ports_at.get(unit.at, ())
        if unit.kind == ARMY and sectors:
            self._orders[unit.at] = Seize(ARMY, unit.at, self._chance.choice(sectors))

    def _carry(self, unit: Unit) -> None:
        """Send an army over a row of fleets that have no orders yet."""
        if unit.kind != ARMY:
            return
        row: list[str] = []
        beside = self._board.shores.get(unit.at, frozenset())
        while len(row) < LONGEST:
            fleets = [at for at in sorted(beside) if self._idle_fleet(at) and at not in row]
            if not fleets:
                break
            row.append(self._chance.choice(fleets))
            if self._chance.random() < 0.5:
                break
            beside = self._board.fleet_neighbours.get(row[-1], frozenset())
        goals = sorted(self._board.shores.get(row[-1], frozenset()) - {unit.at}) if row else []
        if not goals:
            return
        goal = self._chance.choice(goals)
        self._orders[unit.at] = Move(ARMY, unit.at, goal)
        for source, at, to in zip([unit.at, *row], row, [*row[1:], goal], strict=False):
            self._orders[at] = Transport(FLEET, at, source, to)

    def _idle_fleet(self, at: str) -> bool:
        return at in self._position.by_province and at not in self._orders

    def _helpful(self, unit: Unit) -> DiplomatiaOrder:
        """Choose an order for a unit that stays: mostly one that helps somebody."""
        reach = self._board.neighbours(unit.kind, unit.at)
        helps: list[DiplomatiaOrder] = [
            Support(unit.kind, unit.at, other)
            for at, other in self._orders.items()
            if isinstance(other, Move | Seize) and other.to in reach and at != unit.at
        ]
        helps += [Guard(unit.kind, unit.at, at) for at in sorted(reach) if self._position.at(at)]
        if helps and self._chance.random() < 0.85:
            return self._chance.choice(helps)
        return Defend(unit.kind, unit.at)


def _slips(
    rules: Diplomatia, position: Position, lines: Sequence[str], chance: random.Random
) -> Iterable[str]:
    """Yield what people write besides: nonsense, two orders for a unit, foreign units."""
    places = sorted(rules.board.provinces)

    def some() -> str:
        return chance.choice(places)

    slips: tuple[Callable[[], str], ...] = (
        lambda: f"A {some()} - {some()}",
        lambda: f"F {some()} P A {some()} ZP {some()}",
        lambda: f"A {some()} ZP {some()}",
        lambda: f"{some().lower()}-{some().lower()}",
        lambda: f"A {some()} P F {some()} - {some()}",
        lambda: f"F {some()} T {some()} - {some()} ",
        lambda: f"F {some()} PO {some()}",
        lambda: f"{chance.choice(lines)} {some()}",
        lambda: chance.choice(lines).lower().replace(" ", ""),
        lambda: chance.choice(lines),
        lambda: f"{chance.choice(position.units)} O" if position.units else "WAIVE",
        lambda: f"{chance.choice(position.units)} D" if position.units else "WAIVE",
        lambda: "F ??? - 12 \u2026",
    )
    return _said(chance.sample(slips, chance.randint(1, 3)))


def _said(slips: Iterable[Callable[[], str]]) -> Iterator[str]:
    return (slip() for slip in slips)
