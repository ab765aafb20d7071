"""The typing line is edited like any other line, keeps what a fault is about, and looks back.

Everything is compared with a plain line of Qt's: the same text, keys and clicks in both.
"""

import itertools
import os
import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gui.orders.text_entry import TextEntry, Typed

K, M = Qt.Key, Qt.KeyboardModifier
NONE, SHIFT, CTRL = M.NoModifier, M.ShiftModifier, M.ControlModifier
MOVES = tuple(
    (key, held)
    for key in (K.Key_Left, K.Key_Right, K.Key_Home, K.Key_End)
    for held in (NONE, SHIFT, CTRL, SHIFT | CTRL)
)
EDITS = (
    (K.Key_A, CTRL),
    (K.Key_C, CTRL),
    (K.Key_X, CTRL),
    (K.Key_V, CTRL),
    (K.Key_Z, CTRL),
    (K.Key_Z, CTRL | SHIFT),
    (K.Key_Backspace, NONE),
    (K.Key_Backspace, CTRL),
    (K.Key_Delete, NONE),
    (K.Key_Delete, CTRL),
    (K.Key_Delete, SHIFT),
    (K.Key_Insert, CTRL),
    (K.Key_Insert, SHIFT),
    (K.Key_X, NONE),
    (K.Key_Space, NONE),
)
KEYS = MOVES + EDITS
_ALL = tuple(itertools.product(KEYS, KEYS))
PAIRS = _ALL if os.environ.get("VELMOC_ALL") else random.Random(13).sample(_ALL, 120)

OUTSIDE = "Rum"
"""What lies on everybody's clipboard."""

WRITTEN = {
    "empty": "",
    "suggestions": "A War-G",
    "order": "A War-Gal",
    "fault": "A War-Xyzzy Gal",
    "foreign": "A Vie-Gal",
    "several meanings": "F StP-Nor",
}


def told(line):
    return line.text(), line.cursorPosition(), line.selectionStart(), line.selectedText()


class Both:
    """The typing line and a plain one, which take the same keys."""

    def __init__(self, entry, plain):
        self.entry, self.line, self.plain = entry, entry.line, plain

    def type(self, text):
        for line in (self.line, self.plain):
            QTest.keyClicks(line, text)


SAID = {
    "fault": lambda entry: entry.refuse("Xyzzy?", 6, 11),
    "foreign": lambda entry: entry.refuse("Austria's"),
    "several meanings": lambda entry: entry.ask("Which?", ("NWY", "NWG")),
}


@pytest.fixture
def both(qtbot, look, alone):
    entry, plain = TextEntry(lambda text: (f"{text}al",) if text.endswith("G") else ()), QLineEdit()
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.addWidget(entry)
    layout.addWidget(plain)
    window.resize(400, 300)
    qtbot.addWidget(window)
    window.show()

    def both(state=""):
        for line in (entry.line, plain):
            line.setText("")
        entry.taken()
        entry.line.leave_no_copy()
        QGuiApplication.clipboard().clear()
        found = Both(entry, plain)
        found.type(WRITTEN.get(state, ""))
        SAID.get(state, lambda _entry: None)(entry)
        assert bool(state == "suggestions") == bool(entry.offered)
        return found

    return both


@pytest.mark.parametrize("state", WRITTEN)
def test_every_pair_of_editing_keys_does_what_it_does_in_any_line(both, state):
    board = QGuiApplication.clipboard()
    for keys in PAIRS:
        pair, copied = both(state), OUTSIDE
        for key, held in (*keys, (K.Key_V, CTRL)):
            board.setText(OUTSIDE)
            QTest.keyClick(pair.line, key, held)
            assert board.text() == OUTSIDE, (state, keys)
            board.setText(copied)
            QTest.keyClick(pair.plain, key, held)
            copied = board.text()
            assert told(pair.line) == told(pair.plain), (state, keys)


@pytest.mark.parametrize("state", [state for state in WRITTEN if state != "empty"])
def test_the_mouse_selects_as_in_any_line(both, state):
    pair = both(state)
    at = QPoint(30, pair.line.height() // 2)
    seen = []
    for line in (pair.line, pair.plain):  # a line that loses the focus deselects
        QTest.mouseDClick(line, Qt.MouseButton.LeftButton, NONE, at)
        seen.append(told(line))
        QTest.keyClicks(line, "B")
        seen.append(told(line))
    assert seen[0][-1]
    assert seen[:2] == seen[2:]
    QTest.mouseDClick(pair.line, Qt.MouseButton.LeftButton, NONE, at)
    QTest.mouseClick(pair.line, Qt.MouseButton.LeftButton, NONE, at)  # thrice: the whole line
    assert pair.line.selectedText() == pair.line.text()

    edge, end = QPoint(2, at.y()), QPoint(pair.line.width() - 2, at.y())
    QTest.mousePress(pair.line, Qt.MouseButton.LeftButton, NONE, edge)
    QTest.mouseMove(pair.line, end)
    QTest.mouseRelease(pair.line, Qt.MouseButton.LeftButton, NONE, end)
    assert pair.line.selectedText() == pair.line.text()
    assert QGuiApplication.clipboard().text() == ""


@pytest.mark.parametrize("text", ["A War-Xyzzy Gal", "A Vie-Gal"])
@pytest.mark.parametrize("at", [0, 3, 9])
def test_a_fault_leaves_text_and_cursor_where_they_were(sit, text, at):
    desk, _hand = sit()
    line = desk.entry.line
    QTest.keyClicks(line, text)
    line.setCursorPosition(at)
    QTest.keyClick(line, K.Key_Return)
    assert line.property("state") == "bad"
    assert (line.text(), line.cursorPosition()) == (text, at)

    QTest.keyClicks(line, "q")
    assert line.text() == f"{text[:at]}q{text[at:]}"
    assert line.property("state") == ""


def test_a_fault_is_underlined_where_it_is(sit, dressed):
    desk, hand = sit()
    hand.type("A War-Xyzzy Gal")
    line = desk.entry.line
    assert line._fault == (6, 11)
    marked = line.grab().toImage()
    line.mark(0, 0)
    assert line.grab().toImage() != marked


def test_a_suggestion_can_be_undone(both):
    pair = both("suggestions")
    QTest.keyClick(pair.line, K.Key_Tab)
    assert pair.line.text() != "A War-G"

    QTest.keyClick(pair.line, K.Key_Z, CTRL)
    assert pair.line.text() == "A War-G"


def test_the_arrow_keys_bring_back_what_was_typed_and_the_line_begun(sit, dressed):
    desk, hand = sit()
    line = desk.entry.line
    for order in ("A War-Gal", "A Mos-Xyz", "F Sev-Rum"):
        hand.type(order)
        if line.text():
            QTest.keyClick(line, K.Key_Escape)
    QTest.keyClicks(line, "A Mos")

    seen = []
    for key in (*[K.Key_Up] * 4, *[K.Key_Down] * 4):
        QTest.keyClick(line, key)
        seen.append(line.text())
        assert line.cursorPosition() == len(line.text())
    back = ["F Sev-Rum", "A Mos-Xyz", "A War-Gal", "A War-Gal"]
    assert seen == [*back, "A Mos-Xyz", "F Sev-Rum", "A Mos", "A Mos"]

    QTest.keyClick(line, K.Key_Up)
    QTest.keyClicks(line, "!")  # what is changed now is the line begun
    QTest.keyClick(line, K.Key_Up)
    assert line.text() == "F Sev-Rum"
    QTest.keyClick(line, K.Key_Down)
    assert line.text() == "F Sev-Rum!"


def test_a_refused_line_is_not_brought_back_where_it_stands(sit):
    desk, hand = sit()
    hand.type("A War-Gal")
    hand.type("A Mos-Xyz")

    QTest.keyClick(desk.entry.line, K.Key_Up)
    assert desk.entry.line.text() == "A War-Gal"
    assert not desk.entry.speaks
    QTest.keyClick(desk.entry.line, K.Key_Down)
    assert desk.entry.line.text() == "A Mos-Xyz"


def test_nobody_elses_desk_and_no_later_one_knows_what_was_typed(sit, dressed):
    desk, hand = sit("RUSSIA")
    hand.type("A War-Gal")
    QTest.keyClicks(desk.entry.line, "F Sev-Rum")
    QTest.keyClick(desk.entry.line, K.Key_A, CTRL)
    QTest.keyClick(desk.entry.line, K.Key_C, CTRL)
    desk.hide()
    for other in ("RUSSIA", "FRANCE"):
        next_desk, _hand = sit(other)
        line = next_desk.entry.line
        line.setFocus()
        QTest.keyClick(line, K.Key_Up)
        QTest.keyClick(line, K.Key_V, CTRL)
        assert line.text() == ""
    assert desk.entry.line._typed.back("") is None
    assert QGuiApplication.clipboard().text() == ""


def test_ctrl_z_undoes_orders_only_where_the_line_is_empty(sit):
    desk, hand = sit()
    hand.type("A War-Gal")
    QTest.keyClicks(desk.entry.line, "F Sev")
    QTest.keyClick(desk.entry.line, K.Key_Z, CTRL)
    assert desk.entry.line.text() == ""
    assert desk.orders == ("A WAR - GAL",)

    QTest.keyClick(desk.entry.line, K.Key_Z, CTRL)
    assert desk.orders == ()


def test_what_everybody_copied_meanwhile_is_pasted_instead_of_an_own_copy(sit, alone):
    desk, _hand = sit()
    line = desk.entry.line
    line.setFocus()
    QTest.keyClicks(line, "War")
    QTest.keyClick(line, K.Key_A, CTRL)
    QTest.keyClick(line, K.Key_X, CTRL)
    QGuiApplication.clipboard().setText("A Mos H")
    QTest.keyClick(line, K.Key_V, CTRL)

    assert line.text() == "A Mos H"
    QGuiApplication.clipboard().clear()


def test_a_line_typed_again_is_remembered_once():
    typed = Typed()
    for line in ("one", "two", "one"):
        typed.add(line)

    assert [typed.back(""), typed.back("one"), typed.back("two")] == ["one", "two", None]
    typed.forget()
    assert typed.back("") is None
    assert typed.forward() is None


def test_the_keys_are_those_of_the_system():
    assert QKeySequence(QKeySequence.StandardKey.SelectAll) == QKeySequence("Ctrl+A")
