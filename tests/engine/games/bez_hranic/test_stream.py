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


BILL = {"crossings", "route", "pairs", "field40", "beneath", "price", "paid"}


@pytest.mark.parametrize(
    ("question", "keys"),
    [
        (ROUND, {"id", "bills", "purses", "best"}),
        ({**ROUND, "placements": [["red", "GB"], ["red", "HU"], ["blue", "40"]]}, {"id", "error"}),
        (TRIP, {"id", "crossings", "penalty", "price", "pairs", "route"}),
        (WALK, {"id", "possible", "where"}),
        (
            {**WALK, "route": ["PL", "BY", "RU-M", "FI"]},
            {"id", "possible", "crossings", "penalty", "price", "pairs"},
        ),
        (DEAL, {"id", "rounds"}),
    ],
)
def test_an_answer_has_these_keys(question, keys):
    assert {*told(question)} == keys


def test_a_bill_has_these_keys_and_purses_are_of_seats():
    said = told(ROUND)

    assert all({*bill} == BILL for bill in said["bills"].values())
    assert {*said["best"]} == {"price", "fields"}
    assert said["purses"] == {"A": 60, "B": 65}
    assert told({**ROUND, "round": 2})["purses"] == {"A": 0, "B": 0}


def test_a_deal_says_who_deals_what_and_a_target_from_round_five():
    rounds = told(DEAL)["rounds"]

    assert [one["round"] for one in rounds] == [1, 2, 3, 4, 5, 6, 7]
    assert [one["dealer"] for one in rounds] == ["B", "A", "B", "A", "B", "A", "B"]
    for one in rounds:
        wanted = {"round", "dealer", "offer", "start"} | ({"target"} if one["round"] > 4 else set())
        assert {*one} == wanted
        assert len(one["offer"]) == 7
    cards = [card for one in rounds[:6] for card in (*one["offer"], one["start"])]
    cards += [one["target"] for one in rounds[4:6]]
    assert len(cards) == len({*cards}) == 50
    assert told({**DEAL, "first_dealer": None})["rounds"][0]["dealer"] == "A"


def test_the_last_round_is_dealt_from_all_cards_again():
    sevenths = [told({**DEAL, "deal": f"seed {number}"})["rounds"][6] for number in range(12)]
    cards = [card for one in sevenths for card in (*one["offer"], one["start"], one["target"])]

    assert all(len({*one["offer"], one["start"], one["target"]}) == 9 for one in sevenths)
    assert len({*cards}) > 40


def test_a_part_that_is_given_as_a_state_is_none():
    assert told({**ROUND, "start": "RU-M"})["error"]["where"] == "start"
    assert told({**ROUND, "offer": ["Kaliningrad", *OFFER[1:]]})["error"]["where"] == "offer[0]"


@pytest.mark.parametrize(("one", "other"), [("GR", "Řecko"), ("GR", "Greece"), ("Řecko", "Greece")])
def test_one_state_by_two_names_is_there_twice(one, other):
    said = told({**ROUND, "offer": [one, "HU", other, "PT", "IT", "BE", "UA"]})["error"]

    assert (said["code"], said["where"]) == ("state_twice", "offer[2]")


def test_a_walk_fails_where_it_begins_elsewhere_and_where_it_ends_elsewhere():
    def where(*route, **more):
        return told({**WALK, "route": [*route], **more}).get("where")

    assert where("DE", "PL") == 0
    assert where("PL", "BY", "RU-M") == 2  # Finland is missed
    assert where("PL", "BY", "RU-K", "FI") == 1
    assert where("PL", "BY", "RU-M", "FI", target="SE") == 3
    assert where("PL", "BY", "RU-M", "FI") is None
