from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout

from gui import settings
from gui.screen import Screen
from gui.windows.main_window import MainWindow


class Page(Screen):
    def __init__(self):
        super().__init__()
        self.button = QPushButton("on")
        QVBoxLayout(self).addWidget(self.button)
        self.arrived = False

    def arrive(self):
        self.arrived = self.isVisible()


def test_a_screen_is_destroyed_at_once_when_the_next_is_shown(window):
    first, second = Page(), Page()
    window.show_screen(first)

    window.show_screen(second)

    assert not shiboken6.isValid(first)
    assert window.screen_shown is second


def test_a_screen_may_replace_itself_while_its_button_is_being_clicked(window):
    first, second = Page(), Page()
    first.button.clicked.connect(lambda: window.show_screen(second))
    window.show_screen(first)

    QTest.mouseClick(first.button, Qt.MouseButton.LeftButton)

    assert not shiboken6.isValid(first)
    assert second.isVisible()


def test_a_screen_arrives_when_it_is_visible(window):
    page = Page()

    window.show_screen(page)

    assert page.arrived


def test_the_title_says_nothing_but_the_programs_name(window, found_game):
    window.open_game(found_game("Secret pact"))

    assert window.windowTitle() == "Velmoc"


def test_the_window_fits_a_small_laptop(window):
    window.resize(1024, 600)

    assert window.minimumSize().width() <= 1024
    assert window.minimumSize().height() <= 640


def test_the_windows_place_is_remembered_and_nothing_else(window, qtbot):
    window.resize(1111, 707)
    window.close()

    again = MainWindow()
    qtbot.addWidget(again)

    assert again.height() == 707  # the test screen is narrower than the window
    assert settings.geometry().allKeys() == ["geometry"]


def test_f11_fills_the_screen_and_gives_it_back(window):
    window.show_start()

    QTest.keyClick(window, Qt.Key.Key_F11)
    full = window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)

    assert full
    assert not window.isFullScreen()


def drop(window, path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    buttons, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDropEvent(QPoint(600, 400).toPointF(), Qt.DropAction.CopyAction, data, buttons, held)
    window.dropEvent(event)


def test_a_game_dropped_on_the_start_screen_opens(window, found_game):
    path = found_game()
    window.show_start()

    drop(window, path)

    assert window.navigator.in_game


def test_another_file_dropped_on_the_start_screen_is_left_alone(window, tmp_path):
    other = tmp_path / "picture.png"
    other.write_bytes(b"png")
    window.show_start()

    drop(window, other)

    assert not window.navigator.in_game


@pytest.mark.parametrize("kept", ["cut", "@ByteArray(\\x1\\xd9\\xd0\\xcb", "@Size(3 4)", ""])
def test_a_place_that_cannot_be_read_is_the_usual_one(window, kept):
    settings.geometry().sync()
    file = Path(settings.geometry().fileName())
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"[General]\ngeometry={kept}\n", "utf-8")

    other = MainWindow()

    assert other.width() >= window.minimumWidth()
    other.deleteLater()
