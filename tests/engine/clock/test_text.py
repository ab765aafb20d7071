import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.catalogue import GAMES
from engine.clock.clock import FULL, Clock, Countdown, Part
from engine.clock.plan import AtZero
from engine.clock.text import clock_of, clock_text
from engine.games.diplomacy.clocks import CLOCKS
from engine.games.diplomacy.phase import CALENDAR
from tests.clock_plans import usual_plan

AT = datetime(2026, 3, 5, 19, 30, 15, 250_000, tzinfo=UTC)
counts = st.none() | st.tuples(st.integers(0, FULL), st.integers(0, FULL)).map(
    lambda both: Countdown(max(both), min(both))
)


clocks = st.builds(
    Clock,
    plan=st.sampled_from([*CLOCKS.values(), usual_plan(at_zero=AtZero.HOLD)]),
    phase=st.none() | st.sampled_from(["S1901M", "F1905R", "W1910A"]).map(CALENDAR.parse),
    part=st.sampled_from(Part),
    count=counts,
    ahead=counts,
    going=st.booleans(),
    agreed=st.lists(st.sampled_from(["FRANCE", "ITALY"]), unique=True).map(tuple),
    sealed=st.booleans(),
    grace=st.integers(0, 20_000),
    missed=st.integers(0, 10**9),
)


@given(clock=clocks)
def test_a_clock_is_read_as_it_was_written(clock):
    read, at = clock_of(clock_text(replace(clock, seen=12), AT), CALENDAR)

    assert read == clock
    assert at == AT


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("version", 2),
        ("at", "yesterday"),
        ("at", "2026-03-05T19:30:15"),
        ("at", None),
        ("plan", {}),
        ("plan", []),
        ("phase", "X1901M"),
        ("part", "sleep"),
        ("count", [1, 2]),
        ("count", [1]),
        ("count", "ab"),
        ("count", [6_000_000, 6_000_000]),
        ("ahead", {"a": 1}),
        ("agreed", 5),
        ("grace", "x"),
        ("missed", 1e999),
    ],
)
def test_what_is_no_clock_is_refused(field, value):
    found = json.loads(clock_text(Clock(plan=usual_plan()).begun(CALENDAR.parse("S1901M")), AT))
    found[field] = value

    with pytest.raises(ValueError):  # noqa: PT011 - each is wrong in its own words
        clock_of(json.dumps(found), CALENDAR)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"clock"'])
def test_what_is_no_text_of_a_clock_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011 - each is wrong in its own words
        clock_of(text, CALENDAR)


def test_a_clock_of_diplomacy_is_written_as_it_always_was():
    found = json.loads(clock_text(Clock(plan=usual_plan()), AT))

    assert found["plan"] == {
        "first": 1800,
        "spring": 900,
        "autumn": 900,
        "writing": 300,
        "retreats": 180,
        "adjustments": 180,
        "at_zero": "wait",
        "early": False,
        "hush": False,
    }


def test_lengths_that_another_game_had_in_a_file_are_left_out():
    calendar = GAMES["blank"].calendar
    text = clock_text(Clock(plan=usual_plan(first=540, writing=60)), AT)

    assert clock_of(text, calendar)[0].plan.lengths == {"first": 540, "writing": 60}
