"""What may be clicked next is exactly what could be carried out; chains lead where they should."""

import itertools
import random

import pytest

from engine.games.diplomatia.offers.choices import choices, possible_orders
from engine.games.diplomatia.orders import (
    ARMY,
    FLEET,
    Defend,
    Guard,
    Move,
    Seize,
    Support,
    Transport,
    parse,
)
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reach import Reach
from engine.games.diplomatia.reasons import Reason
from engine.games.diplomatia.transport import chain
from engine.rules.position import Dislodged
from tests.engine.games.diplomatia.boards import position_of, small_board, unit_of

BOARD = small_board()
PROFILE = Profile()
SPACES = list(BOARD.provinces)
POWERS = [power.id for power in BOARD.powers]


def kind_in(space):
    return Reach(BOARD, position_of({})).kind_in(space)


def dealt(rng):
    """Lay out a random position."""
    units = {power: [] for power in POWERS}
    for space in rng.sample(SPACES, rng.randrange(2, len(SPACES))):
        units[rng.choice(POWERS)].append(f"{kind_in(space)} {space}")
    return position_of(units, owners={space: rng.choice(POWERS) for space in SPACES})


POSITIONS = [dealt(random.Random(seed)) for seed in range(25)]


def every_order(position, unit):
    """List every order that a unit could be written, sensible or not."""
    kind, at = unit.kind, unit.at
    yield Defend(kind, at)
    for to in SPACES:
        yield from (Move(kind, at, to), Guard(kind, at, to), Seize(kind, at, to))
        for other in SPACES:
            yield Transport(kind, at, other, to)
            whose = kind_in(other)
            yield Support(kind, at, Move(whose, other, to))
            yield Support(kind, at, Seize(whose, other, to))


def could_be(reach, order, unit):
    """Tell whether an order is legal, and so is what it supports."""
    if reach.fault(order, unit) is not None:
        return False
    if isinstance(order, Support):
        return reach.fault(order.what, reach.position.at(order.what.at)) is None
    if isinstance(order, Transport):
        # What comes from a space needs somebody there; what goes on to a sector needs a fleet.
        goal = reach.kind_in(order.to) == ARMY or reach.position.at(order.to) is not None
        return goal and reach.position.at(order.source) is not None
    return True


@pytest.mark.parametrize("seize_own", [True, False])
def test_what_is_offered_is_what_could_be_carried_out(seize_own):
    profile = Profile(seize_own=seize_own)
    for position in POSITIONS:
        reach = Reach(BOARD, position, profile)
        for power in POWERS:
            offered = possible_orders(BOARD, profile, position, power)
            for unit in position.of(power):
                legal = {
                    str(order)
                    for order in every_order(position, unit)
                    if could_be(reach, order, unit)
                }

                assert {*offered[str(unit)]} == legal, (unit, position.units)


def test_nothing_is_offered_to_a_foreign_unit_or_behind_a_whole_order():
    position = position_of({"RUS": ["A KAR", "F FZA"], "SCA": ["A UPP"]})

    assert choices(BOARD, PROFILE, position, "RUS", ("A UPP",)) == ()
    assert choices(BOARD, PROFILE, position, "RUS", ("A KAR", "LOY")) == ()
    assert choices(BOARD, PROFILE, position, "RUS", ("A KAR", "P", "A UPP", "FIN")) == ()
    assert choices(BOARD, PROFILE, position, "RUS", ("nonsense", "T")) == ()


def test_a_kind_that_is_out_says_why():
    lonely = position_of({"RUS": ["A LAN", "F ODZ"]})
    why = {
        (unit, choice.token): choice.why_not
        for unit in ("A LAN", "F ODZ")
        for choice in choices(BOARD, PROFILE, lonely, "RUS", (unit,))
        if choice.why_not
    }

    assert why == {
        ("A LAN", "P"): "nobody_to_support",
        ("A LAN", "PO"): "nobody_to_support",
        ("A LAN", "ZP"): "no_port_here",
        ("F ODZ", "P"): "nobody_to_support",
        ("F ODZ", "PO"): "nobody_to_support",
        ("F ODZ", "T"): "nothing_to_carry",
        ("F ODZ", "-"): "nowhere_to_go",
    }


def test_a_retreat_is_offered_where_it_is_open_and_told_why_not_elsewhere():
    fallen = Dislodged(unit=unit_of("RUS", "F FZA"), attacker="BOT", retreats=("VBA",))
    position = position_of({"RUS": ["A KAR"]}, "T1R", dislodged=(fallen,))
    offered = choices(BOARD, PROFILE, position, "RUS", ("F FZA",))

    assert [(one.token, one.order, one.why_not) for one in offered] == [
        ("BOT", "", Reason.RETREAT_TO_ATTACKER),
        ("VBA", "F FZA - VBA", ""),
        ("D", "F FZA D", ""),
    ]


def test_builds_and_removals_of_both_kinds_are_offered_at_a_time():
    owners = {"KAR": "RUS", "ODE": "RUS", "LOY": "RUS"}
    position = position_of({"RUS": ["F FZA", "A EST"]}, "T2C", owners=owners)
    offered = choices(BOARD, PROFILE, position, "RUS", ())

    assert [(one.token, one.order) for one in offered] == [
        ("KAR", "A KAR B"),
        ("ODE", "A ODE B"),
        ("F FZA", "F FZA D"),
        ("WAIVE", "WAIVE"),
    ]


@pytest.mark.parametrize("sites", ["home", "home_controlled"])
def test_a_lost_home_centre_is_a_site_only_where_the_table_says_so(sites):
    profile = Profile.of({"army_sites": sites})
    position = position_of({"SCA": ["A FIN"]}, "T2C", owners={"ALZ": "RUS", "KAR": "SCA"})
    site = next(c for c in choices(BOARD, profile, position, "RUS", ()) if c.token == "KAR")

    assert (site.order, site.why_not) == (
        ("A KAR B", "") if sites == "home" else ("", Reason.CENTRE_LOST)
    )


def test_a_chain_is_proposed_exactly_where_fleets_could_carry_an_army():
    for position in POSITIONS:
        reach = Reach(BOARD, position)
        for land, goal in itertools.permutations([s for s in SPACES if kind_in(s) == ARMY], 2):
            links = chain(BOARD, position, "RUS", land, goal)

            assert bool(links) == (goal in reach.landings(land))
            stops = [land, *(link.order.at for link in links), goal]
            for number, link in enumerate(links):
                fleet = position.at(link.order.at)

                assert (link.power, link.order.kind) == (fleet.power, FLEET)
                assert (link.order.source, link.order.to) == (stops[number], stops[number + 2])
                assert reach.fault(link.order, fleet) is None


def test_own_fleets_are_asked_before_foreign_ones():
    spaces = {"FZA": "RUS", "BOT": "SCA", "VBA": "RUS"}
    position = position_of(
        {
            "RUS": ["A KAR", *(f"F {at}" for at, power in spaces.items() if power == "RUS")],
            "SCA": [f"F {at}" for at, power in spaces.items() if power == "SCA"],
        }
    )
    own = chain(BOARD, position, "RUS", "KAR", "UPP")
    foreign = chain(BOARD, position, "SCA", "KAR", "UPP")

    assert [str(link.order) for link in own] == ["F FZA T KAR - VBA", "F VBA T FZA - UPP"]
    assert [str(link.order) for link in foreign] == ["F FZA T KAR - BOT", "F BOT T FZA - UPP"]


def test_every_offered_order_reads_back():
    for position in POSITIONS:
        for power in POWERS:
            for orders in possible_orders(BOARD, PROFILE, position, power).values():
                assert [str(parse(order)) for order in orders] == [*orders]
