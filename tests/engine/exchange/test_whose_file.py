"""The file's own format decides which game's exchange takes it."""

import json
import random
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.doors import open_by_any, write_table
from engine.formats.faults import ExchangeError
from engine.games.diplomacy.game import Diplomacy
from engine.robots.players.random_table import random_orders
from engine.table.agreement import Agreement
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.terms import Terms

USUAL = {
    key: card.rules(load_map(card.map).board, {}) for key, card in GAMES.items() if card.exchange
}
FORMS = [(key, form) for key in USUAL for form in GAMES[key].exchange().formats]
SAMPLES = Path(__file__).parents[1] / "games/diplomacy/exchange/samples"


def played(game):
    """Play two phases of a game."""
    rules, chance = USUAL[game], random.Random(game)
    seats = [Seat(power=power, player=power) for power in rules.board.powers_by_id]
    agreed = Agreement(
        game=game, map=rules.board.id, year=GAMES[game].calendar.begins, title="Any", seats=seats
    )
    table = found(rules, MemoryStore(), agreed, terms=Terms(rng=chance))
    for _ in range(2):
        for power in table.public().queue:
            position = table.public().position
            table.envelopes.seal(power, random_orders(rules, position, power, chance))
        table.reveal()
        table.advance()
    return table


@pytest.fixture(scope="module")
def tables():
    return {game: played(game) for game in USUAL}


@pytest.mark.parametrize(("game", "form"), FORMS)
@pytest.mark.parametrize("carried", [True, False], ids=["with our record", "without"])
def test_what_a_game_writes_is_read_by_it_and_by_no_other(tables, tmp_path, game, form, carried):
    text = write_table(tables[game], form)
    if not carried and text.startswith("{"):
        told = json.loads(text)
        del told["velmoc"]
        text = json.dumps(told)
    elif not carried:
        text = text.partition("-----BEGIN")[0]
    file = tmp_path / "any.txt"
    file.write_text(text, "utf-8")

    known = open_by_any(file, USUAL.values())

    assert [*known] == [game]
    assert len(known[game][0].game.phases) == 2


@pytest.mark.parametrize("file", sorted(SAMPLES.iterdir()), ids=lambda file: file.name)
def test_games_of_other_programs_are_left_to_the_game_that_they_are_of(file):
    assert [*open_by_any(file, USUAL.values())] == ["diplomacy"]


@pytest.mark.parametrize("text", ["Dear all,\n", "{}", '{"game": "chess", "phases": []}', "\0"])
def test_what_no_game_knows_is_told(tmp_path, text):
    file = tmp_path / "any.json"
    file.write_text(text, "utf-8")

    with pytest.raises(ExchangeError) as refused:
        open_by_any(file, USUAL.values())
    assert refused.value.code == "unknown_format"


def test_a_fault_is_told_by_the_game_that_knows_the_format(tmp_path):
    file = tmp_path / "any.json"
    question = {"game": "blank", "phases": [{"phase": "D1M", "units": {"NOBODY": []}}]}
    file.write_text(json.dumps(question).replace("[]}}", '["L MILL"]}}'), "utf-8")

    with pytest.raises(ExchangeError) as refused:
        open_by_any(file, USUAL.values())
    assert refused.value.code == "unknown_power"


def test_two_games_may_know_one_format(tmp_path):
    class Lanterns(Diplomacy):
        game = "lanterns"

    file = tmp_path / "list.txt"
    file.write_text("England:\nF Lon-Nth\n", "utf-8")

    with pytest.MonkeyPatch.context() as patched:
        cards = {**GAMES, "lanterns": GAMES["diplomacy"]}
        patched.setattr("engine.exchange.games.GAMES", cards)
        known = open_by_any(file, [*USUAL.values(), Lanterns(USUAL["diplomacy"].board)])

    assert [*known] == ["diplomacy", "lanterns"]
