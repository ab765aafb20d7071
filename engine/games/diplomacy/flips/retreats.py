"""Which other retreats would have turned a retreat's result: a handful, so all are tried.

Only whoever could have gone to the same space matters: two that meet there are both taken off.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, product

from engine.board.location import province_of
from engine.games.diplomacy.orders import Disband, Retreat
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position
from engine.rules.ruling import Ruling, Verdict

Orders = tuple[tuple[str, Order], ...]
"""Power and order."""


class Flight:
    """The retreats of one phase, and what becomes of one of them when others differ."""

    def __init__(
        self, rules: Rules, before: Position, rulings: Sequence[Ruling], disorder: frozenset[str]
    ) -> None:
        self._rules, self._before, self._disorder = rules, before, disorder
        self._orders = {
            one.unit: (one.power, one.order) for one in rulings if one.unit and one.order
        }

    def changes(self, ruling: Ruling, powers: Collection[str] | None) -> Mapping[str, list[Order]]:
        """Return by unit the orders that would bring it to the space in question, or elsewhere."""
        goal = _goal(ruling.order)
        by_unit: dict[str, list[Order]] = {}
        own_first = sorted(self._before.dislodged, key=lambda one: one.unit.power != ruling.power)
        for one in own_first:
            unit, kind, at = str(one.unit), one.unit.kind, one.unit.at
            if not goal or unit == ruling.unit or (powers and one.unit.power not in powers):
                continue
            went = _goal(self._orders[unit][1]) == goal if unit in self._orders else False
            ways = [Retreat(kind, at, way) for way in one.retreats]
            orders: tuple[Order, ...] = (*ways, Disband(kind, at))
            others = [order for order in orders if (_goal(order) == goal) != went]
            if went or any(_goal(order) == goal for order in others):
                by_unit[unit] = others
        return by_unit

    def turning(
        self, ruling: Ruling, changes: Mapping[str, list[Order]], size: int
    ) -> Iterator[tuple[Orders, Ruling] | None]:
        """Try all changes of so many orders; nothing is a breath between two of them."""
        powers = {str(one.unit): one.unit.power for one in self._before.dislodged}
        for units in combinations(changes, size):
            for orders in product(*(changes[unit] for unit in units)):
                yield None
                changed = tuple(
                    (powers[unit], order) for unit, order in zip(units, orders, strict=True)
                )
                now = self._judged(dict(zip(units, changed, strict=True)), ruling.unit)
                was = ruling.verdict is Verdict.SUCCEEDS
                if now is not None and (now.verdict is Verdict.SUCCEEDS) != was:
                    yield changed, now

    def _judged(self, changed: Mapping[str, tuple[str, Order]], unit: str) -> Ruling | None:
        sheets: dict[str, list[str]] = {}
        for power, order in {**self._orders, **changed}.values():
            sheets.setdefault(power, []).append(str(order))
        disorder = self._disorder - {power for power, _ in changed.values()}
        rulings = self._rules.adjudicate(self._before, sheets, disorder).rulings
        return next((one for one in rulings if one.unit == unit and one.order), None)


def _goal(order: Order) -> str:
    return province_of(order.to) if isinstance(order, Retreat) else ""
