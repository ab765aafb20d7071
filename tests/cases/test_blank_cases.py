"""Every case of the lamplighters' rulebook comes out as written."""

import json
from pathlib import Path

import pytest

from engine import resources
from engine.board.loader import load_map
from engine.games.blank.calendar import CALENDAR
from engine.games.blank.game import POINTS, Blank
from engine.games.blank.reasons import VERDICTS, Reason
from engine.rules.position import Position, Unit, UnitKind

FIELDS = {
    *("name", "rule", "phase", "units", "owners", "orders", "disorder", "expect"),
    *("after", "play", "why", "outcome"),
}
CASES = [
    pytest.param(case, id=f"{case['rule']}: {case['name']}")
    for path in sorted((Path(__file__).parent / "blank").glob("*.json"))
    for case in json.loads(path.read_text(encoding="utf-8"))["cases"]
]


@pytest.fixture(scope="module")
def board():
    return load_map("old_town").board


def grouped(things):
    found = {}
    for owner, thing in sorted(things):
        found.setdefault(owner, []).append(thing)
    return found


def judged(case, board):
    rules = Blank(board, case.get("play", {}))
    position = Position(
        phase=CALENDAR.parse(case.get("phase", "D1M")),
        units=tuple(
            Unit(p, UnitKind(u[0]), u[2:]) for p, own in case["units"].items() for u in own
        ),
        owners={place: p for p, own in case.get("owners", {}).items() for place in own},
    )
    disorder = frozenset(case.get("disorder", ()))
    return rules, rules.adjudicate(position, case["orders"], disorder)


def seen(resolution):
    after = resolution.after
    return {
        "phase": after.phase.code,
        "units": grouped((unit.power, str(unit)) for unit in after.units),
        "owners": grouped((power, place) for place, power in after.owners.items()),
        "conflicts": {
            one.where: [*(side.unit for side in one.sides), one.winner]
            for one in resolution.conflicts
        },
    }


@pytest.mark.parametrize("case", CASES)
def test_case_comes_out_as_the_rulebook_says(case, board):
    rules, resolution = judged(case, board)

    told = {
        r.unit or str(r.given): f"{r.verdict} {r.findings[0].reason}" for r in resolution.rulings
    }
    assert told == case["expect"]
    for asked, wanted in case.get("after", {}).items():
        assert seen(resolution)[asked] == wanted
    if "outcome" in case:
        outcome = rules.outcome(resolution.after)
        assert ([outcome.end, *outcome.powers] if outcome else []) == case["outcome"]


@pytest.mark.parametrize("case", CASES)
def test_the_deciding_reason_makes_the_verdict_and_names_a_section(case, board):
    rulebook = resources.assets() / "rules" / "blank_en.json"
    sections = {part["section"] for part in json.loads(rulebook.read_text(encoding="utf-8"))}

    assert case["rule"] in sections
    for ruling in judged(case, board)[1].rulings:
        assert ruling.verdict == VERDICTS[Reason(ruling.findings[0].reason)]
        assert {finding.rule for finding in ruling.findings} <= sections


def test_cases_name_only_known_fields_and_no_name_twice():
    names = [case.values[0]["name"] for case in CASES]

    assert len(names) == len(set(names))
    assert all(set(case.values[0]) <= FIELDS for case in CASES)


def test_every_reason_decides_some_case(board):
    found = {r.findings[0].reason for c in CASES for r in judged(c.values[0], board)[1].rulings}

    assert set(Reason) - found == set()


def test_every_value_of_every_point_has_a_case():
    shown = {pair for case in CASES for pair in case.values[0].get("play", {}).items()}

    assert {(p, value) for p, values in POINTS.items() for value in values[1:]} == shown


def test_both_languages_have_the_same_sections():
    texts = [
        json.loads((resources.assets() / "rules" / f"blank_{language}.json").read_text("utf-8"))
        for language in ("cs", "en")
    ]

    assert [p["section"] for p in texts[0]] == [p["section"] for p in texts[1]]
