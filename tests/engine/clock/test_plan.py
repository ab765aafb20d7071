from dataclasses import replace

import pytest

from engine.clock.plan import PRESETS, RULEBOOK, AtZero, ClockPlan, preset_of


def test_the_rulebook_gives_half_an_hour_then_quarters_and_five_minutes():
    plan = PRESETS[RULEBOOK]

    assert (plan.first, plan.spring, plan.autumn, plan.writing) == (1800, 900, 900, 300)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_known_by_its_lengths_whatever_the_table_does_at_nought(name):
    assert preset_of(PRESETS[name]) == name
    assert preset_of(replace(PRESETS[name], at_zero=AtZero.HOLD)) == name


def test_a_plan_of_ones_own_is_no_preset():
    assert preset_of(ClockPlan(first=60)) == ""


def test_nobody_loses_orders_to_a_clock_unless_the_table_says_so():
    assert all(plan.at_zero is AtZero.WAIT for plan in PRESETS.values())
