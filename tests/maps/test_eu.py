"""The map EU says all that the handbook's printed examples say of it, and no more than they."""

import pytest

from engine import resources
from engine.board.loader import NAME, load_map
from engine.board.names import ports_by_name
from engine.board.province import Terrain
from engine.cartography import build, recipe
from gui.kit import theme

ONLY = {
    ("Střední Francie", False): "Bretagne, Normandie, Burgundsko, Provence, Akvitánie",
    ("Biskajský záliv", True): "Jižní Atlantik, Keltské moře",
    ("Jižní Balt", True): "Skagerrak, Západní Balt, Východní Balt",
}
"""All neighbours by land, or all by water."""

TOUCH = [
    "Normandie+Burgundsko",
    "Normandie+Bretagne",
    "Provence+Lombardie",
    "Provence+Burgundsko",
    "Švýcarsko+Lombardie",
    "Švýcarsko+Burgundsko",
    "Karélie+Estonsko",
    "Karélie+Lotyšsko",
    "Estonsko+Lotyšsko",
    "Lamanšský_průliv+Jižní_Anglie",
    "Lamanšský_průliv+Normandie",
    "Jižní_Balt+Pomoří",
    "Jižní_Balt+Småland",
    "Finský_záliv+Botnický_záliv",
    "Finský_záliv+Východní_Balt",
    "Finský_záliv+Karélie",
    "Botnický_záliv+Uppland",
    "Katalánsko+Středomoří-sever",
    "Středomoří-sever+Středomoří-západ",
    "Středomoří-západ+Alžírsko",
    "Jižní_Atlantik+Biskajský_záliv",
    "Keltské_moře+Biskajský_záliv",
    "Skagerrak+Jižní_Balt",
    "Západní_Balt+Jižní_Balt",
]

APART = [
    "Katalánsko+Alžírsko",
    "Jižní_Anglie+Normandie",
    "Pomoří+Småland",
    "Burgundsko+Bretagne",
    "Karélie+Uppland",
    "Katalánsko+Středomoří-západ",
    "Alžírsko+Středomoří-sever",
    "Biskajský_záliv+Lamanšský_průliv",
    "Jižní_Balt+Finský_záliv",
    "Jižní_Balt+Botnický_záliv",
    "Karélie+Botnický_záliv",
]

PRINTED = {
    "FRA": range(195, 256),
    "ESP": range(42, 66),
    "GBR": (*range(345, 360), *range(16)),
    "VIS": range(18, 41),
    "SCA": range(50, 91),
    "RUS": range(300, 346),
}
"""The hues in which the examples print the powers; Germany is grey."""


@pytest.fixture(scope="module")
def board():
    return load_map("eu").board


@pytest.fixture(scope="module")
def named(board):
    return {province.names["cs"]: key for key, province in board.provinces.items()}


@pytest.mark.parametrize(("space", "wet"), ONLY)
def test_a_space_has_the_neighbours_that_the_examples_print_and_no_others(board, named, space, wet):
    near = board.touching(named[space])
    found = {key for key in near if (board.provinces[key].terrain is Terrain.SEA) == wet}

    assert {board.provinces[key].names["cs"] for key in found} == {*ONLY[space, wet].split(", ")}


@pytest.mark.parametrize(
    ("pair", "together"), [*((p, True) for p in TOUCH), *((p, False) for p in APART)]
)
def test_two_spaces_touch_where_the_examples_say_so(board, named, pair, together):
    one, other = (named[name.replace("_", " ")] for name in pair.split("+"))

    assert (other in board.touching(one)) == together
    assert (one in board.touching(other)) == together


def test_the_port_of_the_examples_lies_at_its_coast(board, named):
    port = board.provinces[named["Finský záliv"]].port

    assert port is not None
    assert (port.names["cs"], port.coast) == ("Kronštadt", named["Karélie"])


@pytest.mark.parametrize("power", PRINTED)
def test_a_power_has_the_colour_that_the_examples_print(board, power):
    assert theme.land(board.powers_by_id[power].letter).hue() in PRINTED[power]


def test_germany_is_grey(board):
    assert theme.land(board.powers_by_id["GER"].letter).saturationF() < 0.15


def test_armies_begin_on_the_centres_at_home_and_fleets_in_the_ports(board):
    for power in board.powers_by_id:
        mine = [one for one in board.provinces.values() if one.home == power]
        wanted = {("A", one.id) for one in mine if one.centre}
        wanted |= {("F", one.id) for one in mine if one.port is not None}

        assert {(kind, at) for whose, kind, at in board.start_units if whose == power} == wanted
        assert 6 <= len(wanted) <= 7


def test_every_sector_at_home_has_a_port_whose_coast_is_at_home_too(board):
    for one in board.provinces.values():
        if one.terrain is Terrain.SEA and one.home is not None:
            assert one.port is not None
        if one.port is not None:
            assert board.provinces[one.port.coast].home == one.home
            assert one.id in board.shores[one.port.coast]


def test_the_name_of_a_port_means_its_sector_unless_a_space_is_called_so(board, named):
    meant = ports_by_name(board)

    assert meant["kronstadt"] == named["Finský záliv"]
    assert "istanbul" not in meant
    assert "oděsa" not in meant


def test_the_map_has_as_much_of_everything_as_its_readme_says(board):
    spaces = board.provinces.values()
    sectors = [one for one in spaces if one.terrain is Terrain.SEA]
    neutral = [one for one in spaces if one.centre and one.home is None]

    assert (len(spaces), len(sectors), len(board.powers)) == (173, 37, 11)
    assert (len(board.centres), len(neutral), len(board.ports)) == (64, 15, 29)


def test_the_recipe_makes_the_same_bytes():
    """Without geodata: the drawing is taken over; ``engine.cartography check`` draws it anew."""
    folder = resources.maps() / "eu"

    assert (
        build.map_text(folder, recipe.read(folder), None).encode() == (folder / NAME).read_bytes()
    )
