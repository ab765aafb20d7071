"""All cases of the DATC 3.0, under its author's choices and under every rulebook."""

import json
from pathlib import Path

import pytest

from engine.games.diplomacy.exchange.datc_results import result_words
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.citations import DATC_CASES, datc_case
from engine.games.diplomacy.rulebooks.profile import EDITIONS

FIELDS = {
    *("datc", "name", "phase", "units", "owners", "orders"),
    *("expect", "after", "retreats", "why", "otherwise"),
}
DIFFERENCE = {"editions", "expect", "all", "after", "retreats", "why"}
CASES = [
    case
    for path in sorted((Path(__file__).parent / "datc").glob("*.json"))
    for case in json.loads(path.read_text(encoding="utf-8"))["cases"]
]
RUNS = [
    pytest.param(case, edition, id=f"{edition} {case['datc']} {case['name']}")
    for case in CASES
    for edition in EDITIONS
]


def expected(case, edition):
    """Return what a case expects under an edition: what it says, or what differs from it."""
    other = next((o for o in case.get("otherwise", ()) if edition in o["editions"]), {})
    rulings = {**({} if other.get("all") else case["expect"]), **other.get("expect", {})}
    after = {**case["after"], **other.get("after", {})}
    return rulings, after, other.get("retreats", case.get("retreats"))


@pytest.mark.parametrize(("case", "edition"), RUNS)
def test_case_comes_out_as_the_datc_says(clerk, case, edition):
    rules = clerk.rules({}, edition)
    position, orders = clerk.situation(case)
    rulings, after, retreats = expected(case, edition)

    resolution = rules.adjudicate(position, orders)

    assert clerk.all_told(resolution) == rulings
    clerk.check_after(resolution, {"retreats": {}, "contested": [], **after})
    if retreats:
        flight = rules.adjudicate(resolution.after, retreats["orders"])
        assert clerk.all_told(flight) == retreats["expect"]
        clerk.check_after(flight, retreats["after"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["datc"])
def test_every_order_has_a_word_of_the_datc(clerk, case):
    position, orders = clerk.situation(case)

    for ruling in clerk.rules({}, "datc").adjudicate(position, orders).rulings:
        verdict, _, fate = clerk.told(ruling).partition(" ")
        beaten = next((word for word in ("dislodged", "destroyed") if word in fate.split()), "")
        words = [] if verdict in ("stands", "dislodged") and beaten else [verdict]
        removed = position.phase.step == "A"
        assert result_words(ruling) == ", ".join(
            words + ([beaten] if beaten and not removed else [])
        )


def test_no_case_of_the_datc_is_missing():
    counts = {
        "A": 12,
        "B": 15,
        "C": 9,
        "D": 34,
        "E": 15,
        "F": 25,
        "G": 20,
        "H": 16,
        "I": 7,
        "J": 11,
    }

    wanted = {f"6.{room}.{number + 1}" for room, count in counts.items() for number in range(count)}

    assert {case["datc"] for case in CASES} == wanted
    assert len(wanted) == 164


def test_cases_name_only_known_fields_and_say_why_they_differ():
    for case in CASES:
        assert set(case) <= FIELDS
        for other in case.get("otherwise", ()):
            assert set(other) <= DIFFERENCE
            assert other["why"]
            assert set(other["editions"]) <= set(EDITIONS) - {"datc"}


def test_every_case_named_with_a_reason_shows_it(clerk):
    shown = set()
    for case in CASES:
        position, orders = clerk.situation(case)
        for edition in EDITIONS:
            _, _, retreats = expected(case, edition)
            rules = clerk.rules({}, edition)
            resolution = rules.adjudicate(position, orders)
            rulings = list(resolution.rulings)
            if retreats:
                rulings += rules.adjudicate(resolution.after, retreats["orders"]).rulings
            shown |= {(f.reason, case["datc"]) for r in rulings for f in r.findings}

    assert set(DATC_CASES.items()) - shown == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reason_names_the_case_that_shows_it(clerk, edition):
    case = next(case for case in CASES if case["datc"] == "6.F.14")
    position, orders = clerk.situation(case)
    resolution = clerk.rules({}, edition).adjudicate(position, orders)
    chain = next(r.findings for r in resolution.rulings if r.unit == "F LON")
    about = [
        f for f in chain if f.reason in (Reason.NOT_CUT_BY_LANDING, "not_cut_by_broken_convoy")
    ]

    assert {datc_case(finding) for finding in about} <= {"6.F.14", "6.F.6"}
