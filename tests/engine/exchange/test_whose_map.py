"""A game of ours in JSON says on which of our maps it is played: no command need be told."""

import json
import random

import pytest

from engine import resources
from engine.board.loader import load_map, map_names
from engine.catalogue import GAMES
from engine.exchange.commands import main
from engine.exchange.doors import map_told, write_table
from engine.robots.players.random_table import random_orders
from engine.table.agreement import Agreement
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.terms import Terms


def game_of(name):
    """Return which game is played on a map, without building it."""
    return json.loads((resources.maps() / name / "map.json").read_bytes()).get("game", "diplomacy")


MAPS = [name for name in map_names() if GAMES[game_of(name)].exchange is not None]


@pytest.fixture(params=MAPS)
def exported(request, tmp_path):
    """Play one turn by chance, and write it as JSON."""
    board = load_map(request.param).board
    rules = GAMES[board.game].rules(board, {})
    seats = [Seat(power=power, player=power) for power in board.powers_by_id]
    year = GAMES[board.game].calendar.begins
    agreed = Agreement(game=board.game, map=board.id, year=year, title="Any", seats=seats)
    chance = random.Random(board.id)
    table = found(rules, MemoryStore(), agreed, terms=Terms(rng=chance))
    for power in table.public().queue:
        orders = random_orders(rules, table.public().position, power, chance)
        table.envelopes.seal(power, orders)
    table.reveal()
    table.advance()
    file = tmp_path / "told.json"
    file.write_text(write_table(table, "json"), "utf-8")
    return file


def phases_in(file):
    """Return the phases in a file; who wrote nothing may be missing in it, or have no orders."""
    phases = json.loads(file.read_bytes())["phases"]
    for phase in phases:
        if "orders" in phase:
            phase["orders"] = {power: texts for power, texts in phase["orders"].items() if texts}
    return phases


def test_a_game_written_in_json_is_the_same_game_again_on_every_map(
    exported, tmp_path, capfdbinary
):
    own, again = tmp_path / "again.velmoc", tmp_path / "again.json"

    assert main(["compare", str(exported)]) == 0
    assert main(["convert", str(exported), "--to", "velmoc", "--out", str(own)]) == 0
    assert main(["convert", str(own), "--to", "json", "--out", str(again)]) == 0

    told, retold = phases_in(exported), phases_in(again)
    assert len(told) == 2
    assert retold == told


@pytest.mark.parametrize("text", ["", "[]", '{"map": {}}', '{"map": "nowhere"}', "F lon-nth"])
def test_what_names_no_map_of_ours_names_none(tmp_path, text):
    file = tmp_path / "any.txt"
    file.write_text(text, "utf-8")

    assert map_told(file) == ""
