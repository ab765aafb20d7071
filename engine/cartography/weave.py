"""Turns a coverage into shared arcs: what two neighbours have in common is written once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain, pairwise

import shapely
from shapely.geometry import LinearRing
from shapely.geometry.base import BaseGeometry

from engine.board.shapes import polygons
from engine.cartography.coverage import GRID

TOLERANCE = 0.5
"""Board units: how far an outline may stray from the source's when it is simplified."""

Step = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Woven:
    """Arcs, and per cell polygons of rings of arcs."""

    arcs: list[list[int]] = field(default_factory=list)
    cells: dict[str, list[list[list[int]]]] = field(default_factory=dict)


def simplified(cells: Mapping[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    """Straighten outlines, shared ones alike on both sides."""
    keys = sorted(cells)
    areas = shapely.coverage_simplify([cells[key] for key in keys], TOLERANCE)
    return dict(zip(keys, areas, strict=True))


def weave(cells: Mapping[str, BaseGeometry]) -> Woven:
    """Cut all outlines where three cells meet, and count every stretch once."""
    rings = {
        key: [[_steps(r) for r in (p.exterior, *p.interiors)] for p in polygons(area)]
        for key, area in sorted(cells.items())
    }
    every = [*chain.from_iterable(chain.from_iterable(rings.values()))]
    knots = _knots(every)
    woven, numbers = Woven(), dict[tuple[Step, ...], int]()
    for key, pieces in rings.items():
        woven.cells[key] = [
            [[_number(woven, numbers, arc) for arc in _cut(ring, knots)] for ring in polygon]
            for polygon in pieces
        ]
    return woven


def _steps(ring: LinearRing) -> list[Step]:
    points = [(round(x / GRID), round(y / GRID)) for x, y in list(ring.coords)[:-1]]
    return [point for i, point in enumerate(points) if point != points[i - 1]]


def _knots(rings: list[list[Step]]) -> set[Step]:
    near: dict[Step, set[Step]] = {}
    for ring in rings:
        for i, point in enumerate(ring):
            near.setdefault(point, set()).update((ring[i - 1], ring[(i + 1) % len(ring)]))
    return {point for point, others in near.items() if len(others) > 2}


def _cut(ring: list[Step], knots: set[Step]) -> list[tuple[Step, ...]]:
    start = next((i for i, point in enumerate(ring) if point in knots), None)
    first = ring.index(min(ring)) if start is None else start
    turned = [*ring[first:], *ring[:first], ring[first]]
    ends = [i for i, p in enumerate(turned) if p in knots or i in (0, len(turned) - 1)]
    return [tuple(turned[a : b + 1]) for a, b in pairwise(ends)]


def _number(woven: Woven, numbers: dict[tuple[Step, ...], int], arc: tuple[Step, ...]) -> int:
    if arc in numbers:
        return numbers[arc]
    if arc[::-1] in numbers:
        return ~numbers[arc[::-1]]
    numbers[arc] = len(woven.arcs)
    deltas = [(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(arc)]
    woven.arcs.append([*arc[0], *chain.from_iterable(deltas)])
    return numbers[arc]
