"""The three maps without any sea: what they have, that it is balanced, and how they are drawn."""

import json
from collections import deque
from itertools import combinations, pairwise

import pytest
from shapely.geometry import box

from engine import resources
from engine.board.forms import read as forms_of
from engine.board.loader import load, read
from engine.board.mapfile import parse
from engine.board.names import fold, spellings
from engine.board.province import Terrain
from engine.board.shapes import Shapes, polygons
from engine.cartography.cells import Divider, Seat
from engine.cartography.coverage import union

SIZES = {"praga": (22, 49, 15, 4), "cz_1": (77, 193, 36, 6), "cz_orp": (206, 553, 70, 9)}
"""Spaces, borders, centres, powers."""

SPREAD = 3
"""By how many home centres powers of one map differ at most."""

APART = {"praga": 1, "cz_1": 2, "cz_orp": 2}
"""Steps between home centres of two powers, at least."""

CLEAR = 6.0
"""Board units: two spaces that touch do so at least so long."""


@pytest.fixture(scope="module", params=SIZES)
def name(request):
    return request.param


@pytest.fixture(scope="module")
def board(name):
    return load(resources.maps() / name).board


@pytest.fixture(scope="module")
def source(name):
    path = resources.maps() / name / "map.json"
    return parse(path, read(path))


def steps(board, homes):
    far = dict.fromkeys(homes, 0)
    waiting = deque(homes)
    while waiting:
        here = waiting.popleft()
        for there in board.army_neighbours[here]:
            if there not in far:
                far[there] = far[here] + 1
                waiting.append(there)
    return far


def test_it_has_its_spaces_and_no_water(name, board):
    spaces, borders, centres, powers = SIZES[name]

    assert board.game == "diplomatia"
    assert {p.terrain for p in board.provinces.values()} == {Terrain.INLAND}
    assert not board.fleet_borders
    assert not board.ports
    assert len(board.provinces) == spaces
    assert len(board.army_borders) == borders
    assert len(board.centres) == centres
    assert len(board.powers) == powers


def test_an_army_stands_on_every_home_centre_and_nowhere_else(board):
    held = {(p.home, p.id) for p in board.provinces.values() if p.centre and p.home}

    assert {(power, at) for power, _, at in board.start_units} == held
    assert {kind for _, kind, _ in board.start_units} == {"A"}


def test_powers_are_whole_and_nearly_alike(name, board):
    """Who has more neighbours may have a centre or two more; games say how fair that is."""
    homes = {
        power.id: [p.id for p in board.provinces.values() if p.home == power.id]
        for power in board.powers
    }
    for power, own in homes.items():
        seen, waiting = {own[0]}, [own[0]]
        while waiting:
            for there in set(board.army_neighbours[waiting.pop()]) & set(own) - seen:
                seen.add(there)
                waiting.append(there)
        assert seen == set(own), power
        for other in homes.keys() - {power}:
            far = steps(board, [at for at in own if at in board.centres])
            assert min(far[at] for at in homes[other] if at in board.centres) >= APART[name]
    centres = {sum(at in board.centres for at in own) for own in homes.values()}

    assert max(centres) - min(centres) <= SPREAD


def test_spaces_touch_clearly_or_not_at_all(board, source):
    areas = Shapes.of(source).areas
    short = {
        pair: round(areas[pair[0]].boundary.intersection(areas[pair[1]].boundary).length, 1)
        for pair in board.army_borders
    }

    assert {pair: length for pair, length in short.items() if length < CLEAR} == {}
    assert [key for key, area in areas.items() if len(list(polygons(area))) > 1] == []


def test_names_have_all_cases_and_no_form_means_two_spaces(board):
    meaning = {}
    for space in board.provinces.values():
        forms = forms_of(space.forms["cs"])
        assert forms is not None
        assert forms.cases[0] == space.names["cs"]
        for word in {*map(fold, spellings(space)), *map(fold, forms.cases)}:
            assert meaning.setdefault(word, space.id) == space.id, word


def test_the_map_file_is_what_the_recipe_says(name):
    folder = resources.maps() / name
    told = json.loads(read(folder / "map.json"))
    words = json.loads((folder / "recipe" / "words.json").read_text(encoding="utf-8"))
    spots = json.loads((folder / "recipe" / "spots.json").read_text(encoding="utf-8"))
    cells = json.loads((folder / "recipe" / "cells.json").read_text(encoding="utf-8"))

    assert {key: told[key] for key in words} == words
    assert told["spots"] == spots
    seated = [space for unit in cells["seats"].values() for space in unit]
    assert sorted(seated) == sorted(p["id"] for p in words["provinces"])
    assert "GeoNames" in words["credits"]
    assert "cells of their seats" in words["credits"]


def test_a_unit_is_divided_without_rest_and_the_same_way_every_time():
    land = {"LAND": box(0, 0, 400, 300), "ABROAD": box(400, 0, 500, 300)}
    towns = {
        "AAA": (60, 70),
        "BBB": (200, 80),
        "CCC": (330, 60),
        "DDD": (90, 230),
        "EEE": (300, 220),
    }
    seats = {"LAND": [Seat(key, box(x, y, x + 1, y + 1).centroid) for key, (x, y) in towns.items()]}

    once, again = (Divider(seats, []).divide(land) for _ in range(2))

    assert once.keys() == {*towns, "ABROAD"}
    assert all(once[key].equals_exact(again[key], 0) for key in once)
    (whole,) = polygons(union(once.values()))
    assert not whole.interiors
    assert all(
        once[one].intersection(once[other]).area < 0.01 for one, other in combinations(once, 2)
    )
    for one, other in pairwise(sorted(towns)):
        line = once[one].buffer(0.02).intersection(once[other].boundary).length
        assert not 0.1 < line < CLEAR
