"""Asking what would have changed a retreat, by real clicks."""

import pytest
from PySide6.QtCore import Qt

from gui.explain.why_box import Stand
from gui.table.results import ResultsScreen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def box(shown, table_after, loaded_map, diplomacy, met_in_gascony):
    """Nobody asked yet why the French army is gone."""
    past = met_in_gascony
    screen = shown(ResultsScreen(past, table_after(1), loaded_map, diplomacy), 1920, 1080)
    screen.panel.choose(next(r for r in past.resolution.rulings if r.unit == "A BUR"))
    return screen.panel.why.change


def ask(box, qtbot, place):
    box.whose.setCurrentIndex(place)
    box.whose.activated.emit(place)
    if box.stand is Stand.ASKED:
        qtbot.mouseClick(box.seek, LEFT)
    qtbot.waitUntil(lambda: box.stand is not Stand.SEARCHING)


def test_only_whoever_had_to_retreat_is_offered(box):
    names = [box.whose.itemText(place) for place in range(box.whose.count())]

    assert names == ["Own orders: France", "Anybody's", "Italy"]


def test_another_retreat_would_have_saved_it(box, qtbot):
    ask(box, qtbot, 1)

    assert box.answer.text() == "A Spa-Mar (Italy): the army in Burgundy would get to Gascony."


def test_own_orders_change_nothing_where_no_other_own_unit_retreats(box, qtbot):
    ask(box, qtbot, 0)

    assert box.stand is Stand.NOTHING


def test_the_other_retreat_can_be_shown_on_the_board(box, qtbot):
    ask(box, qtbot, 1)
    laid = []
    box.laid.connect(laid.append)

    qtbot.mouseClick(box.lay, LEFT)

    assert laid[0].orders == {"FRANCE": ("A BUR R GAS",), "ITALY": ("A SPA R MAR",)}
