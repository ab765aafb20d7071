"""A table with a clock that is told the time."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.table import Table
from gui.clock.keeper import ClockKeeper
from gui.table_bridge import TableBridge
from tests.agreements import usual_agreement

START = datetime(2026, 3, 5, 19, 0, tzinfo=UTC)


@dataclass
class Time:
    """The steady time and the one on the wall; both go only when they are told to."""

    steady: int = 5_000_000
    wall: datetime = START
    looking: list = field(default_factory=list)

    def sleep(self, seconds):
        self.steady += round(seconds * 1000)
        self.wall += timedelta(seconds=seconds)

    def wait(self, seconds):
        for _ in range(seconds):
            self.sleep(1)
            for keeper in self.looking:
                keeper.look()


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def rules():
    return GAMES["diplomacy"].rules(load_map("standard").board, {})


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def session(rules, store):
    seats = [Seat(power=power.id, player=power.id.title()) for power in rules.board.powers]
    return found(rules, store, usual_agreement(title="Thursday", seats=seats))


@pytest.fixture
def bridge(qapp, session):
    return TableBridge(session)


@pytest.fixture
def keeper(bridge, time):
    """A keeper of a table that has no clock yet."""
    made = ClockKeeper(bridge, steady=lambda: time.steady, now=lambda: time.wall)
    time.looking.append(made)
    yield made
    made.close()


@pytest.fixture
def reopened(rules, session, store, time):
    """Open the same game again, as after a restart."""
    made = []

    def reopen():
        bridge = TableBridge(Table(rules, store))
        keeper = ClockKeeper(bridge, steady=lambda: time.steady, now=lambda: time.wall)
        made.append((bridge, keeper))
        time.looking.append(keeper)
        return keeper

    yield reopen
    for _, keeper in made:
        keeper.close()


def seal_all(bridge):
    for power in bridge.public().queue:
        bridge.seal(power, ())


@pytest.fixture(name="seal_all")
def _seal_all():
    return seal_all


@pytest.fixture
def displayed(qtbot, look):
    """Show a widget by itself in a size."""

    def display(widget, width, height):
        widget.resize(width, height)
        qtbot.addWidget(widget)
        widget.show()
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)
        return widget

    return display
