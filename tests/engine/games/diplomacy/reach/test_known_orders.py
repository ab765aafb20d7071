"""What a look at the board's tables says of an order is what every rule, asked one by one, says."""

import random

import pytest

from engine.board.loader import load_map
from engine.conflict.field import CARRY
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.known_orders import KnownOrders, OrderLine
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.policies import (
    CoastOfUnit,
    CoastOpen,
    CoastSingle,
    SupportCoast,
)
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.games.diplomacy.units import ARMY, FLEET, UNIT_KINDS
from engine.rules.position import Position, Unit

BOARD = load_map("standard").board
CHART = Chart(BOARD)
SPOTS = list(CHART.ranks)
TABLES = {
    **PROFILES,
    "careful": Profile(
        support_coast=SupportCoast.REQUIRED,
        coast_single=CoastSingle.FAILS,
        coast_open=CoastOpen.DEFAULT,
        coast_of_unit=CoastOfUnit.ILLEGAL,
    ),
}


def texts(dice):
    """Every move there could be, and a sample of everything else."""
    units = [f"{kind} {at}" for kind in UNIT_KINDS for at in SPOTS]
    yield from (f"{unit} H" for unit in units)
    yield from (f"{unit} - {to}" for unit in units for to in SPOTS)
    for _ in range(6_000):
        mine, other, to = dice.choice(units), dice.choice(units), dice.choice(SPOTS)
        yield f"{mine} S {other}"
        yield f"{mine} S {other} - {to}"
        yield f"{mine} C A {dice.choice(SPOTS)} - {to}"
    # By chance few could be given: those that could, and what lies a step beside them.
    for kind, at in ((kind, at) for kind in UNIT_KINDS for at in SPOTS):
        for goal in CHART.reach.get((kind, at), ()):
            for other in dice.sample(units, 12):
                yield f"{kind} {at} S {other} - {goal}"
            near = [(k, a) for (k, a), there in CHART.reach.items() if goal in there]
            yield from (f"{kind} {at} S {k} {a} - {goal}" for k, a in near)


def told(line, text):
    line.text = text  # nobody has signed it
    assert str(line.order) == text
    return {name: getattr(line, name, None) for name in OrderLine.__slots__}


@pytest.mark.parametrize("table", TABLES)
def test_what_is_known_at_sight_is_what_the_rules_say(table):
    known_orders = KnownOrders(CHART, TABLES[table])
    wrong, known = {}, 0
    for text in texts(random.Random(table)):
        quick = known_orders._at_sight(text.split(" "))
        if quick is None:
            continue
        known += 1
        slow = known_orders._by_the_rules(text)
        if quick.act == CARRY:  # whether a route leads past it is asked when all fleets are known
            slow.sure, slow.ships = False, True
        if told(quick, text) != told(slow, text):
            wrong[text] = told(quick, text), told(slow, text)

    assert wrong == {}
    assert known > 3_000


@pytest.mark.parametrize("fleets", [("MAO", "NTH"), ("ENG", "NTH", "NAO"), ("LYO", "TYS", "ION")])
def test_a_fleet_off_every_route_cannot_be_ordered_to_carry(fleets):
    """DATC 4.E.1: found when the order is written for the first time, and ever after."""
    rules = Diplomacy(BOARD)
    units = [Unit("FRANCE", FLEET, sea) for sea in fleets]
    shores = [place for place in CHART.shores if place not in fleets]
    for start in shores[::5]:
        army = Unit("FRANCE", ARMY, start)
        position = Position(phase=Phase.parse("S1901M"), units=(*units, army))
        for goal in shores[::3]:
            text = f"F {fleets[0]} C A {start} - {goal}"
            sheets = {"FRANCE": (text, *(f"{unit} H" for unit in (*units[1:], army)))}
            first, again = (rules.adjudicate(position, sheets) for _ in range(2))
            carried = CHART.ferry(start, goal, set(fleets), through=fleets[0])
            assert (first.rulings[0].verdict != "illegal") == carried, text
            assert first == again


@pytest.mark.parametrize("power", ["", "NOBODY", "france"])
def test_a_power_that_is_none_has_no_orders(power):
    rules = Diplomacy(BOARD)
    position = rules.start()
    for text in ("A PAR H", "A PAR - BUR", "A Paris holds", "nonsense"):
        assert rules._known_orders.line(power, text) is None
        assert not rules.knows(text, position, power)
        read = rules.read(text, position, power)
        assert read.order in ("", "A PAR H", "A PAR - BUR")
    assert rules.adjudicate(position, {power: ("A PAR H",)}).after.units


def test_what_was_written_for_one_power_is_no_order_of_another():
    rules = Diplomacy(BOARD)
    position = rules.start()
    rules.adjudicate(position, {"FRANCE": ("A PAR H", "A MAR H", "F BRE H")})
    judged = rules.adjudicate(position, {"GERMANY": ("A PAR H",)})
    verdicts = {r.power: r.verdict for r in judged.rulings if str(r.order) == ""}

    assert verdicts == {"GERMANY": "illegal"}
