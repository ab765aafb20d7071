"""Warnings before sealing: what is overlooked is said, what is sensible is not."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.advice.advise import advise
from engine.games.diplomacy.advice.warnings import Warn
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.rules.choice import Advice
from engine.rules.position import Dislodged, Position, Unit, UnitKind

BOARD = load_map("standard").board


def unit(power, text):
    kind, at = text.split(" ")
    return Unit(power, UnitKind(kind), at)


def standing(powers):
    return tuple(unit(power, one) for power, text in powers.items() for one in text.split(", "))


def position(phase="S1901M", **powers):
    return Position(phase=Phase.parse(phase), units=standing(powers))


def warnings(where, power, *orders):
    return advise(BOARD, where, power, orders)


def reasons(where, power, *orders):
    return [(a.reason, a.unit) for a in warnings(where, power, *orders)]


def test_a_unit_without_an_order_is_named():
    where = position(RUSSIA="A WAR, F STP/SC")

    assert warnings(where, "RUSSIA", "A WAR H") == (
        Advice(reason=Warn.NO_ORDER, unit="F STP/SC", where="STP/SC"),
    )


def test_two_orders_for_a_unit_are_told_and_one_written_twice_is_not():
    where = position(RUSSIA="A WAR")

    assert reasons(where, "RUSSIA", "A WAR H", "A WAR - GAL") == [(Warn.TWO_ORDERS, "A WAR")]
    assert reasons(where, "RUSSIA", "A WAR H", "A WAR H") == []


def test_an_order_against_the_rules_beside_a_legal_one_is_told_alone():
    where = position(RUSSIA="A WAR")

    assert reasons(where, "RUSSIA", "A WAR - GAL", "A WAR - LON") == [(Warn.ILLEGAL_MOVE, "A WAR")]


def test_a_missing_coast_is_told_only_where_two_are_possible():
    where = position(FRANCE="F MAO, F MAR")

    assert warnings(where, "FRANCE", "F MAO - SPA", "F MAR H") == (
        Advice(reason=Warn.COAST_MISSING, unit="F MAO", where="SPA"),
    )
    assert reasons(where, "FRANCE", "F MAR - SPA", "F MAO H") == []


@pytest.mark.parametrize(
    ("order", "warn", "why"),
    [
        ("A MUN - LON", Warn.ILLEGAL_MOVE, Reason.TOO_FAR),
        ("A MUN S A BER - LON", Warn.ILLEGAL_SUPPORT, Reason.SUPPORT_OUT_OF_REACH),
        ("A MUN S A SIL", Warn.ILLEGAL_SUPPORT, Reason.SUPPORTS_NOBODY),
        ("A MUN C A BER - KIE", Warn.ILLEGAL_CONVOY, Reason.CONVOY_BY_ARMY),
    ],
)
def test_an_order_against_the_rules_is_told_with_the_reason(order, warn, why):
    where = position(GERMANY="A MUN, A BER")
    found = warnings(where, "GERMANY", order, "A BER H")

    assert [(a.reason, a.unit, a.why) for a in found] == [(warn, "A MUN", why)]


@pytest.mark.parametrize(
    ("order", "warn", "why"),
    [
        ("A PAR H", Warn.NOT_YOURS, Reason.FOREIGN_UNIT),
        ("A SIL H", Warn.NOT_YOURS, Reason.NO_UNIT),
        ("A MUN B", Warn.WRONG_PHASE, ""),
        ("hurrah", Warn.UNREADABLE, ""),
    ],
)
def test_what_orders_no_own_unit_is_told(order, warn, why):
    where = position(GERMANY="A MUN", FRANCE="A PAR")
    found = warnings(where, "GERMANY", order, "A MUN H")

    assert [(a.reason, a.why) for a in found] == [(warn, why)]


def test_a_support_that_fits_no_own_order_is_told():
    where = position(GERMANY="A MUN, A RUH", AUSTRIA="A TYR")

    assert warnings(where, "GERMANY", "A MUN S A RUH - BUR", "A RUH - BEL") == (
        Advice(reason=Warn.SUPPORT_UNMATCHED, unit="A MUN", where="BUR", others=("A RUH",)),
    )
    assert reasons(where, "GERMANY", "A RUH - BUR", "A MUN S A RUH - BUR") == []


def test_a_unit_told_to_move_is_not_supported_in_defence():
    where = position(GERMANY="A MUN, A RUH")

    assert reasons(where, "GERMANY", "A MUN S A RUH", "A RUH - BEL") == [
        (Warn.SUPPORTED_MOVES, "A MUN")
    ]
    assert reasons(where, "GERMANY", "A MUN S A RUH", "A RUH H") == []


def test_a_support_of_a_move_without_its_coast_is_not_doubted_too():
    where = position(FRANCE="F MAO, A GAS")

    assert reasons(where, "FRANCE", "F MAO - SPA", "A GAS S F MAO - SPA") == [
        (Warn.COAST_MISSING, "F MAO")
    ]


def test_support_for_a_foreign_unit_is_never_doubted():
    where = position(GERMANY="A KIE, A MUN", AUSTRIA="A BOH")

    assert reasons(where, "GERMANY", "A KIE S A BOH - MUN", "A MUN H") == []


def test_an_own_unit_that_gets_in_with_support_is_not_kept_out():
    where = position(AUSTRIA="A VIE, A SER, A BUD, A BOH")
    supported = ("A VIE - GAL", "A BUD - GAL", "A BOH S A VIE - GAL", "A SER H")

    assert reasons(where, "AUSTRIA", *supported) == []


def test_own_units_that_keep_each_other_out_are_told():
    where = position(AUSTRIA="A VIE, A SER, A BUD")

    assert warnings(where, "AUSTRIA", "A VIE - GAL", "A BUD - GAL", "A SER H") == (
        Advice(reason=Warn.OWN_STANDOFF, unit="A VIE", where="GAL", others=("A BUD",)),
    )
    assert warnings(where, "AUSTRIA", "A VIE - BUD", "A BUD H", "A SER H") == (
        Advice(reason=Warn.ONTO_OWN, unit="A VIE", where="BUD", others=("A BUD",)),
    )
    assert reasons(where, "AUSTRIA", "A VIE - BUD", "A BUD - VIE", "A SER H") == [
        (Warn.OWN_SWAP, "A VIE")
    ]


def test_following_or_circling_own_units_are_no_trouble():
    where = position(GERMANY="A HOL, F BEL, F NTH")

    assert reasons(where, "GERMANY", "A HOL - BEL", "F BEL - NTH", "F NTH - HOL") == []


def test_own_units_may_change_places_if_one_is_carried():
    where = position(ENGLAND="A NWY, A SWE, F SKA")
    orders = ("A NWY - SWE VIA", "A SWE - NWY", "F SKA C A NWY - SWE")

    assert reasons(where, "ENGLAND", *orders) == []


def test_a_convoy_without_its_army_is_told():
    where = position(ENGLAND="A LON, F NTH")

    assert warnings(where, "ENGLAND", "F NTH C A LON - BEL", "A LON H") == (
        Advice(reason=Warn.CONVOY_WITHOUT_ARMY, unit="F NTH", where="BEL", others=("A LON",)),
    )
    assert reasons(where, "ENGLAND", "F NTH C A LON - BEL", "A LON - BEL") == []


def test_a_convoy_of_a_foreign_army_is_never_doubted():
    where = position(ENGLAND="F NTH", GERMANY="A DEN")

    assert reasons(where, "ENGLAND", "F NTH C A DEN - YOR") == []


def test_an_army_without_its_convoy_is_told_which_fleets_could_carry_it():
    where = position(ENGLAND="A LON, F NTH")

    assert warnings(where, "ENGLAND", "A LON - BEL", "F NTH H") == (
        Advice(reason=Warn.ARMY_WITHOUT_CONVOY, unit="A LON", where="BEL", others=("F NTH",)),
    )


def test_an_army_that_needs_foreign_fleets_is_told_so():
    where = position(ENGLAND="A LON, F ENG, F MAO", FRANCE="F WES")
    orders = ("A LON - TUN", "F ENG C A LON - TUN", "F MAO C A LON - TUN")

    assert warnings(where, "ENGLAND", *orders) == (
        Advice(reason=Warn.CONVOY_NEEDS_FOREIGN, unit="A LON", where="TUN", others=("F WES",)),
    )


def test_a_sea_route_to_a_neighbour_that_nothing_else_shows_is_unclear():
    where = position(ENGLAND="A NWY, F SKA")

    assert reasons(where, "ENGLAND", "A NWY - SWE VIA", "F SKA H") == [
        (Warn.ROUTE_UNCLEAR, "A NWY")
    ]
    assert reasons(where, "ENGLAND", "A NWY - SWE VIA", "F SKA C A NWY - SWE") == []
    assert reasons(where, "ENGLAND", "A NWY - SWE", "F SKA H") == []


BEATEN = Position(
    phase=Phase.parse("F1902R"),
    units=(unit("GERMANY", "A BUR"),),
    dislodged=(
        Dislodged(unit=unit("FRANCE", "A BUR"), attacker="RUH", retreats=("GAS", "PAR")),
        Dislodged(unit=unit("FRANCE", "A PIC"), attacker="BEL", retreats=("PAR",)),
        Dislodged(unit=unit("FRANCE", "F MAR"), attacker="PIE", retreats=()),
        Dislodged(unit=unit("ITALY", "F POR"), attacker="MAO", retreats=("SPA/NC", "SPA/SC")),
    ),
    contested=frozenset({"MAR"}),
)


def test_a_retreat_not_written_is_told_where_there_is_a_choice():
    assert reasons(BEATEN, "FRANCE", "A BUR R GAS") == [(Warn.NO_RETREAT_WRITTEN, "A PIC")]
    assert reasons(BEATEN, "FRANCE", "A BUR R GAS", "A PIC D") == []


def test_two_own_retreats_to_one_space_are_told():
    assert warnings(BEATEN, "FRANCE", "A BUR R PAR", "A PIC R PAR") == (
        Advice(reason=Warn.SAME_RETREAT, unit="A BUR", where="PAR", others=("A PIC",)),
    )


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ("A BUR R RUH", Reason.RETREAT_TO_ATTACKER),
        ("A BUR R MAR", Reason.RETREAT_TO_STANDOFF),
        ("A BUR R BEL", Reason.RETREAT_CLOSED),
        ("A BUR R LON", Reason.TOO_FAR),
    ],
)
def test_an_impossible_retreat_is_told_with_the_reason(order, why):
    found = warnings(BEATEN, "FRANCE", order, "A PIC D")

    assert [(a.reason, a.why) for a in found] == [(Warn.ILLEGAL_RETREAT, why)]


def test_a_retreat_without_its_coast_is_told():
    assert reasons(BEATEN, "ITALY", "F POR R SPA") == [(Warn.COAST_MISSING, "F POR")]
    assert reasons(BEATEN, "ITALY", "F POR R SPA/NC") == []


def test_a_retreat_ordered_twice_or_for_nobody_is_told():
    orders = ("A BUR R GAS", "A BUR D", "A PIC D", "A LON D", "A BUR H")

    assert {reason for reason, _ in reasons(BEATEN, "FRANCE", *orders)} == {
        Warn.TWO_ORDERS,
        Warn.NOT_YOURS,
        Warn.WRONG_PHASE,
    }


WINTER = Position(
    phase=Phase.parse("W1901A"),
    units=standing({"FRANCE": "A BUR", "RUSSIA": "A UKR", "GERMANY": "A MUN, A SIL, F KIE"}),
    owners=dict.fromkeys(("PAR", "BRE", "MAR", "SPA"), "FRANCE")
    | dict.fromkeys(("STP", "MOS", "SEV"), "RUSSIA")
    | {"MUN": "GERMANY"},
)


@pytest.mark.parametrize(
    ("power", "orders", "expected"),
    [
        ("FRANCE", "A PAR B, F BRE B, A MAR B", []),
        ("FRANCE", "A PAR B, WAIVE", []),
        ("FRANCE", "WAIVE", []),
        ("FRANCE", "A PAR B", [Warn.BUILDS_LEFT]),
        ("FRANCE", "", [Warn.BUILDS_LEFT]),
        ("FRANCE", "A PAR B, F PAR B, F BRE B, A MAR B", [Warn.BUILT_TWICE]),
        ("FRANCE", "F PAR B, WAIVE", [Warn.ILLEGAL_BUILD]),
        ("FRANCE", "A SPA B, WAIVE", [Warn.ILLEGAL_BUILD]),
        ("FRANCE", "A PAR H, WAIVE", [Warn.WRONG_PHASE]),
        ("FRANCE", "A BUR D, WAIVE", [Warn.TOO_MANY_REMOVALS]),
        ("RUSSIA", "F STP B, A MOS B", [Warn.COAST_MISSING, Warn.BUILDS_LEFT]),
        ("RUSSIA", "F STP/NC B, A MOS B", []),
        ("RUSSIA", "A STP B, A MOS B, A SEV B", [Warn.TOO_MANY_BUILDS]),
        ("GERMANY", "A SIL D, F KIE D", []),
        ("GERMANY", "A SIL D", [Warn.REMOVALS_LEFT]),
        ("GERMANY", "A SIL D, F KIE D, A MUN D", [Warn.TOO_MANY_REMOVALS]),
        ("GERMANY", "A SIL D, A UKR D", [Warn.NOT_YOURS, Warn.REMOVALS_LEFT]),
        ("GERMANY", "A SIL D, F KIE D, A BER B", [Warn.ILLEGAL_BUILD]),
        ("ITALY", "", []),
    ],
)
def test_winter_sheets_are_counted(power, orders, expected):
    found = warnings(WINTER, power, *(order for order in orders.split(", ") if order))

    assert [a.reason for a in found] == expected


def test_warnings_do_not_depend_on_foreign_orders():
    # The function cannot even be given them; foreign units alone are on the board.
    where = position(GERMANY="A MUN", FRANCE="A BUR, A PAR")

    assert reasons(where, "GERMANY", "A MUN - BUR") == []


def test_by_convoy_is_unclear_only_where_the_rulebook_does_not_know_it():
    where = position(ENGLAND="A NWY", GERMANY="F SKA")
    later = PROFILES["2000"]

    assert reasons(where, "ENGLAND", "A NWY - SWE VIA") == [(Warn.ROUTE_UNCLEAR, "A NWY")]
    assert advise(BOARD, where, "ENGLAND", ["A NWY - SWE VIA"], later) == ()
