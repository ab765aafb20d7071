from datetime import timedelta

import pytest

from engine.clock.clock import GRACE, Part, Ring
from engine.clock.plan import AtZero
from engine.table.view import Stage
from tests.clock_plans import usual_plan

QUICK = usual_plan(first=120, spring=90, autumn=90, writing=60, retreats=30, adjustments=30)
HOLDING = usual_plan(first=20, writing=10, at_zero=AtZero.HOLD)


@pytest.fixture
def rung(keeper):
    heard = []
    keeper.rang.connect(heard.append)
    return heard


def left(keeper):
    shown = keeper.clock.shown
    return shown.seconds if shown else None


def test_a_table_without_a_clock_is_left_alone(keeper, time, bridge):
    keeper.toggle()
    keeper.add_minute()
    keeper.ask_to_end("FRANCE")
    time.wait(5)

    assert keeper.clock is None
    assert bridge.clock == ""


def test_a_new_clock_stands_until_the_table_starts_it(keeper, time):
    keeper.use(QUICK)
    time.wait(30)
    assert left(keeper) == 120

    keeper.toggle()
    time.wait(30)

    assert left(keeper) == 90


def test_it_follows_the_game_from_talk_to_the_next_talk(keeper, time, bridge, seal_all):
    keeper.use(QUICK)
    keeper.toggle()
    time.wait(120)
    assert keeper.clock.part is Part.WRITING

    seal_all(bridge)
    time.wait(30)
    assert keeper.clock.sealed
    assert left(keeper) == 60

    bridge.reveal()
    assert keeper.clock.part is Part.RESOLUTION
    bridge.advance()

    assert (keeper.clock.part, left(keeper)) == (Part.TALK, 90)
    assert keeper.clock.going


def test_an_opened_seal_lets_the_time_run_again(keeper, time, bridge, seal_all):
    keeper.use(QUICK)
    keeper.toggle()
    time.wait(121)
    seal_all(bridge)
    bridge.unseal("FRANCE")

    time.wait(10)

    assert left(keeper) == 49


def test_when_nobody_is_waited_for_at_nought_the_table_goes_on(keeper, time, qtbot, rung):
    due = []
    keeper.due.connect(lambda: due.append(True))
    keeper.use(HOLDING)
    keeper.toggle()
    time.wait(30)
    assert not due

    time.wait(GRACE // 1000)

    assert due == [True]
    assert rung == [ring.value for ring in (Ring.TALK_OVER, Ring.TIME_UP, Ring.DUE)]


def test_stop_within_the_grace_keeps_the_table_waiting(keeper, time):
    due = []
    keeper.due.connect(lambda: due.append(True))
    keeper.use(HOLDING)
    keeper.toggle()
    time.wait(32)
    keeper.toggle()
    time.wait(60)

    assert not due
    assert keeper.clock.up


def test_the_clock_survives_a_kill_to_within_ten_seconds(keeper, time, reopened):
    keeper.use(QUICK)
    keeper.toggle()
    time.wait(47)

    found = reopened()  # nothing was closed: the program was killed

    assert 120 - 47 <= left(found) <= 120 - 47 + 10


def test_a_restart_finds_the_clock_standing_and_the_table_says_what_counts(keeper, time, reopened):
    keeper.use(QUICK)
    keeper.toggle()
    time.wait(20)
    keeper.close()
    time.sleep(60)

    found = reopened()
    assert not found.clock.going
    assert left(found) == 100
    assert found.clock.missed == 60_000

    found.count_missed()
    assert found.clock.going
    assert left(found) == 40


def test_a_pause_outlives_a_restart(keeper, time, reopened):
    keeper.use(QUICK)
    keeper.toggle()
    time.wait(20)
    keeper.toggle()
    time.sleep(7000)

    found = reopened()

    assert not found.clock.going
    assert not found.clock.missed
    assert left(found) == 100


def test_a_table_that_does_not_wait_goes_on_after_a_restart_in_its_grace(keeper, time, reopened):
    keeper.use(HOLDING)
    keeper.toggle()
    time.wait(30 + 16)
    keeper.close()
    time.sleep(9)

    found, due = reopened(), []
    found.due.connect(lambda: due.append(True))
    assert not found.clock.going
    found.toggle()
    time.wait(3)
    assert not due
    time.wait(1)

    assert due == [True]


def test_a_laptop_that_slept_ends_nobodys_turn(keeper, time, rung):
    due = []
    keeper.due.connect(lambda: due.append(True))
    keeper.use(HOLDING)
    keeper.toggle()
    time.wait(5)
    time.sleep(3600)
    keeper.look()

    assert rung == [Ring.STOOD.value]
    assert left(keeper) == 15
    assert not due
    keeper.toggle()
    time.wait(5)
    assert left(keeper) == 10


def test_the_clock_on_the_wall_may_be_put_right(keeper, time, rung):
    keeper.use(QUICK)
    keeper.toggle()
    time.wall += timedelta(hours=5)
    time.wait(10)
    time.wall -= timedelta(hours=9)
    time.wait(10)

    assert left(keeper) == 100
    assert not rung


def test_a_clock_stored_before_a_reveal_that_was_stored_finds_its_place(
    keeper, time, store, bridge, seal_all, reopened
):
    keeper.use(QUICK)
    keeper.toggle()
    before = bridge.clock
    seal_all(bridge)
    bridge.reveal()
    store.append((), clock=before)  # killed between the two

    found = reopened()

    assert found.public.stage is Stage.REVEALED
    assert found.clock.part is Part.RESOLUTION


@pytest.mark.parametrize("text", ["{", '{"version": 9}', "null"])
def test_a_clock_that_cannot_be_read_is_none(text, store, reopened):
    store.append((), clock=text)

    assert reopened().clock is None


def test_the_end_of_the_game_stops_it(keeper, time, bridge):
    keeper.use(QUICK)
    keeper.toggle()
    bridge.end_by_draw()

    assert keeper.clock.part is Part.OVER
    keeper.toggle()
    assert not keeper.clock.going


def test_talk_is_cut_short_only_when_everybody_left_in_the_game_agrees(keeper, time):
    keeper.use(QUICK)
    keeper.toggle()
    for power in keeper.everybody[:-1]:
        keeper.ask_to_end(power)
    assert keeper.clock.part is Part.TALK

    keeper.ask_to_end(keeper.everybody[-1])

    assert len(keeper.everybody) == 7
    assert keeper.clock.part is Part.WRITING


def test_an_early_plan_talks_beside_the_results(keeper, time, bridge, seal_all):
    keeper.use(usual_plan(early=True, autumn=600))
    keeper.toggle()
    seal_all(bridge)
    bridge.reveal()
    time.wait(25)

    assert left(keeper) == 575
    bridge.advance()
    assert (keeper.clock.part, left(keeper)) == (Part.TALK, 575)


def test_the_next_talk_can_be_begun_by_hand(keeper, time, bridge, seal_all):
    keeper.use(QUICK)
    keeper.toggle()
    seal_all(bridge)
    bridge.reveal()
    keeper.talk_ahead()
    time.wait(5)

    assert left(keeper) == 85


def test_a_clock_that_cannot_be_stored_still_tells_the_time(keeper, time, store, monkeypatch):
    keeper.use(QUICK)
    keeper.toggle()

    def full(*_, **__):
        raise OSError("no room")

    monkeypatch.setattr(store, "append", full)
    time.wait(40)

    assert left(keeper) == 80


def test_it_is_stored_now_and_then_and_not_every_second(keeper, time, store, monkeypatch):
    keeper.use(QUICK)
    keeper.toggle()
    kept = []
    append = store.append
    monkeypatch.setattr(store, "append", lambda *a, **k: (kept.append(k), append(*a, **k)))

    time.wait(60)

    assert len(kept) == 6


def test_the_disk_is_left_alone_while_a_reveal_moves(
    keeper, time, store, bridge, seal_all, monkeypatch
):
    keeper.use(usual_plan(early=True))
    keeper.toggle()
    seal_all(bridge)
    bridge.reveal()
    kept = []
    append = store.append
    monkeypatch.setattr(store, "append", lambda *a, **k: (kept.append(k), append(*a, **k)))

    time.wait(59)
    assert not kept
    time.wait(1)

    assert len(kept) == 1


def test_whoever_looks_is_told_once_a_second(keeper, time):
    keeper.use(QUICK)
    keeper.toggle()
    told = []
    keeper.shown.connect(lambda: told.append(left(keeper)))
    for _ in range(40):
        time.sleep(0.25)
        keeper.look()

    assert told == list(range(119, 109, -1))


def test_put_away_it_is_gone_after_a_restart_as_well(keeper, reopened):
    keeper.use(QUICK)
    keeper.put_away()

    assert keeper.clock is None
    assert reopened().clock is None


def test_a_clock_taken_up_in_the_middle_begins_where_the_game_is(keeper, bridge, seal_all):
    seal_all(bridge)
    bridge.reveal()
    keeper.use(QUICK)
    assert keeper.clock.part is Part.RESOLUTION

    bridge.advance()

    assert (keeper.clock.part, left(keeper)) == (Part.TALK, 90)
