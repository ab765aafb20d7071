"""The player of a reveal, told the time by hand."""

import pytest

from gui.reveal.place import ALL_TOLD, Place
from gui.reveal.player import RevealPlayer
from gui.reveal.step import FLIGHT, HOLD, Mode, Scene


@pytest.fixture
def player(played, diplomacy, qtbot):
    """Of autumn 1902, with ten conflicts; no time passes but what a test says."""
    found = RevealPlayer(played[4], diplomacy.board, now=lambda: 0.0)
    yield found
    found.pause()


def first_conflict(player):
    return next(i for i, step in enumerate(player.steps) if step.scene is Scene.CONFLICT)


def test_the_first_step_is_at_rest(player):
    assert player.step.scene is Scene.OPENED
    assert not player.moving
    assert not player.running


def test_forward_begins_the_next_step_and_time_brings_it_to_its_end(player):
    player.forward()
    assert (player.at, player.elapsed, player.running) == (1, 0.0, True)

    player.tick(player.step.length - 1)
    assert player.moving
    player.tick(5)
    assert player.elapsed == player.step.length
    assert not player.running


def test_forward_in_the_midst_of_reading_goes_on(player):
    player.forward()
    player.tick(10)
    player.forward()

    assert player.at == 2


def test_forward_in_the_midst_of_counting_comes_to_the_verdict_first(player):
    player.go_to(first_conflict(player), moving=True)
    at = player.at
    assert not player.told

    player.forward()
    assert player.at == at
    assert player.told
    assert player.elapsed == player.step.told_at
    player.forward()
    assert player.at == at + 1


def test_back_and_jumps_show_a_step_as_it_came_out(player):
    player.go_to(first_conflict(player))
    assert player.told
    assert not player.running

    player.back()
    assert player.step.scene is Scene.POWER
    assert not player.moving


def test_once_more_begins_the_same_step(player):
    player.go_to(first_conflict(player))
    player.replay()

    assert player.elapsed == 0
    assert not player.told


def test_after_the_last_step_come_the_results(player, qtbot):
    player.go_to(len(player.steps) - 1)

    with qtbot.waitSignal(player.finished):
        player.forward()
    assert player.at == len(player.steps) - 1


def test_speed_makes_time_pass_faster(player):
    player.forward()
    player.set_speed(4.0)
    player.tick(10)

    assert player.elapsed == 40


def test_pause_stops_halfway_and_goes_on_from_there(player):
    player.forward()
    player.tick(100)
    player.toggle()
    assert not player.running
    assert player.elapsed == 100

    player.toggle()
    assert player.running
    assert player.elapsed == 100


def test_by_itself_it_waits_after_each_step_and_stops_at_the_last(player):
    player.toggle()
    assert player.playing
    player.tick(HOLD)
    assert player.at == 1
    player.tick(player.step.length)
    assert player.at == 1
    player.tick(HOLD)
    assert player.at == 2

    player.go_to(len(player.steps) - 1)
    player.tick(HOLD)
    assert not player.running
    assert not player.playing
    assert player.at == len(player.steps) - 1


def test_without_movement_every_step_is_there_at_once(player):
    player.still = True
    player.forward()
    assert not player.moving
    assert not player.running

    player.go_to(first_conflict(player), moving=True)
    assert player.told


def test_without_movement_the_pause_between_steps_stays(player):
    player.still = True
    player.toggle()
    player.tick(HOLD - 1)
    assert player.at == 0
    player.tick(1)
    assert player.at == 1
    player.tick(HOLD - 1)
    assert player.at == 1


def test_a_machine_that_slept_loses_nothing_of_a_movement(played, diplomacy, qtbot):
    clock = [0.0]
    player = RevealPlayer(played[4], diplomacy.board, now=lambda: clock[0])
    player.forward()
    clock[0] = 3_600_000.0
    player._on_frame()

    assert player.moving
    player.pause()


def test_another_mode_stays_with_the_conflict_that_is_looked_at(player):
    player.go_to(first_conflict(player) + 2)
    fight = player.step.conflict
    player.set_mode(Mode.BY_CONFLICT)
    assert player.step.conflict == fight
    assert player.number == 3

    player.set_mode(Mode.BY_POWER)
    assert player.step.conflict == fight


def test_all_orders_at_once_and_back_to_the_step(player, qtbot):
    player.go_to(3)
    with qtbot.waitSignal(player.stepped):
        player.set_everything(on=True)
    assert player.everything
    player.forward()
    assert not player.everything
    assert player.at == 4


def test_the_camera_has_landed_before_anything_is_counted(player):
    step = player.steps[first_conflict(player)]

    assert step.cues[1].at == FLIGHT
    assert step.told_at > FLIGHT


def scenes(player):
    return [player.steps[place].scene for place in player.known]


def test_nobody_knows_of_a_conflict_before_its_first_line_is_told(player):
    first, last = first_conflict(player), len(player.steps) - 1
    for place in range(len(player.steps)):
        player.go_to(place)
        told = max(0, place - first + 1) if place < last else last - first
        assert scenes(player).count(Scene.CONFLICT) == told
        assert (Scene.CARRIED_OUT in scenes(player)) is (place == last)
        assert player.more is (place < last)


@pytest.mark.parametrize("mode", Mode)
def test_what_was_told_stays_told_for_whoever_goes_back(player, mode):
    player.set_mode(mode)
    told = first_conflict(player) + 3
    player.go_to(told)
    known = player.known
    for place in reversed(range(told)):
        player.go_to(place)
        assert player.known == known


def test_another_mode_tells_no_conflict_more(player):
    player.go_to(first_conflict(player) + 2)
    player.set_mode(Mode.BY_CONFLICT)

    assert scenes(player).count(Scene.CONFLICT) == 3
    assert player.more


def test_whoever_jumps_to_the_end_has_had_all_told(player):
    assert not player.place.begun
    player.go_to(len(player.steps) - 1)

    assert player.known == tuple(range(len(player.steps)))
    assert player.place.all_told


def test_all_is_told_only_when_the_units_have_arrived(player):
    player.go_to(len(player.steps) - 2)
    player.forward()
    assert not player.place.all_told

    player.tick(player.step.length)
    assert player.place.all_told


def test_a_reveal_goes_on_where_it_was_left(player, played, diplomacy):
    player.go_to(first_conflict(player) + 1)
    player.go_to(2)
    again = RevealPlayer(played[4], diplomacy.board, place=player.place)

    assert (again.at, again.known, again.more) == (player.at, player.known, player.more)
    assert not again.running


def test_a_reveal_seen_again_begins_with_everything_told(played, diplomacy):
    again = RevealPlayer(played[4], diplomacy.board, place=ALL_TOLD)

    assert again.at == 0
    assert again.known == tuple(range(len(again.steps)))


def test_all_orders_at_once_are_orders_told(player):
    assert player.place == Place()
    player.set_everything(on=True)

    assert player.place.begun
    assert scenes(player).count(Scene.CONFLICT) == 0
