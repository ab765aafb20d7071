"""Pieces that are put down, taken off and shifted by hand."""

from itertools import product

import pytest

from engine.board.loader import load_map
from engine.board.location import coast_of, province_of
from engine.board.province import Terrain
from engine.catalogue import GAMES
from engine.rules.position import Unit, UnitKind
from engine.study.pieces import PlacingError, check_place, coasts_for, put_down, shifted, taken_off


@pytest.fixture(scope="module")
def rules():
    return GAMES["diplomacy"].rules(load_map("standard").board, {})


@pytest.fixture(scope="module")
def board(rules):
    return rules.board


@pytest.fixture(scope="module")
def start(rules):
    return rules.start()


def fits(kind, location, board):
    try:
        check_place(board, kind, location)
    except PlacingError:
        return False
    return True


def locations(board):
    """Every space, every coast of one, and a coast that it has not."""
    for province in board.provinces.values():
        yield from dict.fromkeys((province.id, *province.locations, f"{province.id}/XX"))


def test_an_army_stands_on_all_land_and_a_fleet_on_all_water_coast_by_coast(board):
    for location, kind in product(locations(board), "AF"):
        province = board.provinces[province_of(location)]
        if kind == "A":
            wanted = province.terrain is not Terrain.SEA and not coast_of(location)
        else:
            wanted = province.terrain is not Terrain.INLAND and location in province.locations
        assert fits(kind, location, board) == wanted, (kind, location)


def test_whoever_is_asked_for_a_coast_could_not_stand_there_without_one(board):
    for location, kind in product(locations(board), "AF"):
        for coast in coasts_for(board, kind, location):
            assert not fits(kind, location, board)
            assert fits(kind, coast, board)


def test_what_is_put_down_and_taken_off_leaves_no_trace(board, start):
    for location, kind in product(locations(board), "AF"):
        unit = Unit("AUSTRIA", UnitKind(kind), location)
        if start.at(unit.province) is None and fits(kind, location, board):
            more = put_down(start, unit, board)
            assert more.at(unit.province) == unit
            assert taken_off(more, unit.province) == start


def test_a_unit_is_shifted_wherever_it_can_stand_and_nobody_does(board, start):
    for unit, location in product(start.units, locations(board)):
        there = start.at(province_of(location))
        if fits(unit.kind, location, board) and there in (None, unit):
            moved = shifted(start, unit.province, location, board)
            assert moved.at(province_of(location)) == Unit(unit.power, unit.kind, location)
            assert len(moved.units) == len(start.units)
        else:
            with pytest.raises(PlacingError):
                shifted(start, unit.province, location, board)


def test_where_nobody_stands_nothing_is_shifted_or_taken(board, start):
    assert shifted(start, "BUR", "GAS", board) == start
    assert taken_off(start, "BUR") == start


@pytest.mark.parametrize(
    ("kind", "where", "code"),
    [
        ("A", "SER", "occupied"),
        ("A", "ADR", "at_sea"),
        ("F", "MUN", "inland"),
        ("F", "SPA", "coast_missing"),
        ("A", "SPA/NC", "no_such_coast"),
        ("F", "POR/NC", "no_such_coast"),
    ],
)
def test_impossible_places_are_refused_by_their_reason(board, start, kind, where, code):
    position = put_down(start, Unit("TURKEY", UnitKind("A"), "SER"), board)
    with pytest.raises(PlacingError) as refused:
        put_down(position, Unit("AUSTRIA", UnitKind(kind), where), board)

    assert refused.value.code == code
