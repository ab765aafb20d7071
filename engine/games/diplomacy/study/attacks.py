"""Attacks on a stalemate line by chance, judged by the rules, to see whether it holds.

Half of them are greedy: one unit of the line is picked, some of its supports are cut, and whoever
else can come near attacks it together. Others let everybody go for something, or bring armies
over the sea. Whoever is left over attacks a second unit, or stands somewhere. The others have as
many units as the centres that are left allow; whose they are is drawn, too.
"""

import random
from collections.abc import Iterable, Iterator, Sequence

from engine.board.board import Board, sails
from engine.board.location import province_of
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.games.diplomacy.study.stalemate import Attack, Ground, StalemateLine
from engine.rules.position import Position, Unit

_WHEN = Phase(1910, Season.SPRING, Step.MOVES)
_GREEDY, _SHIPPED = 0.6, 0.15
_FULL, _ONE_POWER = 0.7, 0.5
_FERRY_STEPS = 3
"""Fleets that carry one army at most."""

Piece = tuple[str, str]
"""Kind and location."""


def position_of(line: StalemateLine, units: Iterable[Unit], board: Board | None = None) -> Position:
    """Return the board with a line and what stands before it; with a board, with all owners."""
    owners = {}
    if board is not None:
        theirs = {unit.province: unit.power for unit in units}
        for at in board.centres:
            owner = line.holder if at in line.spaces else theirs.get(at)
            if owner:
                owners[at] = owner
    return Position(phase=_WHEN, units=(*line.units, *units), owners=owners)


def holds(rules: Diplomacy, line: StalemateLine, attack: Attack) -> bool:
    """Judge an attack: whether no unit of the line is dislodged and nobody comes behind it."""
    position = position_of(line, attack.units)
    after = rules.adjudicate(position, {line.holder: line.orders, **attack.orders}).after
    if any(beaten.unit.power == line.holder for beaten in after.dislodged):
        return False
    inside = line.spaces
    return all(unit.power == line.holder or unit.province not in inside for unit in after.units)


class Attackers:
    """Draws attacks on one line; each needs no more than its board and chance."""

    def __init__(self, line: StalemateLine, board: Board, chance: random.Random) -> None:
        self._line, self._chance, self._board = line, chance, board
        self._ground = Ground(line, board)
        self._powers = [power for power in board.powers_by_id if power != line.holder]
        self._kinds = {at: tuple(self._ground.kinds(at)) for at in self._ground.outside}
        self._targets = [at for at, near in self._ground.near.items() if near]
        self._beside = {
            goal: {
                at: tuple(piece for piece in self._kinds[at] if board.reaches(*piece, goal))
                for at in near
            }
            for goal, near in self._ground.near.items()
        }
        """By space of the line, what can attack it from where."""

        self._front = sorted({at for near in self._ground.near.values() for at in near})
        self._weights = [len(self._ground.near[at]) for at in self._targets]
        self._coasts = {
            at: tuple(
                sea
                for sea in sorted(board.touching(at))
                if sea in self._kinds and self._is_sea(sea) and self._kinds[sea]
            )
            for at in board.provinces
            if board.army_neighbours.get(at)
        }

    def _is_sea(self, at: str) -> bool:
        return not self._board.army_neighbours.get(at)

    def attack(self) -> Attack:
        """Draw one."""
        kind = self._chance.random()
        most = self._ground.most
        if self._chance.random() > _FULL:
            most = self._chance.randint(2, most)
        drawn = _Drawn(most)
        if kind < _SHIPPED:
            self._ship(drawn)
        if kind < _GREEDY:
            self._strike(drawn)
            self._strike(drawn)
        self._crowd(drawn)
        return Attack(orders=self._shared(drawn))

    def _shared(self, drawn: "_Drawn") -> dict[str, tuple[str, ...]]:
        """Share the units among the powers."""
        chance = self._chance
        if chance.random() < _ONE_POWER:
            return {chance.choice(self._powers): tuple(drawn.orders.values())}
        some = chance.sample(self._powers, chance.randint(2, len(self._powers)))
        sheets: dict[str, list[str]] = {}
        for text in drawn.orders.values():
            sheets.setdefault(chance.choice(some), []).append(text)
        return {power: tuple(texts) for power, texts in sheets.items()}

    # -- ways to attack -----------------------------------------------------------------------

    def _strike(self, drawn: "_Drawn") -> None:
        """Cut some supports of one unit and bring everybody else who can come against it."""
        chance = self._chance
        goal = chance.choices(self._targets, self._weights)[0]
        by = [at for at in self._ground.supports.get(goal, ()) if self._ground.near[at]]
        for cut in chance.sample(by, chance.randint(0, len(by))):
            self._send(drawn, cut, 1)
        self._send(drawn, goal, drawn.left)

    def _send(self, drawn: "_Drawn", goal: str, count: int) -> None:
        """Let units near a space attack it: one moves, the others support that."""
        chance, lead = self._chance, ""
        ways = [(at, pieces) for at, pieces in self._beside[goal].items() if at not in drawn.orders]
        chance.shuffle(ways)
        for at, pieces in ways[: min(count, drawn.left)]:
            kind, where = chance.choice(pieces)
            if lead:
                drawn.orders[at] = f"{kind} {where} S {lead}"
                continue
            ends = self._ends(kind, where, goal)
            lead = f"{kind} {where} - {chance.choice(ends)}"
            drawn.orders[at] = lead
            lead = f"{kind} {where} - {goal}" if len(ends) > 1 else lead

    def _ends(self, kind: str, where: str, goal: str) -> list[str]:
        return sorted(at for at in self._board.neighbours(kind, where) if province_of(at) == goal)

    def _ship(self, drawn: "_Drawn") -> None:
        """Bring an army over the sea, with whoever can support it."""
        chance = self._chance
        goals = [at for at in self._targets if self._coasts.get(at)]
        if not goals:
            return
        goal = chance.choice(goals)
        route, seen = [chance.choice(self._coasts[goal])], set[str]()
        for _ in range(chance.randint(0, _FERRY_STEPS - 1)):
            seen.add(route[-1])
            more = [
                at
                for at in sorted(self._board.touching(route[-1]))
                if at in self._kinds and at not in seen and self._is_sea(at) and self._kinds[at]
            ]
            if not more:
                break
            route.append(chance.choice(more))
        starts = [
            at
            for at in sorted(self._board.touching(route[-1]))
            if at in self._kinds and not self._is_sea(at) and at not in drawn.orders and at != goal
        ]
        if not starts or len(route) >= drawn.left:
            return
        start = chance.choice(starts)
        drawn.orders[start] = f"A {start} - {goal}"
        for sea in route:
            drawn.orders[sea] = f"F {sea} C A {start} - {goal}"
        for at, pieces in self._beside[goal].items():
            if at not in drawn.orders and drawn.left:
                kind, where = chance.choice(pieces)
                drawn.orders[at] = f"{kind} {where} S A {start} - {goal}"

    def _crowd(self, drawn: "_Drawn") -> None:
        """Let whoever is left go for something near, or stand somewhere."""
        chance = self._chance
        free = [at for at in self._front if at not in drawn.orders]
        chance.shuffle(free)
        for at in free[: drawn.left]:
            kind, where = chance.choice(self._kinds[at])
            ends = sorted(
                end
                for end in self._board.neighbours(kind, where)
                if province_of(end) in self._line.spaces
            )
            drawn.orders[at] = self._sensible(drawn, f"{kind} {where}", ends)
        rest = [at for at in self._ground.outside if at not in drawn.orders and self._kinds[at]]
        for at in chance.sample(rest, min(drawn.left, len(rest), chance.randint(0, 3))):
            kind, where = chance.choice(self._kinds[at])
            drawn.orders[at] = f"{kind} {where} H"

    def _sensible(self, drawn: "_Drawn", unit: str, ends: Sequence[str]) -> str:
        """Support somebody who goes where the unit could go, or go there."""
        chance = self._chance
        if not ends:
            return f"{unit} H"
        end = chance.choice(ends)
        if chance.random() < 0.5:
            goal = province_of(end)
            helped = [text for text in drawn.moves() if province_of(text.split()[3]) == goal]
            if helped:
                return f"{unit} S {chance.choice(helped)}"
        return f"{unit} - {end}"


class _Drawn:
    """The orders of an attack so far, by space."""

    def __init__(self, most: int) -> None:
        self.orders: dict[str, str] = {}
        self._most = most

    @property
    def left(self) -> int:
        """How many units there can still be."""
        return max(0, self._most - len(self.orders))

    def moves(self) -> Iterator[str]:
        """Yield the moves."""
        return (text for text in self.orders.values() if " - " in text and text.split()[2] == "-")


def breach(
    rules: Diplomacy, line: StalemateLine, count: int, chance: random.Random
) -> Attack | None:
    """Try so many attacks; return the first that the line does not withstand."""
    attackers = Attackers(line, rules.board, chance)
    for _ in range(count):
        attack = attackers.attack()
        if not holds(rules, line, attack):
            return attack
    return None


def kinds_afloat(attack: Attack) -> int:
    """Return how many of its units are fleets."""
    return sum(sails(unit.kind) for unit in attack.units)
