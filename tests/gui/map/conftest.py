"""A board to look at."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Dislodged, Position, Unit, UnitKind


@pytest.fixture(scope="session")
def loaded():
    return load_map("standard")


@pytest.fixture(scope="session")
def board(loaded):
    return loaded.board


@pytest.fixture(scope="session")
def start(board):
    return Position(
        phase=Phase.parse("S1901M"),
        units=tuple(Unit(power, UnitKind(kind), at) for power, kind, at in board.start_units),
        owners={
            home: board.provinces[home].home for home in board.centres if board.provinces[home].home
        },
    )


@pytest.fixture(scope="session")
def crowd(loaded):
    """Make positions with all 34 units in random places, some of them just driven out."""

    def make(seed, beaten=4):
        chance = random.Random(seed)
        board, spots = loaded.board, loaded.atlas.spots
        places = sorted(board.provinces)
        chance.shuffle(places)

        def unit(province):
            power = chance.choice(board.powers).id
            kinds = [(FLEET, at) for at in spots[province].fleet]
            if spots[province].army:
                kinds.append((ARMY, province))
            return Unit(power, *chance.choice(kinds))

        units = tuple(unit(place) for place in places[:34])
        out = tuple(
            Dislodged(unit=unit(one.province), attacker=None, retreats=())
            for one in chance.sample(units, beaten)
        )
        owners = {home: chance.choice(board.powers).id for home in board.centres}
        return Position(phase=Phase.parse("F1905R"), units=units, owners=owners, dislodged=out)

    return make


@pytest.fixture
def view(qtbot, loaded, start):
    from gui.kit import theme
    from gui.map.board.view import BoardView

    theme.prepare()
    found = BoardView(loaded)
    qtbot.addWidget(found)
    found.show_position(start)
    found.resize(908, 668)
    with qtbot.waitExposed(found):
        found.show()
    found.finish()
    return found


@pytest.fixture
def click():
    def act(view, where, button=Qt.MouseButton.LeftButton):
        at = view.pointer.viewport_point(where) if isinstance(where, str) else where
        QTest.mouseClick(view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)

    return act


@pytest.fixture
def drag():
    def act(view, start: QPoint, end: QPoint, steps=6):
        port, left = view.viewport(), Qt.MouseButton.LeftButton
        QTest.mousePress(port, left, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, steps + 1):
            at = start + (end - start) * step / steps
            _move(port, at)
        QTest.mouseRelease(port, left, Qt.KeyboardModifier.NoModifier, end)

    return act


def _move(port, at):
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    left = Qt.MouseButton.LeftButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(port.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        left,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, event)


@pytest.fixture
def heard(view):
    found = []
    for name in (
        "location_clicked",
        "location_hovered",
        "location_activated",
        "chip_clicked",
        "dragged",
        "dragging",
        "menu_asked",
    ):
        getattr(view, name).connect(lambda *told, name=name: found.append((name, *told)))

    def of(name):
        return [told for said, *told in found if said == name]

    return of
