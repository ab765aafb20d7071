"""What is said of a unit's cost is held against what was promised."""

import pytest

from engine.catalogue import GAMES
from engine.compiled import finder
from engine.robots.bench import per_unit
from engine.robots.games.catalogue import robots_of

HELD = [game for game in GAMES if robots_of(game).beside is not None]


def spent_on(maps, cost):
    names = [*per_unit.PROMISED, "a space, compiled", "a space, from the cache"]
    return {f"{name}: {what}": cost[name] for name in maps for what in names}


@pytest.mark.parametrize("game", HELD)
@pytest.mark.parametrize(
    ("own", "larger", "space", "kept"),
    [(1.0, 1.0, 1.0, True), (1.1, 1.0, 1.0, False), (1.0, 1.1, 1.0, False), (1.0, 1.0, 1.1, False)],
)
def test_a_cost_above_what_was_promised_is_told(
    monkeypatch, capsys, game, own, larger, space, kept
):
    beside = robots_of(game).beside
    yardstick, first, *others = [name for _, name in per_unit.measured_maps(game, beside)]
    cost = {yardstick: 1.0, first: beside.times * own}
    cost |= {name: cost[first] * beside.maps[name] * larger for name in others}
    maps = [yardstick, first, *others]
    monkeypatch.setattr(finder, "compiled", lambda: None)
    monkeypatch.setattr(per_unit, "elsewhere", lambda *_words, **_how: spent_on(maps, cost))
    spaces = {yardstick: 1.0, **dict.fromkeys([first, *others], space)}
    monkeypatch.setattr(per_unit, "loads", lambda *_: spent_on(maps, spaces))

    assert per_unit.measure(game, beside, "") is kept
    assert ("NOT KEPT" in capsys.readouterr().out) is not kept


@pytest.mark.parametrize("game", HELD)
def test_both_games_have_turns_to_measure(game):
    beside = robots_of(game).beside

    assert all(robots_of(one).turns for one, _ in per_unit.measured_maps(game, beside))
