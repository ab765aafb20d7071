"""The windows know the games that the rules know, and load nothing of them to do so."""

import subprocess
import sys
from pathlib import Path

from engine import catalogue as engine_catalogue
from engine.board.loader import load_map
from gui.games import catalogue

ROOT = Path(__file__).parents[3]


def test_every_game_that_is_judged_can_be_shown():
    assert catalogue.GAMES.keys() == engine_catalogue.GAMES.keys()
    assert catalogue.LIVE.keys() == engine_catalogue.LIVE.keys()
    assert catalogue.CARDS.keys() == engine_catalogue.CARDS.keys()
    assert all(game.id == key for key, game in catalogue.CARDS.items())


def test_the_board_says_which_game_is_played_on_it():
    assert catalogue.played_on(load_map("standard").board) is catalogue.GAMES["diplomacy"]


def test_nothing_of_a_game_is_loaded_until_somebody_asks():
    program = "import gui.games.every_game, sys; print(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )

    loaded = {name for name in answer.stdout.split() if name.startswith("gui.games.diplomacy")}
    assert loaded == {"gui.games.diplomacy", "gui.games.diplomacy.card"}
