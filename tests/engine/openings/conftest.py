"""Games made by chance out of a game's openings, without anybody judging them."""

import random
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.openings.beginning import Beginning
from engine.openings.known import openings_of
from engine.rules.game import End, Outcome


@pytest.fixture(scope="session")
def diplomacy():
    return GAMES["diplomacy"].rules(load_map("standard").board, {})


@pytest.fixture(scope="session")
def openings():
    return openings_of("diplomacy")


def made(openings, powers, chance):
    """Make a game: each power plays an opening with some units, or none at all."""
    played = {power: {} for power in powers}
    for power in powers:
        own = [one for one in openings.every if one.powers == (power,)]
        for phase, asked in chance.choice(own).orders.items():
            units = {
                unit: chance.choice(orders)
                for unit, orders in asked[power].items()
                if chance.random() < 0.9
            }
            if units:
                played[power][phase] = units
    counted = {
        turn: {power: chance.randrange(8) for power in powers}
        for turn in openings.counted_after
        if chance.random() < 0.8
    }
    winners = tuple(chance.sample(powers, chance.choice((1, 1, 2, 3))))
    outcome = Outcome(End.DRAW, winners) if chance.random() < 0.5 else None
    return Beginning(
        title="",
        file=Path("game"),
        played=played,
        counted=counted,
        outcome=outcome,
        phases=9,
        mark="",
    )


@pytest.fixture(params=range(3))
def beginnings(request, openings, diplomacy):
    chance, powers = random.Random(request.param), [*diplomacy.board.powers_by_id]
    return [made(openings, powers, chance) for _ in range(request.param * 40 + 1)]
