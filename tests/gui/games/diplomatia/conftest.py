"""Diplomatia on its own map: positions by hand, a desk that is clicked, judged phases."""

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomatia.calendar import CALENDAR
from engine.games.diplomatia.orders import value_of
from engine.rules.order import opened
from engine.rules.position import Position, Unit, UnitKind
from engine.table.agreement import Agreement
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.view import PastPhase
from gui import i18n
from gui.kit import sizing, theme
from gui.table.desk.desk_screen import DeskScreen


@pytest.fixture(scope="session")
def eu():
    return load_map("eu")


@pytest.fixture(scope="session")
def board(eu):
    return eu.board


@pytest.fixture(scope="session")
def rules(board):
    return GAMES["diplomatia"].rules(board, {})


@pytest.fixture(params=["en", "cs"])
def language(request, look):
    i18n.speak(request.param)
    return request.param


def units(text):
    """Read ``RUS A KAR F FZA; SCA F BOT``."""
    standing = []
    for part in text.split(";"):
        power, *words = part.split()
        pairs = zip(words[::2], words[1::2], strict=True)
        standing += [Unit(power, UnitKind(kind), at) for kind, at in pairs]
    return tuple(standing)


def sheets(text):
    """Read ``RUS A KAR - UPP; SCA F BOT O``."""
    written = {}
    for line in filter(None, map(str.strip, text.split(";"))):
        power, _, order = line.partition(" ")
        written.setdefault(power, []).append(order)
    return written


@pytest.fixture
def placed():
    """Return a position with these units, in which each controls where it stands."""

    def placed(text, code="T1M", **owners):
        standing = units(text)
        control = {unit.at: unit.power for unit in standing} | owners
        return Position(phase=CALENDAR.parse(code), units=standing, owners=control)

    return placed


@pytest.fixture
def judged(rules, placed):
    """Judge orders of a phase and return it as everybody may see it."""

    def judged(text, orders, code="T1M", position=None, **owners):
        before = position or placed(text, code, **owners)
        written = sheets(orders)
        resolution = rules.adjudicate(before, {p: tuple(o) for p, o in written.items()})
        return PastPhase(
            before=before,
            orders=opened(value_of, written),
            resolution=resolution,
            fingerprints={},
            nonces={},
            disorder=(),
        )

    return judged


@pytest.fixture
def session(rules, board):
    seats = [Seat(power=power.id, player=power.id.title()) for power in board.powers]
    agreed = Agreement(title="Camp", seats=seats, game="diplomatia", map="eu", year=1)
    return found(rules, MemoryStore(), agreed)


@dataclass
class Hands:
    """Clicks and types on a desk like a player."""

    desk: object
    app: object

    @property
    def orders(self):
        return self.desk.orders

    def click(self, *locations):
        port = self.desk.view.viewport()
        for location in locations:
            at = self.desk.view.pointer.viewport_point(location)
            QTest.mouseMove(port, at)
            QTest.mouseClick(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
            self.app.processEvents()

    def ring(self, location):
        at = self.desk.hand._piece_point(location)
        port = self.desk.view.viewport()
        QTest.mouseClick(port, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
        self.app.processEvents()
        return self.desk.hand.ring

    def choose(self, ring, token):
        place = [item.token for item in ring.items].index(token)
        QTest.mouseClick(ring, Qt.MouseButton.LeftButton, pos=QPoint(ring.middle_of(place)))
        self.app.processEvents()

    def key(self, key):
        QTest.keyClick(self.desk.view, key)
        self.app.processEvents()

    def type(self, text):
        line = self.desk.entry.line
        line.setFocus()
        line.setText(text)  # no key bears letters with diacritics
        QTest.keyClick(line, Qt.Key.Key_Return)
        self.app.processEvents()

    def row(self, key):
        lines = self.desk.hand.saying.rows({})
        return next(line for line in lines if line.key == key)


@pytest.fixture
def sit(qtbot, qapp, session, rules, eu, look):
    """Sit a power down at its desk."""

    def sit(power, position=None):
        seat = session.seat(power)
        if position is not None:
            public = replace(seat.public, position=position, phase=position.phase)
            seat = replace(seat, public=public)
        desk = DeskScreen(seat, rules, eu, width=1280)
        qtbot.addWidget(desk)
        desk.resize(1280, 720)
        sizing.wear(desk)
        with qtbot.waitExposed(desk):
            desk.show()
        desk.arrive()
        qapp.processEvents()
        return Hands(desk, qapp)

    return sit


@pytest.fixture(autouse=True)
def _dressed(qapp):
    theme.prepare()
    theme.use("light")
    sizing.dress()
    i18n.speak("en")
    yield
    i18n.speak("en")
