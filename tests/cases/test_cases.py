"""Every case of the rulebook comes out as written, for the reason written."""

import json
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.retreats import ways_out
from engine.rules.phase import Phase
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.study.library import examples

FOLDER = Path(__file__).parent / "diplomacy"
FIELDS = {
    *("name", "rule", "example", "what_if", "phase", "units", "owners", "dislodged"),
    *("contested", "orders", "disorder", "expect", "because", "after"),
}
CASES = [
    pytest.param(case, id=f"{case['rule']}: {case['name']}")
    for path in sorted(FOLDER.glob("*.json"))
    for case in json.loads(path.read_text(encoding="utf-8"))["cases"]
]

CHART = Chart(load_map("standard").board)


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(load_map("standard").board)


def unit(power, text):
    return Unit(power, UnitKind(text[0]), text[2:])


def fallen(beaten, told, standing, contested):
    """Return a beaten unit; where it may go follows from the board unless the case says it."""
    if isinstance(told, dict):
        return Dislodged(unit=beaten, attacker=told["from"], retreats=tuple(told["retreats"]))
    ways = ways_out(beaten, told, standing, contested, CHART)
    return Dislodged(unit=beaten, attacker=told, retreats=ways)


def situation(case):
    """Return the position of a case and its orders."""
    if "example" in case:
        found = next(example for example in examples() if example.id == case["example"])
        if "what_if" in case:
            found = next(item for item in found.what_ifs if item.id == case["what_if"])
        return found.position, found.orders
    standing = [unit(power, text) for power, own in case["units"].items() for text in own]
    contested = frozenset(case.get("contested", ()))
    position = Position(
        phase=Phase.parse(case.get("phase", "S1901M")),
        units=tuple(standing),
        owners={c: power for power, own in case.get("owners", {}).items() for c in own},
        dislodged=tuple(
            fallen(unit(power, text), told, standing, contested)
            for power, beaten in case.get("dislodged", {}).items()
            for text, told in beaten.items()
        ),
        contested=contested,
    )
    return position, case["orders"]


def told(ruling):
    """Say a ruling as cases do."""
    fate = " destroyed" if ruling.destroyed else " dislodged" if ruling.dislodged else ""
    return f"{ruling.verdict} {ruling.findings[0].reason}{fate}"


def by_owner(things):
    grouped = {}
    for owner, thing in things:
        grouped.setdefault(owner, []).append(thing)
    return {owner: sorted(found) for owner, found in grouped.items()}


def seen(resolution):
    """Say everything about the position afterwards that a case may ask for."""
    after = resolution.after
    return {
        "phase": after.phase.code,
        "units": by_owner((u.power, str(u)) for u in after.units),
        "owners": by_owner((power, centre) for centre, power in after.owners.items()),
        "contested": sorted(after.contested),
        "retreats": {str(b.unit): sorted(b.retreats) for b in after.dislodged},
        "conflicts": {
            conflict.where: [
                *(f"{side.unit} {side.strength}" for side in conflict.sides),
                conflict.winner,
            ]
            for conflict in resolution.conflicts
        },
    }


@pytest.mark.parametrize("case", CASES)
def test_case_comes_out_as_the_rulebook_says(rules, case):
    position, orders = situation(case)

    resolution = rules.adjudicate(position, orders, frozenset(case.get("disorder", ())))

    assert {
        ruling.unit or ruling.written or ruling.order: told(ruling) for ruling in resolution.rulings
    } == case["expect"]
    for name, reasons in case.get("because", {}).items():
        chain = [f.reason for r in resolution.rulings if r.unit == name for f in r.findings]
        assert set(reasons) <= set(chain)
    now = seen(resolution)
    for asked, expected in case.get("after", {}).items():
        wanted = expected
        if asked in ("units", "owners"):
            wanted = {power: sorted(own) for power, own in expected.items()}
        assert now[asked] == wanted


@pytest.mark.parametrize("case", CASES)
def test_the_deciding_reason_makes_the_verdict(rules, case):
    position, orders = situation(case)

    resolution = rules.adjudicate(position, orders, frozenset(case.get("disorder", ())))

    for ruling in resolution.rulings:
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


def test_every_reason_decides_or_explains_some_case(rules):
    found = set()
    for case in CASES:
        position, orders = situation(case.values[0])
        disorder = frozenset(case.values[0].get("disorder", ()))
        for ruling in rules.adjudicate(position, orders, disorder).rulings:
            found |= {finding.reason for finding in ruling.findings}

    assert set(Reason) - found == set()
