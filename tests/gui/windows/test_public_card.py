"""Setting up a table: where its public screen will be."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui import settings
from gui.public.displays import IN_WINDOW, Display
from gui.public.projector import Place
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.new_game.public_card import NONE

BEAMER = Display(key="EPSON|1", name="EPSON", area=QRect(5000, 0, 1920, 1080))


@pytest.fixture
def card(window):
    window.new_game()
    page = window.screen_shown
    assert isinstance(page, NewGameScreen)
    page.table.lines.open("public")
    return page.public


@pytest.fixture
def beamer(monkeypatch, card):
    """A projector beside the only display that there is."""
    monkeypatch.setattr(type(card), "_spare", property(lambda _: (BEAMER,)))
    card.refresh()
    return BEAMER


def choose(card, where):
    """Choose from the list as people do."""
    card.choice.setCurrentIndex(card.choice.findData(where))
    card.choice.activated.emit(card.choice.currentIndex())


def test_nobody_has_one_who_did_not_ask_for_it(card):
    assert card.choice.currentData() == NONE
    assert not card.look.isEnabled()
    assert [card.choice.itemData(at) for at in range(card.choice.count())] == [NONE, IN_WINDOW]


def test_a_window_that_was_chosen_is_there_with_the_game(window, card, found_game):
    choose(card, IN_WINDOW)
    assert settings.current().public_on
    assert not window.has_projector  # nothing is seen before somebody wants to see it

    window.open_game(found_game())
    assert window.projector.place is Place.WINDOW


def test_every_display_but_the_laptops_own_is_offered(card, beamer):
    choose(card, beamer.key)

    assert settings.current().public_display == beamer.key
    assert "EPSON (1920 × 1080)" in card.choice.currentText()


def test_a_look_shows_it_and_puts_it_away_and_the_wish_remains(window, card):
    choose(card, IN_WINDOW)
    QTest.mouseClick(card.look, Qt.MouseButton.LeftButton)
    assert window.projector.place is Place.WINDOW
    assert card.look.text().strip() == "Put it away"

    QTest.mouseClick(card.look, Qt.MouseButton.LeftButton)
    assert window.projector.place is Place.OFF
    assert card.look.text().strip() == "Try it"
    assert settings.current().public_on


def test_one_that_is_seen_follows_the_choice_at_once(window, card):
    choose(card, IN_WINDOW)
    QTest.mouseClick(card.look, Qt.MouseButton.LeftButton)
    choose(card, NONE)

    assert window.projector.place is Place.OFF
    assert not settings.current().public_on


def test_it_hears_of_f7(window, card, qtbot):
    choose(card, IN_WINDOW)
    QTest.mouseClick(card.look, Qt.MouseButton.LeftButton)
    QApplication.activeModalWidget().accept()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F7)  # it lies behind: first it comes to the front
    assert card.choice.currentData() == IN_WINDOW
    qtbot.waitUntil(window.projector.window.isActiveWindow)
    window.projector.toggle()  # as the key does there

    assert card.choice.currentData() == NONE


def test_a_page_that_is_gone_harms_no_screen(window, card):
    choose(card, IN_WINDOW)
    QTest.mouseClick(card.look, Qt.MouseButton.LeftButton)
    window.show_start()

    assert window.projector.displays.all()
    window.projector.changed.emit()
    assert window.projector.place is Place.WINDOW
