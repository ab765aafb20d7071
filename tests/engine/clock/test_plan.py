from dataclasses import replace

import pytest

from engine.catalogue import GAMES
from engine.clock.plan import AtZero, known_as
from engine.games.diplomacy.clocks import CLOCKS
from tests.clock_plans import usual_plan


def test_the_rulebook_gives_half_an_hour_then_quarters_and_five_minutes():
    lengths = CLOCKS["rulebook"].lengths

    assert [*lengths.values()] == [1800, 900, 900, 300, 180, 180]


@pytest.mark.parametrize("name", CLOCKS)
def test_a_preset_is_known_by_its_lengths_whatever_the_table_does_at_nought(name):
    assert known_as(CLOCKS[name], CLOCKS) == name
    assert known_as(replace(CLOCKS[name], at_zero=AtZero.HOLD), CLOCKS) == name


def test_a_plan_of_ones_own_is_no_preset():
    assert known_as(usual_plan(first=60), CLOCKS) == ""


def test_nobody_loses_orders_to_a_clock_unless_the_table_says_so():
    assert all(plan.at_zero is AtZero.WAIT for plan in CLOCKS.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_plan_of_every_game_has_the_lengths_of_its_calendar(game):
    asked = (*game.calendar.talks, *game.calendar.limits)

    assert game.clocks()
    assert all((*plan.lengths,) == asked for plan in game.clocks().values())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_silent_table_has_no_talk_and_no_less_time_to_write(game):
    for plan in game.clocks().values():
        silent = plan.silent(game.calendar)

        assert not any(silent.lengths[name] for name in game.calendar.talks)
        assert all(silent.lengths[name] >= plan.lengths[name] for name in game.calendar.limits)
        assert silent.silent(game.calendar) == silent
