"""Two turns of Diplomatia at the real windows: seizure and transport by clicks."""

import pytest
from PySide6.QtCore import Qt

from engine.catalogue import DEVELOPER
from gui import i18n, settings
from gui.kit import sizing, theme
from gui.robots.players.click_driver import ClickDriver
from gui.robots.players.new_game_form import Agreed, choose_game, fill_in
from gui.robots.players.scripted_player import ScriptedPlayer
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.main_window import MainWindow
from gui.windows.new_game.new_game_screen import NewGameScreen

pytestmark = pytest.mark.usefixtures("bare_boards")


@pytest.fixture
def driver(qtbot, qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path))
    monkeypatch.setenv(DEVELOPER, "1")
    settings.forget()
    settings.change(reduced_motion=True, language="cs", cover_after=0, sounds=False)
    theme.prepare()
    theme.use("light")
    sizing.dress()
    i18n.speak("cs")
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    yield ClickDriver(window)
    window.navigator.close_game()
    settings.forget()
    i18n.speak("en")


def public(driver):
    return driver.window.navigator.bridge.public()


def reveal(driver, player):
    player.open_all(driver.screen(TableScreen))
    shown = driver.screen(RevealScreen)
    while driver.window.screen_shown is shown:
        driver.key(shown, Qt.Key.Key_Space)
    return driver.screen(ResultsScreen)


@pytest.mark.evening
def test_two_turns_are_played_by_clicks_up_to_the_evaluation(driver):
    driver.window.navigator.new_game()
    first = driver.screen(NewGameScreen)
    choose_game(driver, first, "diplomatia")
    page = driver.screen(NewGameScreen, other_than=first)
    fill_in(driver, page, Agreed(title="Soustředění", pins={}))
    driver.screen(TableScreen)
    driver.window.navigator.clock.toggle()
    player = ScriptedPlayer(driver)
    powers = [seal.power for seal in public(driver).seals]

    for turn in (1, 2):
        for power in powers:
            desk = player.sit_down(power=power)
            if power == "RUS" and turn == 1:
                driver.click_board(desk.view, "KAR")
                driver.click_board(desk.view, "UPP")
                assert desk.orders == ("F FZA T KAR - BOT", "A KAR - UPP")
            if power == "RUS" and turn == 2:
                driver.click_board(desk.view, "KAR")
                driver.click_board(desk.view, "FZA")
                assert desk.orders == ("A KAR ZP FZA",)
            if power == "UKR" and turn == 1:
                player.say(desk, "Oděsa – Besarábie")
            player.seal(desk)
        results = reveal(driver, player)
        past = public(driver).past[-1]
        told = {one.unit: one.findings[0].reason for one in past.resolution.rulings}
        if turn == 1:
            assert told["A KAR"] == "no_transport"
        driver.press(results.bar.go)
        driver.screen(TableScreen)
    assert public(driver).phase.code in ("T2C", "T3M")
