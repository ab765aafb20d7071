"""A beaten unit can say of every space next to it why it may not go there (XI)."""

import pytest

from engine.board.location import province_of
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.rulebooks.policies import RetreatToConvoyOrigin
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Position, Unit, UnitKind

TURNS = 400
FEWEST = 300
"""Closed ways that so many turns have at the least."""


def _named(ruling):
    """List the spaces that a ruling calls closed."""
    found = []
    for finding in ruling.findings:
        if finding.reason == "way_held":
            found += finding.by
        elif finding.reason.startswith("way_"):
            found.append(finding.where)
    return found


def _beaten(turn):
    return [ruling for ruling in turn.rulings.values() if ruling.dislodged]


def test_every_space_next_to_a_beaten_unit_is_open_or_said_to_be_closed(judged, board):
    told, wrong = 0, []
    for seed in range(TURNS):
        turn = judged(seed)
        after = turn.rules.adjudicate(turn.position, turn.sheets).after
        ways = {str(fate.unit): fate.retreats for fate in after.dislodged}
        for ruling in _beaten(turn):
            kind, at = ruling.unit.split()
            near = {province_of(place) for place in board.neighbours(UnitKind(kind), at)}
            free = {province_of(place) for place in ways.get(ruling.unit, ())}
            named = _named(ruling)
            told += len(named)
            if sorted(named) != sorted(near - free):
                wrong.append((seed, ruling.unit, named, near - free))

    assert wrong == []
    assert told > FEWEST


def test_whoever_was_not_driven_out_speaks_of_no_closed_ways(judged):
    for seed in range(TURNS):
        turn = judged(seed)
        assert not any(_named(r) for r in turn.rulings.values() if not r.dislodged)


@pytest.fixture
def told(board):
    """Judge sheets and return what the unit in a province says of its retreat."""

    def judged(at, sheets, *, disorder=(), **profile):
        units = tuple(
            Unit(power, UnitKind(text[0]), text.split()[1])
            for power, texts in sheets.items()
            for text in texts
        )
        position = Position(phase=Phase.parse("S1901M"), units=units)
        rules = Diplomacy(board, Profile(**profile))
        rulings = rules.adjudicate(position, sheets, frozenset(disorder)).rulings
        ruling = next(r for r in rulings if r.unit.split()[-1] == at)
        return [
            (str(f.reason), f.where, f.by)
            for f in ruling.findings
            if f.reason.startswith(("way_", "no_retreat", "disorder_"))
        ]

    return judged


PORTUGAL = {
    "FRANCE": ["F POR H"],
    "ENGLAND": ["F MAO - POR", "A SPA S F MAO - POR", "F ENG - MAO"],
}


def test_a_unit_that_is_destroyed_says_who_came_and_who_stayed(told):
    assert told("POR", PORTUGAL) == [
        ("no_retreat", "POR", ()),
        ("way_taken", "MAO", ("ENG",)),
        ("way_held", "POR", ("SPA",)),
    ]


def test_in_civil_disorder_no_way_would_have_helped(told):
    assert told("POR", PORTUGAL, disorder=["FRANCE"]) == [("disorder_disbanded", "POR", ())]


def test_a_stand_off_names_whose_it_was(told):
    sheets = {
        "FRANCE": ["F POR H"],
        "ENGLAND": ["F MAO - POR", "F SPA/NC S F MAO - POR", "F IRI - MAO"],
        "ITALY": ["F WES - MAO"],
    }

    assert told("POR", sheets) == [
        ("no_retreat", "POR", ()),
        ("way_to_standoff", "MAO", ("IRI", "WES")),
        ("way_held", "POR", ("SPA",)),
    ]


BY_SEA = {
    "GERMANY": ["A BEL - HOL VIA", "F NTH C A BEL - HOL", "A KIE S A BEL - HOL"],
    "FRANCE": ["A HOL H"],
}
LANDED = [("way_held", "HOL", ("KIE",))]


@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        (RetreatToConvoyOrigin.FORBIDDEN, [("way_to_attacker", "BEL", ("BEL",)), *LANDED]),
        (RetreatToConvoyOrigin.ALLOWED, LANDED),
    ],
)
def test_an_attacker_that_came_by_sea_closes_its_space_where_the_table_says_so(
    told, policy, expected
):
    assert told("HOL", BY_SEA, retreat_to_convoy_origin=policy) == expected


def test_where_it_is_closed_by_a_stand_off_alone_that_is_what_is_said(told):
    sheets = {**BY_SEA, "ENGLAND": ["A PIC - BEL"], "ITALY": ["A BUR - BEL"]}

    said = told("HOL", sheets, retreat_to_convoy_origin=RetreatToConvoyOrigin.ALLOWED)

    assert said == [
        ("way_to_standoff", "BEL", ("BUR", "PIC")),
        *LANDED,
    ]
