"""From a recipe and its sources to a map file."""

from pathlib import Path
from typing import Any

from engine.board.mapfile import FORMAT
from engine.cartography.coverage import GRID, union
from engine.cartography.land import Areas, provinces
from engine.cartography.projection import Projection
from engine.cartography.recipe import Recipe
from engine.cartography.water import OUTER, coverage, lakes
from engine.cartography.weave import simplified, weave


def outlines(recipe: Recipe, sources: Path) -> dict[str, Any]:
    """Draw the map: everything of a map file that takes geodata."""
    projection = Projection(recipe.projection)
    land = provinces(recipe, sources, projection)
    board = {province["id"] for province in recipe.words["provinces"]}
    cells = simplified(coverage(recipe, projection, land, board))
    woven = weave(cells)
    seas = set(recipe.sea.seeds)
    areas: dict[str, dict[str, Any]] = {}
    for cell, found in woven.cells.items():
        key = cell.removeprefix("~")
        if key in board:
            wet = key in seas or cell != key
            areas.setdefault(key, {})["water" if wet else "land"] = found
    off = {c: p for c, p in woven.cells.items() if c.removeprefix("~") not in board and c != OUTER}
    return {
        "outlines": {
            "unit": GRID,
            "arcs": woven.arcs,
            "provinces": areas,
            "impassable": off,
            "outer_water": woven.cells.get(OUTER, []),
        },
        "lakes": lakes(recipe, sources, projection, _dry(land)),
    }


def _dry(land: Areas) -> Any:
    return union(land.values())


def head(recipe: Recipe) -> dict[str, Any]:
    """Return the words of a map file, in the order in which it has them."""
    return {"format": FORMAT, **recipe.words, "size": list(recipe.projection.size)}
