"""Bots lay tokens as people do: times and errors spread, and all follows from a seed."""

import random
from statistics import mean, median

import pytest

from engine.games.bez_hranic.bills import Offer
from engine.games.bez_hranic.bots import QUICKEST, SPEEDS, Bot
from engine.games.bez_hranic.calendar import has_target, tokens_of
from engine.games.bez_hranic.geography.misjudged import judged
from engine.games.bez_hranic.tables import load_table


def _round(speed, number, luck):
    """Return how much a bot's choice of one round cost above the best."""
    on, chance = load_table("europe").map, random.Random(luck)
    cards = chance.sample(sorted(on.parts), 9)
    target = cards[1] if has_target(number) else ""
    offer, laid = Offer(number, cards[0], tuple(cards[2:]), target), []
    for _ in range(tokens_of(number)):
        laid.append(Bot(speed, f"seed {luck}").names(on, offer, laid, "red"))
    return judged(on, offer, laid, "red").surplus


@pytest.mark.parametrize("speed", SPEEDS)
def test_times_spread_as_those_of_people(speed):
    times = sorted(Bot(speed, f"round {turn}").lays_at(0) for turn in range(200))

    middle = SPEEDS[speed].thinks
    assert middle * 0.8 < median(times) < middle * 1.25
    assert times[0] >= QUICKEST
    assert times[-10] > 2.5 * times[10]  # some rounds are known at once, over others one broods
    assert mean(times) > median(times)  # with a long tail


@pytest.mark.parametrize("speed", SPEEDS)
def test_harder_rounds_are_misjudged_more(speed):
    easy, hard = ([_round(speed, number, luck) for luck in range(24)] for number in (1, 5))

    assert mean(easy) < mean(hard)
    assert 0 in easy  # nobody always errs
    assert max(hard) > 0


def test_the_faster_a_bot_the_more_it_errs():
    errs = [mean(_round(speed, 3, luck) for luck in range(60)) for speed in SPEEDS]

    assert errs == sorted(errs)
    assert errs[-1] < 30  # no fool either


def test_the_same_seed_lays_the_same_tokens():
    assert [_round("usual", 5, luck) for luck in range(6)] == [
        _round("usual", 5, luck) for luck in range(6)
    ]


def test_a_second_token_comes_after_the_first():
    for turn in range(50):
        bot = Bot("fast", f"round {turn}")
        assert bot.lays_at(1) >= bot.lays_at(0) + QUICKEST
