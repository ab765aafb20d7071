"""How a table says on the page of a new game when it ends: every clock, midnight, languages."""

import time
from datetime import UTC, datetime, timedelta, timezone

import pytest
from PySide6.QtCore import QTime

from engine.table.ending import NO_ENDING, Count, Ending
from gui import i18n
from gui.games import catalogue
from gui.windows.new_game.ending_pick import BOTH, OPEN, TIME, YEAR, EndingPick, next_shown

PRAGUE = timezone(timedelta(hours=1))


class Wall:
    def __init__(self, hour, minute, zone=PRAGUE):
        self.time = datetime(2026, 11, 22, hour, minute, tzinfo=zone)

    def __call__(self):
        return self.time


@pytest.fixture
def at_home(monkeypatch):
    """Hang the clock in another time zone; its rule needs no data of the system's."""

    def hang(zone):
        monkeypatch.setenv("TZ", zone)
        time.tzset()

    yield hang
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def pick(qtbot):
    def pick(wall, way=OPEN):
        page = EndingPick(catalogue.GAMES["diplomacy"], wall, zone=wall.time.tzinfo)
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


def moment(text):
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "chosen", "comes"),
    [
        # 28 March 2027: at 1:00 UTC the clock in Prague goes from 2:00 to 3:00
        ("2027-03-28T00:30", (3, 15), "2027-03-28T01:15"),
        ("2027-03-28T00:30", (2, 30), "2027-03-28T01:30"),  # shows 3:30: there is no 2:30
        ("2027-03-28T01:40", (2, 30), "2027-03-29T00:30"),
        ("2027-03-27T22:00", (23, 30), "2027-03-27T22:30"),
        ("2027-03-27T22:00", (22, 0), "2027-03-28T20:00"),
        # 31 October 2027: at 1:00 UTC it goes from 3:00 back to 2:00
        ("2027-10-31T00:10", (2, 30), "2027-10-31T00:30"),
        ("2027-10-31T00:40", (2, 30), "2027-10-31T01:30"),  # shown for the second time
        ("2027-10-31T01:40", (2, 30), "2027-11-01T01:30"),
        ("2027-10-31T00:40", (3, 5), "2027-10-31T02:05"),
        ("2028-02-28T23:31", (0, 31), "2028-02-29T23:31"),
        ("2028-02-28T22:59", (23, 59), "2028-02-29T22:59"),
        ("2028-02-29T22:58", (23, 59), "2028-02-29T22:59"),
    ],
)
def test_summer_time_comes_and_goes_as_the_wall_shows_it(at_home, now, chosen, comes):
    at_home("CET-1CEST,M3.5.0,M10.5.0/3")

    assert next_shown(moment(now), *chosen) == moment(comes)


@pytest.mark.parametrize(
    "zone",
    ["NZST-12NZDT,M9.5.0,M4.1.0/3", "<+0545>-5:45", "PST8PDT,M3.2.0,M11.1.0"],
    ids=["Auckland", "Kathmandu", "Los Angeles"],
)
def test_whenever_one_asks_the_time_comes_within_a_day_and_is_what_the_wall_shows(at_home, zone):
    at_home(zone)
    now = moment("2027-01-01T00:07")
    for quarter in range(0, 365 * 96, 7):
        at = now + timedelta(minutes=15 * quarter)
        found = next_shown(at, 2, 30)
        shown = found.astimezone()

        assert timedelta(0) < found - at <= timedelta(hours=25)
        assert (shown.hour, shown.minute) in ((2, 30), (3, 30)), at
        if shown.hour == 3:  # in the one night without that hour
            assert (found - timedelta(hours=1)).astimezone().hour == 1


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
    page.count.setCurrentIndex(page.count.findData(Count.COUNTED))
    page.finish.setCurrentIndex(1)
    page.veiled.setChecked(True)
    agreed = page.ending

    assert (agreed.count, agreed.at_once, agreed.veiled) == (Count.COUNTED, True, True)
    i18n.speak("cs")
    page._speak()
    assert page.ending == agreed
    assert "zima" not in page.when.text()
    assert str(agreed.year) in page.when.text()
