"""Players that move by simple rules: to the nearest centre that is not theirs, two against one.

They play beside somebody who is learning, and say what he could write when he asks for a hint. They
deal with nobody and guess nothing; whoever supports an attack on them from two sides takes what
they have.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.board.board import Board, sails
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.orders import (
    Build,
    DiplomacyOrder,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    parse,
)
from engine.games.diplomacy.phase import Season, Step, dated
from engine.rules.game import Rules
from engine.rules.position import Position

_FAR: Final = 99
"""Of a space from which nothing worth having can be reached."""

_FREE, _HELD, _GUARDED, _RIVAL = 100, 40, 30, 10
"""What a centre is worth where nobody stands, where somebody does, and an own one that somebody
could take; and what a free one is worth less for each who could go there too."""

_MOST_RIVALS = 5


def novice(rules: Rules, position: Position, power: str, seed: str = "", /) -> tuple[str, ...]:
    """Write all that a power is asked for: see ``engine.rules.novice``."""
    if not isinstance(rules, Diplomacy):
        raise TypeError(rules.game)
    return orders(rules, position, power, seed)


def orders(rules: Diplomacy, position: Position, power: str, seed: str = "") -> tuple[str, ...]:
    """Return what such a player writes: an order for each of his units, or what is asked else."""
    able = {
        unit: [(text, parse(text)) for text in texts]
        for unit, texts in legal_orders(rules.board, position, power, rules.profile).items()
    }
    step = dated(position.phase).step
    if step is Step.MOVES:
        return _Moves(rules.board, position, power).orders(able)
    if step is Step.RETREATS:
        return _retreats(rules.board, position, power, able)
    return _adjustments(rules, position, power, able)


Able = Mapping[str, list[tuple[str, DiplomacyOrder]]]


class _Moves:
    """One power's moves."""

    def __init__(self, board: Board, position: Position, power: str) -> None:
        self._board, self._position, self._power = board, position, power
        owned = {at for at, owner in position.owners.items() if owner == power}
        self._wanted = frozenset(at for at in board.centres if at not in owned)
        self._far = {kind: _distances(board, kind, self._wanted) for kind in ("A", "F")}
        mine = position.of(power)
        self._mine = {unit.province for unit in mine}
        autumn = dated(position.phase).season is Season.AUTUMN
        self._open = {at for at in sorted(owned) if self._rivals(at)}
        """Own spaces to which somebody else could go."""

        stay = self._wanted | self._open
        self._stay = {at for at in self._mine if autumn and at in stay}
        """Where a unit waits for the centre to become its own, or guards it."""

    def orders(self, able: Able) -> tuple[str, ...]:
        """Let the best moves go first; whoever is left helps one of them, or guards a neighbour."""
        ways = sorted(
            (-self._worth(order), unit, text, order)
            for unit, texts in able.items()
            for text, order in texts
            if isinstance(order, Move) and self._next_door(order) and self._worth(order) > 0
        )
        given: dict[str, str] = {}
        goals: dict[str, Move] = {}
        for _, unit, text, order in ways:
            goal = province_of(order.to)
            if unit in given or goal in goals or province_of(order.at) in self._stay:
                continue
            if goal in self._mine:
                continue
            help_ = self._help(able, order, given, unit) if self._guarded(goal) else ""
            if self._guarded(goal) and not help_:
                continue
            given[unit], goals[goal] = text, order
            if help_:
                given[help_] = self._support(able[help_], order)
        for unit, texts in able.items():
            if unit not in given:
                given[unit] = self._rest(unit, texts, goals)
        return tuple(given[unit] for unit in able)

    def _worth(self, order: Move) -> int:
        goal, kind = province_of(order.to), str(order.kind)
        if goal in self._wanted:
            return _HELD if self._position.at(goal) else _FREE - _RIVAL * self._rivals(goal)
        if goal in self._open:
            return _GUARDED
        before = self._far[kind].get(province_of(order.at), _FAR)
        return max(0, before - self._far[kind].get(goal, _FAR))

    def _rivals(self, goal: str) -> int:
        """Return how many of the others could go to a space, too."""
        others = (unit for unit in self._position.units if unit.power != self._power)
        near = sum(self._board.reaches(unit.kind, unit.at, goal) for unit in others)
        return min(near, _MOST_RIVALS)

    def _next_door(self, order: Move) -> bool:
        return order.to in self._board.neighbours(str(order.kind), order.at)

    def _guarded(self, goal: str) -> bool:
        there = self._position.at(goal)
        return there is not None and there.power != self._power

    def _help(self, able: Able, move: Move, given: Mapping[str, str], but: str) -> str:
        """Return a unit that has nothing better to do than to support a move."""
        for unit, texts in able.items():
            idle = unit != but and unit not in given
            if idle and self._support(texts, move):
                return unit
        return ""

    def _support(self, texts: Iterable[tuple[str, DiplomacyOrder]], move: Move) -> str:
        for text, order in texts:
            if (
                isinstance(order, SupportMove)
                and order.target == move.at
                and province_of(order.to) == province_of(move.to)
            ):
                return text
        return ""

    def _rest(
        self, unit: str, texts: list[tuple[str, DiplomacyOrder]], goals: Mapping[str, Move]
    ) -> str:
        """Support a move of a neighbour, or one that stays in a centre; else hold."""
        for move in goals.values():
            text = self._support(texts, move)
            if text:
                return text
        for text, order in texts:
            if isinstance(order, SupportHold) and province_of(order.target) in self._stay:
                return text
        return next(text for text, _ in texts if text == f"{unit} H")


def _distances(board: Board, kind: str, goals: frozenset[str]) -> Mapping[str, int]:
    """Return how many moves lie between each space and the nearest goal, for a kind of unit."""
    barred = Terrain.INLAND if sails(kind) else Terrain.SEA
    far = dict.fromkeys(sorted(goals), 0)
    edge = [at for at in far if board.provinces[at].terrain is not barred]
    while edge:
        fresh = []
        for at in edge:
            for near in sorted(board.touching(at)):
                if near not in far and board.provinces[near].terrain is not barred:
                    far[near] = far[at] + 1
                    fresh.append(near)
        edge = fresh
    return far


def _retreats(board: Board, position: Position, power: str, able: Able) -> tuple[str, ...]:
    """Go where a centre is nearest, each unit to another space; else be disbanded."""
    wanted = frozenset(board.centres)
    taken: set[str] = set()
    given = []
    del position, power
    for unit, texts in able.items():
        far = _distances(board, unit[:1], wanted)
        ways = sorted(
            (far.get(province_of(order.to), _FAR), text, province_of(order.to))
            for text, order in texts
            if isinstance(order, Retreat) and province_of(order.to) not in taken
        )
        if ways:
            taken.add(ways[0][2])
            given.append(ways[0][1])
        else:
            given.append(texts[-1][0])
    return tuple(given)


def _adjustments(rules: Diplomacy, position: Position, power: str, able: Able) -> tuple[str, ...]:
    """Build armies and fleets by turns; give up what stands farthest from anything to be had."""
    due = position.count(power) - len(position.of(power))
    given: list[str] = []
    if due > 0:
        fleets = sum(sails(unit.kind) for unit in position.of(power))
        armies = len(position.of(power)) - fleets
        for texts in able.values():
            builds = [(text, order) for text, order in texts if isinstance(order, Build)]
            if len(given) < due and builds:
                sea = [text for text, order in builds if sails(order.kind)]
                chosen = sea[0] if sea and fleets < armies else builds[0][0]
                fleets, armies = fleets + (chosen in sea), armies + (chosen not in sea)
                given.append(chosen)
    elif due < 0:
        owned = {at for at, owner in position.owners.items() if owner == power}
        wanted = frozenset(at for at in rules.board.centres if at not in owned)
        far = {kind: _distances(rules.board, kind, wanted) for kind in ("A", "F")}
        units = sorted(
            position.of(power), key=lambda one: (-far[one.kind].get(one.province, _FAR), str(one))
        )
        given = [f"{unit} D" for unit in units[:-due]]
    return tuple(given)
