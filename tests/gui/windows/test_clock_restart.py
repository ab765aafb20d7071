"""The clock of a real game in a real file, through the real windows, over restarts."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.clock.clock import Part
from engine.games.diplomacy.clocks import CLOCKS
from engine.store.gamefile import GameFile
from gui.clock import sounds
from gui.clock.button import ClockButton
from gui.clock.keeper import ClockKeeper, first_clock
from gui.clock.large import TableClock
from tests.clock_plans import usual_plan

CTRL = Qt.KeyboardModifier.ControlModifier


class Time:
    steady = 0
    wall = datetime(2026, 3, 5, 19, 0, tzinfo=UTC)

    def sleep(self, seconds):
        self.steady += seconds * 1000
        self.wall += timedelta(seconds=seconds)


@pytest.fixture
def time(monkeypatch):
    told = Time()

    def keeper(bridge):
        return ClockKeeper(bridge, steady=lambda: told.steady, now=lambda: told.wall)

    monkeypatch.setattr(sounds, "ClockKeeper", keeper)
    return told


@pytest.fixture
def game(window, found_game, time):
    path = found_game()
    window.open_game(path)
    return path


def wait(window, time, seconds):
    for _ in range(seconds):
        time.sleep(1)
        window.navigator.clock.look()


def kill(window):
    """Let the game go as a killed program does: nothing more is written."""
    keeper = window.navigator.clock
    keeper.clock = None
    window.navigator.close_game()


def test_a_game_goes_on_with_the_time_it_had(window, game, time):
    window.navigator.clock.use(usual_plan())
    QTest.keyClick(window, Qt.Key.Key_Space, CTRL)
    wait(window, time, 75)
    window.show_start()
    time.sleep(1200)

    window.open_game(game)

    clock = window.navigator.clock.clock
    assert clock.shown.seconds == 30 * 60 - 75
    assert (clock.going, clock.missed) == (False, 1_200_000)
    shown = [c for c in window.screen_shown.findChildren(TableClock) if c.isVisible()]
    assert [button.figures for button in shown] == ["28:45"]


def test_a_killed_program_loses_ten_seconds_at_most(window, game, time):
    window.navigator.clock.use(usual_plan())
    QTest.keyClick(window, Qt.Key.Key_Space, CTRL)
    wait(window, time, 77)
    kill(window)
    time.sleep(3)

    window.open_game(game)

    clock = window.navigator.clock.clock
    assert clock.going  # it was quick: the table hardly noticed
    assert clock.shown.seconds == 30 * 60 - 80


def test_a_game_killed_while_all_sealed_wakes_up_like_that(window, game, time):
    navigator = window.navigator
    navigator.clock.use(usual_plan(first=0))
    navigator.clock.toggle()
    for power in navigator.bridge.public().queue:
        navigator.bridge.seal(power, ())
    wait(window, time, 30)
    kill(window)
    time.sleep(500)

    window.open_game(game)

    clock = window.navigator.clock.clock
    assert clock.sealed
    assert clock.shown.seconds == 5 * 60


def test_the_clock_is_no_part_of_the_history(window, game, time):
    window.navigator.clock.use(usual_plan())
    wait(window, time, 30)
    window.navigator.clock.add_minute()
    window.show_start()

    file = GameFile.open(game)
    events, kept = file.events(), file.clock()
    file.close()

    assert [event.kind for event in events] == ["founded", "called"]
    assert '"first": 1800' in kept


def test_a_saved_copy_takes_the_clock_along(window, game, time, tmp_path):
    window.navigator.clock.use(CLOCKS["british"])
    copy = tmp_path / "copy.velmoc"
    window.navigator.open.save_copy(copy)

    window.open_game(copy)

    assert window.navigator.clock.clock.plan == CLOCKS["british"]


def test_a_game_of_before_there_were_clocks_plays_without_one(window, game, time):
    assert window.navigator.clock.clock is None
    assert not [c for c in window.screen_shown.findChildren(ClockButton) if c.isVisible()]


def test_what_was_agreed_on_before_the_game_stands_ready(window, game, time):
    table = window.navigator.open.session
    phase = table.public().phase
    table.clock.keep(first_clock(CLOCKS["dixiecon"], phase, now=table.clock.now))
    window.open_game(game)

    clock = window.navigator.clock.clock
    assert (clock.part, clock.shown.seconds, clock.going) == (Part.TALK, 900, False)


def test_a_closed_game_leaves_no_clock_running(window, game, time):
    keeper = window.navigator.clock
    keeper.use(usual_plan())
    keeper.toggle()
    assert keeper._timer.isActive()

    window.show_start()

    assert not keeper._timer.isActive()
    assert window.navigator.clock is None
