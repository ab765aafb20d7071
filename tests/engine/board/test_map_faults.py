import copy

import pytest

from engine.board.errors import MapError, MapFault
from engine.board.loader import check, load


def test_the_tiny_map_is_sound(tiny, folder):
    assert check(folder(tiny)) == ()


def test_a_missing_folder_is_named(tmp_path):
    with pytest.raises(MapError) as caught:
        load(tmp_path / "nowhere")

    assert caught.value.code is MapFault.MISSING_FILE
    assert str(tmp_path / "nowhere" / "map.json") in str(caught.value)


def test_a_folder_that_is_a_file_has_no_map(tmp_path):
    (tmp_path / "file").write_text("x", encoding="utf-8")

    with pytest.raises(MapError) as caught:
        load(tmp_path / "file")

    assert caught.value.code is MapFault.MISSING_FILE


def test_a_map_that_is_a_folder_cannot_be_read(tmp_path):
    (tmp_path / "map.json").mkdir()

    with pytest.raises(MapError) as caught:
        load(tmp_path)

    assert caught.value.code is MapFault.UNREADABLE_FILE


def test_a_file_far_too_large_is_not_even_read(tmp_path):
    with (tmp_path / "map.json").open("wb") as file:
        file.truncate(17 * 1024 * 1024)

    with pytest.raises(MapError) as caught:
        load(tmp_path)

    assert caught.value.code is MapFault.TOO_LARGE
    assert caught.value.facts == {"size": 17 * 1024 * 1024, "limit": 16 * 1024 * 1024}


@pytest.mark.parametrize(
    ("content", "code", "facts"),
    [
        (b'{"format": 1,\n "id": }', MapFault.BAD_JSON, {"line": 2, "column": 8}),
        (b"", MapFault.BAD_JSON, {"line": 1, "column": 1}),
        (b"[" * 100_000, MapFault.BAD_JSON, {"line": 1, "column": 1}),
        (b'{"format": 1, "id": "\xff"}', MapFault.BAD_ENCODING, {"byte": 21}),
        (b'{"format": 1, "format": 1}', MapFault.DUPLICATE_ID, {"id": "format"}),
        (b"[1, 2]", MapFault.WRONG_TYPE, {"expected": "object"}),
        (b"{}", MapFault.WRONG_VERSION, {"found": "", "known": 1}),
        (b'{"format": 2}', MapFault.WRONG_VERSION, {"found": "2", "known": 1}),
        (b'{"format": 1}', MapFault.MISSING_FIELD, {}),
    ],
)
def test_what_is_no_map_file_is_told_with_its_place(folder, content, code, facts):
    with pytest.raises(MapError) as caught:
        load(folder(content))

    assert (caught.value.code, caught.value.facts) == (code, facts)


def _set(path, value):
    """Return a spoiler that puts a value somewhere."""

    def spoil(told):
        here = told
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = value

    return spoil


def _drop(*path):
    def spoil(told):
        here = told
        for step in path[:-1]:
            here = here[step]
        del here[path[-1]]

    return spoil


SPOILT = {
    "number for a name": (
        _set(["provinces", 1, "names", "cs"], 7),
        ("provinces.BBB.names.cs", MapFault.WRONG_TYPE, {"expected": "string"}),
    ),
    "unknown field": (
        _set(["provinces", 0, "center"], value=True),
        ("provinces.AAA.center", MapFault.UNKNOWN_FIELD, {}),
    ),
    "missing field": (
        _drop("provinces", 2, "terrain"),
        ("provinces.SEA.terrain", MapFault.MISSING_FIELD, {}),
    ),
    "unknown terrain": (
        _set(["provinces", 2, "terrain"], "swamp"),
        ("provinces.SEA.terrain", MapFault.BAD_VALUE, {"expected": "enum"}),
    ),
    "infinite size": (
        _set(["spots", "AAA", "army"], [1e308, 0]),
        ("spots.AAA.army.0", MapFault.BAD_VALUE, {"expected": "less_than_equal"}),
    ),
    "duplicate province": (
        lambda told: told["provinces"].append(copy.deepcopy(told["provinces"][1])),
        ("provinces", MapFault.DUPLICATE_ID, {"id": "BBB"}),
    ),
    "duplicate letter": (
        lambda told: told["powers"].append({**told["powers"][0], "id": "TWO", "names": {}}),
        ("powers.TWO.letter", MapFault.DUPLICATE_LETTER, {"letter": "O", "other": "ONE"}),
    ),
    "missing name": (
        _drop("provinces", 0, "names", "cs"),
        ("provinces.AAA.names", MapFault.MISSING_NAME, {"language": "cs"}),
    ),
    "ambiguous alias": (
        _set(["provinces", 1, "aliases"], ["ALPHA"]),
        (
            "provinces.BBB.aliases",
            MapFault.AMBIGUOUS_ALIAS,
            {"alias": "ALPHA", "one": "AAA", "other": "BBB"},
        ),
    ),
    "unknown home": (
        _set(["provinces", 1, "home"], "TWO"),
        ("provinces.BBB.home", MapFault.UNKNOWN_POWER, {"power": "TWO"}),
    ),
    "missing home": (
        _drop("provinces", 0, "home"),
        ("powers.ONE", MapFault.MISSING_HOME, {"power": "ONE"}),
    ),
    "unknown province in a border": (
        _set(["borders", "army", "AAA"], ["BBB", "CCC"]),
        ("borders.army.AAA", MapFault.UNKNOWN_PROVINCE, {"location": "CCC"}),
    ),
    "one-way border": (
        _set(["borders", "fleet", "SEA"], ["AAA"]),
        ("borders.fleet.BBB", MapFault.ONE_WAY_BORDER, {"one": "BBB", "other": "SEA"}),
    ),
    "border twice": (
        _set(["borders", "army", "AAA"], ["BBB", "BBB"]),
        ("borders.army.AAA", MapFault.DUPLICATE_ID, {"id": "BBB"}),
    ),
    "border to a missing coast": (
        _set(["borders", "fleet", "SEA"], ["AAA", "BBB/NC"]),
        ("borders.fleet.SEA", MapFault.UNKNOWN_COAST, {"location": "BBB/NC"}),
    ),
    "border without its coast": (
        _set(["provinces", 1, "coasts"], {"NC": {"cs": "s", "en": "n"}}),
        ("borders.fleet.AAA", MapFault.MISSING_COAST, {"location": "BBB"}),
    ),
    "army at sea": (
        _set(["powers", 0, "start"], ["A SEA"]),
        ("powers.ONE.start", MapFault.WRONG_TERRAIN, {"location": "SEA"}),
    ),
    "fleet inland": (
        _set(["provinces", 1, "terrain"], "inland"),
        ("borders.fleet.AAA", MapFault.WRONG_TERRAIN, {"location": "BBB"}),
    ),
    "centre at sea": (
        _set(["provinces", 2, "centre"], value=True),
        ("provinces.SEA.centre", MapFault.WRONG_TERRAIN, {"location": "SEA"}),
    ),
    "two units in a province": (
        _set(["powers", 0, "start"], ["A AAA", "F AAA"]),
        ("powers", MapFault.DUPLICATE_ID, {"id": "AAA"}),
    ),
    "missing outline": (
        _drop("outlines", "provinces", "BBB"),
        ("outlines.provinces.BBB", MapFault.MISSING_OUTLINE, {}),
    ),
    "missing spots": (
        _drop("spots", "SEA"),
        ("spots", MapFault.MISSING_SPOT, {"spot": "SEA"}),
    ),
    "missing spot": (
        _drop("spots", "BBB", "fleet"),
        ("spots.BBB.fleet", MapFault.MISSING_SPOT, {"spot": "BBB"}),
    ),
    "unused spot": (
        _set(["spots", "SEA", "army"], [400, 600]),
        ("spots.SEA.army", MapFault.UNUSED_SPOT, {"spot": "army"}),
    ),
    "arc out of range": (
        _set(["outlines", "provinces", "AAA", "land"], [[[0, 2, 6]]]),
        ("outlines.provinces.AAA.land", MapFault.ARC_OUT_OF_RANGE, {"arc": 6, "count": 6}),
    ),
    "arc too far backwards": (
        _set(["outlines", "provinces", "AAA", "land"], [[[0, 2, -7]]]),
        ("outlines.provinces.AAA.land", MapFault.ARC_OUT_OF_RANGE, {"arc": -7, "count": 6}),
    ),
    "half a point": (
        _set(["outlines", "arcs", 2], [100, 0, 0, 100, 5]),
        ("outlines.arcs.2", MapFault.WRONG_TYPE, {"expected": "pairs"}),
    ),
    "open outline": (
        _set(["outlines", "provinces", "AAA", "land"], [[[0, 2]]]),
        ("outlines.provinces.AAA.land", MapFault.OPEN_OUTLINE, {"ring": 0}),
    ),
    "self-crossing outline": (
        _set(["outlines", "arcs", 0], [0, 100, 150, -60, -150, -40, 100, 0]),
        ("outlines.provinces.AAA.land", MapFault.CROSSED_OUTLINE, {"x": 400.0, "y": 240.0}),
    ),
    "army border missing from the table": (
        _set(["borders", "army"], {}),
        (
            "borders.army.AAA",
            MapFault.DRAWN_TOGETHER,
            {"kind": "army", "one": "AAA", "other": "BBB"},
        ),
    ),
    "label outside": (
        _set(["spots", "BBB", "label", "cs", "at"], [200, 200]),
        ("spots.BBB.label", MapFault.LABEL_OUTSIDE, {"spot": "cs"}),
    ),
    "label off the picture": (
        _set(["spots", "BBB", "abbr", "at"], [810, 200]),
        ("spots.BBB.label", MapFault.LABEL_OUTSIDE, {"spot": "abbr"}),
    ),
    "army outside": (
        _set(["spots", "AAA", "army"], [600, 200]),
        ("spots.AAA.army", MapFault.SPOT_OUTSIDE, {"spot": "army"}),
    ),
    "centre outside": (
        _set(["spots", "AAA", "centre"], [200, 500]),
        ("spots.AAA.centre", MapFault.SPOT_OUTSIDE, {"spot": "centre"}),
    ),
    "fleet far off its coast": (
        _set(["spots", "AAA", "fleet", "AAA"], [200, 500]),
        ("spots.AAA.fleet", MapFault.SPOT_OUTSIDE, {"spot": "AAA"}),
    ),
    "beaten unit under the one that beat it": (
        _set(["spots", "AAA", "dislodged", "A"], [205, 200]),
        ("spots.AAA.dislodged", MapFault.SPOT_OUTSIDE, {"spot": "A"}),
    ),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_broken_map_names_place_and_cause(tiny, folder, name):
    spoil, expected = SPOILT[name]
    spoil(tiny)

    with pytest.raises(MapError) as caught:
        load(folder(tiny))

    told = [(f.place, f.code, dict(f.facts)) for f in _found(folder(tiny), caught.value)]
    assert expected in told
    assert str(caught.value).startswith(str(caught.value.file))


def _found(folder, error):
    try:
        return check(folder)
    except MapError:
        return (error.finding,)


def test_neighbours_by_the_table_that_are_drawn_apart_are_told(tiny, folder):
    # A strip of water between the two lands: the sea comes up to the picture's upper edge.
    outlines = tiny["outlines"]
    outlines["arcs"] = [
        [0, 100, 0, -100, 90, 0, 0, 100],
        [110, 100, 0, -100, 90, 0, 0, 100],
        [90, 0, 20, 0],
        [0, 100, 90, 0],
        [110, 100, 90, 0],
        [200, 100, 0, 100, -200, 0, 0, -100],
        [90, 0, 0, 100],
        [110, 0, 0, 100],
        [0, 100, 0, -100, 90, 0],
        [110, 0, 90, 0, 0, 100],
    ]
    outlines["provinces"] = {
        "AAA": {"land": [[[8, 6, -4]]]},
        "BBB": {"land": [[[9, -5, -8]]]},
        "SEA": {"water": [[[3, -7, 2, 7, 4, 5]]]},
    }

    found = {
        (f.code, f.facts["kind"], f.facts["one"], f.facts["other"]) for f in check(folder(tiny))
    }

    assert found == {
        (MapFault.DRAWN_APART, "army", "AAA", "BBB"),
        (MapFault.DRAWN_APART, "coast", "AAA", "BBB"),
    }


def test_a_province_over_its_neighbour_is_told(tiny, folder):
    outlines = tiny["outlines"]
    outlines["arcs"] = [*outlines["arcs"], [100, 0, 40, 50, -40, 50]]
    outlines["provinces"]["AAA"]["land"] = [[[0, 6, -4]]]

    codes = {finding.code for finding in check(folder(tiny))}

    assert codes == {MapFault.OVERLAPPING_OUTLINES}


def test_crowded_spots_are_told_but_keep_nobody_from_playing(tiny, folder):
    tiny["spots"]["AAA"]["centre"] = [205, 200]

    findings = check(folder(tiny))

    assert {finding.code for finding in findings} == {MapFault.SPOTS_OVERLAP}
    assert {"one": "AAA centre", "other": "AAA army"} in [
        dict(sorted(f.facts.items())) for f in findings
    ] or {"one": "AAA army", "other": "AAA centre"} in [dict(f.facts) for f in findings]
    assert load(folder(tiny)).board.id == "tiny"
