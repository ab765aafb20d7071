"""A file of another program is shown by the game that it is of; where two know it, one asks."""

import json

import pytest
from PySide6.QtWidgets import QApplication

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.doors import open_by_any
from gui import i18n
from gui.games import catalogue
from gui.history.foreign_screen import ForeignScreen
from gui.kit.dialog import Message
from gui.windows import screens
from gui.windows.files.which_game import WhichGame

NIGHT = {
    "game": "blank",
    "map": "old_town",
    "title": "Night",
    "phases": [
        {"phase": "D1E", "units": {"MOTHS": ["L MILL"]}, "orders": {"MOTHS": ["L MILL LIGHT"]}}
    ],
}


@pytest.fixture
def night(tmp_path):
    file = tmp_path / "night.json"
    file.write_text(json.dumps(NIGHT), "utf-8")
    return file


def test_a_game_of_lamplighters_is_shown_on_its_own_map_in_its_own_words(window, night):
    window.navigator.open_game(night)

    shown = window.screen_shown
    assert isinstance(shown, ForeignScreen)
    assert shown.judge.game == "blank"
    assert shown.list.itemText(0) == "Day 1, evening"


def test_a_file_that_no_game_knows_is_told(window, tmp_path, qtbot):
    file = tmp_path / "letter.txt"
    file.write_text("Dear all,\n", "utf-8")
    window.navigator.open_game(file)

    qtbot.waitUntil(lambda: window.findChild(Message) is not None)


@pytest.mark.parametrize("chosen", [*GAMES, ""])
def test_where_two_games_know_a_file_one_of_them_is_chosen(
    window, night, monkeypatch, qtbot, chosen
):
    loaded = load_map("old_town")
    games = open_by_any(night, [GAMES["blank"].rules(loaded.board, {})])["blank"]
    asked = []

    def known(path, game, *_):
        asked.append(game)
        return dict.fromkeys([game] if game else GAMES, games)

    monkeypatch.setattr(screens, "foreign_games", known)
    monkeypatch.setattr(
        screens,
        "foreign",
        lambda path, read, game, _, *rest, own=screens.foreign: own(
            path, read, game, loaded, *rest
        ),
    )
    window.navigator.open_game(night)
    card = window.findChild(WhichGame)
    QApplication.processEvents()
    assert card.isVisible()
    assert [choice.text() for choice in card.games.values()] == [
        catalogue.GAMES[game].name() for game in GAMES
    ]
    with i18n.speaking("cs"):
        assert "?" in card.tr("Which game is it?")
        assert card.tr("Which game is it?") != "Which game is it?"

    (card.games[chosen] if chosen else card.no).click()

    qtbot.waitUntil(lambda: not card.isVisible())
    assert asked == (["", chosen] if chosen else [""])
    assert isinstance(window.screen_shown, ForeignScreen) is bool(chosen)
    assert window.navigator.start is None if chosen else window.navigator.start is not None
