"""Whoever starts the program, or a robot that plays it, brings the games in."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from engine import catalogue as engine_catalogue
from tests.architecture import limits
from tests.architecture.sources import pieces

ROOT = Path(__file__).parents[3]
NO_GAMES = (
    *("gui/i18n.py", "gui/clock/make_sounds.py"),
    *(f"gui/robots/bench/processes/{name}_empty.py" for name in ("start", "rest")),
    "gui/robots/bench/processes/start_board.py",
    "gui/robots/bench/processes/compile_maps.py",
)
"""Developers' commands that make texts and sounds; empty windows, a bare board and maps to time."""


def programs():
    """Return every module with windows, or their words, that can be started by itself."""
    return [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "gui").rglob("*.py"))
        if '__name__ == "__main__"' in path.read_text("utf-8")
    ]


@pytest.mark.parametrize("path", programs())
def test_whoever_starts_a_program_brings_the_games_in(path):
    brought = limits.imported(pieces((ROOT / path).read_text("utf-8"))).values()

    games = {"gui.games.every_game", "gui.app", "gui.process.first_paint.main"} & {*brought}
    assert bool(games) == (path not in NO_GAMES)


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
