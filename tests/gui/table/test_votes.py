"""A secret vote at the table, by clicks: called, voted, counted, broken off, and nothing told."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.table.ballot.ballot import Motion, MotionKind
from engine.table.incident import IncidentKind
from engine.table.view import Stage
from gui.clock.keeper import ClockKeeper
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.motion_pick import MotionPick
from gui.table.page.table_screen import TableScreen
from gui.table.results.game_over import GameOverScreen
from gui.table.vote.ballot_screens import BallotScreen, VoteScreen
from gui.table.vote.vote_cards import BreakCard, CountCard, VoteCard, VoterCard

pytestmark = pytest.mark.usefixtures("bare_boards")

DRAW = Motion(kind=MotionKind.DRAW)


@pytest.fixture
def voting(bridge, evening, table):
    bridge.open_ballot(DRAW)
    evening.begin()
    return table


def shows(qtbot, table, kind):
    qtbot.waitUntil(lambda: isinstance(table.shown, kind))
    return table.shown


def come(qtbot, table, press, power=""):
    """Come from the table's page to the cloth: as the next one, or by one's own sign."""
    page = shows(qtbot, table, TableScreen)
    assert not page.secret_of
    press(page.side.tiles.of[power] if power else page.side.primary)
    called = shows(qtbot, table, BallotScreen)
    assert isinstance(called.card, VoterCard)
    return called


def vote(qtbot, table, press, *, favour, power=""):
    called = come(qtbot, table, press, power)
    assert not called.secret_of
    press(called.card.go)
    screen = shows(qtbot, table, VoteScreen)
    card = screen.card
    assert isinstance(card, VoteCard)
    assert card.chosen is None
    assert not card.go.isEnabled()
    press(card.favour if favour else card.against)
    press(card.go)
    qtbot.waitUntil(lambda: table.shown is not screen)


def test_the_laptop_goes_round_and_only_the_count_is_shown(voting, bridge, press, qtbot):
    for number in range(7):
        vote(qtbot, voting, press, favour=number != 3)

    counted = shows(qtbot, voting, BallotScreen).card
    assert isinstance(counted, CountCard)
    said = " ".join(shown.text() for shown in voting.shown.findChildren(QLabel))
    assert "6 of 7 for it" in said
    assert bridge.public().stage is Stage.WRITING
    press(counted.go)
    assert shows(qtbot, voting, TableScreen)
    assert bridge.public().incidents[-1].kind is IncidentKind.DRAW_VOTED


def test_all_for_it_ends_the_game(voting, bridge, press, qtbot):
    for power in bridge.public().ballot.waiting[1:]:
        bridge.vote(power, favour=True)
    vote(qtbot, voting, press, favour=True)

    press(shows(qtbot, voting, BallotScreen).card.go)
    assert shows(qtbot, voting, GameOverScreen)


def test_a_vote_that_is_covered_is_not_cast(voting, bridge, press, qtbot):
    called = come(qtbot, voting, press)
    press(called.card.go)
    screen = shows(qtbot, voting, VoteScreen)
    press(screen.card.favour)
    QTest.keyClick(screen.card.favour, Qt.Key.Key_F9)

    again = shows(qtbot, voting, BallotScreen)
    assert again.power == called.power
    assert not bridge.public().ballot.voted
    press(again.card.go)
    assert shows(qtbot, voting, VoteScreen).card.chosen is None


def test_the_table_breaks_a_vote_off_when_asked_twice(voting, bridge, press, qtbot):
    press(shows(qtbot, voting, TableScreen).side.go_on)
    called = shows(qtbot, voting, BallotScreen)
    assert isinstance(called.card, BreakCard)
    press(called.card.stay)
    page = shows(qtbot, voting, TableScreen)
    assert bridge.public().ballot is not None
    press(page.side.go_on)
    called = shows(qtbot, voting, BallotScreen)
    QTest.keyClick(called, Qt.Key.Key_Escape)  # as *Go on voting*
    press(shows(qtbot, voting, TableScreen).side.go_on)
    press(shows(qtbot, voting, BallotScreen).card.go)

    assert shows(qtbot, voting, TableScreen)
    assert bridge.public().ballot is None


def test_who_cannot_come_votes_later(voting, bridge, press, qtbot):
    first = bridge.public().ballot.waiting[0]
    press(come(qtbot, voting, press).card.later)

    qtbot.waitUntil(lambda: bridge.public().ballot.waiting[0] != first)
    assert bridge.public().ballot.waiting[-1] == first
    assert shows(qtbot, voting, TableScreen)


@pytest.mark.parametrize("way", ["button", "Escape"])
def test_who_tapped_a_sign_by_mistake_is_back_at_the_table_and_nobody_put_off(
    voting, bridge, press, qtbot, way
):
    waiting = bridge.public().ballot.waiting
    called = come(qtbot, voting, press, waiting[3])
    if way == "button":
        press(called.card.later)
    else:
        QTest.keyClick(called, Qt.Key.Key_Escape)

    assert shows(qtbot, voting, TableScreen)
    assert bridge.public().ballot.waiting == waiting


def test_whoever_taps_his_sign_votes_and_cannot_tap_it_again(voting, bridge, press, qtbot):
    for power in reversed(bridge.public().ballot.waiting[1:]):
        before = voting.shown
        vote(qtbot, voting, press, favour=True, power=power)
        qtbot.waitUntil(lambda before=before: voting.shown is not before)
        tile = shows(qtbot, voting, TableScreen).side.tiles.of[power]
        assert tile.sealed
        assert not tile.isEnabled()
        assert "has voted" in tile.accessibleName()
        assert not voting.shown.side.tiles.press(power[0])
    assert len(bridge.public().ballot.waiting) == 1


def test_a_vote_put_off_behind_the_curtain_gives_the_table_its_page(voting, bridge, press, qtbot):
    waiting = bridge.public().ballot.waiting
    press(come(qtbot, voting, press).card.go)
    press(shows(qtbot, voting, VoteScreen).card.back)

    assert shows(qtbot, voting, TableScreen)
    assert bridge.public().ballot.waiting == waiting


def test_the_tiles_say_who_has_voted_and_nothing_of_envelopes(voting, bridge, press, qtbot):
    bridge.vote("ITALY", favour=False)
    voting.shown.called.emit("TURKEY")
    press(shows(qtbot, voting, BallotScreen).card.later)
    page = shows(qtbot, voting, TableScreen)
    said = {power: tile.accessibleName() for power, tile in page.side.tiles.of.items()}
    assert said["ITALY"] == "Eva, Italy: has voted"
    assert {name.rsplit(": ")[-1] for power, name in said.items() if power != "ITALY"} == {
        "not yet"
    }
    assert page.side.counted.text() == "1 of 7"
    assert page.top.seals.isHidden()


def test_a_proposal_made_with_the_orders_is_voted_on_before_the_next_phase(
    evening, bridge, table, call, press, qtbot
):
    first, *others = bridge.public().queue
    press(call().card.go)
    qtbot.waitUntil(lambda: bool(table.shown.secret_of))
    desk = table.shown
    desk.open_sheet()
    pick = desk.sheet.motions.choice
    assert not pick.isVisible()  # nobody is asked in a game's first years
    press(desk.sheet.motions.ask)
    assert pick.isVisible()
    assert pick.hasFocus()
    assert pick.currentIndex() == 0
    pick.setFocus()
    qtbot.keyClick(pick, Qt.Key.Key_Down)
    assert desk.sheet.motions.motion == DRAW
    press(desk.sheet.seal)
    qtbot.waitUntil(lambda: bridge.public().queue == tuple(others))
    for power in others:
        bridge.seal(power, ())
    bridge.reveal()
    assert bridge.public().proposed == (DRAW,)
    evening.course.show_results()
    table.shown.go_on.emit()

    assert shows(qtbot, table, TableScreen)
    for power in bridge.public().ballot.waiting[1:]:
        bridge.vote(power, favour=False)
    vote(qtbot, table, press, favour=False)
    press(shows(qtbot, table, BallotScreen).card.go)
    qtbot.waitUntil(lambda: bridge.public().phase.code == "F1901M")
    assert shows(qtbot, table, TableScreen)
    assert first


def test_whoever_takes_over_finds_no_draft_of_whoever_left(
    evening, bridge, table, call, press, qtbot
):
    first = bridge.public().queue[0]
    press(call().card.go)
    qtbot.waitUntil(lambda: table.shown.secret_of == first)
    desk = table.shown
    desk.draft.give(f"{bridge.public().position.of(first)[0]} H")
    desk.hide_secrets()
    shows(qtbot, table, CurtainScreen)
    assert first in evening._drafts

    bridge.resign(first, reason="absent")
    evening.begin()
    bridge.take_over(first, "Zoe")
    assert first not in evening._drafts


def test_who_left_is_not_asked_whether_to_end_the_talk(bridge):
    keeper = ClockKeeper(bridge)
    bridge.resign("ITALY", reason="absent")

    assert "ITALY" not in keeper.everybody
    assert len(keeper.everybody) == 6


@pytest.mark.parametrize(("year", "offered"), [(1901, False), (1902, False), (1903, True)])
def test_a_proposal_is_offered_unasked_from_the_third_year(bridge, qtbot, year, offered):
    view = bridge.public()
    first = replace(view.phase, year=1901)
    past = SimpleNamespace(phase=first)
    late = replace(view, phase=replace(first, year=year), past=(past,) if year > 1901 else ())
    pick = MotionPick(late, bridge.rules.board, "FRANCE")
    qtbot.addWidget(pick)
    pick.show()

    assert pick.any
    assert pick.choice.isVisible() is offered
    assert pick.ask.isVisible() is not offered
    assert pick.motion is None
