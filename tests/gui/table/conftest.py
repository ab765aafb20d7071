"""A table of seven with a game in memory, and hands that click on the real board."""

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Position, Unit, UnitKind
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.view import SeatView
from gui import i18n
from gui.kit import sizing, theme
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen
from gui.table.page.table_screen import TableScreen
from gui.table_bridge import TableBridge
from tests.agreements import usual_agreement

PLAYERS = {
    "AUSTRIA": "Alena",
    "ENGLAND": "Bohuslav",
    "FRANCE": "Cyril",
    "GERMANY": "Dana",
    "ITALY": "Eva",
    "RUSSIA": "Pavel",
    "TURKEY": "Gustav",
}


@pytest.fixture(scope="session")
def loaded():
    return load_map("standard")


@pytest.fixture(scope="session")
def rules(loaded):
    return Diplomacy(loaded.board)


@pytest.fixture
def dressed(qapp):
    theme.prepare()
    theme.use("light")
    sizing.dress()
    if i18n.language() != "en":
        i18n.speak("en")
    return qapp


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def session(rules, store):
    seats = [Seat(power=power, player=player) for power, player in PLAYERS.items()]
    return found(rules, store, usual_agreement(title="Thursday", seats=seats))


@pytest.fixture
def bridge(session, dressed):
    return TableBridge(session)


@dataclass
class Hands:
    """Clicks, drags and types on a desk like a player."""

    desk: object
    app: object

    def at(self, location) -> QPoint:
        return self.desk.view.pointer.viewport_point(location)

    def piece(self, location) -> QPoint:
        return self.desk.hand._piece_point(location)

    def click(self, *locations):
        for location in locations:
            self.click_at(self.at(location))

    def click_at(self, at, button=Qt.MouseButton.LeftButton):
        port = self.desk.view.viewport()
        QTest.mouseMove(port, at)
        QTest.mouseClick(port, button, Qt.KeyboardModifier.NoModifier, at)
        self.app.processEvents()

    def hover(self, location):
        QTest.mouseMove(self.desk.view.viewport(), self.at(location))
        self.app.processEvents()

    def drag(self, start, end, *, to=None):
        port, begin = self.desk.view.viewport(), self.piece(start)
        goal = to or self.at(end)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(port, begin + (goal - begin) * share)
            self.app.processEvents()
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, goal)
        self.app.processEvents()

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.desk.view, key, modifier)
        self.app.processEvents()

    def keys(self, text):
        QTest.keyClicks(self.desk.view, text)
        self.app.processEvents()

    def type(self, text):
        line = self.desk.entry.line
        line.setFocus()
        QTest.keyClicks(line, text)
        QTest.keyClick(line, Qt.Key.Key_Return)
        self.app.processEvents()


@pytest.fixture
def hands(dressed):
    return lambda desk: Hands(desk, dressed)


def press(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.fixture(name="press")
def _press():
    return press


class Table(QMainWindow):
    """A window that shows one screen and destroys the one before, like the program's own."""

    def __init__(self):
        super().__init__()
        self.setWindowTitle("Velmoc")
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)

    @property
    def shown(self):
        return self.stack.currentWidget()

    def show_screen(self, screen):
        old = self.shown
        self.stack.addWidget(screen)
        self.stack.setCurrentWidget(screen)
        if old is not None:
            self.stack.removeWidget(old)
            old.hide()
            old.deleteLater()
            QCoreApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete.value)
        screen.arrive()


@pytest.fixture
def table(qtbot, dressed):
    window = Table()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def evening(bridge, loaded, table, qtbot):
    from gui.table.evening.evening import Evening

    found = Evening(bridge, loaded, table)
    found.begin()
    yield found
    found.deleteLater()


@pytest.fixture
def call(qtbot, table):
    """Call somebody from the table's page to the curtain: who is next, or whose sign is tapped."""

    def call(power=""):
        page = table.shown
        if isinstance(page, TableScreen):
            if power:
                press(page.side.tiles.of[power])
            elif page.side.starts:  # the large button is for the clock that stands
                page.next_asked.emit()
            else:
                press(page.side.primary)
        qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))
        return table.shown

    return call


@pytest.fixture
def seal(qtbot, table, call):
    """Play one turn at the laptop: raise the curtain, type, seal, go on."""

    def seal(*orders, power=""):
        curtain = call()
        power = power or curtain.power
        press(curtain.card.go)
        qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
        desk = table.shown
        for order in orders:
            QTest.keyClicks(desk.entry.line, order)
            QTest.keyClick(desk.entry.line, Qt.Key.Key_Return)
        press(desk.panel.seal)
        press(desk.sheet.seal)
        qtbot.waitUntil(lambda: isinstance(table.shown, SealedScreen))
        QTest.keyClick(table.shown, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: isinstance(table.shown, TableScreen | CurtainScreen))
        return power

    return seal


def _units(text):
    """Read ``R F SEV, T A BUL`` as units of powers by their letters."""
    powers = {power[0]: power for power in PLAYERS}
    pieces = (piece.split(" ") for piece in text.split(", "))
    return tuple(Unit(powers[letter], UnitKind(kind), at) for letter, kind, at in pieces)


@pytest.fixture
def sit(qtbot, session, rules, loaded, dressed, hands):
    """Open one power's desk, at the start or with ``R F SEV, T A BUL`` on the board.

    ``play`` are points of the rules that the table plays otherwise, ``players`` who commands it.
    """

    def sit(power="RUSSIA", units="", code="F1901M", size=(1280, 720), play=None, **more):
        view = session.public()
        if players := more.pop("players", ""):
            seats = (one for one in view.seats if one.power != power)
            view = replace(view, seats=(*seats, Seat(power=power, player=players)))
        if units:
            position = Position(phase=Phase.parse(code), units=_units(units), **more)
            view = replace(view, position=position, phase=position.phase)
        seat = SeatView(public=view, power=power)
        played = Diplomacy(loaded.board, Profile.of(play)) if play else rules
        desk = DeskScreen(seat, played, loaded, width=size[0])
        qtbot.addWidget(desk)
        desk.resize(*size)
        with qtbot.waitExposed(desk):
            desk.show()
        desk.arrive()
        return desk, hands(desk)

    return sit
