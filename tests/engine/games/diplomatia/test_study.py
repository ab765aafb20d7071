"""The handbook's examples come out as it prints them; every what-if comes out otherwise."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.diplomatia.lineups import Arrangements, lineup_of
from engine.games.diplomatia.study.library import examples, printed

BOARD = load_map(DIPLOMATIA.map).board
RULES = DIPLOMATIA.rules(BOARD, {})


def verdicts(case):
    judged = RULES.adjudicate(case.position, case.orders)
    return {ruling.unit: str(ruling.verdict) for ruling in judged.rulings}


@pytest.mark.parametrize("example", examples(), ids=lambda one: one.id)
def test_an_example_comes_out_as_printed(example):
    assert verdicts(example) == dict(printed()[example.id].results)


@pytest.mark.parametrize("example", examples(), ids=lambda one: one.id)
def test_a_what_if_comes_out_otherwise(example):
    for change in example.what_ifs:
        judged = RULES.adjudicate(change.position, change.orders).after

        assert judged != RULES.adjudicate(example.position, example.orders).after


def test_an_arrangement_is_read_from_its_id():
    powers = [*BOARD.powers_by_id]
    made = lineup_of([powers[3:5], powers[:2], powers[5:]], BOARD)

    assert Arrangements(BOARD)[made.id] == made
    assert made.played == {*powers} - {powers[2]}


@pytest.mark.parametrize("text", ["", "FRA", "FRA,FRA", "FRA+GER,XXX", "GER,FRA", "FRA,,GER"])
def test_what_is_no_arrangement_is_none(text):
    assert text not in Arrangements(BOARD)
