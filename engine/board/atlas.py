"""How a map looks: outlines and spots in board units, compiled once and read without Shapely.

A board unit is a pixel of a picture of ``Atlas.size`` (1600 × 1200 for the standard map), y down.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise

Point = tuple[float, float]
Ring = tuple[Point, ...]
"""A closed line; the first point is not repeated at the end."""

Rings = tuple[Ring, ...]
"""An area by the odd-even rule: outer rings and holes in any order."""


class BorderKind(StrEnum):
    """How a border is drawn; who may cross it is the board's business."""

    SEA = "sea"
    COAST = "coast"
    LAND = "land"
    STRAIT = "strait"
    """A short crossing over water such as Denmark to Sweden."""

    EDGE = "edge"
    """Along land that is no space of the game, or the edge of the picture."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BorderLine:
    """What two cells share; ``one`` and ``other`` are province ids, or empty off the board."""

    one: str
    other: str
    kind: BorderKind
    lines: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelSpot:
    """Where a name is centred, how high its letters are, how it is turned and spaced."""

    at: Point
    px: float
    angle: float = 0.0
    spacing: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PortSpot:
    """Where the dot of a port lies at its coast, and its name per language."""

    at: Point
    label: Mapping[str, LabelSpot]


@dataclass(frozen=True, slots=True, kw_only=True)
class Town:
    """A town that no rule knows: a hollow dot and its name, per language."""

    names: Mapping[str, str]
    at: Point
    label: Mapping[str, LabelSpot]


@dataclass(frozen=True, slots=True, kw_only=True)
class Spots:
    """Where things of one province stand."""

    label: Mapping[str, LabelSpot]
    """Per language, for the name in full (with the map's own line breaks)."""

    abbr: LabelSpot
    """For the abbreviation, where the name does not fit."""

    army: Point | None = None
    """Where an army stands; none at sea."""

    fleet: Mapping[str, Point] = field(default_factory=dict)
    """Where a fleet lies, by location (``STP/SC``); empty inland."""

    dislodged: Mapping[str, Point] = field(default_factory=dict)
    """Where a beaten unit stands beside the one that took its place: by ``A`` or fleet location."""

    centre: Point | None = None
    """The mark of a supply centre."""

    coast: Mapping[str, Point] = field(default_factory=dict)
    """Where a separate coast is named and clicked, by location."""

    port: PortSpot | None = None
    """The port of a sea sector that has one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StateMarks:
    """What the drawing of a map of states has instead of places for pieces, by part of a state."""

    stones: Mapping[str, Point]
    """Where a stone lies that marks the part."""

    leaders: Mapping[str, tuple[Point, ...]]
    """Lines from parts to their names, where those stand aside of them."""

    lines: Mapping[str, Mapping[str, str]]
    """Per language a part's name as it is written, where it is broken into lines."""

    crossings: Mapping[tuple[str, str], tuple[Point, ...]]
    """By both parts of a border, the first in the order of keys before the other: the point where
    a route crosses it, or the whole way of a line or a bridge from shore to shore."""

    def crossing(self, one: str, other: str) -> tuple[Point, ...]:
        """Return where a route goes from one part to the other, in that direction."""
        forwards = self.crossings.get((one, other))
        return forwards or self.crossings[other, one][::-1]

    def legs(self, route: Sequence[str]) -> tuple[tuple[Point, ...], ...]:
        """Return the way of a route, a leg for each border that it crosses, from stone to stone.

        Who leaves a part where he came in, as out of one that lies within another, has been at its
        stone.
        """
        here, legs = self.stones[route[0]], list[tuple[Point, ...]]()
        for number, (one, other) in enumerate(pairwise(route)):
            way = self.crossing(one, other)
            back = (self.stones[one],) if number and way[0] == here else ()
            end = (self.stones[other],) if number == len(route) - 2 else ()
            legs.append((here, *back, *way, *end))
            here = way[-1]
        return tuple(legs)


@dataclass(frozen=True, slots=True, kw_only=True)
class Atlas:
    """Everything needed to draw a map and to find what was clicked."""

    size: tuple[float, float]
    areas: Mapping[str, Rings]
    """The whole clickable area of each province, its own straits and lagoons included."""

    land: Mapping[str, Rings]
    """The dry part of each land province."""

    impassable: Mapping[str, Rings]
    """Land that is no space of the game: Switzerland, Ireland and the like."""

    water: Rings
    """All water, for clipping."""

    coastline: Rings
    """The outline of all land together."""

    depth: tuple[Rings, ...]
    """Soft lines in the water along the coasts, the nearest first."""

    lakes: Rings
    borders: tuple[BorderLine, ...]
    spots: Mapping[str, Spots]
    towns: tuple[Town, ...] = ()
    """Decoration only."""

    credits: str = ""
    """Author, sources and licence of the drawing."""

    states: StateMarks | None = None
    """What a map of states shows besides."""

    @property
    def marks(self) -> tuple[Point, ...]:
        """Where marks are that nothing may hide: those of centres, and the dots of ports."""
        places = self.spots.values()
        ports = (spots.port.at for spots in places if spots.port is not None)
        return tuple(filter(None, (*(spots.centre for spots in places), *ports)))
