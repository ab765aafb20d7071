"""The windows know the games that the rules know, and load nothing of them to do so."""

import ast
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from engine import catalogue as engine_catalogue
from engine.board.loader import load_map
from gui.games import catalogue
from tests.architecture import limits

ROOT = Path(__file__).parents[3]
NO_GAMES = ("gui/i18n.py", "gui/clock/make_sounds.py")
"""Developers' commands that make texts and sounds."""


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


def programs():
    """Return every module with windows, or their words, that can be started by itself."""
    return [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "gui").rglob("*.py"))
        if '__name__ == "__main__"' in path.read_text("utf-8")
    ]


@pytest.mark.parametrize("path", programs())
def test_whoever_starts_a_program_brings_the_games_in(path):
    if path in NO_GAMES:
        return
    brought = limits.imported(ast.parse((ROOT / path).read_text("utf-8"))).values()

    assert {"gui.games.every_game", "gui.app", "gui.process.first_paint.main"} & {*brought}


def commands():
    program = runpy.run_path(str(ROOT / "velmoc.py"))
    return sorted({name for name in program["MODULES"].values() if name.startswith("gui.comm")})


@pytest.mark.parametrize("name", commands())
def test_every_command_knows_the_games(name):
    program = f"import {name}, gui.games.catalogue; print(*gui.games.catalogue.GAMES)"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )

    assert answer.stdout.split() == list(engine_catalogue.GAMES)
