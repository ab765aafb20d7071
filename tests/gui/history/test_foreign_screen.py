"""Looking at a game of another program, by real clicks."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest

from engine.catalogue import GAMES as CARDS
from engine.exchange.doors import open_by_any
from engine.formats.faults import ExchangeError
from gui import i18n
from gui.history.foreign_screen import foreign_screen
from gui.words.line_ends import tied

GAMES = Path(__file__).parents[2] / "engine/games/diplomacy/exchange/games"
GAME = GAMES / "evening.json"


def opened(file, loaded, at=None):
    """Read a file and show a game in it, as the windows do."""
    games = open_by_any(file, [CARDS["diplomacy"].rules(loaded.board, {})])["diplomacy"]
    return foreign_screen(games, loaded, at=at, file=file.stem)


@pytest.fixture
def changed(tmp_path):
    """Another record: two moves that bounced are said to have got through."""
    record = json.loads(GAME.read_text("utf-8"))
    bounced = [
        (phase["results"], unit)
        for phase in record["phases"]
        for unit, words in phase["results"].items()
        if words == ["bounce"]
    ]
    for results, unit in bounced[:2]:
        results[unit] = []
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record), "utf-8")
    return file


@pytest.fixture
def screen(shown, loaded_map, changed):
    return shown(opened(changed, loaded_map))


def texts(screen):
    return [screen.differences.list.item(n).text() for n in range(screen.differences.list.count())]


def click(screen, number):
    view = screen.differences.list
    item = view.item(number)
    view.scrollToItem(item)
    place = view.visualItemRect(item).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_every_phase_can_be_looked_at(screen, qtbot):
    assert screen.list.count() == 8
    assert screen.list.itemText(0) == "Spring 1901"
    assert screen.at == 0

    qtbot.keyClick(screen, Qt.Key.Key_BracketRight)

    assert screen.at == 1


def test_differences_are_shown_first_with_their_reasons(screen):
    assert screen.pages.currentWidget() is screen.differences
    said = "8 phases: 2 differences on the board, 1 difference of words only."
    assert screen.differences.summary.text() == said
    assert screen.differences.read.text().endswith("not understood: 0.")
    assert sum("recorded “ok”, ruled “bounce”" in text for text in texts(screen)) == 2


def test_a_click_on_a_difference_shows_it_on_the_board(screen):
    click(screen, 1)

    assert texts(screen)[1].startswith(screen.list.currentText() + "\n")
    assert screen.pages.currentWidget() is screen.differences


def test_differences_of_words_only_are_folded(screen):
    assert texts(screen)[2:] == ["▸ 1 difference of words only"]

    click(screen, 2)
    assert texts(screen)[2] == "▾ 1 difference of words only"
    assert len(texts(screen)) == 4

    click(screen, 2)
    assert len(texts(screen)) == 3


def test_a_line_that_was_not_understood_is_named_before_all_else(shown, loaded_map, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text("Spring 1901\nEngland:\nF Lon-Nxth (*succeeds*)\nA Lvp-Yor\n", "utf-8")

    screen = shown(opened(file, loaded_map))

    assert screen.pages.currentWidget() is screen.differences
    assert texts(screen)[0] == "Line 3 was not understood: F Lon-Nxth (*succeeds*)"
    assert screen.differences.read.text().endswith("not understood: 1.")
    assert "0 differences" not in screen.differences.summary.text()


def test_no_paragraph_is_cut(screen):
    view = screen.differences.list
    room = view.viewport().rect().adjusted(0, 0, -48, 10_000)
    for number in range(view.count()):
        item = view.item(number)
        wrap = Qt.TextFlag.TextWordWrap.value
        needed = view.fontMetrics().boundingRect(room, wrap, item.text())
        assert view.visualItemRect(item).height() >= needed.height()


def test_a_game_that_agrees_begins_with_its_results(shown, loaded_map, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text("Spring 1901\nEngland:\nF Lon-Nth (*succeeds*)\n", "utf-8")

    screen = shown(opened(file, loaded_map))

    assert screen.pages.currentIndex() == 0
    assert screen.differences.summary.text() == "1 phase: 0 differences."
    assert screen.top.title.text() == "list"


def test_another_rulebook_is_asked_for(screen):
    asked = QSignalSpy(screen.rules_asked)
    choice = screen.differences.rulebook.choice

    choice.activated.emit(1)

    assert asked.count() == 1
    assert asked.at(0)[0]["routes"] == "any_broken"


def test_another_game_of_the_file_is_asked_for(shown, loaded_map, tmp_path):
    file = tmp_path / "games.jsonl"
    line = json.dumps(json.loads(GAME.read_text("utf-8")))
    file.write_text(f"{line}\n{line}\n", "utf-8")
    screen = shown(opened(file, loaded_map, at=1))
    asked = QSignalSpy(screen.game_asked)

    assert screen.games.currentIndex() == 1
    screen.games.activated.emit(0)

    assert asked.at(0) == [0]


def test_a_game_without_orders_leads_to_the_others_of_its_file(shown, loaded_map, tmp_path):
    game = json.loads(GAME.read_text("utf-8"))
    nothing = {**game, "id": "Not begun", "phases": game["phases"][-1:]}
    file = tmp_path / "games.jsonl"
    file.write_text(f"{json.dumps(nothing)}\n{json.dumps(game)}\n", "utf-8")

    assert shown(opened(file, loaded_map)).games.currentIndex() == 1

    screen = shown(opened(file, loaded_map, at=0))
    asked = QSignalSpy(screen.game_asked)
    assert screen.empty.isVisible()
    assert not screen.list.isVisible()
    assert screen.games.isVisible()
    screen.games.activated.emit(1)
    assert asked.at(0) == [1]


def test_long_names_of_games_do_not_widen_the_paper(shown, loaded_map, tmp_path):
    game = json.loads(GAME.read_text("utf-8"))
    file = tmp_path / "games.jsonl"
    file.write_text("".join(f"{json.dumps({**game, 'id': n * 99})}\n" for n in "WM"), "utf-8")

    screen = shown(opened(file, loaded_map))

    assert screen.games.isVisible()
    assert screen.games.width() <= screen.list.width()


def test_it_follows_the_language(screen):
    i18n.speak("cs")
    screen.retranslate()

    assert screen.back.text().strip() == "Zpět na začátek"
    assert (
        screen.differences.summary.text() == "8 fází: 2 rozdíly na plánu, 1 rozdíl jen ve slovech."
    )
    assert any(tied("v záznamu") in text for text in texts(screen))
    i18n.speak("en")


def test_a_file_that_is_none_is_told(loaded_map, tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear all,\n", "utf-8")

    with pytest.raises(ExchangeError):
        opened(file, loaded_map)
