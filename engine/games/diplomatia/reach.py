"""Where units can go as the board stands, and whether an order could be carried out at all."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from functools import cached_property

from engine.board.board import Board
from engine.board.province import Terrain
from engine.games.diplomatia.judge.chart import chart_of
from engine.games.diplomatia.judge.intake import Standing, fault_of
from engine.games.diplomatia.orders import ARMY, FLEET, DiplomatiaOrder, Support, Transport
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reasons import Reason, finding
from engine.rules.position import Position, Unit, UnitKind
from engine.rules.ruling import Finding

_NOWHERE: frozenset[str] = frozenset()


class Reach:
    """The ways there are on one board as its units stand."""

    def __init__(self, board: Board, position: Position, profile: Profile | None = None) -> None:
        self.board, self.position = board, position
        self.profile = profile or Profile()

    @cached_property
    def afloat(self) -> frozenset[str]:
        """The sectors in which fleets stand, anybody's."""
        return frozenset(unit.at for unit in self.position.units if unit.kind == FLEET)

    @cached_property
    def _standing(self) -> Standing:
        return Standing(self.position, chart_of(self.board))

    def kind_in(self, space: str) -> UnitKind:
        """Return which units stand in a space: fleets in sectors, armies on land (5)."""
        return FLEET if self.board.provinces[space].terrain is Terrain.SEA else ARMY

    def steps(self, unit: Unit) -> frozenset[str]:
        """Return where a unit could go by itself (7.2.2): there it can support, too (7.2.3.1)."""
        return self.board.neighbours(unit.kind, unit.at)

    def landings(self, land: str, sectors: Iterable[str] | None = None) -> frozenset[str]:
        """Return where fleets could carry an army: all that stand, or those in ``sectors``."""
        allowed = self.afloat if sectors is None else frozenset(sectors)
        return _landings(land, self.board, allowed)

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

    def fault(self, order: DiplomatiaOrder, unit: Unit) -> Finding | None:
        """Tell why an order can come to nothing good, whatever others do; nothing if it may.

        Beside what the judge calls illegal that is what nobody can do: to help where nobody
        stands, to transport between spaces that do not touch the sector.
        """
        line = self._standing.chart.line(str(order))
        if line is None:
            return finding(Reason.UNREADABLE)
        fault = fault_of(line, unit, self._standing, self.profile)
        if fault is not None:
            return fault
        if isinstance(order, Support) and self.position.at(order.what.at) is None:
            return finding(Reason.SUPPORTS_NOBODY, order.what.at)
        return self._link_fault(order, unit) if isinstance(order, Transport) else None

    def _link_fault(self, order: Transport, unit: Unit) -> Finding | None:
        sectors = self.board.fleet_neighbours.get(unit.at, _NOWHERE)
        near = sectors | self.board.shores.get(unit.at, _NOWHERE)
        far = next((space for space in (order.source, order.to) if space not in near), "")
        if far:
            return finding(Reason.TOO_FAR, far)
        return finding(Reason.SAME_SPACE, order.to) if order.source == order.to else None


def attackers(space: str, board: Board) -> frozenset[str]:
    """Return the spaces from which any unit could come, with a fleet in every sector.

    Who seizes a port comes from nowhere (7.3.1).
    """
    if board.provinces[space].terrain is Terrain.SEA:
        return board.neighbours(FLEET, space)
    return board.neighbours(ARMY, space) | _landings(space, board, board.provinces.keys())


def _landings(land: str, board: Board, sectors: AbstractSet[str]) -> frozenset[str]:
    """Return where fleets in these sectors could carry an army."""
    seen = set(board.shores.get(land, _NOWHERE) & sectors)
    edge = list(seen)
    while edge:
        beside = board.fleet_neighbours.get(edge.pop(), _NOWHERE) & sectors
        edge += beside - seen
        seen |= beside
    reached = (board.shores.get(sector, _NOWHERE) for sector in seen)
    return frozenset(there for group in reached for there in group) - {land}
