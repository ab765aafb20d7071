"""The demo holds what the handbook prints of its examples against all that came out."""

from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.games.diplomatia.card import DIPLOMATIA
from engine.games.diplomatia.study.library import examples, printed
from gui.robots.games.diplomatia.demo.demo_run import DemoRun
from gui.robots.games.diplomatia.demo.printed_results import differences
from tests.judged import judged, orders_of, told

EVERY_EXAMPLE = pytest.mark.parametrize("example", examples(), ids=lambda one: one.id)


@pytest.fixture(scope="module")
def rules():
    return DIPLOMATIA.rules(load_map(DIPLOMATIA.map).board, {})


def outcome(example, rules):
    return judged(example.position, example.orders, rules)


def spoilt(told):
    """Yield what is printed with one thing changed, once for each thing that is printed."""
    for unit in told.results:
        yield replace(told, results={**told.results, unit: "elsewhere"})
        yield replace(told, results={one: it for one, it in told.results.items() if one != unit})
        if unit not in told.destroyed:
            yield replace(told, destroyed=told.destroyed | {unit})
        if unit not in told.retreats:
            yield replace(told, retreats={**told.retreats, unit: frozenset({"XXX"})})
    for unit, ways in told.retreats.items():
        yield replace(told, retreats={**told.retreats, unit: ways | {"XXX"}})
        yield replace(told, retreats={one: it for one, it in told.retreats.items() if one != unit})
    yield from (replace(told, destroyed=told.destroyed - {unit}) for unit in told.destroyed)
    yield from (replace(told, blocked=told.blocked - {space}) for space in told.blocked)
    yield replace(told, blocked=told.blocked | {"XXX"})
    yield from (replace(told, control={**told.control, at: "XXX"}) for at in told.control)


@EVERY_EXAMPLE
def test_an_example_differs_from_print_in_nothing(example, rules):
    assert [*differences(printed()[example.id], outcome(example, rules))] == []


@EVERY_EXAMPLE
def test_whatever_else_had_been_printed_is_a_difference(example, rules):
    past = outcome(example, rules)

    for spoiled in spoilt(printed()[example.id]):
        assert [*differences(spoiled, past)], spoiled


@EVERY_EXAMPLE
def test_every_order_that_is_swapped_for_defence_is_a_difference(example, rules):
    orders = orders_of(example.position, example.orders, rules)
    held = [
        (power, one) for power in orders for one in orders[power] if not str(one).endswith(" O")
    ]

    for power, order in held:
        mine = tuple(rules.order(f"{one.unit} O") if one == order else one for one in orders[power])
        past = told(example.position, {**orders, power: mine}, rules)
        assert [*differences(printed()[example.id], past)], order
    for what_if in example.what_ifs:
        assert [*differences(printed()[example.id], outcome(what_if, rules))], what_if.id


@pytest.mark.parametrize(
    ("swap", "until", "said"),
    [
        ("12 F BOT O", None, "12 is none of 1, 2"),
        (None, "none", "none is none of 1, 2"),
        ("11 F BOT O", "4", "example 11 comes after 4"),
    ],
)
def test_what_cannot_be_played_is_said(swap, until, said, tmp_path, capsys, home):
    assert DemoRun(tmp_path, "en", (1280, 720), "light").run(swap, until) == 2
    assert said in capsys.readouterr().err
