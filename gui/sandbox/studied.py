"""What everybody knows of a game, opened in the study: a phase, or all of it."""

from pathlib import Path

from engine.exchange.game_chapters import lineup, public_chapter
from engine.rules.order import texts_of
from engine.store.study_shelf import StudyShelf
from engine.studies import OpenStudy, begin_with, unkept_study
from engine.study.tree.setup import Setup
from gui.explain.offers_study import Studied, StudiedGame, StudiedPhase
from gui.sandbox.opening import begun, free_path, fresh_screen
from gui.sandbox.sandbox_screen import SandboxScreen


def studied_screen(games: Path, what: Studied) -> SandboxScreen:
    """Begin a study with a phase or a game, and show its results; it goes if nothing is done.

    Raises:
        StoreError: its file cannot be made.
        StudyError: the program knows no such rules.
    """
    if isinstance(what, StudiedPhase):
        return _played_out(begun(games, what.loaded, _before(what)), what)
    return _game_screen(games, what)


def unkept_screen(what: StudiedPhase) -> SandboxScreen:
    """Do the same with a phase that not everybody knows yet: nothing of it gets on the disk."""
    loaded = what.loaded
    board = loaded.board
    return _played_out(unkept_study(board.game, _before(what), board.id, loaded.content), what)


def _before(what: StudiedPhase) -> Setup:
    rules = what.rules
    return Setup(position=what.past.before, options=dict(rules.options), lineup=lineup(rules))


def _played_out(study: OpenStudy, what: StudiedPhase) -> SandboxScreen:
    root, past = study.log.study.chapters[0].root, what.past
    at = study.sandbox.judge(root, texts_of(past.orders), past.disorder)
    screen = fresh_screen(what.loaded, study, at)
    if what.changes:
        screen.course.try_out(what.changes)
    return screen


def _game_screen(games: Path, what: StudiedGame) -> SandboxScreen:
    told = public_chapter(what.public, what.rules, what.loaded.content)
    line = told.main_line(told.chapters[0].root)
    judged = [one for one in line if told.nodes[one].ordered is not None]
    study = begin_with(free_path(StudyShelf(games)), told)
    return fresh_screen(what.loaded, study, judged[max(0, min(what.at, len(judged) - 1))])
