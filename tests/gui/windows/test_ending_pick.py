"""How a table says on the page of a new game when it ends: every clock, midnight, languages."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from PySide6.QtCore import QTime

from engine.session.ending import NO_ENDING, Count, Ending
from gui import i18n
from gui.windows.ending_pick import BOTH, OPEN, TIME, YEAR, EndingPick

PRAGUE = timezone(timedelta(hours=1))


class Wall:
    def __init__(self, hour, minute, zone=PRAGUE):
        self.time = datetime(2026, 11, 22, hour, minute, tzinfo=zone)

    def __call__(self):
        return self.time


@pytest.fixture
def pick(qtbot):
    def pick(wall, way=OPEN):
        page = EndingPick(wall)
        qtbot.addWidget(page)
        page.say("18 centres", 1901)
        page.way.setCurrentIndex(page.way.findData(way))
        page.way.activated.emit(page.way.currentIndex())
        return page

    yield pick
    i18n.speak("en")


def test_at_first_somebody_has_to_win(pick):
    page = pick(Wall(18, 0))

    assert page.ending == NO_ENDING
    assert page.year.isHidden()
    assert page.time.isHidden()


def test_a_last_year_is_not_before_the_first(pick):
    page = pick(Wall(18, 0), YEAR)
    assert page.ending == Ending(year=1907)
    page.say("24 units", 1914)
    assert page.year.minimum() == 1914
    assert page.ending.year == 1920


@pytest.mark.parametrize(
    ("now", "chosen", "comes"),
    [
        ((18, 0), (22, 0), "2026-11-22T21:00:00+00:00"),
        ((23, 50), (0, 30), "2026-11-22T23:30:00+00:00"),
        ((22, 0), (0, 0), "2026-11-22T23:00:00+00:00"),
        ((22, 0), (22, 0), "2026-11-23T21:00:00+00:00"),
        ((22, 0), (21, 59), "2026-11-23T20:59:00+00:00"),
    ],
)
def test_the_time_is_the_next_such_time(pick, now, chosen, comes):
    page = pick(Wall(*now), TIME)
    page.time.setTime(QTime(*chosen))

    assert page.ending.time == comes
    assert page.ending.possible(1901, page._now())


def test_a_time_that_has_passed_meanwhile_is_said_to_be_tomorrow(pick):
    wall = Wall(21, 58)
    page = pick(wall, TIME)
    page.time.setTime(QTime(22, 0))
    assert "2 minutes left" in page.when.text()

    wall.time += timedelta(minutes=3)
    page._say_when()
    assert "23 h 59 min" in page.when.text()


def test_another_time_zone_is_that_of_the_wall(pick):
    page = pick(Wall(18, 0, timezone(timedelta(hours=-9, minutes=-30))), TIME)
    page.time.setTime(QTime(20, 15))

    assert datetime.fromisoformat(page.ending.time) == datetime(2026, 11, 23, 5, 45, tzinfo=UTC)


def test_everything_can_be_agreed_on_and_outlasts_a_change_of_language(pick):
    page = pick(Wall(18, 0), BOTH)
    page.count.setCurrentIndex(page.count.findData(Count.CENTRES))
    page.finish.setCurrentIndex(1)
    page.veiled.setChecked(True)
    agreed = page.ending

    assert (agreed.count, agreed.at_once, agreed.veiled) == (Count.CENTRES, True, True)
    i18n.speak("cs")
    page._speak()
    assert page.ending == agreed
    assert "zima" not in page.when.text()
    assert str(agreed.year) in page.when.text()
