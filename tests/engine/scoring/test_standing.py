from fractions import Fraction

import pytest

from engine.games.diplomacy.phase import Phase
from engine.rules.position import Position
from engine.scoring.standing import Standing, standing
from engine.scoring.systems import SYSTEMS

POWERS = ("ENGLAND", "FRANCE", "GERMANY")


def at(phase, **owned):
    owners = {f"{power}{number}": power for power, many in owned.items() for number in range(many)}
    return Position(phase=Phase.parse(phase), units=(), owners=owners)


def test_a_power_is_out_in_the_year_in_which_it_loses_its_last_centre():
    history = [
        at("S1901M", ENGLAND=3, FRANCE=3, GERMANY=3),
        at("F1902M", ENGLAND=3, FRANCE=5, GERMANY=1),
        at("W1902A", ENGLAND=3, FRANCE=6),
        at("S1904M", ENGLAND=1, FRANCE=8),
    ]

    told = standing(POWERS, history)

    assert told.counted == {"ENGLAND": 1, "FRANCE": 8, "GERMANY": 0}
    assert told.out == {"GERMANY": 1902}
    assert told.year == 1904
    assert told.years("ENGLAND") == 3
    assert told.years("GERMANY") == 1


def test_a_game_without_a_position_cannot_be_scored():
    with pytest.raises(ValueError, match="without a position"):
        standing(POWERS, [])


def test_years_count_from_the_first_of_the_game():
    told = standing(POWERS, [at("S1870M", ENGLAND=3), at("W1875A", ENGLAND=3)])

    assert told.years("ENGLAND") == 5
    assert told.years("FRANCE") == 0


def test_who_was_out_in_the_same_year_shares_the_place():
    told = Standing(
        counted={"ENGLAND": 5, "FRANCE": 0, "GERMANY": 0},
        out={"FRANCE": 1904, "GERMANY": 1904},
        year=1906,
    )

    assert told.places() == [["ENGLAND"], ["FRANCE", "GERMANY"]]
    scores = SYSTEMS["carnage"].score(told)
    assert scores == {"ENGLAND": 3005, "FRANCE": 1500, "GERMANY": 1500}


def test_a_draw_that_was_agreed_is_shared_by_those_in_it():
    told = Standing(
        counted={"ENGLAND": 8, "FRANCE": 8, "GERMANY": 1},
        year=1906,
        drawn=frozenset({"ENGLAND", "FRANCE"}),
    )

    assert SYSTEMS["draw_size"].score(told) == {"ENGLAND": 50, "FRANCE": 50, "GERMANY": 0}
    assert SYSTEMS["dixie"].score(told) == {"ENGLAND": 170, "FRANCE": 170, "GERMANY": 38}


@pytest.mark.parametrize("system", list(SYSTEMS))
def test_a_board_on_which_all_are_equal_gives_all_the_same(system):
    told = Standing(counted=dict.fromkeys(POWERS, 4), year=1905)

    scores = set(SYSTEMS[system].score(told).values())

    assert len(scores) == 1
    assert isinstance(scores.pop(), Fraction | int)
