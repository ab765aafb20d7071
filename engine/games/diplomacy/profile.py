"""What one table plays: every point on which rulebooks differ, with its value.

A game stores every field, so that a later change of a default cannot rewrite it. This version plays
the rulebook of 1982 (every default) and refuses other values; the fields are there so that tables
that differ can follow without moving walls.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self

from engine.games.diplomacy.policies import (
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
    implicit_orders: ImplicitOrders = ImplicitOrders.IGNORED
    perpetual_orders: PerpetualOrders = PerpetualOrders.IGNORED
    proxy_orders: ProxyOrders = ProxyOrders.IGNORED

    @classmethod
    def of(cls, options: Mapping[str, str]) -> Self:
        """Read stored values; missing fields take their default.

        Raises:
            ValueError: there is no such field, or this version does not play such a value.

        """
        played = cls()
        for name, value in options.items():
            if name not in played.options:
                raise ValueError(f"no such point of the rules: {name!r}")
            if value != played.options[name]:
                raise ValueError(f"not played by this version: {name} = {value!r}")
        return played

    @property
    def options(self) -> dict[str, str]:
        """Every field with its value, as a game stores it."""
        return {item.name: str(getattr(self, item.name)) for item in fields(self)}


EDITIONS = ("1982",)
"""Ready-made profiles by name, the default first."""
