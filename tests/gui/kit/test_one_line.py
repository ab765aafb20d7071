"""A line that was copied with its end is one line, in every field of one line that there is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QToolTip

from gui import i18n
from gui.kit import theme
from gui.kit.one_line import OneLine
from gui.table.curtain.pin_field import PinField
from tests.gui.windows.forms import builders_of

SAID = {
    "en": {
        1: "At most 1 character fits here.",
        4: "At most 4 characters fit here.",
        10: "At most 10 characters fit here.",
        40: "At most 40 characters fit here.",
    },
    "cs": {
        1: "Vejde se sem nejvýš 1 znak.",
        4: "Vejdou se sem nejvýš 4 znaky.",
        40: "Vejde se sem nejvýš 40 znaků.",
    },
}
ENDS = ("\n", "\r\n", "\r", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029")


def _paste(field, text):
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QGuiApplication.clipboard().clear()


@pytest.fixture
def field(qtbot):
    made = OneLine()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("said", ["a slip", "a slip {end}of 😀 the pen", "{end}{end}a slip{end}"])
def test_what_is_pasted_is_one_line_and_is_gone_on_with_at_its_end(field, end, said):
    _paste(field, said.format(end=end) + end)
    QTest.keyClicks(field, "!")

    assert field.text().splitlines() == [field.text()]
    assert field.text().endswith(("slip!", "pen!"))


@pytest.mark.parametrize("typed", ["", " ", "a  b ", "trailing "])
def test_what_is_typed_is_left_alone(field, typed):
    QTest.keyClicks(field, typed)
    assert field.text() == typed


class Heir(OneLine):
    """As pages have them: a field that does more than its base."""


@pytest.mark.parametrize("kind", [OneLine, Heir])
@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("limit", [1, 4, 40])
@pytest.mark.parametrize("by", ["keys", "pasting"])
def test_what_does_not_fit_is_said_not_to(qtbot, qapp, kind, language, limit, by):
    field = kind()
    qtbot.addWidget(field)
    field.setMaxLength(limit)
    field.show()
    i18n.speak(language)
    put = QTest.keyClicks if by == "keys" else _paste
    put(field, "x" * limit)
    QToolTip.hideText()
    qapp.processEvents()
    assert not QToolTip.isVisible()

    put(field, "y")

    assert field.text() == "x" * limit
    assert QToolTip.text() == SAID[language][limit]
    QToolTip.hideText()
    i18n.speak("en")


@pytest.mark.parametrize("sign", ["😀", "👨‍👩‍👧", "é", "a\u0301"])
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_no_sign_is_cut_in_two_and_what_does_not_fit_is_said(field, qapp, sign, left):
    field.setMaxLength(10)
    field.show()
    field.setText("x" * (10 - left))
    QToolTip.hideText()
    qapp.processEvents()

    _paste(field, sign)

    field.text().encode("utf-8")  # as files have it: no half of a pair
    whole = field.text() == "x" * (10 - left) + sign
    assert whole == (QToolTip.text() != SAID["en"][10])
    QToolTip.hideText()
    qapp.processEvents()


@pytest.mark.parametrize("sign", ["a", " ", "-"])
def test_a_pin_field_that_takes_no_letters_says_nothing_of_its_room(qtbot, qapp, sign):
    field = PinField()
    qtbot.addWidget(field)
    field.show()
    QToolTip.hideText()
    qapp.processEvents()
    QTest.keyClicks(field, "12" + sign)

    assert field.text() == "12"
    assert not QToolTip.isVisible()


def test_no_page_has_a_field_of_qts_own():
    assert builders_of({"QLineEdit"}) == builders_of({"OneLine"})


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("reading", [1.0, 2.0])
def test_a_cross_is_as_large_as_the_words_that_it_erases(qtbot, look, text, reading):
    theme.use("light", text=text)
    theme.read_at(reading)
    field, edited = OneLine(), []
    qtbot.addWidget(field)
    field.setStyleSheet(theme.style_sheet())
    field.offer_cross()
    field.textEdited.connect(edited.append)
    field.resize(600, field.sizeHint().height())
    field.show()
    cross = field.findChild(QToolButton)
    assert not cross.isVisible()

    QTest.keyClicks(field, "gone")
    assert cross.isVisible()
    assert cross.iconSize().height() >= QFontMetrics(field.font()).capHeight()
    assert field.rect().contains(cross.geometry())
    assert field.textMargins().right() >= cross.iconSize().width()  # no word lies below it

    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert (field.text(), edited[-1], cross.isVisible()) == ("", "", False)


@pytest.mark.parametrize("kind", [OneLine, Heir])
@pytest.mark.parametrize("first", ["en", "cs"])
def test_the_cross_has_a_name_in_the_language_now_spoken(qtbot, qapp, kind, first):
    names = {"en": "Erase what is written here", "cs": "Smazat, co je tu napsané"}
    i18n.speak(first)
    field = kind("a slip")
    qtbot.addWidget(field)
    field.offer_cross()
    field.show()
    cross = field.findChild(QToolButton)

    for language in (first, "en", "cs", "en"):
        i18n.speak(language)
        qapp.processEvents()
        part = QAccessible.queryAccessibleInterface(cross)
        assert part.text(QAccessible.Text.Name) == cross.toolTip() == names[language]
