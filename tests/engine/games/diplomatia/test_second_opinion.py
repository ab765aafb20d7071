"""The judge of Diplomatia against a second one that supposes everything.

``velmoc.py second-opinion --game diplomatia --positions 100000`` judges more positions than the
suite does.
"""

import pytest

from engine.games.diplomatia.judge import movement
from tests.naive.diplomatia.court import Court

BATCH = 100


@pytest.mark.parametrize("batch", range(0, 600, BATCH))
def test_both_judges_agree(batch):
    court = Court()
    told = [court.trial(seed) for seed in range(batch, batch + BATCH)]

    assert [line for line in told if line] == []
    assert court.seen["retreats"] > 0
    assert court.seen["evaluations"] > 0


@pytest.mark.parametrize("name", ["praga", "cz_1", "cz_orp"])
def test_both_judges_agree_where_there_is_no_sea(name):
    court = Court(name)

    assert [line for line in map(court.trial, range(20)) if line] == []
    assert court.seen["seizures"] == 0


def test_a_difference_is_told_with_all_it_takes(monkeypatch):
    court, right = Court(), movement.judge

    def wrong(position, sheets, *others):
        """Judge as if the first power had written nothing."""
        first = position.units[0].power
        return right(position, {p: t for p, t in sheets.items() if p != first}, *others)

    monkeypatch.setattr(movement, "judge", wrong)
    told = next(filter(None, map(court.trial, range(50))))

    assert all(word in told for word in ("borders", "ports", "profile", "units", "second judge"))
