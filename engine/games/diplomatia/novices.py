"""Players of Diplomatia who move by simple rules: to the nearest centre or port that is not theirs.

Armies go for centres and seize ports, fleets go for ports and carry armies. Where somebody stands
they come two against one or more; who has nothing better to do helps a neighbour. They deal with
nobody and guess nothing.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final

from engine.board.board import Board
from engine.games.diplomatia.calendar import ORDERS, RETREATS
from engine.games.diplomatia.evaluation import Balance, balances
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
)
from engine.games.diplomatia.reach import Reach
from engine.games.diplomatia.transport import best_way, chain
from engine.rules.game import Rules
from engine.rules.novice import whim
from engine.rules.position import Position, Unit, UnitKind

_FREE: Final[Mapping[UnitKind, int]] = {ARMY: 100, FLEET: 80}
"""What a centre, or a port, is worth where nobody stands."""

_RIVAL: Final = 10
"""What it is worth less for each who could come there, too."""

_HELD: Final = 50
"""What it is worth where somebody stands."""

_STAY: Final[Mapping[int, int]] = {0: 0, 1: 28}
"""What it is worth to stay in one that is one's own, by how many others could come to it."""

_BESIEGED: Final = 45
"""The same where several could."""

_HELP: Final = 70
"""Who could do better than that by himself is not asked for help."""

_RETURN: Final = 35
"""What it is worth to go back to one that others could come to."""

_SAIL: Final = 5
"""What it is worth less to go by transport: the fleets are bound to it."""

_NEARER: Final = 20
"""What a step is worth that ends beside a goal; each further step takes one of that away."""

_WHIM: Final = 12
"""Up to so much he does not care: two who always do the same are in each other's way for ever."""

_FAR: Final = 99
_MOST_RIVALS: Final = 5

Deed = Move | Seize
"""What takes a space, and can be supported."""


def novice(rules: Rules, position: Position, power: str, seed: str = "", /) -> tuple[str, ...]:
    """Write all that a power is asked for: see ``engine.rules.novice``."""
    if not isinstance(rules, Diplomatia):
        raise TypeError(rules.game)
    player = _Player(rules, position, power, seed)
    if position.phase.kind == ORDERS:
        return tuple(str(order) for order in _Orders(player).orders())
    if position.phase.kind == RETREATS:
        return tuple(str(order) for order in _retreats(player))
    return tuple(str(order) for order in _evaluation(player))


class _Player:
    """What one power wants, and what it is afraid of."""

    def __init__(self, rules: Diplomatia, position: Position, power: str, seed: str) -> None:
        self.rules, self.board, self.position, self.power = rules, rules.board, position, power
        self._seed = f"{seed} {position.phase.code} {power}"
        self.friends = next((side for side in rules.sides if power in side), (power,))
        """All powers of the same player, this one among them."""

        self.reach = Reach(rules.board, position, rules.profile)
        counted = {*rules.board.centres, *rules.board.ports}
        self.own = {at for at in counted if position.owners.get(at) in self.friends}
        self.wanted = counted - self.own

    def whim(self, about: object) -> int:
        """Return in which place something stands among what is as good."""
        return whim(self._seed, about)

    @cached_property
    def _comers(self) -> Mapping[str, int]:
        """How many of the others could come to each space."""
        comers: Counter[str] = Counter()
        for unit in self.position.units:
            if unit.power not in self.friends:
                comers.update({*self.reach.steps(unit), *self.reach.ports(unit)})
        return comers

    def rivals(self, at: str) -> int:
        """Return how many of the others could come to a space."""
        return min(self._comers[at], _MOST_RIVALS)

    @cached_property
    def _far(self) -> Mapping[UnitKind, Mapping[str, int]]:
        free = {
            at
            for at in self.wanted
            if (there := self.position.at(at)) is None or there.power not in self.friends
        }
        return {kind: _distances(self.board, kind, free) for kind in (ARMY, FLEET)}

    def far(self, kind: UnitKind, at: str) -> int:
        """Return how many moves lie between a space and the nearest one to be had."""
        return self._far[kind].get(at, _FAR)

    def held(self, at: str) -> bool:
        """Tell whether somebody else's unit stands in a space."""
        there = self.position.at(at)
        return there is not None and there.power not in self.friends


def _distances(board: Board, kind: UnitKind, goals: Iterable[str]) -> Mapping[str, int]:
    """Return how many moves lie between each space and the nearest goal, for a kind of unit.

    An army reaches the sea from its coast, and land from there, so that who lives on an island goes
    to the shore; a port can be had from its coast.
    """
    far = dict.fromkeys(sorted(goals), 0)
    edge = [*far]
    for at in edge:
        for near in sorted(board.touching(at) if kind == ARMY else board.neighbours(kind, at)):
            if near not in far:
                far[near] = far[at] + 1
                edge.append(near)
    return far


class _Orders:
    """One power's orders for all its units."""

    def __init__(self, player: _Player) -> None:
        self._player, self._board, self._position = player, player.board, player.position
        self._reach = player.reach
        self._units = player.position.of(player.power)
        self._standing = {unit.at for unit in player.position.units if unit.power in player.friends}
        self._fleets = {unit.at: unit for unit in self._units if unit.kind == FLEET}
        self._given: dict[str, DiplomatiaOrder] = {}
        self._taken: dict[str, Deed] = {}
        """What takes which space."""

        self._best: dict[str, int] = {}
        """What the best is worth that each unit could do."""

    def orders(self) -> tuple[DiplomatiaOrder, ...]:
        """Let the best come first; whoever is left helps one of them, or guards a neighbour."""
        player = self._player
        ways = sorted(
            (player.whim(order) % _WHIM - worth, str(order), order)
            for unit in self._units
            for order, worth in self._ways(unit)
            if worth > 0
        )
        for worth, _, order in ways:
            self._best.setdefault(order.at, -worth)
        for _, _, order in ways:
            if order.at not in self._given:
                self._try(order)
        for unit in self._units:
            if unit.at not in self._given:
                self._given[unit.at] = self._help(unit)
        return tuple(self._given[unit.at] for unit in self._units)

    # -- what is worth doing --------------------------------------------------------------------

    def _ways(self, unit: Unit) -> Iterator[tuple[Deed | Defend, int]]:
        player = self._player
        if unit.at in player.own:
            yield Defend(unit.kind, unit.at), _STAY.get(player.rivals(unit.at), _BESIEGED)
        steps = self._reach.steps(unit)
        for to in steps:
            yield Move(unit.kind, unit.at, to), self._worth(unit, to)
        if unit.kind == ARMY:
            for to in self._reach.ports(unit):
                if to in player.wanted:
                    yield Seize(unit.kind, unit.at, to), self._worth_having(FLEET, to)
            for to in self._reach.landings(unit.at, self._fleets) - steps:
                if to in player.wanted:
                    yield Move(unit.kind, unit.at, to), self._worth_having(ARMY, to) - _SAIL

    def _worth(self, unit: Unit, to: str) -> int:
        """Return what it is worth to have a unit in a space."""
        player = self._player
        if to in player.wanted:
            return self._worth_having(unit.kind, to)
        if to in player.own and player.rivals(to) and unit.at not in player.own:
            return _RETURN
        far = player.far(unit.kind, to)
        return max(1, _NEARER - far) if far < player.far(unit.kind, unit.at) else 0

    def _worth_having(self, kind: UnitKind, to: str) -> int:
        player = self._player
        return _HELD if player.held(to) else _FREE[kind] - _RIVAL * player.rivals(to)

    # -- what can be done ------------------------------------------------------------------------

    def _try(self, order: Deed | Defend) -> None:
        """Order a unit to do something, with all that has to help it; nothing where it cannot."""
        if isinstance(order, Defend):
            self._given[order.at] = order
            return
        if order.to in self._taken or not self._clear(order):
            return
        carried = self._carried(order)
        if carried is None:
            return
        held, rivals = self._player.held(order.to), self._player.rivals(order.to)
        found = self._supports(order, {order.at, *carried})
        if held and not found:
            return
        helpers = dict(found[: max(held, rivals)])
        self._given |= {order.at: order, **carried, **helpers}
        self._taken[order.to] = order

    def _clear(self, order: Deed) -> bool:
        """Tell whether nobody of the same player is in the way."""
        if order.to not in self._standing:
            return True
        ahead = self._given.get(order.to)
        leaves = isinstance(ahead, Move) and ahead.to != order.at
        return leaves and isinstance(order, Move)

    def _carried(self, order: Deed) -> Mapping[str, DiplomatiaOrder] | None:
        """Return what fleets have to do that an army arrives; nothing where they cannot."""
        if isinstance(order, Seize) or order.to in self._board.neighbours(order.kind, order.at):
            return {}
        idle = {at: fleet for at, fleet in self._fleets.items() if at not in self._given}
        power = self._player.power
        way = best_way(self._board, idle, power, order.at, order.to)
        if not way:
            return None
        links = chain(self._board, self._position, power, order.at, order.to)
        if {link.order.at for link in links} != {*way}:
            return None
        return {link.order.at: link.order for link in links}

    def _supports(self, order: Deed, but: set[str]) -> list[tuple[str, DiplomatiaOrder]]:
        """Return who has nothing better to do than to support something, and how."""
        units = [
            unit
            for unit in self._units
            if unit.at not in self._given and unit.at not in but
            if order.to in self._reach.steps(unit)
            if order.to in self._player.wanted and self._best.get(unit.at, 0) <= _HELP
        ]
        units.sort(key=lambda unit: self._best.get(unit.at, 0))
        return [(unit.at, Support(unit.kind, unit.at, order)) for unit in units]

    def _help(self, unit: Unit) -> DiplomatiaOrder:
        """Support somebody of one's own, or guard who stays where others could come; or defend."""
        steps = self._reach.steps(unit)
        for to in sorted(self._taken, key=lambda to: (-self._player.rivals(to), to)):
            needed = self._player.rivals(to) or self._player.held(to)
            if to in steps and needed:
                return Support(unit.kind, unit.at, self._taken[to])
        for at in sorted(steps, key=lambda at: (-self._player.rivals(at), at)):
            stays = isinstance(self._given.get(at), Defend) and at in self._player.own
            if stays and self._player.rivals(at):
                return Guard(unit.kind, unit.at, at)
        return Defend(unit.kind, unit.at)


def _retreats(player: _Player) -> Iterator[DiplomatiaOrder]:
    """Go where something is to be had or to be kept, each unit to another space; or be lost."""
    taken: set[str] = set()
    for fallen in player.position.dislodged:
        unit = fallen.unit
        if unit.power != player.power:
            continue
        ways = sorted(
            (at not in player.wanted, at not in player.own, player.far(unit.kind, at), at)
            for at in fallen.retreats
            if at not in taken
        )
        if ways:
            to = ways[0][-1]
            taken.add(to)
            yield Move(unit.kind, unit.at, to)
        else:
            yield Remove(unit.kind, unit.at)


def _evaluation(player: _Player) -> Iterator[DiplomatiaOrder]:
    """Build nearest to what is to be had; give up what stands farthest from it."""
    for one in balances(player.position, player.power, player.board, player.rules.profile):
        yield from _builds(player, one) if one.build else _removals(player, one)


def _builds(player: _Player, due: Balance) -> Iterator[DiplomatiaOrder]:
    sites = sorted(due.sites, key=lambda at: (player.far(due.kind, at), player.whim(at), at))
    for at in sites[: due.build]:
        yield Build(due.kind, at)


def _removals(player: _Player, due: Balance) -> Iterator[DiplomatiaOrder]:
    units = [unit for unit in player.position.of(player.power) if unit.kind == due.kind]
    units.sort(key=lambda unit: (-player.far(due.kind, unit.at), player.whim(unit), unit.at))
    for unit in units[: due.remove]:
        yield Remove(unit.kind, unit.at)
