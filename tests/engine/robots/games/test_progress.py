"""A long run says how far it is; a short one does not."""

import pytest

from engine.robots.games.progress import LEAST, LINES, counted


@pytest.mark.parametrize("games", [0, 1, LEAST, LEAST + 1, 999, 10_000])
def test_every_game_is_played_once_and_few_lines_are_written(games, capsys):
    assert [*counted(games)] == [*range(games)]
    said = capsys.readouterr().err.splitlines()
    assert len(said) <= LINES
    told = [int(line.split()[0]) for line in said]
    assert told == sorted(set(told))
    assert bool(told) == (games > LEAST)
    assert all(0 < number < games for number in told)
