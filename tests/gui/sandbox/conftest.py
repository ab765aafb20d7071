"""Studies at the screen, kept nowhere or in a folder of their own."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.notation.known_rules import beginning
from engine.studies import begin_study, unkept_study
from gui.sandbox.sandbox_screen import SandboxScreen


class Hands:
    """Works at a study by real clicks and keys."""

    def __init__(self, screen):
        self.screen = screen
        self.course = screen.course

    def settle(self):
        for _ in range(3):
            QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def key(self, key, held=Qt.KeyboardModifier.NoModifier, on=None):
        QTest.keyClick(on or self.screen.view, key, held)
        self.settle()

    def click(self, place):
        view = self.screen.view
        at = view.pointer.viewport_point(place)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        self.settle()

    def press(self, button):
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()

    def type(self, text):
        line = self.screen.page.desk.entry.line
        QTest.keyClicks(line, text)
        QTest.keyClick(line, Qt.Key.Key_Return)
        self.settle()

    def space(self):
        self.screen.view.setFocus()
        self.key(Qt.Key.Key_Space)

    def play(self, text=""):
        """Write orders for whoever they are for, and judge them."""
        if text:
            self.type(text)
        self.space()

    @property
    def written(self):
        return {power: set(texts) for power, texts in self.screen.page.sheets.items()}


@pytest.fixture
def study_on(shown):
    """Open a study of a game's beginning, kept where a path says, or nowhere."""

    def on(game="diplomacy", path=None, size=(1280, 720)):
        setup = beginning(game)
        study = begin_study(path, game, setup) if path else unkept_study(game, setup)
        screen = shown(SandboxScreen(load_map(GAMES[game].map), study), *size)
        return Hands(screen)

    return on


@pytest.fixture
def hands(study_on):
    return study_on()
