"""What may be clicked next, what is legal, and why something cannot be clicked."""

import random

import pytest

from engine.board.loader import load_map
from engine.board.location import province_of
from engine.games.diplomacy.advice.advise import advise
from engine.games.diplomacy.advice.warnings import Warn
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import choices, legal_orders
from engine.games.diplomacy.offers.moves import NoChoice
from engine.games.diplomacy.offers.why_not import explain_not
from engine.games.diplomacy.orders import Convoy, Hold, Move, SupportHold, SupportMove
from engine.games.diplomacy.phase import Phase, Step
from engine.games.diplomacy.reach.legality import check
from engine.games.diplomacy.reach.unit_reach import UnitReach, chart_of
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.units import ARMY
from engine.rules.position import Dislodged, Position, Unit, UnitKind

BOARD = load_map("standard").board
LOCATIONS = sorted({*BOARD.provinces, *(x for p in BOARD.provinces.values() for x in p.locations)})


def unit(power, text):
    kind, at = text.split(" ")
    return Unit(power, UnitKind(kind), at)


def position(phase="S1901M", **powers):
    standing = tuple(unit(power, one) for power, text in powers.items() for one in text.split(", "))
    return Position(phase=Phase.parse(phase), units=standing)


def offered(where, power, *so_far):
    return {c.token: c for c in choices(BOARD, where, power, so_far)}


def able(where, power, *so_far):
    return {token for token, c in offered(where, power, *so_far).items() if not c.why_not}


BLACK_SEA = position(RUSSIA="A UKR, F SEV", TURKEY="F BLA, A BUL", AUSTRIA="A BUD")


def test_an_order_begins_with_an_own_unit():
    found = offered(BLACK_SEA, "RUSSIA")

    assert {token: c.location for token, c in found.items()} == {"A UKR": "UKR", "F SEV": "SEV"}


def test_a_click_on_a_neighbour_is_a_move():
    found = offered(BLACK_SEA, "RUSSIA", "A UKR")

    assert set(found) == {"GAL", "MOS", "RUM", "SEV", "WAR", "H", "S", "C", "-"}
    assert found["RUM"].order == "A UKR - RUM"
    assert found["H"].order == "A UKR H"
    assert found["C"].why_not == Reason.CONVOY_BY_ARMY


def test_a_support_goes_on_to_a_unit_and_then_to_a_place():
    assert able(BLACK_SEA, "RUSSIA", "A UKR", "S") == {"F SEV", "F BLA", "A BUL", "A BUD"}
    found = offered(BLACK_SEA, "RUSSIA", "A UKR", "S", "F SEV")

    assert {token: c.order for token, c in found.items()} == {
        "RUM": "A UKR S F SEV - RUM",
        "SEV": "A UKR S F SEV",
    }


def test_a_fleet_is_offered_each_coast_but_supports_the_province():
    where = position(FRANCE="F MAO, F GAS", ITALY="F WES")

    assert {"SPA/NC", "SPA/SC"} <= able(where, "FRANCE", "F MAO")
    assert "SPA" not in able(where, "FRANCE", "F MAO")
    assert offered(where, "FRANCE", "F GAS", "S", "F WES")["SPA"].order == "F GAS S F WES - SPA"


def test_an_army_is_offered_every_shore_that_fleets_can_bring_it_to():
    where = position(ENGLAND="A LON, F ENG", FRANCE="F MAO", ITALY="F TYS")

    assert able(where, "ENGLAND", "A LON") >= {"BEL", "SPA", "NAF", "POR", "BRE", "GAS"}
    assert not {"TUN", "NAP", "NWY"} & able(where, "ENGLAND", "A LON")
    assert able(where, "ENGLAND", "F ENG", "C") == {"A LON"}
    assert offered(where, "ENGLAND", "F ENG", "C", "A LON")["SPA"].order == "F ENG C A LON - SPA"


def test_a_fleet_cannot_support_the_army_that_only_it_could_carry():
    where = position(ENGLAND="A LON, F NTH", FRANCE="F BRE")

    assert able(where, "ENGLAND", "F NTH", "S", "A LON") == {"LON", "YOR"}


@pytest.mark.parametrize(
    ("units", "token", "kind", "why"),
    [
        ("F KIE, A BER", "F KIE", "C", Reason.CONVOY_FROM_SHORE),
        ("F NTH, A MUN", "F NTH", "C", NoChoice.NO_ARMY_TO_CARRY),
        ("F NTH, A SYR", "F NTH", "S", NoChoice.NOBODY_TO_SUPPORT),
    ],
)
def test_a_kind_of_order_that_is_out_says_why(units, token, kind, why):
    found = offered(position(GERMANY=units), "GERMANY", token)

    assert found[kind].why_not == why


def test_nothing_is_offered_for_foreign_or_unknown_units():
    assert choices(BOARD, BLACK_SEA, "RUSSIA", ("F BLA",)) == ()
    assert choices(BOARD, BLACK_SEA, "RUSSIA", ("A UKR", "S", "A XYZ")) == ()
    assert choices(BOARD, BLACK_SEA, "RUSSIA", ("A UKR", "H")) == ()


BEATEN = Position(
    phase=Phase.parse("S1902R"),
    units=(unit("GERMANY", "A BUR"), unit("GERMANY", "A RUH"), unit("ENGLAND", "F PIC")),
    dislodged=(
        Dislodged(unit=unit("FRANCE", "A BUR"), attacker="MUN", retreats=("GAS", "PAR")),
        Dislodged(unit=unit("AUSTRIA", "A TYR"), attacker="VEN", retreats=()),
    ),
    contested=frozenset({"MAR"}),
)


def test_a_beaten_unit_is_offered_what_is_free_and_told_why_the_rest_is_not():
    found = offered(BEATEN, "FRANCE", "A BUR")

    assert {t for t, c in found.items() if c.order} == {"GAS", "PAR", "D"}
    assert found["GAS"].order == "A BUR R GAS"
    assert found["D"].order == "A BUR D"
    assert found["RUH"].why_not == found["PIC"].why_not == Reason.RETREAT_OCCUPIED
    assert found["MUN"].why_not == Reason.RETREAT_TO_ATTACKER
    assert found["MAR"].why_not == Reason.RETREAT_TO_STANDOFF


def test_only_concerned_powers_are_offered_a_retreat():
    assert able(BEATEN, "FRANCE") == {"A BUR"}
    assert able(BEATEN, "GERMANY") == set()
    assert able(BEATEN, "AUSTRIA", "A TYR") == {"D"}


def winter(**powers):
    owners = {"STP": "RUSSIA", "MOS": "RUSSIA", "SEV": "RUSSIA", "WAR": "GERMANY"}
    return Position(
        phase=Phase.parse("W1901A"),
        units=tuple(unit(p, one) for p, text in powers.items() for one in text.split(", ")),
        owners=owners,
    )


def test_builds_are_offered_in_free_home_centres_only():
    found = offered(winter(RUSSIA="A SEV", GERMANY="A BUR"), "RUSSIA")

    assert found["STP"].why_not == found["MOS"].why_not == ""
    assert found["SEV"].why_not == Reason.CENTRE_OCCUPIED
    assert found["WAR"].why_not == Reason.CENTRE_LOST
    assert found["WAIVE"].order == "WAIVE"


def test_a_fleet_is_built_at_a_coast():
    where = winter(RUSSIA="A SEV")
    petersburg, moscow = offered(where, "RUSSIA", "STP"), offered(where, "RUSSIA", "MOS")

    assert {t: c.order for t, c in petersburg.items()} == {
        "A": "A STP B",
        "F/NC": "F STP/NC B",
        "F/SC": "F STP/SC B",
    }
    assert petersburg["F/NC"].location == "STP/NC"
    assert moscow["F"].why_not == Reason.FLEET_INLAND


def test_a_removal_is_one_click():
    found = offered(winter(GERMANY="A BUR, F KIE"), "GERMANY")

    assert {t: c.order for t, c in found.items()} == {"A BUR": "A BUR D", "F KIE": "F KIE D"}


def test_who_has_nothing_to_adjust_is_offered_nothing():
    assert offered(winter(GERMANY="A BUR"), "GERMANY") == {}


@pytest.mark.parametrize(
    ("token", "location", "taken", "why"),
    [
        ("A UKR", "RUM", (), ""),
        ("A UKR", "UKR", (), Reason.SAME_SPACE),
        ("A UKR", "BUD", (), Reason.TOO_FAR),
        ("A UKR", "BLA", (), Reason.ARMY_AT_SEA),
        ("F SEV", "UKR", (), Reason.FLEET_INLAND),
        ("F SEV", "CON", (), Reason.TOO_FAR),
        ("F BLA", "CON", (), Reason.FOREIGN_UNIT),
        ("A XXX", "RUM", (), Reason.NO_UNIT),
        ("A UKR", "RUM", ("S", "F SEV"), ""),
        ("A UKR", "SEV", ("S", "F SEV"), ""),
        ("A UKR", "BLA", ("S", "F SEV"), Reason.SUPPORT_OUT_OF_REACH),
        ("A UKR", "GAL", ("S", "F SEV"), Reason.SUPPORTED_MOVE_IMPOSSIBLE),
        ("A UKR", "SEV", ("S",), ""),
        ("A UKR", "WAR", ("S",), Reason.SUPPORTS_NOBODY),
        ("A UKR", "UKR", ("S",), Reason.SUPPORTS_ITSELF),
        ("A UKR", "SEV", ("C",), Reason.CONVOY_BY_ARMY),
        ("F SEV", "UKR", ("C",), Reason.CONVOY_FROM_SHORE),
    ],
)
def test_an_impossible_click_says_why(token, location, taken, why):
    assert explain_not(UnitReach(BOARD, BLACK_SEA), "RUSSIA", token, location, taken) == why


@pytest.mark.parametrize(
    ("location", "taken", "why"),
    [
        ("SPA", (), ""),
        ("SPA/NC", (), ""),
        ("LON", ("C",), Reason.CONVOY_WITHOUT_ARMY),
        ("BRE", ("C",), ""),
        ("MUN", ("C", "A BRE"), Reason.CONVOY_TO_NOWHERE),
        ("NWY", ("C", "A BRE"), Reason.CONVOY_OFF_ROUTE),
        ("POR", ("C", "A BRE"), ""),
    ],
)
def test_a_fleet_at_sea_is_told_why_it_cannot_carry(location, taken, why):
    where = position(FRANCE="F MAO, A BRE")

    assert explain_not(UnitReach(BOARD, where), "FRANCE", "F MAO", location, taken) == why


@pytest.mark.parametrize(
    ("location", "why"),
    [
        ("GAS", ""),
        ("RUH", Reason.RETREAT_OCCUPIED),
        ("MUN", Reason.RETREAT_TO_ATTACKER),
        ("MAR", Reason.RETREAT_TO_STANDOFF),
        ("LON", Reason.TOO_FAR),
        ("ENG", Reason.ARMY_AT_SEA),
    ],
)
def test_a_retreat_that_is_closed_says_why(location, why):
    assert explain_not(UnitReach(BOARD, BEATEN), "FRANCE", "A BUR", location) == why


@pytest.mark.parametrize(
    ("power", "location", "why"),
    [
        ("RUSSIA", "STP", ""),
        ("RUSSIA", "SEV", Reason.CENTRE_OCCUPIED),
        ("RUSSIA", "WAR", Reason.CENTRE_LOST),
        ("RUSSIA", "BER", Reason.NOT_A_HOME_CENTRE),
        ("GERMANY", "BUR", ""),
        ("GERMANY", "SEV", Reason.FOREIGN_UNIT),
        ("GERMANY", "PAR", Reason.NO_UNIT),
        ("ITALY", "ROM", Reason.NO_BUILD_DUE),
    ],
)
def test_an_impossible_adjustment_says_why(power, location, why):
    where = winter(RUSSIA="A SEV", GERMANY="A BUR, F KIE")

    assert explain_not(UnitReach(BOARD, where), power, location, location) == why


def every_order(one):
    """All orders of a unit that notation can express, sensible or not."""
    yield Hold(one.kind, one.at)
    for place in LOCATIONS:
        yield Move(one.kind, one.at, place)
    for other in BLACK_SEA_AND_CONVOYS.units:
        yield SupportHold(one.kind, one.at, other.kind, other.at)
        for place in BOARD.provinces:
            yield SupportMove(one.kind, one.at, other.kind, other.at, place)
            if other.kind is ARMY:
                yield Convoy(one.kind, one.at, other.at, place)


BLACK_SEA_AND_CONVOYS = position(
    RUSSIA="A UKR, A SEV, F BLA, F STP/SC, A ARM",
    TURKEY="A CON, F AEG, F BUL/SC, A SMY",
    ITALY="F ION, F MAO, A TUN, F WES",
)


@pytest.mark.parametrize("power", ["RUSSIA", "TURKEY", "ITALY"])
def test_exactly_the_legal_orders_are_offered(power):
    chart = chart_of(BOARD)
    legal = {
        str(tidy)
        for one in BLACK_SEA_AND_CONVOYS.of(power)
        for order in every_order(one)
        for tidy, fault in [check(order, one, BLACK_SEA_AND_CONVOYS, chart)]
        if fault is None
    }
    found = legal_orders(BOARD, BLACK_SEA_AND_CONVOYS, power)

    assert {order for orders in found.values() for order in orders} == legal


def test_what_is_offered_in_random_games_is_always_legal():
    rules = Diplomacy(BOARD)
    illegal = {Warn.ILLEGAL_MOVE, Warn.ILLEGAL_SUPPORT, Warn.ILLEGAL_CONVOY, Warn.UNREADABLE}
    illegal |= {Warn.ILLEGAL_RETREAT, Warn.ILLEGAL_BUILD, Warn.WRONG_PHASE, Warn.NOT_YOURS}
    steps = set()
    for seed in range(2):
        chance = random.Random(seed)
        here = rules.start()
        for _ in range(50):
            steps.add(here.phase.step)
            sheets = {}
            for power in rules.asked(here):
                legal = legal_orders(BOARD, here, power)
                sheets[power] = [chance.choice(orders) for orders in legal.values()]
                found = {a.reason for a in advise(BOARD, here, power, sheets[power])}
                assert not illegal & found
            here = rules.adjudicate(here, sheets).after

    assert steps == set(Step)


def test_every_offered_location_lies_on_the_board():
    for so_far in ((), ("A UKR",), ("A UKR", "S")):
        for choice in choices(BOARD, BLACK_SEA, "RUSSIA", so_far):
            assert not choice.location or province_of(choice.location) in BOARD.provinces
