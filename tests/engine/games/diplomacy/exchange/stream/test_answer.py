"""What the stream answers: the board afterwards, every order with its result and reasons."""

import json

import pytest

from engine.formats.stream import answer
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService


def words(found):
    return {unit: entry["result"] for unit, entry in found["results"].items()}


def codes(entry):
    return [reason["code"] for reason in entry["reasons"]]


def test_a_turn_of_moves(ask):
    found = ask(
        id="x",
        units={"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR", "A MUN"], "ITALY": ["A VEN"]},
        orders={
            "FRANCE": ["A PAR - BUR", "A MAR S A PAR - BUR"],
            "ITALY": ["A VEN - TYR"],
            "GERMANY": ["A MUN - TYR"],
        },
    )

    assert found["id"] == "x"
    assert found["phase"] == "S1901R"
    assert found["units"] == {
        "FRANCE": ["A BUR", "A MAR"],
        "GERMANY": ["A MUN"],
        "ITALY": ["A VEN"],
    }
    assert found["dislodged"] == {
        "A BUR": {
            "power": "GERMANY",
            "from": "PAR",
            "retreats": ["BEL", "GAS", "PIC", "RUH"],
        }
    }
    assert found["contested"] == ["TYR"]
    assert words(found) == {
        "A PAR": "succeeds",
        "A MAR": "given",
        "A BUR": "dislodged",
        "A VEN": "fails",
        "A MUN": "fails",
    }
    assert found["results"]["A PAR"]["order"] == "A PAR - BUR"
    assert found["results"]["A PAR"]["reasons"][0] == {
        "code": "drove_out",
        "where": "BUR",
        "by": ["BUR"],
        "rule": "IX.2",
        "datc": "6.A.8",
        "strength": 2,
        "against": 1,
    }


@pytest.mark.parametrize(("profile", "source"), [("1982", "NWY"), ("2023", None)])
def test_an_attacker_by_sea_closes_no_space_where_the_rulebook_says_so(ask, profile, source):
    found = ask(
        profile=profile,
        units={"ENGLAND": ["A NWY", "F SKA", "F BAL"], "RUSSIA": ["A SWE"]},
        orders={"ENGLAND": ["A NWY - SWE VIA", "F SKA C A NWY - SWE", "F BAL S A NWY - SWE"]},
    )
    beaten = found["dislodged"]["A SWE"]

    assert beaten["from"] == source
    assert ("NWY" in beaten["retreats"]) == (source is None)


def test_a_stand_off_is_told_even_when_nobody_retreats(ask):
    found = ask(
        units={"ITALY": ["A VEN"], "AUSTRIA": ["A VIE"]},
        orders={"ITALY": ["A VEN - TYR"], "AUSTRIA": ["A VIE - TYR"]},
    )

    assert found["contested"] == ["TYR"]
    assert found["phase"] == "F1901M"


def test_a_fate_stands_beside_the_word(ask):
    cut = ask(
        units={"FRANCE": ["A BUR", "A PAR", "A RUH"], "GERMANY": ["A MUN", "A BOH"]},
        orders={
            "GERMANY": ["A MUN S A BOH - TYR", "A BOH - TYR"],
            "FRANCE": ["A BUR - MUN", "A RUH S A BUR - MUN"],
        },
    )

    assert words(cut)["A MUN"] == "cut, dislodged"


def test_a_unit_with_nowhere_to_go_is_destroyed(ask):
    found = ask(
        units={"ENGLAND": ["F POR"], "FRANCE": ["F MAO", "A SPA"]},
        orders={"FRANCE": ["F MAO S A SPA - POR", "A SPA - POR"], "ENGLAND": ["F POR H"]},
    )

    assert found["results"]["F POR"]["result"] == "destroyed"
    assert found["dislodged"] == {}
    assert found["results"]["F POR"]["reasons"][0]["by"] == ["SPA", "MAO"]
    assert "ENGLAND" in found["units"]
    assert found["units"]["ENGLAND"] == []


def test_an_illegible_order_fails_alone(ask):
    found = ask(
        units={"FRANCE": ["A PAR", "A MAR", "F BRE"], "GERMANY": ["A MUN"]},
        orders={"FRANCE": ["A PAR - XYZZY", "rubbish", "F Bre - MAO", "A MUN H"]},
    )
    entry = found["results"]["A PAR"]

    assert entry["order"] == "A PAR - XYZZY"
    assert entry["result"] == "illegal"
    assert entry["reasons"][0] == {
        "code": "unknown_place",
        "start": 8,
        "end": 13,
        "expected": "province",
    }
    assert words(found) == {
        "A PAR": "illegal",
        "A MAR": "stands",
        "F BRE": "succeeds",
        "A MUN": "stands",
        "FRANCE: rubbish": "illegal",
        "FRANCE: A MUN H": "illegal",
    }
    assert codes(found["results"]["FRANCE: A MUN H"]) == ["foreign_unit"]


def test_an_order_with_several_meanings_tells_them(ask):
    found = ask(units={"ENGLAND": ["F EDI"]}, orders={"ENGLAND": ["F EDI - Nor"]})

    first = found["results"]["F EDI"]["reasons"][0]
    assert first["code"] == "several_places"
    assert {"NTH", "NWG"} <= set(first["candidates"])


def test_further_texts_for_a_unit_stand_beside_its_order(ask):
    found = ask(
        units={"FRANCE": ["A PAR"]},
        orders={"FRANCE": ["A PAR - BUR", "A PAR - LON", "A PAR - XYZZY"]},
    )

    assert words(found) == {"A PAR": "succeeds"}
    assert [entry["order"] for entry in found["results"]["A PAR"]["also"]] == [
        "A PAR - LON",
        "A PAR - XYZZY",
    ]
    assert {entry["result"] for entry in found["results"]["A PAR"]["also"]} == {"illegal"}


def test_two_orders_for_a_unit_are_illegal_both(ask):
    found = ask(units={"FRANCE": ["A PAR"]}, orders={"FRANCE": ["A PAR - BUR", "A PAR - GAS"]})
    entry = found["results"]["A PAR"]

    assert (entry["order"], entry["result"]) == ("A PAR - BUR", "illegal")
    assert [other["order"] for other in entry["also"]] == ["A PAR - GAS"]


def test_names_are_read_in_every_spelling(ask):
    found = ask(
        units={"Anglie": ["Army Liverpool", "f Edinburgh"], "R": ["F StP (sc)"]},
        orders={"england": ["A LIV - Edi"], "RUSSIA": ["F Petrohrad - GOB"]},
        centers={"Russia": ["St. Petersburg"]},
    )

    assert found["units"] == {"ENGLAND": ["F EDI", "A LVP"], "RUSSIA": ["F BOT"]}
    assert found["centers"] == {"RUSSIA": ["STP"]}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        *(("F ECH", "F ENG"), ("F GOL", "F LYO"), ("F GOB", "F BOT"), ("F NRG", "F NWG")),
        *(("F MID", "F MAO"), ("F NAT", "F NAO"), ("F TYN", "F TYS"), ("F TYH", "F TYS")),
        *(("F EMD", "F EAS"), ("F WMD", "F WES"), ("A LVA", "A LVN"), ("A LIV", "A LVP")),
        *(("A TRL", "A TYR"), ("F SPN/SC", "F SPA/SC"), ("F Bulgaria (ec)", "F BUL/EC")),
        *(("a petrohrad", "A STP"), ("FLEET stp sc", "F STP/SC"), ("A SPA/NC", "A SPA")),
    ],
)
def test_abbreviations_of_other_programs_are_read(ask, written, meant):
    assert ask(units={"FRANCE": [written]})["units"] == {"FRANCE": [meant]}


def test_a_retreat_may_go_where_the_line_says_and_nowhere_else(ask):
    def retreat(order, **beaten):
        found = ask(
            {
                "phase": "F1901R",
                "units": {"GERMANY": ["A BUR"]},
                "dislodged": {"A BUR": {"power": "FRANCE", **beaten}},
                "contested": ["PIC"],
                "orders": {"FRANCE": [order]},
            }
        )
        return found["results"]["A BUR"]["result"], codes(found["results"]["A BUR"])[0]

    assert retreat("A BUR R GAS", **{"from": "MUN"}) == ("succeeds", "retreated")
    assert retreat("A BUR - GAS", **{"from": "MUN"}) == ("succeeds", "retreated")
    assert retreat("A BUR R MUN", **{"from": "MUN"}) == ("illegal", "retreat_to_attacker")
    assert retreat("A BUR R PIC", **{"from": "MUN"}) == ("illegal", "retreat_to_standoff")
    assert retreat("A BUR R MUN", **{"from": "MUN", "retreats": ["MUN"]})[0] == "succeeds"
    assert retreat("A BUR R PIC", **{"from": None, "retreats": ["PIC"]})[0] == "succeeds"
    assert retreat("A BUR R GAS", **{"from": None, "retreats": ["PIC"]}) == (
        "illegal",
        "retreat_closed",
    )
    assert retreat("A BUR D", **{"from": "MUN"}) == ("succeeds", "disbanded")


def test_a_fleets_retreat_without_its_coast_means_those_in_reach(ask):
    found = ask(
        {
            "phase": "S1902R",
            "units": {"ENGLAND": ["F BLA"]},
            "dislodged": {"F BLA": {"power": "RUSSIA", "from": "ANK", "retreats": ["BUL"]}},
            "orders": {"RUSSIA": ["F BLA R BUL"]},
        }
    )

    assert found["units"]["RUSSIA"] == ["F BUL/EC"]


def test_centres_change_hands_after_autumn(ask):
    units = {"FRANCE": ["A GAS"], "GERMANY": ["A RUH"]}
    orders = {"FRANCE": ["A GAS - SPA"]}
    centers = {"GERMANY": ["KIE"]}

    spring = ask({"phase": "S1901M", "units": units, "orders": orders, "centers": centers})
    autumn = ask({"phase": "F1901M", "units": units, "orders": orders, "centers": centers})

    assert spring["centers"] == {"GERMANY": ["KIE"]}
    assert autumn["centers"] == {"FRANCE": ["SPA"], "GERMANY": ["KIE"]}


def test_centres_wait_for_the_retreats_of_autumn(ask):
    found = ask(
        {
            "phase": "F1901M",
            "units": {"FRANCE": ["A PAR", "A BUR"], "GERMANY": ["A MUN"]},
            "orders": {"FRANCE": ["A BUR - MUN"], "GERMANY": []},
            "centers": {"GERMANY": ["MUN"]},
        }
    )
    beaten = ask(
        {
            "phase": "F1901M",
            "units": {"FRANCE": ["A RUH", "A BUR"], "GERMANY": ["A MUN"]},
            "orders": {"FRANCE": ["A BUR - MUN", "A RUH S A BUR - MUN"]},
            "centers": {"GERMANY": ["MUN"]},
        }
    )

    assert found["dislodged"] == {}
    assert beaten["phase"] == "F1901R"
    assert beaten["centers"] == {"GERMANY": ["MUN"]}


def test_a_winter(ask):
    found = ask(
        {
            "phase": "W1901A",
            "units": {"FRANCE": ["A MAR"], "RUSSIA": ["A MOS"], "ITALY": ["A ROM", "A APU"]},
            "centers": {
                "FRANCE": ["PAR", "MAR", "BRE"],
                "RUSSIA": ["STP", "MOS", "SEV"],
                "ITALY": ["ROM"],
            },
            "orders": {
                "FRANCE": ["A PAR B", "WAIVE", "F BRE B"],
                "RUSSIA": ["F STP/NC B", "F STP B"],
                "ITALY": ["A APU D"],
            },
        }
    )

    assert words(found) == {
        "A PAR": "succeeds",
        "FRANCE: WAIVE": "succeeds",
        "F BRE": "illegal",
        "F STP/NC": "succeeds",
        "F STP": "illegal",
        "A APU": "succeeds",
    }
    assert found["units"] == {
        "FRANCE": ["A MAR", "A PAR"],
        "ITALY": ["A ROM"],
        "RUSSIA": ["A MOS", "F STP/NC"],
    }


def test_several_waived_builds_are_told_each(ask):
    found = ask(
        {
            "phase": "W1901A",
            "units": {"FRANCE": []},
            "centers": {"FRANCE": ["PAR", "MAR", "BRE"]},
            "orders": {"FRANCE": ["WAIVE", "WAIVE"]},
        }
    )

    assert words(found) == {"FRANCE: WAIVE": "succeeds", "FRANCE: WAIVE #2": "succeeds"}


def test_a_unit_of_another_power_is_not_removed_under_its_name(ask):
    found = ask(
        {
            "phase": "W1901A",
            "units": {"FRANCE": ["A PAR", "A MAR"], "ITALY": ["A ROM", "A VEN"]},
            "centers": {"FRANCE": ["PAR"], "ITALY": ["ROM"]},
            "orders": {"FRANCE": ["A VEN D", "A MAR D"], "ITALY": ["A VEN D"]},
        }
    )

    assert words(found) == {
        "A MAR": "succeeds",
        "A VEN": "succeeds",
        "FRANCE: A VEN D": "illegal",
    }


def test_reasons_can_be_left_out():
    line = json.dumps({"phase": "S1901M", "units": {"FRANCE": ["A PAR"]}})

    said, _ = answer(line.encode(), JudgeService(reasons=False))

    assert json.loads(said)["results"] == {"A PAR": {"order": "A PAR H", "result": "stands"}}


@pytest.mark.parametrize(
    ("profile", "where"),
    [
        (None, "BEL"),
        ("1982", "BEL"),
        ({}, "BEL"),
        ("1971", "LON"),
        ({"routes": "any_broken"}, "LON"),
        ({"edition": "1971", "routes": "all_broken"}, "BEL"),
    ],
)
def test_a_profile_is_named_or_chosen_point_by_point(ask, profile, where):
    """One of two routes is broken (4.A.1)."""
    found = ask(
        units={"ENGLAND": ["A LON", "F ENG", "F NTH"], "FRANCE": ["F BRE", "F MAO"]},
        orders={
            "ENGLAND": ["A LON - BEL", "F ENG C A LON - BEL", "F NTH C A LON - BEL"],
            "FRANCE": ["F MAO - ENG", "F BRE S F MAO - ENG"],
        },
        profile=profile,
    )

    assert f"A {where}" in found["units"]["ENGLAND"]


def test_the_answer_to_one_phase_is_the_question_of_the_next(ask):
    first = ask(
        units={"FRANCE": ["A BUR", "A RUH"], "GERMANY": ["A MUN"]},
        orders={"FRANCE": ["A BUR - MUN", "A RUH S A BUR - MUN"]},
    )

    second = ask({**first, "orders": {"GERMANY": ["A MUN R BOH"]}})

    assert second["phase"] == "F1901M"
    assert second["units"] == {"FRANCE": ["A MUN", "A RUH"], "GERMANY": ["A BOH"]}
