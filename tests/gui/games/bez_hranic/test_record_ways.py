"""The ways to one's own geography, and from it to a game that practises it, in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.catalogue import DEVELOPER
from engine.games.bez_hranic.geography.misjudged import Belief, Misjudged
from engine.games.bez_hranic.geography.record import Turn
from engine.games.bez_hranic.practice import read
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.view import Doing
from gui import i18n, settings
from gui.games.bez_hranic.alone.kept import KeptGeography
from gui.games.bez_hranic.alone.screen import GeographyScreen
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.kit import sizing, theme
from gui.paper.print_card import PrintCard
from gui.robots.players.click_driver import ClickDriver
from gui.windows.main_window import MainWindow
from gui.windows.rounds.page import RoundsPage

LEFT = Qt.MouseButton.LeftButton
PAIRS = (("HU", "SI"), ("FR", "MK"))


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


def remember():
    """Let Lucie have misjudged a border and a state."""
    wrong = (
        Misjudged(Belief.MISSED, *PAIRS[0], 30),
        Misjudged(Belief.NEARER, *PAIRS[1], 10),
    )
    turn = Turn(
        game="g",
        round=3,
        colour="red",
        at="2026-11-20T20:00:00+00:00",
        map="europe",
        took=5000,
        best=40,
        surplus=40,
        misjudged=wrong,
    )
    KeptGeography().change(lambda record: record.with_turns("Lucie", [turn]))


def test_from_a_new_game_to_rounds_made_of_what_one_misjudges_and_back(driver):
    remember()
    navigator = driver.window.navigator
    navigator.new_game(game="bez-hranic")
    page = driver.screen(RoundsPage)
    QTest.mouseClick(page.record, LEFT)
    driver.settle()
    screen = driver.screen(GeographyScreen)

    QTest.keyClick(screen.practise, Qt.Key.Key_Return)
    driver.settle()

    table = driver.screen(RoadScreen)
    bridge = navigator.open.rounds
    assert bridge.public().player("red") == "Lucie"
    options = navigator.open.table.founded.options
    assert read(options["practice"], tuple(load_table("europe").states)) == PAIRS
    for _ in range(9):
        QTest.keyClick(table, Qt.Key.Key_Space)
    seen = bridge.public().seen
    assert seen.doing is Doing.CHOOSING
    assert any({one, other} & {seen.start} and {one, other} & {*seen.offer} for one, other in PAIRS)


def test_without_a_record_it_leads_to_a_new_game(driver):
    driver.window.navigator.new_game(game="bez-hranic")
    QTest.mouseClick(driver.screen(RoundsPage).record, LEFT)
    driver.settle()
    screen = driver.screen(GeographyScreen)

    QTest.mouseClick(screen.begin, LEFT)
    driver.settle()

    assert driver.screen(RoundsPage).game == "bez-hranic"


def test_sheets_to_fill_in_are_printed_from_the_page_of_a_new_game(driver, tmp_path):
    driver.window.navigator.new_game(game="bez-hranic")
    driver.screen(RoundsPage)
    driver.window.navigator.print_shown()
    (card,) = driver.window.findChildren(PrintCard)

    assert len(card.boxes) == 7
    assert len(card.chosen) == 1
    card.boxes[5].setChecked(True)
    assert "1 of 13" in card.place.text()
    card.turn(1)
    card.boxes[5].setChecked(False)
    card.save_pdf(tmp_path / "sheets.pdf")
    while card.busy:
        driver.settle()
    assert (tmp_path / "sheets.pdf").read_bytes().startswith(b"%PDF")
    card.accept()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_ways_and_maps_are_chosen_by_cards_and_stand_on_tabs_where_it_is_narrow(driver, size):
    driver.window.resize(*size)
    driver.window.navigator.new_game(game="bez-hranic")
    page = driver.screen(RoundsPage)
    driver.settle()
    narrow = page.tabs.isVisible()
    assert narrow == (size[0] == 1280)

    for place, (cards, value) in enumerate(((page.picker.ways, "calm"), (page.picker.maps, "usa"))):
        if narrow:
            assert not cards[value].isVisible()
            page.tabs.setCurrentIndex(place + 1)
        assert cards[value].isVisible()
        QTest.keyClick(cards[value], Qt.Key.Key_Space)
    page.go_on()

    assert page.picker.agreed.map == "usa"
    assert page.picker.agreed.options == {"way": "calm"}
    assert page.names["red"].hasFocus() or not driver.window.isActiveWindow()
    assert page.names["red"].isVisible()
