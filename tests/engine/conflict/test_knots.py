"""Moves, supports and convoys that wait for each other, as bare numbers."""

import pytest

from engine.conflict import knots
from engine.conflict.field import CARRY, HOLD, MOVE, SUPPORT, Field, members
from engine.conflict.knots import resolve
from engine.conflict.solver import NO, YES


def field(*units):
    """Make a field of (power, at, act, to, whom) for units that move over land."""
    made = Field()
    for power, at, act, to, whom in units:
        made.power.append(power)
        made.at.append(at)
        made.act.append(act)
        made.to.append(to)
        made.whom.append(whom)
        made.by_sea.append(False)
        made.near.append(0)
    return made


def crossing(ground, army, fleets):
    """Let an army depend on fleets each of which could carry it alone."""
    ground.by_sea[army] = True
    ground.carriers[army] = ground.boarding[army] = ground.landing[army] = fleets
    return ground


def ring(size):
    return field(*((0, place, MOVE, (place + 1) % size, -1) for place in range(size)))


def paradox():
    """A convoy to 2 that would cut the only support which keeps its own fleet in 1."""
    ground = field(
        (0, 0, MOVE, 2, -1),
        (0, 1, CARRY, -1, 0),
        (1, 2, SUPPORT, 1, 1),
        (2, 3, MOVE, 1, -1),
        (2, 4, SUPPORT, 1, 3),
    )
    return crossing(ground, 0, 1 << 1)


@pytest.mark.parametrize("size", [3, 4, 12, 40])
def test_a_circle_of_any_size_goes_round(size):
    _, state = resolve(ring(size))

    assert state.moved == [YES] * size
    assert state.rotations == [tuple(range(size))]


def test_two_units_cannot_change_places_over_land():
    _, state = resolve(ring(2))

    assert state.moved == [NO, NO]
    assert state.rotations == []


def test_two_circles_are_told_apart():
    first = [(0, place, MOVE, (place + 1) % 3, -1) for place in range(3)]
    second = [(1, place + 3, MOVE, (place + 1) % 3 + 3, -1) for place in range(3)]

    _, state = resolve(field(*first, *second))

    assert sorted(state.rotations) == [(0, 1, 2), (3, 4, 5)]


def test_a_paradox_stops_the_fleet_and_cuts_nothing():
    _, state = resolve(paradox())

    assert members(state.stopped) == [1]
    assert state.linked[0] == NO
    assert state.given[2] == YES
    assert state.moved == [NO] * 5


def test_a_second_route_outside_the_knot_unties_it():
    ground = paradox()
    for values, value in (
        (ground.power, 0),
        (ground.at, 5),
        (ground.act, CARRY),
        (ground.to, -1),
        (ground.whom, 0),
        (ground.by_sea, False),
        (ground.near, 0),
    ):
        values.append(value)

    _, state = resolve(crossing(ground, 0, 1 << 1 | 1 << 5))

    assert state.stopped == 0
    assert state.given[2] == NO
    assert state.moved[3] == YES


def test_what_no_rulebook_knows_fails(monkeypatch):
    monkeypatch.setattr(knots, "_outcomes", lambda *_: [])

    _, state = resolve(ring(3))

    assert state.moved == [NO] * 3


def test_a_route_may_lead_across_many_fleets():
    size = 10
    ground = field(
        (0, 100, MOVE, 101, -1), *((0, place, CARRY, -1, 0) for place in range(1, size + 1))
    )
    ground.by_sea[0] = True
    ground.carriers[0] = (1 << size + 1) - 2
    ground.boarding[0], ground.landing[0] = 1 << 1, 1 << size
    for fleet in range(1, size):
        ground.near[fleet] |= 1 << fleet + 1
        ground.near[fleet + 1] |= 1 << fleet

    assert ground.linked(0, ground.carriers[0])
    assert not ground.linked(0, ground.carriers[0] & ~(1 << 5))


@pytest.mark.parametrize(("head_on_only", "arrives"), [(False, YES), (True, NO)])
def test_after_a_crossing_the_beaten_unit_keeps_or_loses_its_effect(head_on_only, arrives):
    # 0 crosses from space 0 to 1 with support and beats 1, which meets 3 in space 0.
    ground = field(
        (0, 0, MOVE, 1, -1),
        (1, 1, MOVE, 0, -1),
        (0, 2, SUPPORT, 1, 0),
        (0, 3, MOVE, 0, -1),
        (0, 4, CARRY, -1, 0),
    )
    ground.head_on_only = head_on_only

    _, state = resolve(crossing(ground, 0, 1 << 4))

    assert state.moved[0] == YES
    assert state.moved[1] == NO
    assert state.moved[3] == arrives


def test_holding_needs_no_solving():
    battle, state = resolve(field((0, 0, HOLD, -1, -1)))

    assert state.moved == [NO]
    assert battle.moves == []
