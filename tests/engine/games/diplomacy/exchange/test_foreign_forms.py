"""What other programs write, form by form: results, positions, powers that follow from units."""

import json
from pathlib import Path

import pytest

from engine.exchange.commands import main
from engine.exchange.doors import open_data
from engine.exchange.replay import replay
from engine.formats.comparison import Weight
from engine.formats.faults import ExchangeError
from engine.formats.read_report import Kind
from engine.games.diplomacy.exchange.format_names import Mark, ReadOnly
from engine.games.diplomacy.exchange.spelling import exactly
from engine.games.diplomacy.exchange.texts.notes import noted
from engine.games.diplomacy.phase import Phase
from engine.rules.position import Position, Unit, UnitKind
from tests.engine.games.diplomacy.exchange.opening import RULES, comparison, opened

SAMPLES = Path(__file__).parent / "samples"


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("jdip_results.txt", ReadOnly.JDIP),
        ("jdip_cases.txt", ReadOnly.JDIP_CASE),
        ("webdiplomacy_orders.txt", ReadOnly.WEBDIPLOMACY),
        ("webdiplomacy_status.json", ReadOnly.WEBDIPLOMACY_JSON),
        ("webdiplomacy_history.json", ReadOnly.WEBDIPLOMACY_JSON),
    ],
)
def test_a_form_is_told_by_what_a_file_holds(name, form):
    found = open_data((SAMPLES / name).read_bytes(), RULES)

    assert {one.game.format for one in found} == {form}


# -- jDip ------------------------------------------------------------------------------------------

JDIP = """Results for Spring, 1901 (Movement)

Order Results:

France: A mar -> bur {note}
France: A par -> pic
"""
NOTES = {
    "Bounced with mun (1 against 1).": {Mark.BOUNCE},
    "Bounced with mun.": {Mark.BOUNCE},
    "Bounced.": {Mark.BOUNCE},
    "Bounce.": {Mark.BOUNCE},
    "Failed.": {Mark.BOUNCE},
    "Failed": {Mark.BOUNCE},
    "Failed; self-dislodgement prohibited.": {Mark.BOUNCE},
    "Failed because France: A bur -> mun failed.": {Mark.BOUNCE},
    "Failed. (Szykman convoy disruption paradox)": {Mark.NO_CONVOY},
    "Convoy path failed.": {Mark.NO_CONVOY},
    "No Convoy route.": {Mark.NO_CONVOY},
    "No convoy path.": {Mark.NO_CONVOY},
    "Convoy path taken: lon-nth-hel-kie.": set(),
    "Support cut by Move from bur.": {Mark.CUT},
    "Cut": {Mark.CUT},
    "Support failed. No unit to support.": {Mark.VOID},
    "Support failed. Supported unit's order does not match support given.": {Mark.VOID},
    "Illegal order; unit will hold.": {Mark.VOID},
    "Dislodged from bur (2 against 1).": {Mark.DISLODGED},
    "Dislodged from bur (2 against 1). No available retreats.": {Mark.DISLODGED},
    "Dislodged from bur (2 against 1). Available retreats: gas, spa.": {Mark.DISLODGED},
    "Dislodged.": {Mark.DISLODGED},
    "Bounced with tri (1 against 1). Dislodged from St. Petersburg (2 against 1).": {
        Mark.BOUNCE,
        Mark.DISLODGED,
    },
    "Disbanded; multiple retreats to the same destination.": {Mark.DISBAND},
}


@pytest.mark.parametrize("note", NOTES)
def test_every_note_of_jdip_is_a_result_and_no_part_of_the_order(note):
    found = noted(f"A mar -> bur {note}")

    assert (found.order.strip(), found.marks, found.strange) == ("A mar -> bur", NOTES[note], "")


@pytest.mark.parametrize("note", NOTES)
def test_an_order_with_a_note_is_carried_out_as_it_is_written(note):
    found = opened(JDIP.format(note=note))
    (one,) = replay(found.game, RULES)

    ruled = {ruling.unit: str(ruling.order) for ruling in one.past.resolution.rulings}
    assert ruled["A MAR"] == "A MAR - BUR"
    assert found.read_report.unread == ()


@pytest.mark.parametrize("at", range(1, 30))
def test_a_note_that_is_damaged_is_not_understood_or_tells_a_difference(at):
    note = "Bounced with mun (1 against 1)."
    found = comparison(JDIP.format(note=f"{note[:at]}#{note[at + 1 :]}"))

    assert not found.agrees


def test_a_bounce_on_record_that_we_let_in_is_a_difference_of_the_board(tmp_path, capsysbinary):
    file = tmp_path / "results.txt"
    file.write_text(JDIP.format(note="Bounced with mun (1 against 1)."), "utf-8")

    assert main(["compare", str(file)]) == 1

    said = capsysbinary.readouterr().out.decode().splitlines()
    assert said[0] == "S1901M result FRANCE A MAR: bounce / ok unopposed"
    assert said[-1] == "phases=1 recorded=1 board=1 retreats=0 words=0"


def test_retreats_that_jdip_offers_are_held_against_ours():
    text = (SAMPLES / "jdip_results.txt").read_text("utf-8")

    found = comparison(text.replace("Available retreats: gal.", "Available retreats: gal, rum."))

    (one,) = found.differences
    assert (one.weight, one.what, one.theirs, one.ours) == (
        Weight.RETREATS,
        "A BUD",
        "GAL RUM",
        "GAL",
    )
    assert not found.agrees


CASE = """VARIANT_ALL Standard
CASE 1
PRESTATE_SETPHASE Fall 1903, {step}
PRESTATE_SUPPLYCENTER_OWNERS
	Austria: A Trieste
PRESTATE
	Austria: A tri
	Italy: F adr
	Italy: A ven
PRESTATE_DISLODGED
	Austria: F alb
PRESTATE_RESULTS
	SUCCESS: Italy: F ion - alb
	FAILURE: Austria: A gre - ser
	FAILURE: Turkey: A bul - ser
ORDERS
	{order}
POSTSTATE
	Austria: A tri
	Italy: F adr
	Italy: A ven
	{after}
END
"""


def test_a_case_of_jdip_keeps_units_beaten_ones_results_and_owners():
    text = CASE.format(step="Retreat", order="Austria: F alb - gre", after="Austria: F gre")
    text = text.replace("Italy: A ven\nPRE", "Italy: A ven\n\tItaly: F alb\nPRE")

    (before,) = (one.position for one in opened(text).game.phases)

    assert before.phase == Phase.parse("F1903R")
    assert {str(unit) for unit in before.units} == {"A TRI", "F ADR", "A VEN", "F ALB"}
    assert before.owners == {"TRI": "AUSTRIA", "VEN": "ITALY"}
    assert before.contested == {"SER"}
    (beaten,) = before.dislodged
    assert (str(beaten.unit), beaten.attacker, beaten.retreats) == ("F ALB", "ION", ("GRE",))


def test_units_that_a_case_has_elsewhere_afterwards_are_differences():
    text = CASE.format(step="Movement", order="Italy: A ven - tyr", after="Italy: A ser")
    text = text.partition("PRESTATE_DISLODGED")[0] + "ORDERS" + text.partition("ORDERS")[2]

    found = comparison(text)

    assert [(one.what, one.theirs, one.ours) for one in found.differences] == [
        ("A SER", "A SER", "-"),
        ("A TYR", "-", "A TYR"),
        ("A VEN", "A VEN", "-"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("VARIANT_ALL Standard", "VARIANT_ALL Loeb9", 1),
        ("Fall 1903, Movement", "Fall 1903, Brawl", 3),
        ("	Italy: F adr", "	Italy: W adr", 8),
        ("	Austria: A Trieste", "	Austria: A Bohemia", 5),
        ("END\n", "END\nItaly: A rom\n", 18),
        ("POSTSTATE\n", "POSTSTAT\n", 13),
    ],
)
def test_what_a_case_says_and_nobody_knows_is_named(old, new, line):
    text = CASE.format(step="Movement", order="Italy: A ven H", after="")
    text = text.partition("PRESTATE_DISLODGED")[0] + "ORDERS" + text.partition("ORDERS")[2]
    at = [one.where for one in opened(text.replace(old, new, 1)).read_report.unread]

    assert str(line) in at


# -- powers that follow from units -----------------------------------------------------------------


def test_a_letter_without_headings_tells_its_powers_by_its_units():
    found = opened("Spring 1901\n\nA vie - gal\nF lon - nth\n\nA par - bur (*bounce*)\n")

    assert found.game.phases[0].orders == {
        "AUSTRIA": ("A vie - gal",),
        "ENGLAND": ("F lon - nth",),
        "FRANCE": ("A par - bur",),
    }


def test_where_the_board_is_not_known_nobody_guesses_whose_a_unit_is():
    found = opened("Austria:\nA gre H\n\nF lon - nth\n")

    assert found.game.phases[0].orders == {"AUSTRIA": ("A gre H",)}
    assert [one.where for one in found.read_report.unread] == ["4"]


def test_one_unit_that_does_not_exist_makes_no_other_board():
    text = (SAMPLES / "jdip_results.txt").read_text("utf-8").replace("A bud -> ser", "A gre -> ser")

    found = opened(text)

    assert found.game.phases[0].position == RULES.start()
    assert found.read_report.unread[0].text == "Austria-Hungary: A gre -> ser"


# -- nor -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "units", "meant"),
    [
        ("F nor - swe", "F NWY", "F NWY - SWE"),
        ("A nor - swe", "A NWY", "A NWY - SWE"),
        ("F swe - nor", "F SWE", "F SWE - NWY"),
        ("A stp - nor", "A STP", "A STP - NWY"),
        ("F bar - nor", "F BAR", None),  # the Norwegian Sea fits too
        ("F bar - nor", "F BAR, F NWY", "F BAR - NWY"),
        ("F nth - nor", "F NTH", None),
        ("F nth - nor", "F NTH, A NWY", "F NTH - NWY"),
        ("A yor - nor", "A YOR, F NTH", "A YOR - NWY"),
        ("F nth C A yor - nor", "A YOR, F NTH", "F NTH C A YOR - NWY"),
        ("F ska S A swe - nor", "F SKA, A SWE", "F SKA S A SWE - NWY"),
        ("A par - nor", "A PAR", "A PAR - NWY"),
        ("F lon - nor", "F LON", None),  # the North Sea fits
    ],
)
def test_nor_is_norway_where_a_unit_stands_there_or_nothing_else_fits(text, units, meant):
    standing = tuple(
        Unit("ENGLAND", UnitKind(unit[0]), unit[2:] if unit != "A STP" else "STP")
        for unit in units.split(", ")
    )
    position = Position(phase=Phase.parse("S1903M"), units=standing)

    order = exactly(text, position, "ENGLAND", RULES)

    assert (str(order) if order else None) == meant


# -- webDiplomacy ----------------------------------------------------------------------------------


def status():
    return json.loads((SAMPLES / "webdiplomacy_status.json").read_bytes())


def test_a_move_that_webdiplomacy_let_in_is_a_difference_of_the_board():
    record = status()
    rows = record["phases"][0]["orders"]
    row = next(one for one in rows if one["type"] == "Move" and one["success"] == "No")
    row["success"] = "Yes"

    found = comparison(json.dumps(record))

    assert [one.weight for one in found.differences][:1] == [Weight.BOARD]
    assert not found.agrees


def test_a_centre_may_be_told_one_phase_late_but_never_as_somebody_elses():
    record = status()
    late = json.loads(json.dumps(record))
    late["phases"][2]["centers"] = late["phases"][1]["centers"]
    wrong = json.loads(json.dumps(record))
    wrong["phases"][3]["centers"][0]["countryID"] = 3

    assert comparison(json.dumps(late)).agrees
    assert comparison(json.dumps(wrong)).differences[0].about == "centres"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"variantID": 15}, "unknown_map"),
        ({"phases": [{"turn": "x", "phase": "Diplomacy"}]}, "wrong_type"),
        ({"phases": [{"turn": 0, "phase": "Brawl"}]}, "bad_phase"),
        ({"phases": [{"turn": 0, "phase": "Diplomacy"}] * 301}, "too_many"),
    ],
)
def test_what_is_no_game_of_webdiplomacy_is_refused_with_its_place(change, code):
    with pytest.raises(ExchangeError) as found:
        open_data(json.dumps(status() | change).encode(), RULES)

    assert str(found.value.code) == code


# -- what is left, and the exit codes --------------------------------------------------------------

MAIL = """From: judge@example.org
Subject: results

# a remark
Movement results for Spring of 1901.  (usak.001)

England: Fleet London -> North Sea.

England:   3 Supply centers,  3 Units:  Builds  0 units.

The deadline for orders will be Friday.

Broadcast from Turkey:
  > A Con - Bul, and so on.

Nobody has ever seen such a spring in all these years.
"""


def test_lines_are_left_under_the_name_of_their_kind():
    assert opened(MAIL).read_report.left == {
        Kind.COMMENT: 1,
        Kind.TALK: 3,
        Kind.MAIL: 2,
        Kind.SCHEDULE: 1,
        Kind.SUMMARY: 1,
    }


def test_convert_says_what_it_did_not_understand(tmp_path, capsysbinary):
    file = tmp_path / "list.txt"
    file.write_text(MAIL + "England: Army Livxrpool -> Yorkshire.\n", "utf-8")

    assert main(["convert", str(file), "--to", "realpolitik"]) == 1
    told = capsysbinary.readouterr()
    assert told.out.startswith(b"Spring 1901\n")
    assert b"not understood: 17: England: Army Livxrpool -> Yorkshire." in told.err

    assert main(["convert", str(file), "--to", "realpolitik", "--json"]) == 1
    said = json.loads(capsysbinary.readouterr().err)
    assert said["not_understood"] == [
        {"where": "17", "text": "England: Army Livxrpool -> Yorkshire."}
    ]


def test_a_support_that_changes_nothing_is_a_difference_of_words_only():
    text = (SAMPLES / "judge_mail.txt").read_text("utf-8")

    void = "Army Serbia SUPPORT Fleet Albania -> Greece."
    found = comparison(text.replace(void, f"{void}  (*void*)"))

    assert [one.weight for one in found.differences] == [Weight.WORDS]
    assert found.agrees


def test_differences_of_the_board_come_first_whatever_their_phase():
    text = (SAMPLES / "judge_mail.txt").read_text("utf-8")
    changed = text.replace(
        "Army Serbia SUPPORT Fleet Albania -> Greece.",
        "Army Serbia SUPPORT Fleet Albania -> Greece.  (*void*)",
    ).replace("Army Galicia -> Ukraine.", "Army Galicia -> Ukraine.  (*bounce*)")

    weights = [one.weight for one in comparison(changed).differences]

    assert weights == [Weight.BOARD, Weight.WORDS]
