"""A game of days, each with a morning and an evening: what shared rooms ask of any calendar."""

import pytest

from engine.games.diplomacy.phase import CALENDAR as YEARS
from engine.rules.calendar import Calendar
from engine.rules.phase import Kind

MORNING = Kind(game="days", id="morning", code="D{turn}M", place=0)
EVENING = Kind(game="days", id="evening", code="D{turn}E", place=1, main=False)
DAYS = Calendar(kinds=(MORNING, EVENING))

CALENDARS = pytest.mark.parametrize("calendar", [DAYS, YEARS], ids=["days", "years"])


@CALENDARS
def test_a_phase_is_read_as_it_is_written(calendar):
    for phase in (*calendar.turn(1), *calendar.turn(1903)):
        assert calendar.parse(phase.code) == phase
        assert calendar.parse(f" {phase.code.lower()} ") == phase
        assert str(phase) == phase.code
        assert calendar.restored(phase.stored) == phase


@CALENDARS
def test_phases_come_in_the_order_of_their_ranks(calendar):
    in_order = [*calendar.turn(2), *calendar.turn(3), *calendar.turn(10)]
    shuffled = in_order[::-1]

    assert sorted(shuffled, key=lambda phase: phase.rank) == in_order
    assert len({phase.rank for phase in in_order}) == len(in_order)


@CALENDARS
def test_kinds_stand_where_they_say(calendar):
    assert [kind.place for kind in calendar.kinds] == [*range(len(calendar.kinds))]
    assert [phase.kind for phase in calendar.turn(7)] == [*calendar.kinds]
    assert calendar.start in calendar.turn(calendar.begins)


@pytest.mark.parametrize(
    "code", ["", "D", "DM", "D0M", "d0000e", "D1", "D1X", "E1M", "D1MM", "D12345M", "S1901M", "D¹M"]
)
def test_what_is_no_phase_is_refused(code):
    with pytest.raises(ValueError, match="no phase"):
        DAYS.parse(code)


@pytest.mark.parametrize("stored", [None, 5, ["D1M"], {}, "d1m", " D1M", "D01M", "X"])
def test_what_no_position_holds_is_refused(stored):
    with pytest.raises(ValueError, match="no phase"):
        DAYS.restored(stored)


@pytest.mark.parametrize(
    "stored",
    [
        "S1901M",
        {},
        {"year": "1901", "season": "S", "step": "M"},
        {"year": 1901, "season": "W", "step": "M"},
        {"year": 1901, "season": "X", "step": "M"},
    ],
)
def test_what_no_position_of_diplomacy_holds_is_refused(stored):
    with pytest.raises(ValueError, match=r"no phase|not a valid"):
        YEARS.restored(stored)
