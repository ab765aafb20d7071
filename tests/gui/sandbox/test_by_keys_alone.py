"""Whoever has keys alone, or hears the screen, gets to everything and is never nowhere."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
)

from engine.study.tree.marks import Mode
from gui.library.library_screen import LibraryScreen
from gui.library.openings_screen import OpeningsScreen
from gui.sandbox.sandbox_screen import SandboxScreen
from tests.gui.windows.test_reach import own

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ACTS = (QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QSpinBox)


def judged(hands):
    hands.play("A Par-Bur; A Mun-Bur")


def compared(hands):
    judged(hands)
    hands.key(KEY.Key_Home)
    hands.play("A Par-Pic")
    hands.key(KEY.Key_C)


def read(mode):
    def go(hands):
        judged(hands)
        hands.key(KEY.Key_Home)
        hands.course.open.chapters.mode(hands.course.chapter.id, mode)
        hands.course.moved.emit()

    return go


def lay(key, first=lambda _: None):
    def go(hands):
        first(hands)
        hands.key(key)

    return go


STATES = {
    "written": lambda hands: hands.type("A Par-Bur"),
    "judged": judged,
    "compared": compared,
    "set up": lay(KEY.Key_M),
    "chapters": lay(KEY.Key_K),
    "lesson marks": lay(KEY.Key_L),
    "drawing": lay(KEY.Key_D, judged),
    "hidden": read(Mode.HIDDEN),
    "lesson": read(Mode.LESSON),
    "computer": read(Mode.PLAY),
}


@pytest.fixture(params=STATES)
def shown_state(request, hands):
    STATES[request.param](hands)
    hands.settle()
    return hands.screen


def acts(screen):
    found = [one for kind in ACTS for one in screen.findChildren(kind) if one.isVisible()]
    return [one for one in found if own(one) and not isinstance(one.parent(), QSpinBox)]


def test_every_act_says_what_it_is(shown_state):
    assert not [type(one).__name__ for one in acts(shown_state) if not one.accessibleName()]


def test_tab_comes_to_every_act(shown_state):
    reached, now = set(), shown_state
    for _ in range(600):
        now = now.nextInFocusChain()
        if now is shown_state:
            break
        reached.add(now)
    deaf = [
        one.accessibleName()
        for one in acts(shown_state)
        if one.isEnabled() and not (one in reached and one.focusPolicy() & Qt.FocusPolicy.TabFocus)
    ]
    assert not deaf


@pytest.mark.parametrize("key", [KEY.Key_K, KEY.Key_L, KEY.Key_D])
def test_whoever_puts_a_paper_away_is_at_the_board_again(hands, key):
    hands.key(key)
    assert hands.screen.papers.open is not None
    hands.key(KEY.Key_Escape, on=QApplication.focusWidget())
    if hands.screen.papers.open is not None:  # one was in a field first
        hands.key(KEY.Key_Escape)
    assert hands.screen.papers.open is None
    assert hands.screen.view.hasFocus()


# -- the window has the keys, whichever way one went ------------------------------------------


@pytest.fixture
def window(window):
    window.navigator.show_library()
    return window


def has_keys(window):
    focus = QApplication.focusWidget()
    active = QApplication.activeWindow()
    return active is window and focus is not None and window.isAncestorOf(focus)


def came_to(qtbot, window, kind):
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, kind))
    qtbot.waitUntil(lambda: has_keys(window))
    return window.screen_shown


def press(widget, key, held=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, key, held)


WAYS = {
    "free board": lambda library: QTest.mouseClick(library.free, Qt.MouseButton.LeftButton),
    "new board": lambda library: QTest.mouseClick(library.new_board, Qt.MouseButton.LeftButton),
    "an item": lambda library: press(library.items, KEY.Key_Return),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_keys_go_along_into_the_study_and_out_of_it(window, qtbot, way):
    library = came_to(qtbot, window, LibraryScreen)
    WAYS[way](library)
    came_to(qtbot, window, SandboxScreen)
    press(QApplication.focusWidget(), KEY.Key_Escape)
    came_to(qtbot, window, LibraryScreen)


def test_the_keys_go_along_through_the_openings(window, qtbot):
    library = came_to(qtbot, window, LibraryScreen)
    QTest.mouseClick(library.openings, Qt.MouseButton.LeftButton)
    came_to(qtbot, window, OpeningsScreen)
    press(QApplication.focusWidget(), KEY.Key_S)
    for kind in (SandboxScreen, OpeningsScreen):
        came_to(qtbot, window, kind)
        press(QApplication.focusWidget(), KEY.Key_Escape)
    came_to(qtbot, window, LibraryScreen)


CARDS = {
    "name": (KEY.Key_F2, SHIFT),
    "rulebook": (KEY.Key_R, Qt.KeyboardModifier.NoModifier),
    "code": (KEY.Key_Q, Qt.KeyboardModifier.NoModifier),
    "share": (KEY.Key_S, CTRL),
}


@pytest.mark.parametrize("card", CARDS)
def test_whoever_closes_a_card_has_the_keys_where_they_were(window, qtbot, card):
    WAYS["new board"](came_to(qtbot, window, LibraryScreen))
    screen = came_to(qtbot, window, SandboxScreen)
    press(screen.view, *CARDS[card])
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    press(QApplication.activeModalWidget(), KEY.Key_Escape)
    came_to(qtbot, window, SandboxScreen)
    assert screen.view.hasFocus()
