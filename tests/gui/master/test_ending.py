"""How a master's table ends: a vote on slips, and an agreed time, by clicks in the real window."""

from datetime import UTC, datetime, timedelta

import pytest

from engine.rules.game import End
from engine.table.ending import Ending
from engine.table.seat import Seat
from engine.table.view import Stage
from gui.kit.topbar import TopBar
from gui.master.desk_screen import MasterDesk
from gui.table.results.game_over import GameOverScreen
from gui.windows.ending.end_card import EndCard
from gui.windows.new_game.table_plan import TablePlan
from tests.agreements import usual_agreement


@pytest.fixture
def card(master, window):
    def card():
        window.navigator.open.ask_for_draw()
        return next(one for one in window.findChildren(EndCard) if one.isVisible())

    return card


def test_only_the_count_of_slips_is_kept(master, card, window):
    master.shows(MasterDesk)
    asked = card()
    asked.favour.setValue(5)
    assert asked.favour.suffix() == " of 7"
    master.press(asked.yes)

    master.shows(MasterDesk)
    assert master.bridge.public().stage is Stage.WRITING
    assert master.bridge.public().incidents[-1].reason == "5/7"


def test_when_all_are_for_it_the_game_is_given_to_one(master, card, window):
    master.shows(MasterDesk)
    asked = card()
    asked.choice.setCurrentIndex(3)
    assert asked.favour.maximum() == 6
    asked.favour.setValue(6)
    master.press(asked.yes)

    over = master.shows(GameOverScreen)
    assert master.bridge.public().outcome.end is End.CONCEDED
    assert over.ribbon.words.text().startswith("Victory conceded to: ")


@pytest.fixture
def timed(window, qtbot):
    board = window.navigator.loaded().board
    seats = [Seat(power=power.id, player=power.id) for power in board.powers]
    ends = datetime.now(UTC) + timedelta(minutes=90)
    window.navigator.found_game(
        TablePlan(
            usual_agreement(
                title="Club",
                seats=tuple(seats),
                dealt="chosen",
                led=True,
                ending=Ending(time=ends.isoformat(), at_once=True),
            )
        )
    )
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, MasterDesk))
    return window


def test_a_master_sees_how_long_it_is_and_the_game_ends_in_time(timed, qtbot, monkeypatch):
    desk, bridge = timed.screen_shown, timed.navigator.bridge
    assert "1 h 30 min left" in desk.findChild(TopBar).ends.text()

    late = bridge.end.now + timedelta(hours=2)
    monkeypatch.setattr(bridge.end, "_wall", lambda: late)
    bridge.end.look()
    qtbot.waitUntil(lambda: isinstance(timed.screen_shown, GameOverScreen))
    assert bridge.public().outcome.end is End.SHORT
    assert timed.screen_shown.ribbon.words.text() == "Victory in a short game: Russia, 4 units"
    assert "has come (III)" in timed.screen_shown.ribbon.why.text()
