"""What the stream answers to orders for the wrong unit, and to those nobody can read."""

import pytest

BEATEN = {"A BUR": {"power": "FRANCE", "from": "MUN"}}


def words(found):
    return {unit: entry["result"] for unit, entry in found["results"].items()}


def test_an_illegible_retreat_stands_under_its_unit_with_the_readers_reason(ask):
    found = ask(
        {
            "phase": "F1901R",
            "units": {"GERMANY": ["A BUR"]},
            "dislodged": BEATEN,
            "orders": {"FRANCE": ["A BUR retreats to"]},
        }
    )

    entry = found["results"]["A BUR"]
    assert entry["result"] == "illegal"
    assert [reason["code"] for reason in entry["reasons"]] == ["incomplete", "not_written"]
    assert found["units"] == {"GERMANY": ["A BUR"]}


def test_a_retreat_that_the_rules_forbid_is_illegal_in_the_same_way(ask):
    found = ask(
        {
            "phase": "F1901R",
            "units": {"GERMANY": ["A BUR"]},
            "dislodged": BEATEN,
            "orders": {"FRANCE": ["A BUR R MUN"]},
        }
    )

    entry = found["results"]["A BUR"]
    assert entry["result"] == "illegal"
    codes = [reason["code"] for reason in entry["reasons"]]
    assert codes == ["retreat_to_attacker", "not_written"]


def test_a_removal_of_anothers_unit_is_told_with_whoever_wrote_it(ask):
    found = ask(
        {
            "phase": "W1901A",
            "units": {"FRANCE": ["A PAR", "A BUR"]},
            "centers": {"FRANCE": ["PAR"]},
            "orders": {"GERMANY": ["A PAR D"]},
        }
    )

    assert words(found) == {"A BUR": "succeeds", "GERMANY: A PAR D": "illegal"}


def test_builds_are_read_with_their_sign_in_front(ask):
    found = ask(
        {
            "phase": "W1901A",
            "units": {},
            "centers": {"FRANCE": ["PAR", "MAR", "BRE"]},
            "orders": {"FRANCE": ["B A PAR", "Build F Brest", "+ A Mar"]},
        }
    )

    assert set(found["units"]["FRANCE"]) == {"A MAR", "A PAR", "F BRE"}


@pytest.mark.parametrize("case", [str.upper, str.lower])
def test_abbreviations_of_other_programs_are_read_in_any_case(ask, case):
    found = ask(
        units={"ENGLAND": ["F EDI", "A lpl"], "FRANCE": ["F BRE", "F SPA/SC"]},
        orders={
            "ENGLAND": [case("f edi - nrg"), case("a lpl - yor")],
            "FRANCE": [case("f bre - mid"), case("f spa/sc - gol")],
        },
    )

    assert set(found["units"]["ENGLAND"]) == {"A YOR", "F NWG"}
    assert set(found["units"]["FRANCE"]) == {"F LYO", "F MAO"}


def test_an_abbreviation_with_several_meanings_is_tried_with_each(ask):
    found = ask(units={"RUSSIA": ["A STP"]}, orders={"RUSSIA": ["A STP - NOR"]})

    assert found["units"] == {"RUSSIA": ["A NWY"]}


@pytest.mark.parametrize("phase", ["F1901R", "W1901A"])
def test_retreats_and_builds_are_spelt_out_as_well(ask, phase):
    retreats = phase.endswith("R")
    found = ask(
        {
            "phase": phase,
            "units": {},
            "centers": {"ENGLAND": ["LVP"]},
            "dislodged": {"A WAL": {"power": "ENGLAND", "from": None}} if retreats else {},
            "orders": {"ENGLAND": ["A WAL R LPL" if retreats else "A LPL B"]},
        }
    )

    assert found["units"] == {"ENGLAND": ["A LVP"]}


def test_a_space_that_nobody_knows_fails_its_order_alone(ask):
    found = ask(units={"FRANCE": ["A PAR"]}, orders={"FRANCE": ["A PAR - XYZ"]})

    assert words(found) == {"A PAR": "illegal"}
    assert found["results"]["A PAR"]["order"] == "A PAR - XYZ"
