"""The card on which somebody comes for a player who left: at once, or by a vote of all."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.table.ballot.ballot import MotionKind, Takeover
from engine.table.view import PublicView
from gui.windows.ending.end_card import LeaverCard

GONE = "FRANCE"


@pytest.fixture
def card(qtbot, rules_and_start):
    def card(*, led, voted):
        board, position = rules_and_start
        view = PublicView.of_board("Friday", board, position)
        window = QWidget()
        qtbot.addWidget(window)
        window.show()
        card = LeaverCard(window, replace(view, gone=(GONE,), led=led), board, voted=voted)
        card.show()
        return card

    return card


@pytest.fixture(scope="module")
def rules_and_start():
    board = load_map("standard").board
    return board, Diplomacy(board).start()


@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize("voted", [False, True])
def test_who_plays_on_is_settled_as_the_rules_want_it(card, led, voted):
    shown, said = card(led=led, voted=voted), []
    shown.came.connect(lambda *facts: said.append(("came", *facts)))
    shown.vote_asked.connect(lambda *facts: said.append(("vote", *facts)))
    shown.counted.connect(lambda *facts: said.append(("count", *facts)))
    assert shown.favour.isVisible() is (led and voted)
    assert not shown.come.isEnabled()

    QTest.keyClicks(shown.name, "Jana")
    shown.favour.setValue(6)
    QTest.mouseClick(shown.come, Qt.MouseButton.LeftButton)

    motion = Takeover(kind=MotionKind.TAKEOVER, power=GONE, player="Jana")
    expected = {
        (False, False): ("came", GONE, "Jana"),
        (True, False): ("came", GONE, "Jana"),
        (False, True): ("vote", motion),
        (True, True): ("count", motion, 6),
    }
    assert said == [expected[led, voted]]
