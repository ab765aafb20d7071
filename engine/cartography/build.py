"""From a recipe and its sources to a map file."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.board.compiler import board_of
from engine.board.loader import file_of
from engine.board.mapfile import FORMAT, MapFile
from engine.board.shapes import Shapes
from engine.board.states_compiler import board_of as states_board
from engine.board.states_file import StatesFile
from engine.cartography.cells import divided
from engine.cartography.coverage import GRID, union
from engine.cartography.land import provinces
from engine.cartography.letters import Fonts
from engine.cartography.projection import Projection
from engine.cartography.recipe import Recipe
from engine.cartography.spots import Setter
from engine.cartography.state_spots import StateSetter
from engine.cartography.things import Wishes
from engine.cartography.water import OUTER, coverage, lakes, rivers
from engine.cartography.weave import simplified, weave

Told = dict[str, Any]

DRAWN_FROM = ("sources", "projection", "land", "sea", "cells")
"""The files of a recipe on which the drawing depends; and whether a space is on the board."""


def map_text(folder: Path, recipe: Recipe, sources: Path | None) -> str:
    """Build the map file: the words, the spots and the drawing, old or new."""
    spots = json.loads((folder / "recipe" / "spots.json").read_text(encoding="utf-8"))
    drawn = kept_drawing(folder) if sources is None else drawing(recipe, sources)
    if of_states(recipe.words):
        return written({**head(recipe), **spots, **drawn}, 3)
    return written({**head(recipe), "spots": spots, **drawn}, 3)


def of_states(words: Told) -> bool:
    """Tell whether a map has states instead of provinces."""
    return "states" in words


def kept_drawing(folder: Path) -> Told:
    """Take the drawing out of the map file that is there."""
    parsed = json.loads(file_of(folder).read_text(encoding="utf-8"))
    return {part: parsed[part] for part in ("outlines", "lakes")}


def stamp(folder: Path) -> Mapping[str, str]:
    """Return by what one sees that a recipe, or the drawing made from it, was changed.

    The same geodata and the same recipe make the same drawing: to draw it again takes minutes.
    """
    here = folder / "recipe"
    files = [here / f"{name}.json" for name in DRAWN_FROM]
    texts = [file.read_bytes() for file in files if file.exists()]
    words = json.loads((here / "words.json").read_text(encoding="utf-8"))
    texts.append(" ".join(sorted(spaces(words))).encode())
    drawn = written(kept_drawing(folder), 0).encode()
    return {"recipe": _digest(*texts), "drawing": _digest(drawn)}


def _digest(*texts: bytes) -> str:
    whole = hashlib.sha256()
    for text in texts:
        whole.update(hashlib.sha256(text).digest())
    return whole.hexdigest()


def spots_text(folder: Path, recipe: Recipe, rounds: int) -> str:
    """Find better places for everything on the map as it is drawn now."""
    fields = {**head(recipe), "spots": {}, **kept_drawing(folder)}
    if of_states(recipe.words):
        drawn = StatesFile.model_validate_json(json.dumps({**fields, "crossings": {}}))
        states = StateSetter(
            states_board(drawn), Shapes.of(drawn), recipe.tuned, Fonts.read(folder)
        )
        states.run()
        return written(states.spots(), 2)
    source = MapFile.model_validate_json(json.dumps(fields))
    setter = Setter(board_of(source), Shapes.of(source), Wishes.of(recipe), Fonts.read(folder))
    if (spots := folder / "recipe" / "spots.json").exists():
        setter.resume(json.loads(spots.read_text(encoding="utf-8")))
    setter.run(rounds)
    return written(setter.spots(), 1)


def spaces(words: Told) -> set[str]:
    """Return the keys of what a map draws: its provinces, or the parts of its states."""
    if not of_states(words):
        return {province["id"] for province in words["provinces"]}
    return {part for key, state in words["states"].items() for part in state.get("parts") or [key]}


def head(recipe: Recipe) -> Told:
    """Return the words of a map file, in the order in which it has them."""
    return {"format": FORMAT, **recipe.words, "size": list(recipe.projection.size)}


def drawing(recipe: Recipe, sources: Path) -> Told:
    """Draw the map: everything of a map file that takes geodata."""
    projection = Projection(recipe.projection)
    land = provinces(recipe, sources, projection)
    if recipe.cells is not None:
        land = divided(recipe, recipe.cells, sources, projection).divide(land)
    board = spaces(recipe.words)
    woven = weave(simplified(coverage(recipe, projection, land, board)))
    seas = set(recipe.sea.seeds)
    areas: dict[str, Told] = {}
    for cell, polygons in woven.cells.items():
        key = cell.removeprefix("~")
        if key in board:
            wet = key in seas or cell != key
            areas.setdefault(key, {})["water" if wet else "land"] = polygons
    off = {c: p for c, p in woven.cells.items() if c.removeprefix("~") not in board and c != OUTER}
    return {
        "outlines": {
            "unit": GRID,
            "provinces": areas,
            "impassable": off,
            "outer_water": woven.cells.get(OUTER, []),
            "arcs": woven.arcs,
        },
        "lakes": [
            *lakes(recipe, sources, projection, union(land.values())),
            *rivers(recipe, projection),
        ],
    }


def written(value: Any, depth: int) -> str:
    """Write JSON with one entry a line, ``depth`` levels down, and compact below."""
    return _written(value, depth, "") + "\n"


def _written(value: Any, depth: int, indent: str) -> str:
    if depth and value and isinstance(value, dict):
        inner = indent + " "
        rows = [f"{_flat(k)}: {_written(v, depth - 1, inner)}" for k, v in value.items()]
        return "{\n" + ",\n".join(inner + row for row in rows) + f"\n{indent}}}"
    if depth and value and isinstance(value, list):
        inner = indent + " "
        rows = [_written(entry, depth - 1, inner) for entry in value]
        return "[\n" + ",\n".join(inner + row for row in rows) + f"\n{indent}]"
    return _flat(value)


def _flat(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
