"""A map need not list its pieces (3.3): armies and fleets stand on it all the same."""

from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.games.diplomatia.game import Diplomatia
from engine.games.diplomatia.orders import ARMY, FLEET
from engine.rules.position import Unit

EU = load_map("eu").board
BEGINNINGS = {
    "none": (),
    "armies": tuple(one for one in EU.start_units if one[1] == ARMY),
    "fleets": tuple(one for one in EU.start_units if one[1] == FLEET),
}


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_whatever_a_map_begins_with_all_kinds_may_stand_on_it(beginning):
    board = replace(EU, start_units=BEGINNINGS[beginning])
    rules = Diplomatia(board)
    begun = rules.start()
    judged = rules.adjudicate(begun, {})
    everywhere = replace(
        begun,
        units=tuple(
            Unit("RUS", FLEET if space in board.fleet_neighbours else ARMY, space)
            for space in board.provinces
        ),
    )

    assert begun.units
    assert judged.lies_on(board)
    assert everywhere.lies_on(board)
