"""What one table plays: every point on which rulebooks differ, with its value.

A game stores every field, so that a later change of a default cannot rewrite it. The defaults are
the rulebook of 1982; ``editions.py`` has the other rulebooks, and a table may choose any single
point otherwise.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from engine.games.diplomacy.rulebooks.policies import (
    BeatenEffect,
    BuildsDeclined,
    BuildsInOnePlace,
    BuildsTooMany,
    CoastOfBuild,
    CoastOfUnit,
    CoastOpen,
    CoastSingle,
    CoastUnknown,
    CoastWrong,
    ConvoyedAttackFrom,
    ConvoyPath,
    DisorderSupport,
    DoubleOrder,
    FleetInland,
    IllegalOrders,
    IllegalUnit,
    ImplicitOrders,
    KindMissing,
    KindOfBuild,
    KindWrong,
    NeighbourConvoy,
    Paradox,
    PerpetualOrders,
    PowerMissing,
    PowerWrong,
    ProxyOrders,
    RemovalFrom,
    RemovalsTooMany,
    RetreatToConvoyOrigin,
    Routes,
    SheetsInSequence,
    SheetsUnordered,
    SupportCoast,
    UnclearOrders,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What one table plays. The defaults are the rulebook of 1982."""

    routes: Routes = Routes.ALL_BROKEN
    paradox: Paradox = Paradox.ATTACK_ON_OWN_CONVOY
    neighbour_convoy: NeighbourConvoy = NeighbourConvoy.BY_INTENT
    convoyed_attack_from: ConvoyedAttackFrom = ConvoyedAttackFrom.ARMY
    retreat_to_convoy_origin: RetreatToConvoyOrigin = RetreatToConvoyOrigin.FORBIDDEN
    convoy_path: ConvoyPath = ConvoyPath.IGNORED
    beaten_effect: BeatenEffect = BeatenEffect.NEVER
    coast_open: CoastOpen = CoastOpen.FAILS
    coast_single: CoastSingle = CoastSingle.TAKEN
    coast_wrong: CoastWrong = CoastWrong.ILLEGAL
    support_coast: SupportCoast = SupportCoast.FREE
    coast_of_unit: CoastOfUnit = CoastOfUnit.IGNORED
    coast_unknown: CoastUnknown = CoastUnknown.IGNORED
    coast_of_build: CoastOfBuild = CoastOfBuild.FAILS
    kind_missing: KindMissing = KindMissing.LEGAL
    kind_wrong: KindWrong = KindWrong.LEGAL
    kind_of_build: KindOfBuild = KindOfBuild.FAILS
    fleet_inland: FleetInland = FleetInland.FAILS
    power_missing: PowerMissing = PowerMissing.LEGAL
    power_wrong: PowerWrong = PowerWrong.LEGAL
    sheets_in_sequence: SheetsInSequence = SheetsInSequence.LAST_UNLESS_ADDED
    sheets_unordered: SheetsUnordered = SheetsUnordered.COMBINE
    double_order: DoubleOrder = DoubleOrder.NEITHER
    builds_too_many: BuildsTooMany = BuildsTooMany.FIRST
    builds_in_one_place: BuildsInOnePlace = BuildsInOnePlace.FIRST
    removals_too_many: RemovalsTooMany = RemovalsTooMany.FIRST
    builds_declined: BuildsDeclined = BuildsDeclined.ALLOWED
    removal_from: RemovalFrom = RemovalFrom.HOME_CENTRES
    disorder_support: DisorderSupport = DisorderSupport.COUNTS
    illegal_orders: IllegalOrders = IllegalOrders.SUPPORTABLE
    unclear_orders: UnclearOrders = UnclearOrders.ALONE
    implicit_orders: ImplicitOrders = ImplicitOrders.IGNORED
    perpetual_orders: PerpetualOrders = PerpetualOrders.IGNORED
    proxy_orders: ProxyOrders = ProxyOrders.IGNORED
    illegal_unit: IllegalUnit = IllegalUnit.STAYS

    @classmethod
    def of(cls, options: Mapping[str, str]) -> Self:
        """Read stored values; missing fields take their default.

        Raises:
            ProfileError: there is no such field or value, or this version does not play it.
        """
        chosen: dict[str, StrEnum] = {}
        for point, value in options.items():
            if point not in POINTS:
                raise ProfileError(point, value)
            if value not in played(point):
                raise ProfileError(point, value, played(point))
            chosen[point] = POINTS[point](value)
        return cls(**chosen)  # type: ignore[arg-type]  # each value is of its own field's type

    @property
    def options(self) -> dict[str, str]:
        """Every field with its value, as a game stores it."""
        return {point: str(getattr(self, point)) for point in POINTS}


class ProfileError(ValueError):
    """A point of the rules that is unknown, or a value that this version does not play."""

    def __init__(self, point: str, value: str, values: tuple[str, ...] = ()) -> None:
        self.point = point
        self.value = value
        self.values = values
        """What could be played there; nothing when there is no such point."""
        self.unplayed = value in _UNPLAYED.get(point, ())
        """Whether it is known, but depends on earlier turns, which no judge of a phase sees."""
        known = f"not played: {point} = {value!r}; played: {', '.join(values)}"
        super().__init__(known if values else f"no such point of the rules: {point!r}")


POINTS: Mapping[str, type[StrEnum]] = MappingProxyType(
    {item.name: type(getattr(Profile(), item.name)) for item in fields(Profile)}
)
"""Every point of the rules with its enumeration, in the order of the issues of DATC chapter 4."""

_UNPLAYED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "perpetual_orders": (PerpetualOrders.ALLOWED,),
        "illegal_unit": (IllegalUnit.REMOVED,),
    }
)
"""Agreements about more than one phase, which no judge of a single one can keep."""


def played(point: str) -> tuple[str, ...]:
    """List the values of a point that can be played, in the order of DATC's options."""
    unplayed = _UNPLAYED.get(point, ())
    return tuple(str(value) for value in POINTS[point] if value not in unplayed)


EDITIONS = ("1982", "1971", "2000", "2023", "datc")
"""Ready-made profiles by name, the default first; see ``editions.py``."""
