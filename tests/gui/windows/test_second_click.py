"""A double click acts once: its second click is not for the screen that the first one opened."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from gui.screen import Screen


class Page(Screen):
    """A screen that is one button and counts how often it was pressed."""

    def __init__(self, window, then):
        super().__init__()
        self.pressed = 0
        self._window, self._then = window, then
        self.button = QPushButton("Go", self)
        self.button.clicked.connect(self._on_pressed)
        QVBoxLayout(self).addWidget(self.button)

    def _on_pressed(self):
        self.pressed += 1
        if self._then is not None:
            self._window.show_screen(self._then)


LONG, SHORT = 3_600_000, 20
"""Milliseconds: no test is so slow, no machine is so fast, that two clicks are otherwise."""


@pytest.fixture
def double_click():
    """Set for how long a second click is one of two."""
    hints = QGuiApplication.styleHints()
    usual = hints.mouseDoubleClickInterval()
    yield hints.setMouseDoubleClickInterval
    hints.setMouseDoubleClickInterval(usual)


@pytest.fixture
def pages(window, qtbot, double_click):
    double_click(1)
    second = Page(window, None)
    window.show_screen(Page(window, second))
    with qtbot.waitExposed(window):
        window.show()
    at = QPoint(window.width() // 2, window.height() // 2)
    QCursor.setPos(window.mapToGlobal(at))
    qtbot.waitUntil(lambda: not window._second_click._over.isActive())
    return second, at


def click(window, at):
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)


def test_the_second_of_two_quick_clicks_presses_nothing(window, pages, double_click):
    second, at = pages
    double_click(LONG)
    click(window, at)
    assert window.screen_shown is second

    click(window, at)
    assert second.pressed == 0


def test_a_quick_click_elsewhere_is_meant(window, pages, double_click):
    second, at = pages
    double_click(LONG)
    click(window, at)
    second.button.move(0, 0)

    click(window, second.button.mapTo(window, QPoint(12, 12)))
    assert second.pressed == 1


def test_a_later_click_on_the_same_place_is_meant(window, pages, qtbot, double_click):
    second, at = pages
    double_click(SHORT)
    click(window, at)
    qtbot.waitUntil(lambda: not window._second_click._over.isActive())

    click(window, at)
    assert second.pressed == 1
