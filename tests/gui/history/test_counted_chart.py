"""The chart of centres by year."""

from itertools import pairwise

import pytest

from gui.history.counted_chart import CountedChart, CountedTurn


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
