"""The real window in a home of its own, with a table that a master leads."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.table.seat import Seat
from gui import i18n, settings
from gui.kit import sizing, theme
from gui.kit.dialog import Card
from gui.master.desk_screen import MasterDesk
from gui.windows.main_window import MainWindow
from gui.windows.new_game.table_plan import TablePlan
from tests.agreements import usual_agreement

NAMES = ("Alena", "Bohuslav", "Cyril", "Dana", "Eva", "Pavel", "Gustav")


@pytest.fixture
def window(qtbot, qapp, home):
    theme.prepare()
    theme.use("light")
    sizing.dress()
    i18n.speak("en")
    settings.change(reduced_motion=True, language="en")
    found = MainWindow()
    qtbot.addWidget(found)
    found.resize(1280, 720)
    found.show()
    found.activateWindow()
    yield found
    found.navigator.close_game()


class Master:
    """Hands that click and type as a game master does."""

    def __init__(self, window, qtbot):
        self.window, self._qtbot = window, qtbot

    @property
    def screen(self):
        return self.window.screen_shown

    @property
    def bridge(self):
        return self.window.navigator.bridge

    def shows(self, kind):
        """Wait for a screen of a kind."""
        self._qtbot.waitUntil(lambda: type(self.screen) is kind)
        return self.screen

    def press(self, widget):
        """Click a button that can be pressed."""
        self._qtbot.waitUntil(widget.isVisible)
        assert widget.isEnabled()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def write(self, power, *lines):
        """Type a slip, and let the desk keep it."""
        desk = self.shows(MasterDesk)
        self.press(desk.signs[power])
        text = desk.boxes[power].text
        text.selectAll()
        QTest.keyClick(text, Qt.Key.Key_Delete)
        for number, line in enumerate(lines):
            if number:
                QTest.keyClick(text, Qt.Key.Key_Return)
            QTest.keyClicks(text, line)
        desk.keep()

    def card(self):
        """Return the card that lies over the screen."""
        self._qtbot.waitUntil(lambda: bool(self._cards()))
        return self._cards()[-1]

    def _cards(self):
        return [card for card in self.window.findChildren(Card) if card.isVisible()]

    def give(self, field, text):
        """Type into a field of a card."""
        field.setFocus()
        QTest.keyClicks(field, text)


@pytest.fixture
def master(window, qtbot):
    """A table founded with a master; its desk is shown."""
    board = window.navigator.loaded().board
    window.navigator.found_game(
        TablePlan(
            usual_agreement(
                title="Club",
                seats=tuple(
                    Seat(power=power.id, player=name)
                    for power, name in zip(board.powers, NAMES, strict=True)
                ),
                dealt="chosen",
                led=True,
            )
        )
    )
    hands = Master(window, qtbot)
    hands.shows(MasterDesk)
    return hands
