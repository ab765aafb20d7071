"""The map as the rules see it: provinces, powers, and which locations touch."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Final

from engine.board.location import province_of
from engine.board.province import Power, Province

Pair = tuple[str, str]

AFLOAT: Final = "F"
"""Pieces of this kind lie on water and at coasts, as maps have borders for them; all other kinds
walk on land."""

ASHORE: Final = "A"
"""In map files, the place of whoever walks among those of beaten pieces; who sails is there by the
location that he lies at."""


def sails(kind: str) -> bool:
    """Tell whether pieces of a kind lie on water and at coasts."""
    return kind == AFLOAT


def _touching(pairs: Iterable[Pair]) -> Mapping[str, frozenset[str]]:
    touching: dict[str, set[str]] = {}
    for one, other in pairs:
        touching.setdefault(one, set()).add(other)
        touching.setdefault(other, set()).add(one)
    return MappingProxyType({here: frozenset(there) for here, there in touching.items()})


@dataclass(frozen=True, kw_only=True)
class Board:
    """An immutable map. Borders are written data, never guessed from geometry."""

    id: str
    """Key of the map in files: ``standard``."""

    names: Mapping[str, str]
    """Title per language."""

    powers: tuple[Power, ...]
    """In the map's reading order."""

    provinces: Mapping[str, Province]
    """All spaces by id."""

    army_borders: frozenset[Pair]
    """Pairs of provinces between which an army can walk."""

    fleet_borders: frozenset[Pair]
    """Pairs of locations between which a fleet can sail: ``("SPA/NC", "MAO")``."""

    shore_borders: frozenset[Pair] = frozenset()
    """Pairs of a land province and a sea sector at its coast, where fleets keep to the sea; empty
    where they lie at coasts, and ``fleet_borders`` say which."""

    start_units: tuple[tuple[str, str, str], ...]
    """The basic position: (power, ``A`` or ``F``, location)."""

    game: str
    """The game that is played on it, by its id in files."""

    @cached_property
    def army_neighbours(self) -> Mapping[str, frozenset[str]]:
        """Provinces next to each province for an army."""
        return _touching(self.army_borders)

    @cached_property
    def fleet_neighbours(self) -> Mapping[str, frozenset[str]]:
        """Locations next to each location for a fleet."""
        return _touching(self.fleet_borders)

    @cached_property
    def shores(self) -> Mapping[str, frozenset[str]]:
        """The sea sectors at the coast of each land province, and the lands at each sector."""
        return _touching(self.shore_borders)

    @cached_property
    def ports(self) -> tuple[str, ...]:
        """All sea sectors with a port, in alphabetical order of their ids."""
        return tuple(sorted(p.id for p in self.provinces.values() if p.port is not None))

    @cached_property
    def ports_at(self) -> Mapping[str, tuple[str, ...]]:
        """The sea sectors whose ports lie at the coast of a land province; others are missing."""
        found: dict[str, list[str]] = {}
        for sector in self.ports:
            port = self.provinces[sector].port
            if port is not None:
                found.setdefault(port.coast, []).append(sector)
        return {land: tuple(sectors) for land, sectors in found.items()}

    @cached_property
    def powers_by_id(self) -> Mapping[str, Power]:
        """Powers by their id."""
        return MappingProxyType({power.id: power for power in self.powers})

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The letters of all kinds of unit that there can be.

        A game with pieces of its own lists them in the basic position; armies and fleets go
        together, whichever of them it begins with, and need not be listed.
        """
        listed = frozenset(kind for _, kind, _ in self.start_units)
        usual = frozenset((ASHORE, AFLOAT))
        return listed if listed and listed.isdisjoint(usual) else listed | usual

    @cached_property
    def centres(self) -> tuple[str, ...]:
        """All supply centres, in alphabetical order of their ids."""
        return tuple(sorted(p.id for p in self.provinces.values() if p.centre))

    @cached_property
    def counted(self) -> frozenset[str]:
        """The spaces that count for their owners: the centres of a map that has any, else all."""
        return frozenset(self.ownable)

    @property
    def ownable(self) -> Collection[str]:
        """Where somebody can own something: the centres of a map that has any, else any space."""
        return self.centres or self.provinces

    @cached_property
    def centre_at(self) -> Mapping[str, str]:
        """The supply centre that a unit in a location stands in, where it stands in one."""
        return {
            location: centre
            for centre in self.centres
            for location in (centre, *self.provinces[centre].locations)
        }

    @cached_property
    def _homes(self) -> Mapping[str, tuple[str, ...]]:
        homes: dict[str, list[str]] = {}
        for centre in self.centres:
            homes.setdefault(self.provinces[centre].home or "", []).append(centre)
        return {power: tuple(centres) for power, centres in homes.items()}

    def homes(self, power: str) -> tuple[str, ...]:
        """Return the supply centres in the power's original borders."""
        return self._homes.get(power, ()) if power else ()

    def neighbours(self, kind: str, location: str) -> frozenset[str]:
        """Return the locations next to ``location`` for a fleet (``F``), or for who walks."""
        table = self.fleet_neighbours if kind == AFLOAT else self.army_neighbours
        return table.get(location, frozenset())

    def touching(self, province: str) -> frozenset[str]:
        """Return the provinces next to one, by land or by water."""
        return self._beside[province]

    @cached_property
    def _beside(self) -> Mapping[str, frozenset[str]]:
        tables = self.army_neighbours, self.fleet_neighbours, self.shores
        return {
            name: frozenset(
                province_of(there)
                for table in tables
                for at in (name, *province.locations)
                for there in table.get(at, ())
            )
            for name, province in self.provinces.items()
        }

    def reaches(self, kind: str, location: str, province: str) -> bool:
        """Tell whether a unit could step into ``province``, on whatever coast (VII.3.b, IX.1)."""
        return province in self._steps[sails(kind)].get(location, ())

    @cached_property
    def _steps(self) -> Mapping[bool, Mapping[str, frozenset[str]]]:
        """The provinces next to each location, on whatever coast, for who sails and who walks."""
        places = [(name, *province.locations) for name, province in self.provinces.items()]
        return {
            sails(kind): {
                at: frozenset(map(province_of, self.neighbours(kind, at)))
                for group in places
                for at in group
            }
            for kind in (ASHORE, AFLOAT)
        }


class SameBoard:
    """A board by its identity: two boards with equal fields are simply indexed twice."""

    __slots__ = ("board",)

    def __init__(self, board: Board) -> None:
        self.board = board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameBoard) and other.board is self.board

    def __hash__(self) -> int:
        return id(self.board)
