"""Divides areas among their towns: each space has what lies nearest to its seats.

For maps whose real districts nobody has drawn freely. A space may have several seats, no cell
crosses a river that is a wall, and no two spaces touch so shortly that an eye could doubt it.
"""

import math
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from json import loads
from pathlib import Path
from random import Random

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPoint, Point
from shapely.geometry.base import BaseGeometry

from engine.board.shapes import polygons
from engine.cartography.coverage import GRID, absorb, biggest, faces, together, union
from engine.cartography.geodata import flat
from engine.cartography.land import Areas, RecipeError
from engine.cartography.projection import Projection, wandered
from engine.cartography.recipe import Cells, Recipe

SHORT = 15.0
"""Board units: a shorter contact between two spaces is done away with, or made longer."""

NUDGES = (4.0, 8.0, 13.0, 20.0)
"""How far a seat may be moved for that, the least first."""

TURNS, TRIES, AGAIN = 12, 150, 3
"""In how many directions it is tried, how many contacts are mended at most, and how often one."""

STRAIGHT = 11.0
"""Board units: a longer straight stretch of a border is made to wander."""

CRUMB = 60.0
"""Square units: a smaller face is a crossing of two wandering borders."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A town that a space has."""

    space: str
    at: Point


def divided(recipe: Recipe, cells: Cells, sources: Path, projection: Projection) -> "Divider":
    """Make what divides the land of a map."""
    towns = gazetteer(sources / cells.towns, cells.country)
    seats = {
        unit: [
            Seat(space, projection.point(_town(towns, cells.codes[unit], name)))
            for space, names in spaces.items()
            for name in names
        ]
        for unit, spaces in cells.seats.items()
    }
    walls = [projection.line(river.line) for river in recipe.sea.rivers if river.wall]
    return Divider(seats, walls)


Towns = Mapping[tuple[str, str], list[tuple[float, float]]]
"""By the code of their region and their plain name."""


def gazetteer(path: Path, country: str) -> Towns:
    """Read the towns of a country."""
    towns: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for town in loads(path.read_text(encoding="utf-8")):
        if town["country"] == country:
            key = (town["admin1"], _plain(town["name"]))
            towns.setdefault(key, []).append((float(town["lng"]), float(town["lat"])))
    return towns


def _plain(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if c.isalnum())


def _town(towns: Towns, code: str, name: str) -> tuple[float, float]:
    found = towns.get((code, _plain(name)), [])
    if len(found) != 1:
        msg = f"{name}: the gazetteer has {len(found)} towns of this name in {code}"
        raise RecipeError(msg)
    return found[0]


class Divider:
    """Divides the units of a land; the rest of the land stays as it is."""

    def __init__(self, seats: Mapping[str, list[Seat]], walls: Sequence[LineString]) -> None:
        self._seats = {unit: [*own] for unit, own in seats.items()}
        self._walls = walls
        self._homes: dict[str, list[tuple[BaseGeometry, list[int]]]] = {}
        """Per unit its parts between walls, each with the numbers of the seats in it."""

    def divide(self, land: Areas) -> Areas:
        """Return the land with its units divided."""
        for unit in self._seats:
            self._homes[unit] = self._parts(unit, land[unit])
        rest = {cell: area for cell, area in land.items() if cell not in self._seats}
        straight = self._settled()
        grown = _grown({**rest, **straight}, {*rest})
        return grown | _whole(_no_shorts({space: grown[space] for space in straight}))

    def _parts(self, unit: str, area: BaseGeometry) -> list[tuple[BaseGeometry, list[int]]]:
        walls = [wall.intersection(area) for wall in self._walls]
        parts = [face for _, face in faces([(unit, area)], walls, area)]
        homes: list[list[int]] = [[] for _ in parts]
        for number, seat in enumerate(self._seats[unit]):
            near = min(range(len(parts)), key=lambda i: parts[i].distance(seat.at))
            homes[near].append(number)
        inhabited = [(part, home) for part, home in zip(parts, homes, strict=True) if home]
        lost = [part for part, home in zip(parts, homes, strict=True) if not home]
        if not lost:
            return [(part, home) for part, home in inhabited]
        owned = [(str(i), part) for i, (part, _) in enumerate(inhabited)]
        whole = together(
            absorb([*owned, *(("", p) for p in lost)], lambda o, _: not o, lambda _: True)
        )
        return [(whole[str(i)], home) for i, (_, home) in enumerate(inhabited)]

    def _cells(self, unit: str) -> Areas:
        """Return the cells of a unit as they are now; what is cut off goes to a neighbour."""
        seats, found = self._seats[unit], list[tuple[str, BaseGeometry]]()
        for part, home in self._homes[unit]:
            if len(home) == 1:
                found.append((seats[home[0]].space, part))
                continue
            points = [seats[number].at for number in home]
            around = shapely.voronoi_polygons(MultiPoint(points), extend_to=part.envelope)
            for cell in around.geoms:
                owner = next(n for n in home if cell.covers(seats[n].at))
                found.append((seats[owner].space, flat(cell.intersection(part))))
        areas = {
            space: union(area for owner, area in found if owner == space)
            for space in dict.fromkeys(owner for owner, _ in found)
        }
        return _whole(areas)

    # Contacts

    def _settled(self) -> Areas:
        """Return all cells, after seats were moved a little until no contact is short."""
        cells = {unit: self._cells(unit) for unit in self._seats}
        tried = Counter[tuple[str, str]]()
        for _ in range(TRIES):
            short = _shorts(_all(cells))
            left = [pair for pair in short if tried[pair] < AGAIN]
            if not left:
                break
            worst = min(left, key=lambda pair: (short[pair], pair))
            tried[worst] += 1 if self._mend(cells, worst) else AGAIN
        return _no_shorts(_all(cells))

    def _mend(self, cells: dict[str, Areas], pair: tuple[str, str]) -> bool:
        """Move one seat near a short contact to where the contacts round it are the least short."""
        areas = _all(cells)
        middle = _contact(areas[pair[0]], areas[pair[1]]).centroid
        near = [
            (seat.at.distance(middle), unit, number)
            for unit, seats in self._seats.items()
            for number, seat in enumerate(seats)
        ]
        before = sum(SHORT - length for length in _shorts(_about(areas, middle)).values())
        best, chosen = before, None
        for far in NUDGES:
            for _, unit, number in sorted(near)[:5]:
                for turn in range(TURNS):
                    at = self._seats[unit][number].at
                    angle = 2 * math.pi * turn / TURNS
                    moved = Point(at.x + far * math.cos(angle), at.y + far * math.sin(angle))
                    tried = self._tried(unit, number, moved)
                    here = _about({**areas, **tried}, middle)
                    left = sum(SHORT - length for length in _shorts(here).values())
                    if left < best - 1e-6:
                        best, chosen = left, (unit, number, moved)
            if chosen is not None:
                break
        if chosen is None:
            return False
        unit, number, moved = chosen
        self._seats[unit][number] = Seat(self._seats[unit][number].space, moved)
        cells[unit] = self._cells(unit)
        return True

    def _tried(self, unit: str, number: int, moved: Point) -> Areas:
        old = self._seats[unit][number]
        self._seats[unit][number] = Seat(old.space, moved)
        tried = self._cells(unit)
        self._seats[unit][number] = old
        return tried


def _all(cells: Mapping[str, Areas]) -> Areas:
    """Return the cells of all units."""
    return {space: area for own in cells.values() for space, area in own.items()}


def _about(areas: Areas, middle: Point) -> Areas:
    """Keep what lies round a place."""
    return {space: area for space, area in areas.items() if area.distance(middle) < 3 * SHORT}


def _contact(one: BaseGeometry, other: BaseGeometry) -> BaseGeometry:
    """Return where two areas touch: their sources agree to a hair only."""
    return one.buffer(2 * GRID).intersection(other.boundary)


def _shorts(areas: Areas) -> dict[tuple[str, str], float]:
    """Return the contacts that are too short, with their lengths."""
    keys = sorted(areas)
    tree = shapely.STRtree([areas[key] for key in keys])
    found = {}
    for number, key in enumerate(keys):
        for near in tree.query(areas[key], predicate="dwithin", distance=GRID).tolist():
            if near > number:
                length = _contact(areas[key], areas[keys[near]]).length
                if length < SHORT:
                    found[key, keys[near]] = length
    return found


def _no_shorts(areas: Areas) -> Areas:
    """Widen whatever contacts are still short."""
    for pair in sorted(_shorts(areas)):
        areas = areas | _widened(areas, pair)
    return areas


def _widened(areas: Areas, pair: tuple[str, str]) -> Areas:
    """Let two spaces touch longer: one of them gets a little of the third that ends there."""
    one, other = pair
    around = _contact(areas[one], areas[other]).centroid.buffer(SHORT, quad_segs=2)
    thirds = {
        space: area.intersection(around).area
        for space, area in areas.items()
        if space not in pair and area.intersects(around)
    }
    if not thirds or _contact(areas[one], areas[other]).length >= SHORT:
        return {}
    third = min(thirds, key=lambda space: (-thirds[space], space))
    patch = flat(areas[third].intersection(around))
    return {one: union([areas[one], patch]), third: flat(areas[third].difference(around))}


def _whole(areas: Areas) -> Areas:
    """Give what is cut off from its space to the neighbour that has most of its outline."""
    if all(len(list(polygons(area))) == 1 for area in areas.values()):
        return areas
    pieces = [
        (space if part.equals(biggest(area)) else "", part)
        for space, area in areas.items()
        for part in polygons(area)
    ]
    given = together(absorb(pieces, lambda owner, _: not owner, bool))
    return {space: given[space] for space in areas}


# Borders that look grown


def _grown(areas: Areas, rest: set[str]) -> Areas:
    """Let long straight borders wander, on both sides alike."""
    network = shapely.union_all([area.boundary for area in areas.values()], grid_size=GRID)
    lines = [LineString(wandering(line)) for line in getattr(network, "geoms", (network,))]
    keys = sorted(areas)
    tree = shapely.STRtree([areas[key] for key in keys])
    owned = []
    for _, face in faces([("", shapely.union_all(lines, grid_size=GRID).envelope)], lines):
        over = {
            keys[i]: areas[keys[i]].intersection(face).area
            for i in tree.query(face, predicate="intersects").tolist()
        }
        owner = max(over, key=lambda key: (over[key], key)) if over else ""
        if owner and over[owner] > face.area / 2:
            owned.append((owner, face))
        elif owner and face.area < CRUMB:
            owned.append(("", face))
    main = {
        owner: max(face.area for key, face in owned if key == owner)
        for owner, _ in owned
        if owner and owner not in rest
    }

    def crumb(owner: str, face: BaseGeometry) -> bool:
        return not owner or (owner in main and face.area < main[owner])

    return together((o, f) for o, f in absorb(owned, crumb, lambda o: o in main) if o)


def wandering(line: BaseGeometry) -> Iterator[tuple[float, float]]:
    """Yield the points of a line, with more of them beside its long straight stretches."""
    points = [(x, y) for x, y in np.round(shapely.get_coordinates(line), 2).tolist()]
    yield points[0]
    for begin, end in pairwise(points):
        one, other = min(begin, end), max(begin, end)
        length = math.dist(one, other)
        rounds = max(0, math.ceil(math.log2(length / STRAIGHT))) if length > STRAIGHT else 0
        if rounds:
            way = wandered([one, other], Random(f"{one} {other}"), rounds)  # noqa: S311
            yield from (way if one == begin else way[::-1])[1:]
        else:
            yield end
