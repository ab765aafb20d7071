"""Orders in the rulebook's notation, and back."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.loader import load_map
from engine.games.diplomacy import orders as o
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader.spelling import abbreviation, full_name, parts, spell
from engine.games.diplomacy.reader.words import Sign
from engine.games.diplomacy.reader.written_orders import read
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position

BOARD = load_map("standard").board
PROVINCES = sorted(BOARD.provinces)
LOCATIONS = sorted({*PROVINCES, *(x for p in BOARD.provinces.values() for x in p.locations)})
A, F = ARMY, FLEET


def back(text, phase):
    return read(text, Position(phase=Phase.parse(phase), units=()), "RUSSIA", BOARD).order


@pytest.mark.parametrize(
    ("order", "text"),
    [
        ("A BUD - GAL", "A Bud-Gal"),
        ("F STP/SC - BOT", "F StP(sc)-Bot"),
        ("A UKR S F SEV - RUM", "A Ukr S F Sev-Rum"),
        ("A UKR S F RUM", "A Ukr S F Rum H"),
        ("F NTH C A LON - BEL", "F Nth C A Lon-Bel"),
        ("A LON - BEL VIA", "A Lon-Bel via"),
        ("A TYR H", "A Tyr H"),
        ("A BUR R GAS", "A Bur R Gas"),
        ("A BUR D", "A Bur D"),
        ("F STP/NC B", "F StP(nc) B"),
        ("F WES - MAO", "F Wes-MAt"),
        ("WAIVE", "waive"),
    ],
)
def test_orders_are_spelled_as_in_the_rulebook(order, text):
    assert spell(order, BOARD, "cs") == spell(order, BOARD, "en") == text


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.evening
def test_a_move_between_any_two_spaces_is_read_back(language):
    kinds = itertools.cycle((A, F))
    for at in PROVINCES:
        for to in PROVINCES:
            order = o.Move(next(kinds), at, to)
            assert back(spell(order, BOARD, language), "S1901M") == str(order)


def test_a_foreign_unit_may_be_named_by_its_power():
    order = "A SIL S A WAR - PRU"

    assert spell(order, BOARD, "en", owner="RUSSIA") == "A Sil S Russia A War-Pru"
    assert spell(order, BOARD, "cs", owner="RUSSIA") == "A Sil S Rusko A War-Pru"


def test_an_order_is_taken_apart_in_the_language_asked_for():
    found = parts("F SEV S F STP/SC - BOT", BOARD, "cs")

    assert (found.sign, found.kind, found.at) == (Sign.SUPPORT, F, "Sevastopol")
    assert (found.target_kind, found.target) == (F, "Petrohrad (jižní pobřeží)")
    assert found.to == "Botnický záliv"
    assert parts("F NTH C A LON - BEL", BOARD, "en").target_kind is A
    assert parts("WAIVE", BOARD, "en").sign is Sign.WAIVE


def test_what_no_map_knows_is_left_as_it_is():
    assert full_name("XYZ", BOARD, "cs") == abbreviation("XYZ", BOARD) == "XYZ"


kinds = st.sampled_from([A, F])
places = st.sampled_from(LOCATIONS)
provinces = st.sampled_from(PROVINCES)


def spots(kind):
    """A kind of unit where that kind can be written: coasts belong to fleets."""
    return provinces if kind is A else places


units = kinds.flatmap(lambda kind: st.tuples(st.just(kind), spots(kind)))
moves = units.flatmap(lambda u: spots(u[0]).map(lambda to: (*u, to)))

MOVE_ORDERS = st.one_of(
    units.map(lambda u: o.Hold(*u)),
    st.builds(lambda m, via: o.Move(*m, via), moves, st.booleans()),
    st.builds(lambda u, t: o.SupportHold(*u, *t), units, units),
    st.builds(lambda u, m: o.SupportMove(*u, *m), units, moves),
    st.builds(lambda u, s, g: o.Convoy(*u, s, g), units, provinces, provinces),
)


@given(MOVE_ORDERS, st.sampled_from(["cs", "en"]), st.sampled_from(["", "RUSSIA", "AUSTRIA"]))
@settings(max_examples=400, deadline=None)
def test_every_order_is_read_back_as_it_was_spelled(order, language, owner):
    assert back(spell(order, BOARD, language, owner=owner), "S1901M") == str(order)


@given(MOVE_ORDERS, st.sampled_from(["cs", "en"]))
@settings(max_examples=200, deadline=None)
def test_every_order_in_full_names_is_read_back(order, language):
    shape = parts(order, BOARD, language)
    sign = "-" if shape.sign is Sign.MOVE else shape.sign
    target = f" {shape.target_kind} {shape.target}" if shape.target else ""
    to = f" - {shape.to}" if shape.to else ""
    head = f"{shape.kind} {shape.at}"
    text = f"{head}{to}" if sign == "-" else f"{head} {sign}{target}{to}"
    text += " via convoy" if shape.via else ""

    assert back(text, "S1901M") == str(order)


@given(st.one_of(moves.map(lambda m: o.Retreat(*m)), units.map(lambda u: o.Disband(*u))))
@settings(max_examples=150, deadline=None)
def test_every_retreat_is_read_back(order):
    assert back(spell(order, BOARD, "cs"), "S1901R") == str(order)


@given(st.one_of(units.map(lambda u: o.Build(*u)), units.map(lambda u: o.Disband(*u))))
@settings(max_examples=150, deadline=None)
def test_every_build_and_removal_is_read_back(order):
    assert back(spell(order, BOARD, "en"), "W1901A") == str(order)


@pytest.mark.parametrize("place", LOCATIONS)
def test_every_place_is_read_back_wherever_it_is_written(place):
    for order in (
        o.Move(F, place, "KIE"),
        o.Move(F, "KIE", place),
        o.SupportMove(F, "KIE", F, place, "SIL"),
        o.SupportMove(F, "KIE", F, "SIL", place),
        o.SupportHold(F, "KIE", F, place),
    ):
        assert back(spell(order, BOARD, "cs"), "F1901M") == str(order)
    assert back("waive", "W1901A") == "WAIVE"
