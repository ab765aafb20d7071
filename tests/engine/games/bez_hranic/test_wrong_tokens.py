"""Wrong tokens at a live table: what is taken, where it may lie again, what it then costs."""

import pytest

from engine.games.bez_hranic.commands import Deal, Lay, Reason, Turn
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing
from engine.rules.live import LiveRefusalError
from tests.engine.games.bez_hranic.conftest import Evening


def opened(rounds, **options):
    """Return a table whose round lies open, the ones before counted."""
    at = Evening(7, Way.TOUCH)
    at.sit(2, way="touch", **options)
    for _ in range(rounds):
        at.table.do(Deal())
        while at.seen.doing is Doing.DEALING:
            at.table.do(Turn())
        if at.seen.round < rounds:
            places = iter(range(99))
            while at.seen.doing is Doing.CHOOSING:
                colour = next(one for one, left in at.seen.in_hand.items() if left)
                mine = {one.field for one in at.seen.laid if one.colour == colour}
                field = at.seen.offer[next(places) % 7]
                if field not in mine:
                    at.table.do(Lay((Placement(colour, field),)))
    return at


def lay(at, colour, place):
    field = "40" if place == 0 else at.seen.offer[place - 1]
    at.table.do(Lay((Placement(colour, field),)))
    return Placement(colour, field)


@pytest.mark.parametrize("number", [3, 5, 7])
def test_two_of_one_colour_the_lower_is_taken_and_laid_anywhere_else(number):
    at = opened(number)
    first = lay(at, "red", 1)
    other = lay(at, "yellow", 1)
    second = lay(at, "red", 1)

    assert at.seen.lifted == (first,)
    assert at.seen.laid == (other, second)  # the stack closed
    again = lay(at, "red", 2)
    assert at.seen.lifted == (first,)
    assert at.seen.laid[-1] == again
    with pytest.raises(LiveRefusalError) as refused:
        lay(at, "red", 3)
    assert refused.value.code == Reason.NOT_IN_HAND
    lay(at, "yellow", 4)
    bill = next(one for one in at.seen.past[-1].bills if one.colour == "red")
    assert bill.beneath == 1  # yellow lies beneath the one that stayed


def test_both_colours_on_one_field_in_the_first_round_the_lower_is_taken():
    at = opened(1, colours="two")
    lower = lay(at, "red", 3)
    upper = lay(at, "blue", 3)

    assert at.seen.hands["red"] == ("red", "blue")
    assert (at.seen.laid, at.seen.lifted) == ((upper,), (lower,))
    again = lay(at, "red", 3)  # the same field once more: now the other one is the lower
    assert (at.seen.laid, at.seen.lifted) == ((again,), (lower, upper))


@pytest.mark.parametrize("number", [3, 6])
def test_of_one_pair_both_lower_ones_are_taken_and_one_may_go_back(number):
    at = opened(number, colours="two")
    low = lay(at, "red", 1), lay(at, "blue", 2)
    lay(at, "blue", 1)
    lay(at, "red", 2)

    assert at.seen.lifted == low
    back = lay(at, "red", 1)
    assert at.seen.laid[-1] == back  # on the top of the same stack
    lay(at, "blue", 3)
    assert at.seen.lifted == low
    assert at.seen.in_hand["red"] == at.seen.in_hand["blue"] == 0


def test_both_cannot_go_back():
    at = opened(3, colours="two")
    for colour, place in (("red", 1), ("blue", 2), ("blue", 1), ("red", 2)):
        lay(at, colour, place)
    lay(at, "red", 1)
    lay(at, "blue", 2)

    assert len(at.seen.lifted) == 4


def test_nobody_lays_two_tokens_at_once():
    at = opened(3)
    tokens = tuple(Placement("red", field) for field in at.seen.offer[:2])
    with pytest.raises(LiveRefusalError) as refused:
        at.table.do(Lay(tokens))
    assert refused.value.code == Reason.ONE_HAND


def test_tokens_let_go_in_the_same_moment_are_ordered_by_a_lot_that_anybody_can_draw():
    at = opened(1)
    field = at.seen.offer[0]
    at.table.do(Lay((Placement("red", field), Placement("yellow", field))))
    laid = at.seen.past[-1].laid

    assert {one.colour for one in laid} == {"red", "yellow"}
    other = opened(1)
    other.table.do(Lay((Placement("yellow", field), Placement("red", field))))
    assert other.seen.past[-1].laid == laid


def test_a_token_a_moment_after_the_limit_counts_and_the_others_come_home():
    at = opened(1, limit="10")
    at.passed += 10_400
    lay(at, "red", 2)
    assert at.seen.laid == (Placement("red", at.seen.offer[1]),)
    assert at.table.tick()

    assert at.seen.past[-1].laid[-1] == Placement("yellow", "40")
