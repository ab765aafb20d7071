from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clock.clock import GRACE, MINUTE, UNSEEN, Clock, Countdown, Part, Ring
from engine.clock.plan import AtZero
from engine.games.diplomacy.phase import CALENDAR
from tests.clock_plans import usual_plan

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE")


def test_the_first_turn_has_half_an_hour_of_talk_and_later_ones_a_quarter(table):
    assert table().left == 30 * 60
    assert table("F1901M", first=False).left == 15 * 60
    assert table("S1902M", first=False).left == 15 * 60


def test_talk_is_followed_by_silent_writing_and_then_the_time_is_up(table):
    sat = table(first=False).wait(15 * 60)

    assert sat.clock.part is Part.WRITING
    assert sat.left == 5 * 60
    sat.wait(5 * 60)
    assert sat.clock.up
    assert sat.rung == [Ring.LAST_MINUTE, Ring.TALK_OVER, Ring.LAST_MINUTE, Ring.TIME_UP]


def test_nobody_talks_about_retreats_and_adjustments(table):
    for phase, length in (("S1901R", 120), ("F1901R", 120), ("W1901A", 240)):
        sat = table(phase, first=False, retreats=120, adjustments=240)
        assert sat.clock.part is Part.WRITING
        assert sat.left == length


def test_nought_waits_for_everybody_unless_the_table_chose_otherwise(table):
    sat = table(first=False, spring=60, writing=30).wait(600)

    assert Ring.TIME_UP in sat.rung
    assert Ring.DUE not in sat.rung
    assert sat.clock.going


def test_units_hold_after_some_grace_when_the_table_chose_so(table):
    sat = table("S1901R", retreats=30, at_zero=AtZero.HOLD).wait(30)
    assert sat.rung == [Ring.TIME_UP]
    assert sat.clock.grace == GRACE

    sat.wait(GRACE // 1000)

    assert sat.rung == [Ring.TIME_UP, Ring.DUE]
    assert sat.wait(60).rung.count(Ring.DUE) == 1


def test_the_table_can_say_stop_within_the_grace(table):
    sat = table("S1901R", retreats=30, at_zero=AtZero.HOLD).wait(35)
    sat.clock = sat.clock.paused()

    sat.wait(60).start().wait(60)

    assert Ring.DUE not in sat.rung
    assert sat.clock.begun(CALENDAR.parse("F1901M")).going


def test_a_minute_more_within_the_grace_takes_the_end_back(table):
    sat = table("S1901R", retreats=30, at_zero=AtZero.HOLD).wait(35)
    sat.clock = sat.clock.added()

    assert sat.left == 60
    assert not sat.clock.grace
    sat.wait(60 + GRACE // 1000)
    assert sat.rung == [Ring.TIME_UP, Ring.TIME_UP, Ring.DUE]


def test_nobody_is_waited_for_when_all_have_sealed(table):
    sat = table("S1901R", retreats=30, at_zero=AtZero.HOLD).wait(10)
    sat.clock = sat.clock.all_sealed(sealed=True)
    assert sat.wait(300).left == 20
    assert not sat.rung

    sat.clock = sat.clock.all_sealed(sealed=False)

    assert sat.wait(20).rung == [Ring.TIME_UP]


def test_the_last_to_seal_within_the_grace_ends_it(table):
    sat = table("S1901R", retreats=30, at_zero=AtZero.HOLD).wait(35)
    sat.clock = sat.clock.all_sealed(sealed=True)
    assert sat.wait(60).rung == [Ring.TIME_UP]

    sat.clock = sat.clock.all_sealed(sealed=False)

    assert sat.clock.grace == GRACE


def test_a_pause_takes_no_time(table):
    sat = table(first=False).wait(10)
    sat.clock = sat.clock.paused()
    sat.wait(500).start()

    assert sat.wait(1).left == 15 * 60 - 11


def test_talk_ends_early_only_when_all_agree(table):
    sat = table()
    for power in POWERS[:2]:
        sat.clock, rung = sat.clock.asked_to_end(power, POWERS)
        assert sat.clock.part is Part.TALK
        assert not rung
    assert sat.clock.agreed == POWERS[:2]

    sat.clock, rung = sat.clock.asked_to_end(POWERS[2], POWERS)

    assert sat.clock.part is Part.WRITING
    assert rung == (Ring.TALK_OVER,)
    assert not sat.clock.agreed


def test_agreeing_can_be_taken_back_and_strangers_are_not_asked(table):
    clock = table().clock
    for power in ("FRANCE", "FRANCE", "TURKEY"):
        clock, _ = clock.asked_to_end(power, POWERS)

    assert not clock.agreed


def test_writing_cannot_be_cut_short(table):
    clock = table("S1901R").clock
    for power in POWERS:
        clock, _ = clock.asked_to_end(power, POWERS)

    assert clock.part is Part.WRITING
    assert not clock.up


def test_orders_are_due_with_the_end_of_the_talk_where_writing_has_no_time_of_its_own(table):
    sat = table(first=False, spring=60, writing=0).wait(60)

    assert sat.clock.up
    assert sat.rung == [Ring.TALK_OVER, Ring.TIME_UP]


def test_a_plan_without_talk_begins_with_writing(table):
    sat = table(first=False, spring=0)

    assert sat.clock.part is Part.WRITING
    assert sat.left == 5 * 60


def test_what_is_not_timed_never_ends(table):
    sat = table("S1901R", retreats=0, at_zero=AtZero.HOLD)

    assert sat.left is None
    sat.wait(900).jump(90_000)
    assert not sat.rung
    assert sat.clock.going


def test_the_next_talk_runs_beside_the_results_and_the_retreats(table):
    sat = table(first=False, early=True, autumn=600).wait(100)
    sat.clock = sat.clock.revealed()
    assert sat.left == 600
    sat.wait(60)
    sat.clock = sat.clock.begun(CALENDAR.parse("S1901R"))
    assert (sat.clock.part, sat.left) == (Part.WRITING, 180)
    sat.wait(60)
    sat.clock = sat.clock.revealed()
    assert sat.left == 480

    sat.clock = sat.clock.begun(CALENDAR.parse("F1901M"))

    assert (sat.clock.part, sat.left) == (Part.TALK, 480)


def test_a_talk_that_ran_out_beside_the_retreats_is_over(table):
    sat = table(first=False, early=True, autumn=60)
    sat.clock = sat.clock.revealed()
    sat.wait(70)
    assert sat.rung == [Ring.TALK_OVER]

    sat.clock = sat.clock.begun(CALENDAR.parse("F1901M"))

    assert (sat.clock.part, sat.left) == (Part.WRITING, 300)


def test_without_an_early_plan_the_table_may_still_begin_to_talk_early(table):
    sat = table("F1901M", first=False, spring=720)
    sat.clock = sat.clock.revealed()
    assert sat.left is None

    sat.clock = sat.clock.talks_ahead()

    assert sat.wait(20).left == 700
    assert sat.clock.talks_ahead() == sat.clock
    assert sat.clock.begun(CALENDAR.parse("W1901A")).talks_ahead().part is Part.WRITING


def test_what_was_running_goes_on_in_the_next_phase_and_what_stood_stands(table):
    sat = table()
    sat.clock = sat.clock.revealed()
    assert sat.clock.begun(CALENDAR.parse("F1901M")).going
    assert not sat.clock.paused().begun(CALENDAR.parse("F1901M")).going


def test_a_computer_that_slept_finds_the_clock_standing_where_it_was(table):
    sat = table(first=False).wait(100).jump(3600)

    assert sat.rung == [Ring.STOOD]
    assert not sat.clock.going
    assert sat.left == 15 * 60 - 100
    assert sat.clock.missed == 3600_000


def test_sleep_never_ends_a_turn(table):
    sat = table("S1901R", retreats=30, at_zero=AtZero.HOLD).wait(35).jump(3600)

    assert sat.rung == [Ring.TIME_UP, Ring.STOOD]
    assert sat.start().wait(5).rung[-1] is Ring.STOOD
    assert sat.wait(60).rung[-1] is Ring.DUE


def test_the_table_may_count_what_it_slept_through(table):
    sat = table(first=False).jump(240)
    sat.clock, rung = sat.clock.resumed(sat.now, count_missed=True)
    assert (sat.left, rung) == (11 * 60, ())

    sat.jump(13 * 60)
    sat.clock, rung = sat.clock.resumed(sat.now, count_missed=True)

    assert (sat.clock.part, sat.left) == (Part.WRITING, 180)
    assert rung == (Ring.TALK_OVER,)


def test_a_hiccup_counts(table):
    sat = table(first=False).jump(UNSEEN // 1000)

    assert sat.left == 15 * 60 - UNSEEN // 1000
    assert not sat.rung


def test_a_clock_that_goes_backwards_takes_no_time(table):
    sat = table(first=False).wait(10).jump(-500)

    assert sat.left == 15 * 60 - 10
    assert sat.wait(5).left == 15 * 60 - 15


def test_a_quick_restart_goes_on_and_a_long_one_stands(table):
    clock = replace(table(first=False).wait(60).clock, seen=None)

    quick, _ = clock.woken(4000, 77_000)
    late, rung = clock.woken(400_000, 77_000)

    assert quick.going
    assert quick.shown.seconds == 14 * 60 - 4
    assert (late.going, late.missed, rung) == (False, 400_000, (Ring.STOOD,))
    again, _ = late.woken(1000, 5)
    assert again.missed == 401_000
    assert clock.paused().woken(400_000, 0)[0].missed == 0


@pytest.mark.parametrize(
    ("lived", "gone"), [(29, 3), (35, 3), (48, 9)], ids=["nought", "grace", "due"]
)
def test_nothing_ends_while_the_program_is_not_there(table, lived, gone):
    sat = table("S1901R", retreats=30, at_zero=AtZero.HOLD).wait(lived)
    before, sat.clock, sat.rung = sat.clock, replace(sat.clock, seen=None), []

    sat.clock, rung = sat.clock.woken(gone * 1000, 77_000)

    if gone * 1000 < before.count.left + before.grace:
        assert sat.clock.going == (not rung)
    else:
        assert rung == (Ring.STOOD,)
        assert not sat.clock.going
        assert (sat.clock.count, sat.clock.grace) == (before.count, before.grace)
    sat.now = 77_000
    assert sat.start().wait(60).rung[-1] is Ring.DUE


def test_a_wall_clock_put_back_between_two_programs_lets_the_table_say_when(table):
    clock = replace(table(first=False).wait(60).clock, seen=None)

    found, rung = clock.woken(-3_600_000, 77_000)

    assert rung == (Ring.STOOD,)
    assert (found.going, found.missed) == (False, 0)
    assert found.count == clock.count
    assert clock.woken(-500, 77_000)[0].going


def test_time_that_nobody_saw_belongs_to_what_it_was_missed_in(table):
    sat = table(first=False).wait(100).jump(3600)

    assert not sat.clock.revealed().missed
    assert not sat.clock.begun(CALENDAR.parse("F1901M")).missed


def test_who_chooses_at_nought_not_to_wait_any_more_still_has_the_grace(table):
    sat = table("S1901R", retreats=30).wait(40)
    sat.clock = sat.clock.planned(usual_plan(retreats=30, at_zero=AtZero.HOLD))
    assert sat.clock.grace == GRACE

    sat.wait(GRACE // 1000)

    assert sat.rung == [Ring.TIME_UP, Ring.DUE]
    sealed = sat.clock.all_sealed(sealed=True).planned(usual_plan())
    assert not sealed.planned(usual_plan(at_zero=AtZero.HOLD)).grace


def test_a_minute_more_never_shows_more_than_four_figures(table):
    clock = table().clock
    for _ in range(90):
        clock = clock.added()

    assert clock.shown.seconds == 99 * 60 + 59
    assert clock.shown.share == 1


def test_a_minute_is_added_to_a_talk_that_runs_ahead(table):
    clock = table(first=False, early=True).clock.revealed().added()

    assert clock.shown.seconds == 16 * 60
    assert table("S1901R", retreats=0).clock.added().shown is None


def test_other_lengths_count_from_the_next_part_on(table):
    sat = table(first=False).wait(10)
    sat.clock = sat.clock.planned(usual_plan(writing=60, at_zero=AtZero.HOLD))

    assert sat.left == 15 * 60 - 10
    assert sat.wait(15 * 60 - 10).left == 60
    assert sat.wait(60).clock.grace == GRACE
    assert not sat.clock.planned(usual_plan()).grace


def test_the_end_of_the_game_stops_it(table):
    clock = table(early=True).clock.revealed().ended()

    assert clock.part is Part.OVER
    assert clock.shown is None
    assert clock.tick(99)[0] == clock


def test_only_something_longer_than_a_minute_has_a_last_minute(table):
    assert not table("S1901R", retreats=60).clock.last_minute
    assert table("S1901R", retreats=90).wait(30).clock.last_minute
    assert table("S1901R", retreats=90).wait(29).rung == []


def test_the_next_turn_of_a_computer_that_slept_in_a_pause_is_as_it_was(table):
    sat = table().wait(3)
    sat.clock = sat.clock.paused()

    assert sat.jump(5000).rung == []
    assert sat.clock.missed == 0


steps = st.lists(st.integers(0, UNSEEN), min_size=1, max_size=60)


@given(steps=steps, talk=st.integers(0, 90), writing=st.integers(0, 90), early=st.booleans())
def test_it_does_not_matter_how_often_it_is_told_the_time(steps, talk, writing, early):
    plan = usual_plan(spring=talk, writing=writing, early=early)
    begun = Clock(plan=plan).begun(CALENDAR.parse("S1902M"))
    often, _ = begun.resumed(0)
    now, rung = 0, []
    for step in steps:
        now += step
        often, more = often.tick(now)
        rung += more
    once, at_once = begun.resumed(0)
    fine = list(at_once)
    for at in (*range(0, now, 97), now):
        once, more = once.tick(at)
        fine += more

    assert often == once
    assert rung == fine
    assert rung.count(Ring.TIME_UP) <= 1


def test_a_countdown_shows_nought_only_when_nothing_is_left():
    assert Countdown(MINUTE, 1).seconds == 1
    assert Countdown(MINUTE, 0).seconds == 0
    assert Countdown.of(0) is None


@pytest.mark.parametrize("wrong", [-1, 100 * 60])
def test_no_table_plans_less_than_nothing_or_a_hundred_minutes(wrong):
    with pytest.raises(ValueError, match="no table"):
        usual_plan(writing=wrong)
