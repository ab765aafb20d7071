"""Retreats, builds and removals: the part of the turn says what a short order means."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader.written_orders import Trouble, read
from engine.rules.choice import ReadingKind
from engine.rules.position import Dislodged, Position, Unit, UnitKind

BOARD = load_map("standard").board


def unit(power, text):
    kind, at = text.split(" ")
    return Unit(power, UnitKind(kind), at)


def understood(text, power, position):
    return read(text, position, power, BOARD)


RETREATS = Position(
    phase=Phase.parse("F1902R"),
    units=(unit("GERMANY", "A BUR"), unit("ENGLAND", "A STP")),
    dislodged=(
        Dislodged(unit=unit("FRANCE", "F BUL/SC"), attacker="RUM", retreats=("CON",)),
        Dislodged(unit=unit("FRANCE", "A BUR"), attacker="RUH", retreats=("GAS", "PIC")),
    ),
)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("A Bur-Gas", "A BUR R GAS"),
        ("Bur-Gas", "A BUR R GAS"),
        ("Francie: Bur-Gas", "A BUR R GAS"),
        ("A Bur R Gas", "A BUR R GAS"),
        ("A Bur R - Gas", "A BUR R GAS"),
        ("A Bur retreats to Gascony", "A BUR R GAS"),
        ("Burgundsko ustoupí do Gaskoňska", "A BUR R GAS"),
        ("ústup A Bur - Pic", "A BUR R PIC"),
        ("A Bur D", "A BUR D"),
        ("A Bur disbands", "A BUR D"),
        ("rozpustit A Bur", "A BUR D"),
        ("A Bur zrušit", "A BUR D"),
        ("Bul-Con", "F BUL/SC R CON"),
        ("B - Gas", None),
    ],
)
def test_after_the_moves_a_move_is_a_retreat(text, order):
    assert understood(text, "FRANCE", RETREATS).order == (order or "")


@pytest.mark.parametrize("text", ["A Bur H", "A Bur S A Gas", "A Bur B"])
def test_a_dislodged_unit_only_retreats_or_disbands(text):
    assert understood(text, "FRANCE", RETREATS).reason == Trouble.WRONG_PHASE


BUILDING = Position(
    phase=Phase.parse("W1901A"),
    units=(unit("FRANCE", "A BUR"), unit("RUSSIA", "A UKR")),
    owners=dict.fromkeys(("PAR", "BRE", "MAR", "SPA"), "FRANCE")
    | dict.fromkeys(("STP", "MOS", "SEV", "WAR"), "RUSSIA"),
)
REMOVING = Position(
    phase=Phase.parse("W1902A"),
    units=(unit("RUSSIA", "A GAL"), unit("RUSSIA", "F STP/SC"), unit("RUSSIA", "A UKR")),
    owners={"STP": "RUSSIA"},
)


@pytest.mark.parametrize(
    ("power", "text", "order"),
    [
        ("FRANCE", "A Par B", "A PAR B"),
        ("FRANCE", "A Par", "A PAR B"),
        ("FRANCE", "Par", "A PAR B"),
        ("FRANCE", "Par A", "A PAR B"),
        ("FRANCE", "Build A Par", "A PAR B"),
        ("FRANCE", "+ F Bre", "F BRE B"),
        ("FRANCE", "staví A Par", "A PAR B"),
        ("FRANCE", "Francie staví F Mar", "F MAR B"),
        ("FRANCE", "stavba: armáda Marseille", "A MAR B"),
        ("FRANCE", "F Par B", "F PAR B"),
        ("FRANCE", "waive", "WAIVE"),
        ("FRANCE", "vzdát se stavby", "WAIVE"),
        ("FRANCE", "Francie nestaví", "WAIVE"),
        ("FRANCE", "no build", "WAIVE"),
        ("FRANCE", "- F Bre", "F BRE D"),
        ("RUSSIA", "F StP(nc) B", "F STP/NC B"),
        ("RUSSIA", "F StP B", "F STP B"),
        ("RUSSIA", "Build StP nc", "F STP/NC B"),
        ("RUSSIA", "staví flotilu Petrohrad (sever)", "F STP/NC B"),
    ],
)
def test_in_winter_a_unit_alone_is_built_where_builds_are_due(power, text, order):
    assert understood(text, power, BUILDING).order == order


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("A Gal", "A GAL D"),
        ("A Gal D", "A GAL D"),
        ("- A Gal", "A GAL D"),
        ("Remove A Gal", "A GAL D"),
        ("Rusko rozpouští A Gal", "A GAL D"),
        ("odstranit F StP", "F STP/SC D"),
        ("Petrohrad", "F STP/SC D"),
    ],
)
def test_in_winter_a_unit_alone_is_removed_where_there_are_too_many(text, order):
    assert understood(text, "RUSSIA", REMOVING).order == order


def test_a_build_at_a_coast_that_names_no_kind_is_ambiguous():
    reading = understood("Mar B", "FRANCE", BUILDING)

    assert reading.kind is ReadingKind.AMBIGUOUS
    assert reading.candidates == ("A MAR B", "F MAR B")
