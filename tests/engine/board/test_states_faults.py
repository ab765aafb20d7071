"""What is told of a map of states on which table and picture differ."""

import copy
import json

import pytest
from shapely.geometry import box
from shapely.ops import unary_union

from engine.board import loader
from engine.board.errors import MapError, MapFault
from engine.board.loader import STATES, check
from engine.board.states_compiler import compile_states
from engine.cartography.weave import weave

NAMES = {"cs": "Mapa", "en": "Map"}
SQUARES = {
    "AA": box(10, 10, 100, 100),
    "BB": box(100, 10, 190, 100),
    "CC": box(10, 100, 100, 190),
    "DD": box(100, 100, 190, 190),
    "EE": box(230, 60, 280, 140),
}
LAND = ["AA BB", "AA CC", "AA DD", "BB CC", "BB DD", "CC DD"]


def _outlines():
    sea = box(0, 0, 300, 200).difference(unary_union(list(SQUARES.values())))
    woven = weave({**SQUARES, "?": sea})
    return {
        "unit": 0.01,
        "provinces": {key: {"land": woven.cells[key]} for key in SQUARES},
        "outer_water": woven.cells["?"],
        "arcs": woven.arcs,
    }


OUTLINES = _outlines()


def _spots(key):
    x, y = SQUARES[key].centroid.coords[0]
    label = {"at": [x, y - 25], "px": 20}
    return {"label": {"cs": label, "en": label}, "abbr": {"at": [x, y], "px": 20}, "stone": [x, y]}


def _file():
    borders: dict = {}
    for pair, via in [*((pair, "land") for pair in LAND), ("BB EE", "line")]:
        a, b = pair.split()
        for here, there in ((a, b), (b, a)):
            borders.setdefault(here, {})[there] = {"via": via, "source": "geography"}
    crossings = {"AA BB": [100, 50], "AA CC": [50, 100], "AA DD": [100, 100], "BB CC": [100, 100]}
    crossings |= {"BB DD": [150, 100], "CC DD": [100, 150]}
    told: dict = {"BB": {"EE": [[190, 70], [230, 70]]}}
    for pair, at in crossings.items():
        told.setdefault(pair[:2], {})[pair[3:]] = [at]
    names = {key: {"cs": f"{key} č", "en": f"{key} e"} for key in SQUARES}
    return {
        "format": 1,
        "id": "little",
        "game": "bez-hranic",
        "names": NAMES,
        "size": [300, 200],
        "states": {key: {"names": names[key], "capital": NAMES} for key in SQUARES},
        "borders": borders,
        "spots": {key: _spots(key) for key in SQUARES},
        "crossings": told,
        "outlines": OUTLINES,
    }


@pytest.fixture
def little():
    return copy.deepcopy(_file())


def _wrong(tmp_path, told):
    (tmp_path / STATES).write_text(json.dumps(told), encoding="utf-8")
    return {(finding.code, finding.place) for finding in check(tmp_path)}


def _drop(told, a, b):
    told["borders"][a].pop(b)
    told["borders"][b].pop(a)
    told["crossings"].get(min(a, b), {}).pop(max(a, b), None)


def test_a_map_whose_table_is_its_picture(little, tmp_path):
    assert not _wrong(tmp_path, little)


def test_who_touches_is_a_neighbour_or_ruled_out(little, tmp_path):
    _drop(little, "AA", "BB")
    assert _wrong(tmp_path, little) == {(MapFault.DRAWN_TOGETHER, "borders.AA")}

    little["apart"] = [{"a": "BB", "b": "AA", "why": NAMES}]
    assert not _wrong(tmp_path, little)


def test_at_a_corner_of_four_all_have_to_be_told_as_well(little, tmp_path):
    _drop(little, "AA", "DD")

    assert _wrong(tmp_path, little) == {(MapFault.DRAWN_TOGETHER, "borders.AA")}


def test_neighbours_by_land_touch(little, tmp_path):
    for here, there in (("CC", "EE"), ("EE", "CC")):
        little["borders"][here][there] = {"via": "land", "source": "geography"}
    little["crossings"]["CC"]["EE"] = [[100, 150]]

    assert (MapFault.DRAWN_APART, "borders.CC") in _wrong(tmp_path, little)


@pytest.mark.parametrize("via", ["line", "bridge"])
def test_who_is_joined_over_water_does_not_touch(little, tmp_path, via):
    for here, there in (("AA", "BB"), ("BB", "AA")):
        little["borders"][here][there]["via"] = via
    little["crossings"]["AA"]["BB"] = [[99, 50], [101, 50]]

    assert _wrong(tmp_path, little) == {(MapFault.DRAWN_TOGETHER, "borders.AA")}


def test_both_sides_say_the_same(little, tmp_path):
    little["borders"]["AA"]["BB"]["via"] = "bridge"
    both = {(MapFault.ONE_WAY_BORDER, "borders.AA"), (MapFault.ONE_WAY_BORDER, "borders.BB")}
    assert _wrong(tmp_path, little) == both

    little["borders"]["AA"].pop("BB")
    assert (MapFault.ONE_WAY_BORDER, "borders.BB") in _wrong(tmp_path, little)


def test_parts_of_one_state_do_not_touch(little, tmp_path):
    _drop(little, "AA", "BB")
    little["states"].pop("BB")
    state = little["states"].pop("AA")
    parts = {key: {"cs": f"{key} č", "en": f"{key} e"} for key in ("AA", "BB")}
    little["states"]["XX"] = {**state, "names": NAMES, "parts": parts}

    assert _wrong(tmp_path, little) == {(MapFault.DRAWN_TOGETHER, "borders.AA")}


@pytest.mark.parametrize(
    "way", [[[190, 70], [60, 60], [230, 70]], [[150, 70], [230, 70]], [[190, 70]]]
)
def test_a_line_leads_over_water_from_shore_to_shore(little, tmp_path, way):
    little["crossings"]["BB"]["EE"] = way

    assert _wrong(tmp_path, little) == {(MapFault.SPOT_OUTSIDE, "crossings.BB")}


def test_a_border_is_crossed_where_it_lies(little, tmp_path):
    little["crossings"]["AA"]["BB"] = [[95, 50]]

    assert _wrong(tmp_path, little) == {(MapFault.SPOT_OUTSIDE, "crossings.AA")}


@pytest.mark.parametrize(
    ("spot", "value", "fault", "place"),
    [
        ("stone", [150, 55], MapFault.SPOT_OUTSIDE, "stone"),
        ("abbr", {"at": [150, 150], "px": 20}, MapFault.LABEL_OUTSIDE, "label"),
        ("leader", [[150, 150], [55, 55]], MapFault.SPOT_OUTSIDE, "leader"),
    ],
)
def test_things_stand_where_they_belong(little, tmp_path, spot, value, fault, place):
    little["spots"]["AA"][spot] = value

    assert (fault, f"spots.AA.{place}") in _wrong(tmp_path, little)


def test_a_name_that_hides_a_stone_is_told_and_keeps_nobody_from_playing(little, tmp_path):
    little["spots"]["AA"]["label"]["cs"]["at"] = [55, 55]

    assert _wrong(tmp_path, little) == {(MapFault.SPOTS_OVERLAP, "spots.AA")}
    compile_states(tmp_path / STATES, (tmp_path / STATES).read_bytes())


def test_one_spelling_means_one_state(little, tmp_path):
    little["states"]["AA"]["aliases"] = ["bb Č"]

    assert _wrong(tmp_path, little) == {(MapFault.AMBIGUOUS_ALIAS, "states.BB.aliases")}


def test_what_nobody_knows_or_lacks_is_told(little, tmp_path):
    little["spots"].pop("AA")
    little["crossings"]["BB"].pop("DD")
    little["states"]["CC"]["capital"] = {"cs": "Hlavní"}

    assert _wrong(tmp_path, little) == {
        (MapFault.MISSING_SPOT, "spots"),
        (MapFault.MISSING_SPOT, "crossings.BB"),
        (MapFault.MISSING_NAME, "states.CC.capital"),
    }


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": 2}', b'{"format": 1}'])
def test_what_is_no_map_is_refused(tmp_path, content):
    (tmp_path / STATES).write_bytes(content)

    with pytest.raises(MapError):
        check(tmp_path)


def test_a_map_is_compiled_once_and_read_back_as_it_was(little, tmp_path, monkeypatch):
    maps, cache = tmp_path / "maps", tmp_path / "cache"
    (maps / "little").mkdir(parents=True)
    (maps / "little" / STATES).write_text(json.dumps(little), encoding="utf-8")
    monkeypatch.setattr(loader.resources, "maps", lambda: maps)
    first = loader.load_states("little", cache)
    (kept,) = cache.iterdir()

    again = loader.load_states("little", cache)
    assert (first.board, first.atlas, first.key) == (again.board, again.atlas, again.key)
    board, atlas = compile_states(maps, json.dumps(little).encode())
    assert (again.board, again.atlas) == (board, atlas)

    kept.write_bytes(kept.read_bytes()[:-9])
    assert loader.load_states("little", cache).board == board
    for name in ("standard", "../little", ""):
        with pytest.raises(MapError):
            loader.load_states(name)


def test_a_folder_of_ones_own_is_found_by_its_kind(little, tmp_path):
    (tmp_path / STATES).write_text(json.dumps(little), encoding="utf-8")

    assert loader.is_of_states(str(tmp_path))
    assert loader.find_states(str(tmp_path)).board.states.keys() == SQUARES.keys()
    assert loader.is_of_states("europe")
    assert not loader.is_of_states("standard")
    with pytest.raises(MapError):
        loader.find_states(str(tmp_path / "nowhere"))
