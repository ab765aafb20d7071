"""The text setting and a large window enlarge what stands on the board, too."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gui.kit import sizing, theme
from gui.map.names.lettering import LEAST
from gui.orders.ring import SIZE
from gui.table.desk.panel import DeskPanel

pytestmark = pytest.mark.usefixtures("bare_boards")

HALF = {1.0: 1.0, 1.5: 1.25, 2.0: 1.5}
PLACES = ((1280, 720), (3840, 2160))


@pytest.fixture(params=[(size, text) for size in PLACES for text in HALF])
def laid(request, sit, dressed):
    size, text = request.param
    theme.use("light", text=text)
    sizing.dress()
    desk, hand = sit(size=size)
    reading = 1.6 if size[0] > 2000 else 1.0
    assert theme.reading() == reading
    return desk, hand, text, HALF[text] * reading


def test_the_board_keeps_half_of_the_window_at_least(laid):
    desk, _hand, _text, _half = laid

    assert isinstance(desk.panel, DeskPanel)
    assert desk.view.width() >= desk.width() / 2
    assert desk.panel.width() <= desk.width() * 0.43


def test_chips_grow_and_are_clicked_where_they_are_seen(laid):
    desk, hand, _text, times = laid
    hand.click("WAR")
    chip = desk.view.offers.chips["MOS"]
    shown = chip.deviceTransform(desk.view.viewportTransform())
    seen = shown.mapRect(chip.outline().boundingRect())

    assert seen.width() == pytest.approx(26 * times, abs=1.5)
    hand.click_at(QPoint(round(seen.center().x()), round(seen.top() + 2)))
    assert desk.hand.builder.so_far[:3] == ("A WAR", "S", "A MOS")


def test_the_ring_grows_and_its_places_are_where_they_are_seen(laid):
    desk, _hand, _text, times = laid
    desk.hand.open_ring("A WAR", desk.hand._piece_point("WAR"))
    ring = desk.hand.ring

    assert ring.width() == pytest.approx(SIZE * times, abs=1.5)
    assert desk.view.viewport().rect().contains(ring.geometry())
    for place, item in enumerate(ring.items):
        assert ring.place_at(ring.middle_of(place).toPointF()) == place, item
    QTest.mouseClick(ring, Qt.MouseButton.LeftButton, pos=ring.middle_of(4))
    assert desk.orders == ("A WAR H",)


def test_names_on_the_board_are_written_larger(laid):
    desk, _hand, text, _times = laid
    view = desk.view
    least = min(label.text.px * view.camera.zoom for label in view.names.labels)

    assert least >= LEAST * text * theme.reading() - 0.01
    assert {label.province for label in view.names.labels} == set(view.loaded.board.provinces)
