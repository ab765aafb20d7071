"""Whatever comes in a line, one answer goes out: at every place anything can stand."""

import copy
import json
import re

import pytest

from engine.formats.stream import answer
from tests.naive.bez_hranic.court import judge

OFFER = ["GB", "HU", "GR", "PT", "IT", "BE", "UA"]
ROUND = {
    "id": 7,
    "map": "europe",
    "round": 1,
    "start": "FR",
    "offer": OFFER,
    "players": [
        {"seat": "A", "colours": ["red"], "purse": 0},
        {"seat": "B", "colours": ["blue"], "purse": 5},
    ],
    "placements": [["red", "GB"], ["blue", "40"]],
}
HANDED = {
    "map": {"states": {"A": ["A1", "A2"], "B": []}, "borders": [["A1", "B"]]},
    "start": "A",
    "chosen": ["B"],
}
TRIP = {"map": "europe", "start": "PL", "chosen": ["FI"], "target": "ES"}
WALK = {"map": "europe", "start": "PL", "chosen": ["FI"], "route": ["PL", "RU-K", "FI"]}
DEAL = {"map": "usa", "deal": "seed", "players": ["A", "B"], "first_dealer": "B"}
QUESTIONS = {"round": ROUND, "handed": HANDED, "trip": TRIP, "walk": WALK, "deal": DEAL}
JUNK = (None, True, 0, -1, 1.5, "", "FR", "40", [], {}, [[]], {"": 0}, 10**30, "x" * 2000, "\ud800")


def places(value, path=()):
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for number in range(len(value)):
            yield from places(value[number], (*path, number))


def put(value, path, junk):
    if not path:
        return junk
    value = copy.deepcopy(value)
    inside = value
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = junk
    return value


def told(question):
    text, _ = answer(json.dumps(question).encode(), judge())
    return json.loads(text)


@pytest.mark.parametrize("name", QUESTIONS)
def test_anything_anywhere_gets_an_answer_and_a_fault_says_where(name):
    question = QUESTIONS[name]
    for path in places(question):
        for junk in JUNK:
            said = told(put(question, path, junk))
            if "error" in said:
                assert said["error"]["code"]
                top = re.split(r"[.\[]", said["error"]["where"])[0]
                assert top in {"", *question, "target", "purse"}, (path, junk, said)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_field_that_must_be_there_is_missed_by_name(name):
    question = QUESTIONS[name]
    for key in question:
        said = told({other: value for other, value in question.items() if other != key})
        if "error" in said and said["error"]["code"] == "missing":
            assert said["error"]["where"] == key


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"start": "GB"}, "state_twice", "offer[0]"),
        ({"offer": [*OFFER[:6], "GB"]}, "state_twice", "offer[6]"),
        ({"offer": OFFER[:6]}, "not_seven", "offer"),
        ({"round": 8}, "not_between", "round"),
        ({"round": True}, "wrong_type", "round"),
        ({"round": 5}, "missing", "target"),
        ({"target": "AL"}, "no_target_yet", "target"),
        ({"placements": [["red", "GB"]]}, "tokens", "placements"),
        ({"placements": [["red", "GB"], ["blue", "GB"], ["blue", "HU"]]}, "tokens", "placements"),
        ({"placements": [["red", "AL"], ["blue", "40"]]}, "no_field", "placements[0][1]"),
        ({"placements": [["green", "GB"], ["blue", "40"]]}, "no_colour", "placements[0][0]"),
        ({"start": "Atlantis"}, "unknown_place", "start"),
        ({"map": "asia"}, "unknown_map", "map"),
    ],
)
def test_a_fault_names_what_and_where(change, code, where):
    error = told({**ROUND, **change})["error"]

    assert (error["code"], error["where"]) == (code, where)


def test_a_colour_sits_on_one_seat():
    players = [*ROUND["players"], {"seat": "C", "colours": ["red"], "purse": 0}]

    assert told({**ROUND, "players": players})["error"]["code"] == "colour_twice"


@pytest.mark.parametrize(
    "text", ["Velká Británie", "great britain", "GB", "gb", "Spojené království"]
)
def test_states_are_read_by_key_and_by_name_in_either_language(text):
    assert told({**ROUND, "offer": [text, *OFFER[1:]]})["bills"]["red"]["route"] == ["FR", "GB"]


def test_a_map_of_the_line_is_answered_by_its_own_names():
    assert told(HANDED)["route"] == ["A1", "B"]
    assert told({**HANDED, "start": "B", "chosen": ["A"]})["route"] == ["B", "A1"]


@pytest.mark.parametrize(
    ("borders", "code"),
    [
        ([["A1", "A2"]], "no_border"),
        ([["A1"]], "no_border"),
        ([["A", "B"]], "border_of_state"),
        ([["A1", "C"]], "unknown_place"),
        ([["B", "B"]], "no_border"),
        ([[1, 2]], "wrong_type"),
    ],
)
def test_a_loose_border_is_named(borders, code):
    handed = {**HANDED, "map": {**HANDED["map"], "borders": borders}}

    assert told(handed)["error"]["code"] == code


def test_where_no_way_leads_it_is_said():
    handed = {**HANDED, "map": {**HANDED["map"], "borders": []}}

    assert told(handed)["error"]["code"] == "no_way"
