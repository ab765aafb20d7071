"""The board as orders need it: who reaches what, and where armies can be shipped."""

from collections.abc import Collection, Iterable

from engine.board.board import Board
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.games.diplomacy.reach.pieces import Piece
from engine.games.diplomacy.units import FLEET, UNIT_KINDS
from engine.rules.position import Unit, UnitKind

MOST_ROUTES = 100_000
"""Answers about convoys kept in mind."""


class Chart:
    """Tables worked out once per board, so that judging a turn is looking up."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._past: dict[tuple[str, str, int, str], bool] = {}
        land = board.provinces.values()
        self.numbers: dict[str, int] = {province: at for at, province in enumerate(board.provinces)}
        self.places: tuple[str, ...] = tuple(self.numbers)
        """Provinces by their number."""
        self.powers: dict[str, int] = {power: at for at, power in enumerate(board.powers_by_id)}
        """Rank of each power in the board's order."""
        self.names: tuple[str, ...] = tuple(self.powers)
        """Powers by their rank."""
        spots = {*board.provinces}.union(*(province.locations for province in land))
        self.ranks: dict[str, int] = {place: rank for rank, place in enumerate(sorted(spots))}
        """Rank of each location in the alphabet."""
        self.same: dict[str, str] = {place: place for place in self.ranks}
        """Each location under its own name."""
        self.seas: frozenset[str] = frozenset(p.id for p in land if p.terrain is Terrain.SEA)
        """Spaces of open water."""
        self.inland: frozenset[str] = frozenset(p.id for p in land if p.terrain is Terrain.INLAND)
        """Land without a shore."""
        self._ways: dict[tuple[str, str], tuple[tuple[str, str], ...]] = {
            (kind, here): tuple([(place, province_of(place)) for place in sorted(there)])
            for kind, table in (("A", board.army_neighbours), ("F", board.fleet_neighbours))
            for here, there in table.items()
        }
        self.reach: dict[tuple[str, str], frozenset[str]] = {
            here: frozenset(province for _, province in ways) for here, ways in self._ways.items()
        }
        """Provinces next to a location, by kind of unit and location."""
        self.beside: dict[str, set[int]] = {place: set() for place in self.numbers}
        """For each province the numbers of those from which somebody could step into it."""
        for (_, here), there in self.reach.items():
            for place in there:
                self.beside[place].add(self.numbers[province_of(here)])
        self.waters: dict[str, frozenset[str]] = self._waters()
        """For each province the seas beside it, on whatever coast."""
        self.bits: dict[str, int] = {sea: 1 << at for at, sea in enumerate(sorted(self.seas))}
        """A bit for each sea, so that fleets at sea make a small number."""
        self.sea_numbers: dict[str, int] = {sea: at for at, sea in enumerate(self.bits)}
        """Which bit that is."""
        self.beside_seas: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.sea_numbers[near] for near in self.waters[sea]]) for sea in self.bits]
        )
        """Numbers of the seas beside each sea, by number."""
        self.shores: dict[str, int] = {
            place: sum([self.bits[sea] for sea in seas])
            for place, seas in self.waters.items()
            if place not in self.seas
        }
        """Bits of the seas beside each harbour."""
        self.near_seas: tuple[int, ...] = tuple(
            [sum([self.bits[near] for near in self.waters[sea]]) for sea in self.bits]
        )
        """Bits of the seas beside each sea, by number of its bit."""
        lands: dict[str, list[str]] = {sea: [] for sea in self.bits}
        for place in self.shores:
            for sea in self.waters[place]:
                lands[sea].append(place)
        self.harbours: tuple[frozenset[str], ...] = tuple(
            [frozenset(places) for places in lands.values()]
        )
        """Harbours beside each sea, by number of its bit."""
        self.all_seas: int = sum(self.bits.values())
        """The bits of all seas."""
        self.space_of: dict[str, int] = {
            place: self.numbers[province_of(place)] for place in self.ranks
        }
        """The number of the province that a location lies in."""
        self.pieces: dict[str, dict[str, Piece]] = {
            kind: {at: self._piece(kind, at) for at in self.ranks} for kind in UNIT_KINDS
        }
        """Every army and fleet that could be named, by kind and location."""

    def _piece(self, kind: UnitKind, at: str) -> Piece:
        place = self.same[province_of(at)]
        piece = Piece(
            kind,
            self.same[at],
            place=place,
            space=self.numbers[place],
            rank=self.ranks[at],
            steps=self.board.neighbours(kind, at),
            reach=self.reach.get((kind, at), frozenset()),
        )
        if kind is FLEET:
            piece.sea = self.bits.get(at, 0)
            piece.lies = self.sea_numbers.get(at, -1)
        else:
            piece.shore = self.shores.get(at, 0)
            piece.ports = tuple(self.numbers_of(piece.shore))
        return piece

    def _waters(self) -> dict[str, frozenset[str]]:
        waters: dict[str, set[str]] = {sea: set() for sea in self.seas}  # the Black Sea has none
        for one, other in self.board.fleet_borders:
            for here, there in ((one, other), (other, one)):
                if there in self.seas:
                    waters.setdefault(province_of(here), set()).add(there)
        return {place: frozenset(seas) for place, seas in waters.items()}

    def ways(self, kind: str, location: str) -> tuple[tuple[str, str], ...]:
        """List the locations next to one, by the alphabet, each with its province."""
        return self._ways.get((kind, location), ())

    def afloat(self, units: Iterable[Unit]) -> int:
        """Return the bits of the seas in which fleets lie."""
        bits = self.bits
        return sum([bits[unit.at] for unit in units if unit.at in bits])

    def spread(self, front: int, fleets: int) -> int:
        """Return all fleets that hang together with some of them, sea beside sea."""
        near = self.near_seas
        front &= fleets
        seen = front
        while front:
            low = front & -front
            front ^= low
            more = near[low.bit_length() - 1] & fleets & ~seen
            seen |= more
            front |= more
        return seen

    def numbers_of(self, fleets: int) -> list[int]:
        """Return the numbers of the seas whose bits are set."""
        indices = []
        while fleets:
            low = fleets & -fleets
            fleets ^= low
            indices.append(low.bit_length() - 1)
        return indices

    def ships(self, start: str, goal: str, fleets: int) -> bool:
        """Tell whether fleets would make a route from harbour to harbour."""
        shores = self.shores
        if start == goal or start not in shores or goal not in shores:
            return False
        return bool(self.spread(shores[start], fleets) & shores[goal])

    def ships_past(self, start: str, goal: str, fleets: int, sea: str) -> bool:
        """Tell whether some proper route leads past the fleet in a sea."""
        mine, shores = self.bits[sea], self.shores
        if start == goal or start not in shores or goal not in shores:
            return False
        if mine & shores[start] & shores[goal]:
            return bool(mine & fleets)
        fleets = self.spread(mine, fleets)
        key = start, goal, fleets, sea
        passes = self._past.get(key)
        if passes is None:
            if len(self._past) > MOST_ROUTES:
                self._past.clear()
            passes = self._past[key] = bool(self.carried(start, fleets, sea, {goal}))
        return passes

    def carried(self, start: str, fleets: int, sea: str, goals: Iterable[str]) -> set[str]:
        """Return to which of some harbours a proper route from another leads past a fleet.

        A proper route never passes what it could have reached earlier (DATC 4.E.1): a fleet that
        every route could leave out cannot be ordered to convoy.
        """
        near, harbours = self.near_seas, self.harbours
        mine, front = self.bits[sea], self.shores[start]
        wanted, landings = {*goals} - {start}, set[str]()
        routes: list[_Route] = []
        _go_on(routes, front & fleets, front, frozenset[str](), past=False)
        while routes and wanted:
            last, closed, behind, past = routes.pop()
            number = last.bit_length() - 1
            past = past or last == mine
            if past:
                ashore = (harbours[number] & wanted) - behind
                landings |= ashore
                wanted -= ashore
            elif closed & mine:  # never again on this route
                continue
            onward = near[number] & fleets & ~closed
            if onward:
                _go_on(routes, onward, closed | near[number], behind | harbours[number], past=past)
        return landings

    def reaches(self, kind: str, location: str, province: str) -> bool:
        """Tell whether a unit could step into a province, on whatever coast (IX.1)."""
        return province in self.reach.get((kind, location), ())

    def coasts_in_reach(self, location: str, province: str) -> list[str]:
        """List where in a province a fleet from ``location`` could put in."""
        there = self.board.fleet_neighbours.get(location, ())
        return sorted(place for place in there if province_of(place) == province)

    def harbour(self, province: str) -> bool:
        """Tell whether armies can be shipped from or to a province."""
        return province not in self.seas and province in self.waters

    def ferry(
        self, start: str, goal: str, seas: Collection[str], through: str | None = None
    ) -> bool:
        """Tell whether fleets in ``seas`` would make a route, if asked: one past ``through``."""
        if through is not None:
            fleets = sum([self.bits.get(sea, 0) for sea in seas])
            return self.ships_past(start, goal, fleets, through)
        if start == goal or not (self.harbour(start) and self.harbour(goal)):
            return False
        front = {sea for sea in self.waters[start] if sea in seas}
        seen = set(front)
        while front:
            front = {
                sea for here in front for sea in self.waters.get(here, ()) if sea in seas
            } - seen
            seen |= front
        return not self.waters[goal].isdisjoint(seen)


_Route = tuple[int, int, frozenset[str], bool]
"""The bit of its last sea, the seas that it cannot go to any more, the harbours that it has left
behind, and whether it led past the fleet that is asked for."""


def _go_on(
    routes: list[_Route], seas: int, closed: int, behind: frozenset[str], *, past: bool
) -> None:
    """Lead a route on into each of some seas."""
    while seas:
        low = seas & -seas
        seas ^= low
        routes.append((low, closed, behind, past))
