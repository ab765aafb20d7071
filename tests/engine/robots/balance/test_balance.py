"""Keen players: what they write can be carried out; and what many of their games come to."""

import os
import random
import subprocess
import sys
from itertools import combinations

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.balance import series
from engine.robots.balance.__main__ import main
from engine.robots.games.catalogue import robots_of
from engine.robots.games.diplomatia.keen import FEELINGS, feeling
from engine.rules.order import Words

KEEN = [game for game in GAMES if robots_of(game).keen is not None]


def test_somebody_wants_to_win():
    assert KEEN


@pytest.mark.parametrize("game", KEEN)
def test_whoever_wants_to_win_writes_what_the_rules_allow(game):
    rules = GAMES[game].rules(load_map(GAMES[game].map).board, {})
    keen, chance = robots_of(game).keen, random.Random("keen")
    position = rules.start(rules.calendar.begins)
    verdicts = set()
    for _ in range(25):
        sheets = keen(rules, position, chance)

        assert {*sheets} <= {*rules.asked(position)}
        assert not any(isinstance(rules.order(text), Words) for t in sheets.values() for text in t)
        judged = rules.adjudicate(position, sheets)
        verdicts |= {str(ruling.verdict) for ruling in judged.rulings}
        position = judged.after
    assert not verdicts & {"illegal", "ambiguous"}
    assert {"succeeds", "fails", "given"} <= verdicts


def test_two_players_feel_alike_about_each_other_for_the_whole_game():
    table, other = random.Random("table"), random.Random("other")
    powers = load_map("eu").board.powers_by_id
    first = {(one, two): feeling(table, one, two) for one, two in combinations(powers, 2)}
    elsewhere = {pair: feeling(other, *pair) for pair in first}

    assert {pair: feeling(table, *reversed(pair)) for pair in first} == first != elsewhere
    assert {*first.values()} == {*FEELINGS}


@pytest.mark.parametrize("game", KEEN)
def test_games_of_a_seed_are_always_the_same(game):
    alone, other = (
        series.series(GAMES[game].map, 2, seed=seed, turns=3, jobs=1) for seed in ("x", "y")
    )

    assert series.series(GAMES[game].map, 2, seed="x", turns=3, jobs=1) == alone != other
    assert sum(alone.firsts.values()) == pytest.approx(2)
    assert sum(map(alone.share, alone.powers)) == pytest.approx(len(alone.powers))


def test_games_side_by_side_come_to_the_same():
    line = [sys.executable, "-m", "engine.robots.balance", "eu", "--games", "2", "--turns", "2"]
    told = [
        subprocess.run(
            [*line, "--jobs", jobs],
            capture_output=True,
            check=False,
            text=True,
            # Sets stand in another order in each: no game may hang on that.
            env={**os.environ, "PYTHONHASHSEED": jobs},
        )
        for jobs in ("1", "2")
    ]

    assert told[0].stdout == told[1].stdout != ""
    assert [one.stderr for one in told] == ["", ""]


def test_who_has_the_most_is_first_and_equals_share_it():
    rules = GAMES["diplomatia"].rules(load_map("eu").board, {})
    start = rules.start(1)
    counts = {power: start.counted(power, rules.board) for power in rules.board.powers_by_id}
    best = [power for power, count in counts.items() if count == max(counts.values())]

    assert series.firsts(rules, start) == dict.fromkeys(best, 1 / len(best))


def test_the_command_names_every_power(capsys):
    code = main(["eu", "--games", "1", "--turns", "2", "--jobs", "1"])

    told = capsys.readouterr().out.splitlines()
    assert code == 1  # one game alone is fair to nobody
    assert {line.split()[0] for line in told[1:]} == {*load_map("eu").board.powers_by_id}


@pytest.mark.parametrize("asked", ["standard", "nowhere"])
def test_a_map_that_nobody_can_be_keen_on_is_refused_in_a_line(asked, capsys):
    assert main([asked, "--games", "1"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
