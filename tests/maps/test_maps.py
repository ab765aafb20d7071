import json
from collections import Counter
from pathlib import Path

import pytest

from engine import resources
from engine.board.audit import seen, written
from engine.board.compiler import board_of, findings
from engine.board.loader import check, load, read
from engine.board.mapfile import parse
from engine.board.names import fold, spellings
from engine.board.province import Terrain
from engine.board.shapes import Shapes

FOLDERS = sorted(p for p in resources.maps().iterdir() if p.is_dir())
STANDARD = resources.maps() / "standard"


@pytest.fixture(scope="module")
def standard():
    return load(STANDARD)


@pytest.fixture(scope="module")
def source():
    return parse(STANDARD / "map.json", read(STANDARD / "map.json"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_map_passes_its_audit(folder):
    assert [str(finding) for finding in check(folder)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_map_says_where_it_comes_from(folder):
    text = (folder / "README.md").read_text(encoding="utf-8")

    assert "licence" in text.lower()
    file = next(folder / name for name in ("map.json", "states.json") if (folder / name).exists())
    assert json.loads(read(file))["credits"]
    assert json.loads(read(file))["id"] == folder.name


def test_the_board_has_the_spaces_of_the_rulebook(standard):
    terrain = Counter(p.terrain for p in standard.board.provinces.values())

    assert terrain == {Terrain.INLAND: 14, Terrain.COASTAL: 42, Terrain.SEA: 19}
    assert len(standard.board.centres) == 34
    homes = {power.id: len(standard.board.homes(power.id)) for power in standard.board.powers}
    assert homes == dict.fromkeys(homes, 3) | {"RUSSIA": 4}
    assert len(standard.board.start_units) == 22


def test_table_and_picture_agree_in_all_252_relations(source):
    board, shapes = board_of(source), Shapes.of(source)

    told, drawn = written(board), seen(board, shapes)

    assert told == drawn
    assert Counter(kind for kind, *_ in told) == {"army": 111, "sea": 21, "shore": 75, "coast": 45}


@pytest.mark.parametrize(
    ("kind", "one", "other"),
    [
        ("A", "SWE", "DEN"),
        ("F", "SWE", "DEN"),
        ("A", "KIE", "DEN"),
        ("F", "KIE", "BAL"),
        ("F", "KIE", "HEL"),
        ("F", "CON", "BLA"),
        ("F", "CON", "AEG"),
        ("A", "CON", "SMY"),
        ("F", "STP/NC", "NWY"),
        ("F", "SPA/SC", "MAO"),
        ("F", "MAO", "NAF"),
        ("F", "BUL/EC", "CON"),
    ],
)
def test_well_known_neighbours_touch(standard, kind, one, other):
    assert other in standard.board.neighbours(kind, one)


@pytest.mark.parametrize(
    ("kind", "one", "other"),
    [
        ("F", "BAL", "SKA"),
        ("F", "DEN", "BER"),
        ("A", "DEN", "BER"),
        ("F", "ROM", "VEN"),
        ("F", "ANK", "SMY"),
        ("F", "STP/NC", "FIN"),
        ("F", "SPA/NC", "WES"),
        ("F", "IRI", "NTH"),
        ("A", "NAP", "TUN"),
        ("F", "EDI", "LVP"),
        ("F", "RUM", "BUL/SC"),
        ("A", "PIE", "MUN"),
    ],
)
def test_well_known_strangers_do_not_touch(standard, kind, one, other):
    assert other not in standard.board.neighbours(kind, one)


@pytest.mark.parametrize(
    ("spelling", "province"),
    [
        ("ads", "ADR"),
        ("GoB", "BOT"),
        ("EMS", "EAS"),
        ("gol", "LYO"),
        ("Lyo", "LYO"),
        ("lpl", "LVP"),
        ("Liv", "LVP"),
        ("MAt", "MAO"),
        ("mid", "MAO"),
        ("NAt", "NAO"),
        ("nrg", "NWG"),
        ("Tyn", "TYS"),
        ("WMS", "WES"),
        ("ECH", "ENG"),
        ("Apuleia", "APU"),
        ("Ukraina", "UKR"),
        ("Romania", "RUM"),
        ("st. petersburg", "STP"),
        ("Petrohrad", "STP"),
        ("carihrad", "CON"),
        ("Kanál La Manche", "ENG"),
        ("Atlantský oceán - střed", "MAO"),
        ("Lví záliv", "LYO"),
        ("tyroly", "TYR"),
        ("Tyrolsko", "TYR"),
        ("Budapešť", "BUD"),
    ],
)
def test_every_alternative_name_is_understood(standard, spelling, province):
    found = [
        p.id
        for p in standard.board.provinces.values()
        if fold(spelling) in {fold(other) for other in spellings(p)}
    ]

    assert found == [province]


def test_nor_stays_ambiguous(standard):
    exact = [
        p.id
        for p in standard.board.provinces.values()
        if "nor" in {fold(name) for name in spellings(p)}
    ]
    begins = {
        p.id
        for p in standard.board.provinces.values()
        if any(fold(name).startswith("nor") for name in spellings(p))
    }

    assert exact == []
    assert begins >= {"NWY", "NTH", "NWG", "NAF", "NAO"}


@pytest.mark.parametrize(
    ("spelling", "power"),
    [
        ("anglická", "ENGLAND"),
        ("angl.", "ENGLAND"),
        ("Turkish", "TURKEY"),
        ("turecká", "TURKEY"),
        ("German", "GERMANY"),
        ("rakousko-uherská", "AUSTRIA"),
        ("Russian", "RUSSIA"),
    ],
)
def test_powers_are_known_by_their_adjectives(standard, spelling, power):
    found = [
        p.id
        for p in standard.board.powers
        if fold(spelling) in {fold(other) for other in spellings(p)}
    ]

    assert found == [power]


def test_names_lost_no_letters(standard):
    names = {p.names["cs"] for p in standard.board.provinces.values()}

    assert names >= {"Paříž", "Budapešť", "Španělsko", "Švédsko", "Cařihrad", "Jónské moře"}
    assert "Atlantský oceán – střed" in names


def test_a_reading_of_the_standard_map_is_fit_for_a_small_window(standard):
    # The board is 880 pixels wide at 1280x720: ten pixels are 18.2 board units.
    assert min(s.abbr.px for s in standard.atlas.spots.values()) >= 18.2
    assert min(label.px for s in standard.atlas.spots.values() for label in s.label.values()) >= 13


def test_the_map_file_is_what_the_recipe_says(source):
    words = json.loads((STANDARD / "recipe" / "words.json").read_text(encoding="utf-8"))
    spots = json.loads((STANDARD / "recipe" / "spots.json").read_text(encoding="utf-8"))
    told = json.loads(read(STANDARD / "map.json"))

    assert {key: told[key] for key in words} == words
    assert told["spots"] == spots


def test_nothing_is_wrong_with_a_map_twice(source):
    assert list(findings(source)) == list(findings(source)) == []


def test_a_map_folder_is_found_by_its_path():
    assert load(Path(STANDARD)).board.id == "standard"
