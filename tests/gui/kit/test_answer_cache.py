"""What was worked out is kept up to so many bytes, and given back when nobody asks for it."""

import random

import pytest

from gui.kit.answer_cache import Weighed


def of_length(_asked, value):
    return len(value)


@pytest.mark.parametrize("most", [0, 1, 7, 40, 1000])
def test_it_never_takes_more_than_it_may(most):
    chance = random.Random(most)
    kept = Weighed(most, of_length)
    for _ in range(300):
        number = chance.randrange(20)
        answer = kept.get(number, lambda: [0] * chance.randrange(60))
        if chance.random() < 0.3:  # who was asked finds more
            answer += [0] * chance.randrange(9)
            kept.trim()
        assert kept.used <= most
        assert kept.used == sum(len(one) for one, _ in kept._kept.values()) or most == 0


def test_what_was_asked_for_last_stays():
    kept = Weighed(3, lambda *_: 1)
    for one in "abcad":
        kept.get(one, str)
    asked = []
    for one in "adcb":
        kept.get(one, lambda one=one: asked.append(one) or one)
    assert asked == ["b"]


def test_at_the_second_rest_all_of_it_is_given_back():
    kept = Weighed(100, of_length)
    kept.get("a", lambda: "word")
    assert (kept.rest(), len(kept)) == (False, 1)  # it was asked for since the rest before
    assert (kept.rest(), len(kept), kept.used) == (True, 0, 0)
    assert not kept.rest()
