"""The named openings of every game: legal, told apart, and worded in both languages."""

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.openings.known import openings_of
from engine.openings.recognition import clash, excluded, narrower, recognised
from engine.rules.ruling import Verdict
from engine.study.opening import Opening

LANGUAGES = ("cs", "en")


@pytest.fixture(scope="module", params=[game for game in GAMES if GAMES[game].openings])
def game(request):
    return request.param


@pytest.fixture(scope="module")
def openings(game):
    return openings_of(game)


@pytest.fixture(scope="module")
def rules(game):
    return GAMES[game].rules(load_map(GAMES[game].map).board, {})


def test_there_are_enough_of_one_power_and_of_two(openings, rules):
    whose = Counter(one.powers for one in openings.every)

    assert {(power,) for power in rules.board.powers_by_id} <= whose.keys()
    assert all(len(powers) <= 2 for powers in whose)
    assert sum(whose.values()) >= 80
    assert len({one.id for one in openings.every}) == len(openings.every)


def test_every_order_can_be_carried_out_where_nobody_else_stands(openings, rules):
    for one in openings.every:
        start = rules.start()
        position = replace(start, units=tuple(u for u in start.units if u.power in one.powers))
        for phase, sheets in one.orders.items():
            while position.phase.code != phase:
                position = rules.adjudicate(position, {}).after
            for power, asked in sheets.items():
                for unit, orders in asked.items():
                    for order in orders:
                        ruling = next(
                            ruling
                            for ruling in rules.adjudicate(position, {power: [order]}).rulings
                            if ruling.unit == unit and ruling.power == power
                        )
                        told = openings.told(ruling.order)
                        assert ruling.verdict not in (Verdict.ILLEGAL, Verdict.AMBIGUOUS), one.id
                        assert told == order, one.id
            first = {p: [orders[0] for orders in asked.values()] for p, asked in sheets.items()}
            position = rules.adjudicate(position, first).after


def test_of_two_that_fit_one_is_always_the_narrower(openings):
    assert not [(a.id, b.id) for a, b in combinations(openings.every, 2) if clash(a, b)]


def test_each_is_recognised_by_its_own_orders(openings):
    for one in openings.every:
        played = {
            power: {
                phase: {unit: orders[0] for unit, orders in asked[power].items()}
                for phase, asked in one.orders.items()
                if power in asked
            }
            for power in one.powers
        }
        found = recognised(openings.every, played)[one.powers]
        backwards = recognised(openings.every[::-1], played)[one.powers]

        assert found[-1] is one
        assert backwards == found
        assert all(narrower(a, b) for b, a in pairwise(found))


def test_each_has_a_name_an_idea_and_an_answer_in_both_languages(openings, rules):
    for language in LANGUAGES:
        names = Counter(one.names[language] for one in openings.every)
        same = {name for name, times in names.items() if times > 1}
        assert not {
            pair
            for pair in combinations(
                [one.powers for one in openings.every if one.names[language] in same], 2
            )
            if pair[0] == pair[1]
        }
        for text in [t[language] for one in openings.every for t in (one.idea, one.answer)]:
            assert 20 < len(text) <= 240, text
            assert text.endswith("."), text
            assert len(re.findall(r"[.!?](?: |$)", text)) <= 3, text
            assert not re.search(r"\s{2}|[\"']\w+[\"']", text), text
    texts = [t[x] for one in openings.every for t in (one.idea, one.answer) for x in LANGUAGES]
    assert len({*texts}) == len(texts)


def test_czech_texts_are_czech_and_address_nobody(openings):
    texts = [t["cs"] for one in openings.every for t in (one.idea, one.answer)]

    assert all(re.search("[ěščřžýáíéúůťďň]", text) for text in texts)
    assert not [text for text in texts if re.search(r"\w+(?:ejte|ěte|jte)\b", text)]


def an(id_, **asked):
    """Make an opening of one power with one phase: ``P`` orders its units so."""
    orders = {"D1": {"P": {unit: tuple(x.split("|")) for unit, x in asked.items()}}}
    texts = {"cs": "", "en": ""}
    return Opening(id=id_, names=texts, orders=orders, idea=texts, answer=texts)


def test_the_narrower_and_the_excluded_are_known():
    wide, narrow = an("wide", A="1"), an("narrow", A="1", B="2")
    either, other = an("either", A="1|2"), an("other", A="3")

    assert narrower(narrow, wide)
    assert not narrower(wide, narrow)
    assert narrower(wide, either)
    assert not narrower(wide, wide)
    assert excluded(wide, other)
    assert excluded(narrow, other)
    assert not excluded(narrow, either)
    assert clash(an("a", A="1"), an("b", B="1"))
    assert clash(an("a", A="1|2"), an("b", A="2|3"))
    assert clash(an("a", A="1"), an("b", A="1"))
    assert not clash(wide, narrow)
