"""Other abbreviations in capitals look like good notation, and are read all the same (VII.4)."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Dislodged, Position, Unit


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


@pytest.fixture(scope="module")
def rules(board):
    return Diplomacy(board)


def told(rules, position, power, text):
    """Return what came of a text: order, verdict, first reason and what that is about."""
    rulings = rules.adjudicate(position, {power: [text]}).rulings
    ruling = next(
        r
        for r in rulings
        if r.power == power and (r.written or r.findings[-1].reason != "no_order")
    )
    first = ruling.findings[0]
    return str(ruling.order), str(ruling.verdict), first.reason, first.where


@pytest.mark.parametrize(
    ("power", "text", "order"),
    [
        ("ENGLAND", "F EDI - NRG", "F EDI - NWG"),
        ("ENGLAND", "A LPL - WAL", "A LVP - WAL"),
        ("ENGLAND", "A LPL H", "A LVP H"),
        ("ENGLAND", "F LON - ECH", "F LON - ENG"),
        ("FRANCE", "F BRE - MID", "F BRE - MAO"),
        ("RUSSIA", "F STP - GOB", "F STP/SC - BOT"),
        ("RUSSIA", "F STP/SC - GOB", "F STP/SC - BOT"),
        ("ENGLAND", "A LPL S F EDI", "A LVP S F EDI"),
        ("ENGLAND", "F EDI S A LPL - CLY", "F EDI S A LVP - CLY"),
    ],
)
@pytest.mark.parametrize("case", [str, str.lower])
def test_a_move_is_read_in_capitals_as_in_small_letters(rules, power, text, order, case):
    rulings = rules.adjudicate(rules.start(), {power: [case(text)]}).rulings

    assert [ruling.verdict == "illegal" for ruling in rulings if str(ruling.order) == order] == [
        False
    ]
    assert all(ruling.unit for ruling in rulings)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A PAR - XYZ", ("A PAR H", "illegal", "unknown_space", "XYZ")),
        ("A XYZ - PAR", ("", "illegal", "no_unit", "XYZ")),
        ("A PAR S A QQQ - BUR", ("A PAR H", "illegal", "supports_nobody", "QQQ")),
        ("F BRE - SPA/WC", ("F BRE H", "illegal", "too_far", "SPA")),
    ],
)
def test_what_the_reader_does_not_know_either_stays_as_it_is_written(rules, text, expected):
    assert told(rules, rules.start(), "FRANCE", text) == expected


def test_a_name_with_several_meanings_is_tried_with_each(rules):
    units = (Unit("RUSSIA", ARMY, "FIN"),)
    position = Position(phase=Phase.parse("S1901M"), units=units)

    assert told(rules, position, "RUSSIA", "A FIN - NOR")[:2] == ("A FIN - NWY", "succeeds")


def test_a_name_with_several_possible_meanings_is_ambiguous(rules):
    units = (Unit("ENGLAND", FLEET, "BAR"),)
    position = Position(phase=Phase.parse("S1901M"), units=units)

    assert told(rules, position, "ENGLAND", "F BAR - NOR")[:3] == (
        "F BAR H",
        "ambiguous",
        "ambiguous_text",
    )


def test_a_retreat_in_other_abbreviations_is_read(rules):
    beaten = Dislodged(unit=Unit("FRANCE", FLEET, "BRE"), attacker="PAR", retreats=("ENG", "MAO"))
    position = Position(phase=Phase.parse("S1901R"), units=(), dislodged=(beaten,))

    assert told(rules, position, "FRANCE", "F BRE R MID")[:2] == ("F BRE R MAO", "succeeds")
    assert told(rules, position, "FRANCE", "F BRE - ECH")[:2] == ("F BRE R ENG", "succeeds")
    assert told(rules, position, "FRANCE", "F BRE R XYZ")[2:] == ("unknown_space", "XYZ")


def test_builds_and_removals_in_other_abbreviations_are_read(rules):
    position = Position(
        phase=Phase.parse("W1901A"),
        units=(Unit("ENGLAND", FLEET, "NWG"),),
        owners={"LVP": "ENGLAND", "LON": "ENGLAND"},
    )

    assert told(rules, position, "ENGLAND", "A LPL B")[:3] == ("A LVP B", "succeeds", "built")
    too_many = Position(phase=position.phase, units=position.units, owners={})
    assert told(rules, too_many, "ENGLAND", "F NRG D")[:3] == ("F NWG D", "succeeds", "removed")


def test_good_notation_is_not_read_again(board):
    class Deaf(Diplomacy):
        def read(self, text, position, power):
            raise AssertionError(text)

    rules = Deaf(board)
    rulings = rules.adjudicate(rules.start(), {"FRANCE": ["F BRE - MAO", "A PAR - BUR"]}).rulings

    assert [r.verdict for r in rulings if r.power == "FRANCE"] == ["succeeds", "succeeds", "stands"]


@pytest.mark.parametrize("phase", ["S1901M", "F1901R"])
def test_a_waived_build_belongs_to_another_part_of_the_turn(rules, phase):
    beaten = Dislodged(unit=Unit("FRANCE", ARMY, "PAR"), attacker="BUR", retreats=("GAS",))
    position = Position(
        phase=Phase.parse(phase),
        units=(Unit("FRANCE", ARMY, "MAR"),),
        dislodged=(beaten,) if phase.endswith("R") else (),
    )

    assert told(rules, position, "FRANCE", "WAIVE") == ("", "illegal", "wrong_phase", "")
