"""Puts provinces together from countries and their administrative units."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import shapely
import shapely.affinity
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from engine.board.shapes import polygons
from engine.cartography.coverage import GRID, absorb, biggest, faces, together, union
from engine.cartography.geodata import flat, joined, topojson
from engine.cartography.projection import Projection, wiggled
from engine.cartography.recipe import Country, Recipe

MARGIN = 300
ISLAND = 9.0
"""Square units: a smaller loose island becomes water."""

INLET = 0.7
"""Half the width of an inlet that is closed."""

GAP = 40.0
"""Square units: a smaller hole between countries goes to a neighbour."""

CUT_WHOLE = 400.0
"""Square units: an island smaller than this is not cut but moved whole."""

Areas = dict[str, BaseGeometry]


class RecipeError(ValueError):
    """The recipe does not fit the sources."""


def provinces(recipe: Recipe, sources: Path, projection: Projection) -> Areas:
    """Return the land of each cell, neighbours sharing their edges."""
    parts: dict[str, list[BaseGeometry]] = {}
    margin = box(*projection.frame.buffer(MARGIN).bounds)
    seen = set()
    for name, area in topojson(sources / recipe.sources.countries):
        if not area.intersects(projection.world) and name not in recipe.land.moved:
            continue
        country = _laid_flat(recipe, projection, name, area).intersection(margin)
        if country.is_empty:
            continue
        seen.add(name)
        for cell, part in _shared_out(recipe, sources, projection, name, flat(country)).items():
            parts.setdefault(cell, []).append(part)
    if missing := recipe.land.countries.keys() - seen:
        msg = f"countries that the source does not have: {sorted(missing)}"
        raise RecipeError(msg)
    snapped = {
        cell: flat(shapely.union_all([a.buffer(0) for a in pieces], grid_size=GRID))
        for cell, pieces in parts.items()
    }
    grown = _islets_dropped(recipe, _gaps_closed(snapped))
    for cell, times in recipe.land.grown.items():
        grown[cell] = flat(shapely.affinity.scale(grown[cell], times, times, origin="centroid"))
    return _inlets_closed(_enlarged(recipe, projection, grown))


def _enlarged(recipe: Recipe, projection: Projection, areas: Areas) -> Areas:
    """Draw larger what would hardly be seen: all others give way."""
    for cell, how in recipe.land.enlarged.items():
        own: BaseGeometry
        if how.at is not None:
            own = projection.point(how.at).buffer(how.across / 2, quad_segs=6)
        else:
            own = shapely.affinity.scale(areas[cell], how.times, how.times, origin="centroid")
        own = shapely.affinity.translate(own, *how.shift)
        areas = {
            other: flat(shapely.difference(area, own, grid_size=GRID))
            for other, area in areas.items()
            if other != cell
        }
        areas[cell] = flat(shapely.set_precision(own, GRID))
    return areas


def _in_world(area: BaseGeometry, projection: Projection, step: float = 0.0) -> BaseGeometry:
    clipped = flat(area.intersection(projection.world))
    projected = projection.project(shapely.segmentize(clipped, step) if step else clipped)
    return flat(shapely.make_valid(projected))


def _laid_flat(
    recipe: Recipe, projection: Projection, name: str, area: BaseGeometry
) -> BaseGeometry:
    """Project a country; one that is moved has a projection of its own."""
    moved = recipe.land.moved.get(name)
    return _in_world(area, projection if moved is None else projection.moved(moved), 0.3)


def _shared_out(
    recipe: Recipe, sources: Path, projection: Projection, name: str, country: BaseGeometry
) -> Areas:
    rule = recipe.land.countries.get(name)
    if rule is None:
        return {}
    if isinstance(rule, str):
        return _cut(recipe, projection, name, {rule: country})
    units = [
        (unit, area, _in_world(area, projection))
        for unit, area in topojson(sources / recipe.sources.units.format(rule.units))
        if area.intersects(projection.world)
    ]
    cells = _by_name(name, rule, [unit for unit, *_ in units])
    groups: dict[str, list[BaseGeometry]] = {}
    for unit, degrees, area in units:
        cell = _by_region(rule, degrees) if rule.regions else cells.get(unit, rule.default)
        groups.setdefault(cell, []).append(area)
    merged = {cell: flat(union(pieces).buffer(0)) for cell, pieces in groups.items()}
    return _cut(recipe, projection, name, _clipped(country, merged))


def _by_name(name: str, rule: Country, units: Sequence[str]) -> Mapping[str, str]:
    cells = {unit: cell for cell, named in rule.split.items() for unit in named}
    if unknown := cells.keys() - set(units):
        msg = f"{name}: units that the source does not have: {sorted(unknown)}"
        raise RecipeError(msg)
    return cells


def _by_region(rule: Country, unit: BaseGeometry) -> str:
    middle = biggest(unit).centroid
    for region in rule.regions:
        if Polygon(region.ring).contains(middle):
            return region.province
    return rule.default


def _clipped(country: BaseGeometry, groups: Areas) -> Areas:
    """Cut groups of units to the country's outline; what no group covers goes to the nearest.

    The two sources agree on borders only roughly, and the country's outline is the better one.
    """
    clipped = {cell: list(polygons(country.intersection(area))) for cell, area in groups.items()}
    rest = country.difference(union(p for parts in clipped.values() for p in parts))
    for piece in polygons(rest):
        around = piece.buffer(0.06)
        near = {cell: area.intersection(around).area for cell, area in groups.items()}
        best = max(near, key=lambda cell: near[cell])
        if near[best] <= 0:
            best = min(groups, key=lambda cell: groups[cell].distance(piece))
        clipped[best].append(piece)
    return {cell: union(parts) for cell, parts in clipped.items() if parts}


def _cut(recipe: Recipe, projection: Projection, name: str, areas: Areas) -> Areas:
    for cut in recipe.land.cuts:
        if cut.country != name:
            continue
        ring = projection.polygon(wiggled(cut.ring))
        stays, moves = [], []
        for part in polygons(areas[cut.source]):
            if part.area >= CUT_WHOLE:
                moves.append(part.intersection(ring))
                stays.append(part.difference(ring))
            else:
                (moves if ring.contains(part.centroid) else stays).append(part)
        areas[cut.source] = union(stays)
        if cut.to is not None:
            areas[cut.to] = union([areas.get(cut.to, Polygon()), *moves])
    return {cell: area for cell, area in areas.items() if not area.is_empty}


def _gaps_closed(areas: Areas) -> Areas:
    pieces = [(o, f) for o, f in faces(list(areas.items())) if o or f.area < GAP]
    given = absorb(pieces, lambda owner, _: not owner, lambda _: True)
    return together((owner, face) for owner, face in given if owner)


def _islets_dropped(recipe: Recipe, areas: Areas) -> Areas:
    out = {}
    for cell, area in areas.items():
        main = biggest(area)
        others = shapely.STRtree([a for c, a in areas.items() if c != cell])
        kept = [
            part
            for part in polygons(area)
            if part is main
            or part.equals(main)
            or part.area >= ISLAND
            or len(others.query(part, predicate="intersects"))
        ]
        if cell in recipe.land.far_north:
            kept = [part for part in kept if part.equals(main) or not _arctic_noise(part)]
        out[cell] = joined(kept)
    return out


def _arctic_noise(part: Polygon) -> bool:
    y = part.centroid.y
    return bool(y < 60 or (y < 130 and part.area < 150))


def _inlets_closed(areas: Areas) -> Areas:
    land = union(areas.values())
    closed = land.buffer(INLET, quad_segs=3).buffer(-INLET, quad_segs=3)
    inlets = [part for part in polygons(closed.difference(land)) if part.area > 0.02]
    labelled = [*areas.items(), *(("+", part) for part in inlets)]
    pieces = [(owner, face) for owner, face in faces(labelled) if owner]
    given = absorb(pieces, lambda owner, _: owner == "+", lambda _: True)
    return together((owner, face) for owner, face in given if owner != "+")
