"""The other orders that units could have had, those nearest to a result first."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from engine.games.diplomatia.offers.choices import possible_orders
from engine.games.diplomatia.orders import (
    Defend,
    DiplomatiaOrder,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    Transport,
    parse,
)
from engine.games.diplomatia.profile import Profile
from engine.rules.game import Rules
from engine.rules.position import Position

_LIKELY: tuple[type[DiplomatiaOrder], ...] = (
    Support,
    Guard,
    Transport,
    Defend,
    Move,
    Seize,
    Remove,
)
"""What is likeliest meant first."""


@dataclass(frozen=True, slots=True)
class Change:
    """Another order for a unit."""

    power: str
    order: DiplomatiaOrder
    around: frozenset[str]
    """All spaces that have to do with those that it names, or that the order before it did."""

    rank: tuple[int, int]
    """The lower, the nearer to the result and the likelier meant."""


Group = tuple[Change, ...]


def named(order: DiplomatiaOrder) -> frozenset[str]:
    """Return all spaces that an order names."""
    match order:
        case Support(at=at, what=what):
            return frozenset((at, what.at, what.to))
        case Transport(at=at, source=source, to=to):
            return frozenset((at, source, to))
        case Move(at=at, to=to) | Seize(at=at, to=to) | Guard(at=at, to=to):
            return frozenset((at, to))
    return frozenset((order.at,))


class Changes:
    """All changes of single powers' orders that may have to do with one unit's result.

    Orders that name no common space, not even over others', have nothing to do with each other.
    """

    def __init__(
        self, rules: Rules, position: Position, orders: Mapping[str, DiplomatiaOrder], mine: str
    ) -> None:
        """``orders`` are those that were judged, by space; that in ``mine`` stays as it is."""
        self._rules, self._position = rules, position
        self._profile = Profile.of(rules.options)
        self._orders, self._mine = orders, mine
        near = self._round(named(orders[mine]))
        self._ranks = {space: rank for rank, ring in enumerate(near) for space in ring}
        self._near = frozenset(self._ranks)
        self._knots: dict[str, frozenset[str]] = {}
        self._by_power: dict[str, list[Change]] = {}

    def gather(self, powers: Iterable[str]) -> Iterator[None]:
        """Find the changes of some powers' orders, one power after another."""
        for power in powers:
            found: list[Change] = []
            offered = possible_orders(self._rules.board, self._profile, self._position, power)
            for texts in offered.values():
                found += self._of(power, texts)
            self._by_power[power] = sorted(found, key=lambda change: change.rank)
            yield

    def groups(self, size: int) -> Iterator[Group | None]:
        """Yield the changes of so many orders of one power; nothing is a breath between two."""
        for own in self._by_power.values():
            yield None
            for group in combinations(own, size):
                units = {change.order.at for change in group}
                if len(units) == size and self._matters(group):
                    yield group
                else:
                    yield None

    def _of(self, power: str, texts: Collection[str]) -> Iterator[Change]:
        for text in texts:
            order = parse(text)
            old = self._orders.get(order.at)
            if order.at != self._mine and old is not None and order != old:
                spaces = named(order) | named(old)
                around = frozenset[str]().union(*map(self._knot, spaces))
                yield Change(power, order, around, self._rank(order, spaces))

    def _rank(self, order: DiplomatiaOrder, spaces: frozenset[str]) -> tuple[int, int]:
        near = min(self._ranks.get(space, len(self._ranks)) for space in spaces)
        return near, _LIKELY.index(type(order))

    def _knot(self, space: str) -> frozenset[str]:
        """Return the spaces that have to do with one, directly or over others, and itself."""
        if space not in self._knots:
            knot = frozenset[str]().union(*self._round(frozenset((space,))))
            self._knots.update(dict.fromkeys(knot, knot))
        return self._knots[space]

    def _round(self, spaces: frozenset[str]) -> list[frozenset[str]]:
        """Return rings of spaces, each with what has to do with the ring within."""
        every = [named(order) for order in self._orders.values()]
        rings, seen = [spaces], spaces
        while True:
            more = frozenset[str]().union(*(some for some in every if some & seen)) - seen
            if not more:
                return rings
            rings.append(more)
            seen |= more

    def _matters(self, group: Group) -> bool:
        """Tell whether each change does something, and all together reach the result."""
        orders = {**self._orders, **{change.order.at: change.order for change in group}}
        if not all(_matches(change.order, orders) for change in group):
            return False
        touched, left = self._near, list(group)
        while left:
            joined = [change for change in left if change.around & touched]
            if not joined:
                return False
            touched = touched.union(*(change.around for change in joined))
            left = [change for change in left if change not in joined]
        return True


def _matches(order: DiplomatiaOrder, orders: Mapping[str, DiplomatiaOrder]) -> bool:
    """Tell whether help helps anybody; else it is as good as defence, which stands for it."""
    match order:
        case Support(what=what):
            return orders.get(what.at) == what
        case Transport(at=at, source=source):
            before = orders.get(source)
            return isinstance(before, Move) or (isinstance(before, Transport) and before.to == at)
    return True
