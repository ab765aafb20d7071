"""The real window in a home of its own, and a shelf of games."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine import tables
from engine.board.loader import load_map
from engine.session.event import Seat
from gui import i18n, settings
from gui.kit import theme
from gui.windows.main_window import MainWindow

NAMES = ("Alena", "Bohuslav", "Cyril", "Dana", "Eva", "Pavel", "Gustav")


def dress(qapp):
    """Light, English, at 100 %; restyling everything takes seconds, so only when it is needed."""
    theme.prepare()
    theme.use("light")
    sheet = theme.style_sheet()
    if qapp.styleSheet() != sheet:
        qapp.setStyleSheet(sheet)
    if i18n.language() != "en" or not i18n._loaded:
        i18n.speak("en")


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
def dressed(qapp, home):
    dress(qapp)
    yield qapp
    dress(qapp)


@pytest.fixture
def window(qtbot, dressed):
    settings.change(reduced_motion=True, language="en")
    found = MainWindow()
    qtbot.addWidget(found)
    found.resize(1280, 720)
    found.show()
    yield found
    found.navigator.close_game()


@pytest.fixture(scope="session")
def board():
    return load_map("standard").board


@pytest.fixture
def found_game(board, home):
    """Found a game in the games' folder and close it again."""

    def make(title="Thursday", sealed=0):
        folder = settings.games_folder()
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{title}.velmoc"
        seats = [Seat(power=p.id, player=n) for p, n in zip(board.powers, NAMES, strict=True)]
        session = tables.found_game(path, title=title, seats=seats, board=board)
        for power in board.powers[:sealed]:
            session.seal(power.id, [])
        session.close()
        return path

    return make


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def key(widget, which, held=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, which, held)
