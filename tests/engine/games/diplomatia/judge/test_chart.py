"""Orders taken at sight are those that every rule was asked about, in every field."""

from itertools import product

import pytest

from engine.games.diplomatia.judge.chart import Chart
from tests.naive.diplomatia.court import board_of
from tests.naive.diplomatia.deal import deal

NOWHERE = "NOWHERE"
"""A space that no board has."""


def texts_of(spaces):
    """Yield every order that can be written of some spaces, and words that are none."""
    units = [f"{kind} {at}" for kind, at in product("AF", spaces)]
    for unit in units:
        yield from (f"{unit} {word}" for word in ("O", "B", "D", "X", "", spaces[0]))
        for sign, to in product(("-", "ZP", "PO", "P", "T", "O"), spaces):
            yield f"{unit} {sign} {to}"
        for source, to, between in product(spaces, spaces, ("-", "T")):
            yield f"{unit} T {source} {between} {to}"
        for other, how, into in product(units, ("-", "ZP", "PO"), spaces):
            yield f"{unit} P {other} {how} {into}"


def fields_of(line):
    names = {*line.__slots__, "order"} - {"_order"}  # which is made when somebody asks
    return {name: getattr(line, name) for name in names}


@pytest.mark.parametrize("seed", range(2))
def test_every_order_known_at_sight_is_what_the_rules_say(seed):
    chart = Chart(board_of(deal(seed)[0]))
    land = [space for space, sea in zip(chart.ids, chart.sea, strict=True) if not sea]
    sea = [space for space, sea in zip(chart.ids, chart.sea, strict=True) if sea]
    known = 0
    for text in texts_of([*land[:4], *sea[:3], NOWHERE]):
        seen, told = chart._at_sight(text, text.split(" ")), chart._by_the_rules(text)
        if seen is not None:
            known += 1
            assert fields_of(seen) == fields_of(told), text
    assert known > 100


@pytest.mark.parametrize("text", ["", " ", "A", "A LA", "WAIVE", "a la o", "A LA O ", " A LA O"])
def test_what_is_no_order_is_none(text):
    chart = Chart(board_of(deal(0)[0]))

    assert chart.line(text) is None or text == "WAIVE"
