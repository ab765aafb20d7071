import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog

from gui import i18n, settings
from gui.kit import theme
from gui.kit.dialog import Card, Question
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen


@pytest.fixture
def start(window):
    window.show_start()
    return window


@pytest.fixture
def sat_down(start, qtbot):
    def sit(path):
        start.open_game(path)
        start.screen_shown.next_asked.emit()
        qtbot.waitUntil(lambda: isinstance(start.screen_shown, CurtainScreen))
        QTest.mouseClick(start.screen_shown.card.go, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: isinstance(start.screen_shown, DeskScreen))

    return sit


def test_f10_opens_the_menu(start):
    QTest.keyClick(start, Qt.Key.Key_F10)

    assert start.menu.popup.isVisible()


def test_the_start_screens_menu_button_opens_the_menu(start):
    QTest.mouseClick(start.screen_shown.menu, Qt.MouseButton.LeftButton)

    assert start.menu.popup.isVisible()


def test_a_new_screen_closes_the_menu(start):
    start.open_menu(QPoint(10, 10))

    start.new_game()

    assert not start.menu.popup.isVisible()


def test_nothing_is_offered_that_cannot_be_done_without_a_game(start):
    start.menu.refresh()

    menu = start.menu
    acts = (menu.save_copy, menu.history, menu.draw, menu.close_game, menu.zoom_in, menu.fit)
    assert not any(act.isEnabled() for act in acts)
    assert menu.new.isEnabled()
    assert menu.open.isEnabled()


def test_a_running_game_can_be_copied_drawn_and_closed(start, found_game):
    start.open_game(found_game())
    start.menu.refresh()

    menu = start.menu
    assert menu.save_copy.isEnabled()
    assert menu.draw.isEnabled()
    assert menu.close_game.isEnabled()
    assert not menu.history.isEnabled()


def test_the_language_switches_at_once_and_for_next_time(start, qapp):
    start.menu.languages["cs"].trigger()
    qapp.processEvents()

    assert i18n.language() == "cs"
    assert settings.current().language == "cs"
    assert start.screen_shown.heading.text() == "Kudy dovnitř?"
    assert start.menu.new.text() == "&Nová hra"


def test_the_theme_switches_at_once_and_for_next_time(start):
    start.menu.themes["dark"].trigger()

    assert theme.current() == "dark"
    assert settings.load(settings.config_folder() / settings.NAME).theme == "dark"


def test_text_grows_to_the_size_chosen(start):
    words = start.screen_shown.minute
    before = words.fontMetrics().height()

    start.menu.sizes[150].trigger()

    assert settings.current().text == 150
    assert words.fontMetrics().height() > 1.4 * before


def test_motion_can_be_reduced_and_allowed_again(start):
    start.menu.still.trigger()
    first = settings.current().reduced_motion
    start.menu.still.trigger()

    assert not first
    assert settings.current().reduced_motion


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_no_two_acts_of_a_menu_share_a_letter(start, qapp, code):
    i18n.speak(code)
    qapp.processEvents()
    menu = start.menu
    for one in (menu.popup, menu.game, menu.view, menu.public.menu, menu.help):
        letters = [
            found[1].casefold()
            for act in one.actions()
            if (found := re.search(r"&(\w)", act.text()))
        ]

        assert len(letters) == len(set(letters)), (one.title(), letters)


def test_recent_games_are_offered_by_title(start, found_game):
    path = found_game("The long war")
    start.open_game(path)
    start.show_start()

    start.open_menu(QPoint(10, 10))

    assert [act.text() for act in start.menu.recent.actions()] == ["The long war"]


def test_the_curtain_falls_when_people_choose_in_a_running_game_too(start, found_game, sat_down):
    navigator = start.navigator
    sat_down(found_game())
    # The last quarter, or 15 seconds, a corner of the window asks.
    assert navigator.open.evening.flow.watch._idle.interval() == 45_000

    start.menu.covers[30].trigger()
    assert navigator.open.evening.flow.watch._idle.interval() == 22_500
    assert navigator.open.evening.flow.watch._idle.isActive()
    assert settings.current().cover_after == 30

    start.menu.covers[0].trigger()
    assert not navigator.open.evening.flow.watch._idle.isActive()
    start.menu.refresh()
    assert [n for n, act in start.menu.covers.items() if act.isChecked()] == [0]


def test_f9_covers_the_desk_from_an_open_menu(start, found_game, sat_down, qtbot):
    sat_down(found_game())
    start.open_menu(QPoint(10, 10))

    QTest.keyClick(start.menu.popup, Qt.Key.Key_F9)

    qtbot.waitUntil(lambda: isinstance(start.screen_shown, CurtainScreen))
    assert not start.menu.popup.isVisible()


def test_f9_covers_the_desk_from_an_open_card(start, found_game, sat_down, qtbot):
    sat_down(found_game())
    start.navigator.help_asked.emit()
    card = start.findChild(Card)
    qtbot.waitUntil(card.isActiveWindow)

    QTest.keyClick(card, Qt.Key.Key_F9)

    qtbot.waitUntil(lambda: isinstance(start.screen_shown, CurtainScreen))


@pytest.mark.parametrize("asking", ["open", "save_copy"])
def test_f9_covers_the_desk_from_a_dialog_for_files(start, found_game, sat_down, qtbot, asking):
    sat_down(found_game())
    getattr(start.menu, asking).trigger()
    dialog = start.findChild(QFileDialog)
    qtbot.waitUntil(dialog.isActiveWindow)

    QTest.keyClick(dialog, Qt.Key.Key_F9)

    qtbot.waitUntil(lambda: isinstance(start.screen_shown, CurtainScreen))


ASKED = ("keys", "about", "draw", "open", "save_copy")


@pytest.mark.parametrize("asked", ASKED)
def test_nothing_is_left_open_over_a_curtain_that_falls_by_itself(
    start, found_game, sat_down, qtbot, asked
):
    sat_down(found_game())
    getattr(start.menu, asked).trigger()
    assert start.findChild(QDialog).isVisible()

    start.navigator.open.evening.flow.watch._leave("idle")

    qtbot.waitUntil(lambda: isinstance(start.screen_shown, CurtainScreen))
    assert not [card for card in start.findChildren(QDialog) if card.isVisible()]


def test_a_dialog_of_the_desktops_own_for_files_outlives_the_curtain_that_it_lowers(
    start, found_game, sat_down, qtbot, monkeypatch
):
    sat_down(found_game())
    start.navigator.open.ask_for_copy()
    away = Qt.ApplicationState.ApplicationInactive
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: away)

    start.navigator.open.evening.flow.watch._on_state(away)

    qtbot.waitUntil(lambda: isinstance(start.screen_shown, CurtainScreen))
    assert start.findChild(QFileDialog).isVisible()


def write(start, text):
    line = start.screen_shown.entry.line
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)


@pytest.fixture
def written(start, found_game, sat_down):
    """Somebody at the desk, with an order that is not sealed."""
    sat_down(found_game())
    desk = start.screen_shown
    unit = next(iter(desk.panel.list.rows))
    write(start, f"{unit.split('/')[0]} H")
    assert desk.orders
    return start


@pytest.mark.parametrize("act", ["new", "close_game", "quit"])
def test_leaving_asks_before_unsealed_orders_are_lost(written, act):
    getattr(written.menu, act).trigger()

    question = written.findChild(Question)
    assert question is not None
    assert isinstance(written.screen_shown, DeskScreen)
    assert written.screen_shown.orders

    QTest.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert not written.navigator.in_game


def test_whoever_stays_finds_his_orders(written):
    written.menu.close_game.trigger()
    QTest.mouseClick(written.findChild(Question).no, Qt.MouseButton.LeftButton)

    assert written.screen_shown.orders


def test_leaving_asks_behind_the_curtain_too_but_not_for_who_never_sat_down(
    start, found_game, sat_down, qtbot
):
    sat_down(found_game())
    start.screen_shown.hide_secrets()
    qtbot.waitUntil(lambda: isinstance(start.screen_shown, CurtainScreen))
    assert start.navigator.would_lose

    start.show_start()
    start.open_game(found_game("Another"))
    start.menu.close_game.trigger()
    assert start.findChild(Question) is None
    assert start.navigator.start is not None
