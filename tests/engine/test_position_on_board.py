"""A position that came out of a file fits the board, or is noticed before anybody draws it."""

from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Dislodged, Unit


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


@pytest.fixture(scope="module")
def start(board):
    return GAMES["diplomacy"].rules(board, {}).start()


@pytest.mark.parametrize(
    "unit",
    [
        Unit("FRANCE", ARMY, "XYZ"),
        Unit("NOBODY", ARMY, "BUR"),
        Unit("FRANCE", ARMY, "NTH"),
        Unit("FRANCE", FLEET, "BUR"),
        Unit("FRANCE", FLEET, "SPA"),
        Unit("FRANCE", FLEET, "SPA/WC"),
        Unit("FRANCE", ARMY, "SPA/NC"),
        Unit("FRANCE", ARMY, "PAR"),
        Unit("", ARMY, ""),
    ],
    ids=str,
)
def test_a_unit_that_cannot_stand_there_is_noticed(start, board, unit):
    assert not replace(start, units=(*start.units, unit)).lies_on(board)


@pytest.mark.parametrize(
    "change",
    [
        {"owners": {"XYZ": "FRANCE"}},
        {"owners": {"PAR": "NOBODY"}},
        {"contested": frozenset({"XYZ"})},
        {"dislodged": (Dislodged(unit=Unit("FRANCE", ARMY, "XYZ"), attacker=None, retreats=()),)},
        {"dislodged": (Dislodged(unit=Unit("FRANCE", ARMY, "BUR"), attacker="X", retreats=()),)},
        {
            "dislodged": (
                Dislodged(unit=Unit("FRANCE", ARMY, "BUR"), attacker=None, retreats=("X",)),
            )
        },
    ],
    ids=str,
)
def test_whatever_else_lies_nowhere_is_noticed(start, board, change):
    assert not replace(start, **change).lies_on(board)


def test_a_whole_game_lies_on_its_board(start, board):
    fallen = Dislodged(
        unit=Unit("FRANCE", FLEET, "SPA/NC"), attacker="MAO", retreats=("GAS", "POR")
    )
    full = replace(start, dislodged=(fallen,), contested=frozenset({"BUR"}))

    assert start.lies_on(board)
    assert full.lies_on(board)
