"""Every screen of the study by name, each loaded when it is first asked for.

A start shows none of them; see ``screens.py``, which names all others.
"""

# ruff: noqa: PLC0415 - it is what this module is for

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from engine.board.loader import LoadedMap

if TYPE_CHECKING:
    from gui.sandbox.guess.guess_screen import GuessScreen
    from gui.sandbox.sandbox_screen import SandboxScreen


def new_study(games: Path, loaded: LoadedMap, options: Mapping[str, str] | None) -> "SandboxScreen":
    """Return a study's board that begins as a game does, by some rules or as usual.

    Raises:
        StoreError: its file cannot be made.
        StudyError: the program knows no such rules.
    """
    from gui.sandbox.opening import at_beginning, begun_screen

    return begun_screen(games, loaded, at_beginning(loaded, options or {}))


def last_study(games: Path, loaded: LoadedMap) -> Path | None:
    """Return the study on a map that was worked at last."""
    from gui.sandbox.opening import last_study

    return last_study(games, loaded)


def stored_study(path: Path, loaded: LoadedMap, *, fresh: bool = False) -> "SandboxScreen":
    """Return a stored study's board, where it was left; a ``fresh`` one goes if nothing is done.

    Raises:
        StoreError: it cannot be used.
    """
    from gui.sandbox.opening import stored_screen

    screen = stored_screen(path, loaded)
    screen.let_go.fresh = fresh
    return screen


def study_elsewhere(path: Path) -> "SandboxScreen":
    """Return a stored study's board on the map of the chapter that was looked at last.

    Raises:
        StoreError: it cannot be used.
    """
    from gui.sandbox.opening import screen_elsewhere

    return screen_elsewhere(path)


def guesser(board: "SandboxScreen") -> "GuessScreen":
    """Return who guesses the orders of the game on a study's board, with the study in his hands."""
    return board.guessing.screen()


def board_again(guesser: "GuessScreen") -> "SandboxScreen":
    """Return the study's board from which somebody came to guess."""
    from gui.sandbox.sandbox_screen import SandboxScreen

    assert guesser.held is not None
    board = SandboxScreen(guesser.about, guesser.held.study, guesser.held.at)
    board.guessing.take_back(guesser)
    return board
