"""What the stream answers to orders for the wrong unit, and to those nobody can read."""

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


def test_abbreviations_of_other_programs_are_read_in_small_letters(ask):
    found = ask(
        units={"ENGLAND": ["F EDI", "A lpl"], "FRANCE": ["F BRE", "F SPA/SC"]},
        orders={
            "ENGLAND": ["f edi - nrg", "a lpl - yor"],
            "FRANCE": ["f bre - mid", "f spa/sc - gol"],
        },
    )

    assert set(found["units"]["ENGLAND"]) == {"A YOR", "F NWG"}
    assert set(found["units"]["FRANCE"]) == {"F LYO", "F MAO"}
