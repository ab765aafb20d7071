"""Writing orders as text: both languages, questions, completions, and nothing leaks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from gui import i18n

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CTRL = Qt.KeyboardModifier.ControlModifier


def test_the_chip_of_a_unit_with_an_order_completes_the_support_in_two_clicks(sit):
    desk, hand = sit(units="R A UKR, R F SEV, R A WAR")
    hand.click("SEV", "RUM")

    hand.click("UKR")
    desk.view.chip_clicked.emit("SEV", "S")

    assert "A UKR S F SEV - RUM" in desk.orders
    assert desk.hand.builder.so_far == ("A UKR", "S", "F SEV")


def test_typed_orders_are_read_in_both_languages(sit):
    desk, hand = sit()

    hand.type("A War-Gal")
    hand.type("flotila sevastopol - rumunsko")

    assert desk.orders == ("A WAR - GAL", "F SEV - RUM")
    assert desk.entry.line.text() == ""


def test_what_cannot_be_read_is_marked_and_stays(sit):
    desk, hand = sit()

    hand.type("A War-Xyzzy")

    assert desk.orders == ()
    assert desk.entry.line.text() == "A War-Xyzzy"
    assert desk.entry.line.property("state") == "bad"
    assert "Xyzzy" in desk.entry.word.text()


def test_an_ambiguous_name_is_asked_about_and_a_digit_chooses(sit):
    desk, hand = sit()

    hand.type("F StP-Nor")
    assert desk.entry.line.property("state") == "ask"
    assert desk.orders == ()
    names = [
        desk.typing.reading.candidates.index(c)
        for c in desk.typing.reading.candidates
        if c == "NWY"
    ]

    QTest.keyClicks(desk.entry.line, str(names[0] + 1))
    assert desk.orders == ("F STP/SC - NWY",)


def test_an_order_for_a_foreign_unit_is_not_taken(sit):
    desk, hand = sit()

    hand.type("A Vie-Gal")

    assert desk.orders == ()
    assert desk.entry.word.text()


def test_tab_completes_what_is_half_typed(sit):
    desk, _hand = sit()
    line = desk.entry.line
    line.setFocus()
    QTest.keyClicks(line, "F Sev-R")

    assert desk.entry.offered
    QTest.keyClick(line, Qt.Key.Key_Tab)
    QTest.keyClick(line, Qt.Key.Key_Return)

    assert desk.orders == ("F SEV - RUM",)


def test_several_lines_can_be_pasted_as_one_step(sit):
    desk, _hand = sit()
    QGuiApplication.clipboard().setText("A War-Gal\nF Sev-Rum\nA Mos-Nowhere")
    desk.entry.line.setFocus()

    QTest.keyClick(desk.entry.line, Qt.Key.Key_V, CTRL)
    QGuiApplication.clipboard().clear()

    assert desk.orders == ("A WAR - GAL", "F SEV - RUM")
    assert desk.entry.word.isVisible()
    desk.undo()
    assert desk.orders == ()


def test_the_typing_line_gives_nothing_to_the_clipboards(sit):
    desk, _hand = sit()
    board = QGuiApplication.clipboard()
    board.clear()
    line = desk.entry.line
    line.setFocus()
    QTest.keyClicks(line, "A War-Gal")

    for key in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X):
        QTest.keyClick(line, key, CTRL)
    QTest.mouseDClick(line, LEFT)
    QTest.mouseClick(line, RIGHT)
    QTest.keyClick(line, Qt.Key.Key_V, CTRL)  # cut and pasted, but by the line itself

    assert board.text() == ""
    assert line.text() == "A War-Gal"


def test_cleared_text_cannot_be_undone(sit):
    desk, hand = sit()
    hand.type("A War-Gal")

    desk.entry.line.undo()

    assert desk.entry.line.text() == ""


@pytest.mark.parametrize("typed", ["A War xx", "A Nor - Swe", "A Par H"])
def test_what_is_said_below_the_line_follows_the_language(sit, dressed, typed):
    desk, hand = sit()
    hand.type(typed)
    english = desk.entry.word.text()
    assert desk.entry.word.isVisible()

    i18n.speak("cs")
    dressed.processEvents()

    assert desk.entry.word.isVisible()
    assert desk.entry.word.text() != english
    assert desk.entry.line.text() == typed
    assert desk.orders == ()


def test_a_change_of_language_leaves_no_ring_in_the_old_one(sit, dressed):
    desk, _hand = sit()
    desk.hand.open_ring("A WAR", desk.hand._piece_point("WAR"))

    i18n.speak("cs")
    dressed.processEvents()

    assert desk.hand.ring is None


def test_pasted_lines_that_are_not_taken_are_shown_as_they_were_written(sit, dressed):
    desk, _hand = sit()
    lines = ["A War-Gal", "A Mos-Xyz", "A Par H", "F Sev" + " Rum" * 40, "Hmm?"]

    desk.entry.pasted.emit("\n".join(lines))

    assert desk.orders == ("A WAR - GAL",)
    said = desk.entry.word.text().splitlines()
    assert said[1:3] == ["A Mos-Xyz", "A Par H"]
    assert said[3].startswith("F Sev Rum")
    assert len(said[3]) < 40
    assert said[4:] == ["…"]
    i18n.speak("cs")
    dressed.processEvents()
    assert desk.entry.word.text().splitlines()[1:] == said[1:]


@pytest.mark.parametrize("end", [";", "; ", "\u2028", "\u2029"])
def test_orders_parted_by_other_signs_than_lines_are_pasted_one_by_one(sit, end):
    desk, _hand = sit()
    QGuiApplication.clipboard().setText(f"A War-Gal{end}F Sev-Rum")
    desk.entry.line.setFocus()

    QTest.keyClick(desk.entry.line, Qt.Key.Key_V, CTRL)
    QGuiApplication.clipboard().clear()

    assert desk.orders == ("A WAR - GAL", "F SEV - RUM")
    assert desk.entry.line.text() == ""


def test_several_orders_can_be_typed_on_one_line(sit):
    desk, hand = sit()

    hand.type("A War-Gal; F Sev-Rum;")

    assert desk.orders == ("A WAR - GAL", "F SEV - RUM")
    assert desk.entry.line.text() == ""
    desk.undo()
    assert desk.orders == ()


def test_of_several_typed_orders_the_ones_not_taken_stay_written(sit):
    desk, hand = sit()

    hand.type("A War-Gal; A Mos-Xyzzy; F Sev-Rum")

    assert desk.orders == ("A WAR - GAL", "F SEV - RUM")
    assert desk.entry.line.text() == "A Mos-Xyzzy"
    assert "Xyzzy" in desk.entry.word.text()

    desk.entry.taken()
    hand.type("A Mos-Xyzzy; A Par H; A Mos-Ukr")

    assert desk.entry.line.text() == "A Mos-Xyzzy; A Par H"
    assert desk.entry.word.isVisible()
    assert "A MOS - UKR" in desk.orders


def test_one_of_several_typed_orders_is_asked_about_by_itself(sit):
    desk, hand = sit()

    hand.type("A War-Gal; F StP-Nor")
    names = desk.typing.reading.candidates
    QTest.keyClicks(desk.entry.line, str(names.index("NWY") + 1))

    assert desk.orders == ("A WAR - GAL", "F STP/SC - NWY")
    assert desk.entry.line.text() == ""


def test_an_order_that_cannot_be_carried_out_is_not_counted_as_done(sit):
    desk, hand = sit()

    for text in ("A War - Gal", "A Mos - Lon", "F Sev - Bla", "F StP - Bot"):
        hand.type(text)

    assert "A MOS - LON" in desk.orders
    assert desk.panel.done.text().startswith("3 ")
    rows = desk.panel.list.rows
    assert rows["A MOS"].toolTip()
    assert rows["A MOS"].toolTip() in rows["A MOS"].accessibleName()
    assert rows["F SEV"].toolTip() == ""


@pytest.mark.parametrize("text", ["A War - Gal; Sil", "A War - Gal / Sil", "A War - Gal, Sil"])
def test_alternatives_are_asked_about_and_nothing_is_written_before(sit, text):
    desk, hand = sit()

    hand.type(text)

    assert desk.orders == ()
    assert desk.entry.line.property("state") == "ask"
    assert desk.typing.reading.candidates == ("GAL", "SIL")

    QTest.keyClicks(desk.entry.line, "2")
    assert desk.orders == ("A WAR - SIL",)


def test_a_pasted_list_with_alternatives_takes_the_others(sit):
    desk, _hand = sit()

    desk.entry.pasted.emit("A War - Gal, Sil\nA Mos - Ukr, F Sev - Bla")

    assert desk.orders == ("A MOS - UKR", "F SEV - BLA")
    assert "A War - Gal, Sil" in desk.entry.word.text()


def test_which_meaning_a_word_was_given_is_said_in_the_language_spoken_until_more_is_typed(
    sit, dressed
):
    desk, hand = sit(units="R A SWE, R F SEV")

    hand.type("A Swe-Nor")

    assert desk.orders == ("A SWE - NWY",)
    assert not desk.entry.note.isHidden()
    assert desk.entry.note.text() == "“Nor” is read as Norway."
    i18n.speak("cs")
    desk.typing.retranslate()
    assert desk.entry.note.text() == "„Nor“ tu znamená Norsko."
    i18n.speak("en")
    hand.type("F Sev-Bla")
    assert desk.entry.note.isHidden()
