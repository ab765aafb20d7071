"""Every case of the rulebook, and of every point on which tables differ, comes out as written."""

import json
from pathlib import Path

import pytest

from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.rulebooks.profile import POINTS, played
from engine.games.diplomacy.study.library import examples

FOLDER = Path(__file__).parent
FIELDS = {
    *("name", "rule", "example", "what_if", "phase", "units", "owners", "dislodged"),
    *("contested", "orders", "disorder", "expect", "because", "after", "play", "why", "lineup"),
}
CASES = [
    pytest.param(case, id=f"{case['rule']}: {case['name']}")
    for room in ("diplomacy", "points")
    for path in sorted((FOLDER / room).glob("*.json"))
    for case in json.loads(path.read_text(encoding="utf-8"))["cases"]
]


def judged(clerk, case):
    position, orders = clerk.situation(case)
    disorder = frozenset(case.get("disorder", ()))
    return clerk.rules(case).adjudicate(position, orders, disorder)


@pytest.mark.parametrize("case", CASES)
def test_case_comes_out_as_the_rulebook_says(clerk, case):
    resolution = judged(clerk, case)

    assert clerk.all_told(resolution) == case["expect"]
    for name, reasons in case.get("because", {}).items():
        chain = [f.reason for r in resolution.rulings if r.unit == name for f in r.findings]
        assert set(reasons) <= set(chain)
    clerk.check_after(resolution, case.get("after", {}))


@pytest.mark.parametrize("case", CASES)
def test_the_deciding_reason_makes_the_verdict(clerk, case):
    for ruling in judged(clerk, case).rulings:
        assert ruling.verdict == VERDICTS[Reason(ruling.findings[0].reason)]
        assert all(finding.rule for finding in ruling.findings)


def test_cases_name_only_known_fields_and_no_name_twice():
    names = [case.values[0]["name"] for case in CASES]

    assert len(names) == len(set(names))
    assert all(set(case.values[0]) <= FIELDS for case in CASES)


def test_every_example_and_every_what_if_is_a_case():
    told_of = {
        (case.values[0]["example"], case.values[0].get("what_if", ""))
        for case in CASES
        if "example" in case.values[0]
    }
    known = {(example.id, "") for example in examples()} | {
        (example.id, item.id) for example in examples() for item in example.what_ifs
    }

    assert told_of == known


def test_every_reason_decides_or_explains_some_case(clerk):
    found = {
        finding.reason
        for case in CASES
        for ruling in judged(clerk, case.values[0]).rulings
        for finding in ruling.findings
    }

    assert set(Reason) - found == set()


ON_PAPER = {"sheets_in_sequence", "sheets_unordered"}
"""Points about how orders reach the judge; what is judged is one sheet."""


def test_every_value_that_can_be_played_has_a_case():
    shown = {pair for case in CASES for pair in case.values[0].get("play", {}).items()}
    offered = {(point, value) for point in POINTS for value in played(point)}

    open_points = {(point, value) for point, value in offered if len(played(point)) > 1}

    assert {point for point, _ in open_points - shown} == ON_PAPER & {p for p, _ in open_points}
