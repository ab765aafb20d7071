"""A table of live rounds: stored before it is seen, measured, and standing still when reopened."""

import random
from dataclasses import replace

import pytest

from engine.games.first_light.commands import GoOn, Lay, Pause, Touch
from engine.games.first_light.events import Turned
from engine.games.first_light.view import Doing
from engine.rules.live import LiveRefusalError
from engine.table.event import Called
from engine.table.live.table import LiveTable, found_live, replayed
from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError, Refusal
from engine.table.state import HistoryError
from engine.table.table import Table
from engine.table.view import Stage


def act(table, time, chance):
    """Do something at random, or let some time pass."""
    time.passes(chance.choice((0, 3, 900, 4000)))
    if chance.random() < 0.5:
        return table.tick()
    try:
        table.do(chance.choice(table._state.commands))
    except LiveRefusalError:
        return False
    return True


def test_a_table_sits_down_and_waits(table):
    view = table.public()

    assert (view.title, view.stage, view.phase.turn) == ("Friday", Stage.PLAYING, 1)
    assert [seat.player for seat in view.seats] == ["Ada", "Bob"]
    assert table.left is None
    assert table.public() is view


@pytest.mark.parametrize(
    ("players", "code"),
    [
        ([], Refusal.PLAYERS),
        (["Ada"], Refusal.PLAYERS),
        (["P"] * 99, Refusal.PLAYERS),
        (["Ada", " "], Refusal.NO_NAME),
    ],
)
def test_who_cannot_sit_down_is_told_why_and_nothing_is_stored(game, terms, players, code):
    store = MemoryStore()
    with pytest.raises(CommandError) as refused:
        found_live(game, store, "Friday", players, terms)

    assert refused.value.code is code
    assert store.events() == ()


@pytest.mark.parametrize("seed", range(12))
def test_killed_at_any_event_it_goes_on_where_it_was_and_stands_still(table, time, opened, seed):
    chance = random.Random(seed)
    while table.public().outcome is None:
        known = len(table.store.events())
        act(table, time, chance)
        if len(table.store.events()) == known:
            continue  # what waits for its end is not there yet
        again = opened()
        assert again.left is None
        assert again._state == replayed(table.game, table.store.events())[1].still()
        if chance.random() < 0.3:
            table = again
    assert opened().public() == table.public()


@pytest.mark.parametrize("seed", range(8))
def test_what_cannot_be_stored_has_not_happened(table, time, seed, monkeypatch):
    chance = random.Random(seed)

    def full(*_, **__):
        raise OSError("the disk is full")

    for _ in range(12):
        act(table, time, chance)
    events = table.store.events()
    with monkeypatch.context() as broken:
        broken.setattr(table.store, "append", full)
        for command in table._state.commands:
            before, waited = table.public(), [*table._waiting]
            try:
                table.do(command)
            except (OSError, LiveRefusalError):
                assert table.public() is before
                assert table._waiting == waited
            else:  # it waits for its end, and is not stored before
                assert len(table._waiting) > len(waited)
    assert table.store.events() == events


def test_what_is_seen_is_stored_already(light, time, store):
    seen = []
    real = store.append

    def append(events, **kept):
        seen.append(light.public().seen)
        real(events, **kept)

    store.append = append
    light.do(Lay())
    time.passes(light.left)
    light.tick()
    light.do(Touch("red"))

    assert [one.doing for one in seen] == [Doing.READY, Doing.LYING, Doing.OPEN]


def test_time_is_measured_between_events_and_not_in_a_break(light, time, store):
    light.do(Lay())
    left = light.left
    time.passes(500)
    light.do(Pause())
    assert light.left is None
    time.passes(10**7)
    assert not light.tick()
    light.do(GoOn())
    assert light.left == left - 500
    time.passes(left - 500)
    assert light.tick()
    time.passes(321)
    light.do(Touch("blue"))

    assert [event.after for event in store.events()[2:]] == [0, 500, 0, left - 500, 321]
    assert light.public().seen.past[0].took == 321


def test_nothing_is_due_before_its_time(light, time):
    light.do(Lay())
    time.passes(light.left - 1)
    assert not light.tick()
    time.passes(1)
    assert light.tick()
    assert not light.tick()


def test_a_steady_clock_that_steps_back_does_no_harm(light, time):
    light.do(Lay())
    time.passes(-50_000)
    light.do(Touch("red"))
    assert light.public().seen.burnt == ("red",)


def test_a_touch_after_a_restart_before_an_open_card_counts_but_nobody_timed_it(
    light, time, opened
):
    light.do(Lay())
    time.passes(light.left)
    light.tick()
    time.passes(900)
    again = LiveTable(light.game, light.store, light._terms)
    time.passes(100)
    again.do(Touch("red"))
    past = again.public().seen.past[0]

    assert (past.seat, past.took) == ("red", 0)


def test_times_never_run_backwards_whatever_the_clock_on_the_wall_does(light, terms):
    late = replace(terms, now=lambda: terms.now().replace(year=2020))
    again = LiveTable(light.game, light.store, late)
    again.do(Lay())
    assert again.public().told_at >= light.public().told_at


def test_a_history_that_cannot_be_is_told_with_its_step(light, whole, store):
    whole()
    events = list(store.events())
    place = next(n for n, event in enumerate(events) if isinstance(event, Turned))
    events[place] = replace(events[place], coins=9)
    with pytest.raises(HistoryError) as torn:
        replayed(light.game, events)
    assert torn.value.step == place + 1


def test_no_event_of_the_other_flow_can_happen_at_a_table(light, rules):
    called = Called(phase="S1901M", powers=())
    with pytest.raises(HistoryError):
        replayed(light.game, (*light.store.events(), called))
    with pytest.raises((HistoryError, CommandError)):
        Table(rules, light.store)


def test_a_founding_of_another_game_is_none_of_this(light):
    first, *later = light.store.events()
    for forged in (replace(first, game="diplomacy"), replace(first, map="standard")):
        with pytest.raises(HistoryError):
            replayed(light.game, (forged, *later))
    with pytest.raises(HistoryError):
        replayed(light.game, later)


def test_an_empty_store_holds_no_table(game, terms):
    with pytest.raises(CommandError):
        LiveTable(game, MemoryStore(), terms)
