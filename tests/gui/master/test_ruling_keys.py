"""A master rules on a line with three keys at most, counted one by one; his hands stay there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.table.master_event import How
from gui.master.cards import LineCard
from gui.master.desk_screen import MasterDesk
from gui.master.preview import PreviewScreen

LINES = (
    ("FRANCE", "A Par - Bur jestli se nic nestane", "A PAR - BUR"),
    ("FRANCE", "Ahoj, takze A Mar - Spa a nerikej to", "A MAR - SPA"),
    ("ENGLAND", "F Edi - Nor", "F EDI - NTH"),
    ("GERMANY", "Minchen hold the line", "A MUN H"),
    ("GERMANY", "F Kie - Denmork please my friend", "F KIE - DEN"),
    ("TURKEY", "well F Ank - Bla I think so", "F ANK - BLA"),
    ("RUSSIA", "I would say A War - Gal, dear master of ours", "A WAR - GAL"),
)
"""Lines that are no plain order, and the meaning that is offered first."""


class Keys:
    """Presses keys where the keys are, and counts them."""

    def __init__(self):
        self.count = 0

    def press(self, *keys):
        for key in keys:
            QTest.keyClick(QApplication.focusWidget(), key)
            QTest.qWait(1)
            self.count += 1


def judged(master, power):
    return [(line.judged.how, line.judged.order) for line in master.bridge.master.read(power)]


@pytest.mark.parametrize(("power", "line", "meant"), LINES)
def test_the_likeliest_meaning_takes_two_keys(master, power, line, meant):
    master.write(power, line)
    keys = Keys()
    assert judged(master, power)[0][0] is not How.READ
    keys.press(Qt.Key.Key_F3, Qt.Key.Key_Return)

    assert judged(master, power)[0] == (How.RULED, meant)
    assert keys.count <= 3
    assert master.screen.boxes[power].readings.hasFocus()


def test_noise_is_struck_out_with_two_keys_and_without_a_reason(master):
    master.write("FRANCE", "xyzzy nothing of it", "A Par - Bur")
    keys = Keys()
    keys.press(Qt.Key.Key_F3, Qt.Key.Key_Delete)

    assert [how for how, _ in judged(master, "FRANCE")] == [How.STRUCK, How.READ]
    assert keys.count <= 3


def test_one_line_after_the_other_takes_one_key_more_each(master):
    master.write("ENGLAND", "F Edi - Nor", "xyzzy", "F Lon - Nor", "A Lvp - Yor")
    master.write("FRANCE", "A Par - Bur jestli se nic nestane")
    keys, readings = Keys(), master.screen.boxes["ENGLAND"].readings
    master.screen.boxes["ENGLAND"].text.setFocus()
    keys.press(Qt.Key.Key_F3, Qt.Key.Key_2)
    assert (readings.hasFocus(), readings.current) == (True, 1)
    keys.press(Qt.Key.Key_Delete)
    assert (readings.hasFocus(), readings.current) == (True, 2)
    keys.press(Qt.Key.Key_Return)
    assert readings.hasFocus()
    assert keys.count == 4
    assert [how for how, _ in judged(master, "ENGLAND")] == [
        How.RULED, How.STRUCK, How.RULED, How.READ,
    ]  # fmt: skip

    keys.press(Qt.Key.Key_F3, Qt.Key.Key_Return)
    assert judged(master, "FRANCE")[0] == (How.RULED, "A PAR - BUR")
    assert keys.count == 6


def test_a_clear_order_is_ruled_out_with_a_reason_and_the_keys_stay(master, qtbot):
    master.write("FRANCE", "A Par - Bur", "F Bre - MAO")
    box = master.screen.boxes["FRANCE"]
    box.text.setFocus()
    keys = Keys()
    keys.press(Qt.Key.Key_F2, Qt.Key.Key_Up, Qt.Key.Key_Space)
    card = master.card()
    assert isinstance(card, LineCard)
    assert not card.strike.isEnabled()
    master.press(card.reasons[2])
    master.press(card.strike)

    assert [how for how, _ in judged(master, "FRANCE")] == [How.STRUCK, How.READ]
    assert master.window.focusWidget() is box.readings


def test_escape_leads_back_to_the_text(master):
    master.write("FRANCE", "xyzzy")
    Keys().press(Qt.Key.Key_F3, Qt.Key.Key_Escape)
    assert master.screen.boxes["FRANCE"].text.hasFocus()


def test_while_a_line_is_typed_it_is_not_asked_about(master):
    box = master.screen.boxes["FRANCE"]
    master.press(master.screen.signs["FRANCE"])
    QTest.keyClicks(box.text, "A Pa")
    assert not box.asking.isVisible()
    QTest.keyClick(box.text, Qt.Key.Key_Return)
    assert box.asking.isVisible()


def test_the_preview_names_what_is_left(master):
    master.write("FRANCE", "A Par - Bur", "xyzzy nothing", "F Bre - Mos")
    master.write("ENGLAND", "F Edi - Nor")
    master.press(master.screen.go)
    preview = master.shows(PreviewScreen)
    said = "\n".join(one.text() for one in preview.findChildren(type(preview.hint)))

    assert "2 lines nobody has ruled on: not carried out (VII.4)." in said
    for part in ("“xyzzy nothing”", "“F Edi - Nor”", "F Bre-Mos – "):
        assert part in said
    assert "No slip: Austria-Hungary, Germany, Italy, Russia, Turkey" in said
    master.press(preview.back)
    master.shows(MasterDesk)
