"""The window is left in the middle of something: the curtain falls, and nothing hangs over it.

Whatever the owner was doing (dragging, choosing, typing, being asked), a moment later nobody can
see, hear or undo anything of it, and the next player can go on at once.
"""

import gc

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QClipboard, QGuiApplication, QInputMethodEvent, QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QFileDialog, QToolTip

from gui.orders.draft import Draft
from gui.robots.games.diplomacy.players.pointing_player import PointingPlayer
from gui.robots.players.new_game_form import Agreed
from gui.robots.tables.random_table import RandomTable
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.pin_card import PinCard
from gui.table.desk.seal import SealSheet
from gui.table.page.table_screen import TableScreen
from gui.table.reveal.reveal_screen import RevealScreen

pytestmark = [pytest.mark.usefixtures("alone", "bare_boards"), pytest.mark.evening]

PIN, OTHER_PIN = "90817263", "55512340"
FIRST = "A PAR - BUR"
SIGNS = (FIRST, "A Par-Bur", "Burgundy", "F BRE", "F Bre", "Brest", "Bre-", PIN, OTHER_PIN)
LEFT = Qt.MouseButton.LeftButton


class FranceFirst:
    @staticmethod
    def shuffle(hands):
        hands.sort(key=lambda powers: "FRANCE" not in powers)


@pytest.fixture
def driver(program, board):
    """A game in its second phase at least, so that there is a past to look at."""
    driver = program(rng=FranceFirst())
    agreed = Agreed(title="Interrupted", pins={"FRANCE": PIN})
    table = RandomTable(driver, board, None, agreed=agreed)
    while not isinstance(driver.window.screen_shown, TableScreen):
        table.act()
    session = driver.window.navigator.open.session
    session.reveal(force=True)
    session.advance()
    driver.window.navigator.open.evening.begin()
    driver.screen(TableScreen)
    # Offscreen the keys are lost whenever a card closes, and nothing gives them back.
    QGuiApplication.instance().applicationStateChanged.disconnect(watch_of(driver)._on_state)
    return driver


def point(desk, place):
    return desk.view.pointer.viewport_point(place)


def press_and_drag(desk, driver):
    port, there = desk.view.viewport(), point(desk, "MAO")
    QTest.mousePress(port, LEFT, pos=point(desk, "BRE"))
    for share in (3, 2, 1):
        QTest.mouseMove(port, there - QPoint(share * 7, 0))
    driver.settle()


def pick_up(desk, driver):
    driver.click_board(desk.view, "BRE")


def open_ring(desk, driver):
    desk.hand.begin("F BRE")
    driver.key(desk.view, Qt.Key.Key_Space)
    driver.settle()


def half_typed(desk, driver):
    driver.write(desk.entry.line, "F Bre-")


def not_understood(desk, driver):
    PointingPlayer(driver).say(desk, "F Bre-Bre")


def composing(desk, driver):
    driver.click(desk.entry.line)
    QCoreApplication.sendEvent(desk.entry.line, QInputMethodEvent("F Bre-Mid", []))
    driver.settle()


def tip(desk, driver):
    QToolTip.showText(desk.mapToGlobal(desk.rect().center()), "F Bre-Mid", desk)
    driver.wait(QToolTip.isVisible, "a tip")


def menu(desk, driver):
    window = driver.window
    driver.key(window, Qt.Key.Key_F10)
    window.menu.game.popup(window.mapToGlobal(QPoint(200, 60)))
    driver.settle()


def sheet(desk, driver):
    driver.press(desk.panel.seal)


def pin_card(desk, driver):
    driver.press(desk.pin)
    card = desk.findChild(PinCard)
    driver.write(card.first, OTHER_PIN)
    driver.write(card.again, OTHER_PIN[:3])


def past(desk, driver):
    driver.press(desk.past)


def past_list(desk, driver):
    driver.press(desk.past)
    box = next(box for box in desk.findChildren(QComboBox) if box.isVisible())
    box.showPopup()
    driver.settle()


def asking(name):
    def ask(desk, driver):
        getattr(driver.window.menu, name).trigger()
        driver.settle()

    ask.__name__ = name
    return ask


def leaving(desk, driver):
    driver.window.navigator.leaving(driver.window.show_start)
    driver.settle()


def two_cards(desk, driver):
    driver.window.navigator.open.show_clock()
    driver.window.navigator.help_asked.emit()
    driver.settle()


def undone(desk, driver):
    PointingPlayer(driver).say(desk, "F Bre-Mid")
    desk.undo()
    driver.settle()


MIDDLES = [
    press_and_drag, pick_up, open_ring, half_typed, not_understood, composing, tip, menu, sheet,
    pin_card, past, past_list, leaving, two_cards, undone, asking("draw"),
    asking("rules"), asking("keys"), asking("about"), asking("show_clock"),
    asking("save_copy"), asking("open"),
]  # fmt: skip


def lose_focus(driver):
    watch_of(driver)._on_state(Qt.ApplicationState.ApplicationInactive)


def watch_of(driver):
    return driver.window.navigator.open.evening.flow.watch


def lock(driver):
    watch_of(driver)._lock.on_lock()


def told(text):
    return [sign for sign in SIGNS if sign in text]


@pytest.mark.parametrize("leave", [lose_focus, lock])
def test_whatever_was_being_done_ends_with_the_desk_and_what_was_written_stays(
    driver, everything_said, leave
):
    window, player = driver.window, PointingPlayer(driver)
    player.show(player.sit_down(PIN), FIRST)
    lock(driver)
    driver.screen(CurtainScreen)
    for middle in MIDDLES:
        what = middle.__name__
        desk = player.sit_down(PIN)
        assert desk.orders[:1] == (FIRST,), what
        middle(desk, driver)
        del desk
        leave(driver)
        assert isinstance(window.screen_shown, CurtainScreen), what
        assert window.screen_shown.power == "FRANCE", what
        driver.settle()
        check_nothing_is_left(window, what, everything_said, files=leave is lose_focus)
        QTest.mouseRelease(window.screen_shown, LEFT)
        for dialog in window.findChildren(QDialog):
            dialog.reject()

    player.seal(player.sit_down(PIN))
    driver.press(driver.screen(TableScreen).side.go_on)
    driver.press(driver.screen(CurtainScreen).card.go)
    assert str(driver.screen(RevealScreen).player.past.orders["FRANCE"][0]) == FIRST


def check_nothing_is_left(window, what, everything_said, *, files):
    """Look for anything of the desk; a dialog for ``files`` may be the desktop's own, and stays."""
    gc.collect()
    gone = (DeskScreen, SealSheet, QUndoStack, Draft, PinCard)
    alive = [o for o in gc.get_objects() if isinstance(o, gone) and shiboken6.isValid(o)]
    assert alive == [], what
    assert told(everything_said()) == [], what
    allowed = (type(window), QFileDialog) if files else (type(window),)
    over = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    assert [top for top in over if not isinstance(top, allowed)] == [], what
    assert QApplication.activePopupWidget() is None, what
    modal = QApplication.activeModalWidget()
    assert modal is None or (files and isinstance(modal, QFileDialog)), what
    assert QGuiApplication.overrideCursor() is None, what
    board = QGuiApplication.clipboard()
    kinds = (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection)
    assert [board.text(kind) for kind in kinds] == ["", ""], what
