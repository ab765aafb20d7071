"""From where a unit can be driven out, on any board: held against what may be ordered there."""

import pytest

from engine.board.board import sails
from engine.board.loader import load_map
from engine.board.province import Terrain
from engine.catalogue import GAMES
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomatia.reach import Reach
from engine.rules.position import Position, Unit, UnitKind, province_of


def goals(rules, unit):
    """Return where a unit could be ordered to go while a fleet lies in every sea."""
    board = rules.board
    afloat = [kind for kind in board.kinds if sails(kind)]
    seas = [one.id for one in board.provinces.values() if one.terrain is Terrain.SEA]
    others = [Unit(unit.power, UnitKind(afloat[0]), at) for at in seas if at != unit.province]
    position = Position(phase=rules.start().phase, units=(unit, *others))
    reach = {"diplomacy": UnitReach, "diplomatia": Reach}[rules.game](board, position)
    return {province_of(at) for at in reach.goals(unit)}


def could_come(rules):
    """Return the spaces from which some unit could go to each."""
    board = rules.board
    found = {space: set() for space in board.provinces}
    power = next(iter(board.powers_by_id))
    for province in board.provinces.values():
        for kind in board.kinds:
            for at in province.locations if sails(kind) else (province.id,):
                unit = Unit(power, UnitKind(kind), at)
                if Position(phase=rules.start().phase, units=(unit,)).lies_on(board):
                    for goal in goals(rules, unit):
                        found[goal].add(province.id)
    return found


@pytest.mark.parametrize("name", ["standard", "eu", "cz_1"])
def test_whoever_can_come_on_some_board_can_drive_out_and_nobody_else(name):
    board = load_map(name).board
    rules = GAMES[board.game].rules(board, {})
    found = could_come(rules)
    assert {space: rules.attackers(space) for space in board.provinces} == found
    assert {space for space, origins in found.items() if space in origins} == set()


def test_where_nobody_is_ever_driven_out_nobody_comes():
    board = load_map(GAMES["blank"].map).board
    rules = GAMES["blank"].rules(board, {})
    assert {rules.attackers(space) for space in board.provinces} == {frozenset()}
