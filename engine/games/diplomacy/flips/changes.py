"""The other orders that units could have had, for the search for the smallest change."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.flips.quick_judge import Act, act_of
from engine.games.diplomacy.flips.sheets import fits, named
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.orders import (
    Convoy,
    Hold,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
    parse,
)
from engine.rules.order import Order
from engine.rules.position import Position, Unit
from engine.rules.ruling import Ruling, Verdict


@dataclass(frozen=True, slots=True)
class Change:
    """Another order for a unit."""

    unit: Unit
    order: MoveOrder
    act: Act
    touches: tuple[int, int, int]
    """Bits of its place, of the space it goes to, and of whom it helps."""

    rank: int
    """The lower, the nearer to the result and the likelier meant."""


def move_order(order: Order) -> MoveOrder:
    """Return an order of a turn of moves as it was judged."""
    assert isinstance(order, Hold | Move | SupportHold | SupportMove | Convoy)
    return order


class Changes:
    """All changes that one judged turn allows, the nearest to the result first."""

    def __init__(
        self,
        board: Board,
        before: Position,
        orders: Mapping[str, MoveOrder],
        rulings: Sequence[Ruling],
        ruling: Ruling,
    ) -> None:
        self.board, self.before, self.orders = board, before, orders
        self.ruling = ruling
        self.fates = {one.unit: one for one in rulings}
        self.going = {
            place: province_of(order.to)
            for place, order in orders.items()
            if isinstance(order, Move)
        }
        self.mine = province_of(ruling.unit[2:])
        self.near = self._rings()
        self.bits = {place: 1 << n for n, place in enumerate(board.provinces)}
        self.bits[""] = 0
        self.first: list[Change] = []
        """Those that do something as long as all others stay as they are."""

        self.units = 0
        """How many units can get another order."""

        self._naming: dict[str, list[Change]] = {}

    def gather(self, powers: Collection[str] | None) -> Iterator[None]:
        """Find the changes of some powers' orders, or of anybody's, one power after another."""
        units: dict[str, list[Unit]] = {}
        for unit in self.before.units:
            if unit.province != self.mine and (powers is None or unit.power in powers):
                units.setdefault(unit.power, []).append(unit)
        every: list[Change] = []
        for power, own in units.items():
            able = legal_orders(self.board, self.before, power)
            for unit in own:
                every += self._of(unit, able.get(str(unit), ()))
            self.units += len(own)
            yield
        every.sort(key=lambda change: change.rank)
        self.first = [change for change in every if self._means_something(change)]
        for change in every:
            self._naming.setdefault(change.act.whom, []).append(change)

    def after(self, base: Change) -> list[Change]:
        """Return what matches only once another order was changed."""
        place = base.unit.province
        going = {place: base.act.to} if isinstance(base.order, Move) else {}
        return [
            change
            for change in self._naming.get(place, ())
            if change.unit is not base.unit
            and fits(change.order, going)
            and not fits(change.order, self.going)
        ]

    def _rings(self) -> list[set[str]]:
        """Return rings of spaces round the result, each of what has to do with the ring within."""
        spaces = [named(order) for order in self.orders.values()]
        rings = [named(self.orders[self.mine])]
        while True:
            ring = rings[-1].union(*(some for some in spaces if some & rings[-1]))
            if ring == rings[-1]:
                return rings
            rings.append(ring)

    def _of(self, unit: Unit, texts: Iterable[str]) -> Iterator[Change]:
        """Yield the other orders of a unit."""
        old = self.orders[unit.province]
        for text in texts:
            order = move_order(parse(text))
            if order != old:
                act = act_of(order)
                goal = act.to if isinstance(order, Move) else ""
                touches = (self.bits[unit.province], self.bits[goal], self.bits[act.whom])
                rank = self._rank(unit, order, named(old) | named(order))
                yield Change(unit, order, act, touches, rank)

    def _means_something(self, change: Change) -> bool:
        if isinstance(change.order, Hold):
            old = self.orders[change.unit.province]
            return isinstance(old, Move) or fits(old, self.going)
        return isinstance(change.order, Move) or fits(change.order, self.going)

    def _rank(self, unit: Unit, order: MoveOrder, spaces: set[str]) -> int:
        ring = next((n for n, near in enumerate(self.near) if near & spaces), len(self.near))
        foreign = unit.power != self.ruling.power
        kind = _KINDS.index(type(order))
        fate = self.fates.get(str(unit))
        busy = fate is not None and fate.verdict in (Verdict.SUCCEEDS, Verdict.GIVEN)
        return ((ring * 2 + foreign) * 2 + busy) * len(_KINDS) + kind


_KINDS: tuple[type[MoveOrder], ...] = (SupportMove, SupportHold, Convoy, Hold, Move)
