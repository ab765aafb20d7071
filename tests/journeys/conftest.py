"""The real program in a home of its own, with hands that click on its windows."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from gui import app, i18n, settings
from gui.demo.hands import Hands
from gui.kit import theme
from gui.windows.main_window import MainWindow


@pytest.fixture(scope="session")
def compiled_maps(tmp_path_factory):
    return tmp_path_factory.mktemp("maps")


@pytest.fixture
def home(tmp_path, monkeypatch, compiled_maps):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path))
    monkeypatch.setenv("VELMOC_CACHE", str(compiled_maps))  # compiling a map takes seconds
    settings.forget()
    yield tmp_path
    settings.forget()


@pytest.fixture
def program(qapp, qtbot, home):
    """Start the program, as often as wanted: a window that shows the start screen, and hands."""
    settings.change(language="en", theme="light", reduced_motion=True, cover_after=0)
    theme.use("light")
    app.prepare()
    windows = []

    def start(*, hasty=True, **terms):
        window = MainWindow()
        windows.append(window)
        window.resize(1280, 720)
        window.navigator.terms = terms
        window.show_start()
        window.show()
        hands = Hands(window, hasty=hasty)
        hands.settle()
        return hands

    yield start
    for window in windows:
        window.close()
        window.deleteLater()
    if i18n.language() != "en":
        i18n.speak("en")


@pytest.fixture(scope="session")
def board():
    return load_map("standard").board


@pytest.fixture(scope="session")
def rules(board):
    return GAMES["diplomacy"].rules(board, {})
