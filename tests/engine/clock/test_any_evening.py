"""Whatever a table does with its clock, in whatever order: some things are always true."""

from dataclasses import replace
from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from engine.clock.clock import GRACE, UNSEEN, Clock, Part, Ring
from engine.clock.plan import AtZero
from engine.clock.text import clock_of, clock_text
from engine.games.diplomacy.clocks import CLOCKS
from engine.games.diplomacy.phase import CALENDAR
from tests.clock_plans import usual_plan

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE")
PHASES = ("S1901M", "S1901R", "F1901M", "F1901R", "W1901A", "S1902M")
AT = datetime(2026, 3, 5, tzinfo=UTC)
waits = st.tuples(st.just("wait"), st.integers(0, UNSEEN))
others = st.one_of(
    st.tuples(st.just("sleep"), st.integers(UNSEEN + 1, 10_000_000)),
    st.tuples(st.sampled_from(["pause", "go", "count", "add", "reveal", "ahead", "end", "store"])),
    st.tuples(st.just("agree"), st.sampled_from(POWERS)),
    st.tuples(st.just("sealed"), st.booleans()),
    st.tuples(st.just("phase"), st.sampled_from(PHASES)),
    st.tuples(st.just("plan"), st.sampled_from([*CLOCKS.values(), usual_plan(first=1, writing=1)])),
)
acts = st.integers(0, 9).flatmap(lambda luck: others if luck == 9 else waits)
plans = st.builds(
    lambda plan, zero: replace(plan, at_zero=zero),
    st.sampled_from(
        [CLOCKS["wdc2019"], *[usual_plan(first=9, spring=20, writing=5, retreats=7)] * 3]
    ),
    st.sampled_from(AtZero),
)


def done(clock, act, now):  # noqa: C901, PLR0911 - one line an act
    match act:
        case ("pause",):
            return clock.paused(), ()
        case ("go",):
            return clock.resumed(now)
        case ("count",):
            return clock.resumed(now, count_missed=True)
        case ("add",):
            return clock.added(), ()
        case ("reveal",):
            return clock.revealed(), ()
        case ("ahead",):
            return clock.talks_ahead(), ()
        case ("end",):
            return clock.ended(), ()
        case ("store",):
            return clock_of(clock_text(clock, AT), CALENDAR)[0].woken(0, now)
        case "agree", power:
            return clock.asked_to_end(power, POWERS)
        case "sealed", sealed:
            return clock.all_sealed(sealed=sealed), ()
        case "phase", phase:
            return clock.begun(CALENDAR.parse(phase)), ()
        case "plan", plan:
            return clock.planned(replace(plan, at_zero=clock.plan.at_zero)), ()
    raise AssertionError(act)


@given(plan=plans, story=st.lists(acts, max_size=40))
def test_some_things_are_always_true(plan, story):
    story = [("go",), *story]
    clock, now, up_since = Clock(plan=plan).begun(CALENDAR.parse("S1901M"), first=True), 0, 0
    for act in story:
        before = clock
        if act[0] in ("wait", "sleep"):
            now += act[1]
            clock, rung = clock.tick(now)
        else:
            clock, rung = clock.tick(now)
            clock, more = done(clock, act, now)
            rung = (*rung, *more)
        for count in (clock.count, clock.ahead):
            assert count is None or 0 <= count.left <= count.length
        assert 0 <= clock.grace <= GRACE
        assert clock.going == (clock.seen is not None)
        if Ring.TIME_UP in rung:
            up_since = now
        if Ring.DUE in rung:
            # Nobody is cut off who waits for all, sleeps, or has not had the whole of the grace.
            assert plan.at_zero is AtZero.HOLD
            assert act[0] != "sleep"
            assert now - up_since >= GRACE - 1
        if act[0] == "sleep" and before.going and before.counts:
            assert not clock.going
            assert rung == (Ring.STOOD,)
            assert clock.count == before.count
        if not before.going and act[0] in ("wait", "sleep"):
            assert clock == before
        if clock.part is Part.OVER and act[0] in ("wait", "sleep", "pause", "add"):
            assert clock.shown is None
