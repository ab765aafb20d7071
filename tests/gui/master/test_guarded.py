"""What only the master may see is covered like a desk, and nothing is lost below the cover."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from gui.master.desk_screen import MasterDesk
from gui.master.edit_screen import EditScreen
from gui.master.preview import PreviewScreen
from gui.table.curtain import watch

SAME = (QRect(0, 0, 1920, 1080), QRect(0, 0, 1920, 1080))


@pytest.fixture
def left(master):
    """Let the watch notice something, as it would by itself."""
    evening = master.window.navigator.open.evening
    assert evening.flow.watch._on

    def left(why):
        evening.flow.watch._leave(why)

    return left


def seen(master):
    return [label.text() for label in master.screen.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize("why", ["idle", "lock", "window", "display", "mirror"])
def test_the_slips_are_covered_by_themselves(master, left, why):
    master.write("FRANCE", "A Par - Pic")
    left(why)

    desk = master.screen
    assert desk.covered
    assert not desk.boxes["FRANCE"].isVisible()
    assert any("curtain fell" in text for text in seen(master))
    assert master.bridge.master.desk().desk.slips == {"FRANCE": "A Par - Pic"}
    master.press(desk.cover)
    assert desk.boxes["FRANCE"].text.isVisible()
    assert master.window.navigator.open.evening.flow.watch._on


def test_no_key_works_below_the_cover(master, left):
    left("idle")
    desk = master.screen
    QTest.keyClick(desk, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(desk, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(desk, "A Par - Bur")
    QTest.qWait(20)

    assert master.screen is desk
    assert desk.covered
    assert not master.bridge.master.desk().desk.slips


def test_a_card_over_the_slips_is_closed_when_they_are_covered(master, left):
    master.press(master.screen.boxes["ITALY"].late)
    card = master.card()
    left("idle")

    assert not card.isVisible()
    assert master.screen.covered


def test_a_preview_and_a_board_being_edited_are_covered_and_wait(master, left):
    master.write("FRANCE", "A Par - Bur")
    master.press(master.screen.go)
    preview = master.shows(PreviewScreen)
    left("lock")
    assert not any("Burgundy" in text for text in seen(master))
    QTest.keyClick(preview, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.qWait(20)
    assert master.screen is preview
    assert not master.bridge.public().past
    master.press(preview.cover)
    master.press(preview.back)

    master.press(master.shows(MasterDesk).edit)
    edit = master.shows(EditScreen)
    edit.part.setCurrentIndex(2)
    QTest.keyClick(edit, Qt.Key.Key_F9)
    assert not edit.view.isVisible()
    master.press(edit.cover)
    assert edit.phase.code == "F1901M"


def test_the_desk_is_shown_twice_only_to_who_knows_of_it(master, left, monkeypatch):
    monkeypatch.setattr(watch, "displays", lambda: SAME)
    left("mirror")
    desk = master.screen
    master.press(desk.cover)
    assert desk.covered
    assert any("Another display" in text for text in seen(master))
    master.press(desk.cover)
    assert not desk.covered


def test_what_was_pasted_is_gone_from_the_clipboard_below_the_cover(master, left, qapp):
    qapp.clipboard().setText("A Par - Bur")
    master.screen.boxes["FRANCE"].text.paste()
    left("idle")
    assert not qapp.clipboard().text()

    qapp.clipboard().setText("something else")
    master.screen.hide_secrets()
    assert qapp.clipboard().text() == "something else"
    qapp.clipboard().clear()


def test_a_slip_that_cannot_be_stored_stays_and_is_not_judged_without(master, monkeypatch):
    session = master.window.navigator.open.session

    def full(*_events, **_rest):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(session.log.store, "append", full)
    master.write("FRANCE", "A Par - Bur")
    desk = master.screen
    assert desk.said.text()
    for act in (desk.go, desk.branch, desk.edit, desk.log):
        master.press(act)
        QTest.qWait(5)
        assert master.screen is desk
    assert desk.boxes["FRANCE"].text.toPlainText() == "A Par - Bur"
    assert master.window.navigator.would_lose

    monkeypatch.undo()
    desk.keep()
    assert not master.window.navigator.would_lose
    assert not desk.said.text()
    assert master.bridge.master.desk().desk.slips == {"FRANCE": "A Par - Bur"}
