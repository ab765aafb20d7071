"""Maps of every size: what the loader takes, what it refuses, and the signs that it gives."""

import json
import random
from string import ascii_uppercase

import pytest

from engine.board.errors import MapError, MapFault
from engine.board.loader import load_content
from engine.catalogue import GAMES
from engine.robots.players.random_table import random_orders
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from tests.agreements import usual_agreement
from tests.maps.grid_map import grid_map, picture

SIZES = [
    (2, 5, 2, 0),
    (3, 4, 3, 1),
    (7, 8, 6, 2),
    (16, 10, 10, 3),
    (26, 12, 12, 2),
    (26, 40, 25, 8),
]
"""Powers, bricks across, rows, and how many of them are sea."""

KINDS = {
    "usual": {},
    "no centres": {"centres": 0},
    "no centre but homes": {"centres": 1, "homes": 1},
    "long names": {"long": True},
    "tiny": {"side": 24},
    "large": {"side": 240},
}


def loaded(tmp_path, told):
    return load_content(tmp_path / "map.json", json.dumps(told).encode())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", SIZES[:-1], ids=str)
def test_a_map_of_any_size_is_loaded_and_a_phase_of_it_is_judged(tmp_path, size, kind):
    chance = random.Random(7)
    powers, width, height, seas = size
    board = loaded(tmp_path, grid_map(picture(width, height, seas), powers, **KINDS[kind])).board

    assert len(board.powers) == powers
    assert len(board.provinces) == width * height
    assert len({power.letter for power in board.powers}) == powers
    seats = [Seat(power=power, player=power) for power in board.powers_by_id]
    rules = GAMES["diplomacy"].rules(board, {})
    agreed = usual_agreement(title="Grid", seats=seats, map=board.id)
    table = found(rules, MemoryStore(), agreed)
    for power in board.powers_by_id:
        view = table.public()
        if power in view.queue:
            table.envelopes.seal(power, random_orders(rules, view.position, power, chance))
    table.reveal()
    assert len(table.public().past) == 1


def test_a_thousand_spaces_are_loaded(tmp_path):
    powers, width, height, seas = SIZES[-1]
    board = loaded(tmp_path, grid_map(picture(width, height, seas), powers)).board

    assert len(board.provinces) == 1000


def test_islands_and_ports_are_spaces_like_any_other(tmp_path):
    rows = ["~~~~~~", "~.~..~", "~..~.~", "~~~~~~"]
    board = loaded(tmp_path, grid_map(rows, 2)).board

    assert {p.terrain for p in board.provinces.values()} == {"coastal", "sea"}
    assert all(board.fleet_neighbours[space] for space in board.provinces)


@pytest.mark.parametrize(
    ("spoil", "place", "code", "facts"),
    [
        ({"powers": 27}, "powers", MapFault.TOO_MANY, {"count": 27, "limit": 26}),
        ({"width": 41}, "provinces", MapFault.TOO_MANY, {"count": 1025, "limit": 1000}),
    ],
    ids=str,
)
def test_more_than_a_map_can_have_is_refused_with_how_many_there_may_be(
    tmp_path, spoil, place, code, facts
):
    size = {"powers": 26, "width": 40} | spoil
    told = grid_map(picture(size["width"], 25), size["powers"])

    with pytest.raises(MapError) as refused:
        loaded(tmp_path, told)
    assert (refused.value.place, refused.value.code) == (place, code)
    assert dict(refused.value.facts) == facts


def test_letters_that_a_map_gives_stay_and_the_others_get_their_own(tmp_path):
    told = grid_map(picture(8, 6), 7, letters=("X", "W"))
    first = [power.letter for power in loaded(tmp_path, told).board.powers]
    again = [power.letter for power in loaded(tmp_path, told).board.powers]

    assert first == again == ["X", "W", "P", "O", "E", "R", "A"]


def test_letters_are_enough_for_as_many_powers_as_there_can_be(tmp_path):
    board = loaded(tmp_path, grid_map(picture(12, 12), 26, letters=("Z",))).board

    assert {power.letter for power in board.powers} == {*ascii_uppercase}


def test_two_powers_with_one_letter_are_refused(tmp_path):
    with pytest.raises(MapError) as refused:
        loaded(tmp_path, grid_map(picture(8, 6), 7, letters=("X", "Y", "X")))
    assert refused.value.code is MapFault.DUPLICATE_LETTER
