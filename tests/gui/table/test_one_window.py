"""One window: no part of a screen is ever a window of its own, not even for a moment.

Such a window takes the keys away from the desk, for which that is being left: the curtain falls.
"""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from engine.board.loader import load_map
from engine.catalogue import CARDS, LIVE
from engine.store.cover import Cover
from gui import settings
from gui.explain.aftermath_panel import Aftermath
from gui.history.history_screen import HistoryScreen
from gui.library.library_screen import LibraryScreen
from gui.library.wanted import ALL, on_shelf
from gui.sandbox.item_opening import item_screen
from gui.table.results.results_screen import ResultsScreen
from gui.windows.files.shelf import GameCard
from gui.windows.start.last_game import LastGame


class _Doorkeeper(QObject):
    def __init__(self):
        super().__init__()
        self.strays = []

    def eventFilter(self, watched, event):  # noqa: N802 - Qt calls it
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.strays.append(repr(watched))
        return False


@pytest.fixture
def strays(dressed):
    keeper = _Doorkeeper()
    dressed.installEventFilter(keeper)
    yield keeper.strays
    dressed.removeEventFilter(keeper)


@pytest.fixture
def contested(bridge):
    """Two phases: centres change hands, units are dislodged."""
    for orders in (
        {"GERMANY": ["A MUN - BUR", "F KIE - DEN"], "RUSSIA": ["A WAR - GAL"]},
        {"GERMANY": ["A BUR - PAR", "A BER S A BUR - PAR"], "RUSSIA": ["A GAL - VIE"]},
    ):
        for power, written in orders.items():
            bridge.seal(power, written)
        bridge.reveal(force=True)
        bridge.advance()
    return bridge


def test_results_and_history_show_nothing_before_it_has_its_place(contested, loaded, strays):
    public = contested.public()
    for past in public.past:
        ResultsScreen(past, public, loaded, contested.rules).deleteLater()
        Aftermath(past, loaded.board).deleteLater()
    HistoryScreen(public, loaded, rules=contested.rules).deleteLater()

    assert strays == []


def test_the_study_shows_nothing_before_it_has_its_place(loaded, strays, qtbot):
    library = LibraryScreen(loaded, settings.games_folder(), load_map)
    qtbot.addWidget(library)
    for item in on_shelf(ALL, library.shelves)[::40]:
        if item.read is not None:
            study = item_screen(settings.games_folder(), load_map, item)
            qtbot.addWidget(study)
            study.go_on()
            study.let_go()

    assert strays == []


def test_looking_back_at_the_desk_leaves_the_desk_where_it_is(sit, press, contested, strays):
    desk, _hand = sit()
    strays.clear()

    press(desk.past)

    assert strays == []
    assert isinstance(desk._pages.currentWidget(), HistoryScreen)


@pytest.mark.parametrize("game", [None, *CARDS])
def test_the_last_game_shows_nothing_before_it_has_its_place(contested, loaded, strays, game):
    cover = game and Cover.of(contested.public(), 1, "2026-11-27T20:00:00+00:00")
    if game in LIVE:
        cover = replace(cover, game=game, position=None)
    last = LastGame(loaded, GameCard(path=Path("a.velmoc"), title="Friday", cover=cover))
    last.deleteLater()

    assert last.second.isHidden() == (cover is None)
    assert strays == []


def test_no_part_decides_while_it_is_made_that_it_is_seen():
    """It has no page yet: whoever says *visible* then opens a window."""
    ways = {"self.setVisible", "self.setHidden"}
    sources = sorted((Path(__file__).parents[3] / "gui").rglob("*.py"))
    asked = {
        f"{path}:{call.lineno}"
        for path, text in ((path, path.read_text("utf-8")) for path in sources)
        if any(way in text for way in ways)  # to read the rest of it takes a hundred times as long
        for made in ast.walk(ast.parse(text))
        if isinstance(made, ast.FunctionDef) and made.name == "__init__"
        for call in ast.walk(made)
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) in ways
        and [ast.unparse(one) for one in call.args] != ["False"]
    }
    assert asked == set()
