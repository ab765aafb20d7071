from dataclasses import replace

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import ImplicitOrders
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position, Unit

ORDERS = {"RUSSIA": ("A NWY S F BOT - STP", "A LVN S F BOT - STP")}


def test_who_implied_an_order_is_told_the_same_however_units_are_listed():
    """DATC 4.E.3 a: two supports take one fleet's move for granted."""
    profile = Profile(implicit_orders=ImplicitOrders.ALLOWED)
    rules = Diplomacy(load_map("standard").board, profile)
    units = (
        Unit("RUSSIA", FLEET, "BOT"),
        Unit("RUSSIA", ARMY, "LVN"),
        Unit("RUSSIA", ARMY, "NWY"),
    )
    position = Position(phase=Phase.parse("S1901M"), units=units)

    told = [
        finding.by
        for listed in (units, units[::-1])
        for ruling in rules.adjudicate(replace(position, units=listed), ORDERS).rulings
        for finding in ruling.findings
        if finding.reason == Reason.IMPLIED
    ]

    assert told == [("LVN", "NWY")] * 2
