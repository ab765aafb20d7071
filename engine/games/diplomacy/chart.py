"""The board as orders need it: who reaches what, and where armies can be shipped."""

from collections.abc import Collection, Mapping
from functools import cached_property
from types import MappingProxyType

from engine.board.board import Board
from engine.board.location import province_of
from engine.board.province import Terrain


class Chart:
    """Tables worked out once per board, so that judging a turn is looking up."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.numbers: Mapping[str, int] = MappingProxyType(
            {province: number for number, province in enumerate(board.provinces)}
        )

    @cached_property
    def seas(self) -> frozenset[str]:
        """Spaces of open water."""
        return frozenset(p.id for p in self.board.provinces.values() if p.terrain is Terrain.SEA)

    @cached_property
    def inland(self) -> frozenset[str]:
        """Land without a shore."""
        return frozenset(p.id for p in self.board.provinces.values() if p.terrain is Terrain.INLAND)

    @cached_property
    def reach(self) -> Mapping[tuple[str, str], frozenset[str]]:
        """Provinces next to a location, by kind of unit and location."""
        found: dict[tuple[str, str], frozenset[str]] = {}
        for kind, table in (
            ("A", self.board.army_neighbours),
            ("F", self.board.fleet_neighbours),
        ):
            for here, there in table.items():
                found[kind, here] = frozenset(province_of(place) for place in there)
        return MappingProxyType(found)

    @cached_property
    def waters(self) -> Mapping[str, frozenset[str]]:
        """For each province the seas beside it, on whatever coast."""
        found: dict[str, set[str]] = {sea: set() for sea in self.seas}  # the Black Sea has none
        for one, other in self.board.fleet_borders:
            for here, there in ((one, other), (other, one)):
                if there in self.seas:
                    found.setdefault(province_of(here), set()).add(there)
        return MappingProxyType({place: frozenset(seas) for place, seas in found.items()})

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
            return self._on_route(start, goal, seas, through)
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

    def _on_route(self, start: str, goal: str, seas: Collection[str], fleet: str) -> bool:
        """Tell whether some proper route leads past a fleet.

        A proper route never passes what it could have reached earlier (DATC 4.E.1): a fleet that
        every route could leave out cannot be ordered to convoy.
        """
        if start == goal or not (self.harbour(start) and self.harbour(goal)):
            return False
        ends, shores = self.waters[goal], self.waters[start]
        paths: list[tuple[str, ...]] = [(sea,) for sea in shores if sea in seas]
        while paths:
            path = paths.pop()
            here = path[-1]
            if here in ends:
                if fleet in path:
                    return True
                continue
            earlier: set[str] = set(path).union(*(self.waters.get(sea, ()) for sea in path[:-1]))
            paths += [
                (*path, sea)
                for sea in self.waters.get(here, ())
                if sea in seas and sea not in shores and sea not in earlier
            ]
        return False
