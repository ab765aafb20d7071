"""Games of our own in our own JSON: the same game back, and every change of a record found."""

import copy
import json
import random

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.replay import compared, replay
from engine.formats.comparison import About
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import Node
from engine.games.diplomatia.exchange.card import EXCHANGE
from engine.robots.games.catalogue import robots_of
from engine.rules.order import opened
from engine.rules.ruling import JudgedPhase

RULES = GAMES["diplomatia"].rules(load_map("eu").board, {})
PHASES = 24


@pytest.fixture(scope="module")
def pasts():
    play, chance = robots_of("diplomatia").keen, random.Random("saved")
    position, played = RULES.start(1), []
    for _ in range(PHASES):
        sheets = play(RULES, position, chance)
        resolution = RULES.adjudicate(position, sheets)
        orders = opened(RULES.order, sheets)
        played.append(JudgedPhase(before=position, orders=orders, resolution=resolution))
        position = resolution.after
    return played


@pytest.fixture(scope="module")
def saved(pasts):
    left = pasts[-1].resolution.after
    return json.loads(json.dumps(EXCHANGE.saved_game(pasts, left, RULES.board, "Evening")))


def read(saved):
    return EXCHANGE.read_json(Node(saved), RULES)


def differences(saved):
    found = read(saved)
    return compared(replay(found.game, RULES), found.read_report)


def test_a_game_has_phases_of_every_kind(pasts):
    assert {past.phase.kind for past in pasts} == {*RULES.calendar.kinds}


def test_what_was_written_is_read_again_and_judged_alike(pasts, saved):
    found = read(saved)

    assert found.game.title == "Evening"
    assert [one.position for one in found.game.phases] == [past.before for past in pasts]
    assert found.game.last == pasts[-1].resolution.after
    comparison = compared(replay(found.game, RULES), found.read_report)
    assert comparison.agrees
    assert not comparison.differences
    assert comparison.told == PHASES


def test_each_result_that_is_recorded_otherwise_is_found(saved):
    for number, phase in enumerate(saved["phases"][:-1]):
        unit = next(iter(phase["results"]), None)
        if unit is None:
            continue
        other = copy.deepcopy(saved)
        other["phases"][number]["results"][unit] = "vanishes"

        found = differences(other).differences

        assert [(one.about, one.what, one.theirs) for one in found] == [
            (About.RESULT, unit, "vanishes")
        ]


def test_a_unit_and_a_space_that_are_recorded_otherwise_are_found(saved):
    other = copy.deepcopy(saved)
    other["phases"] = other["phases"][:2]
    after = other["phases"][1]
    del after["orders"]
    power, units = next((p, u) for p, u in after["units"].items() if u)
    gone = units.pop()
    after["control"][power].remove(gone[2:])

    found = differences(other).differences

    assert {(one.about, one.what, one.theirs) for one in found} == {
        (About.UNITS, gone, "-"),
        (About.OWNERS, gone[2:], "-"),
    }
    assert next(one for one in found if one.about is About.UNITS).ruling is not None


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"game": "diplomacy"}, Fault.UNKNOWN_FORMAT, ""),
        ({"map": "standard"}, Fault.UNKNOWN_MAP, "map"),
        ({"phases": []}, Fault.NO_PHASES, ""),
        ({"phases": [{}]}, Fault.MISSING, "phases[0].phase"),
        ({"phases": [{"phase": "T1M"}]}, Fault.MISSING, "phases[0].units"),
        ({"title": 7}, Fault.WRONG_TYPE, "title"),
    ],
)
def test_what_cannot_be_a_game_is_refused_where_it_is_wrong(saved, change, code, where):
    with pytest.raises(ExchangeError) as refused:
        read({**saved, **change})

    assert (refused.value.code, refused.value.where) == (code, where)


def test_phases_follow_each_other(saved):
    turned = {**saved, "phases": saved["phases"][:2][::-1]}

    with pytest.raises(ExchangeError) as refused:
        read(turned)

    assert (refused.value.code, refused.value.where) == (Fault.OUT_OF_ORDER, "phases[1].phase")


def test_ruled_differences_are_told_with_their_reasons(pasts):
    for ruling in pasts[0].resolution.rulings:
        told = EXCHANGE.ruling_json(ruling)

        assert {*told} == {"order", "result", "reasons"}
        assert json.dumps(told)
