"""Ctrl+K is the clock's wherever somebody writes during a game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit.clock_key import LineField
from gui.master.slip_text import SlipText
from gui.orders.text_entry import SecretLine
from gui.table.curtain.pin_field import PinField


def text_of(line):
    return line.toPlainText() if isinstance(line, SlipText) else line.text()


@pytest.mark.parametrize("field", [PinField, SecretLine, LineField, lambda: SlipText(2)])
@pytest.mark.parametrize("written", ["", "1234"])
def test_the_key_of_the_clock_is_not_taken_by_a_field(qtbot, field, written):
    window, asked = QWidget(), []
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    line = field()
    layout.addWidget(line)
    QShortcut(QKeySequence("Ctrl+K"), window, lambda: asked.append(text_of(line)))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    line.setFocus()
    if isinstance(line, SlipText):
        line.setPlainText(written)
        line.moveCursor(QTextCursor.MoveOperation.Start)
    else:
        line.setText(written)
        line.setCursorPosition(0)

    QTest.keyClick(line, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)

    assert asked == [written]
    assert text_of(line) == written
