"""What stands on the table stands straight, and large where it is read from afar."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel

from gui.kit.signs import Badge
from gui.kit.widgets import Note
from gui.table.curtain.curtain_screen import CurtainScreen


@pytest.mark.parametrize("height", [720, 1080, 2160])
def test_a_powers_sign_stands_over_the_middle_of_its_name(qtbot, session, loaded, dressed, height):
    curtain = CurtainScreen(session.public(), loaded.board, "RUSSIA")
    qtbot.addWidget(curtain)
    curtain.resize(height * 16 // 9, height)
    curtain.show()
    dressed.processEvents()

    sign = curtain.card.findChild(Badge)
    name = next(said for said in curtain.card.findChildren(QLabel) if said.text() == "Russia")
    over, under = (one.mapTo(curtain, one.rect().center()) for one in (sign, name))
    assert abs(over.x() - under.x()) <= 1
    assert over.y() + sign.height() / 2 <= under.y() - name.fontMetrics().capHeight() / 2


def test_the_acts_of_the_sheet_end_where_its_warnings_end(sit, dressed):
    desk, _hand = sit()
    desk.resize(1920, 1080)  # room for all warnings, so that nothing scrolls
    desk.open_sheet()
    dressed.processEvents()
    sheet = desk.sheet

    warning = sheet.findChild(Note)
    ends = [part.mapTo(sheet, QPoint(part.width(), 0)).x() for part in (warning, sheet.seal)]
    begins = [part.mapTo(sheet, QPoint()).x() for part in (warning, sheet.back)]
    assert ends[0] == ends[1]
    assert begins[0] == begins[1]
    card = sheet.seal.parentWidget().parentWidget()
    right = card.mapTo(sheet, QPoint(card.width(), 0)).x()
    assert right - ends[0] == begins[0] - card.mapTo(sheet, QPoint()).x()


@pytest.mark.parametrize(
    "words",
    [
        "Pavel is next at the laptop.",
        "The others look away now.",
        "Russia",
        "Spring 1901",
        "0 of 7 have sealed",
    ],
)
def test_what_is_read_from_afar_keeps_its_share_of_a_larger_screen(
    qtbot, session, loaded, dressed, words
):
    sizes = {}
    for height in (1080, 2160):
        curtain = CurtainScreen(session.public(), loaded.board, "RUSSIA")
        qtbot.addWidget(curtain)
        curtain.resize(height * 16 // 9, height)
        curtain.show()
        dressed.processEvents()
        said = next(found for found in curtain.findChildren(QLabel) if found.text() == words)
        sizes[height] = said.fontInfo().pixelSize()
        assert said.width() >= said.fontMetrics().horizontalAdvance(words)

    assert sizes[2160] == pytest.approx(2 * sizes[1080], abs=2)
