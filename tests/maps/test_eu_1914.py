"""The map EU-1914: the borders of 1914, and everything that makes it a map of Diplomatia."""

import json
from collections import deque

import pytest

from engine import resources
from engine.board.forms import read as forms_of
from engine.board.loader import load_map, read
from engine.board.mapfile import parse
from engine.board.names import fold, spellings
from engine.board.province import Terrain
from engine.board.shapes import Shapes

FOLDER = resources.maps() / "eu_1914"

CLEAR = 6.0
"""Board units: two spaces that touch do so at least so long."""

OF_1914 = {
    "GER": "Alsasko Poznaňsko Slezsko Západní_Prusko Východní_Prusko Šlesvicko",
    "AUH": "Čechy Morava Halič Krakovsko Bukovina Korutany Tyrolsko Přímoří Dalmácie Bosna "
    "Chorvatsko Zadunají Banát Sedmihradsko Horní_Uhry",
    "RUS": "Finsko Mazovsko Lublinsko Livonsko Litva Kyjev Besarábie Arménie",
    "GBR": "Irsko Ulster Kypr",
    "FRA": "Alžírsko Korsika",
    "TUR": "Cařihrad Smyrna Sýrie Palestina Mezopotámie",
}
"""What belonged to whom then, whoever has it now."""

FREE = "Srbsko Černá_Hora Albánie Řecko Bulharsko Belgie Nizozemsko Dánsko Švýcarsko Portugalsko"

TOUCH = [
    ("Livonsko", "Východní Prusko"),
    ("Alsasko", "Champagne"),
    ("Halič", "Podolí"),
    ("Tyrolsko", "Benátsko"),
    ("Rumelie", "Thrácké moře"),
    ("Besarábie", "Oděský záliv"),
    ("Finsko", "Petrohrad"),
    ("Šlesvicko", "Dánsko"),
]
"""Prussia reached to Courland, Bulgaria to the Aegean Sea, Finland to the gates of the capital."""

APART = [
    ("Litva", "Východní Balt"),
    ("Bukovina", "Podolí"),
    ("Burgundsko", "Porýní"),
    ("Srbsko", "Jižní Jadran"),
]


@pytest.fixture(scope="module")
def board():
    return load_map("eu_1914").board


@pytest.fixture(scope="module")
def named(board):
    return {province.names["cs"]: key for key, province in board.provinces.items()}


def spaces(words):
    return [word.replace("_", " ") for word in words.split()]


@pytest.mark.parametrize("power", OF_1914)
def test_a_land_belongs_to_whoever_had_it_then(board, named, power):
    held = {name: board.provinces[named[name]].home for name in spaces(OF_1914[power])}

    assert held == dict.fromkeys(held, power)


def test_small_states_are_nobodys(board, named):
    assert {board.provinces[named[name]].home for name in spaces(FREE)} == {None}


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [*((*pair, True) for pair in TOUCH), *((*pair, False) for pair in APART)],
)
def test_spaces_touch_where_they_did_then(board, named, one, other, together):
    assert (named[other] in board.touching(named[one])) == together
    assert (named[one] in board.touching(named[other])) == together


def test_it_is_a_map_of_land_for_armies_and_sea_for_fleets(board):
    assert board.game == "diplomatia"
    assert {p.terrain for p in board.provinces.values()} == {Terrain.INLAND, Terrain.SEA}
    assert 110 <= len(board.provinces) <= 180
    assert len(board.powers) == 7


def test_every_power_begins_on_its_centres_and_in_its_ports(board):
    for power in board.powers_by_id:
        mine = [one for one in board.provinces.values() if one.home == power]
        wanted = {("A", one.id) for one in mine if one.centre}
        wanted |= {("F", one.id) for one in mine if one.port is not None}

        assert {(kind, at) for whose, kind, at in board.start_units if whose == power} == wanted


def test_a_sector_at_home_has_a_port_whose_coast_is_at_home_too(board):
    for one in board.provinces.values():
        if one.terrain is Terrain.SEA and one.home is not None:
            assert one.port is not None
        if one.port is not None:
            assert board.provinces[one.port.coast].home == one.home
            assert one.id in board.shores[one.port.coast]


def test_the_land_of_a_power_hangs_together_but_for_what_lies_overseas(board, named):
    beyond = {named[name] for name in spaces("Alžírsko Korsika Sardinie Kypr Irsko Ulster")}
    for power in board.powers_by_id:
        home = {
            p.id
            for p in board.provinces.values()
            if p.home == power and p.terrain is Terrain.INLAND and p.id not in beyond
        }
        first = min(home)
        seen, waiting = {first}, deque([first])
        while waiting:
            for there in home.intersection(board.army_neighbours[waiting.popleft()]) - seen:
                seen.add(there)
                waiting.append(there)
        assert seen == home, power


def test_spaces_touch_clearly_or_not_at_all(board):
    path = FOLDER / "map.json"
    areas = Shapes.of(parse(path, read(path))).areas
    short = {
        pair: round(areas[pair[0]].boundary.intersection(areas[pair[1]].boundary).length, 1)
        for pair in board.army_borders
    }

    assert {pair: length for pair, length in short.items() if length < CLEAR} == {}


def test_names_have_all_cases_and_no_form_means_two_spaces(board):
    meaning = {}
    for space in board.provinces.values():
        forms = forms_of(space.forms["cs"])
        assert forms is not None
        assert forms.cases[0] == space.names["cs"]
        for word in {*map(fold, spellings(space)), *map(fold, forms.cases)}:
            assert meaning.setdefault(word, space.id) == space.id, word


def test_the_map_file_is_what_the_recipe_says():
    told = json.loads(read(FOLDER / "map.json"))
    words = json.loads((FOLDER / "recipe" / "words.json").read_text(encoding="utf-8"))
    spots = json.loads((FOLDER / "recipe" / "spots.json").read_text(encoding="utf-8"))

    assert {key: told[key] for key in words} == words
    assert told["spots"] == spots
