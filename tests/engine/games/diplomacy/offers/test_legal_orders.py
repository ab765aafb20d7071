"""What is listed as legal is what the judge does not call illegal, under every rulebook."""

import random
from dataclasses import replace
from itertools import product

import pytest

from engine.board.loader import load_map
from engine.board.location import coast_of, province_of
from engine.board.province import Terrain
from engine.games.diplomacy.builds import balance
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import _followed, all_legal_orders
from engine.games.diplomacy.orders import Convoy, Hold, Move, SupportHold, SupportMove, parse
from engine.games.diplomacy.phase import Phase, Step
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.legality import check
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.policies import NeighbourConvoy, SupportCoast
from engine.games.diplomacy.rulebooks.profile import Profile, played
from engine.games.diplomacy.units import ARMY, FLEET
from engine.robots.games.diplomacy.bench.seeded_turns import generated_board, play
from engine.rules.position import Position, Unit
from engine.rules.ruling import Verdict

STANDARD = load_map("standard").board
BOARDS = (STANDARD, generated_board(14, seed=5), generated_board(24, seed=1))
POWERS = ("ENGLAND", "FRANCE", "ITALY")

POINTS_OF_WRITING = (
    "neighbour_convoy",
    "convoy_path",
    "coast_open",
    "coast_single",
    "coast_wrong",
    "support_coast",
)
"""What tables may decide about which moves, supports and convoys can be carried out."""


_LOT = random.Random(3)
TABLES = {
    **PROFILES,
    **{
        f"{point}={value}": Profile.of({point: value})
        for point in POINTS_OF_WRITING
        for value in played(point)
    },
    **{
        f"lot {number}": Profile.of({one: _LOT.choice(played(one)) for one in POINTS_OF_WRITING})
        for number in range(12)
    },
}
"""Every edition, every other way to play a point, and rulebooks chosen by lot."""


def crowd(board, chance):
    """Put units into a corner of a board, or on all of it."""
    near = {chance.choice([*board.provinces])}
    for _ in range(chance.choice((1, 2, 9))):
        near |= {
            province_of(there)
            for here in near
            for place in board.provinces[here].locations
            for kind in "AF"
            for there in board.neighbours(kind, place)
        }
    taken = chance.sample(sorted(near), min(len(near), chance.choice((3, 6, 11))))
    units = tuple(standing(board.provinces[place], chance) for place in taken)
    return Position(phase=Phase.parse("S1905M"), units=units)


def standing(province, chance):
    army = province.terrain is Terrain.INLAND or (
        province.terrain is Terrain.COASTAL and chance.random() < 0.6
    )
    where = province.id if army else chance.choice(province.locations)
    return Unit(chance.choice(POWERS), ARMY if army else FLEET, where)


def every_order(unit, position, board):
    """Every order of a unit that good notation can name, but for the seas of a convoy."""
    places = [place for province in board.provinces.values() for place in province.locations]
    places += [place for place in board.provinces if place not in places]
    yield Hold(unit.kind, unit.at)
    for place, via in product(places, (False, True)):
        yield Move(unit.kind, unit.at, place, via_convoy=via)
    for other in position.units:
        yield SupportHold(unit.kind, unit.at, other.kind, other.at)
        for place in places:
            yield SupportMove(unit.kind, unit.at, other.kind, other.at, place)
            yield Convoy(unit.kind, unit.at, other.at, place)


def meaning(order, position, chart, profile):
    """Leave out of an order what its table does not read, or what goes without saying."""
    if isinstance(order, Move) and order.via_convoy:
        fleets = {unit.at for unit in position.units if unit.at in chart.seas}
        heard = profile.neighbour_convoy not in (
            NeighbourConvoy.WHEN_NEEDED,
            NeighbourConvoy.BY_INTENT,
        )
        choice = chart.reaches("A", order.at, order.to) and chart.ferry(order.at, order.to, fleets)
        return replace(order, via_convoy=heard and choice)
    if isinstance(order, SupportMove) and coast_of(order.to):
        goal = province_of(order.to)
        bare = replace(order, to=goal)
        supporter = position.at(province_of(order.at))
        if profile.support_coast is SupportCoast.FREE:
            return bare
        only = len(chart.coasts_in_reach(order.target, goal)) == 1
        return bare if only and legal(bare, supporter, position, chart, profile) else order
    return order


def legal(order, unit, position, chart, profile):
    return check(order, unit, position, chart, profile)[1] is None


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_every_order_that_is_not_illegal_is_listed_once(board, table):
    profile, chart, chance = TABLES[table], Chart(board), random.Random(table + board.id)
    for _ in range(3):
        position = crowd(board, chance)
        expected = {str(unit): set() for unit in position.units}
        for unit in position.units:
            for order in every_order(unit, position, board):
                tidy, fault = check(order, unit, position, chart, profile)
                if fault is None:
                    meant = meaning(tidy, position, chart, profile)
                    expected[str(unit)].add(str(meant))
        found = all_legal_orders(board, position, POWERS, profile)
        listed = {unit: orders for mine in found.values() for unit, orders in mine.items()}

        assert {unit: set(orders) for unit, orders in listed.items()} == expected
        assert all(len(orders) == len(expected[unit]) for unit, orders in listed.items())


@pytest.mark.parametrize("name", PROFILES)
def test_the_judge_and_the_list_agree_order_by_order(name):
    """Each order is judged in a turn of its own, beside units that hold."""
    rules, chance = Diplomacy(BOARDS[1], PROFILES[name]), random.Random(name)
    chart, judged = Chart(rules.board), 0
    for _ in range(2):
        position = crowd(rules.board, chance)
        listed = all_legal_orders(rules.board, position, POWERS, rules.profile)
        for unit in position.units:
            mine = listed[unit.power][str(unit)]
            for order in every_order(unit, position, rules.board):
                rulings = rules.adjudicate(position, {unit.power: [str(order)]}).rulings
                one = next(r for r in rulings if r.unit == str(unit) and r.verdict)
                judged += 1
                if one.verdict is Verdict.ILLEGAL:
                    assert str(order) not in mine
                else:
                    assert (
                        str(meaning(parse(str(one.order)), position, chart, rules.profile)) in mine
                    )
    assert judged > 500


@pytest.mark.parametrize("name", PROFILES)
def test_retreats_builds_and_removals_that_are_not_illegal_are_listed(name):
    rules, chance = Diplomacy(STANDARD, PROFILES[name]), random.Random(name)
    position, met = rules.start(), set()
    while len(met) < 3:
        phase = position.phase
        if phase.step is not Step.MOVES:
            for power in rules.asked(position):
                due = balance(position, power) > 0 if phase.step is Step.ADJUSTMENTS else None
                met.add((phase.step, due))
                listed = all_legal_orders(STANDARD, position, (power,), rules.profile)[power]
                told = {order for orders in listed.values() for order in orders} - {"WAIVE"}
                assert told == {
                    str(ruling.order)
                    for text in between_moves(phase.step)
                    for ruling in rules.adjudicate(position, {power: [text]}).rulings
                    if ruling.power == power and ruling.verdict is not Verdict.ILLEGAL
                    if ruling.order and ruling.findings[0].reason != Reason.NOT_WRITTEN
                    if str(ruling.order) != "WAIVE"
                }
        position = rules.adjudicate(position, play(rules, position, chance)).after


def between_moves(step):
    """Every order for a step that good notation can name."""
    places = sorted({at for one in STANDARD.provinces.values() for at in (one.id, *one.locations)})
    ends = [" D", " B"] if step is Step.ADJUSTMENTS else [" D", *(f" R {to}" for to in places)]
    return [f"{kind} {at}{end}" for kind in "AF" for at in places for end in ends]


@pytest.mark.parametrize("name", PROFILES)
def test_the_list_is_what_clicks_lead_to_and_coasts_that_may_be_left_out(name):
    chance, profile = random.Random(name), PROFILES[name]
    for _ in range(20):
        position = crowd(STANDARD, chance)
        listed = all_legal_orders(STANDARD, position, POWERS, profile)
        for power in POWERS:
            followed = _followed(UnitReach(STANDARD, position, profile), power)
            bare = {
                unit: [order for order in orders if not _names_a_coast(order)]
                for unit, orders in listed[power].items()
            }

            assert {unit: sorted(orders) for unit, orders in followed.items()} == {
                unit: sorted(orders) for unit, orders in bare.items()
            }


def _names_a_coast(order):
    meant = parse(str(order))
    return isinstance(meant, SupportMove) and coast_of(meant.to) != ""


def test_armies_that_sail_next_door_are_met_with():
    """The families above hold what they are about."""
    chance, sailed, coasts = random.Random(1), 0, 0
    for _ in range(30):
        found = all_legal_orders(STANDARD, crowd(STANDARD, chance), POWERS, PROFILES["datc"])
        texts = [text for mine in found.values() for orders in mine.values() for text in orders]
        sailed += sum(text.endswith(" VIA") for text in texts)
        coasts += sum(map(_names_a_coast, texts))
    assert sailed > 10
    assert coasts > 5
