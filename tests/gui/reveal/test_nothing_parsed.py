"""Orders are values: what is shown of a judged phase reads no order again, in no game."""

import random
import sys
from importlib import import_module

import pytest
from PySide6.QtCore import Qt

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.players.random_table import random_orders
from engine.rules.order import opened
from engine.table.view import PastPhase, PublicView, Stage
from gui.history.history_screen import HistoryScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen


@pytest.fixture(params=GAMES)
def game(request):
    return GAMES[request.param]


@pytest.fixture
def parsed(game, monkeypatch):
    """Return what a game's parser was given, by whatever name a module knows it."""
    parse, given = import_module(f"engine.games.{game.id}.orders").parse, []

    def counted(text):
        given.append(text)
        return parse(text)

    for module in list(sys.modules.values()):
        for name, known in list(getattr(module, "__dict__", {}).items()):
            if known is parse:
                monkeypatch.setattr(module, name, counted)
    return given


@pytest.fixture
def table(game, parsed):
    """Return a table of the game that has opened and judged two phases, one text of each bad."""
    loaded, chance = load_map(game.map), random.Random(3)
    rules = game.rules(loaded.board, {})
    position, past = rules.start(game.calendar.begins), []
    for _ in range(2):
        sheets = {p: random_orders(rules, position, p, chance) for p in rules.asked(position)}
        first = next(iter(sheets))
        sheets[first] = ("march on, march on", *sheets[first][1:])
        resolution = rules.adjudicate(position, sheets)
        del parsed[:]
        orders = opened(rules.order, sheets)
        # Each once at most, out of its envelope: what was judged is known.
        assert len(parsed) <= sum(map(len, sheets.values()))
        past.append(PastPhase(before=position, orders=orders, resolution=resolution))
        position = resolution.after
    del parsed[:]
    return (
        loaded,
        rules,
        PublicView.of_board("Pátek", loaded.board, position, tuple(past), stage=Stage.REVEALED),
    )


def test_a_reveal_is_opened_played_through_and_explained(table, parsed, shown, qtbot, monkeypatch):
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)
    loaded, _, view = table

    screen = shown(RevealScreen(view.past[-1], view, loaded))
    last = len(screen.steps) - 1
    for place in range(1, last + 1):
        screen.player.go_to(place)
        qtbot.wait(1)

    assert screen.at == last
    assert len(view.past[-1].orders) > 1
    assert parsed == []


def test_every_result_is_explained(table, parsed, shown, qtbot):
    loaded, _, view = table

    screen = shown(ResultsScreen(view.past[-1], view, loaded))
    rulings = [ruling for ruling, _ in screen.panel.rows]
    for ruling in rulings:
        screen.panel.choose(ruling)
        qtbot.wait(1)

    assert rulings
    assert parsed == []


def test_the_history_is_looked_through(table, parsed, shown, qtbot):
    loaded, _, view = table

    screen = shown(HistoryScreen(view, loaded))
    for _ in view.past:
        qtbot.mouseClick(screen.bar.prev, Qt.MouseButton.LeftButton)
        qtbot.wait(1)

    assert screen.at == 0
    assert parsed == []
