"""Ways round that come with the program: those of its maps as they are, and found as any other."""

import json
import os
import random
from itertools import islice

import pytest

from engine.board.board import AFLOAT
from engine.board.loader import load_map, map_names
from engine.board.province import Terrain
from gui.map.arrows import detour_cache
from gui.map.arrows.detour_cache import STEP, Detours, shipped
from gui.map.arrows.detour_search import CELL
from gui.map.arrows.shipped_ways import read, written
from gui.map.painted_ground import ground_of
from gui.map.pictures.arrangement import shared
from gui.robots.map_check.ways import legs

EACH = 1 if os.environ.get("VELMOC_ALL") else 40
"""Of so many ways one is looked for again."""


def test_each_map_of_ours_has_its_ways_and_nothing_else_lies_there():
    files = {shipped(load_map(name).key) for name in map_names()}

    assert files == set(shipped("").parent.iterdir()), "python -m gui.robots.map_check.ways"


def test_ways_are_sought_over_every_border_and_from_each_coast_to_each_other(loaded):
    asked = {(one, other) for (_, one), (_, other) in legs(loaded.board)}

    assert asked >= {*loaded.board.army_borders, *loaded.board.fleet_borders}
    assert {("BRE", "ROM"), ("EDI", "TUN")} <= asked
    assert not [ends for ends in asked if "MUN" in ends and ends not in loaded.board.army_borders]


@pytest.mark.parametrize("name", map_names())
def test_ways_aboard_and_ashore_are_sought_over_every_shore(name):
    board = load_map(name).board
    asked = {frozenset(pair) for pair in legs(board) if {kind for kind, _ in pair} == {"A", "F"}}

    assert {frozenset(at for _, at in pair) for pair in asked} == {
        *map(frozenset, board.shore_borders)
    }
    assert all(
        (kind == AFLOAT) == (board.provinces[at].terrain is Terrain.SEA)
        for pair in asked
        for kind, at in pair
    )


@pytest.mark.parametrize("name", map_names())
def test_a_way_that_comes_with_the_program_is_the_one_that_would_be_found(
    qapp, name, monkeypatch, tmp_path
):
    monkeypatch.setenv("VELMOC_CACHE", str(tmp_path))
    loaded = load_map(name)
    ways = json.loads(shipped(loaded.key).read_bytes())
    ground = ground_of(shared(loaded)[0], loaded.key)
    with_them, without = Detours(loaded.key, ground), Detours("", ground)
    searched = []
    search = detour_cache.search
    monkeypatch.setattr(detour_cache, "search", lambda *a: searched.append(a) or search(*a))
    board = loaded.board.provinces
    seas = {ground.numbers[key] for key in board if board[key].terrain is Terrain.SEA}
    for asked_for in islice(ways, 0, None, EACH):
        one, other, *steps = asked_for.split()
        a_x, a_y, b_x, b_y = (int(step) * STEP for step in steps)
        near = shared(loaded)[1].ways.adjacent(one, other)
        own = frozenset({ground.numbers[one], ground.numbers[other]} | (set() if near else seas))
        asked = (one, other), own, (a_x, a_y), (b_x, b_y)
        known = with_them.between(*asked)
        assert not searched, "looked for though it came with the program"
        assert known == without.between(*asked)
        searched.clear()


def test_a_way_is_read_as_it_was_written():
    dice, a, b = random.Random(8), (16.0, 32.0), (160.0, 48.0)
    assert read(written([]), a, b) == []
    for corners in range(60):
        right, down, way = 40, 40, [a]
        for _ in range(corners):
            right, down = right + dice.randint(-4, 4), down + dice.randint(-4, 4)
            way.append((right * CELL, down * CELL))
        way.append(b)
        assert read(written(way), a, b) == way


ASKED = ("MAO", "WES")


def _odd_files(name):
    """Yield files that are no list of ways, and lists in which one way is odd."""
    yield from (b"", b"{", b"null", b"7", b"[]", b"[1]", b'["ab"]', b"\xff\xfe", b"[" * 100_000)
    for way in (None, 7, [], {}, "x", "1", "1 x", "1 2 m", "1 2 mm m", "1.5 2 mm", "\0"):
        yield json.dumps({name: way}).encode()


def test_whatever_is_odd_about_a_file_makes_it_a_miss(qapp, loaded, tmp_path, monkeypatch):
    monkeypatch.setenv("VELMOC_CACHE", str(tmp_path))
    odd = tmp_path / "odd.json"
    monkeypatch.setattr(detour_cache, "shipped", lambda _: odd)
    ground = ground_of(shared(loaded)[0], loaded.key)
    own = frozenset(ground.numbers[name] for name in ASKED)
    a, b = (next(iter(loaded.atlas.spots[name].fleet.values())) for name in ASKED)
    usual = Detours("", ground)
    way = usual.between(ASKED, own, a, b)
    assert way
    (name,) = usual.known
    for content in _odd_files(name):
        odd.write_bytes(content)
        assert Detours(loaded.key, ground).between(ASKED, own, a, b) == way, content[:40]
