"""Lamplighters at the real windows: no shared room of them knows the game that is played there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.catalogue import DEVELOPER
from engine.table.view import Stage
from gui import i18n, settings
from gui.games import catalogue
from gui.kit import sizing, theme
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.new_game_form import Agreed, choose_game, fill_in
from gui.robots.players.scripted_player import ScriptedPlayer
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.main_window import MainWindow
from gui.windows.new_game.new_game_screen import NewGameScreen


@pytest.fixture
def driver(qtbot, qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path))
    monkeypatch.setenv(DEVELOPER, "1")
    settings.forget()
    settings.change(reduced_motion=True, language="en", cover_after=0, sounds=False)
    theme.prepare()
    theme.use("light")
    sizing.dress()
    i18n.speak("en")
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    yield ClickDriver(window)
    window.navigator.close_game()
    settings.forget()


@pytest.fixture
def founded(driver):
    driver.window.navigator.new_game()
    first = driver.screen(NewGameScreen)
    choose_game(driver, first, "blank")
    page = driver.screen(NewGameScreen, other_than=first)
    assert page.game == "blank"
    fill_in(driver, page, Agreed(title="Night", pins={"OWLS": "4711"}))
    driver.screen(TableScreen)
    driver.window.navigator.clock.toggle()
    return driver


def public(driver):
    return driver.window.navigator.bridge.public()


def at(view, space):
    return view.mapFromScene(view.pieces.stand(space, "L"))


def drag(driver, view, start, end):
    here, there = at(view, start), at(view, end)
    port, left, none = view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(port, left, none, here)
    for step in range(1, 9):
        QTest.mouseMove(port, here + (there - here) * step / 8)
        driver.settle()
    QTest.mouseRelease(port, left, none, there)
    driver.settle()


def test_people_are_not_offered_it_and_developers_are(monkeypatch):
    monkeypatch.delenv(DEVELOPER, raising=False)
    assert [game.id for game in catalogue.offered()] == [
        "diplomacy",
        "diplomatia",
        "bez-hranic",
    ]
    monkeypatch.setenv(DEVELOPER, "1")
    assert [game.id for game in catalogue.offered()] == [
        "diplomacy",
        "diplomatia",
        "blank",
        "bez-hranic",
        "first_light",
    ]


@pytest.mark.evening
def test_a_day_is_written_by_click_drag_ring_keys_and_words_sealed_and_revealed(founded):
    driver, player = founded, ScriptedPlayer(founded)

    desk = player.sit_down(power="BATS")
    driver.click_board(desk.view, "BRIDGE")
    driver.click_board(desk.view, "INN")
    driver.click_board(desk.view, "QUAY")
    driver.letter(desk.view, "R")
    assert desk.orders == ("L BRIDGE - INN", "L QUAY REST")
    player.seal(desk)
    desk = player.sit_down(power="MOTHS")
    drag(driver, desk.view, "MILL", "GARDEN")
    QTest.mouseClick(
        desk.view.viewport(),
        Qt.MouseButton.RightButton,
        Qt.KeyboardModifier.NoModifier,
        at(desk.view, "GATE"),
    )
    driver.settle()
    driver.click_ring(desk.hand.ring, "REST")
    assert desk.orders == ("L MILL - GARDEN", "L GATE REST")
    player.seal(desk)
    desk = player.sit_down(pin="4711", power="OWLS")
    player.say(desk, "Belfry goes to the Garden")
    player.say(desk, "For-Wel")
    assert desk.orders == ("L BELFRY - GARDEN", "L FORGE - WELL")
    player.seal(desk)

    player.open_all(driver.screen(TableScreen))
    reveal = driver.screen(RevealScreen)
    while driver.window.screen_shown is reveal:
        driver.key(reveal, Qt.Key.Key_Space)
    results = driver.screen(ResultsScreen)
    past = public(driver).past[-1]
    told = {one.unit: one.findings[0].reason for one in past.resolution.rulings}
    assert told["L MILL"] == told["L BELFRY"] == "crowded"
    assert told["L BRIDGE"] == "went"
    driver.press(results.bar.go)
    driver.screen(TableScreen)
    assert public(driver).phase.code == "D1E"

    # closed and opened again, it is where it was
    view, path = public(driver), driver.window.navigator.open.path
    driver.window.navigator.show_start()
    driver.settle()
    assert driver.window.screen_shown.last.card.trouble is None
    driver.window.navigator.open_game(path)
    driver.screen(TableScreen)
    assert public(driver) == view
    assert view.stage is Stage.WRITING


@pytest.mark.evening
def test_rules_and_past_are_those_of_the_lamplighters(founded):
    from gui.explain.rules_panel import RulesPanel

    founded.window.navigator.show_rules("4.2")
    founded.settle()

    panel = founded.window.findChild(RulesPanel)
    assert panel.title.text() == "A gust"
    assert "burns" not in panel.title.text()
    panel.close()
