"""How a master's table ends: a vote on slips, and an agreed time, by clicks in the real window."""

from datetime import UTC, datetime, timedelta

import pytest

from engine.rules.game import End
from engine.session.ending import Ending
from engine.session.view import Stage
from gui.master.desk_screen import MasterDesk
from gui.table.game_over import GameOverScreen
from gui.windows.end_card import EndCard


@pytest.fixture
def card(master, window):
    def card():
        window.navigator.ask_for_draw()
        return next(one for one in window.findChildren(EndCard) if one.isVisible())

    return card


def test_only_the_count_of_slips_is_kept(master, card, window):
    master.shows(MasterDesk)
    asked = card()
    asked.favour.setValue(5)
    assert asked.favour.suffix() == " of 7"
    master.press(asked.yes)

    master.shows(MasterDesk)
    assert master.hub.public().stage is Stage.WRITING
    assert master.hub.public().incidents[-1].reason == "5/7"


def test_when_all_are_for_it_the_game_is_given_to_one(master, card, window):
    master.shows(MasterDesk)
    asked = card()
    asked.choice.setCurrentIndex(3)
    assert asked.favour.maximum() == 6
    asked.favour.setValue(6)
    master.press(asked.yes)

    over = master.shows(GameOverScreen)
    assert master.hub.public().outcome.end is End.CONCEDED
    assert over.ribbon.words.text().startswith("Victory conceded to: ")
