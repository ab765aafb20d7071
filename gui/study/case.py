"""A position on the study board with its orders, as values: every change gives a new one."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Self

from engine.board.board import Board, sails
from engine.board.location import coast_of, province_of
from engine.board.province import Terrain
from engine.rules.game import Rules
from engine.rules.order import Order, OrderError, texts_of
from engine.rules.position import Position, Unit, UnitKind
from engine.table.view import PastPhase


class PlacingError(ValueError):
    """A piece cannot stand there.

    ``code`` says why, ``where`` names the space, ``kind`` is the piece's letter where that matters.
    """

    def __init__(self, code: str, where: str, kind: str = "") -> None:
        super().__init__(f"{code}: {where}")
        self.code, self.where, self.kind = code, where, kind


OCCUPIED, AT_SEA, INLAND = "occupied", "at_sea", "inland"
COAST_MISSING, NO_SUCH_COAST = "coast_missing", "no_such_coast"
PLACING_CODES = (OCCUPIED, AT_SEA, INLAND, COAST_MISSING, NO_SUCH_COAST)


def coasts_for(board: Board, kind: str, location: str) -> tuple[str, ...]:
    """Return the coasts among which a piece that sails must choose; none when it is clear."""
    if not sails(kind) or coast_of(location):
        return ()
    province = board.provinces[province_of(location)]
    return province.locations if province.coasts else ()


def check_place(board: Board, kind: str, location: str) -> None:
    """See whether a kind of unit can stand somewhere at all.

    Raises:
        PlacingError: it cannot.
    """
    province = board.provinces[province_of(location)]
    if not sails(kind) and province.terrain is Terrain.SEA:
        raise PlacingError(AT_SEA, location, kind)
    if sails(kind) and province.terrain is Terrain.INLAND:
        raise PlacingError(INLAND, location, kind)
    if sails(kind) and province.coasts and not coast_of(location):
        raise PlacingError(COAST_MISSING, location)
    coasts_fit = not coast_of(location) or coast_of(location) in province.coasts
    if not coasts_fit or (not sails(kind) and coast_of(location)):
        raise PlacingError(NO_SUCH_COAST, location)


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyCase:
    """What stands on the study board and what it was told. Touches no game."""

    position: Position
    orders: Mapping[str, Order]
    """Order by the province of its unit; units without one hold."""

    @classmethod
    def of(cls, position: Position, sheets: Mapping[str, tuple[str, ...]], rules: Rules) -> Self:
        """Take over a position with orders as the rulebook prints them."""
        by_place: dict[str, Order] = {}
        for power, texts in sheets.items():
            for text in texts:
                order = rules.order(rules.read(text, position, power).order)
                if order:
                    by_place[order.place] = order
        return cls(position=position, orders=MappingProxyType(by_place))

    def unit(self, province: str) -> Unit | None:
        """Return the unit in a province."""
        return self.position.at(province)

    def place(self, power: str, kind: str, location: str, board: Board) -> Self:
        """Put a new unit down.

        Raises:
            PlacingError: such a unit cannot stand there, or another one does.
        """
        check_place(board, kind, location)
        if self.unit(province_of(location)) is not None:
            raise PlacingError(OCCUPIED, location)
        units = (*self.position.units, Unit(power, UnitKind(kind), location))
        return replace(self, position=replace(self.position, units=units))

    def remove(self, province: str) -> Self:
        """Take a unit off, and its order with it."""
        units = tuple(unit for unit in self.position.units if unit.province != province)
        return replace(self.withdraw(province), position=replace(self.position, units=units))

    def shift(self, province: str, location: str, board: Board) -> Self:
        """Stand a unit somewhere else; its order no longer fits and is struck out.

        Raises:
            PlacingError: it cannot stand there, or another unit does.
        """
        unit = self.unit(province)
        if unit is None:
            return self
        check_place(board, unit.kind, location)
        if province_of(location) != province and self.unit(province_of(location)) is not None:
            raise PlacingError(OCCUPIED, location)
        units = tuple(
            replace(one, at=location) if one == unit else one for one in self.position.units
        )
        return replace(self.withdraw(province), position=replace(self.position, units=units))

    def give(self, order: Order) -> Self:
        """Write an order; it replaces what its unit had.

        Raises:
            OrderError: it is for no unit on the board.
        """
        province = order.place
        if self.unit(province) is None:
            raise OrderError(f"no unit: {province}")
        return replace(self, orders=MappingProxyType({**self.orders, province: order}))

    def withdraw(self, province: str) -> Self:
        """Strike a unit's order out."""
        left = {at: order for at, order in self.orders.items() if at != province}
        return replace(self, orders=MappingProxyType(left))

    def sheets(self) -> dict[str, tuple[Order, ...]]:
        """Return the orders by power."""
        by_power: dict[str, list[Order]] = {unit.power: [] for unit in self.position.units}
        for unit in self.position.units:
            if unit.province in self.orders:
                by_power[unit.power].append(self.orders[unit.province])
        return {power: tuple(orders) for power, orders in by_power.items()}

    def judged(self, rules: Rules) -> PastPhase:
        """Judge it, as a phase that has nothing secret about it."""
        return PastPhase(
            before=self.position,
            orders=self.sheets(),
            resolution=rules.adjudicate(self.position, texts_of(self.sheets())),
        )
