"""Lamplighters who light by simple rules: to the nearest lamp that does not burn for their guild.

In the morning they walk to it, first to where others could come too; in the evening they light. Who
has nothing to light in the evening walks on, and best into the quarter of somebody who is lighting:
that blows out his match.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.board.board import Board
from engine.games.blank.calendar import MORNING
from engine.games.blank.game import Blank
from engine.games.blank.judge import fault_of
from engine.games.blank.orders import KIND, BlankOrder, Go, Light, Rest, towards
from engine.rules.game import Rules
from engine.rules.novice import whim
from engine.rules.position import Position, Unit

_LIGHT: Final = 100
"""What a lamp is worth that can be lit at once, or one next door that nobody else can come to."""

_RIVAL: Final = 10
"""What it is worth less for each who could come there, too."""

_STAY: Final = 85
"""What it is worth to wait for the evening beside a lamp that is still to be lit."""

_DISTURB: Final = 60
_NEARER: Final = 30
"""What a step is worth that ends beside such a lamp; each further step takes some of that away."""

_STEP: Final = 5
_LEADER: Final = 3
"""What a lamp is worth more that burns for who has most of them."""

_FAR: Final = 99


def novice(rules: Rules, position: Position, power: str, seed: str = "", /) -> tuple[str, ...]:
    """Write all that a guild is asked for: see ``engine.rules.novice``."""
    if not isinstance(rules, Blank):
        raise TypeError(rules.game)
    return _Part(rules, position, power, seed).orders()


class _Part:
    """One guild's orders for one part of a day."""

    def __init__(self, rules: Blank, position: Position, power: str, seed: str) -> None:
        self._rules, self._board, self._position = rules, rules.board, position
        self._power, self._seed = power, f"{seed} {position.phase.code} {power}"
        self._mine = {piece.at for piece in position.of(power)}
        self._foreign = [one for one in position.units if one.power != power]
        wanted = {at for at in self._board.provinces if self._worth_lighting(power, at)}
        self._wanted = wanted
        others = (one.id for one in self._board.powers if one.id != power)
        self._leader = max(others, key=position.count, default="")
        self._far = _distances(self._board, wanted - self._mine)

    def orders(self) -> tuple[str, ...]:
        """Let the best come first: no two of a guild go to one quarter."""
        ways = sorted(
            (-worth, whim(self._seed, order), str(order), order)
            for piece in self._position.of(self._power)
            for order, worth in self._ways(piece)
        )
        given: dict[str, BlankOrder] = {}
        taken: set[str] = set()
        for _, _, _, order in ways:
            goal = towards(order)
            if order.at not in given and goal not in taken and self._free(order, given):
                given[order.at] = order
                taken.add(goal)
        return tuple(
            str(given.get(piece.at, Rest(piece.at))) for piece in self._position.of(self._power)
        )

    def _free(self, order: BlankOrder, given: Mapping[str, BlankOrder]) -> bool:
        """Tell whether nobody of the guild is in the way of an order."""
        goal = towards(order)
        if goal == order.at or goal not in self._mine:
            return True
        ahead = given.get(goal)
        return isinstance(ahead, Go) and ahead.to != order.at

    def _ways(self, piece: Unit) -> Iterator[tuple[BlankOrder, int]]:
        """Yield what one lamplighter could do, with what that is worth."""
        morning, at = self._position.phase.kind == MORNING, piece.at
        yield Rest(at), _STAY if morning and at in self._wanted else 0
        light = Light(at)
        fault = fault_of(light, self._position, self._board, relight=self._rules.relight)
        if fault is None and at in self._wanted:
            yield light, _LIGHT
        for to in sorted(self._board.neighbours(KIND, at)):
            there = self._position.at(to)
            worth = self._nearer(at, to)
            if morning and to in self._wanted:
                worth = _LIGHT - _RIVAL * self._rivals(to) if there is None else worth
                worth += _LEADER * (self._position.owners.get(to) == self._leader)
            elif not morning and there is not None and there.power != self._power:
                worth = _DISTURB * self._worth_lighting(there.power, to)
            if worth > 0:
                yield Go(at, to), worth

    def _worth_lighting(self, power: str, at: str) -> bool:
        """Tell whether a guild could make a lamp its own."""
        owner = self._position.owners.get(at)
        return owner is None or (owner != power and self._rules.relight)

    def _rivals(self, to: str) -> int:
        return sum(to in self._board.neighbours(KIND, one.at) for one in self._foreign)

    def _nearer(self, at: str, to: str) -> int:
        far = self._far.get(to, _FAR)
        return max(1, _NEARER - _STEP * far) if far < self._far.get(at, _FAR) else 0


def _distances(board: Board, goals: set[str]) -> Mapping[str, int]:
    """Return how many streets lie between each quarter and the nearest goal."""
    far = dict.fromkeys(sorted(goals), 0)
    edge = [*far]
    for at in edge:
        for near in sorted(board.neighbours(KIND, at)):
            if near not in far:
                far[near] = far[at] + 1
                edge.append(near)
    return far
