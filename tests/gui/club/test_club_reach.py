"""Every act of the club is reached by Tab, and none is cut in either language."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QTableView

from gui import i18n
from gui.club.club_screen import Tab


def settle():
    for _ in range(3):
        QApplication.processEvents()


def shown_acts(club):
    found = [act for act in club.findChildren(QAbstractButton) if act.isVisible() and act.text()]
    return [act for act in found if act.window() is club.window()]


@pytest.mark.parametrize("tab", list(Tab))
@pytest.mark.parametrize("code", i18n.LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_no_words_are_cut_and_nothing_sticks_out(club, tab, code, size):
    i18n.speak(code)
    club.retranslate()
    club.resize(*size)
    club.page(tab)
    settle()

    cut = [
        (act.accessibleName(), act.width(), act.sizeHint().width())
        for act in shown_acts(club)
        if act.width() < act.sizeHint().width()
    ]
    assert not cut
    for act in shown_acts(club):
        left = act.mapTo(club, QPoint(0, 0)).x()
        assert left >= 0
        assert left + act.width() <= club.width(), act.accessibleName()
    i18n.speak("en")


@pytest.mark.parametrize("tab", list(Tab))
def test_tab_reaches_every_act(club, tab):
    page = club.page(tab)
    settle()
    wanted = {
        act
        for kind in (QAbstractButton, QComboBox, QLineEdit, QTableView)
        for act in page.findChildren(kind)
        if act.isVisible()
        and act.isEnabled()
        and act.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not isinstance(act.parent(), (QLineEdit, QComboBox))
        and act.objectName() != "qt_spinbox_lineedit"
    }

    reached = set()
    for _ in range(60):
        now = club.window().focusWidget()
        reached.add(now)
        QTest.keyClick(now or club, Qt.Key.Key_Tab)

    assert wanted or tab is Tab.LEAGUE  # nothing to choose from before there is a league
    assert wanted <= reached
