"""Shares out the water and makes one coverage of everything in the picture."""

import math
from collections.abc import Iterator
from pathlib import Path

import shapely
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from engine.board.atlas import Point
from engine.board.shapes import polygons
from engine.cartography.coverage import Face, absorb, faces, together, union
from engine.cartography.geodata import flat, shapefile
from engine.cartography.land import Areas, RecipeError
from engine.cartography.projection import Projection
from engine.cartography.recipe import Recipe

POND = 25.0
"""Square units: a smaller closed water becomes land."""

EXCLAVE = 60.0
"""Square units: a smaller piece cut off on land goes to the neighbour around it."""

LAKELAND = box(-12, 33, 50, 71)
"""Degrees: where lakes are looked for."""

OUTER = "?outer"
"""Water off the board: the Caspian Sea."""

_OPEN, _LOOSE = "?sea", "?loose"
Cells = dict[str, BaseGeometry]
"""By province; ``~DEN`` is water that belongs to the land province DEN."""


def coverage(recipe: Recipe, projection: Projection, land: Areas, board: set[str]) -> Cells:
    """Return every cell of the picture; together they fill it without overlap."""
    frame = projection.frame
    sea = flat(frame.difference(union(land.values())))
    straits = [
        (f"~{strait.province}", flat(projection.polygon(strait.ring).intersection(sea)))
        for strait in recipe.sea.straits
    ]
    free = flat(sea.difference(union(area for _, area in straits)))
    dry = [(c, flat(a.intersection(frame))) for c, a in land.items() if a.intersects(frame)]
    lines = [projection.line(points).intersection(sea) for points in recipe.sea.lines]
    cut = faces([*dry, *straits, (_OPEN, free)], [*lines, frame.boundary], frame)
    named = [*_named(recipe, projection, cut)]
    seas = set(recipe.sea.seeds)
    named = absorb(named, lambda owner, _: owner == _LOOSE, lambda owner: owner in seas)
    named = absorb(named, lambda o, f: o == _LOOSE and f.area < POND, lambda o: o != OUTER)
    if not seas and not recipe.sea.outer:  # no sea anywhere: corners beyond the horizon
        named = absorb(named, lambda owner, _: owner == _LOOSE, lambda _: True)
    lands = board - seas
    return together(_without_exclaves([*_gulfs(named, lands)], lands))


def _named(recipe: Recipe, projection: Projection, cut: list[Face]) -> Iterator[Face]:
    seeds = [(s, projection.point(at)) for s, points in recipe.sea.seeds.items() for at in points]
    seeds += [(OUTER, projection.point(at)) for at in recipe.sea.outer]
    used = set()
    for owner, face in cut:
        if owner not in ("", _OPEN):
            yield owner, face
            continue
        inside = {sea for sea, point in seeds if face.contains(point)}
        if len(inside) > 1:
            msg = f"no line parts {sorted(inside)}"
            raise RecipeError(msg)
        used |= inside
        yield (inside.pop() if inside else _LOOSE), face
    if missing := set(recipe.sea.seeds) - used:
        msg = f"seas whose seed lies in no water: {sorted(missing)}"
        raise RecipeError(msg)


def _gulfs(faces: list[Face], lands: set[str]) -> Iterator[Face]:
    """Give a gulf that is cut off to the province that has most of its shore, as water."""
    for owner, face in faces:
        if owner != _LOOSE:
            yield owner, face
            continue
        shore = [
            (face.intersection(other).length, cell)
            for cell, other in faces
            if cell in lands and other.intersects(face)
        ]
        yield (f"~{max(shore)[1]}" if shore else OUTER), face


def _without_exclaves(faces: list[Face], lands: set[str]) -> Iterator[Face]:
    """Give little pieces that hand cuts left inside a neighbour to that neighbour."""
    wet = union(face for owner, face in faces if owner not in lands).boundary
    pieces: list[tuple[str, Polygon, bool]] = []
    for owner, area in together(faces).items():
        parts = list(polygons(area))
        largest = max(part.area for part in parts)
        for part in parts:
            alone = owner in lands and part.area < min(largest, EXCLAVE)
            island = alone and wet.intersection(part.boundary).length > 0.6 * part.length
            pieces.append((owner, part, alone and not island))
    tree = shapely.STRtree([part for _, part, _ in pieces])
    for owner, part, astray in pieces:
        near = [
            (part.intersection(pieces[i][1]).length, pieces[i][0])
            for i in (tree.query(part, predicate="intersects").tolist() if astray else ())
            if pieces[i][0] in lands and pieces[i][0] != owner
        ]
        yield (max(near)[1] if near and max(near)[0] > 0 else owner), part


def lakes(
    recipe: Recipe, sources: Path, projection: Projection, land: BaseGeometry
) -> list[list[Point]]:
    """Return the lakes worth drawing: large, round and within the land."""
    rings: list[list[Point]] = []
    if not recipe.sources.lakes:
        return rings
    for lake in shapefile(sources / recipe.sources.lakes):
        if not lake.intersects(LAKELAND):
            continue
        seen = shapely.make_valid(projection.project(lake)).intersection(projection.frame)
        for part in polygons(seen):
            for water in polygons(part.intersection(land).simplify(0.4)):
                roundness = 4 * math.pi * water.area / water.length**2
                if water.area > 26 and roundness > 0.2:
                    coords = list(water.exterior.coords)[:-1]
                    rings.append([(round(x, 1), round(y, 1)) for x, y in coords])
    return sorted(rings)


def rivers(recipe: Recipe, projection: Projection) -> list[list[Point]]:
    """Return the rivers drawn by hand, as far as they lie in the picture."""
    rings = []
    for river in recipe.sea.rivers:
        water = projection.line(river.line).buffer(river.width / 2, quad_segs=4, cap_style="flat")
        for part in polygons(water.intersection(projection.frame).simplify(0.2)):
            coords = list(part.exterior.coords)[:-1]
            rings.append([(round(x, 1), round(y, 1)) for x, y in coords])
    return rings
