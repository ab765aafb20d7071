"""Nobody who played honestly is accused: whatever tables do, ``verify`` finds nothing wrong."""

import pytest

from engine.proof.proofs import read_proofs
from engine.robots.players import random_master, random_table

YEARS = 2


@pytest.mark.parametrize("seed", ["2", "3", "4"])
def test_a_table_that_plays_by_chance_is_not_accused(tmp_path, seed, monkeypatch):
    monkeypatch.setattr(random_table, "YEARS", YEARS)
    path = tmp_path / "table.velmoc"

    random_table.main([str(path), seed])

    found = read_proofs(path)
    assert found.good, found
    assert found.judged
    assert found.proofs


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_master_who_does_everything_is_not_accused_nor_are_his_branches(
    tmp_path, seed, monkeypatch
):
    monkeypatch.setattr(random_master, "LAST_YEAR", 1900 + YEARS)
    path = tmp_path / "led.velmoc"

    random_master.main(path, seed, "diplomacy")

    games = sorted(tmp_path.glob("*.velmoc"))
    assert path in games
    for game in games:
        assert read_proofs(game).good, (game.name, read_proofs(game))
