"""The study's shelves, one for each game that people may choose."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.catalogue import DEVELOPER, GAMES, offered
from gui.games import catalogue
from gui.study.gallery import GalleryScreen


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_shelf_with_all_its_examples(shown, monkeypatch, game):
    monkeypatch.setenv(DEVELOPER, "1")
    other = next(one for one in GAMES if one != game)
    screen = shown(GalleryScreen(load_map(GAMES[other].map)), 1280, 720)
    asked = []
    screen.shelf_asked.connect(asked.append)

    QTest.mouseClick(screen.shelves.games[other], Qt.MouseButton.LeftButton)
    QTest.mouseClick(screen.shelves.games[game], Qt.MouseButton.LeftButton)

    assert asked == [game]
    there = GalleryScreen(load_map(GAMES[game].map))
    examples = [one.id for one in catalogue.GAMES[game].study().examples()]
    assert list(there.cards)[: len(examples)] == examples
    there.deleteLater()


def test_one_game_needs_no_shelf(shown, loaded_map, monkeypatch):
    monkeypatch.delenv(DEVELOPER, raising=False)
    screen = shown(GalleryScreen(loaded_map))

    known = [one for one in offered() if one in GAMES]
    assert screen.shelves.isVisible() == (len(known) > 1)


def test_changed_examples_of_two_games_are_kept_apart():
    screens = [GalleryScreen(load_map(game.map)) for game in GAMES.values()]
    folders = [screen._changed_on(screen._loaded) for screen in screens]
    for screen in screens:
        screen.deleteLater()

    assert len(set(folders)) == len(GAMES)
