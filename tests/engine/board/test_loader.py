import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import caches, resources
from engine.board import compiler
from engine.board.__main__ import main
from engine.board.atlas import BorderKind
from engine.board.loader import load, load_map

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def forbidden(monkeypatch):
    """From now on nothing may be compiled."""

    def forbid():
        def fail(*_):
            pytest.fail("compiled again")

        monkeypatch.setattr(compiler, "compile_map", fail)

    return forbid


def test_a_map_comes_out_of_the_cache_as_it_went_in(tiny, folder, tmp_path, forbidden):
    compiled = load(folder(tiny))
    kept = load(folder(tiny), tmp_path / "cache")
    forbidden()

    read = load(folder(tiny), tmp_path / "cache")

    assert compiled == kept == read


def test_a_map_says_which_game_is_played_on_it(tiny, folder, tmp_path):
    old = load(folder(tiny))
    load(folder({**tiny, "game": "lanterns"}), tmp_path / "cache")
    read = load(folder({**tiny, "game": "lanterns"}), tmp_path / "cache")

    assert (old.board.game, read.board.game) == ("diplomacy", "lanterns")


def test_the_standard_map_comes_out_of_the_cache_as_it_went_in(tmp_path):
    compiled = load(resources.maps() / "standard")
    load(resources.maps() / "standard", tmp_path)

    assert load(resources.maps() / "standard", tmp_path) == compiled


def test_a_map_just_compiled_takes_no_more_memory_than_one_read_again(tmp_path):
    # Neighbours share their points as read: half of what the compiler writes down.
    first = load(resources.maps() / "standard", tmp_path)
    again = load(resources.maps() / "standard", tmp_path)

    def points(loaded):
        rings = [ring for area in loaded.atlas.areas.values() for ring in area]
        return len({id(point) for ring in rings for point in ring})

    assert points(first) == points(again)


def test_another_content_is_compiled_anew(tiny, folder, tmp_path):
    load(folder(tiny), tmp_path / "cache")
    tiny["names"]["en"] = "Other"

    assert load(folder(tiny), tmp_path / "cache").board.names["en"] == "Other"


@pytest.mark.parametrize("damage", [b"", b"rubbish", "cut", "flip", "other"])
def test_a_damaged_cache_is_silently_rebuilt(tiny, folder, tmp_path, damage):
    cache = tmp_path / "cache"
    sound = load(folder(tiny), cache)
    (path,) = cache.iterdir()
    whole = path.read_bytes()
    middle = len(whole) // 2
    spoilt = {
        "cut": whole[:middle],
        "flip": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
        "other": whole.replace(b"velmoc map", b"velmoc mop", 1),
    }
    path.write_bytes(damage if isinstance(damage, bytes) else spoilt[damage])

    assert load(folder(tiny), cache) == sound
    assert path.read_bytes() == whole
    assert [p.name for p in cache.iterdir()] == [path.name]


def test_a_cache_that_cannot_be_written_does_no_harm(tiny, folder, tmp_path):
    in_the_way = tmp_path / "cache"
    in_the_way.write_text("a file, no folder", encoding="utf-8")

    assert load(folder(tiny), in_the_way).board.id == "tiny"


def test_a_later_start_imports_neither_shapely_nor_pydantic(tmp_path):
    script = (
        "import sys; from engine.board.loader import load_map; load_map('standard');"
        "print([m for m in ('shapely', 'pydantic', 'numpy', 'tempfile') if m in sys.modules])"
    )
    environment = {**os.environ, "VELMOC_CACHE": str(tmp_path), "PYTHONPATH": str(ROOT)}
    for _ in range(2):
        run = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )

    assert ast.literal_eval(run.stdout) == []


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"VELMOC_CACHE": "/c", "VELMOC_HOME": "/h"}, "/c/maps"),
        ({"VELMOC_HOME": "/h", "XDG_CACHE_HOME": "/x"}, "/h/cache/maps"),
        ({"XDG_CACHE_HOME": "/x"}, "/x/velmoc/maps"),
        ({"LOCALAPPDATA": "/l"}, "/l/velmoc/maps"),
        ({"HOME": "/home/me"}, "/home/me/.cache/velmoc/maps"),
    ],
)
def test_the_cache_lies_where_the_user_wants_it(monkeypatch, environment, folder):
    for name in ("VELMOC_CACHE", "VELMOC_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert caches.folder("maps") == Path(folder)


def test_borders_are_drawn_by_what_they_part():
    atlas = load_map("standard").atlas
    kinds = {frozenset((line.one, line.other)): line.kind for line in atlas.borders if line.other}

    assert kinds[frozenset(("DEN", "SWE"))] is BorderKind.STRAIT
    assert kinds[frozenset(("PAR", "BUR"))] is BorderKind.LAND
    assert kinds[frozenset(("NTH", "NWG"))] is BorderKind.SEA
    assert kinds[frozenset(("BRE", "MAO"))] is BorderKind.COAST
    assert BorderKind.EDGE in {line.kind for line in atlas.borders if not line.other}


def test_the_atlas_has_an_area_for_every_space_and_land_for_every_land():
    loaded = load_map("standard")
    dry = {p.id for p in loaded.board.provinces.values() if p.terrain != "sea"}

    assert loaded.atlas.areas.keys() == loaded.atlas.spots.keys() == loaded.board.provinces.keys()
    assert loaded.atlas.land.keys() == dry
    assert {"SWI", "IRE", "ICE"} <= loaded.atlas.impassable.keys()


def test_outlines_are_light_enough_to_draw():
    areas = load_map("standard").atlas.areas

    assert max(sum(map(len, rings)) for rings in areas.values()) < 4000


def test_the_check_command_says_ok(tiny, folder, capsys):
    assert main([str(folder(tiny))]) == 0
    assert capsys.readouterr().out.endswith("map.json: ok\n")


def test_the_check_command_lists_everything_wrong(tiny, folder, capsys):
    tiny["provinces"][0]["home"] = "TWO"

    assert main([str(folder(tiny))]) == 1
    out = capsys.readouterr().out
    assert "provinces.AAA.home: unknown_power (power=TWO)" in out
    assert "powers.ONE: missing_home (power=ONE)" in out


def test_the_check_command_names_a_file_that_cannot_be_read(folder, capsys):
    assert main([str(folder(b"{"))]) == 1
    assert "bad_json (line=1, column=2)" in capsys.readouterr().out


def test_coasts_have_names_in_both_languages():
    board = load_map("standard").board

    assert board.provinces["STP"].coasts == ("NC", "SC")
    assert board.provinces["BUL"].coast_names["EC"] == {
        "cs": "východní pobřeží",
        "en": "east coast",
    }
    assert json.dumps(board.provinces["PAR"].coast_names) == "{}"
