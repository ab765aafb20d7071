"""By which way each army goes: over land or by sea, and across which fleets (XII; DATC 4.A).

Decided from the orders alone, before any fighting. Where the fighting itself has a say (an army
that walks when its convoy breaks) both ways are left to the solver.
"""

from collections.abc import Sequence

from engine.conflict.field import MOVE, Field, members
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.pieces import Piece
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import (
    ConvoyedAttackFrom,
    ConvoyPath,
    NeighbourConvoy,
    Routes,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.ruling import Finding

ISSUE = "DATC 4.A.3"
_STRICT = (NeighbourConvoy.BY_MARK_NO_FALLBACK, NeighbourConvoy.BY_MARK)


class ConvoyRoutes:
    """The ways of one turn's armies, written into the field one army after another."""

    def __init__(
        self,
        ground: Field,
        pieces: Sequence[Piece],
        chart: Chart,
        profile: Profile,
    ) -> None:
        self.ground = ground
        self.pieces = pieces
        self.chart = chart
        self.profile = profile
        self.told: dict[int, Finding] = {}
        """Why an army with two ways takes the one or the other."""

    def choose(
        self, army: int, goal: str, *, marked: bool = False, path: tuple[str, ...] = ()
    ) -> None:
        """Decide by which way an army goes into a province.

        Its order may be marked *via convoy*, and say by which seas.
        """
        ground = self.ground
        self._embark(army, goal, path)
        near = self.chart.reaches("A", self.pieces[army].at, goal)
        ground.by_sea[army] = not near or not self._over_land(army, goal, marked=marked)
        if self.profile.routes is Routes.ANY_BROKEN:
            ground.every_route[army] = self._every_route(army, goal)
        if self.profile.convoyed_attack_from is ConvoyedAttackFrom.LAST_FLEET:
            last = members(ground.landing[army])
            ground.arrives_from[army] = ground.at[last[0]] if len(last) == 1 else -1

    def _embark(self, army: int, goal: str, path: tuple[str, ...]) -> None:
        """Find the fleets that were ordered to carry an army."""
        ground, waters, start = self.ground, self.chart.waters, self.pieces[army].at
        carriers = boarding = landing = 0
        for fleet in self._fleets(army):
            sea = self.pieces[fleet].at
            if not self._on_path(sea, path):
                continue
            bit = 1 << fleet
            carriers |= bit
            if sea in waters[start]:
                boarding |= bit
            if sea in waters[goal]:
                landing |= bit
        ground.carriers[army] = carriers
        ground.boarding[army] = boarding
        ground.landing[army] = landing

    def _fleets(self, army: int) -> list[int]:
        ground = self.ground
        index = ground.index or ground.indexed()
        return [fleet for fleet in index.carriers if ground.whom[fleet] == army]

    def _on_path(self, sea: str, path: tuple[str, ...]) -> bool:
        """Tell whether an army may use a fleet: any, or those it names (4.A.6)."""
        played = self.profile.convoy_path
        if played is ConvoyPath.IGNORED:
            return True
        return sea in path or (played is ConvoyPath.ALLOWED and not path)

    def _every_route(self, army: int, goal: str) -> int:
        """Return the fleets on any route of a convoy (4.A.1 a)."""
        ground, start = self.ground, self.pieces[army].at
        fleets = members(ground.carriers[army])
        seas = {self.pieces[fleet].at for fleet in fleets}
        return sum(
            1 << fleet
            for fleet in fleets
            if self.chart.ferry(start, goal, seas, through=self.pieces[fleet].at)
        )

    # -- neighbours ------------------------------------------------------------------------------

    def _over_land(self, army: int, goal: str, *, marked: bool) -> bool:
        """Tell whether an army bound for a neighbour goes over land for sure (4.A.3)."""
        ground, way = self.ground, self.profile.neighbour_convoy
        linked = ground.linked(army, ground.carriers[army])
        signs = self._signs(army)
        meant = bool(signs) or (marked and way not in _BY_ORDERS)
        if not linked and not (meant and way in _STRICT):
            if meant and way is NeighbourConvoy.BY_MARK_OR_OWN_FLEET:
                self.told[army] = Finding(reason=Reason.LAND_AS_FALLBACK, where=goal, rule=ISSUE)
            return True
        if not meant:
            fleets = self._places(members(ground.carriers[army]))
            reason, rule = _LAND[way]
            self.told[army] = Finding(reason=reason, where=goal, by=fleets, rule=rule)
            return True
        reason, rule = _SEA[way] if signs else (Reason.SEA_BY_MARK, ISSUE)
        self.told[army] = Finding(reason=reason, where=goal, by=self._places(signs), rule=rule)
        if way in (NeighbourConvoy.WHEN_NEEDED, NeighbourConvoy.BY_MARK_OR_OWN_FLEET):
            ground.fallback.add(army)
        return False

    def _signs(self, army: int) -> list[int]:
        """List the units whose orders say that an army is to go by sea."""
        ground, way = self.ground, self.profile.neighbour_convoy
        mine = ground.power[army]
        own = [fleet for fleet in self._fleets(army) if ground.power[fleet] == mine]
        other = ground.holder[ground.to[army]]
        comes = other >= 0 and ground.act[other] == MOVE and ground.to[other] == ground.at[army]
        match way:
            case NeighbourConvoy.WHEN_NEEDED:
                return [other] if comes else []
            case NeighbourConvoy.BY_INTENT:
                return [*own, *([other] if comes and ground.power[other] == mine else [])]
            case NeighbourConvoy.BY_MARK:
                return []
            case _:
                return own

    def _places(self, units: Sequence[int]) -> tuple[str, ...]:
        return tuple(self.pieces[unit].place for unit in units)


_BY_ORDERS = (NeighbourConvoy.WHEN_NEEDED, NeighbourConvoy.BY_INTENT)
"""Rulebooks that do not know the words *via convoy*."""

_SEA = {
    NeighbourConvoy.WHEN_NEEDED: (Reason.SEA_AS_EXCHANGE, ISSUE),
    NeighbourConvoy.BY_INTENT: (Reason.SEA_BY_INTENT, "XII.6"),
    NeighbourConvoy.BY_MARK_OR_OWN_FLEET: (Reason.SEA_BY_INTENT, ISSUE),
    NeighbourConvoy.BY_MARK_NO_FALLBACK: (Reason.SEA_BY_INTENT, ISSUE),
}
_LAND = {
    NeighbourConvoy.WHEN_NEEDED: (Reason.LAND_WITHOUT_EXCHANGE, ISSUE),
    NeighbourConvoy.BY_INTENT: (Reason.LAND_BY_INTENT, "XII.6"),
    NeighbourConvoy.BY_MARK_OR_OWN_FLEET: (Reason.LAND_WITHOUT_SIGN, ISSUE),
    NeighbourConvoy.BY_MARK_NO_FALLBACK: (Reason.LAND_WITHOUT_SIGN, ISSUE),
    NeighbourConvoy.BY_MARK: (Reason.LAND_WITHOUT_SIGN, ISSUE),
}
