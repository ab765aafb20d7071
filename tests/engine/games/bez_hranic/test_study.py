"""The study's rounds and its route desk, held against walks that are simply tried out."""

import json
import random
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from engine.games.bez_hranic.bills import Hand, Offer, is_offer
from engine.games.bez_hranic.calendar import COLOURS, has_target, tokens_of
from engine.games.bez_hranic.journey import Trip, pairs, price
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.states import Border, StateMap
from engine.games.bez_hranic.study.desk import Apart, Desk, Fails, desk_on
from engine.games.bez_hranic.study.examples import EXAMPLES
from engine.games.bez_hranic.study.round import START, TARGET, StudyRound
from engine.games.bez_hranic.tables import load_table
from tests.naive.bez_hranic.deal import any_map

ALL = pytest.mark.parametrize("example", EXAMPLES.values(), ids=lambda one: one.id)


def walks(on, trip):
    """Try all walks out, a border at a time: the fewest borders, and how many walks have them."""
    wanted = {*trip.chosen}

    def step(walks, part, seen):
        here = (part, seen | ({on.state_of[part]} & wanted))
        after[here] = after.get(here, 0) + walks

    after, known = {}, set()
    for part in on.parts[trip.start]:
        step(1, part, frozenset())
    for crossed in range(60):
        done = [
            many
            for (part, seen), many in after.items()
            if seen == wanted and trip.target in ("", on.state_of[part])
        ]
        if done:
            return crossed, sum(done)
        now, after = after, {}
        known |= now.keys()
        for (part, seen), many in now.items():
            for there in on.beside[part]:
                step(many, there, seen)
        after = {here: many for here, many in after.items() if here not in known}
    return None, 0


def any_trip(chance, on):
    ends = chance.choice((1, 1, 2))
    states = chance.sample(sorted(on.parts), ends + chance.choice((1, 1, 2)))
    return Trip(states[0], tuple(states[ends:]), states[1] if ends == 2 else "")


def desks():
    chance = random.Random(7)
    yield desk_on("europe"), 30
    yield desk_on("usa"), 12
    for _ in range(10):
        states, borders = any_map(chance)
        on = StateMap(states, [Border(*sorted(pair)) for pair in borders])
        apart = [
            Apart(frozenset(two), Fails.APART, "9.2")
            for two in (chance.sample(sorted(on.parts), 2) for _ in range(6))
            if two[1] not in on.neighbours[two[0]]
        ]
        yield Desk(on, apart), 8


@cache
def tried():
    return tuple((desk, trip, *walks(desk.on, trip)) for desk, trip in drawn())


def drawn():
    for place, (desk, many) in enumerate(desks()):
        chance = random.Random(place)
        for _ in range(many):
            yield desk, any_trip(chance, desk.on)


def test_no_walk_is_shorter_and_every_cheapest_one_is_listed():
    for desk, trip, fewest, many in tried():
        routes = desk.routes(trip)
        if fewest is None:
            assert routes == ()
            continue
        assert {len(route) - 1 for route in routes} == {fewest}
        assert len(set(routes)) == len(routes) == min(many, 200)
        assert list(routes) == sorted(routes)
        for route in routes:
            seen = {desk.on.state_of[part] for part in route}
            assert all(b in desk.on.beside[a] for a, b in pairwise(route))
            assert desk.on.state_of[route[0]] == trip.start
            assert seen >= {*trip.chosen}
            assert trip.target in ("", desk.on.state_of[route[-1]])


def test_what_somebody_would_think_of_is_shorter_and_fails_where_and_why_is_said():
    told = set()
    for desk, trip, fewest, _ in tried():
        on = desk.on
        for walk in desk.shorter(trip):
            told.add(walk.fails)
            assert walk.crossings < fewest
            states = [on.state_of[part] for part in walk.route]
            assert states[0] == trip.start
            assert {*trip.chosen} <= {*states}
            assert not trip.target or states[-1] == trip.target
            done = walk.route[: walk.where + 1]
            assert all(b in on.beside[a] for a, b in pairwise(done))
            here, there = states[walk.where : walk.where + 2]
            assert walk.route[walk.where + 1] not in on.beside[walk.route[walk.where]]
            if walk.fails is Fails.SPLIT:
                assert len(on.parts[here]) > 1 or len(on.parts[there]) > 1
                assert there in on.neighbours[here]
            elif walk.fails is Fails.ENCLAVE:
                assert on.neighbours[here] == {states[walk.where - 1]}
                assert there not in on.neighbours[here]
            else:
                assert frozenset((here, there)) in desk.not_beside
                assert there not in on.neighbours[here]
    assert {Fails.SPLIT, Fails.ENCLAVE, Fails.NO_LINE, Fails.APART} <= told


def test_a_walk_of_ones_own_goes_or_fails_where_no_step_leads_on():
    for desk, trip, *_ in tried():
        on, chance = desk.on, random.Random(str(trip))
        here = chance.choice(on.parts[trip.start])
        stops, real = [here], True
        for _ in range(chance.randint(1, 5)):
            near = [*on.beside[stops[-1]]]
            if chance.random() < 0.2 or not near:
                stops.append(chance.choice(sorted(on.beside)))
            else:
                stops.append(chance.choice(near))
        walk = desk.walked(trip, [(part,) for part in stops])
        broken = [n for n, (a, b) in enumerate(pairwise(stops)) if b not in on.beside[a]]
        real = not broken
        seen = {on.state_of[part] for part in stops}
        whole = {*trip.chosen} <= seen
        whole &= not trip.target or on.state_of[stops[-1]] == trip.target
        assert walk.route == tuple(stops)
        assert (walk.fails is None) == (real and whole)
        if broken:
            assert walk.where == broken[0]
        elif walk.fails is not None:
            assert walk.where == len(stops) - 1


def test_each_order_and_what_lies_within_reach_are_true():
    for desk, trip, fewest, _ in tried():
        on = desk.on
        if fewest is None:
            continue
        orders = desk.orders(trip)
        assert {frozenset(one.stops) for one in orders} == {frozenset(trip.chosen)}
        assert min(one.crossings for one in orders) == fewest
        if len(trip.chosen) == 1 and not trip.target:
            assert trip.chosen[0] not in desk.within(trip.start, fewest - 1)
            assert trip.chosen[0] in desk.within(trip.start, fewest)
        costs = {tuple(sorted(one.pair)) for one in desk.in_thought(trip) if one.costs}
        assert costs == set(pairs(on, trip))


@ALL
def test_an_example_comes_out_as_printed(example):
    counted = example.round.counts()

    assert {bill.colour: bill.price for bill in counted.bills} == dict(example.prices)
    desk = desk_on(example.round.map)
    for told in example.trips:
        stops = [desk.on.parts[state] for state in told.walk] or [
            (part,) for part in desk.routes(told.trip)[0]
        ]
        walk = desk.walked(told.trip, stops)
        assert walk.fails is None
        assert told.crossings in (None, walk.crossings)
        euros = 10 * walk.crossings + 30 * len(pairs(desk.on, told.trip))
        assert told.price in (None, euros)
        assert set(told.by_way_of) <= {desk.on.state_of[part] for part in walk.route}
        assert euros >= price(desk.on, told.trip)
    if example.best:
        assert counted.best.fields == example.trips[0].trip.chosen


BORDERS = Path(__file__).parents[3] / "cases" / "bez_hranic" / "borders.json"


@pytest.mark.parametrize(
    "case", json.loads(BORDERS.read_text("utf-8"))["cases"], ids=lambda case: case["name"]
)
def test_every_statement_on_borders_comes_out_on_the_desk(case):
    desk = desk_on(case["map"])
    states = desk.on.state_of
    for a, b in case.get("borders", ()):
        (pair,) = desk.in_thought(Trip(states[a], (states[b],)))
        assert pair.touch
        assert len(desk.routes(Trip(states[a], (states[b],)))[0]) == 2
    for a, b in case.get("no_borders", ()):
        walk = desk.walked(Trip(states[a], (states[b],)), [(a,), (b,)])
        assert walk.where == 0
        if a in desk.on.parts and b in desk.on.parts:
            told = desk.shorter(Trip(a, (b,)))
            assert (a, b) in [one.route for one in told if one.fails is not None]
    for state, others in case.get("only", {}).items():
        if state in desk.on.parts:  # and not a part of one
            trips = (Trip(state, (other,)) for other in desk.on.parts if other != state)
            told = {trip.chosen[0] for trip in trips if desk.in_thought(trip)[0].touch}
            assert told == {states[other] for other in others}


def test_the_shorter_way_through_kaliningrad_is_told():
    (walk,) = desk_on("europe").shorter(Trip("PL", ("FI",)))

    assert (walk.route, walk.where, walk.fails) == (("PL", "RU-K", "FI"), 1, Fails.SPLIT)


def test_the_way_out_of_monaco_is_told():
    told = desk_on("europe").shorter(Trip("IT", ("MC", "ES")))

    walk = next(one for one in told if one.fails is Fails.ENCLAVE)
    assert walk.route == ("IT", "FR", "MC", "ES")
    assert walk.where == 2


def any_token(chance, now):
    colour = chance.choice(now.colours)
    return now.lay(colour, chance.choice(now.offer.fields)) if now.may_lay(colour) else now


def any_players(chance, now):
    two = chance.random() < 0.4
    return now.played_by(chance.randint(1, 3 if two else 6), two=two)


def any_card(chance, now):
    states = sorted(load_table(now.map).map.parts)
    return now.with_card(chance.choice(now.places), chance.choice(states))


CHANGES = (
    *(any_token, any_token, any_players, any_card),
    lambda chance, now: now.in_round(chance.randint(1, 7)),
    lambda chance, now: now.on_map(chance.choice(("europe", "usa"))),
    lambda chance, now: now.with_purse(chance.choice(now.hands).seat, 10),
    lambda chance, now: now.lift(chance.choice(now.offer.fields)),
)
"""All that the page of a round lets one do."""


@ALL
def test_whatever_is_changed_a_round_stays_one_and_is_kept(example):
    chance, now, counted = random.Random(example.id), example.round, 0
    for _ in range(150):
        now = chance.choice(CHANGES)(chance, now)
        assert is_offer(load_table(now.map).map, now.offer)
        assert bool(now.offer.target) == has_target(now.offer.round)
        assert {one.field for one in now.laid} <= set(now.offer.fields)
        assert {one.colour for one in now.laid} <= set(now.colours) <= set(COLOURS)
        each = tokens_of(now.offer.round)
        assert all(sum(one.colour == c for one in now.laid) <= each for c in now.colours)
        assert StudyRound.of_kept(json.loads(json.dumps(now.kept()))) == now
        told = now.counts()
        assert bool(told.bills) == (not told.missing and not told.wrong)
        counted += bool(told.bills)
        if told.wrong:
            left = now.take(*told.wrong)
            assert len(left.laid) == len(now.laid) - len(told.wrong)
    assert counted


def test_cards_change_places_and_tokens_stay_where_they_lay():
    first = EXAMPLES["france"].round

    now = first.with_card(0, "FR")

    assert (now.offer.start, now.offer.states[0]) == ("GB", "FR")
    assert now.laid[0] == Placement("red", "FR")
    assert now.with_card(0, "GB") == first


@pytest.mark.parametrize(
    "spoilt",
    [
        {},
        {"map": "nowhere"},
        {"round": 9},
        {"start": "GB"},
        {"start": "XX"},
        {"target": "DE"},
        {"hands": []},
        {"hands": [[["red"], 0], [["red"], 0]]},
        {"hands": [[["red", "blue", "green"], 0]]},
        {"laid": [["red", "XX"]]},
        {"laid": [["red", "GB"], ["red", "HU"]]},
        {"offer": ["GB"]},
    ],
)
def test_what_is_no_round_is_not_taken_for_one(spoilt):
    said = {**EXAMPLES["france"].round.kept(), **spoilt} if spoilt else {}

    with pytest.raises((KeyError, TypeError, ValueError, IndexError)):
        StudyRound.of_kept(said)


def test_purses_hold_what_they_can():
    one = StudyRound(
        map="usa",
        offer=Offer(5, "TX", ("OK", "UT", "NM", "CO", "AZ", "NY", "ME"), "AK"),
        hands=(Hand("1", ("red",), 0),),
        laid=(),
    )

    assert one.with_purse("1", -5).hands[0].purse == 0
    assert one.with_purse("1", 10**9).hands[0].purse == 9_990
    assert one.card(TARGET) == "AK"
    assert one.card(START) == "TX"
