"""The stream: one line out for every line in, whatever comes."""

import io
import json
import random

import pytest

from engine.formats.stream import LONGEST_LINE, answer, run
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService

PARIS = {"id": 1, "phase": "S1901M", "units": {"FRANCE": ["A PAR"]}}


def stream(service, data, **how):
    sink = io.BytesIO()
    code = run(io.BytesIO(data), sink, service, **how)
    return code, [json.loads(line) for line in sink.getvalue().splitlines()]


def lines(*records):
    return b"".join(json.dumps(record).encode() + b"\n" for record in records)


def code_of(service, line):
    said, judged = answer(line, service)
    found = json.loads(said)
    assert not judged
    assert set(found) == {"id", "error"}
    assert set(found["error"]) == {"code", "where", "message"}
    return found["id"], found["error"]["code"], found["error"]["where"]


def test_every_line_is_answered_in_its_place(service):
    data = lines(PARIS) + b"\n" + b"no json\r\n" + lines({**PARIS, "id": "last"})

    code, found = stream(service, data)

    assert code == 1
    assert [line["id"] for line in found] == [1, None, None, "last"]
    assert ["error" in line for line in found] == [False, True, True, False]


def test_a_stream_without_a_fault_ends_with_nothing_wrong(service):
    code, found = stream(service, lines(PARIS).rstrip(b"\n"))

    assert (code, len(found)) == (0, 1)


def test_nothing_in_means_nothing_out(service):
    assert stream(service, b"") == (0, [])


def test_each_answer_leaves_before_the_next_question_is_read(service):
    sink = io.BytesIO()
    answered = []

    class Asker(io.BytesIO):
        def readline(self, size=-1):
            answered.append(sink.getvalue().count(b"\n"))
            return super().readline(size)

    run(Asker(lines(PARIS, PARIS)), sink, service)

    assert answered == [0, 1, 2]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "empty_line"),
        (b"  \t", "empty_line"),
        (b"\xff\xfe\x00", "bad_encoding"),
        (b'{"id": 1, "phase": "S19', "bad_json"),
        (b'{"id": 1} {"id": 2}', "bad_json"),
        (b"null", "wrong_type"),
        (b"[]", "wrong_type"),
        (b'"S1901M"', "wrong_type"),
        (b"[" * 100_000, "too_deep"),
        (b'{"id":' * 100_000, "too_deep"),
        (b'{"id": NaN}', "bad_number"),
        (b'{"id": -Infinity}', "bad_number"),
        (b'{"id": 1e999}', "bad_number"),
        (b'{"id": ' + b"9" * 5000 + b"}", "bad_number"),
        (b'{"id": 1, "id": 2}', "two_keys"),
        (b"x" * (LONGEST_LINE + 1), "too_large"),
    ],
    ids=lambda value: repr(value[:20]),
)
def test_a_line_that_nobody_could_mean_has_no_name(service, line, code):
    assert code_of(service, line) == (None, code, "")


@pytest.mark.parametrize("name", [0, -3, 1.5, "", "é", "\ud800", True, None, 10**400])
def test_a_line_keeps_its_name(service, name):
    said, _ = answer(json.dumps({**PARIS, "id": name}).encode(), service)
    wrong, _ = answer(json.dumps({"id": name}).encode(), service)

    assert json.loads(said)["id"] == name
    assert json.loads(wrong)["id"] == name
    assert said.encode("utf-8")


def test_a_name_is_one_value(service):
    assert code_of(service, b'{"id": [1], "phase": "S1901M"}') == (None, "wrong_type", "id")


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"phase": None}, "wrong_type", "phase"),
        ({"phase": 1901}, "wrong_type", "phase"),
        ({"phase": "W1901M"}, "bad_phase", "phase"),
        ({"phase": "spring"}, "bad_phase", "phase"),
        ({"map": "moon"}, "unknown_map", "map"),
        ({"map": "../standard"}, "unknown_map", "map"),
        ({"map": 3}, "wrong_type", "map"),
        ({"profile": "1959"}, "unknown_profile", "profile"),
        ({"profile": ["1982"]}, "wrong_type", "profile"),
        ({"profile": {"paradox": "never"}}, "unknown_profile", "profile"),
        ({"profile": {"perpetual_orders": "allowed"}}, "unplayed_rule", "profile"),
        ({"profile": {"illegal_unit": "removed"}}, "unplayed_rule", "profile"),
        ({"profile": {"edition": "1959"}}, "unknown_profile", "profile.edition"),
        ({"units": []}, "wrong_type", "units"),
        ({"units": {"FRANCE": "A PAR"}}, "wrong_type", "units.FRANCE"),
        ({"units": {"FRANCE": [7]}}, "wrong_type", "units.FRANCE[0]"),
        ({"units": {"SPAIN": ["A PAR"]}}, "unknown_power", "units.SPAIN"),
        ({"units": {"FRANCE": ["A XYZ"]}}, "unknown_place", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["F Nor"]}}, "several_places", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["PAR"]}}, "no_unit", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["A PAR S A MAR"]}}, "no_unit", "units.FRANCE[0]"),
        ({"units": {"FRANCE": [""]}}, "no_unit", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["A" * 200]}}, "too_long", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["A NTH"]}}, "army_at_sea", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["F PAR"]}}, "fleet_inland", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["F STP"]}}, "coast_missing", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["F SPA/EC"]}}, "no_such_coast", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["F Spain (ec)"]}}, "no_such_coast", "units.FRANCE[0]"),
        ({"units": {"FRANCE": ["A PAR", "A PAR"]}}, "two_units", "units.FRANCE[1]"),
        (
            {"units": {"FRANCE": ["F SPA/NC"], "ITALY": ["A SPA"]}},
            *("two_units", "units.ITALY[0]"),
        ),
        ({"units": {"FRANCE": ["A PAR"] * 1001}}, "too_many", "units.FRANCE"),
        ({"orders": []}, "wrong_type", "orders"),
        ({"orders": {"FRANCE": ["A PAR H", 1]}}, "wrong_type", "orders.FRANCE[1]"),
        ({"orders": {"SPAIN": []}}, "unknown_power", "orders.SPAIN"),
        ({"orders": {"FRANCE": ["A PAR H"] * 201}}, "too_many", "orders.FRANCE"),
        ({"orders": {"FRANCE": ["A" * 1_000_000]}}, "too_long", "orders.FRANCE[0]"),
        ({"centers": {"FRANCE": ["BUR"]}}, "no_centre", "centers.FRANCE[0]"),
        (
            {"centers": {"FRANCE": ["PAR"], "ITALY": ["PAR"]}},
            *("two_owners", "centers.ITALY[0]"),
        ),
        ({"contested": "GAS"}, "wrong_type", "contested"),
        ({"contested": ["XYZ"]}, "unknown_place", "contested[0]"),
        (
            {"dislodged": {"A BUR": {"power": "FRANCE", "from": "MUN"}}},
            *("not_in_phase", "dislodged"),
        ),
        ({"phase": "W1901A"}, "missing", "centers"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(service, change, code, where):
    assert code_of(service, json.dumps({**PARIS, **change}).encode()) == (1, code, where)


@pytest.mark.parametrize("field", ["phase", "units"])
def test_a_field_that_is_missing_is_named(service, field):
    line = json.dumps({name: value for name, value in PARIS.items() if name != field})

    assert code_of(service, line.encode()) == (1, "missing", field)


BEATEN = {"id": 1, "phase": "F1901R", "units": {"GERMANY": ["A BUR"], "FRANCE": ["A PIC"]}}


@pytest.mark.parametrize(
    ("dislodged", "code", "where"),
    [
        ({"A BUR": "FRANCE"}, "wrong_type", "dislodged.A BUR"),
        ({"A BUR": {}}, "missing", "dislodged.A BUR.power"),
        ({"BUR": {"power": "FRANCE"}}, "no_unit", "dislodged.BUR"),
        ({"A BUR": {"power": "FRANCE", "from": "X"}}, "unknown_place", "dislodged.A BUR.from"),
        (
            {"A BUR": {"power": "FRANCE", "retreats": ["LON"]}},
            *("retreat_out_of_reach", "dislodged.A BUR.retreats[0]"),
        ),
        (
            {"A BUR": {"power": "FRANCE", "retreats": ["GAS", "PIC"]}},
            *("retreat_occupied", "dislodged.A BUR.retreats[1]"),
        ),
    ],
)
def test_what_is_wrong_with_a_beaten_unit_is_said_with_its_place(service, dislodged, code, where):
    line = json.dumps({**BEATEN, "dislodged": dislodged})

    assert code_of(service, line.encode()) == (1, code, where)


def test_a_line_too_long_to_keep_is_passed_over(service):
    data = b"x" * (3 * LONGEST_LINE) + b"\n" + lines(PARIS)

    _, found = stream(service, data)

    assert [line["id"] for line in found] == [None, 1]


def test_no_rubbish_stops_the_stream():
    service = JudgeService()
    chance = random.Random(3)
    whole = json.dumps({**PARIS, "orders": {"FRANCE": ["A PAR - BUR", "A Žďár → 東京"]}})
    rubbish = []
    for _ in range(700):
        kind = chance.randrange(4)
        if kind == 0:
            line = chance.randbytes(chance.randrange(1, 60)).replace(b"\n", b" ")
        elif kind == 1:
            line = whole.encode()[: chance.randrange(1, len(whole))]
        elif kind == 2:
            signs = list(whole)
            for _ in range(3):
                signs[chance.randrange(len(signs))] = chance.choice('[]{}":,0aé ')
            line = "".join(signs).encode()
        else:
            line = json.dumps(_anything(chance, 4)).encode()
        rubbish.append(line)

    code, found = stream(service, b"\n".join(rubbish) + b"\n")

    assert code == 1
    assert len(found) == len(rubbish)


def _anything(chance, depth):
    """Make a value that looks like a question and is none."""
    names = ("id", "phase", "units", "orders", "dislodged", "contested", "centers", "FRANCE")
    values = ("S1901M", "F1901R", "W1901A", "A PAR", "F STP", "A PAR - BUR", 0, None, True, -1.5)
    match chance.randrange(3) if depth else 0:
        case 1:
            return {chance.choice(names): _anything(chance, depth - 1) for _ in range(5)}
        case 2:
            return [_anything(chance, depth - 1) for _ in range(3)]
    return chance.choice(values)


def test_no_sign_within_an_answer_ends_its_line(service):
    strange = "A PAR\x85\u2028\u2029\x0b\x0c\x1c\x1d\x1e H"
    line = json.dumps({"id": strange, "phase": "S1901M", "units": {}, "orders": {}})

    said, judged = answer(line.encode(), service)

    assert judged
    assert len(said.splitlines()) == 1
    assert json.loads(said)["id"] == strange
