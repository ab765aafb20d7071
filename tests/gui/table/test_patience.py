"""How long a desk may lie untouched, and that it asks before it is covered."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.clock.clock import Clock, Countdown, Part
from engine.games.diplomacy.phase import CALENDAR
from gui.table.curtain import patience as rule
from gui.table.curtain.patience import ASKS, MOST, Corner, patience
from gui.table.curtain.watch import Watch
from tests.clock_plans import usual_plan

MINUTE = 60


def clock(part, seconds, *, plan=None, going=True):
    count = Countdown(seconds * 1000, seconds * 1000)
    made = Clock(plan=plan or usual_plan(), phase=CALENDAR.parse("S1901M"), part=part, count=count)
    return replace(made, going=going)


def test_without_a_clock_it_waits_as_long_as_was_chosen_and_asks_at_the_end_of_it():
    for chosen in (0.05, 10, 30, 60, 300):
        waits = patience(chosen, None)

        assert waits.quiet + waits.asks == pytest.approx(chosen)
        assert 0 < waits.asks <= min(ASKS, chosen / 4)


def test_who_does_not_want_to_be_watched_is_not():
    assert patience(0, clock(Part.WRITING, 600)).quiet == 0


@pytest.mark.parametrize("minutes", [1, 2, 5, 10, 18, 60])
def test_while_the_time_for_writing_runs_a_third_of_it_may_pass(minutes):
    waits = patience(60, clock(Part.WRITING, minutes * MINUTE))

    assert waits.quiet == max(60, min(MOST, minutes * MINUTE / 3))
    assert waits.asks == ASKS


def test_where_orders_are_due_at_the_end_of_the_talk_its_time_is_for_writing_too():
    within = usual_plan(first=18 * MINUTE, spring=18 * MINUTE, autumn=16 * MINUTE, writing=0)

    assert patience(60, clock(Part.TALK, 18 * MINUTE, plan=within)).quiet == MOST
    assert patience(60, clock(Part.TALK, 15 * MINUTE)).quiet == 45


def test_a_clock_that_stands_gives_nobody_more_time():
    standing = clock(Part.WRITING, 10 * MINUTE, going=False)

    assert patience(60, standing) == patience(60, None)


@pytest.fixture
def window(qtbot):
    found = QWidget()
    qtbot.addWidget(found)
    found.resize(600, 400)
    with qtbot.waitExposed(found):
        found.show()
    return found


@pytest.fixture
def watched(window, monkeypatch):
    """A watch over a desk at which somebody writes by a hasty clock."""
    monkeypatch.setattr(rule, "ASKS", 0.8)
    keeper = QObject()
    found, said = Watch(window, 0.2, keeper, clock=lambda: clock(Part.WRITING, 1)), []
    found.left.connect(said.append)
    found.start()
    yield found, said
    keeper.deleteLater()


def touches(window):
    yield lambda: QTest.keyClick(window.windowHandle(), Qt.Key.Key_A)
    yield lambda: QTest.mouseMove(window.windowHandle(), QPoint(50, 50))
    yield lambda: QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton)


def test_it_asks_in_a_corner_and_any_key_or_the_mouse_stays(watched, window, qtbot):
    found, said = watched
    for touch in touches(window):
        qtbot.waitUntil(lambda: found.asking)
        corner = window.findChild(Corner)
        assert corner.isVisible()
        assert window.rect().contains(corner.geometry())
        assert corner.words.text()
        touch()
        assert not found.asking
        assert not corner.isVisible()
    assert said == []


def test_nobody_there_lowers_the_curtain_and_takes_the_question_with_it(watched, window, qtbot):
    found, said = watched

    qtbot.waitUntil(lambda: said == ["idle"])

    assert not window.findChild(Corner).isVisible()
    assert not found.asking
