"""First Light at the real windows, with a time that passes at a word."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.catalogue import DEVELOPER
from engine.games.first_light.view import Doing
from engine.table.terms import Terms
from gui import i18n, settings
from gui.games.first_light.screen import FirstLightScreen
from gui.kit import sizing, theme
from gui.robots.players.click_driver import ClickDriver
from gui.windows.main_window import MainWindow
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.rounds.page import RoundsPage

LEFT = Qt.MouseButton.LeftButton


class Evening:
    """A table of First Light, played by clicks and keys."""

    def __init__(self, driver, time):
        self.driver, self.window, self.time = driver, driver.window, time

    def sit_down(self, *players, title="Friday"):
        """Found a game, from the page of the usual one on."""
        self.window.navigator.new_game()
        first = self.driver.screen(NewGameScreen)
        self.driver.press(first.table.games.cards["first_light"])
        page = self.driver.screen(RoundsPage)
        for field, player in zip(page.names.values(), players, strict=False):
            field.setText(player)
        page.title.setText(title)
        QTest.mouseClick(page.start, LEFT)
        return self.screen

    @property
    def screen(self):
        return self.driver.screen(FirstLightScreen)

    @property
    def bridge(self):
        return self.window.navigator.open.rounds

    @property
    def seen(self):
        return self.bridge.public().seen

    @property
    def events(self):
        return self.window.navigator.open.table.store.events()

    def key(self, sign):
        QTest.keyClick(self.screen, Qt.Key.Key_Space if sign == " " else ord(sign))
        self.driver.settle()

    def click(self, seat):
        QTest.mouseClick(self.screen.table.places[seat], LEFT)
        self.driver.settle()

    def passes(self, ms):
        """Let time pass, and what is due then happen."""
        self.time.ms += ms
        self.bridge.tick()
        self.driver.settle()

    def turn(self):
        """Let the card that lies face down be turned."""
        assert self.seen.doing is Doing.LYING
        self.passes(8_000)
        assert self.seen.doing is Doing.OPEN

    def reopen(self):
        """Put the game away, and open it again from its file."""
        path = self.window.navigator.open.path
        self.window.navigator.show_start()
        self.driver.settle()
        self.window.navigator.open_game(path)
        self.driver.settle()
        return path


class Time:
    ms = 0

    def __call__(self):
        return self.ms


@pytest.fixture(params=["en"])
def language(request):
    return request.param


@pytest.fixture
def driver(qtbot, qapp, tmp_path, monkeypatch, language):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path))
    monkeypatch.setenv(DEVELOPER, "1")
    settings.forget()
    settings.change(reduced_motion=True, language=language, cover_after=0, sounds=False)
    theme.prepare()
    theme.use("light")
    sizing.dress()
    i18n.speak(language)
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    yield ClickDriver(window)
    window.navigator.close_game()
    settings.forget()
    i18n.speak("en")


@pytest.fixture
def evening(driver):
    time = Time()
    driver.window.navigator.terms = Terms(steady=time)
    return Evening(driver, time)
