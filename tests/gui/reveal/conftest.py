"""Phases to be revealed: of the sample game, and of tables that play at random."""

import random

import pytest

from engine.robots.players.random_orders import scribble
from engine.session.view import PastPhase


@pytest.fixture(scope="session")
def random_phases(diplomacy):
    """Play on at random and return so many judged phases."""

    def play(seed, count):
        chance, position, found = random.Random(seed), diplomacy.start(), []
        for _ in range(count):
            sheets = {
                power: tuple(lines)
                for power, lines in scribble(diplomacy, position, chance).items()
            }
            resolution = diplomacy.adjudicate(position, sheets, frozenset())
            found.append(PastPhase(before=position, orders=sheets, resolution=resolution))
            position = resolution.after
        return found

    return play


@pytest.fixture(scope="session")
def phase_of(diplomacy):
    """Judge orders on a board with these units."""

    def judge(units, orders):
        from engine.rules.phase import Phase
        from engine.rules.position import Position, Unit, UnitKind

        position = Position(
            phase=Phase.parse("S1901M"),
            units=tuple(
                Unit(power, UnitKind(text[0]), text[2:])
                for power, texts in units.items()
                for text in texts
            ),
            owners={},
        )
        sheets = {power.id: tuple(orders.get(power.id, ())) for power in diplomacy.board.powers}
        resolution = diplomacy.adjudicate(position, sheets, frozenset())
        return PastPhase(
            before=position,
            orders={power: lines for power, lines in sheets.items() if lines},
            resolution=resolution,
        )

    return judge
