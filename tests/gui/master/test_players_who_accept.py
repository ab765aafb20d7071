"""A badly written order may be taken by the players, where the game's rules let so many of them."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.table.master_event import How
from gui.games.unclear import Unclear
from gui.master.cards import LineCard, LineReader, Vote


@pytest.fixture
def card(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

    def card(table):
        line = SimpleNamespace(
            written="A Par?", judged=SimpleNamespace(how=How.ASKED, order=""), ruled=None
        )
        made = LineCard(window, "France", line, LineReader(lambda _: None, str), (), table)
        made.show()
        return made

    return card


@pytest.mark.parametrize("players", range(1, 12))
def test_two_thirds_are_enough_and_no_fewer(card, players):
    shown = card(Vote(Unclear(rule="8", needed=2, among=3), players))
    for favour in range(players + 1):
        shown.favour.setValue(favour)
        enough = favour >= 2 * players / 3

        assert shown.agree.isEnabled() is enough, (favour, players)
        shown.reason.clear()
        QTest.mouseClick(shown.agree, Qt.MouseButton.LeftButton)
        assert shown.reason.text() == (f"{favour} of {players} players take it (8)" * enough)


@pytest.mark.parametrize("table", [None, Vote(Unclear(rule="VII.4"), 7)])
def test_where_the_master_rules_alone_nobody_is_counted(card, table):
    assert card(table).favour is None
