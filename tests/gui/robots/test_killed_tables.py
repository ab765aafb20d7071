"""The tables that are killed: who locks envelopes there, and what their master is asked about."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.rules.choice import ReadingKind
from gui.robots.crash.tables import tables_of
from gui.robots.games.catalogue import robots_of

ASKED = [game for game in GAMES if robots_of(game).question]


@pytest.mark.parametrize("game", ASKED)
def test_every_power_may_have_meant_several_things(game):
    rules = GAMES[game].rules(load_map(GAMES[game].map).board, {})
    position = rules.start(rules.calendar.begins)

    for power in rules.board.powers_by_id:
        reading = rules.read(robots_of(game).question, position, power)
        assert reading.kind is ReadingKind.AMBIGUOUS
        assert len(reading.candidates) > 1


@pytest.mark.parametrize("game", GAMES)
def test_who_locks_envelopes_is_a_power_of_the_map(game):
    """A PIN for nobody would be set by nobody, and no kill would meet a locked envelope."""
    board = load_map(GAMES[game].map).board
    tables, powers = tables_of(board), board.powers_by_id

    assert any(agreed.pins for agreed in tables.values())
    assert all(powers.keys() >= agreed.pins.keys() for agreed in tables.values())
