"""Who plays for himself, and who has given the game up to whoever leads."""

import random

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.games.diplomatia.keen import keen_orders

MAPS = ("praga", "cz_1", "eu")


@pytest.mark.parametrize("name", MAPS)
def test_the_leader_wins_soon_when_all_others_give_up(name):
    rules = GAMES["diplomatia"].rules(load_map(name).board, {})
    position, chance = rules.start(1), random.Random("given up")
    leader = rules.board.powers[-1].id
    while rules.outcome(position) is None and position.phase.turn < 25:
        sheets = {
            power: keen_orders(rules, position, power, chance, leader)
            for power in rules.asked(position)
        }
        position = rules.adjudicate(position, sheets).after

    assert rules.outcome(position).powers == (leader,)
