"""Outlines as shared arcs: which arcs make a ring, and what lies on either side of each."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, pairwise

from engine.board.atlas import BorderKind
from engine.board.errors import MapFault, MapFinding
from engine.board.mapfile import DrawnFile, Polygons

Grid = tuple[int, int]
"""A point in whole steps, so that equal points are equal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One piece of the picture: the dry or the wet part of a province, or land off the board."""

    owner: str
    """The province, or empty off the board."""

    dry: bool
    place: str
    """Where it stands in the file."""

    polygons: Polygons


def cells(source: DrawnFile) -> Iterator[Cell]:
    """Yield every piece of the picture."""
    outlines = source.outlines
    for key, cell in outlines.provinces.items():
        place = f"outlines.provinces.{key}"
        if cell.land:
            yield Cell(owner=key, dry=True, place=f"{place}.land", polygons=cell.land)
        if cell.water:
            yield Cell(owner=key, dry=False, place=f"{place}.water", polygons=cell.water)
    for key, polygons in outlines.impassable.items():
        yield Cell(owner="", dry=True, place=f"outlines.impassable.{key}", polygons=polygons)
    if outlines.outer_water:
        place = "outlines.outer_water"
        yield Cell(owner="", dry=False, place=place, polygons=outlines.outer_water)


def arc_points(arc: Sequence[int]) -> tuple[Grid, ...]:
    """Add up the steps of an arc."""
    return tuple(zip(accumulate(arc[::2]), accumulate(arc[1::2]), strict=True))


def directed(arcs: Sequence[tuple[Grid, ...]], number: int) -> tuple[Grid, ...]:
    """Return an arc, backwards where the number is negative."""
    return arcs[number] if number >= 0 else arcs[~number][::-1]


def ring_points(arcs: Sequence[tuple[Grid, ...]], ring: Sequence[int]) -> tuple[Grid, ...] | None:
    """Join arcs to a closed ring, its first point not repeated; nothing if they do not meet."""
    parts = [directed(arcs, number) for number in ring]
    if not parts or any(one[-1] != other[0] for one, other in pairwise([*parts, parts[0]])):
        return None
    points = tuple(chain.from_iterable(part[:-1] for part in parts))
    return points if len(points) >= 3 else None


def open_rings(source: DrawnFile) -> Iterator[MapFinding]:
    """Yield the rings whose arcs do not meet."""
    arcs = [arc_points(arc) for arc in source.outlines.arcs]
    for cell in cells(source):
        for number, ring in enumerate(chain.from_iterable(cell.polygons)):
            if ring_points(arcs, ring) is None:
                yield MapFinding(MapFault.OPEN_OUTLINE, cell.place, {"ring": number})


@dataclass(frozen=True, slots=True)
class Side:
    """What an arc separates, and how that is drawn."""

    one: str
    other: str
    kind: BorderKind


def sides(source: DrawnFile) -> Iterator[tuple[int, Side]]:
    """Yield each arc that separates something, with what it separates."""
    sea = source.seas
    touching: dict[int, list[Cell]] = {}
    for cell in cells(source):
        for number in chain.from_iterable(chain.from_iterable(cell.polygons)):
            touching.setdefault(number if number >= 0 else ~number, []).append(cell)
    for number, neighbours in sorted(touching.items()):
        side = _side(neighbours, sea)
        if side is not None:
            yield number, side


def _side(cells: Sequence[Cell], sea: Collection[str]) -> Side | None:
    one, other = cells[0], cells[-1]
    if one is other:
        return Side(one.owner, "", BorderKind.EDGE)
    if one.dry != other.dry:
        dry, wet = (one, other) if one.dry else (other, one)
        return Side(dry.owner, wet.owner, BorderKind.COAST)
    low, high = sorted((one.owner, other.owner))
    if low == high and low:
        return None
    if not low:
        return Side(high, "", BorderKind.EDGE)
    if one.dry:
        return Side(low, high, BorderKind.LAND)
    strait = low not in sea and high not in sea
    return Side(low, high, BorderKind.STRAIT if strait else BorderKind.SEA)
