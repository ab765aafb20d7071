"""Phases that are asked about at the screen."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.notation.known_rules import beginning
from engine.study.memory.memory import Memory, UnkeptMemory
from engine.study.memory.memory_event import Subject
from engine.study.tree.setup import Ordered
from gui.predict.asking import Turn
from gui.predict.kept import KeptMarks
from gui.predict.opening import map_of
from gui.predict.predict_screen import PredictScreen

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)

ORDERS = {
    "diplomacy": {
        "GERMANY": ("A MUN - TYR", "A BER - KIE", "F KIE - HOL"),
        "ITALY": ("A VEN - TYR", "A ROM S A VEN - TYR"),
        "AUSTRIA": ("A VIE - TYR", "F TRI - VEN", "A BUD - TRI"),
    },
    "diplomatia": {},
    "blank": {},
}
"""What is written in the first phase: somebody is beaten, somebody fails."""


def subject_of(game, orders=None, key="one", **facts):
    """A phase that can be asked about: the first of a game."""
    ordered = Ordered(orders=ORDERS[game] if orders is None else orders)
    return Subject(
        key=key, game=game, map=GAMES[game].map, setup=beginning(game), ordered=ordered, **facts
    )


class Hands:
    """Answers by real clicks and keys."""

    def __init__(self, screen):
        self.screen = screen

    @property
    def asking(self):
        return self.screen.asking

    @property
    def table(self):
        return self.screen.table

    def settle(self):
        for _ in range(3):
            QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def key(self, key, on=None):
        QTest.keyClick(on or self.screen, key)
        self.settle()

    def click(self, place):
        view = self.table.view
        at = view.pointer.viewport_point(place)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        self.settle()

    def press(self, button):
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()


@pytest.fixture
def clock():
    return [NOON]


@pytest.fixture
def memory(clock):
    return Memory(UnkeptMemory(lambda: clock[0]), lambda: clock[0])


@pytest.fixture
def asking(shown, memory, tmp_path):
    """Ask about phases; the first tells which game's map is there already."""

    def ask(*subjects, size=(1280, 720)):
        loaded = load_map(subjects[0].map)
        screen = PredictScreen(loaded, memory, KeptMarks(tmp_path), map_of)
        screen.ask([Turn(subject) for subject in subjects])
        return Hands(shown(screen, *size))

    return ask
