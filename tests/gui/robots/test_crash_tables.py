"""Which tables are killed on which map: every name on them is of the map they sit at."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.resources import maps
from gui.robots.crash.tables import missing, question_of, tables_of

BOARDS = sorted(path.parent.name for path in maps().glob("*/map.json"))


@pytest.mark.parametrize("name", BOARDS)
def test_who_locks_envelopes_and_what_is_asked_about_are_of_the_map(name):
    board = load_map(name).board
    tables = tables_of(board)

    assert len(tables) > 1
    for one in tables.values():
        assert one.game in ("", board.game)
        assert {*one.pins} <= {*board.powers_by_id}
        assert bool(one.pins) != one.led
    usual = GAMES[board.game].map == name
    assert usual or not any(one.lineup for one in tables.values())
    assert ("MasterDesk: question" in missing(board)) == (not question_of(board))
    assert usual or not question_of(board)
