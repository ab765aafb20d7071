"""Badly written orders: what is noticed, and which tables mind."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import ReadingKind
from engine.rules.position import Position, Unit
from engine.rules.ruling import Verdict

BOARD = load_map("standard").board
POSITION = Position(
    phase=Phase.parse("S1901M"),
    units=(
        Unit("FRANCE", FLEET, "SPA/SC"),
        Unit("FRANCE", ARMY, "BUR"),
        Unit("GERMANY", ARMY, "RUH"),
    ),
)

# What is written, what is noticed, and the point of the rules under which it is illegal.
FAULTS = [
    ("F Spa/nc - Lyo", "coast_of_unit_wrong", "coast_of_unit"),
    ("A Bur/nc - Mun", "coast_unknown", "coast_unknown"),
    ("A Bur - Gas nc", "coast_unknown", "coast_unknown"),
    ("Bur - Mun", "kind_missing", "kind_missing"),
    ("F Bur - Mun", "kind_wrong", "kind_wrong"),
    ("A Bur S German F Ruh - Bel", "kind_wrong", "kind_wrong"),
    ("A Bur S A Ruh - Bel", "power_missing", "power_missing"),
    ("A Bur S Italian A Ruh - Bel", "power_wrong", "power_wrong"),
]


@pytest.mark.parametrize(("text", "fault", "point"), FAULTS)
def test_what_is_badly_written_is_noticed_and_still_read(text, fault, point):
    reading = Diplomacy(BOARD).read(text, POSITION, "FRANCE")

    assert reading.kind is ReadingKind.ORDER
    assert [remark.reason for remark in reading.remarks] == [fault]


@pytest.mark.parametrize(("text", "fault", "point"), FAULTS)
def test_a_table_may_mind_what_is_badly_written(text, fault, point):
    rules = Diplomacy(BOARD, Profile.of({point: "illegal"}))

    reading = rules.read(text, POSITION, "FRANCE")
    judged = rules.adjudicate(POSITION, {"FRANCE": [text]}).rulings
    (ruling,) = [ruling for ruling in judged if ruling.written]

    assert (reading.kind, reading.reason) == (ReadingKind.UNREADABLE, fault)
    assert reading.order
    assert (ruling.verdict, ruling.findings[0].reason) == (Verdict.ILLEGAL, fault)
    assert ruling.unit


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("F SPA/NC - LYO", "coast_of_unit"),
        ("A BUR - GAS/NC", "coast_unknown"),
        ("F BUR - MUN", "kind_wrong"),
    ],
)
def test_good_notation_is_looked_at_as_well(text, fault):
    rules = Diplomacy(BOARD, Profile.of({fault: "illegal"}))

    ruling = rules.adjudicate(POSITION, {"FRANCE": [text]}).rulings[0]

    assert ruling.verdict is Verdict.ILLEGAL


@pytest.mark.parametrize(
    "text", ["F Spa/sc - Lyo", "A Bur - Mun", "A Bur S German A Ruh - Bel", "F Spa S F Lyo"]
)
def test_nothing_is_noticed_about_a_good_order(text):
    assert Diplomacy(BOARD).read(text, POSITION, "FRANCE").remarks == ()
