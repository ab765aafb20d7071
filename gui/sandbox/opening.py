"""Studies begun and taken up again, for a screen to show them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from engine import private
from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from engine.catalogue import GAMES
from engine.clock.wall import utc_now
from engine.library.item import Item
from engine.notation.known_rules import begun_by
from engine.notation.rulebook import alone, lineup_of
from engine.rules.game import Rules
from engine.rules.order import texts_of
from engine.rules.ruling import JudgedPhase
from engine.store.errors import StoreError
from engine.store.study_shelf import StudyShelf
from engine.studies import OpenStudy, begin_study, begin_with, open_study
from engine.study.tree.setup import Setup
from engine.table.map_event import MapCarried
from gui import i18n
from gui.sandbox.of_item import ITEM_FACT
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


def item_screen(games: Path, map_of: Callable[[str], LoadedMap], item: Item) -> SandboxScreen:
    """Open a chapter of the library as a study of one's own; it goes again if nothing is done.

    Raises:
        StoreError: its file cannot be made.
        MapError: its map cannot be used.
    """
    assert item.read is not None
    study = item.read(i18n.language())
    loaded = map_of(study.chapters[0].map)
    chapters = tuple(
        replace(one, facts={**one.facts, ITEM_FACT: item.key}) for one in study.chapters
    )
    return _fresh(loaded, begin_with(_free_path(games), replace(study, chapters=chapters)))


def _begun(games: Path, loaded: LoadedMap, setup: Setup) -> OpenStudy:
    board = loaded.board
    path = _free_path(games)
    return begin_study(path, board.game, setup, board.id, content=loaded.content)


def _free_path(games: Path) -> Path:
    """Return where a study can be begun."""
    shelf = StudyShelf(games)
    try:
        private.make_folder(shelf.folder)
    except OSError as error:
        raise StoreError.of_os(error, shelf.folder) from error
    return shelf.free_path(f"{utc_now().astimezone():%Y-%m-%d %H.%M}")


def _fresh(loaded: LoadedMap, study: OpenStudy, at: int = 0) -> SandboxScreen:
    screen = SandboxScreen(loaded, study, at)
    screen.let_go.fresh = True
    return screen


def stored_screen(path: Path, map_of: Callable[[str, bytes, Path], LoadedMap]) -> SandboxScreen:
    """Go on with a study where it was left, on the map that it names or carries.

    Raises:
        StoreError: it cannot be used.
        MapError: its map cannot.
    """
    study = open_study(path)
    try:
        return SandboxScreen(_map_of(study, path, map_of), study, study.log.looked_at)
    except MapError:
        study.close()
        raise


def _map_of(
    study: OpenStudy, path: Path, map_of: Callable[[str, bytes, Path], LoadedMap]
) -> LoadedMap:
    looked_at = study.log.study.chapter_of(study.log.looked_at)
    chapter = looked_at or study.log.study.chapters[0]
    content = MapCarried(content=chapter.carried).map() if chapter.carried else b""
    return map_of(chapter.map, content, path)
