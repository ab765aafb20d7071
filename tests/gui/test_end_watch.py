"""The agreed end at the windows: what time it is, that it never goes back, and that it comes."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QObject

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.table.ending import Ending
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.table.view import Stage
from gui.end_watch import EndWatch
from gui.table_bridge import TableBridge
from gui.words.endings import coming_words
from tests.agreements import usual_agreement

BEGAN = datetime(2026, 11, 22, 18, 0, tzinfo=UTC)


class Times:
    def __init__(self):
        self.wall, self.steady = BEGAN, 0

    def pass_(self, **how):
        gone = timedelta(**how)
        self.wall += gone
        self.steady += round(gone.total_seconds() * 1000)


@pytest.fixture
def times():
    return Times()


@pytest.fixture
def bridge(qapp, times):
    board = load_map("standard").board
    seats = [Seat(power=power.id, player=power.id) for power in board.powers]
    ends = (BEGAN + timedelta(hours=2)).isoformat()
    session = found(
        Diplomacy(board),
        MemoryStore(),
        usual_agreement(title="Friday", seats=seats, ending=Ending(time=ends, at_once=True)),
        terms=Terms(now=lambda: times.wall),
    )
    return TableBridge(session)


@pytest.fixture
def watch(bridge, times):
    parent = QObject()
    yield EndWatch(bridge, parent, steady=lambda: times.steady, now=lambda: times.wall)
    parent.deleteLater()


def test_minutes_are_counted_down(watch, bridge, times):
    assert watch.minutes_left == 120
    times.pass_(minutes=59, seconds=30)
    assert watch.minutes_left == 61
    assert "1 h 01 min left" in coming_words(bridge.public(), watch.minutes_left)


def test_when_the_time_comes_the_game_is_told_once(watch, bridge, times, qtbot):
    times.pass_(hours=2)
    with qtbot.waitSignal(watch.came):
        watch.look()

    assert bridge.public().stage is Stage.OVER
    assert watch.minutes_left is None


def test_a_clock_set_back_while_it_runs_gives_no_time(watch, times):
    times.pass_(hours=1)
    times.wall -= timedelta(days=3)

    assert watch.minutes_left == 60


def test_a_clock_set_back_over_midnight_ends_the_game_all_the_same(watch, bridge, times):
    times.pass_(hours=1)
    times.wall -= timedelta(hours=23)
    times.pass_(hours=1)
    watch.look()

    assert bridge.public().stage is Stage.OVER


def test_a_clock_set_right_is_believed(watch, times):
    times.wall += timedelta(minutes=30)

    assert watch.minutes_left == 90


def test_a_game_that_cannot_be_stored_is_told_later(watch, bridge, times, monkeypatch):
    def full(now):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(bridge, "tell_time", full)
    times.pass_(hours=2)
    watch.look()

    assert bridge.public().stage is Stage.WRITING
    assert watch._timer.isActive()
