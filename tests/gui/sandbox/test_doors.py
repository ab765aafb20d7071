"""How one comes to a study: from the examples, from the shelf, from a past phase."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.loader import load_map
from engine.notation.known_rules import beginning
from engine.studies import begin_study
from gui import settings
from gui.games import catalogue
from gui.history.history_screen import HistoryScreen
from gui.library.library_screen import LibraryScreen
from gui.library.wanted import OWN, Wanted
from gui.sandbox.sandbox_screen import SandboxScreen
from gui.windows.main_window import MainWindow


@pytest.fixture(autouse=True)
def _empty_shelf():
    folder = settings.games_folder() / "studies"
    for path in folder.rglob("*.velstudy") if folder.is_dir() else ():
        path.unlink()


@pytest.fixture
def window(qtbot, look):
    made = MainWindow()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def press(qtbot, window, act, kind):
    QTest.mouseClick(act, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, kind))
    QApplication.processEvents()
    return window.screen_shown


def test_the_free_board_goes_on_where_it_was_left(window, qtbot):
    window.navigator.show_library()
    screen = press(qtbot, window, window.screen_shown.free, SandboxScreen)
    screen.course.judge({"FRANCE": ["A PAR - BUR"]})
    at = screen.course.at
    library = press(qtbot, window, screen.top.leave, LibraryScreen)
    assert len(library.own.tiles) == 1
    screen = press(qtbot, window, library.free, SandboxScreen)
    assert screen.course.at == at
    library = press(qtbot, window, screen.top.leave, LibraryScreen)
    screen = press(qtbot, window, library.new_board, SandboxScreen)
    assert len(screen.course.study.nodes) == 1
    library = press(qtbot, window, screen.top.leave, LibraryScreen)
    assert len(library.own.tiles) == 1  # a board at which one only looked is not kept
    library.show_shelf(OWN)
    screen = press(qtbot, window, library.own.tiles[0], SandboxScreen)
    assert screen.course.at == at


def test_a_study_that_was_thrown_away_is_taken_back(shown, loaded_map, tmp_path):
    folder = settings.games_folder() / "studies"
    folder.mkdir(parents=True, exist_ok=True)
    begin_study(folder / "one.velstudy", "diplomacy", beginning("diplomacy")).close()
    wanted = Wanted(shelf=OWN)
    library = LibraryScreen(loaded_map, settings.games_folder(), load_map, wanted)
    shown(library, 1280, 720)
    (tile,) = library.own.tiles
    QTest.mouseClick(tile.throw, Qt.MouseButton.LeftButton)
    assert library.own.tiles == []
    assert not (folder / "one.velstudy").exists()
    QTest.mouseClick(library.own.take_back, Qt.MouseButton.LeftButton)
    assert len(library.own.tiles) == 1
    assert (folder / "one.velstudy").exists()


def test_a_past_phase_is_opened_in_the_study(window, qtbot, table_after, diplomacy):
    screen = HistoryScreen(table_after(2), load_map("standard"), 0, diplomacy)
    window.show_screen(screen)
    past = screen.past
    study = press(qtbot, window, screen.into_study, SandboxScreen)
    assert study.course.past.resolution.after == past.resolution.after
    assert study.course.study.nodes[study.course.root].set_up.position.units
    QTest.keyClick(study.view, Qt.Key.Key_Backspace)
    assert study.page.sheets
    assert catalogue.first().id == "diplomacy"


def test_no_window_without_a_study_offers_it(shown, table_after, loaded_map, diplomacy):
    screen = shown(HistoryScreen(table_after(2), loaded_map, 0, diplomacy), 1280, 720)
    assert not screen.into_study.isVisible()
