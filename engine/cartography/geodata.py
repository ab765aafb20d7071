"""Reads the two formats in which the sources come: TopoJSON and ESRI shapefiles."""

import json
import struct
from collections.abc import Iterator, Mapping
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from engine.board.shapes import polygons

Line = list[tuple[float, float]]


def joined(parts: list[Polygon]) -> BaseGeometry:
    """Make one geometry of polygons."""
    return parts[0] if len(parts) == 1 else MultiPolygon(parts)


def flat(geometry: BaseGeometry) -> BaseGeometry:
    """Drop everything in a geometry that has no area."""
    return joined(list(polygons(geometry)))


def topojson(path: Path) -> Iterator[tuple[str, BaseGeometry]]:
    """Yield the named areas of a TopoJSON file; the n-th without a name is ``?n``."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = [_arc(arc, topology.get("transform")) for arc in topology["arcs"]]
    for thing in topology["objects"].values():
        for number, geometry in enumerate(thing.get("geometries", [thing])):
            area = _area(arcs, geometry)
            if not area.is_empty:
                name = (geometry.get("properties") or {}).get("name")
                yield name or f"?{number}", area


def _arc(arc: list[list[float]], transform: Mapping[str, Any] | None) -> Line:
    if transform is None:
        return [(x, y) for x, y, *_ in arc]
    (sx, sy), (tx, ty) = transform["scale"], transform["translate"]
    xs, ys = accumulate(p[0] for p in arc), accumulate(p[1] for p in arc)
    return [(x * sx + tx, y * sy + ty) for x, y in zip(xs, ys, strict=True)]


def _area(arcs: list[Line], geometry: Mapping[str, Any]) -> BaseGeometry:
    kind, parts = geometry.get("type"), []
    single = [geometry["arcs"]] if kind == "Polygon" else []
    for rings in geometry["arcs"] if kind == "MultiPolygon" else single:
        closed = [ring for ring in (_ring(arcs, numbers) for numbers in rings) if len(ring) >= 4]
        if closed:
            parts.append(Polygon(closed[0], closed[1:]))
    area = joined(parts)
    return area if area.is_valid else flat(shapely.make_valid(area))


def _ring(arcs: list[Line], numbers: list[int]) -> Line:
    points: Line = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        points.extend(arc if not points else arc[1:])
    if any(abs(p[0] - q[0]) > 180 for p, q in pairwise(points)):
        # Russia crosses the antimeridian: go on eastwards.
        points = [(x + 360 if x < 0 else x, y) for x, y in points]
    return points


def shapefile(path: Path) -> Iterator[BaseGeometry]:
    """Yield the polygons of an ESRI shapefile."""
    raw, at = path.read_bytes(), 100
    while at < len(raw):
        (length,) = struct.unpack_from(">i", raw, at + 4)
        kind, *_, parts, points = struct.unpack_from("<i4dii", raw, at + 8)
        if kind in (5, 15, 25):
            starts = [*struct.unpack_from(f"<{parts}i", raw, at + 52), points]
            flat_xy = struct.unpack_from(f"<{2 * points}d", raw, at + 52 + 4 * parts)
            xy = list(zip(flat_xy[::2], flat_xy[1::2], strict=True))
            rings = [Polygon(xy[a:b]) for a, b in pairwise(starts) if b - a >= 4]
            yield _odd_even(rings)
        at += 8 + 2 * length


def _odd_even(rings: list[Polygon]) -> BaseGeometry:
    area: BaseGeometry = Polygon()
    for ring in sorted(rings, key=lambda r: -r.area):
        area = area.symmetric_difference(ring.buffer(0))
    return flat(area)
