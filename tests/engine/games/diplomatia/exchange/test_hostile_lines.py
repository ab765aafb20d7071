"""A law: whatever stands at whatever place of a line, an answer comes back, and soon."""

import json
import time

import pytest

from engine.catalogue import GAMES
from engine.formats.stream import answer
from engine.games.diplomatia.exchange.judge_service import JudgeService
from engine.games.diplomatia.profile import Profile
from engine.robots.fuzz import damage
from engine.robots.games.diplomatia.lines import LINES

LONGEST = 2.0
"""Seconds of the processor for one answer, on a slow machine."""

DEEP = json.loads("[" * 300 + "]" * 300)
VALUES = (
    *damage.STRANGE,
    *("T1M", "RUS", "A Karélie", "F Karélie", "Finský záliv", "A", "F ", " A Karélie ", "{x}"),
    *("Karélie – Karélie", "x" * 20_000, "\u202e", "%s {0} {where}", "-" * 300),
    *(DEEP, {"a": {"a": {"a": {}}}}, ["RUS"], [["Karélie", "Karélie"]], {"RUS": ["A Karélie"]}),
    *({"kind": "sea"}, {"power": "RUS"}, {"spaces": {"a": {"kind": "land"}}, "borders": []}),
)
KEYS = ("", " ", "\ud800", "\0", "x" * 300, "KARÉLIE", "RUS", "a\nb", "{x}", "-")
OWN = {"map": "eu", "units": {"RUS": ["A KAR"], "SCA": ["F BOT"]}, "control": {"RUS": ["FZA"]}}
ON_OUR_MAP = tuple({**line, **OWN, "orders": {}, "dislodged": {}} for line in LINES)


@pytest.fixture(scope="module")
def judge():
    made = JudgeService(profile=Profile(), map="eu")
    answer(b'{"phase": "T1M", "units": {}, "orders": {"RUS": ["Karel - Loty"]}}', made)
    return made  # what a map takes to be read from its folder, no other line waits for


def answered(line, judge):
    """Answer a line; see that it is one, that a fault is named, and that it came in time."""
    data = line.encode("utf-8", "surrogatepass")
    begun = time.process_time()
    text, judged = answer(data, judge)
    taken = time.process_time() - begun
    assert "\n" not in text
    found = json.loads(text)
    text.encode()
    assert taken < LONGEST, line[:500]
    assert judged == ("error" not in found)
    if not judged:
        assert {*found} == {"id", "error"}
        assert {*found["error"]} == {"code", "where", "message"}
        assert found["error"]["code"]
    return found


def renamed(value, place, key):
    """Return a value in which a field has another name."""
    if not place:
        return key if isinstance(value, dict) else value
    first, *rest = place
    if isinstance(value, list):
        return [renamed(one, rest, key) if at == first else one for at, one in enumerate(value)]
    if not rest:
        return {key if name == first else name: one for name, one in value.items()}
    return {name: renamed(one, rest, key) if name == first else one for name, one in value.items()}


@pytest.mark.parametrize("line", [*LINES, *ON_OUR_MAP], ids=lambda line: f"{line['id']}")
def test_every_place_of_a_line_may_hold_anything(line, judge):
    assert "error" not in answered(json.dumps(line), judge)

    for place in damage.places(line):
        for value in VALUES:
            answered(json.dumps(damage.changed(line, place, value)), judge)
        answered(json.dumps(damage.without(line, place)), judge)
        answered(damage.twice(line, place), judge)


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line['id']}")
def test_every_field_may_be_called_anything(line, judge):
    for place in damage.places(line):
        if isinstance(place[-1], str):
            for key in KEYS:
                answered(json.dumps(renamed(line, place, key)), judge)


RAW = (
    *("", " ", "null", "true", "7", '"x"', "[]", "{", "{}", "}", '{"id":', "\ufeff{}", "\0"),
    *('{"phase": NaN}', '{"phase": 1e999}', '{"phase": -Infinity}', '{"id": ' + "9" * 6000 + "}"),
    *("[" * 100_000, '{"a":' * 100_000, '{"id": {}}', '{"id": [1]}', '{"id": 1, "id": 2}'),
    *('{"phase": "T1M", "units": {"RUS": [' + '"A KAR",' * 50_000 + '"A KAR"]}}',),
    *('{"phase": "T1M", "units": {}, "orders": {"RUS": ["' + "KAR P " * 200_000 + '"]}}',),
    *('{"phase": "T1M", "units": {}, "orders": {"RUS": [' + '"KAR - LOY",' * 1_999 + '"x"]}}',),
    *('{"phase": "T1M", "units": {}, "map": {"spaces": ' + '{"a":' * 900 + "1" + "}" * 902,),
    *('{"phase": "T9999M", "units": {}}', '{"phase": "T0M", "units": {}}'),
    *('{"phase": "T1C", "units": {}, "control": {}}', '{"phase": "T99999M", "units": {}}'),
)


@pytest.mark.parametrize("number", range(len(RAW)))
def test_a_line_may_be_no_question_at_all(number, judge):
    answered(RAW[number], judge)


def test_a_thousand_orders_of_ten_thousand_signs_are_refused_or_read_in_time(judge):
    orders = {"RUS": ["Karélie P " * 900] * 400}

    answered(json.dumps({"phase": "T1M", "units": {"RUS": ["A KAR"]}, "orders": orders}), judge)


def test_what_a_line_is_answered_does_not_depend_on_the_lines_before(judge):
    alike = [
        json.dumps(damage.changed(LINES[0], ("map", "spaces", "Karélie", "centre"), value))
        for value in (True, 1, 1.0, True)
    ]

    answers = [answered(line, judge) for line in alike]

    assert answers[0] == answers[3]
    assert [one["error"]["where"] for one in answers[1:3]] == ["map.spaces.Karélie.centre"] * 2


def test_lines_of_the_robots_name_their_game_and_every_phase():
    assert {line["game"] for line in LINES} == {"diplomatia"}
    kinds = {GAMES["diplomatia"].calendar.parse(line["phase"]).kind for line in LINES}
    assert kinds == {*GAMES["diplomatia"].calendar.kinds}
