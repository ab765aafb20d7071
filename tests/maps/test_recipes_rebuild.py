"""Each map is what its recipe makes of it, to the byte.

Names, borders and places are made anew here. The drawing takes 140 MB of geodata and minutes:
``python -m engine.cartography check --map FOLDER`` makes it anew too. Here its stamp tells whether
the recipe, or the drawing, was changed since it was made.
"""

import json

import pytest

from engine import resources
from engine.board.loader import file_of, read
from engine.cartography import build, recipe

MAPS = sorted({path.parent.name for path in resources.maps().glob("*/recipe")})
STAMPED = sorted(path.parent.parent for path in resources.maps().glob("*/recipe/drawn.json"))


@pytest.fixture(scope="module", params=MAPS)
def folder(request):
    return resources.maps() / request.param


@pytest.fixture(scope="module")
def built(folder):
    return build.map_text(folder, recipe.read(folder), None)


def test_names_borders_and_places_are_those_of_the_recipe(folder, built):
    assert built.encode() == read(file_of(folder))


@pytest.mark.parametrize("folder", STAMPED, ids=[folder.name for folder in STAMPED])
def test_the_drawing_is_that_of_the_recipe(folder):
    stamp = json.loads((folder / "recipe" / "drawn.json").read_text(encoding="utf-8"))

    assert stamp == build.stamp(folder), "draw it again: python -m engine.cartography build --map"
