"""The map for other programs says what the board says."""

import json

import pytest

from engine.board.loader import load_map
from engine.exchange.board_json import board_json
from engine.formats.jsontext import dump

BOARD = load_map("standard").board


@pytest.fixture(scope="module")
def told():
    return json.loads(dump(board_json(BOARD)))


def test_every_space_is_described(told):
    spaces = {space["id"]: space for space in told["provinces"]}

    assert list(spaces) == list(BOARD.provinces)
    assert spaces["STP"] == {
        "id": "STP",
        "abbr": "StP",
        "names": {"cs": "Petrohrad", "en": "St. Petersburg"},
        "aliases": spaces["STP"]["aliases"],
        "kind": "coastal",
        "centre": True,
        "home": "RUSSIA",
        "coasts": ["STP/NC", "STP/SC"],
        "units": ["A", "F"],
    }
    assert (spaces["NTH"]["kind"], spaces["NTH"]["units"]) == ("sea", ["F"])
    assert (spaces["MUN"]["kind"], spaces["MUN"]["units"]) == ("inland", ["A"])
    assert "ECH" in spaces["ENG"]["aliases"]


@pytest.mark.parametrize("kind", ["army", "fleet"])
def test_every_border_is_told_once(told, kind):
    pairs = {frozenset(pair) for pair in told[kind]}

    assert len(pairs) == len(told[kind])
    assert pairs == {frozenset(pair) for pair in getattr(BOARD, f"{kind}_borders")}
    assert all(len(pair) == 2 for pair in told[kind])


def test_the_borders_of_spain_tell_its_coasts(told):
    assert ["MAO", "SPA/NC"] in told["fleet"]
    assert ["GAS", "SPA"] in told["army"]


def test_the_first_position_is_that_of_1901(told):
    assert told["start"]["phase"] == "S1901M"
    assert sorted(told["start"]["units"]["RUSSIA"]) == ["A MOS", "A WAR", "F SEV", "F STP/SC"]
    assert told["start"]["centers"]["FRANCE"] == ["BRE", "MAR", "PAR"]
    assert sum(map(len, told["start"]["units"].values())) == 22
