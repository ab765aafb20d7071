"""Where units can go as the board stands, and whether an order could be carried out at all."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from engine.board.board import Board
from engine.board.province import Terrain
from engine.games.diplomatia.orders import (
    ARMY,
    FLEET,
    Defend,
    DiplomatiaOrder,
    Guard,
    Move,
    Seize,
    Support,
    Transport,
)
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reasons import Reason
from engine.rules.position import Position, Unit, UnitKind

_NOWHERE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Fault:
    """Why an order cannot be carried out, whatever others do."""

    reason: Reason
    where: str


class Reach:
    """The ways there are on one board as its units stand."""

    def __init__(self, board: Board, position: Position, profile: Profile | None = None) -> None:
        self.board, self.position = board, position
        self.profile = profile or Profile()

    @cached_property
    def afloat(self) -> frozenset[str]:
        """The sectors in which fleets stand, anybody's."""
        return frozenset(unit.at for unit in self.position.units if unit.kind == FLEET)

    def kind_in(self, space: str) -> UnitKind:
        """Return which units stand in a space: fleets in sectors, armies on land (5)."""
        return FLEET if self.board.provinces[space].terrain is Terrain.SEA else ARMY

    def steps(self, unit: Unit) -> frozenset[str]:
        """Return where a unit could go by itself (7.2.2): there it can support, too (7.2.3.1)."""
        return self.board.neighbours(unit.kind, unit.at)

    def landings(self, land: str, sectors: Iterable[str] | None = None) -> frozenset[str]:
        """Return where fleets could carry an army: all that stand, or those in ``sectors``."""
        allowed = self.afloat if sectors is None else frozenset(sectors)
        seen = set(self.board.shores.get(land, _NOWHERE) & allowed)
        edge = list(seen)
        while edge:
            beside = self.board.fleet_neighbours.get(edge.pop(), _NOWHERE) & allowed
            edge += beside - seen
            seen |= beside
        reached = (self.board.shores.get(sector, _NOWHERE) for sector in seen)
        return frozenset(there for group in reached for there in group) - {land}

    def goals(self, unit: Unit) -> frozenset[str]:
        """Return every space that a unit could move to, on foot or by transport."""
        steps = self.steps(unit)
        return steps | self.landings(unit.at) if unit.kind == ARMY else steps

    def ports(self, unit: Unit) -> tuple[str, ...]:
        """Return the sectors that an army could seize (7.3.1)."""
        if unit.kind != ARMY:
            return ()
        sectors = self.board.ports_at.get(unit.at, ())
        if self.profile.seize_own:
            return sectors
        own = self.position.owners
        return tuple(sector for sector in sectors if own.get(sector) != unit.power)

    def supportable(self, unit: Unit, other: Unit) -> frozenset[str]:
        """Return the spaces in which a unit could support another, its own space in defence."""
        if unit == other:
            return _NOWHERE
        steps = self.steps(unit)
        goals = {*self.goals(other), other.at, *self.ports(other)}
        return steps & goals - {unit.at}

    def links(self, fleet: Unit) -> tuple[frozenset[str], frozenset[str]]:
        """Return from where a fleet could carry on, and to where: armies, fleets; lands, fleets."""
        sectors = self.board.fleet_neighbours.get(fleet.at, _NOWHERE) & self.afloat
        shores = self.board.shores.get(fleet.at, _NOWHERE)
        standing = frozenset(at for at in shores if self.position.at(at) is not None)
        return standing | sectors, shores | sectors

    # -- whether an order could be carried out ---------------------------------------------------

    def fault(self, order: DiplomatiaOrder, unit: Unit) -> Fault | None:
        """Tell what is wrong with an order to a standing unit; nothing if it could be done."""
        fault: Fault | None = None
        match order:
            case Defend():
                pass
            case Move():
                fault = self._move(order.to, unit)
            case Seize():
                fault = self._seizure(order.to, unit)
            case Guard():
                fault = self._guard(order.to, unit)
            case Support():
                fault = self._support(order, unit)
            case Transport():
                fault = self._transport(order, unit)
            case _:
                fault = Fault(Reason.WRONG_PHASE, unit.at)
        return fault

    def _move(self, to: str, unit: Unit) -> Fault | None:
        if to not in self.board.provinces:
            return Fault(Reason.UNKNOWN_SPACE, to)
        if to == unit.at:
            return Fault(Reason.SAME_SPACE, to)
        if self.kind_in(to) != unit.kind:
            return Fault(Reason.ARMY_AT_SEA if unit.kind == ARMY else Reason.FLEET_ON_LAND, to)
        if to in self.goals(unit):
            return None
        ashore = unit.kind == ARMY and bool(self.board.shores.get(unit.at))
        return Fault(Reason.NO_FERRY if ashore else Reason.TOO_FAR, to)

    def _seizure(self, to: str, unit: Unit) -> Fault | None:
        if unit.kind != ARMY:
            return Fault(Reason.SEIZED_BY_FLEET, unit.at)
        province = self.board.provinces.get(to)
        if province is None:
            return Fault(Reason.UNKNOWN_SPACE, to)
        if province.port is None:
            return Fault(Reason.NO_PORT, to)
        if province.port.coast != unit.at:
            return Fault(Reason.PORT_ELSEWHERE, to)
        return None if to in self.ports(unit) else Fault(Reason.SEIZES_OWN, to)

    def _into(self, to: str, unit: Unit) -> Fault | None:
        """Tell why a unit cannot support into a space (7.2.3.1)."""
        if to not in self.board.provinces:
            return Fault(Reason.UNKNOWN_SPACE, to)
        if to == unit.at:
            return Fault(Reason.SUPPORTS_ITSELF, to)
        if to in self.steps(unit):
            return None
        other = self.kind_in(to) != unit.kind
        return Fault(Reason.SUPPORTS_OTHER_KIND if other else Reason.SUPPORT_OUT_OF_REACH, to)

    def _guard(self, to: str, unit: Unit) -> Fault | None:
        fault = self._into(to, unit)
        nobody = self.position.at(to) is None
        return fault or (Fault(Reason.SUPPORTS_NOBODY, to) if nobody else None)

    def _support(self, order: Support, unit: Unit) -> Fault | None:
        if order.what.at == unit.at:
            return Fault(Reason.SUPPORTS_ITSELF, unit.at)
        if self.position.at(order.what.at) is None:
            return Fault(Reason.SUPPORTS_NOBODY, order.what.at)
        return self._into(order.what.to, unit)

    def _transport(self, order: Transport, unit: Unit) -> Fault | None:
        if unit.kind != FLEET:
            return Fault(Reason.TRANSPORT_BY_ARMY, unit.at)
        sectors = self.board.fleet_neighbours.get(unit.at, _NOWHERE)
        near = sectors | self.board.shores.get(unit.at, _NOWHERE)
        for space in (order.source, order.to):
            if space not in self.board.provinces:
                return Fault(Reason.UNKNOWN_SPACE, space)
            if space not in near:
                return Fault(Reason.TOO_FAR, space)
        return Fault(Reason.SAME_SPACE, order.to) if order.source == order.to else None
