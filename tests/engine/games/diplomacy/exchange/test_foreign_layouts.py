"""The layouts in which other programs and people really write: the same game in each of them."""

import json
import re
from itertools import permutations
from pathlib import Path

import pytest

from engine.formats.comparison import Weight
from engine.formats.faults import ExchangeError
from engine.formats.read_report import Kind
from engine.games.diplomacy.exchange.format_names import Mark
from engine.games.diplomacy.exchange.texts.notes import noted
from tests.engine.games.diplomacy.exchange.opening import comparison, opened

SAMPLES = Path(__file__).parent / "samples"
ORDER = re.compile(r"(?P<power>[A-Z][\w-]+): (?P<order>(?:[AF]|Build|Remove|Waive) .+)")
NOTE = re.compile(r" (?=Bounced|Dislodged|Support cut|Failed|Illegal)")


def told(text):
    """Return everything that a text tells of a game."""
    return [
        (phase.position, dict(phase.orders), phase.results, phase.after)
        for phase in opened(text).game.phases
    ]


# -- jDip writes its powers as headings, and what came of an order below it ------------------------


def headed(text, *, named=True, below=True, indent="    "):
    """Write results as jDip's window has them: under each power its orders, below these results."""
    lines, power = [], ""
    for line in text.splitlines():
        found = ORDER.match(line)
        if found is None:
            power = "" if line.startswith("Results") else power
            lines.append(line)
            continue
        if found["power"] != power:
            power = found["power"]
            lines.append(f"{power}:")
        order = line if named else found["order"]
        parts = NOTE.split(order) if below else [order]
        lines += [indent + parts[0], *(indent * 2 + part for part in parts[1:])]
    return "\n".join(lines) + "\n"


JDIP = (SAMPLES / "jdip_results.txt").read_text("utf-8")
LAYOUTS = [
    {"named": named, "below": below, "indent": indent}
    for named in (True, False)
    for below, indent in ((True, "\t"), (False, ""))
]


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_results_under_headings_of_powers_are_the_same_game(layout):
    text = headed(JDIP, **layout)

    assert opened(text).read_report.unread == ()
    orders = [(one, results, after) for one, _, results, after in told(text)]
    assert orders == [(one, results, after) for one, _, results, after in told(JDIP)]


def test_an_order_of_which_only_its_power_is_left_is_no_heading():
    """Neither where powers have headings nor where they have none."""
    for text in (JDIP, headed(JDIP)):
        lines = text.splitlines()
        orders = [number for number, line in enumerate(lines) if ORDER.match(line.strip())]
        for number in orders[::41]:
            cut = lines[number].partition(":")[0] + ":"
            found = opened("\n".join([*lines[:number], cut, *lines[number + 1 :]]))

            assert found.read_report.unread, (number + 1, lines[number])


REPORT = """Results for Spring, 1904 (Movement)

Order Results:

France:
    A bur -> mun
{notes}
"""
FATES = {
    "Bounced with ber (1 against 1).": Mark.BOUNCE,
    "Convoy path failed.": Mark.NO_CONVOY,
    "Support cut by Move from ruh.": Mark.CUT,
    "Illegal order; unit will hold. bur must move to an adjacent province.": Mark.VOID,
}
BEATEN = (
    "Dislodged from par (2 against 1).",
    "Dislodged from par (2 against 1). Available retreats: gas, pic.",
    "Dislodged from par (2 against 1). No available retreats.",
)


@pytest.mark.parametrize("beaten", BEATEN)
@pytest.mark.parametrize("fate", FATES)
def test_a_unit_fails_and_is_driven_out_in_either_order(fate, beaten):
    for notes in permutations((fate, beaten)):
        found = opened(REPORT.format(notes="\n".join(f"        {note}" for note in notes)))

        assert found.read_report.unread == ()
        assert found.game.phases[0].results == {"A BUR": {FATES[fate], Mark.DISLODGED}}


@pytest.mark.parametrize("notes", [*permutations(FATES, 2)])
def test_two_results_that_exclude_each_other_are_not_understood(notes):
    found = opened(REPORT.format(notes="\n".join(f"        {note}" for note in notes)))

    assert len(found.read_report.unread) == 1


@pytest.mark.parametrize("notes", [*permutations(BEATEN[1:], 2)])
def test_two_lists_of_retreats_for_one_unit_are_not_understood(notes):
    assert opened(REPORT.format(notes="\n".join(notes))).read_report.unread


LEFT = {
    "Turkey no longer controls any supply centers, and has been eliminated.": Kind.SUMMARY,
    "Supply centers were gained. Units that may be built: 3.": Kind.SUMMARY,
    "No builds were unused.": Kind.SUMMARY,
    "1 build was unused.": Kind.SUMMARY,
    "2 builds were unused.": Kind.SUMMARY,
    "Not enough Disband orders were submitted. Units farthest from home supply center will be"
    " disbanded.": Kind.SUMMARY,
    "No more units to disband.": Kind.SUMMARY,
    "Game ends. Power France wins by controlling 18 supply centers; 18 supply centers are"
    " required to win.": Kind.NOTICE,
    "Game results in a draw between the remaining powers France, Turkey": Kind.NOTICE,
}


@pytest.mark.parametrize("line", LEFT)
def test_what_jdip_says_of_its_count_is_left_by_name(line):
    found = opened(REPORT.format(notes=f"        Bounced.\n\n{line}"))

    assert found.read_report.unread == ()
    assert found.read_report.left[LEFT[line]] == 1


def test_a_unit_that_jdip_takes_off_itself_is_an_order():
    text = (
        "Results for Winter, 1904 (Adjustment)\n\nFrance owns Paris.\n"
        "France has armies in Gascony and Paris.\n\n"
        "Order Results:\n\nFrance:\n    Army at gas ordered to Disband.\n"
    )

    assert opened(text).game.phases[0].orders == {"FRANCE": ("A gas D",)}
    assert comparison(text).differences == ()


# -- what is recorded of a unit that we have nothing for -------------------------------------------


@pytest.mark.parametrize(
    ("text", "weight"),
    [
        (
            "Winter 1901\nFrance owns Paris.\nFrance: A Par B (*ok*)\nFrance: A Bre B (*ok*)",
            "board",
        ),
        ("Winter 1901\nFrance owns Paris.\nFrance: A Par B\nFrance: A Mar B  (*ok*)", "board"),
    ],
)
def test_a_build_on_record_that_we_do_not_carry_out_is_never_words_only(text, weight):
    found = comparison(text)

    assert found.of(Weight(weight))
    assert not found.agrees


# -- words in round brackets -----------------------------------------------------------------------

SAID = {
    "bounce": Mark.BOUNCE,
    "Bounced": Mark.BOUNCE,
    "fails": Mark.BOUNCE,
    "cut": Mark.CUT,
    "void": Mark.VOID,
    "dislodged": Mark.DISLODGED,
    "neprošlo": Mark.BOUNCE,
    "pat": Mark.BOUNCE,
    "přerušeno": Mark.CUT,
    "neplatné": Mark.VOID,
    "vytlačena": Mark.DISLODGED,
}


@pytest.mark.parametrize("word", SAID)
@pytest.mark.parametrize("order", ["A Paris - Burgundy", "F Mid-Atlantic Ocean - Spain (sc)"])
def test_a_result_stands_in_round_brackets_and_a_coast_too(word, order):
    found = noted(f"{order} ({word})")

    assert (found.order.strip(), found.marks) == (order, {SAID[word]})
    assert noted(order).order == order
    assert noted(order).marks is None


@pytest.mark.parametrize("word", SAID)
def test_a_damaged_result_in_round_brackets_is_not_understood(word):
    found = opened(f"Spring 1901\nFrance\nA Paris - Burgundy ({word}q)\nA Marseilles H (cut)\n")

    assert [one.where for one in found.read_report.unread] == ["3"]


# -- letters ---------------------------------------------------------------------------------------

LINES = ("A Paris - Burgundy", "A Marseilles S A Paris - Burgundy (cut)", "F Brest - Spain (nc)")


@pytest.mark.parametrize("sign", [", ", "; ", ",", " ; "])
def test_orders_one_behind_the_other_are_those_one_below_the_other(sign):
    below = "Spring 1901\nFrance\n" + "\n".join(LINES)

    assert told(f"Spring 1901\nFrance: {sign.join(LINES)}") == told(below)
    assert opened(f"Spring 1901\nFrance: {sign.join(LINES)}").read_report.unread == ()


@pytest.mark.parametrize("who", ["Bob", "Jana Nováková", "eliminated"])
@pytest.mark.parametrize("colon", ["", ":"])
def test_a_power_with_its_player_is_a_heading(who, colon):
    text = "Spring 1901\nGermany\nA Berlin H\n{}\nA Paris H\n"

    assert told(text.format(f"FRANCE ({who}){colon}")) == told(text.format("France"))


@pytest.mark.parametrize("inside", ["Paris", "has an army in Munich", "owns Munich", "5"])
def test_a_power_with_anything_that_may_be_of_the_game_is_no_heading(inside):
    found = opened(f"Spring 1901\nGermany\nA Berlin H\n\nFRANCE ({inside})\nA Paris H\n")

    assert "5" in [one.where for one in found.read_report.unread]


@pytest.mark.parametrize(
    "line",
    [
        "Paris to Burgundy",
        "Paris moves to Burgundy, says Tom",
        "Marseilles supports Paris to Burgundy",
        "Mid-Atlantic Ocean convoys Brest to Spain",
        "Vídeň do Haliče",
        "Paříž podporuje Marseille do Burgundska",
        "St. Petersburg holds again, of course",
    ],
)
def test_an_order_without_the_kind_of_its_unit_is_no_talk(line):
    text = f"Dear all,\n\nSpring 1901\n\nFleet London to North Sea\n{line}\nArmy Rome to Apulia\n"

    assert [one.where for one in opened(text).read_report.unread] == ["6"]


@pytest.mark.parametrize(
    "line", ["Italy: no orders received", "NMR", "Italy - NMR!", "No moves submitted."]
)
def test_that_nobody_wrote_is_left_by_name(line):
    found = opened(f"Spring 1901\nFrance: A Paris H\nItaly\n{line}\n")

    assert found.read_report.left == {Kind.NOTICE: 1}
    assert found.read_report.unread == ()


# -- webDiplomacy ----------------------------------------------------------------------------------


def test_its_page_as_a_browser_copies_it_is_the_same_game():
    text = (SAMPLES / "webdiplomacy_orders.txt").read_text("utf-8")
    index = "Order history\n\nSpring, 1902\nEngland\nFrance\nRetreats\nAutumn, 1901\nEngland\n\n"
    copied = re.sub(
        r"^(\w+, \d{4}) :$", r"\1 Large map:", text.partition("\n")[2], flags=re.MULTILINE
    )

    assert opened(index + copied).read_report.unread == ()
    assert told(index + copied) == told(text)


def status():
    return json.loads((SAMPLES / "webdiplomacy_status.json").read_bytes())


def test_who_has_ordered_is_about_people():
    data = {**status(), "orderStatuses": {"1": "Ready", "2": "None,Ready", "3": "Hidden"}}
    found = opened(json.dumps(data))

    assert found.read_report.unread == ()
    assert found.read_report.left[Kind.PEOPLE] == opened(json.dumps(status())).read_report.left[
        Kind.PEOPLE
    ] + len(data["orderStatuses"])


def test_all_spaces_may_stand_among_the_centres_only_where_no_centre_is_missing():
    data = status()
    for phase in data["phases"]:
        told_of = {one["terrID"] for one in phase["centers"]}
        rest = [{"terrID": n, "countryID": 0} for n in range(1, 82) if n not in told_of]
        phase["centers"] = phase["centers"] + rest

    assert told(json.dumps(data)) == told(json.dumps(status()))
    assert opened(json.dumps(data)).read_report.unread == ()

    del data["phases"][0]["centers"][0]
    with pytest.raises(ExchangeError) as fault:
        opened(json.dumps(data))
    assert fault.value.code == "no_centre"


# -- a judge breaks long lines ---------------------------------------------------------------------

MAIL = """Movement results for Spring of 1904.  (friday.010)

Italy: Fleet Naples SUPPORT Fleet Tunis -> Ionian Sea.
Italy: Fleet Tunis -> Ionian Sea.

Austria: Fleet Ionian Sea HOLD.  (*dislodged*)

The following units were dislodged:

{said}

The next phase of 'friday' will be Retreats for Spring of 1904.
"""
LONG = (
    "The Austrian Fleet in the Ionian Sea can retreat to Tyrrhenian Sea or Albania or Greece "
    "or Eastern Mediterranean or Adriatic Sea."
)


@pytest.mark.parametrize("at", [n for n, sign in enumerate(LONG) if sign == " " and 55 < n < 80])
def test_what_a_judge_says_of_a_beaten_unit_may_be_broken(at):
    broken = f"{LONG[:at]}\n{LONG[at + 1 :]}"

    assert opened(MAIL.format(said=broken)).read_report.unread == ()
    assert told(MAIL.format(said=broken)) == told(MAIL.format(said=LONG))


@pytest.mark.parametrize(
    "end", ["with no valid retreats was destroyed.", "with torn allegiance was destroyed."]
)
def test_a_unit_that_a_judge_destroys_has_nowhere_to_go(end):
    text = MAIL.format(said=f"The Austrian Fleet in the Ionian Sea {end}")

    assert opened(text).read_report.unread == ()
    assert opened(text).game.phases[0].after.dislodged == ()


def test_the_first_half_of_a_broken_line_is_not_understood_without_the_other():
    half = LONG[: LONG.index(" or Greece")]

    assert opened(MAIL.format(said=f"{half} or")).read_report.unread


@pytest.mark.parametrize("order", ["A Venice - Tyrolia", "A Venice Hold", "A Venice - Moscow"])
@pytest.mark.parametrize("first", [True, False])
def test_a_void_order_puts_nobody_where_somebody_else_stands(order, first):
    """What we write of such a record is the same game again."""
    lists = ["France:\nA Paris - Burgundy\n" + f"{order}  illegal\n", "Italy:\nA Venice - Rome\n"]
    found = opened("\n".join(lists if first else lists[::-1]))

    assert {str(unit): unit.power for unit in found.game.phases[0].position.units} == {
        "A PAR": "FRANCE",
        "A VEN": "ITALY",
    }


# -- a digit is no letter --------------------------------------------------------------------------


@pytest.mark.parametrize("digit", "0123456789")
@pytest.mark.parametrize("place", ["Ber", "Ser"])
def test_a_digit_in_a_name_is_damage_in_files_and_positions(digit, place):
    for at in range(3):
        name = f"{place[:at]}{digit}{place[at + 1 :]}"
        found = opened(f"Spring 1904\nGermany\nA Munich - {name} (fails)\nF Kiel H\n")
        position = {"phase": "S1904M", "units": {"GERMANY": [f"A {name}"]}, "orders": {}}

        assert [one.where for one in found.read_report.unread] == ["3"]
        with pytest.raises(ExchangeError) as fault:
            opened(json.dumps(position))
        assert fault.value.code == "unknown_place"


@pytest.mark.parametrize(
    "line",
    [
        "Venice fell to Austria this turn",
        "Belgium goes to Germany",
        "Retreat: Army Venice to Apulia",
        "correction: Paris went to Gascony instead",
        "I forgot: Munich to Silesia too",
        "Also Munich to Silesia",
    ],
)
def test_a_sentence_that_may_tell_who_is_where_is_no_talk(line):
    text = f"Dear all,\n\nSpring 1901\n\nFrance:\nA Marseilles - Spain\n{line}\n"

    assert [one.where for one in opened(text).read_report.unread] == ["7"]


@pytest.mark.parametrize(
    "line",
    [
        "It was late and the bar was full",
        "Paris was lovely in the spring",
        "We den of a war, again",
    ],
)
def test_a_sentence_that_tells_nothing_is_talk(line):
    text = f"Dear all,\n\nSpring 1901\n\nFrance:\nA Marseilles - Spain\n\n{line}\n"

    assert opened(text).read_report.unread == ()
