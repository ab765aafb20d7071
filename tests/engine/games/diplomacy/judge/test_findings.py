"""The chain of reasons behind a ruling names spaces, units and strengths."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Dislodged, Position, Unit, UnitKind


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(load_map("standard").board)


@pytest.fixture
def explain(rules):
    """Judge sheets and return the chain of one unit, each finding as a tuple."""

    def judged(at, **sheets):
        units = tuple(
            Unit(power.upper(), UnitKind(text[0]), text.split()[1])
            for power, texts in sheets.items()
            for text in texts
        )
        position = Position(phase=Phase.parse("S1901M"), units=units)
        orders = {power.upper(): texts for power, texts in sheets.items()}
        ruling = next(
            r for r in rules.adjudicate(position, orders).rulings if r.unit.split()[-1] == at
        )
        return [
            (str(f.reason), f.where, f.by, f.rule, f.strength, f.against) for f in ruling.findings
        ]

    return judged


def test_who_is_called_stronger_was_stronger(explain):
    chain = explain(
        "VIE",
        austria=["A VIE - TYR"],
        italy=["A VEN - TYR"],
        germany=["A MUN - TYR", "A BOH S A MUN - TYR"],
    )

    assert chain == [
        ("bounced", "TYR", ("MUN",), "IX.2", 1, 2),
        ("other_side_supported", "MUN", ("BOH",), "IX.2", None, None),
    ]


def test_a_stand_off_names_everybody_as_strong(explain):
    chain = explain("VIE", austria=["A VIE - TYR"], italy=["A VEN - TYR"], germany=["A MUN - TYR"])

    assert chain == [("bounced", "TYR", ("MUN", "VEN"), "VIII", 1, 1)]


def test_a_unit_driven_out_by_a_third_stopped_nobody(explain):
    chain = explain(
        "HOL",
        france=["F BEL H"],
        germany=["A HOL - BEL"],
        england=["F ENG - BEL", "F NTH S F ENG - BEL"],
    )

    assert chain == [
        ("bounced", "BEL", ("ENG",), "IX.2", 1, 2),
        ("other_side_supported", "ENG", ("NTH",), "IX.2", None, None),
    ]


def test_an_own_unit_driven_out_by_a_third_did_not_stay(explain):
    chain = explain(
        "HOL",
        germany=["A BEL H", "A HOL - BEL"],
        england=["F ENG - BEL", "F NTH S F ENG - BEL"],
    )

    assert chain == [
        ("bounced", "BEL", ("ENG",), "IX.2", 1, 2),
        ("other_side_supported", "ENG", ("NTH",), "IX.2", None, None),
    ]


def test_support_by_the_attacked_counts_for_nothing_against_a_rival_either(explain):
    """With 2 of its 3 against the French fleet, Germany does not get past England's 2."""
    chain = explain(
        "HOL",
        france=["F BEL H", "A PIC S A HOL - BEL"],
        germany=["A HOL - BEL", "A RUH S A HOL - BEL"],
        england=["F ENG - BEL", "F NTH S F ENG - BEL"],
    )

    assert chain[:2] == [
        ("bounced", "BEL", ("ENG",), "VIII", 2, 2),
        ("own_support_void", "BEL", ("PIC",), "IX.3", None, None),
    ]


def test_support_that_counts_for_nothing_is_told_once_and_as_such(explain):
    chain = explain(
        "PIC",
        england=["F PIC - ENG"],
        france=["F ENG H", "F IRI S F PIC - ENG", "F MAO S F ENG"],
    )

    assert chain == [
        ("repelled", "ENG", ("ENG", "MAO"), "IX.2", 1, 2),
        ("own_support_void", "ENG", ("IRI",), "IX.3", None, None),
    ]


def test_two_own_armies_that_would_change_places_met_head_on(explain):
    chain = explain("BER", germany=["A BER - KIE", "A KIE - BER"])

    assert chain == [("head_on", "KIE", ("KIE",), "VIII", 1, 1)]


def test_only_the_strong_besiege_a_garrison(explain):
    chain = explain(
        "SER",
        austria=["A SER H"],
        russia=["A RUM - SER", "A BUD S A RUM - SER"],
        turkey=["A BUL - SER", "A GRE S A BUL - SER"],
        italy=["A TRI - SER"],
    )

    assert chain == [
        ("beleaguered", "SER", ("BUL", "RUM"), "IX.5", 1, 2),
        ("other_side_supported", "BUL", ("GRE",), "IX.2", None, None),
        ("other_side_supported", "RUM", ("BUD",), "IX.2", None, None),
    ]


@pytest.mark.parametrize(
    ("order", "reason"), [("A SER S A TRI", "support_cut"), ("A SER - TRI", "own_unit_stayed")]
)
def test_whoever_supports_or_fails_to_move_can_be_besieged_as_well(explain, order, reason):
    """The what-if of example 4: the garrison need not have been ordered to hold."""
    chain = explain(
        "SER",
        austria=[order, "A TRI H"],
        russia=["A RUM - SER", "A BUD S A RUM - SER"],
        turkey=["A BUL - SER", "A GRE S A BUL - SER"],
    )

    assert chain[0][0] == reason
    assert ("beleaguered", "SER", ("BUL", "RUM"), "IX.5", 1, 2) in chain
    assert [found[:3] for found in chain[-2:]] == [
        ("other_side_supported", "BUL", ("GRE",)),
        ("other_side_supported", "RUM", ("BUD",)),
    ]


def test_a_fleet_that_convoys_is_besieged_and_nothing_is_said_of_units_met_head_on(explain):
    fleet = explain(
        "NTH",
        england=["F NTH C A LON - BEL", "A LON - BEL VIA"],
        germany=["F HOL - NTH", "F HEL S F HOL - NTH"],
        russia=["F NWY - NTH", "F SKA S F NWY - NTH"],
    )
    met = explain(
        "PAR",
        france=["A PAR - BUR", "A GAS S A PAR - BUR"],
        germany=["A BUR - PAR", "A PIC S A BUR - PAR"],
    )

    assert ("beleaguered", "NTH", ("HOL", "NWY"), "IX.5", 1, 2) in fleet
    assert [found[0] for found in met] == ["head_on", "supported_by", "other_side_supported"]


def test_a_lost_battle_names_strengths_and_supporters(explain):
    chain = explain(
        "BUR",
        france=["A BUR H", "A PAR S A BUR"],
        germany=["A MUN - BUR", "A RUH S A MUN - BUR", "A BEL S A MUN - BUR"],
    )

    assert chain == [
        ("driven_out", "BUR", ("MUN", "BEL", "RUH"), "IX.2", 2, 3),
        ("supported_by", "BUR", ("PAR",), "IX.6", None, None),
        ("way_to_attacker", "MUN", ("MUN",), "XI", None, None),
        ("way_held", "BUR", ("BEL", "PAR", "RUH"), "XI", None, None),
    ]


def test_a_unit_beaten_head_on_has_no_effect_and_says_so(explain):
    chain = explain(
        "BUL",
        turkey=["A BUL - RUM", "F BLA S A BUL - RUM"],
        russia=["A RUM - BUL", "A SER S A RUM - BUL", "A GRE S A RUM - BUL", "A SEV - RUM"],
    )

    assert chain == [
        ("head_on", "RUM", ("RUM",), "IX.2", 2, 3),
        ("without_effect", "RUM", (), "IX.7", None, None),
        ("supported_by", "BUL", ("BLA",), "IX.2", None, None),
        ("driven_out", "BUL", ("RUM", "GRE", "SER"), "IX.2", 2, 3),
        ("way_taken", "RUM", ("SEV",), "XI", None, None),
        ("way_held", "BUL", ("GRE", "SER"), "XI", None, None),
    ]


def test_a_cut_names_the_attacker_and_the_help_lost(explain):
    sheets = {
        "germany": ["A PRU - WAR", "A SIL S A PRU - WAR"],
        "russia": ["A WAR H", "A BOH - SIL"],
    }

    assert explain("SIL", **sheets) == [("support_cut", "SIL", ("BOH",), "X", None, None)]
    assert explain("PRU", **sheets) == [
        ("repelled", "WAR", ("WAR",), "VIII", 1, 1),
        ("support_lost", "PRU", ("SIL",), "X", None, None),
    ]


def test_support_by_the_attacked_power_is_named_on_both_sides(explain):
    sheets = {
        "germany": ["A MUN - BUR", "A KIE S A BOH - MUN"],
        "austria": ["A BOH - MUN"],
        "france": ["A BUR H"],
    }

    assert explain("BOH", **sheets)[0] == ("own_support_void", "MUN", ("KIE",), "IX.3", 1, 1)
    assert explain("KIE", **sheets)[1][:3] == ("own_support_void", "MUN", ("KIE",))


def test_a_crossing_names_its_route_in_order_and_the_route_that_broke(explain):
    chain = explain(
        "LON",
        england=[
            "A LON - TUN",
            "F ENG C A LON - TUN",
            "F MAO C A LON - TUN",
            "F WES C A LON - TUN",
            "F IRI C A LON - TUN",
            "F NTH H",
        ],
    )

    assert ("by_convoy", "TUN", ("ENG", "MAO", "WES"), "XII.2", None, None) in chain


def test_a_broken_crossing_names_the_fleets_that_failed(explain):
    chain = explain(
        "LON",
        england=["A LON - BEL", "F ENG C A LON - BEL", "F NTH C A LON - BEL"],
        france=["F BRE - ENG", "F IRI S F BRE - ENG"],
        germany=["F HEL - NTH", "F SKA S F HEL - NTH"],
    )

    assert chain == [
        ("convoy_broken", "BEL", ("ENG", "NTH"), "XII.4", None, None),
        ("carrier_driven_out", "ENG", ("BRE", "IRI"), "XII.3", 1, 2),
        ("carrier_driven_out", "NTH", ("HEL", "SKA"), "XII.3", 1, 2),
    ]


def paradox(rule):
    """Judge DATC 6.F.14 and return the reasons of every unit."""
    rules = Diplomacy(load_map("standard").board, Profile.of({"paradox": rule}))
    units = {"ENGLAND": ["F LON", "F WAL"], "FRANCE": ["A BRE", "F ENG"]}
    position = Position(
        phase=Phase.parse("S1901M"),
        units=tuple(
            Unit(power, UnitKind(text[0]), text[2:]) for power in units for text in units[power]
        ),
    )
    orders = {
        "ENGLAND": ["F LON S F WAL - ENG", "F WAL - ENG"],
        "FRANCE": ["A BRE - LON", "F ENG C A BRE - LON"],
    }

    return {
        ruling.unit: [(str(found.reason), found.where, found.by) for found in ruling.findings]
        for ruling in rules.adjudicate(position, orders).rulings
    }


def test_an_army_whose_convoy_a_paradox_stopped_is_told_so():
    assert ("convoy_paradox", "ENG", ("BRE",)) in paradox("szykman")["A BRE"]


def test_a_move_that_a_paradox_failed_besieges_nobody():
    reasons = [found[0] for found in paradox("all_hold")["F ENG"]]

    assert reasons == ["convoy_idle", "convoy_withstood"]


def test_both_sides_of_a_battle_name_who_made_up_their_strength(explain):
    sheets = {
        "austria": ["A TRI - BUD", "A VIE S A TRI - BUD", "A GAL S A TRI - BUD"],
        "turkey": ["A BUD H", "A SER S A BUD"],
    }

    assert explain("TRI", **sheets) == [
        ("drove_out", "BUD", ("BUD",), "IX.2", 3, 2),
        ("supported_by", "TRI", ("GAL", "VIE"), "IX.2", None, None),
        ("other_side_supported", "BUD", ("SER",), "IX.6", None, None),
    ]
    assert explain("BUD", **sheets) == [
        ("driven_out", "BUD", ("TRI", "GAL", "VIE"), "IX.2", 2, 3),
        ("supported_by", "BUD", ("SER",), "IX.6", None, None),
        ("way_to_attacker", "TRI", ("TRI",), "XI", None, None),
        ("way_held", "BUD", ("GAL", "SER", "VIE"), "XI", None, None),
    ]


def test_a_support_says_whether_it_mattered(explain):
    sheets = {"germany": ["A MUN - BUR", "A RUH S A MUN - BUR", "A BEL S A MUN - BUR"]}

    idle = explain("RUH", **sheets)
    decided = explain("RUH", **{**sheets, "france": ["A BUR H", "A PAR S A BUR"]})

    assert idle[0] == ("support_idle", "BUR", ("MUN",), "IX.2", None, None)
    assert decided[0] == ("support_decided", "BUR", ("MUN",), "IX.2", None, None)


def test_of_two_supports_where_one_would_do_neither_is_called_idle(explain):
    sheets = {
        "germany": ["A MUN - BUR", "A RUH S A MUN - BUR", "A BEL S A MUN - BUR"],
        "france": ["A BUR H"],
    }

    assert explain("RUH", **sheets)[0] == ("support_spare", "BUR", ("BEL",), "IX.2", None, None)
    assert explain("BEL", **sheets)[0] == ("support_spare", "BUR", ("RUH",), "IX.2", None, None)


def test_a_fleet_in_a_paradox_says_so_even_when_driven_out(explain):
    chain = explain(
        "NTH",
        england=["F EDI - NTH", "F LON S F EDI - NTH"],
        france=["A BRE - LON", "F ENG C A BRE - LON"],
        germany=["F BEL S F PIC - ENG", "F PIC - ENG"],
        russia=["A NWY - BEL", "F NTH C A NWY - BEL"],
    )

    assert [step[0] for step in chain] == [
        "convoy_fleet_driven_out",
        "driven_out",
        "convoy_paradox",
        "way_to_attacker",
        "way_taken",
        "way_held",
    ]


def test_a_removal_by_rule_names_the_distance(rules):
    position = Position(
        phase=Phase.parse("W1903A"),
        units=tuple(Unit("TURKEY", ARMY, at) for at in ("ANK", "UKR")),
        owners={"ANK": "TURKEY"},
    )

    ruling = rules.adjudicate(position, {}).rulings[0]

    assert [f.reason for f in ruling.findings] == ["removed_by_rule"]
    assert ruling.unit == "A UKR"
    assert (ruling.findings[0].reason, ruling.findings[0].strength) == ("removed_by_rule", 3)


def test_a_removal_in_civil_disorder_says_that_nobody_could_choose(rules):
    position = Position(
        phase=Phase.parse("W1903A"), units=(Unit("TURKEY", ARMY, "UKR"),), owners={}
    )

    ruling = rules.adjudicate(position, {}, frozenset({"TURKEY"})).rulings[0]

    assert [f.reason for f in ruling.findings] == ["removed_by_rule", "disorder_removed"]


def test_a_retreat_to_the_wrong_coast_names_that_coast(rules):
    beaten = Dislodged(unit=Unit("RUSSIA", FLEET, "BOT"), attacker="SWE", retreats=("STP/SC",))
    position = Position(phase=Phase.parse("F1903R"), units=(), dislodged=(beaten,))

    ruling = rules.adjudicate(position, {"RUSSIA": ["F BOT R STP/NC"]}).rulings[0]

    assert (ruling.findings[0].reason, ruling.findings[0].where) == ("coast_wrong", "STP/NC")
