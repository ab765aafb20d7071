"""The windows know the games that the rules know, and load nothing of them to do so."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from engine import catalogue as engine_catalogue
from engine.board.loader import load_map
from gui.games import catalogue

ROOT = Path(__file__).parents[3]


def test_every_game_that_is_judged_can_be_shown():
    assert catalogue.GAMES.keys() == engine_catalogue.GAMES.keys()
    assert catalogue.LIVE.keys() == engine_catalogue.LIVE.keys()
    assert catalogue.CARDS.keys() == engine_catalogue.CARDS.keys()
    assert all(game.id == key for key, game in catalogue.CARDS.items())


def test_every_seat_of_live_rounds_has_a_sign_and_a_key_of_its_own():
    for key, game in catalogue.LIVE.items():
        looks = game.seats()
        assert tuple(looks) == engine_catalogue.LIVE[key].seats
        assert len({look.key for look in looks.values()}) == len(looks)
        assert len({look.colour for look in looks.values()}) == len(looks)


def test_the_board_says_which_game_is_played_on_it():
    assert catalogue.played_on(load_map("standard").board) is catalogue.GAMES["diplomacy"]


def test_nothing_of_a_game_is_loaded_until_somebody_asks():
    program = "import gui.games.every_game, sys; print(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )

    loaded = {name for name in answer.stdout.split() if name.startswith("gui.games.diplomacy")}
    assert loaded == {"gui.games.diplomacy", "gui.games.diplomacy.card"}


def programs():
    program = runpy.run_path(str(ROOT / "velmoc.py"))
    return sorted({name for name in program["MODULES"].values() if name.startswith("gui")})


@pytest.mark.parametrize("name", programs())
def test_every_command_with_windows_or_their_words_knows_the_games(name):
    # ``python -m gui`` paints first and loads the program behind it.
    begun = "gui.app" if name == "gui" else name
    program = f"import {begun}, gui.games.catalogue; print(*gui.games.catalogue.GAMES)"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )

    assert answer.stdout.split() == list(engine_catalogue.GAMES)
