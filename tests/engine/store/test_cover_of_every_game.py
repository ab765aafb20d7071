"""What the cover of a game shows lies on the map of that game, in every phase of every game."""

import random

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.players.random_table import play
from engine.rules.flaws import flaws
from engine.store.cover import Cover, read_cover
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.table.view import Stage

CHANCE = 6
"""By what each game is played, the same in every run: by others a small map may stay nobody's."""


@pytest.fixture(scope="module", params=GAMES)
def covers(request, tmp_path_factory):
    """Return every cover that a game shows while it is played, and its board."""
    card = GAMES[request.param]
    board = load_map(card.map).board
    seats = [Seat(power=power, player=power.title()) for power in board.powers_by_id]
    path = tmp_path_factory.mktemp("covers") / "Night.velmoc"
    year = card.calendar.begins
    agreed = Agreement(title="Night", seats=seats, game=card.id, map=card.map, year=year)
    chance = random.Random(CHANCE)
    table = tables.found_game(path, agreed, terms=Terms(rng=chance))
    seen = []
    reveal = table.advance

    def look():
        reveal()
        seen.append(Cover.of(table.public(), 1, ""))

    table.advance = look
    play(table, chance, last_year=year + 2)
    table.close()
    return [*seen, read_cover(path)], board


def test_it_lies_on_its_own_board(covers):
    shown, board = covers

    assert len(shown) > 3
    assert any(cover.taken for cover in shown)  # somebody owns what was nobody's
    assert [cover.phase.code for cover in shown if not cover.lies_on(board)] == []
    assert shown[-1].stage is Stage.OVER


def test_it_says_nothing_of_what_only_live_rounds_have(covers):
    shown, _ = covers

    assert not any(word in cover.text() for cover in shown for word in ('"off_best"', '"alone"'))


def test_what_was_played_could_be_set_up(covers):
    shown, board = covers

    assert [cover.phase.code for cover in shown if cover.position.owners] != []
    assert [cover.phase.code for cover in shown if flaws(cover.position, board)] == []
