"""Control that washes over at the end of a reveal, and is there at once where all is still."""

from dataclasses import replace

import pytest

from gui.map.board.view import BoardView
from gui.reveal.board import RevealBoard
from gui.reveal.control_wash import ControlWash
from gui.reveal.player import RevealPlayer

TURN = (
    "RUS A KAR A MOS; SCA F BOT; VIS F FZA; FRA A PAR",
    "RUS A KAR ZP FZA; SCA F BOT P A KAR ZP FZA; VIS F FZA - BOT; RUS A MOS - NOV; FRA A PAR - NRM",
)


@pytest.fixture
def seen(qtbot, qapp, eu):
    view = BoardView(eu)
    qtbot.addWidget(view)
    view.resize(900, 640)
    with qtbot.waitExposed(view):
        view.show()
    return view


def test_what_changes_hands_washes_over_from_the_seized_sector_outwards(
    qtbot, seen, judged, moving
):
    past = judged(*TURN)
    seen.show_position(past.before)
    wash = ControlWash(seen)
    seen.show_position(past.resolution.after)
    wash.begin(past.before, past.resolution.after)

    assert list(wash.items) == ["FZA", "NOV", "NRM"]
    qtbot.waitUntil(lambda: not wash.items)


def test_nothing_washes_over_where_nothing_changes_or_all_is_still(seen, judged, monkeypatch):
    past = judged(*TURN)
    wash = ControlWash(seen)

    wash.begin(past.before, past.before)
    assert not wash.items
    monkeypatch.setattr("gui.kit.stillness.wanted", lambda: True)
    wash.begin(past.before, past.resolution.after)
    assert not wash.items


def test_the_reveal_lets_it_wash_when_the_end_is_seen_and_not_when_it_is_jumped_to(
    qtbot, eu, judged, moving
):
    past = judged(*TURN)
    player = RevealPlayer(replace(past), eu.board)
    view = RevealBoard(player, eu)
    qtbot.addWidget(view)
    view.resize(900, 640)
    with qtbot.waitExposed(view):
        view.show()
    last = len(player.steps) - 1

    player.go_to(last)
    view.showing.apply()
    assert not view.showing._wash.items
    step = player.steps[last]
    player.show_moment(step.length - 1)
    view.showing.apply()
    player.show_moment(step.length)
    view.showing.apply()
    assert "FZA" in view.showing._wash.items or player.still
    player.go_to(0)
    view.showing.begin()
    assert not view.showing._wash.items
