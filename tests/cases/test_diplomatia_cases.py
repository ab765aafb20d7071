"""Every case of Diplomatia's handbook comes out as written."""

import itertools
import json
from pathlib import Path

import pytest

from engine.board.board import Board
from engine.board.province import Port, Power, Province, Terrain
from engine.games.diplomatia.calendar import CALENDAR
from engine.games.diplomatia.game import Diplomatia
from engine.games.diplomatia.profile import POINTS, Profile
from engine.games.diplomatia.reasons import PARAGRAPHS, VERDICTS, Reason
from engine.rules.position import Carrier, Dislodged, Position, Unit, UnitKind

FOLDER = Path(__file__).parent / "diplomatia"
POWERS = ("RED", "BLUE", "GREEN", "GREY")
FIELDS = {
    *("name", "rule", "board", "phase", "units", "owners", "dislodged", "contested", "orders"),
    *("disorder", "play", "expect", "because", "after", "why", "outcome", "sides", "homes"),
    "aloud",
}
CASES = [
    pytest.param(case, id=f"{case['rule']}: {case['name']}")
    for path in sorted(FOLDER.glob("[0-9]*.json"))
    for case in json.loads(path.read_text(encoding="utf-8"))["cases"]
]
BOARDS = json.loads((FOLDER / "boards.json").read_text(encoding="utf-8"))


def drawn(plan, homes):
    """Make a board of a few words; its borders are of whatever kinds they join."""
    lands, seas = plan["land"].split(), plan["sea"].split()
    pairs = {tuple(sorted(pair.split("-"))) for line in plan["borders"] for pair in line.split()}
    for clique in plan.get("cliques", ()):
        pairs |= {tuple(sorted(pair)) for pair in itertools.combinations(clique.split(), 2)}
    ports = dict(port.split("@") for port in plan.get("ports", "").split())
    home = {space: power for power, own in homes.items() for space in own.split()}
    centres = plan.get("centres", "").split()

    def space(name):
        port = Port(names={"en": f"Port {name}"}, coast=ports[name]) if name in ports else None
        return Province(
            id=name,
            abbr=name,
            terrain=Terrain.SEA if name in seas else Terrain.INLAND,
            names={"en": name},
            centre=name in centres,
            home=home.get(name),
            port=port,
        )

    def joining(wet):
        return frozenset((a, b) for a, b in pairs if (a in seas) + (b in seas) == wet)

    return Board(
        id="drawn",
        names={"en": "Drawn"},
        powers=tuple(Power(id=p, letter=p[0], names={"en": p}) for p in POWERS),
        provinces={name: space(name) for name in (*lands, *seas)},
        army_borders=joining(0),
        fleet_borders=joining(2),
        shore_borders=frozenset((b, a) if a in seas else (a, b) for a, b in joining(1)),
        start_units=(),
        game="diplomatia",
    )


def unit(power, text):
    return Unit(power, UnitKind(text[0]), text[2:])


def fallen(power, text, told):
    told = told if isinstance(told, dict) else {"from": told}
    fields = {"unit": unit(power, text), "attacker": told["from"]}
    fields["retreats"] = tuple(told.get("retreats", ()))
    if "carried" in told:
        return Carrier(**fields, carries=tuple(told["carried"]))
    return Dislodged(**fields)


def situation(case):
    rules = Diplomatia(
        drawn(BOARDS[case.get("board", "plain")], case.get("homes", {})),
        Profile.of(case.get("play", {})),
    )
    position = Position(
        phase=CALENDAR.parse(case.get("phase", "T1M")),
        units=tuple(unit(p, text) for p, own in case["units"].items() for text in own),
        owners={space: p for p, own in case.get("owners", {}).items() for space in own},
        contested=frozenset(case.get("contested", ())),
        dislodged=tuple(
            fallen(power, text, told)
            for power, own in case.get("dislodged", {}).items()
            for text, told in own.items()
        ),
    )
    if not any(one.retreats for one in position.dislodged):
        position = rules.with_ways_out(position)
    return rules, position


def judged(case):
    rules, position = situation(case)
    orders = {power: tuple(texts) for power, texts in case["orders"].items()}
    return rules, rules.adjudicate(position, orders, frozenset(case.get("disorder", ())))


def grouped(things):
    found = {}
    for owner, thing in sorted(things):
        found.setdefault(owner, []).append(thing)
    return found


def seen(resolution):
    after = resolution.after
    return {
        "phase": after.phase.code,
        "units": grouped((one.power, str(one)) for one in after.units),
        "owners": grouped((power, space) for space, power in after.owners.items()),
        "contested": sorted(after.contested),
        "retreats": {str(one.unit): list(one.retreats) for one in after.dislodged},
        "carried": {
            str(one.unit): list(one.carries) for one in after.dislodged if isinstance(one, Carrier)
        },
        "conflicts": {
            one.where: [*(f"{side.unit} {side.strength}" for side in one.sides), one.winner]
            for one in resolution.conflicts
        },
    }


def told(ruling):
    fate = " destroyed" if ruling.destroyed else " dislodged" if ruling.dislodged else ""
    return f"{ruling.verdict} {ruling.findings[0].reason}{fate}"


@pytest.mark.parametrize("case", CASES)
def test_case_comes_out_as_the_handbook_says(case):
    rules, resolution = judged(case)

    rulings = {r.unit or str(r.given): told(r) for r in resolution.rulings}
    assert rulings == case["expect"]
    for asked, wanted in case.get("after", {}).items():
        assert seen(resolution)[asked] == wanted
    for name, reasons in case.get("because", {}).items():
        (ruling,) = (r for r in resolution.rulings if (r.unit or str(r.given)) == name)
        assert {*reasons} <= {finding.reason for finding in ruling.findings}
    if "aloud" in case:
        assert situation(case)[0].told_openly(situation(case)[1]) == case["aloud"]
    if "outcome" in case:
        sides = tuple(map(tuple, case.get("sides", ())))
        outcome = rules.outcome(resolution.after, sides)
        assert ([outcome.end, *outcome.powers] if outcome else []) == case["outcome"]


@pytest.mark.parametrize("case", CASES)
def test_the_deciding_reason_makes_the_verdict_and_names_a_paragraph(case):
    for ruling in judged(case)[1].rulings:
        assert ruling.verdict == VERDICTS[Reason(ruling.findings[0].reason)]
        assert all(found.rule == PARAGRAPHS[Reason(found.reason)] for found in ruling.findings)


def test_cases_name_only_known_fields_and_no_name_twice():
    names = [case.values[0]["name"] for case in CASES]

    assert len(names) == len(set(names))
    assert all(set(case.values[0]) <= FIELDS for case in CASES)


def test_every_reason_stands_in_some_case():
    found = {
        finding.reason
        for case in CASES
        for ruling in judged(case.values[0])[1].rulings
        for finding in ruling.findings
    }

    assert set(Reason) - found == set()


def test_every_value_of_every_point_has_a_case():
    shown = {pair for case in CASES for pair in case.values[0].get("play", {}).items()}

    assert {(point, value) for point, values in POINTS.items() for value in values} == shown
