"""Reaching the printer from every screen; never with anything secret."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.catalogue import shelves_of
from gui.paper import kinds
from gui.paper.card import PaperCard
from gui.paper.kinds import Kind, Wish
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen


@pytest.fixture
def start(window):
    window.show_start()
    return window


def ask(window):
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    return window.findChild(PaperCard)


def test_ctrl_p_opens_the_card_in_a_game(start, found_game):
    start.open_game(found_game())

    card = ask(start)

    assert card is not None
    assert card.kinds[Kind.ORDERS].isChecked()
    assert not card.kinds[Kind.RESULTS].isEnabled()
    card.reject()


def test_without_a_game_the_sheets_of_a_new_one_are_printed(start):
    card = ask(start)

    assert card.kinds[Kind.ORDERS].isChecked()
    assert card.place.text() == "page 1 of 7"
    assert card._matter.public.title == "Europe 1901"
    card.reject()


def test_a_second_press_opens_no_second_card(start, found_game):
    start.open_game(found_game())
    first = ask(start)

    ask(start)

    assert start.findChildren(PaperCard) == [first]
    first.reject()


def test_at_a_desk_only_what_everybody_knows_is_printed(start, qtbot, found_game):
    start.open_game(found_game())
    start.screen_shown.next_asked.emit()
    qtbot.waitUntil(lambda: isinstance(start.screen_shown, CurtainScreen))
    QTest.mouseClick(start.screen_shown.card.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(start.screen_shown, DeskScreen))
    desk = start.screen_shown
    desk.draft.give("A VIE - GAL")

    said = kinds.plain_text(start.navigator.printable(), Wish(tuple(Kind)))

    assert "→" not in said
    assert "Vie-Gal" not in said
    assert "GAL" not in said


def test_the_studys_board_is_printed_with_its_orders(start):
    item = shelves_of("diplomacy")[0].items[3]
    start.navigator.doors.library.item(item, start.navigator.loaded())
    study = start.screen_shown
    study.go_on()

    matter = start.navigator.printable()

    assert matter.past.orders == study.course.past.orders
