"""What a master is asked about when a program is killed has several meanings, whoever wrote it."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.rules.choice import ReadingKind
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
