"""What is chosen in a list is read whole, or ends in dots and is told whole in a tip."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from gui.kit.pick_list import PickList

WORDS = "Zkušební případy, z nichž každý ukazuje něco jiného"


@pytest.mark.parametrize("width", range(60, 700, 64))
def test_what_is_shown_fits_and_the_rest_is_in_the_tip(qtbot, look, width):
    pick = PickList()
    qtbot.addWidget(pick)
    pick.addItem(WORDS)
    pick.setFixedWidth(width)
    pick.show()
    QToolTip.hideText()
    middle = pick.rect().center()
    at = pick.mapToGlobal(middle)
    QApplication.sendEvent(pick, QHelpEvent(QHelpEvent.Type.ToolTip, middle, at))
    assert pick.fontMetrics().horizontalAdvance(pick.shown) < width
    if pick.shown == WORDS:
        assert not QToolTip.text()
    else:
        assert pick.shown.endswith("…")
        assert QToolTip.text() == WORDS


def test_a_tip_of_its_own_stays(qtbot, look):
    pick = PickList()
    qtbot.addWidget(pick)
    pick.addItem(WORDS)
    pick.setToolTip("Whose orders")
    pick.setFixedWidth(80)
    pick.show()
    QToolTip.hideText()
    at = pick.mapToGlobal(QPoint(4, 4))
    QApplication.sendEvent(pick, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(4, 4), at))
    assert QToolTip.text() == "Whose orders"
