"""Studies begun and taken up again, for a screen to show them."""

from collections.abc import Mapping
from pathlib import Path

from engine import private
from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.clock.wall import utc_now
from engine.notation.known_rules import begun_by, map_of
from engine.notation.rulebook import alone, lineup_of
from engine.rules.game import Rules
from engine.rules.order import texts_of
from engine.rules.ruling import JudgedPhase
from engine.store.errors import StoreError
from engine.store.study_shelf import StudyShelf
from engine.studies import OpenStudy, begin_study, open_study
from engine.study.tree.setup import Setup
from gui.sandbox.sandbox_screen import SandboxScreen

_HURRY = 0.5
"""Seconds in which the last study is looked for; whoever has more looks at the shelf."""


def last_study(games: Path, loaded: LoadedMap) -> Path | None:
    """Return the study on a map that was worked at last."""
    for one in StudyShelf(games).studies(within=_HURRY):
        if one.cover is not None and one.cover.map == loaded.board.id:
            return one.path
    return None


def at_beginning(loaded: LoadedMap, options: Mapping[str, str], lineup: str = "") -> Setup:
    """Return the board with which a game by some rules begins."""
    return begun_by(GAMES[loaded.board.game].rules(loaded.board, options, lineup), lineup)


def begun_screen(games: Path, loaded: LoadedMap, setup: Setup) -> SandboxScreen:
    """Begin a study with a board; it goes again if nothing is done there.

    Raises:
        StoreError: its file cannot be made.
        StudyError: the program knows no such rules.
    """
    return _fresh(loaded, _begun(games, loaded, setup))


def phase_screen(games: Path, loaded: LoadedMap, past: JudgedPhase, rules: Rules) -> SandboxScreen:
    """Begin a study with a phase that was judged, and show its results.

    Raises:
        StoreError: its file cannot be made.
        StudyError: the program knows no such rules.
    """
    board = loaded.board
    try:
        lineup = lineup_of(rules.sides, board) if rules.sides != alone(board) else ""
    except ValueError:
        lineup = ""
    setup = Setup(position=past.before, options=dict(rules.options), lineup=lineup)
    study = _begun(games, loaded, setup)
    root = study.log.study.chapters[0].root
    at = study.sandbox.judge(root, texts_of(past.orders), past.disorder)
    return _fresh(loaded, study, at)


def _begun(games: Path, loaded: LoadedMap, setup: Setup) -> OpenStudy:
    shelf = StudyShelf(games)
    try:
        private.make_folder(shelf.folder)
    except OSError as error:
        raise StoreError.of_os(error, shelf.folder) from error
    path = shelf.free_path(f"{utc_now().astimezone():%Y-%m-%d %H.%M}")
    board = loaded.board
    return begin_study(path, board.game, setup, board.id, content=loaded.content)


def _fresh(loaded: LoadedMap, study: OpenStudy, at: int = 0) -> SandboxScreen:
    screen = SandboxScreen(loaded, study, at)
    screen.let_go.fresh = True
    return screen


def stored_screen(path: Path, loaded: LoadedMap) -> SandboxScreen:
    """Go on with a study where it was left.

    Raises:
        StoreError: it cannot be used.
    """
    study = open_study(path)
    return SandboxScreen(loaded, study, study.log.looked_at)


def screen_elsewhere(path: Path) -> SandboxScreen:
    """Go on with a study on the map of the chapter that was looked at last.

    Raises:
        StoreError: it cannot be used.
    """
    study = open_study(path)
    chapter = study.log.shown().chapter
    assert chapter is not None
    return SandboxScreen(map_of(chapter), study, study.log.looked_at)
