"""The chart of centres by year."""

import random
from itertools import pairwise

import pytest

from gui.history.counted_chart import CountedChart, CountedTurn, asides, beside, stretch


@pytest.mark.parametrize("years", [1, 2, 3, 7, 12, 40])
@pytest.mark.parametrize("wide", [300, 420, 900])
def test_years_are_written_as_closely_as_they_fit_and_the_last_always(
    look, loaded_map, years, wide
):
    chart = CountedChart(loaded_map.board)
    chart.resize(wide, 200)
    chart.set_turns([CountedTurn(turn=1900 + place, counts={}) for place in range(years)])

    named = chart.named_turns(45)

    assert named[-1] == years - 1
    assert named[0] == 0
    at = [chart.point(place, 0).x() for place in named]
    assert all(right - left >= 45 for left, right in pairwise(at))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("most", [3, 12, 36, 80])
def test_no_line_seems_to_be_at_another_count_than_its_own(most, seed):
    """Nor do two lines lie on each other where two own equally much."""
    chance = random.Random(f"{most} {seed}")
    powers = [f"P{number}" for number in range(chance.randint(2, 12))]
    turns = [
        CountedTurn(turn=turn, counts={one: chance.randint(0, most) for one in powers})
        for turn in range(12)
    ]
    high = 150 / most

    aside = asides(turns, powers, 3.2, high)

    for power in powers:
        assert len(aside[power]) == len(stretch(turns, power))
        assert all(abs(off) < high / 2 for off in aside[power])
    for place in range(12):
        drawn = [
            stretch(turns, one)[place] * high - aside[one][place]
            for one in powers
            if place < len(aside[one])
        ]
        assert len({round(y, 6) for y in drawn}) == len(drawn)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("columns", [1, 2, 3])
def test_letters_stand_apart_and_at_the_ends_of_their_lines_where_there_is_room(columns, seed):
    chance = random.Random(f"{columns} {seed}")
    ends = sorted(chance.uniform(0, 200) for _ in range(chance.randint(1, 9 * columns)))

    places = beside(ends, columns, 22, 200)

    for column in range(columns):
        heights = [y for one, y in places if one == column]
        assert all(lower - upper > 21.99 for upper, lower in pairwise(heights))
        assert all(0 - 22 < y <= 200 for y in heights)
    gaps = [lower - upper for upper, lower in pairwise(ends)]
    if all(gap >= 22 for gap in gaps):
        assert [y for _, y in places] == ends
