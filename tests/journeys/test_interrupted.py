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

from gui.demo.laying import Agreed
from gui.demo.luck import LuckyTable
from gui.demo.player import Player
from gui.orders.draft import Draft
from gui.table.curtain import CurtainScreen
from gui.table.desk import DeskScreen
from gui.table.pin_card import PinCard
from gui.table.reveal import RevealScreen
from gui.table.seal import SealSheet
from gui.table.table_screen import TableScreen

pytestmark = [pytest.mark.usefixtures("alone"), pytest.mark.evening]

PIN, OTHER_PIN = "90817263", "55512340"
FIRST = "A PAR - BUR"
SIGNS = (FIRST, "A Par-Bur", "Burgundy", "F BRE", "F Bre", "Brest", "Bre-", PIN, OTHER_PIN)
LEFT = Qt.MouseButton.LeftButton


class FranceFirst:
    @staticmethod
    def shuffle(hands):
        hands.sort(key=lambda powers: "FRANCE" not in powers)


@pytest.fixture
def hands(program, board):
    """A game in its second phase at least, so that there is a past to look at."""
    hands = program(rng=FranceFirst())
    table = LuckyTable(hands, board, None, agreed=Agreed(title="Interrupted", pins={"FRANCE": PIN}))
    while not isinstance(hands.window.screen_shown, TableScreen):
        table.act()
    session = hands.window.navigator._session
    session.reveal(force=True)
    session.advance()
    hands.window.navigator._evening.begin()
    hands.screen(TableScreen)
    # Offscreen the keys are lost whenever a card closes, and nothing gives them back.
    QGuiApplication.instance().applicationStateChanged.disconnect(watch_of(hands)._on_state)
    return hands


def point(desk, place):
    return desk.view.viewport_point(place)


def press_and_drag(desk, hands):
    port, there = desk.view.viewport(), point(desk, "MAO")
    QTest.mousePress(port, LEFT, pos=point(desk, "BRE"))
    for share in (3, 2, 1):
        QTest.mouseMove(port, there - QPoint(share * 7, 0))
    hands.settle()


def pick_up(desk, hands):
    hands.click_board(desk.view, "BRE")


def open_ring(desk, hands):
    desk.hand.begin("F BRE")
    hands.key(desk.view, Qt.Key.Key_Space)
    hands.settle()


def half_typed(desk, hands):
    hands.write(desk.entry.line, "F Bre-")


def not_understood(desk, hands):
    Player(hands).say(desk, "F Bre-Bre")


def composing(desk, hands):
    hands.click(desk.entry.line)
    QCoreApplication.sendEvent(desk.entry.line, QInputMethodEvent("F Bre-Mid", []))
    hands.settle()


def tip(desk, hands):
    QToolTip.showText(desk.mapToGlobal(desk.rect().center()), "F Bre-Mid", desk)
    hands.wait(QToolTip.isVisible, "a tip")


def menu(desk, hands):
    window = hands.window
    hands.key(window, Qt.Key.Key_F10)
    window.menu.game.popup(window.mapToGlobal(QPoint(200, 60)))
    hands.settle()


def sheet(desk, hands):
    hands.press(desk.panel.seal)


def pin_card(desk, hands):
    hands.press(desk.pin)
    card = desk.findChild(PinCard)
    hands.write(card.first, OTHER_PIN)
    hands.write(card.again, OTHER_PIN[:3])


def past(desk, hands):
    hands.press(desk.past)


def past_list(desk, hands):
    hands.press(desk.past)
    box = next(box for box in desk.findChildren(QComboBox) if box.isVisible())
    box.showPopup()
    hands.settle()


def asking(name):
    def ask(desk, hands):
        getattr(hands.window.navigator, name)()
        hands.settle()

    ask.__name__ = name
    return ask


def leaving(desk, hands):
    hands.window.navigator.leaving(hands.window.show_start)
    hands.settle()


def two_cards(desk, hands):
    hands.window.navigator.show_clock()
    hands.window.navigator.show_help()
    hands.settle()


def undone(desk, hands):
    Player(hands).say(desk, "F Bre-Mid")
    desk.undo()
    hands.settle()


MIDDLES = [
    press_and_drag, pick_up, open_ring, half_typed, not_understood, composing, tip, menu, sheet,
    pin_card, past, past_list, leaving, two_cards, undone, asking("ask_for_draw"),
    asking("show_rules"), asking("show_help"), asking("show_about"), asking("show_clock"),
    asking("ask_for_copy"), asking("ask_for_game"),
]  # fmt: skip


def lose_focus(hands):
    watch_of(hands)._on_state(Qt.ApplicationState.ApplicationInactive)


def watch_of(hands):
    return hands.window.navigator._evening._watch


def lock(hands):
    watch_of(hands)._lock.on_lock()


def told(text):
    return [sign for sign in SIGNS if sign in text]


@pytest.mark.parametrize("leave", [lose_focus, lock])
def test_whatever_was_being_done_ends_with_the_desk_and_what_was_written_stays(
    hands, everything_said, leave
):
    window, player = hands.window, Player(hands)
    player.show(player.sit_down(PIN), FIRST)
    lock(hands)
    hands.screen(CurtainScreen)
    for middle in MIDDLES:
        what = middle.__name__
        desk = player.sit_down(PIN)
        assert desk.orders[:1] == (FIRST,), what
        middle(desk, hands)
        del desk
        leave(hands)
        assert isinstance(window.screen_shown, CurtainScreen), what
        assert window.screen_shown.power == "FRANCE", what
        hands.settle()
        check_nothing_is_left(window, what, everything_said, files=leave is lose_focus)
        QTest.mouseRelease(window.screen_shown, LEFT)
        for dialog in window.findChildren(QDialog):
            dialog.reject()

    player.seal(player.sit_down(PIN))
    hands.press(hands.screen(TableScreen).side.go_on)
    hands.press(hands.screen(CurtainScreen).card.go)
    assert hands.screen(RevealScreen).player.past.orders["FRANCE"][0] == FIRST


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
