"""Two and three players play a short game by real clicks: one curtain for all that one commands."""

import random

import pytest
from PySide6.QtCore import Qt

from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.rules.game import End
from gui.robots.players.curtain_steps import REST, to_curtain
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.new_game.new_game_screen import NewGameScreen

pytestmark = [pytest.mark.usefixtures("bare_boards"), pytest.mark.evening]

NAMES = ("Alena", "Bohuslav", "Cyril")


def set_up(driver, lineup):
    """Choose the arrangement by keys, write the names, draw and begin."""
    window = driver.window
    window.new_game()
    page = window.screen_shown
    assert isinstance(page, NewGameScreen)
    at = page.lineup.choice.findData(lineup)
    page.lineup.choice.setFocus()
    for _ in range(at):
        driver.key(page.lineup.choice, Qt.Key.Key_Down)
    count = len(LINEUPS[lineup].sides)
    assert [name.isVisible() for name in page.seats.names] == [seat < count for seat in range(7)]
    for field, name in zip(page.seats.names, NAMES[:count], strict=False):
        driver.write(field, name)
    driver.press(page.draw)
    driver.wait(lambda: "" not in page.seats.powers() and page.start.isEnabled(), "the lot")
    driver.press(page.start)
    driver.wait(lambda: isinstance(window.screen_shown, TableScreen), "the table")


def sit(driver, write):
    """Let whoever is called write for each of his powers and seal once; return the powers."""
    window = driver.window
    curtain = to_curtain(driver)
    view, called = curtain.view, curtain.power
    driver.press(curtain.card.go)
    driver.wait(lambda: isinstance(window.screen_shown, DeskScreen), "the desk")
    hand = view.hand(called)
    for place, power in enumerate(hand):
        desk = window.screen_shown
        assert desk.secret_of == power, (type(desk), getattr(desk, "_why", ""))
        for order in write.get(power, ()):
            driver.write(desk.entry.line, order)
            driver.key(desk.entry.line, Qt.Key.Key_Return)
        if place + 1 < len(hand):
            driver.press(desk.panel.hand.buttons[hand[place + 1]])
            driver.wait(lambda desk=desk: window.screen_shown is not desk, "the next power")
    desk = window.screen_shown
    driver.press(desk.panel.seal)
    driver.wait(lambda: desk.sheet is not None, "the sheet")
    driver.press(desk.sheet.seal)
    driver.wait(lambda: isinstance(window.screen_shown, SealedScreen), "the fingerprints")
    driver.key(window.screen_shown, Qt.Key.Key_Space)
    driver.wait(lambda: isinstance(window.screen_shown, REST), "the table again")
    return hand


def play_phase(driver, write):
    """Play one phase to its results; return who came together."""
    window, come = driver.window, []
    while not window.screen_shown.side.all_sealed:
        come.append(sit(driver, write))
    driver.press(window.screen_shown.side.primary)
    driver.wait(lambda: isinstance(window.screen_shown, RevealScreen), "the reveal")
    reveal = window.screen_shown
    for _ in range(400):
        if window.screen_shown is not reveal:
            break
        driver.key(reveal, Qt.Key.Key_Space)
        driver.wait(lambda: True, "a step")
    driver.wait(lambda: isinstance(window.screen_shown, ResultsScreen), "the results")
    return come


def go_on(driver):
    window = driver.window
    driver.press(window.screen_shown.bar.go)
    driver.wait(lambda: isinstance(window.screen_shown, REST), "the next phase")


@pytest.fixture
def driver(program):
    return program(rng=random.Random(5))


def test_two_players_play_the_first_world_war(driver):
    set_up(driver, "two")
    bridge = driver.window.navigator.bridge
    entente, alliance = LINEUPS["two"].sides

    come = play_phase(driver, {"AUSTRIA": ("A Vie - Tyr",), "FRANCE": ("A Mar - Pie",)})

    assert {frozenset(hand) for hand in come} == {frozenset(entente), frozenset(alliance)}
    rulings = {r.unit: r.findings[0].reason for r in bridge.public().past[-1].resolution.rulings}
    assert rulings["A MAR"] == "border_closed"
    assert rulings["A VIE"] == "unopposed"
    go_on(driver)
    play_phase(driver, {})
    public = bridge.public()
    assert public.coin is not None
    results = driver.window.screen_shown
    assert public.player("ITALY") in results.coin.text()
    assert results.coin.isVisible()
    while bridge.public().position.phase.code != "S1915M":
        go_on(driver)
        play_phase(driver, {})
    go_on(driver)
    come = play_phase(driver, {"ITALY": ("A Rom - Tus",)})
    assert {frozenset(hand) for hand in come} == {
        frozenset(side) | ({"ITALY"} if side == public.coin.side else set())
        for side in (entente, alliance)
    }
    assert bridge.public().position.at("TUS").power == "ITALY"
    bridge.end_by_draw()
    assert bridge.public().outcome.end is End.DRAW


def test_three_players_command_several_powers(driver):
    set_up(driver, "three-triple")
    bridge = driver.window.navigator.bridge

    come = play_phase(driver, {"RUSSIA": ("A War - Gal",), "ITALY": ("A Ven - Tyr",)})

    assert {frozenset(hand) for hand in come} == set(map(frozenset, LINEUPS["three-triple"].sides))
    assert {unit.at for unit in bridge.public().position.units} >= {"GAL", "TYR"}
    assert bridge.public().player("ITALY") == bridge.public().player("AUSTRIA")


def test_six_players_leave_italy_alone(driver):
    driver.window.new_game()
    page = driver.window.screen_shown
    page.lineup.choose("six")
    for number, field in enumerate(page.seats.names[:6]):
        driver.write(field, f"Player {number}")
    driver.press(page.draw)
    driver.wait(lambda: "" not in page.seats.powers() and page.start.isEnabled(), "the lot")
    driver.press(page.start)
    driver.wait(lambda: isinstance(driver.window.screen_shown, TableScreen), "the table")
    public = driver.window.navigator.bridge.public()

    assert public.phase.code == "S1870M"
    assert not public.played("ITALY")
    assert len(public.queue) == 6
