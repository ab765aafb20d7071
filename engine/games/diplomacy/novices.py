"""Players who move by simple rules: to the nearest centre that is not theirs, two against one.

They play beside somebody who is learning, and say what he could write when he asks for a hint. They
deal with nobody and guess nothing; whoever supports an attack on them from two sides takes what
they have.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.builds import balance, free_homes
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.orders import (
    Build,
    Convoy,
    DiplomacyOrder,
    Hold,
    Move,
    Retreat,
    SupportHold,
    SupportMove,
    parse,
)
from engine.games.diplomacy.phase import Season, Step, dated
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.game import Rules
from engine.rules.novice import whim
from engine.rules.position import Position, Unit, UnitKind

_FREE: Final = 100
"""What a centre is worth where nobody stands."""

_RIVAL: Final = 10
"""What it is worth less for each who could come there, too."""

_HELD: Final = 50
"""What it is worth where somebody stands."""

_HOME: Final = 15
"""What one's own home centre is worth more that somebody took."""

_WAIT: Final = 90
"""What it is worth to stay in autumn where a centre then becomes one's own."""

_STAY: Final = 15
"""What it is worth in autumn to stay in an own centre that one other could come to."""

_BESIEGED: Final = 45
"""The same where several could."""

_RETURN: Final = 35
"""What it is worth to go back to one that others could come to."""

_SAIL: Final = 5
"""What it is worth less to go by convoy: the fleets are bound to it."""

_LAND: Final = 20
"""What it is worth more to an army that finds nothing on its own shore."""

_NEARER: Final = 20
"""What a step is worth that ends beside a goal; each further step takes one of that away."""

_HELP: Final = 70
"""Who could do better than that by himself is not asked for help."""

_WHIM: Final = 12
"""Up to so much he does not care: two who always do the same are in each other's way for ever."""

_OVERSEAS: Final = 50
"""How many moves farther something is to which no way leads over land."""

_FAR: Final = 99
_MOST_RIVALS: Final = 5

Able = Mapping[str, list[tuple[str, DiplomacyOrder]]]


def novice(rules: Rules, position: Position, power: str, seed: str = "", /) -> tuple[str, ...]:
    """Write all that a power is asked for: see ``engine.rules.novice``."""
    if not isinstance(rules, Diplomacy):
        raise TypeError(rules.game)
    return orders(rules, position, power, seed)


def orders(rules: Diplomacy, position: Position, power: str, seed: str = "") -> tuple[str, ...]:
    """Return what such a player writes: an order for each of his units, or what is asked else."""
    player = _Player(rules, position, power, seed)
    step = dated(position.phase).step
    if step is Step.ADJUSTMENTS:
        return tuple(_adjustments(player))
    listed = legal_orders(player.board, position, power, rules.profile)
    able = {unit: [(text, parse(text)) for text in texts] for unit, texts in listed.items()}
    if step is Step.MOVES:
        return _Moves(player, able).orders()
    return tuple(_retreats(player, able))


class _Player:
    """What one power wants, and what it is afraid of."""

    def __init__(self, rules: Diplomacy, position: Position, power: str, seed: str) -> None:
        self.board, self.position, self.power = rules.open_board(position), position, power
        self._seed = f"{seed} {position.phase.code} {power}"
        self.friends = next((side for side in rules.sides if power in side), (power,))
        """All powers of the same player, this one among them."""

        self.own = {at for at, owner in position.owners.items() if owner in self.friends}
        self.wanted = {at for at in self.board.centres if at not in self.own}

    def whim(self, about: object) -> int:
        """Return in which place something stands among what is as good."""
        return whim(self._seed, about)

    def held(self, at: str) -> bool:
        """Tell whether somebody else's unit stands in a space."""
        there = self.position.at(at)
        return there is not None and there.power not in self.friends

    @cached_property
    def _comers(self) -> Mapping[str, int]:
        """How many of the others could come to each space."""
        comers: Counter[str] = Counter()
        for unit in self.position.units:
            if unit.power not in self.friends:
                comers.update({*map(province_of, self.board.neighbours(unit.kind, unit.at))})
        return comers

    def rivals(self, at: str) -> int:
        """Return how many of the others could come to a space."""
        return min(self._comers[at], _MOST_RIVALS)

    @cached_property
    def _far(self) -> Mapping[UnitKind, Mapping[str, int]]:
        free = {at for at in self.wanted if self.position.at(at) is None or self.held(at)}
        return {kind: distances(self.board, kind, free) for kind in (ARMY, FLEET)}

    def far(self, kind: UnitKind, at: str) -> int:
        """Return how many moves lie between a location and the nearest centre to be had."""
        return self._far[kind].get(at, _FAR)


def distances(board: Board, kind: UnitKind, goals: Iterable[str]) -> Mapping[str, int]:
    """Return how many moves lie between each location and the nearest goal, for a kind of unit.

    From where no way leads over land armies go to the shore that is nearest to a goal over the sea.
    """
    known = board.army_neighbours if kind == ARMY else board.fleet_neighbours
    wanted = {*goals}
    there = sorted(at for at in known if province_of(at) in wanted)
    far = _spread(dict.fromkeys(there, 0), lambda at: known.get(at, ()))
    if kind == ARMY:
        for at, moves in _spread(dict(far), board.touching).items():
            far.setdefault(at, _OVERSEAS + moves)
    return far


def _spread(far: dict[str, int], beside: Callable[[str], Iterable[str]]) -> dict[str, int]:
    edge = [*far]
    for at in edge:
        for near in sorted(beside(at)):
            if near not in far:
                far[near] = far[at] + 1
                edge.append(near)
    return far


class _Moves:
    """One power's moves."""

    def __init__(self, player: _Player, able: Able) -> None:
        self._player, self._able = player, able
        self._board, self._position = player.board, player.position
        self._autumn = dated(player.position.phase).season is Season.AUTUMN
        self._units = {str(unit): unit for unit in player.position.of(player.power)}
        self._standing = {
            unit.province: str(unit)
            for unit in player.position.units
            if unit.power in player.friends
        }
        self._given: dict[str, tuple[str, DiplomacyOrder]] = {}
        self._taken: dict[str, Move] = {}
        """What goes to which space."""

        self._best: dict[str, int] = {}
        """What the best is worth that each unit could do."""

    def orders(self) -> tuple[str, ...]:
        """Let the best come first; whoever is left helps one of them, or guards a neighbour."""
        player = self._player
        ways = sorted(
            (player.whim(text) % _WHIM - worth, unit, text, order)
            for unit in self._units
            for text, order, worth in self._ways(unit)
            if worth > 0
        )
        for worth, unit, _, _ in ways:
            self._best.setdefault(unit, -worth)
        for _, unit, text, order in ways:
            if unit not in self._given:
                self._try(unit, text, order)
        for unit in self._able:
            if unit not in self._given:
                self._given[unit] = self._help(unit)
        return tuple(self._given[unit][0] for unit in self._able)

    # -- what is worth doing --------------------------------------------------------------------

    def _ways(self, name: str) -> Iterator[tuple[str, Move | Hold, int]]:
        unit = self._units[name]
        for text, order in self._able[name]:
            if isinstance(order, Hold):
                yield text, order, self._worth_staying(unit)
            elif isinstance(order, Move) and not order.via_convoy and not order.path:
                if order.to in self._board.neighbours(unit.kind, unit.at):
                    yield text, order, self._worth_going(unit, order.to)
                elif province_of(order.to) in self._player.wanted:
                    landing = _LAND * (self._player.far(ARMY, unit.at) > _OVERSEAS) - _SAIL
                    yield text, order, self._worth_having(order.to) + landing

    def _worth_staying(self, unit: Unit) -> int:
        player, at = self._player, unit.province
        if not self._autumn:
            return 0
        if at in player.wanted:
            return _WAIT
        if at not in player.own or not player.rivals(at):
            return 0
        return _BESIEGED if player.rivals(at) > 1 else _STAY

    def _worth_going(self, unit: Unit, to: str) -> int:
        player, goal = self._player, province_of(to)
        if goal in player.wanted:
            return self._worth_having(goal)
        if goal in player.own and player.rivals(goal) and unit.province not in player.own:
            return _RETURN
        far = player.far(unit.kind, to)
        return max(1, _NEARER - far) if far < player.far(unit.kind, unit.at) else 0

    def _worth_having(self, goal: str) -> int:
        player = self._player
        worth = _HELD if player.held(goal) else _FREE - _RIVAL * player.rivals(goal)
        return worth + _HOME * (goal in self._board.homes(player.power))

    # -- what can be done -----------------------------------------------------------------------

    def _try(self, unit: str, text: str, order: Move | Hold) -> None:
        """Order a unit to do something, with all that has to help it; nothing where it cannot."""
        if isinstance(order, Hold):
            self._given[unit] = text, order
            return
        goal = province_of(order.to)
        if goal in self._taken or not self._clear(unit, goal):
            return
        carried = self._carried(order)
        if carried is None:
            return
        held, rivals = self._player.held(goal), self._player.rivals(goal)
        found = self._supports(order, {unit, *carried})
        if held and not found:
            return
        self._given |= {unit: (text, order), **carried, **dict(found[: max(held, rivals)])}
        self._taken[goal] = order

    def _clear(self, unit: str, goal: str) -> bool:
        """Tell whether nobody of the same player is in the way."""
        ahead = self._standing.get(goal)
        if ahead is None:
            return True
        _, order = self._given.get(ahead, ("", None))
        return isinstance(order, Move) and province_of(order.to) != self._units[unit].province

    def _carried(self, move: Move) -> Mapping[str, tuple[str, DiplomacyOrder]] | None:
        """Return what fleets have to do that an army arrives; nothing where they cannot."""
        if move.to in self._board.neighbours(str(move.kind), move.at):
            return {}
        links = {
            province_of(order.at): (unit, (text, order))
            for unit, texts in self._able.items()
            if unit not in self._given
            for text, order in texts
            if isinstance(order, Convoy) and (order.target, order.to) == (move.at, move.to)
        }
        way = _way(self._board, move.at, move.to, links)
        return dict(links[sea] for sea in way) if way else None

    def _supports(
        self, move: Move, but: Collection[str]
    ) -> list[tuple[str, tuple[str, DiplomacyOrder]]]:
        """Return who has nothing better to do than to support a move, and how."""
        if province_of(move.to) not in self._player.wanted:
            return []
        found = [
            (unit, support)
            for unit in self._able
            if unit not in self._given and unit not in but
            if self._best.get(unit, 0) <= _HELP
            if (support := self._support(unit, move)) is not None
        ]
        return sorted(found, key=lambda one: self._best.get(one[0], 0))

    def _support(self, unit: str, move: Move) -> tuple[str, DiplomacyOrder] | None:
        for text, order in self._able[unit]:
            if (
                isinstance(order, SupportMove)
                and order.target == move.at
                and province_of(order.to) == province_of(move.to)
            ):
                return text, order
        return None

    def _help(self, unit: str) -> tuple[str, DiplomacyOrder]:
        """Support a move of a neighbour, or one that stays where others could come; or hold."""
        player = self._player
        for goal in sorted(self._taken, key=lambda at: (-player.rivals(at), at)):
            support = self._support(unit, self._taken[goal])
            if support is not None and (player.rivals(goal) or player.held(goal)):
                return support
        guards = [
            (-player.rivals(at), text, order)
            for text, order in self._able[unit]
            if isinstance(order, SupportHold)
            if (other := f"{order.target_kind} {order.target}") in self._units
            if player.rivals(at := self._units[other].province) and not self._goes(other)
        ]
        if guards:
            _, text, order = min(guards, key=lambda one: one[:2])
            return text, order
        return next((text, order) for text, order in self._able[unit] if isinstance(order, Hold))

    def _goes(self, unit: str) -> bool:
        _, order = self._given.get(unit, ("", None))
        return isinstance(order, Move)


def _way(board: Board, start: str, goal: str, seas: Collection[str]) -> tuple[str, ...]:
    """Return the seas of the shortest route of a convoy; none where there is no route."""
    beside = board.touching(goal)
    edge: list[tuple[str, ...]] = [(sea,) for sea in sorted(board.touching(start)) if sea in seas]
    seen = {way[-1] for way in edge}
    for way in edge:
        if way[-1] in beside:
            return way
        for sea in sorted(board.touching(way[-1])):
            if sea in seas and sea not in seen:
                seen.add(sea)
                edge.append((*way, sea))
    return ()


def _retreats(player: _Player, able: Able) -> Iterator[str]:
    """Go where a centre is to be had or to be kept, each unit to another space; or be disbanded."""
    taken: set[str] = set()
    for texts in able.values():
        ways = sorted(
            (
                goal not in player.wanted,
                goal not in player.own,
                player.far(order.kind, order.to),
                text,
                goal,
            )
            for text, order in texts
            if isinstance(order, Retreat) and (goal := province_of(order.to)) not in taken
        )
        if ways:
            *_, text, goal = ways[0]
            taken.add(goal)
            yield text
        else:
            yield texts[-1][0]


def _adjustments(player: _Player) -> Iterator[str]:
    """Build what has most before it; give up what stands farthest from anything to be had."""
    position, power = player.position, player.power
    due = balance(position, power)
    if due >= 0:
        yield from _builds(player, due)
        return
    units = sorted(
        position.of(power), key=lambda one: (-player.far(one.kind, one.at), player.whim(one))
    )
    yield from (f"{unit} D" for unit in units[:-due])


def _builds(player: _Player, due: int) -> Iterator[str]:
    """Build one after another, of each kind the less the more of it there are."""
    count = Counter(unit.kind for unit in player.position.of(player.power))
    sites = {
        (kind, at): _prospect(player.board, kind, at, player.wanted)
        for home in free_homes(player.position, player.power, player.board)
        for kind, at in _sites(player.board, home)
    }
    for _ in range(due):
        if not sites:
            return
        kind, at = min(
            sites, key=lambda one: (-sites[one] / (1 + count[one[0]]), player.whim(one), one)
        )
        yield str(Build(kind, at))
        count[kind] += 1
        sites = {
            one: worth for one, worth in sites.items() if province_of(one[1]) != province_of(at)
        }


def _sites(board: Board, home: str) -> Iterator[tuple[UnitKind, str]]:
    yield ARMY, home
    yield from ((FLEET, at) for at in board.fleet_neighbours if province_of(at) == home)


def _prospect(board: Board, kind: UnitKind, at: str, wanted: Iterable[str]) -> float:
    """Return what a unit of a kind has before it: centres, the nearer the more."""
    far = distances(board, kind, (at,))
    near: dict[str, int] = {}
    for there, moves in far.items():
        near.setdefault(province_of(there), moves)
    steps = (1 + near[goal] for goal in wanted if goal in near)
    return sum(1 / (count * count) for count in steps)
