"""Draws a map from a picture of letters: a first map, for whoever has no geodata.

``draft.json`` says what a map file says, and shows instead of its drawing rows of signs: each sign
is a square of the space that it stands for. Corners are rounded off, borders wander a little, and
who touches whom follows from the picture.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import shapely
from pydantic import Field, StringConstraints, ValidationError
from shapely.geometry import LineString, box
from shapely.geometry.base import BaseGeometry

from engine import resources
from engine.board.checks import check_words
from engine.board.compiler import board_of
from engine.board.mapfile import FORMAT, Borders, MapFile, PowerModel, ProvinceModel
from engine.board.province import Terrain
from engine.board.shapes import Shapes
from engine.cartography.cells import wandering
from engine.cartography.coverage import GRID, faces, together, union
from engine.cartography.land import RecipeError
from engine.cartography.letters import Fonts
from engine.cartography.projection import rounded
from engine.cartography.recipe import Model, Tuned
from engine.cartography.spots import Setter
from engine.cartography.things import Wishes
from engine.cartography.weave import simplified, weave

NAME = "draft.json"
OFF = "#"
"""The sign of land that is no space."""

CLEAR = 12.0
"""Board units: a shorter contact of two spaces could be doubted."""

STAIRS = 0.75
"""How much of a square a border may stray, so that it shows no stairs."""

ROUNDS = 2
"""How often the setter tries again: a first map has room."""

Areas = Mapping[str, BaseGeometry]
Sign = Annotated[str, StringConstraints(min_length=1, max_length=1)]


class Draft(Model):
    """What a person writes: a map file with a picture for its drawing."""

    id: str
    game: str
    names: dict[str, str]
    credits: str = ""
    square: Annotated[float, Field(ge=10, le=200)] = 40.0
    """Board units along the side of a square."""

    picture: Annotated[list[str], Field(min_length=2)]
    powers: list[PowerModel]
    spaces: dict[Sign, dict[str, Any]]
    """By their sign in the picture."""


def read(folder: Path) -> Draft:
    """Read the draft in a folder."""
    return Draft.model_validate_json((folder / NAME).read_text(encoding="utf-8"))


def drawn(draft: Draft) -> dict[str, Any]:
    """Return the map file of a draft.

    Raises:
        RecipeError: the picture does not fit the spaces, or cannot be read clearly.

    """
    provinces = [_space(sign, space) for sign, space in draft.spaces.items()]
    keys = {sign: space.id for sign, space in zip(draft.spaces, provinces, strict=True)}
    areas = _grown(_calm(_squares(draft, keys), draft.square))
    seas = {space.id for space in provinces if space.terrain is Terrain.SEA}
    woven = weave(simplified(areas))
    outlines: dict[str, Any] = {
        "unit": GRID,
        "provinces": {
            key: {"water" if key in seas else "land": woven.cells[key]}
            for key in sorted(keys.values())
        },
        "impassable": {OFF: woven.cells[OFF]} if OFF in woven.cells else {},
        "arcs": woven.arcs,
    }
    told = {
        "format": FORMAT,
        **{part: getattr(draft, part) for part in ("id", "game", "names", "credits")},
        "powers": [power.model_dump(exclude_defaults=True) for power in draft.powers],
        "provinces": [space.model_dump(mode="json", exclude_defaults=True) for space in provinces],
        "borders": _borders({key: areas[key] for key in sorted(keys.values())}, seas),
        "size": [len(draft.picture[0]) * draft.square, len(draft.picture) * draft.square],
        "spots": {},
        "outlines": outlines,
    }
    source = MapFile.model_validate_json(json.dumps(told))
    if wrong := [one for one in check_words(source) if not one.place.startswith("spots")]:
        raise RecipeError("\n".join(map(str, wrong)))  # nothing could be placed on such a map
    fonts = Fonts.read(resources.maps() / "standard")
    setter = Setter(board_of(source), Shapes.of(source), Wishes(Tuned(), {}, {}), fonts)
    setter.run(ROUNDS)
    return {**told, "spots": setter.spots()}


def _space(sign: str, told: Mapping[str, Any]) -> ProvinceModel:
    """Read what is said of the space that has a sign."""
    try:
        return ProvinceModel.model_validate_json(json.dumps({"abbr": _abbr(told), **told}))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        msg = f"space {sign}: {place}: {first['msg']}"
        raise RecipeError(msg) from error


def _abbr(space: Mapping[str, Any]) -> str:
    return str(space.get("id", "")).title()[:5]


def _squares(draft: Draft, keys: Mapping[str, str]) -> Areas:
    """Put the squares of each space together."""
    rows, side = draft.picture, draft.square
    if len({len(row) for row in rows}) > 1:
        lengths = ", ".join(str(len(row)) for row in rows)
        msg = f"the rows of the picture are not equally long: {lengths}"
        raise RecipeError(msg)
    found: dict[str, list[BaseGeometry]] = {}
    for line, row in enumerate(rows):
        for place, sign in enumerate(row):
            if sign != OFF and sign not in keys:
                msg = f"row {line + 1}, sign {place + 1}: no space has the sign {sign}"
                raise RecipeError(msg)
            square = box(place * side, line * side, (place + 1) * side, (line + 1) * side)
            found.setdefault(keys.get(sign, OFF), []).append(square)
    if missing := sorted(set(keys.values()) - found.keys()):
        msg = f"not in the picture: {', '.join(missing)}"
        raise RecipeError(msg)
    for line, (above, below) in enumerate(pairwise(rows)):
        for place in range(len(above) - 1):
            four = {*above[place : place + 2], *below[place : place + 2]}
            crossed = above[place] == below[place + 1] or above[place + 1] == below[place]
            if len(four) == 4 or (crossed and len(four) == 3) or _chequered(above, below, place):
                msg = f"below row {line + 1}, sign {place + 1}, four spaces meet at a corner"
                raise RecipeError(msg)
    return {key: union(squares) for key, squares in found.items()}


def _chequered(above: str, below: str, place: int) -> bool:
    """Tell whether two spaces lie crosswise in two squares each."""
    one, other = above[place], above[place + 1]
    return one != other and below[place] == other and below[place + 1] == one


def _calm(areas: Areas, side: float) -> Areas:
    """Let borders cut across the corners of squares, on both sides alike."""
    keys = sorted(areas)
    calm = shapely.coverage_simplify([areas[key] for key in keys], STAIRS * side)
    return dict(zip(keys, calm, strict=True))


def _grown(areas: Areas) -> Areas:
    """Round off the corners of borders and let them wander; the frame stays straight."""
    frame = box(*shapely.union_all([*areas.values()]).bounds)
    network = shapely.union_all([area.boundary for area in areas.values()], grid_size=GRID)
    inner = shapely.line_merge(network.difference(frame.boundary))
    lines = [
        LineString(wandering(LineString(rounded(shapely.get_coordinates(line)))))
        for line in getattr(inner, "geoms", (inner,))
        if line.length
    ]
    keys = sorted(areas)
    owned = []
    for _, face in faces([("", frame)], lines):
        over = {key: areas[key].intersection(face).area for key in keys}
        owned.append((max(keys, key=lambda key: over[key]), face))
    return together(owned)


def _borders(areas: Areas, seas: set[str]) -> dict[str, dict[str, list[str]]]:
    """Return who touches whom in the picture: lands, waters, and both at shores."""
    dry, wet, shore = Borders.model_fields
    borders: dict[str, dict[str, list[str]]] = {dry: {}, wet: {}, shore: {}}
    for key in areas:
        borders[wet if key in seas else dry][key] = []
    for one, other, length in _contacts(areas):
        if length < CLEAR:
            msg = f"{one} and {other} touch for {length:.0f} board units only: more, or not at all"
            raise RecipeError(msg)
        kind = (dry, shore, wet)[len({one, other} & seas)]
        for here, there in ((one, other), (other, one)):
            borders[kind].setdefault(here, []).append(there)
    return borders


def _contacts(areas: Areas) -> Iterator[tuple[str, str, float]]:
    keys = list(areas)
    for number, one in enumerate(keys):
        for other in keys[number + 1 :]:
            line = areas[one].intersection(areas[other])
            if line.length > 0:
                yield one, other, line.length
