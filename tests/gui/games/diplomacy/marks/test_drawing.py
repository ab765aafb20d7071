"""Orders and rulings become marks, without a pixel."""

from dataclasses import replace

import pytest

from engine.games.diplomacy.card import DIPLOMACY
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY
from engine.rules.order import opened
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from gui.games.diplomacy.marks import drawing
from gui.games.diplomacy.marks.drawing import marks_for_resolution
from gui.map.arrows.journey import route
from gui.map.arrows.marks import (
    BuildMark,
    ConvoyMark,
    DisbandMark,
    HoldMark,
    MoveMark,
    RetreatMark,
    StandOffMark,
    SupportHoldMark,
    SupportMark,
    TrailMark,
    VoidMark,
)


@pytest.fixture(scope="module")
def rules(board):
    return DIPLOMACY.rules(board, {})


def position(code, *units, dislodged=()):
    return Position(
        phase=Phase.parse(code),
        units=tuple(Unit(power, UnitKind(text[0]), text[2:]) for power, text in units),
        dislodged=dislodged,
    )


def only(marks, kind):
    return [mark for mark in marks if isinstance(mark, kind)]


def marks_for_orders(board, before, sheets):
    return drawing.marks_for_orders(board, before, opened(value_of, sheets))


def judged(rules, board, before, orders, **how):
    return marks_for_resolution(board, before, {}, rules.adjudicate(before, orders), **how)


def test_a_move_is_an_arrow_in_its_powers_colour(board, start):
    marks = marks_for_orders(board, start, {"FRANCE": ["A PAR - BUR"]})

    assert marks == (MoveMark(letter="F", kind="A", at="PAR", to="BUR"),)


def test_what_is_no_order_draws_nothing(board, start):
    assert marks_for_orders(board, start, {"FRANCE": ["Bonjour", "WAIVE"]}) == ()


def test_supports_are_counted_and_their_ends_staggered(board):
    here = position("S1901M", ("GERMANY", "A BER"), ("GERMANY", "A MUN"), ("RUSSIA", "A WAR"))
    marks = marks_for_orders(
        board,
        here,
        {
            "GERMANY": ["A BER - SIL", "A MUN S A BER - SIL"],
            "RUSSIA": ["A WAR S A BER - SIL"],
        },
    )

    arrow = only(marks, MoveMark)[0]
    assert (arrow.supports, arrow.strength) == (2, 3)
    assert [(s.letter, s.rank, s.ranks) for s in only(marks, SupportMark)] == [
        ("G", 0, 2),
        ("R", 1, 2),
    ]
    assert all(s.move == arrow for s in only(marks, SupportMark))


def test_a_support_of_a_move_nobody_wrote_still_points_where_it_was_meant(board, start):
    marks = marks_for_orders(board, start, {"ITALY": ["A VEN S A MUN - TYR"]})

    support = only(marks, SupportMark)[0]
    assert (support.move.at, support.move.to, support.move.letter) == ("MUN", "TYR", "G")
    assert not support.void


def test_a_support_in_defence_rings_the_unit_where_it_really_lies(board):
    here = position("S1901M", ("RUSSIA", "F STP/SC"), ("RUSSIA", "A FIN"))
    marks = marks_for_orders(board, here, {"RUSSIA": ["A FIN S F STP"]})

    assert only(marks, SupportHoldMark)[0].target == "STP/SC"


def test_units_that_move_against_each_other_keep_right(board):
    here = position("S1901M", ("FRANCE", "A PAR"), ("GERMANY", "A BUR"))
    marks = marks_for_orders(board, here, {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A BUR - PAR"]})

    assert [mark.side for mark in marks] == [1, 1]


def test_a_convoy_is_one_wave_through_its_fleets(board):
    here = position("S1901M", ("ENGLAND", "A LON"), ("ENGLAND", "F NTH"), ("FRANCE", "F ENG"))
    marks = marks_for_orders(
        board,
        here,
        {"ENGLAND": ["A LON - BEL VIA", "F NTH C A LON - BEL"], "FRANCE": ["F ENG H"]},
    )

    assert only(marks, MoveMark)[0].via == ("NTH",)
    assert only(marks, ConvoyMark) == []


def test_a_convoy_for_somebody_elses_army_is_a_promise(board):
    here = position("S1901M", ("ENGLAND", "A LON"), ("FRANCE", "F ENG"))
    marks = marks_for_orders(board, here, {"FRANCE": ["F ENG C A LON - BRE"]})

    assert marks == (ConvoyMark(letter="F", at="ENG", army="LON", to="BRE"),)


def test_a_long_convoy_finds_its_way(board):
    assert route(board, "LON", "TUN", ["ENG", "MAO", "WES"]) == ("ENG", "MAO", "WES")
    assert route(board, "LON", "TUN", ["ENG", "WES"]) == ()
    assert route(board, "BUL", "SEV", ["BLA"]) == ("BLA",)


def test_results_show_the_fleets_that_really_carried(board, rules):
    here = position(
        "S1901M",
        ("ENGLAND", "A LON"),
        ("ENGLAND", "F NTH"),
        ("ENGLAND", "F ENG"),
        ("FRANCE", "F BRE"),
        ("FRANCE", "F IRI"),
    )
    orders = {
        "ENGLAND": ["A LON - BEL VIA", "F NTH C A LON - BEL", "F ENG C A LON - BEL"],
        "FRANCE": ["F BRE - ENG", "F IRI S F BRE - ENG"],
    }
    marks = judged(rules, board, here, orders)

    army = next(m for m in only(marks, MoveMark) if m.at == "LON")
    assert army.via == ("NTH",)
    assert not army.failed
    assert [(c.at, c.failed) for c in only(marks, ConvoyMark)] == [("ENG", True)]


def test_a_stand_off_shows_its_strengths_and_both_arrows_fail(board, rules, start):
    orders = {"AUSTRIA": ["A BUD - GAL"], "RUSSIA": ["A WAR - GAL"]}
    marks = judged(rules, board, start, orders)

    assert only(marks, StandOffMark) == [StandOffMark(at="GAL", strengths=(1, 1))]
    assert [(m.at, m.failed) for m in only(marks, MoveMark)] == [("BUD", True), ("WAR", True)]


def test_a_beleaguered_garrison_shows_both_attackers_strengths(board, rules):
    here = position(
        "S1901M",
        ("AUSTRIA", "A SER"),
        ("RUSSIA", "A RUM"),
        ("RUSSIA", "A BUD"),
        ("TURKEY", "A BUL"),
        ("TURKEY", "A GRE"),
    )
    orders = {
        "AUSTRIA": ["A SER H"],
        "RUSSIA": ["A RUM - SER", "A BUD S A RUM - SER"],
        "TURKEY": ["A BUL - SER", "A GRE S A BUL - SER"],
    }
    marks = judged(rules, board, here, orders)

    assert only(marks, HoldMark)[0].strengths == (2, 2)


@pytest.mark.parametrize("order", ["A SER S A TRI", "A SER - TRI", "A SER - WAR"])
def test_besieged_units_that_do_not_hold_show_the_strengths_too(board, rules, order):
    here = position(
        "S1901M",
        *(("AUSTRIA", "A SER"), ("AUSTRIA", "A TRI"), ("ITALY", "A ALB")),
        *(("RUSSIA", "A RUM"), ("RUSSIA", "A BUD"), ("TURKEY", "A BUL"), ("TURKEY", "A GRE")),
    )
    orders = {
        "AUSTRIA": [order, "A TRI H"],
        "ITALY": ["A ALB - SER"],
        "RUSSIA": ["A RUM - SER", "A BUD S A RUM - SER"],
        "TURKEY": ["A BUL - SER", "A GRE S A BUL - SER"],
    }

    for after in (False, True):
        marks = judged(rules, board, here, orders, after=after)
        assert only(marks, StandOffMark) == [StandOffMark(at="SER", strengths=(2, 2), kind="A")]


def test_a_cut_support_is_drawn_cut_and_no_longer_counts(board, rules):
    here = position(
        "S1901M",
        ("GERMANY", "A PRU"),
        ("GERMANY", "A SIL"),
        ("RUSSIA", "A WAR"),
        ("RUSSIA", "A BOH"),
    )
    orders = {
        "GERMANY": ["A PRU - WAR", "A SIL S A PRU - WAR"],
        "RUSSIA": ["A WAR H", "A BOH - SIL"],
    }
    marks = judged(rules, board, here, orders)

    assert only(marks, SupportMark)[0].cut
    push = next(m for m in only(marks, MoveMark) if m.at == "PRU")
    assert (push.supports, push.strength, push.failed) == (0, 0, True)


def test_a_support_that_matches_nothing_is_void(board, rules, start):
    orders = {"ITALY": ["A VEN S A MUN - TYR"], "GERMANY": ["A MUN H"]}
    marks = judged(rules, board, start, orders)

    assert only(marks, SupportMark)[0].void


def test_an_order_against_the_rules_is_hollow(board, rules, start):
    marks = judged(rules, board, start, {"RUSSIA": ["A MOS - GAL"]})

    assert [(m.at, m.to) for m in only(marks, VoidMark)] == [("MOS", "GAL")]


def test_retreats_builds_and_removals_have_their_marks(board):
    beaten = Dislodged(unit=Unit("FRANCE", ARMY, "BUR"), attacker="MUN", retreats=("GAS",))
    away = position("S1901R", ("GERMANY", "A BUR"), dislodged=(beaten,))
    winter = position("W1901A", ("TURKEY", "A SMY"))

    retreat = marks_for_orders(board, away, {"FRANCE": ["A BUR R GAS"]})
    gone = marks_for_orders(board, away, {"FRANCE": ["A BUR D"]})
    built = marks_for_orders(board, winter, {"FRANCE": ["F BRE B"], "TURKEY": ["A SMY D"]})

    assert retreat == (RetreatMark(letter="F", kind="A", at="BUR", to="GAS"),)
    assert gone == (DisbandMark(letter="F", kind="A", at="BUR", beaten=True),)
    assert built == (
        BuildMark(letter="F", kind="F", at="BRE"),
        DisbandMark(letter="T", kind="A", at="SMY"),
    )


def test_after_the_move_trails_show_where_units_came_from(board, rules, start):
    orders = {"AUSTRIA": ["A BUD - SER", "F TRI H"], "RUSSIA": ["A WAR - GAL"]}
    marks = judged(rules, board, start, orders, after=True)

    assert TrailMark(letter="A", kind="A", at="BUD", to="SER") in marks
    assert only(marks, HoldMark) == []
    assert len(only(marks, TrailMark)) == 2


def test_the_order_of_powers_does_not_change_an_arrow(board, start):
    orders = {"GERMANY": ["A BER - SIL"], "RUSSIA": ["A WAR S A BER - SIL"]}
    turned = dict(reversed(orders.items()))

    assert set(marks_for_orders(board, start, orders)) == set(
        marks_for_orders(board, replace(start), turned)
    )
