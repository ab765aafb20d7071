"""The real window in a home of its own, and a shelf of games."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import tables
from engine.board.loader import load_map
from engine.table.seat import Seat
from gui import i18n, settings
from gui.kit import sizing, theme
from gui.seating.curtain_page import CurtainPage
from gui.seating.power_page import PowerPage
from gui.table.desk.pin_card import PinCard
from gui.windows.main_window import MainWindow
from gui.windows.start.start_screen import StartScreen
from tests.agreements import usual_agreement

NAMES = ("Alena", "Bohuslav", "Cyril", "Dana", "Eva", "Pavel", "Gustav")


def dress(qapp):
    """Light, English, at 100 %; restyling everything takes seconds, so only when it is needed."""
    theme.prepare()
    theme.use("light")
    sizing.dress()
    if i18n.language() != "en" or not i18n._loaded:
        i18n.speak("en")


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


@pytest.fixture
def no_pictures(monkeypatch):
    """Draw nothing behind the words and beside them: their places are the matter."""
    monkeypatch.setattr(StartScreen, "_draw_next", lambda page: False)


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
        session = tables.found_game(path, usual_agreement(title=title, seats=seats), board=board)
        for power in board.powers[:sealed]:
            session.envelopes.seal(power.id, [])
        session.close()
        return path

    return make


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def key(widget, which, held=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, which, held)


class Dealer:
    """Hands on the page of a new game, and on the room where its powers are dealt."""

    def __init__(self, page, qtbot):
        self.page, self._bot = page, qtbot

    @staticmethod
    def click(widget):
        QApplication.processEvents()
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    @staticmethod
    def key(widget, letter):
        QTest.keyClick(widget, getattr(Qt.Key, f"Key_{letter}"))

    @staticmethod
    def tick(box):
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))
        assert box.isChecked()

    def shown(self, kind):
        """Wait for a kind of page."""
        QApplication.processEvents()
        self._bot.waitUntil(lambda: isinstance(self.page.room.page, kind))
        QApplication.processEvents()
        return self.page.room.page

    @property
    def curtain(self):
        return self.shown(CurtainPage)

    def back(self):
        """Wait until the page of the game is there again."""
        self._bot.waitUntil(self.page.start.isVisible)

    def enter(self, way):
        self.click(self.page.ways.cards[way])
        self.click(self.page.draw)

    def rise(self, kind):
        self.click(self.curtain.card.go)
        return self.shown(kind)

    def hand_in(self, entry):
        self.click(entry.go)
        self.click(entry.go)
        return self.curtain

    def look(self, pin=""):
        """Let whoever is called look what he plays; return his name and that of his powers."""
        calling = self.curtain.calling
        own = self.rise(PowerPage)
        if pin:
            self.click(own.pin)
            card = own.findChild(PinCard)
            QTest.keyClicks(card.first, pin)
            QTest.keyClicks(card.again, pin)
            self.click(card.save)
        name = own.name.text()
        self.click(own.go)
        assert self.curtain.calling.looking
        return calling.players[calling.called], name


@pytest.fixture
def dealer(window, qtbot):
    """The page of a new game on which everybody has a name."""
    window.new_game()
    page = window.screen_shown
    for field, name in zip(page.seats.names, NAMES, strict=True):
        field.put(name)  # letter by letter they are typed in test_new_game.py
    return Dealer(page, qtbot)
