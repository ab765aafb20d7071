"""Studies that come from elsewhere: chapters of a text, of a game, files of other people."""

from contextlib import suppress
from glob import escape
from pathlib import Path

from engine.board.loader import LoadedMap
from engine.store.errors import StoreError
from engine.store.study_shelf import StudyShelf
from engine.studies import begin_with, look_at_study
from engine.study.tree.study import Study
from gui.sandbox.opening import free_path, fresh_screen, stored_screen
from gui.sandbox.sandbox_screen import SandboxScreen


def told_screen(
    games: Path, loaded: LoadedMap, told: Study, *, fresh: bool = False
) -> SandboxScreen:
    """Begin a study with chapters that were told elsewhere.

    One that is ``fresh`` goes again if nothing is done there.

    Raises:
        StoreError: its file cannot be made.
    """
    screen = fresh_screen(loaded, begin_with(free_path(StudyShelf(games)), told))
    screen.let_go.fresh = fresh
    return screen


def brought_screen(games: Path, path: Path, loaded: LoadedMap) -> SandboxScreen:
    """Open a study that lies anywhere: a copy of it, unless it lies among one's own.

    Raises:
        StoreError: it cannot be used or copied.
    """
    shelf = StudyShelf(games)
    if path.resolve().parent != shelf.folder.resolve():
        path = _copied(path, shelf)
    return stored_screen(path, loaded)


def _copied(path: Path, shelf: StudyShelf) -> Path:
    """Return a copy among one's own; the one that is there, where it was brought before."""
    brought = look_at_study(path)
    try:
        for known in sorted(shelf.folder.glob(f"{escape(path.stem)}*{path.suffix}")):
            with suppress(StoreError):
                if _says(known) == brought.log.study:
                    return known
        place = free_path(shelf, path.stem)
        brought.save_copy(place)
    finally:
        brought.close()
    return place


def _says(path: Path) -> Study:
    study = look_at_study(path)
    study.close()
    return study.log.study
