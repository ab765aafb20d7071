"""Draws each state by itself, for its card: as large as it fits, whatever its size.

Nobody shall lay the outlines together as a puzzle: each has a projection and a scale of its own.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry

from engine.board.card_outlines import FORMAT, SIDE
from engine.board.shapes import polygons
from engine.cartography.coverage import biggest, union
from engine.cartography.geodata import flat, topojson
from engine.cartography.projection import Projection
from engine.cartography.recipe import LonLat, Moved, Recipe

REACH = 0.5
"""Islands farther off than so much of the mainland's length are left out, where the recipe does not
say what is drawn."""

SMOOTH, ISLET = 1.6, 7.0
"""How far an outline may stray from the source's, and what is too small to be seen, in steps."""


def cards(recipe: Recipe, sources: Path) -> dict[str, Any]:
    """Return the outlines of all states, as the file has them."""
    areas = {**_areas(recipe, sources), **_by_hand(recipe)}
    return {
        "format": FORMAT,
        "outlines": {key: _outline(recipe, key, area) for key, area in sorted(areas.items())},
    }


def _areas(recipe: Recipe, sources: Path) -> dict[str, BaseGeometry]:
    """Return each state in degrees."""
    whose = {
        part: key
        for key, state in recipe.words["states"].items()
        for part in state.get("parts") or [key]
    }
    found: dict[str, list[BaseGeometry]] = {}
    for name, area in topojson(sources / recipe.sources.countries):
        part = recipe.land.countries.get(name)
        if not isinstance(part, str) or part not in whose:
            continue
        rest = area
        for cut in recipe.land.cuts:
            if cut.country == name and cut.to is not None:
                ring = Polygon(cut.ring)
                found.setdefault(whose[cut.to], []).append(flat(rest.intersection(ring)))
                rest = flat(rest.difference(ring))
        found.setdefault(whose[part], []).append(rest)
    return {
        key: flat(
            union(pieces).intersection(box(*recipe.cards.boxes.get(key, recipe.projection.world)))
        )
        for key, pieces in found.items()
    }


def _by_hand(recipe: Recipe) -> Mapping[str, BaseGeometry]:
    return {key: Polygon(ring) for key, ring in recipe.cards.drawn.items()}


def _outline(recipe: Recipe, key: str, area: BaseGeometry) -> dict[str, Any]:
    main = biggest(area)
    middle: LonLat = (main.centroid.x, main.centroid.y)
    own = Projection(recipe.projection).moved(
        Moved(middle=middle, at=(0, 0), scale=1.0, world=recipe.projection.world)
    )
    laid = flat(shapely.make_valid(own.project(shapely.segmentize(area, 1.0))))
    main = biggest(laid)
    left, top, right, bottom = main.bounds
    far = REACH * float(np.hypot(right - left, bottom - top))
    near = laid
    if key not in recipe.cards.boxes:
        near = union(part for part in polygons(laid) if part.distance(main) <= far)
    left, top, right, bottom = near.bounds
    scale = SIDE / max(right - left, bottom - top)
    steps = shapely.transform(near, lambda xy: (xy - np.array([left, top])) * scale)
    parts = [part for part in polygons(steps.simplify(SMOOTH)) if part.area > ISLET]
    return {
        "size": [round((right - left) * scale), round((bottom - top) * scale)],
        # No holes: they would show who lies inside.
        "rings": [_deltas(part.exterior) for part in parts],
    }


def _deltas(ring: BaseGeometry) -> list[int]:
    points = np.rint(shapely.get_coordinates(ring)[:-1]).astype(int)
    moved = points[1:] - points[:-1]
    return [*points[0].tolist(), *moved[(moved != 0).any(axis=1)].ravel().tolist()]
