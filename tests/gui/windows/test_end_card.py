"""Ending a game by the menu, and players who leave and come, by clicks in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.table.view import Stage
from gui.kit.dialog import Card, Question
from gui.table.page.table_screen import TableScreen
from gui.table.results.game_over import GameOverScreen
from gui.table.vote.ballot_screens import BallotScreen


@pytest.fixture
def table(window, found_game):
    window.open_game(found_game("Peace"))
    return window


def card(window, kind=Card):
    QApplication.processEvents()
    return next(one for one in window.findChildren(kind) if one.isVisible())


def press(widget):
    assert widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_the_menu_begins_a_vote_and_offers_no_second_one(table, qtbot):
    table.menu.draw.trigger()
    press(card(table).yes)

    qtbot.waitUntil(lambda: table.navigator.bridge.public().ballot is not None)
    table.menu.refresh()
    assert not table.menu.draw.isEnabled()
    assert not table.menu.leaver.isEnabled()
    press(table.screen_shown.side.go_on)
    qtbot.waitUntil(lambda: isinstance(table.screen_shown, BallotScreen))
    press(table.screen_shown.card.go)
    qtbot.waitUntil(lambda: isinstance(table.screen_shown, TableScreen))


def test_what_all_agree_on_openly_is_asked_twice(table, qtbot):
    table.menu.draw.trigger()
    asked = card(table)
    asked.choice.setCurrentIndex(2)
    press(asked.openly)
    question = card(table, Question)
    assert "England" in question.words.text()
    press(question.yes)

    qtbot.waitUntil(lambda: isinstance(table.screen_shown, GameOverScreen))
    assert table.navigator.bridge.public().outcome.powers == ("ENGLAND",)


def test_a_player_leaves_and_somebody_comes(table, qtbot):
    bridge = table.navigator.bridge
    table.menu.leaver.trigger()
    asked = card(table)
    assert not asked.come.isVisible()
    asked.who.setCurrentIndex(asked.who.findData("TURKEY"))
    press(asked.go)
    assert bridge.public().gone == ("TURKEY",)
    assert "TURKEY" not in bridge.public().queue

    table.menu.leaver.trigger()
    asked = card(table)
    assert not asked.come.isEnabled()
    QTest.keyClicks(asked.name, "Zoe")
    press(asked.come)
    assert not bridge.public().gone
    assert bridge.public().player("TURKEY") == "Zoe"
    assert bridge.public().queue[-1] == "TURKEY"
    assert bridge.public().stage is Stage.WRITING
