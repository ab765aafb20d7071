"""Studies begun and taken up again, for a screen to show them."""

from collections.abc import Mapping
from pathlib import Path

from engine import private
from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.clock.wall import utc_now
from engine.notation.known_rules import begun_by, map_of
from engine.store.errors import StoreError, damaged
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
    return fresh_screen(loaded, begun(games, loaded, setup))


def free_path(shelf: StudyShelf, stem: str = "") -> Path:
    """Return where a study can be begun, called by this moment where it has no name.

    Raises:
        StoreError: there is no folder for it.
    """
    try:
        private.make_folder(shelf.folder)
    except OSError as error:
        raise StoreError.of_os(error, shelf.folder) from error
    return shelf.free_path(stem or f"{utc_now().astimezone():%Y-%m-%d %H.%M}")


def begun(games: Path, loaded: LoadedMap, setup: Setup) -> OpenStudy:
    """Begin a study with a board.

    Raises:
        StoreError: its file cannot be made.
        StudyError: the program knows no such rules.
    """
    board, path = loaded.board, free_path(StudyShelf(games))
    return begin_study(path, board.game, setup, board.id, content=loaded.content)


def fresh_screen(loaded: LoadedMap, study: OpenStudy, at: int = 0) -> SandboxScreen:
    """Show a study that was begun just now: it goes again if nothing is done there."""
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
    try:
        loaded = map_of(chapter)
    except ValueError as error:
        study.close()
        raise damaged(path, 0) from error
    return SandboxScreen(loaded, study, study.log.looked_at)
