"""What the list of results says was carried out is what the reveal has told, in every game."""

import random

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.players.random_table import random_orders
from engine.rules.order import opened
from engine.table.view import PastPhase
from gui.explain.results_panel import ResultsPanel
from gui.explain.shape import Shape
from gui.explain.why_parts import went_wrong
from gui.games import catalogue

PHASES = 3


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_counts_what_the_reveal_counts(game, qtbot, look):
    card, chance = GAMES[game], random.Random(game)
    board = load_map(card.map).board
    rules, telling = card.rules(board, {}), catalogue.GAMES[game].telling()
    panel = ResultsPanel(board)
    qtbot.addWidget(panel)
    position = rules.start(rules.calendar.begins)
    for number in range(PHASES):
        asked = rules.asked(position) if number else ()  # nobody writes in the first
        sheets = {power: random_orders(rules, position, power, chance) for power in asked}
        sheets = {power: texts for power, texts in sheets.items() if chance.random() < 0.8}
        judged = rules.adjudicate(position, sheets)
        past = PastPhase(before=position, orders=opened(rules.order, sheets), resolution=judged)
        panel.set_past(past)
        fine, written = telling.carried_out(past)

        assert fine <= written == sum(map(len, sheets.values()))
        told = f"{fine} of {written} carried out" if written else "Nothing was ordered"
        assert panel.summary.text() == told
        position = judged.after


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_failed_an_order_that_was_written_is_explained_first(game, qtbot, look):
    card, chance = GAMES[game], random.Random(game)
    board = load_map(card.map).board
    rules, seen = card.rules(board, {}), 0
    panel = ResultsPanel(board, rules)
    panel.set_shape(Shape.ABOVE)
    qtbot.addWidget(panel)
    position = rules.start(rules.calendar.begins)
    for power in rules.asked(position):
        for text in random_orders(rules, position, power, chance):
            sheets = {power: (text,)}
            judged = rules.adjudicate(position, sheets)
            if any(map(went_wrong, judged.rulings)):
                continue
            past = PastPhase(before=position, orders=opened(rules.order, sheets), resolution=judged)
            panel.set_past(past)
            assert panel.ruling.power == power
            assert panel.ruling.given in past.orders[power]
            seen += 1
    assert seen > 1
