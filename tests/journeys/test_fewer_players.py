"""Two and three players play a short game by real clicks: one curtain for all that one commands."""

import random

import pytest
from PySide6.QtCore import Qt

from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.rules.game import End
from gui.demo.calling import REST, to_curtain
from gui.table.desk import DeskScreen
from gui.table.results import ResultsScreen
from gui.table.reveal import RevealScreen
from gui.table.seal import SealedScreen
from gui.table.table_screen import TableScreen
from gui.windows.new_game import NewGameScreen

pytestmark = pytest.mark.evening

NAMES = ("Alena", "Bohuslav", "Cyril")


def set_up(hands, lineup):
    """Choose the arrangement by keys, write the names, draw and begin."""
    window = hands.window
    window.new_game()
    page = window.screen_shown
    assert isinstance(page, NewGameScreen)
    at = page.lineup.choice.findData(lineup)
    page.lineup.choice.setFocus()
    for _ in range(at):
        hands.key(page.lineup.choice, Qt.Key.Key_Down)
    count = len(LINEUPS[lineup].sides)
    assert [name.isVisible() for name in page.seats.names] == [seat < count for seat in range(7)]
    for field, name in zip(page.seats.names, NAMES[:count], strict=False):
        hands.write(field, name)
    hands.press(page.draw)
    hands.wait(lambda: "" not in page.seats.powers() and page.start.isEnabled(), "the lot")
    hands.press(page.start)
    hands.wait(lambda: isinstance(window.screen_shown, TableScreen), "the table")


def sit(hands, write):
    """Let whoever is called write for each of his powers and seal once; return the powers."""
    window = hands.window
    curtain = to_curtain(hands)
    view, called = curtain.view, curtain.power
    hands.press(curtain.card.go)
    hands.wait(lambda: isinstance(window.screen_shown, DeskScreen), "the desk")
    hand = view.hand(called)
    for place, power in enumerate(hand):
        desk = window.screen_shown
        assert desk.secret_of == power, (type(desk), getattr(desk, "_why", ""))
        for order in write.get(power, ()):
            hands.write(desk.entry.line, order)
            hands.key(desk.entry.line, Qt.Key.Key_Return)
        if place + 1 < len(hand):
            hands.press(desk.panel.hand.buttons[hand[place + 1]])
            hands.wait(lambda desk=desk: window.screen_shown is not desk, "the next power")
    desk = window.screen_shown
    hands.press(desk.panel.seal)
    hands.wait(lambda: desk.sheet is not None, "the sheet")
    hands.press(desk.sheet.seal)
    hands.wait(lambda: isinstance(window.screen_shown, SealedScreen), "the fingerprints")
    hands.key(window.screen_shown, Qt.Key.Key_Space)
    hands.wait(lambda: isinstance(window.screen_shown, REST), "the table again")
    return hand


def play_phase(hands, write):
    """Play one phase to its results; return who came together."""
    window, come = hands.window, []
    while not window.screen_shown.side.all_sealed:
        come.append(sit(hands, write))
    hands.press(window.screen_shown.side.primary)
    hands.wait(lambda: isinstance(window.screen_shown, RevealScreen), "the reveal")
    reveal = window.screen_shown
    for _ in range(400):
        if window.screen_shown is not reveal:
            break
        hands.key(reveal, Qt.Key.Key_Space)
        hands.wait(lambda: True, "a step")
    hands.wait(lambda: isinstance(window.screen_shown, ResultsScreen), "the results")
    return come


def go_on(hands):
    window = hands.window
    hands.press(window.screen_shown.bar.go)
    hands.wait(lambda: isinstance(window.screen_shown, REST), "the next phase")


@pytest.fixture
def hands(program):
    return program(rng=random.Random(5))


def test_two_players_play_the_first_world_war(hands):
    set_up(hands, "two")
    hub = hands.window.navigator.hub
    entente, alliance = LINEUPS["two"].sides

    come = play_phase(hands, {"AUSTRIA": ("A Vie - Tyr",), "FRANCE": ("A Mar - Pie",)})

    assert {frozenset(hand) for hand in come} == {frozenset(entente), frozenset(alliance)}
    rulings = {r.unit: r.findings[0].reason for r in hub.public().past[-1].resolution.rulings}
    assert rulings["A MAR"] == "border_closed"
    assert rulings["A VIE"] == "unopposed"
    go_on(hands)
    play_phase(hands, {})
    public = hub.public()
    assert public.coin is not None
    results = hands.window.screen_shown
    assert public.player("ITALY") in results.coin.text()
    assert results.coin.isVisible()
    while hub.public().position.phase.code != "S1915M":
        go_on(hands)
        play_phase(hands, {})
    go_on(hands)
    come = play_phase(hands, {"ITALY": ("A Rom - Tus",)})
    assert {frozenset(hand) for hand in come} == {
        frozenset(side) | ({"ITALY"} if side == public.coin.side else set())
        for side in (entente, alliance)
    }
    assert hub.public().position.at("TUS").power == "ITALY"
    hub.end_by_draw()
    assert hub.public().outcome.end is End.DRAW


def test_three_players_command_several_powers(hands):
    set_up(hands, "three-triple")
    hub = hands.window.navigator.hub

    come = play_phase(hands, {"RUSSIA": ("A War - Gal",), "ITALY": ("A Ven - Tyr",)})

    assert {frozenset(hand) for hand in come} == set(map(frozenset, LINEUPS["three-triple"].sides))
    assert {unit.at for unit in hub.public().position.units} >= {"GAL", "TYR"}
    assert hub.public().player("ITALY") == hub.public().player("AUSTRIA")


def test_six_players_leave_italy_alone(hands):
    hands.window.new_game()
    page = hands.window.screen_shown
    page.lineup.choose("six")
    for number, field in enumerate(page.seats.names[:6]):
        hands.write(field, f"Player {number}")
    hands.press(page.draw)
    hands.wait(lambda: "" not in page.seats.powers() and page.start.isEnabled(), "the lot")
    hands.press(page.start)
    hands.wait(lambda: isinstance(hands.window.screen_shown, TableScreen), "the table")
    public = hands.window.navigator.hub.public()

    assert public.phase.code == "S1870M"
    assert not public.played("ITALY")
    assert len(public.queue) == 6
