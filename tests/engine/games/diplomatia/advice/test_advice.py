"""Warnings before sealing: each has a board on which it is given, and sensible orders have none."""

import random

import pytest

from engine.games.diplomatia.advice.advise import advise
from engine.games.diplomatia.advice.warnings import Warn
from engine.games.diplomatia.offers.choices import possible_orders
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reasons import Reason
from engine.rules.position import Dislodged
from tests.engine.games.diplomatia.boards import position_of, small_board, unit_of

BOARD = small_board()
PROFILE = Profile()
UNITS = {
    "RUS": ["A KAR", "A EST", "A LOY", "F FZA", "F VBA"],
    "SCA": ["F BOT", "A UPP"],
}
ORDERS = position_of(UNITS)
BEATEN = position_of(
    {"RUS": ["A KAR"]},
    "T1R",
    dislodged=tuple(
        Dislodged(unit=unit_of("RUS", fleet), attacker=None, retreats=("VBA",))
        for fleet in ("F FZA", "F BOT")
    ),
)
RICH = position_of(
    {"RUS": ["A EST"]}, "T2C", owners=dict.fromkeys(("KAR", "ODE", "LOY", "FZA", "ODZ"), "RUS")
)
POOR = position_of(UNITS, "T2C", owners={"KAR": "RUS"})
TOO_MANY = position_of(
    {"RUS": ["A EST"]}, "T2C", owners=dict.fromkeys(("KAR", "ODE", "FZA"), "RUS")
)

CASES = {
    Warn.NO_ORDER: (ORDERS, [], ("A KAR", "KAR", (), "")),
    Warn.UNREADABLE: (ORDERS, ["what?"], ("", "what?", (), "")),
    Warn.NOT_YOURS: (ORDERS, ["A UPP O"], ("A UPP", "UPP", (), Reason.FOREIGN_UNIT)),
    Warn.WRONG_PHASE: (ORDERS, ["A KAR B"], ("A KAR", "KAR", (), "")),
    Warn.TWO_ORDERS: (ORDERS, ["A KAR O", "A KAR O"], ("A KAR", "KAR", (), "")),
    Warn.ILLEGAL: (ORDERS, ["A KAR - FZA"], ("A KAR", "FZA", (), Reason.ARMY_AT_SEA)),
    Warn.ARMY_WITHOUT_TRANSPORT: (
        ORDERS,
        ["A KAR - UPP"],
        ("A KAR", "UPP", ("F FZA", "F VBA"), ""),
    ),
    Warn.TRANSPORT_NEEDS_FOREIGN: (
        ORDERS,
        ["A KAR - UPP", "F FZA T KAR - BOT"],
        ("A KAR", "UPP", ("F BOT",), ""),
    ),
    Warn.CHAIN_BROKEN: (
        ORDERS,
        ["A KAR - UPP", "F FZA T KAR - VBA", "F VBA O"],
        ("F FZA", "VBA", ("F VBA",), ""),
    ),
    Warn.TRANSPORT_WITHOUT_ARMY: (
        ORDERS,
        ["A KAR O", "F FZA T KAR - FIN"],
        ("F FZA", "FIN", ("A KAR",), ""),
    ),
    Warn.TRANSPORT_ENDS_AT_SEA: (
        position_of({"RUS": ["A KAR", "F FZA"]}),
        ["A KAR O", "F FZA T KAR - BOT"],
        ("F FZA", "BOT", (), ""),
    ),
    Warn.TURNS_OWN_UNIT: (
        ORDERS,
        ["A KAR PO EST", "A EST P A LOY - KAR"],
        ("A KAR", "EST", ("A EST",), ""),
    ),
    Warn.SUPPORT_UNMATCHED: (
        ORDERS,
        ["A KAR P A EST - LOY", "A EST O"],
        ("A KAR", "LOY", ("A EST",), ""),
    ),
    Warn.AGAINST_OWN: (
        ORDERS,
        ["A KAR P A UPP - LOY"],
        ("A KAR", "LOY", ("A LOY",), ""),
    ),
    Warn.OWN_BLOCKED: (
        position_of({"RUS": ["A KAR", "A EST"]}),
        ["A KAR - LOY", "A EST - LOY"],
        ("A KAR", "LOY", ("A EST",), ""),
    ),
    Warn.ONTO_OWN: (ORDERS, ["A KAR - EST", "A EST O"], ("A KAR", "EST", ("A EST",), "")),
    Warn.OWN_SWAP: (ORDERS, ["A KAR - EST", "A EST - KAR"], ("A KAR", "EST", ("A EST",), "")),
    Warn.NO_RETREAT_WRITTEN: (BEATEN, ["F BOT D"], ("F FZA", "FZA", (), "")),
    Warn.ILLEGAL_RETREAT: (
        BEATEN,
        ["F FZA - BOT", "F BOT D"],
        ("F FZA", "BOT", (), Reason.RETREAT_CLOSED),
    ),
    Warn.SAME_RETREAT: (
        BEATEN,
        ["F FZA - VBA", "F BOT - VBA"],
        ("F FZA", "VBA", ("F BOT",), ""),
    ),
    Warn.ARMIES_LEFT: (RICH, [], ("", "2", (), "")),
    Warn.FLEETS_LEFT: (RICH, [], ("", "2", (), "")),
    Warn.TOO_MANY_ARMIES: (TOO_MANY, ["A KAR B", "A ODE B"], ("", "1", (), "")),
    Warn.TOO_MANY_FLEETS: (
        position_of({"RUS": ["F BOT"]}, "T2C", owners={"FZA": "RUS", "ODZ": "RUS"}),
        ["F FZA B", "F ODZ B"],
        ("", "1", (), ""),
    ),
    Warn.ILLEGAL_BUILD: (RICH, ["A LOY B"], ("A LOY", "LOY", (), Reason.NOT_A_HOME_CENTRE)),
    Warn.BUILT_TWICE: (RICH, ["A KAR B", "A KAR B"], ("A KAR", "KAR", (), "")),
    Warn.ARMIES_TO_REMOVE: (POOR, [], ("", "2", (), "")),
    Warn.FLEETS_TO_REMOVE: (POOR, [], ("", "2", (), "")),
    Warn.TOO_MANY_REMOVALS: (RICH, ["A EST D"], ("", "0", (), "")),
}


def told(position, orders, power="RUS"):
    return {
        one.reason: (one.unit, one.where, one.others, one.why)
        for one in reversed(advise(BOARD, PROFILE, position, power, orders))
    }


@pytest.mark.parametrize("warning", Warn)
def test_every_warning_is_given_where_it_should_be(warning):
    position, orders, said = CASES[warning]

    assert told(position, orders)[warning] == said


SENSIBLE = (
    ["A KAR - UPP", "F FZA T KAR - VBA", "F VBA T FZA - UPP", "A EST O", "A LOY O"],
    ["A KAR - EST", "A EST - KAR", "F FZA T KAR - EST", "F VBA O", "A LOY O"],
    ["A KAR - EST", "A EST - LOY", "A LOY - KAR", "F FZA O", "F VBA O"],
    ["A KAR ZP FZA", "F FZA - BOT", "F VBA P F FZA - BOT", "A EST O", "A LOY O"],
    ["A KAR PO EST", "A EST O", "A LOY PO EST", "F FZA P A UPP ZP BOT", "F VBA P F FZA - BOT"][:3],
)


@pytest.mark.parametrize("orders", SENSIBLE)
def test_sensible_orders_are_not_warned_of(orders):
    assert {*told(ORDERS, orders)} <= {Warn.NO_ORDER}


def test_a_redundant_branch_is_no_fault():
    orders = [
        *("A KAR - UPP", "F FZA T KAR - VBA", "F VBA T FZA - UPP"),
        *("A EST O", "A LOY O"),
    ]
    both = position_of({"RUS": [*UNITS["RUS"], "F BOT"]})

    assert {*told(both, [*orders, "F BOT O"])} == set()


def test_what_is_asked_of_foreigners_is_not_warned_of():
    quiet = ["A LOY O", "A EST O", "F VBA O"]

    assert told(ORDERS, ["A KAR O", "F FZA T UPP - EST", *quiet])[Warn.ILLEGAL][3] == Reason.TOO_FAR
    assert told(ORDERS, ["A KAR O", "F FZA T BOT - EST", *quiet]) == {}
    assert told(ORDERS, ["A KAR P A UPP - FIN", "F FZA O", *quiet]) == {}


def test_random_orders_never_raise():
    rng = random.Random(4)
    for position in (ORDERS, BEATEN, RICH, POOR):
        orders = [
            order
            for power in ("RUS", "SCA")
            for known in possible_orders(BOARD, PROFILE, position, power).values()
            for order in known
        ]
        orders += [
            "A KAR O",
            "F XXX - YYY",
            "A XXX T KAR - BOT",
            "nonsense",
            "",
            "WAIVE",
            "A XXX B",
        ]
        for _ in range(300):
            written = [rng.choice(orders) for _ in range(rng.randrange(8))]
            for one in advise(BOARD, PROFILE, position, "RUS", written):
                assert one.reason in {*Warn}
