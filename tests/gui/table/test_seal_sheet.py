"""What is read back is what is sealed: the sheet keeps the keys, and no typed word is lost."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

ROUND = 12
"""More presses of Tab than a sheet has stops."""

TAB = Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier
BACK = Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier
READ = {"A War-Gal": "A WAR - GAL", "a mos h": "A MOS H", "F Sev - BLA; A War H": "A WAR H"}
UNREAD = ("Hmm?", "A War", "F Lon - NTH", "A War-Gal; hmm")


@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize("way", [TAB, BACK])
def test_tab_goes_round_on_the_sheet_and_never_below_it(sit, press, way, asked):
    desk, hand = sit()
    hand.click("WAR", "GAL")
    press(desk.panel.seal)
    if asked:
        press(desk.sheet.motions.ask)
    stops = []

    for _ in range(ROUND):
        QTest.keyClick(QApplication.focusWidget(), *way)
        stops.append(QApplication.focusWidget())

    assert all(desk.sheet.isAncestorOf(stop) for stop in stops)
    assert {desk.sheet.back, desk.sheet.seal} <= set(stops)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert desk.sheet is None


@pytest.mark.parametrize("written", READ)
def test_what_was_typed_without_enter_is_read_back_and_sealed(sit, press, written):
    desk, _hand = sit()
    desk.entry.line.setFocus()
    QTest.keyClicks(desk.entry.line, written)

    press(desk.panel.seal)

    assert desk.sheet is not None
    assert READ[written] in desk.orders
    assert desk.entry.line.text() == ""


@pytest.mark.parametrize("written", UNREAD)
def test_what_cannot_be_read_keeps_the_desk_open_and_stays_written(sit, press, written):
    desk, _hand = sit()
    desk.entry.line.setFocus()
    QTest.keyClicks(desk.entry.line, written)

    press(desk.panel.seal)

    assert desk.sheet is None
    assert desk.entry.line.text() in written
    assert desk.entry.line.text()
    assert desk.entry.word.isVisible()
    assert desk.entry.line.hasFocus()
    QTest.keyClick(desk.entry.line, Qt.Key.Key_Escape)
    press(desk.panel.seal)
    assert desk.sheet is not None


@pytest.mark.parametrize("written", ["", *READ, *UNREAD])
def test_another_power_of_ones_own_is_turned_to_once_all_is_read(sit, qtbot, written):
    desk, _hand = sit()
    asked = []
    desk.turn_asked.connect(asked.append)
    desk.entry.line.setFocus()
    QTest.keyClicks(desk.entry.line, written)

    desk.panel.hand.turned.emit("AUSTRIA")

    assert asked == ([] if written in UNREAD else ["AUSTRIA"])
    assert bool(desk.entry.line.text()) == (written in UNREAD)
    if written in UNREAD:
        assert desk.entry.line.hasFocus()
        assert desk.entry.word.isVisible()
        QTest.keyClick(desk.entry.line, Qt.Key.Key_Escape)
        desk.panel.hand.turned.emit("AUSTRIA")
        assert asked == ["AUSTRIA"]


PARTNERS = "Anna + Petr + Zoe"


def _tick(box):
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)


@pytest.mark.parametrize("seals", ["click", "key"])
@pytest.mark.parametrize("agreed", [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)])
def test_nothing_is_sealed_before_all_who_command_a_power_agree(sit, press, agreed, seals):
    desk, hand = sit(players=PARTNERS)
    hand.click("WAR", "GAL")
    press(desk.panel.seal)
    asked = []
    desk.seal_asked.connect(lambda *_: asked.append(True))
    boxes = desk.sheet.agreement.boxes
    for number in agreed:
        _tick(boxes[number])

    if seals == "click":
        press(desk.sheet.seal)
    else:
        QTest.keyClick(desk.sheet, Qt.Key.Key_Return)

    everybody = len(agreed) == len(boxes)
    assert bool(asked) == everybody
    if seals == "key" and not everybody:
        assert not QApplication.focusWidget().isChecked()


def test_who_agreed_and_thinks_otherwise_takes_it_back(sit, press):
    desk, _hand = sit(players=PARTNERS)
    press(desk.panel.seal)
    for box in desk.sheet.agreement.boxes:
        _tick(box)
    assert desk.sheet.seal.isEnabled()

    _tick(desk.sheet.agreement.boxes[1])

    assert not desk.sheet.seal.isEnabled()


def test_what_is_agreed_outlasts_a_change_of_language(sit, press):
    desk, _hand = sit(players=PARTNERS)
    press(desk.panel.seal)
    _tick(desk.sheet.agreement.boxes[0])

    desk.sheet.retranslate()

    assert [box.isChecked() for box in desk.sheet.agreement.boxes] == [True, False, False]
    assert not desk.sheet.seal.isEnabled()


def test_one_who_commands_alone_is_asked_nothing_more(sit, press):
    desk, _hand = sit(players="Anna")
    press(desk.panel.seal)

    assert desk.sheet.agreement.boxes == ()
    assert not desk.sheet.agreement.isVisible()
    assert desk.sheet.seal.isEnabled()


def test_no_part_of_the_sheet_is_ever_a_window_of_its_own(sit, press, qapp):
    """A window that is gone at once takes the keys with it, and the curtain falls on the desk."""
    desk, _hand = sit(players=PARTNERS)
    shown = []

    class Watch(QObject):
        def eventFilter(self, watched, event):  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
                shown.append(watched.isWindow())
            return False

    watch = Watch()
    qapp.installEventFilter(watch)
    press(desk.panel.seal)
    qapp.removeEventFilter(watch)

    assert shown
    assert not any(shown)
