"""Two players' game at a master's table: the coin, and who commands a whole side."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from tests.agreements import usual_agreement

REASON = "agreed at the table"


@pytest.fixture
def two(clock):
    rules = GAMES["diplomacy"].rules(load_map("standard").board, {}, "two")
    store = MemoryStore()
    seats = tuple(
        Seat(power=power, player=name)
        for name, side in zip(("Ada", "Bob"), rules.sides, strict=True)
        for power in side
    )
    found(
        rules,
        store,
        usual_agreement(title="Two", seats=seats, lineup="two", year=1914, led=True),
        terms=Terms(now=clock),
    )
    return Table(rules, store, terms=Terms(now=clock))


def play_until_the_coin(two):
    while two.public().coin is None:
        two.master.commit()
        two.advance()
    return two.public().coin


def test_a_coin_falls_as_before_when_the_table_has_gone_back(two):
    fallen = play_until_the_coin(two)
    joined = two.public().side("ITALY")

    two.master.rewind("S1914M", reason=REASON)
    assert two.public().coin is None
    again = play_until_the_coin(two)

    assert (again.seed, again.side) == (fallen.seed, fallen.side)
    assert two.public().side("ITALY") == joined


def test_whoever_takes_over_commands_all_that_one_player_had(two):
    two.players.replace("FRANCE", "Eva", reason=REASON)

    assert {two.public().player(power) for power in two.public().side("FRANCE")} == {"Eva"}
    assert two.public().player("TURKEY") == "Bob"
