"""Asking what would have changed a retreat, by real clicks."""

import pytest
from PySide6.QtCore import Qt

from gui.games.panels import Stand
from gui.table.results.results_screen import ResultsScreen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def box(shown, table_after, loaded_map, diplomacy, met_in_gascony):
    """Nobody asked yet why the French army is gone."""
    past = met_in_gascony
    screen = shown(ResultsScreen(past, table_after(1), loaded_map, diplomacy), 1920, 1080)
    screen.panel.choose(next(r for r in past.resolution.rulings if r.unit == "A BUR"))
    return screen.panel.why.change


@pytest.fixture
def others(box, qtbot):
    """Ask what others could have changed."""
    qtbot.waitUntil(lambda: box.stand is not Stand.SEARCHING)
    qtbot.mouseClick(box.others, LEFT)
    qtbot.waitUntil(lambda: box.stand is not Stand.SEARCHING)
    return box


def test_only_whoever_had_to_retreat_is_offered(others):
    names = [others.whose.itemText(place) for place in range(others.whose.count())]

    assert names == ["Anybody else's", "Italy"]


def test_another_retreat_would_have_saved_it(others):
    assert others.answer.orders == ["Spain: retreat → Marseilles (Italy)"]
    assert others.answer.fate.text() == "The army in Burgundy would get to Gascony."


def test_own_orders_change_nothing_where_no_other_own_unit_retreats(box, qtbot):
    qtbot.waitUntil(lambda: box.stand is not Stand.SEARCHING)

    assert box.stand is Stand.NOTHING
    assert box.answer.state.text() == "No order of its own would have changed this."


def test_the_other_retreat_can_be_shown_on_the_board(others, qtbot):
    laid = []
    others.laid.connect(laid.append)

    qtbot.mouseClick(others.try_out, LEFT)

    written = {power: tuple(map(str, orders)) for power, orders in laid[0].orders.items()}
    assert written == {"FRANCE": ("A BUR R GAS",), "ITALY": ("A SPA R MAR",)}
