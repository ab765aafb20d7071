"""A game master's table with the ring's tiny game, and with the real one."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from tests.agreements import usual_agreement


@pytest.fixture(scope="module")
def diplomacy():
    return GAMES["diplomacy"].rules(load_map("standard").board, {})


@pytest.fixture
def lead(clock):
    """Found a table that a master leads, with the rules given."""

    def lead(rules, store=None):
        kept = store if store is not None else MemoryStore()
        powers = [power.id for power in rules.board.powers]
        seats = tuple(Seat(power=power, player=f"Player {power}") for power in powers)
        found(
            rules,
            kept,
            usual_agreement(title="Club night", seats=seats, map=rules.board.id, led=True),
            terms=Terms(now=clock),
        )
        return Table(rules, kept, terms=Terms(now=clock))

    return lead


@pytest.fixture
def ring(lead, rules):
    return lead(rules)


@pytest.fixture
def club(lead, diplomacy):
    return lead(diplomacy)
