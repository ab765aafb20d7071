"""Ways round: as smooth as with all their dots, kept for the next start, never taken on trust."""

import json
import math
import random
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF

from engine.board.loader import load_map
from engine.board.province import Terrain
from gui.kit import answer_cache
from gui.map.arrows import detour_cache
from gui.map.arrows.detour_cache import CORNERS, Detours
from gui.map.arrows.detour_search import FLAT, WIDE, Dots, search, smooth
from gui.map.arrows.line_routes import Ways
from gui.map.painted_ground import ground_of
from gui.map.pictures import arrangement
from gui.map.pieces import places
from gui.map.polyline import Track

OWN = ("WES", "MAO")


@pytest.fixture(scope="module")
def ground(qapp, loaded):
    return ground_of(arrangement.shared(loaded)[0], loaded.key)


@pytest.fixture
def asked(ground, loaded, tmp_path, monkeypatch):
    """Return how to ask for a way round, and how often it was really looked for."""
    monkeypatch.setenv("VELMOC_CACHE", str(tmp_path))
    looked = []
    search = detour_cache.search
    monkeypatch.setattr(detour_cache, "search", lambda *a: looked.append(a) or search(*a))
    monkeypatch.setattr(detour_cache, "shipped", lambda key: tmp_path / "none" / key)
    own = frozenset(ground.names.index(name) for name in OWN)
    a, b = (next(iter(loaded.atlas.spots[name].fleet.values())) for name in OWN)

    def ask(detours):
        return detours.between(OWN, own, a, b)

    return ask, looked


def file_of(tmp_path):
    return next(iter((tmp_path / "ways").glob("*.json")), None)


def new(ground, loaded):
    return Detours(loaded.key, ground)


def test_it_is_written_at_rest_and_read_at_the_next_start(asked, ground, loaded, tmp_path):
    ask, looked = asked
    detours = new(ground, loaded)
    way = ask(detours)
    assert way is not None
    assert file_of(tmp_path) is None, "written while something may be moving"
    answer_cache.rest()
    assert file_of(tmp_path) is not None
    assert ask(new(ground, loaded)) == way
    assert len(looked) == 1


def test_a_rest_with_nothing_new_writes_nothing(asked, ground, loaded, tmp_path):
    ask, _ = asked
    detours = new(ground, loaded)
    ask(detours)
    assert detours.rest() is False
    file_of(tmp_path).unlink()
    ask(detours)
    detours.rest()
    assert file_of(tmp_path) is None


@pytest.mark.parametrize("turns", [(0, 1), (1, 0)])
def test_what_two_found_on_one_map_is_kept_together(asked, ground, loaded, turns):
    _, looked = asked
    pairs = [("ENG", "MAO"), ("ADR", "ION")]
    both = [new(ground, loaded), new(ground, loaded)]

    def between(detours, pair):
        own = frozenset(ground.names.index(name) for name in pair)
        ends = (next(iter(loaded.atlas.spots[name].fleet.values())) for name in pair)
        return detours.between(pair, own, *ends)

    ways = [between(*one) for one in zip(both, pairs, strict=True)]
    for turn in turns:
        both[turn].rest()
    again = new(ground, loaded)

    assert [between(again, pair) for pair in pairs] == ways
    assert len(looked) == len(pairs)


def test_there_and_back_is_the_same_way(asked, ground, loaded):
    ask, _ = asked
    detours = new(ground, loaded)
    own = frozenset(ground.names.index(name) for name in OWN)
    a, b = (next(iter(loaded.atlas.spots[name].fleet.values())) for name in OWN)
    assert detours.between(OWN[::-1], own, b, a) == ask(detours)[::-1]


def damaged(text):
    """Yield the file with something odd in it: as bytes."""
    raw = text.encode()
    for at in range(0, len(raw), max(1, len(raw) // 60)):
        yield raw[:at]
        yield raw[:at] + b"\x00" + raw[at + 1 :]
        yield raw[:at] + b'"' + raw[at:]
    known = json.loads(text)
    name = next(iter(known))
    for corners in (
        None,
        7,
        "way",
        [7],
        [[1]],
        [[1, 2, 3]],
        [["a", "b"]],
        [[float("nan"), 1]],
        [[1, float("inf")]],
        [[0.0, 0.0]] * (CORNERS + 1),
    ):
        yield json.dumps({name: corners}).encode()
    for whole in ([], "x", 3, None):
        yield json.dumps(whole).encode()
    yield b"[" * 100_000
    yield b"\xff\xfe"


def test_whatever_is_odd_about_the_file_the_way_is_looked_for(asked, ground, loaded, tmp_path):
    ask, looked = asked
    detours = new(ground, loaded)
    way = ask(detours)
    detours.rest()
    path = file_of(tmp_path)
    text = path.read_text("utf-8")
    for raw in damaged(text):
        path.write_bytes(raw)
        looked.clear()
        found = ask(new(ground, loaded))
        assert looked == [] or found == way, raw[:80]
        assert found is not None, raw[:80]
        assert all(math.isfinite(number) for at in found for number in at), raw[:80]


def test_a_straight_way_has_few_dots():
    assert len(smooth([(float(x), 0.0) for x in range(0, 90, 15)])) <= 7


@pytest.mark.parametrize("corners", [[(1.0, 2.0), (3.0, 4.0)], [(1.0, 2.0), (1.0, 2.0)]])
def test_a_way_with_two_ends_alone_stays_as_it_is(corners):
    assert smooth(corners) == corners


def test_a_dot_beside_the_board_is_the_nearest_at_its_edge(ground):
    dots, wide = Dots.of(ground.cells), Dots.of(ground.cells, WIDE)
    for far in (-1e9, -50.0, 1e9):
        for place in ((far, 300.0), (300.0, far), (far, far), (far, -far)):
            assert dots.numbers[dots.at(place)] < len(ground.names)
            own = frozenset(range(len(ground.names)))
            assert search((dots, wide), own, place, (300.0, 300.0)) is not None


def test_a_long_way_is_as_good_as_one_looked_for_among_all_dots(loaded, ground):
    """By water between coasts far apart: hardly more of it over land, and hardly longer."""
    dots, wide = Dots.of(ground.cells), Dots.of(ground.cells, WIDE)
    ways = Ways(loaded.board, ground, ())
    coasts = [key for key, one in loaded.board.provinces.items() if one.terrain is Terrain.COASTAL]
    pairs = [pair for pair in combinations(coasts, 2) if not ways.adjacent(*pair)]
    spent = {"all": [0.0, 0.0], "near": [0.0, 0.0]}
    for one, other in random.Random("long ways").sample(pairs, 60):
        a, b = (places.spot(loaded.atlas, key, "A") for key in (one, other))
        own = frozenset(
            number
            for number, key in enumerate(ground.names)
            if key in (one, other) or (key and loaded.board.provinces[key].terrain is Terrain.SEA)
        )
        for kind, first in (("all", dots), ("near", wide)):
            way = Track(search((dots, first), own, a, b))
            spent[kind][0] += ways.stray(one, other, way)
            spent[kind][1] += way.length
    assert spent["near"][0] <= spent["all"][0] + 0.5
    assert spent["near"][1] <= spent["all"][1] * 1.1


def cut(corners, times=6):
    """Cut the corners of a way off again and again: so smooth that nobody could tell."""
    for _ in range(times):
        inner = [
            (x0 * one + x1 * (1 - one), y0 * one + y1 * (1 - one))
            for (x0, y0), (x1, y1) in pairwise(corners)
            for one in (0.75, 0.25)
        ]
        corners = [corners[0], *inner, corners[-1]]
    return corners


def off(dot, line):
    """Return how far a dot lies from a line through dots."""
    return min(_off(dot, a, b) for a, b in pairwise(line))


def _off(dot, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    t = max(0.0, min(1.0, ((dot[0] - a[0]) * dx + (dot[1] - a[1]) * dy) / long)) if long else 0.0
    return math.dist(dot, (a[0] + t * dx, a[1] + t * dy))


@pytest.mark.parametrize("seed", range(20))
def test_a_way_runs_where_one_without_any_corners_would(seed):
    dice = random.Random(seed)
    corners = [(0.0, 0.0)]
    for _ in range(dice.randrange(1, 16)):
        turn, far = dice.uniform(-2.0, 2.0), dice.uniform(4.0, 20.0)
        x, y = corners[-1]
        corners.append((x + far * math.cos(turn), y + far * math.sin(turn)))
    smoothest, way = cut(corners), smooth(corners)
    assert (way[0], way[-1]) == (corners[0], corners[-1])
    assert max(off(dot, way) for dot in smoothest) <= FLAT + 0.05
    assert max(off(dot, smoothest) for dot in way) <= 0.05


@pytest.mark.parametrize("name", ["eu", "eu_1914"])
def test_a_fleet_s_way_from_sector_to_sector_cuts_no_shore(qapp, name):
    """Between the usual places of any two: at most a twentieth of it lies over land."""
    loaded = load_map(name)
    ways, spots = arrangement.shared(loaded)[1].ways, loaded.atlas.spots
    for one, other in sorted({(min(pair), max(pair)) for pair in loaded.board.fleet_borders}):
        ends = tuple(QPointF(*spots[at].fleet[at]) for at in (one, other))
        way = ways.between(one, other, ends)
        assert ways.stray(one, other, way) < 0.05, (one, other)
