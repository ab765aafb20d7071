"""A sentence names a unit where it stood, a fleet on its coast, and no route only where none is."""

import random
import re

import pytest

from engine.board.loader import load_map
from engine.board.location import coast_of, province_of
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import all_legal_orders
from engine.games.diplomacy.orders import Move, SupportMove
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position, Unit, UnitKind
from gui.games.diplomacy.explain.phrases_texts import OUTMATCHED, PHRASES

BOARD = load_map("standard").board
CHART = Chart(BOARD)
POWERS = ("FRANCE", "ITALY", "RUSSIA")

_STANDING = re.compile(
    r"(unit|fleet|attack|stays)\b[^{}]* (\{where:in\}|(from|out of) \{where:the\})"
)

NAMED = {reason for reason, said in {**PHRASES, **OUTMATCHED}.items() if _STANDING.search(said)}
"""Reasons that speak of the unit in a space, or from it."""


def turn(chance, name):
    """Fill the surroundings of the spaces with two coasts, and order anything that is legal."""
    centre = chance.choice(("SPA", "BUL", "STP"))
    near = {centre}
    for _ in range(2):
        near |= {
            province_of(there)
            for here in near
            for place in (here, *BOARD.provinces[here].locations)
            for kind in "AF"
            for there in BOARD.neighbours(kind, place)
        }
    taken = {centre, *chance.sample(sorted(near), min(len(near), 9))}
    units = tuple(unit(place, chance) for place in sorted(taken))
    position = Position(phase=Phase.parse("S1901M"), units=units)
    listed = all_legal_orders(BOARD, position, POWERS, PROFILES[name])
    sheets = {
        power: [chance.choice(_towards(centre, some)) for some in mine.values()]
        for power, mine in listed.items()
    }
    return position, sheets


def _towards(centre, orders):
    there = [order for order in orders if f" - {centre}" in order or f" {centre}" in order[:5]]
    return there or orders


def unit(place, chance):
    spots = [("F", at) for at in BOARD.provinces[place].locations if BOARD.fleet_neighbours.get(at)]
    spots += [("A", place)] * (2 if place in BOARD.army_neighbours else 0)
    kind, at = chance.choice(spots)
    return Unit(chance.choice(POWERS), UnitKind(kind), at)


def told(name, turns):
    """Judge turns and return every finding with its ruling and position."""
    rules, chance = Diplomacy(BOARD, PROFILES[name]), random.Random(name)
    for _ in range(turns):
        position, sheets = turn(chance, name)
        for ruling in rules.adjudicate(position, sheets).rulings:
            for finding in ruling.findings:
                yield finding, ruling, position


def test_some_sentences_speak_of_units_in_a_space():
    assert {
        *(Reason.VACATED, Reason.DROVE_OUT, Reason.REPELLED, Reason.OWN_UNIT_STAYED),
        *(Reason.WITHOUT_EFFECT, Reason.RIVAL_WITHOUT_EFFECT, Reason.HEAD_ON),
        *(Reason.OTHER_SIDE_SUPPORTED, Reason.CARRIER_DRIVEN_OUT, Reason.SUPPORTED_UNIT_MOVED),
    } <= NAMED


@pytest.mark.parametrize("name", PROFILES)
def test_no_sentence_names_a_coast_for_an_army_or_another_than_the_fleets(name):
    coasts = set()
    for finding, ruling, position in told(name, 250):
        if not coast_of(finding.where):
            continue
        if finding.reason in NAMED:
            coasts.add(finding.reason)
            assert finding.where == position.at(province_of(finding.where)).at
        else:
            order = ruling.order
            helped = position.at(province_of(getattr(order, "target", order.at)))
            going = {order.to} if isinstance(order, Move) else set()
            assert helped.kind is FLEET
            assert finding.where in going or isinstance(order, SupportMove)
    assert len(coasts) >= 3


@pytest.mark.parametrize("name", PROFILES)
def test_who_left_stayed_or_was_driven_out_is_named_where_it_stood(name):
    exact = {Reason.VACATED, Reason.DROVE_OUT, Reason.REPELLED, Reason.OWN_UNIT_STAYED}
    exact.add(Reason.HEAD_ON)
    seen = set()
    for finding, _, position in told(name, 150):
        if finding.reason in exact:
            seen.add(finding.reason)
            assert finding.where == position.at(province_of(finding.where)).at
    assert seen == exact


@pytest.mark.parametrize("name", PROFILES)
def test_no_route_is_said_only_where_there_is_none(name):
    rules, chance = Diplomacy(BOARD, PROFILES[name]), random.Random(name)
    ports = sorted(place for place in BOARD.provinces if CHART.harbour(place))
    said = set()
    for _ in range(400):
        fleets = set(chance.sample(sorted(CHART.seas), 7))
        fleet, (start, goal) = chance.choice(sorted(fleets)), chance.sample(ports, 2)
        units = (
            Unit("FRANCE", ARMY, start),
            *(Unit("FRANCE", FLEET, sea) for sea in sorted(fleets)),
        )
        position = Position(phase=Phase.parse("S1901M"), units=units)
        judged = rules.adjudicate(position, {"FRANCE": [f"F {fleet} C A {start} - {goal}"]})
        ruling = next(one for one in judged.rulings if one.unit == f"F {fleet}")
        reason = ruling.findings[0].reason
        route = CHART.ferry(start, goal, fleets)
        past = CHART.ferry(start, goal, fleets, through=fleet)
        said.add(reason)

        assert (reason == Reason.CONVOY_OFF_ROUTE) == (not route)
        assert (reason == Reason.CONVOY_DETOUR) == (route and not past)
    assert {Reason.CONVOY_OFF_ROUTE, Reason.CONVOY_DETOUR} < said
