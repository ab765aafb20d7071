"""What is written in a study is in its file, whichever way its screen goes, and while it rests."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.notation.known_rules import beginning
from engine.studies import begin_study, look_at_study
from gui import settings
from gui.windows.main_window import MainWindow

KEY = Qt.Key

WAYS = {
    "the window is closed": lambda window: window.close(),
    "the start is shown": lambda window: window.show_start(),
    "a new game": lambda window: window.new_game(),
    "the library": lambda window: window.show_library(),
    "another study": lambda window: window.navigator.studies.new(load_map("standard")),
}


@pytest.fixture
def window(qtbot, look):
    made = MainWindow()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def path():
    folder = settings.games_folder() / "studies"
    folder.mkdir(parents=True, exist_ok=True)
    yield folder / "one.velstudy"
    for one in folder.iterdir():
        one.unlink()


@pytest.mark.parametrize("way", WAYS)
def test_what_is_half_typed_is_kept_whichever_way_the_screen_goes(window, qtbot, path, way):
    begin_study(path, "diplomacy", beginning("diplomacy")).close()
    window.navigator.studies.stored(path, load_map("standard"))
    screen = window.screen_shown
    screen.tree.note.setFocus()
    QTest.keyClicks(screen.tree.note, "half a note")
    WAYS[way](window)
    qtbot.waitUntil(lambda: not window.isVisible() or window.screen_shown is not screen)
    # Behind a closed window the file is still open.
    study = screen.course.study if screen is window.screen_shown else look_at_study(path).log.study
    assert study.nodes[study.chapters[0].root].note == "half a note"
