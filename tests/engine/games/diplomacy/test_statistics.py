"""Figures of games that are judged here, phase by phase."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.statistics import figures
from engine.rules.order import opened
from engine.rules.position import Position, Unit, UnitKind
from engine.table.view import PastPhase


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(load_map("standard").board)


def board(phase, units, owners=None):
    standing = tuple(
        Unit(power, UnitKind(text[0]), text[2:]) for power, mine in units.items() for text in mine
    )
    return Position(phase=Phase.parse(phase), units=standing, owners=owners or {})


def judged(rules, position, orders):
    resolution = rules.adjudicate(position, orders)
    return PastPhase(before=position, orders=opened(value_of, orders), resolution=resolution)


def counted(rules, *turns):
    past = [judged(rules, position, orders) for position, orders in turns]
    return figures(past, tuple(rules.board.powers_by_id))


UNITS = {"FRANCE": ["A PAR", "A PIC"], "GERMANY": ["A MUN", "A RUH"]}
HELP = {
    "FRANCE": ["A PAR - BUR", "A PIC H"],
    "GERMANY": ["A MUN S A PAR - BUR", "A RUH H"],
}
AFTER = {"FRANCE": ["A BUR", "A PIC"], "GERMANY": ["A MUN", "A RUH"]}


def test_a_move_against_whoever_helped_the_turn_before_is_a_stab(rules):
    told = counted(
        rules,
        (board("S1901M", UNITS), HELP),
        (board("F1901M", AFTER), {"FRANCE": ["A BUR - MUN"]}),
    )

    (stab,) = told.stabs
    assert (stab.phase.code, stab.mover, stab.victim, stab.where) == (
        "F1901M",
        "FRANCE",
        "GERMANY",
        "MUN",
    )
    assert not stab.succeeded
    assert not stab.invited
    assert str(stab.thanks_for.order) == "A MUN S A PAR - BUR"
    assert stab.thanks_for.phase.code == "S1901M"


def test_two_turns_later_the_help_is_forgotten(rules):
    told = counted(
        rules,
        (board("S1901M", UNITS), HELP),
        (board("F1901M", AFTER), {}),
        (board("S1902M", AFTER), {"FRANCE": ["A BUR - MUN"]}),
    )

    assert told.stabs == ()
    assert len(told.supports) == 1


def test_retreats_and_winters_lie_between_turns_and_do_not_count(rules):
    told = counted(
        rules,
        (board("F1901M", UNITS), HELP),
        (board("W1901A", AFTER), {}),
        (board("S1902M", AFTER), {"FRANCE": ["A BUR - MUN"]}),
    )

    assert len(told.stabs) == 1


def test_an_empty_centre_of_the_helper_is_enough(rules):
    units = {"FRANCE": ["A PAR", "A PIC"], "GERMANY": ["A MUN"]}
    told = counted(
        rules,
        (
            board("S1901M", units, {"BEL": "GERMANY", "PAR": "FRANCE"}),
            {"FRANCE": ["A PAR - BUR", "A PIC - BEL"], "GERMANY": ["A MUN S A PAR - BUR"]},
        ),
    )

    (stab,) = told.stabs
    assert (stab.where, stab.succeeded, stab.phase.code) == ("BEL", True, "S1901M")


def test_a_place_that_its_owner_helped_into_was_given_away(rules):
    units = {"FRANCE": ["A PIC"], "GERMANY": ["A RUH"]}
    told = counted(
        rules,
        (
            board("S1901M", units, {"BEL": "GERMANY"}),
            {"FRANCE": ["A PIC - BEL"], "GERMANY": ["A RUH S A PIC - BEL"]},
        ),
    )

    assert [stab.invited for stab in told.stabs] == [True]


def test_help_for_an_order_that_was_not_given_is_no_help(rules):
    told = counted(
        rules,
        (board("S1901M", UNITS), {**HELP, "FRANCE": ["A PAR - GAS", "A PIC H"]}),
        (board("F1901M", UNITS), {"FRANCE": ["A PAR - BUR"]}),
    )

    assert told.supports == ()
    assert told.stabs == ()


def test_help_that_was_cut_was_meant(rules):
    units = {**UNITS, "ITALY": ["A TYR"]}
    told = counted(rules, (board("S1901M", units), {**HELP, "ITALY": ["A TYR - MUN"]}))

    assert told.helped() == {("GERMANY", "FRANCE"): 1}
    assert told.helped(counted=True) == {}


def test_orders_are_counted_by_kind_and_verdict(rules):
    told = counted(
        rules, (board("S1901M", UNITS), {**HELP, "FRANCE": ["A PAR - BUR", "A PIC - ROM"]})
    )

    assert told.orders["FRANCE"] == {"move succeeds": 1, "hold illegal": 1}
    assert told.orders["GERMANY"] == {"support given": 1, "hold stands": 1}
    assert told.orders["TURKEY"] == {}


def test_centres_are_told_from_the_start_and_at_the_end_of_each_year(rules):
    position = rules.start()
    past = []
    for _ in range(4):
        past.append(
            judged(rules, position, {"FRANCE": ["A PAR - BUR", "A MAR - SPA", "A BUR - BEL"]})
        )
        position = past[-1].resolution.after

    told = figures(past, tuple(rules.board.powers_by_id)).counted

    assert told[1900]["FRANCE"] == 3
    assert told[1901]["FRANCE"] == 5
    assert told[1901]["RUSSIA"] == 4
    assert sorted(told) == [1900, 1901, 1902]


def test_a_game_without_a_turn_has_no_figures(rules):
    told = figures((), tuple(rules.board.powers_by_id))

    assert told.counted == {}
    assert told.supports == told.stabs == ()
