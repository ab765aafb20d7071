"""A double click acts once: its second click is not for the screen that the first one opened."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
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


@pytest.fixture
def pages(window, qtbot):
    second = Page(window, None)
    window.show_screen(Page(window, second))
    window.show()
    qtbot.waitExposed(window)
    at = QPoint(window.width() // 2, window.height() // 2)
    QCursor.setPos(window.mapToGlobal(at))
    qtbot.wait(1)
    return second, at


def click(window, at):
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)


def test_the_second_of_two_quick_clicks_presses_nothing(window, pages, qtbot):
    second, at = pages
    qtbot.wait(500)
    click(window, at)
    assert window.screen_shown is second

    click(window, at)
    assert second.pressed == 0


def test_a_quick_click_elsewhere_is_meant(window, pages, qtbot):
    second, at = pages
    qtbot.wait(500)
    click(window, at)
    second.button.move(0, 0)

    click(window, second.button.mapTo(window, QPoint(12, 12)))
    assert second.pressed == 1


def test_a_later_click_on_the_same_place_is_meant(window, pages, qtbot):
    second, at = pages
    qtbot.wait(500)
    click(window, at)
    qtbot.wait(500)

    click(window, at)
    assert second.pressed == 1
