"""Hundreds of games that were never read do not hold up the first picture."""

from gui.robots.bench import library as library_bench
from gui.windows.files.shelf import Shelf
from gui.windows.start.start_screen import StartScreen


def test_the_start_screen_reads_on_once_it_was_seen(
    shown, loaded_map, tmp_path, monkeypatch, qtbot
):
    monkeypatch.setattr("gui.windows.start.start_screen.HURRY", 0)
    monkeypatch.setattr("engine.store.library.AT_LEAST", 4)
    library_bench.many_games(tmp_path, loaded_map, 9)
    (tmp_path / "data" / "games.json").unlink()  # they only lie in the folder
    monkeypatch.setattr("gui.windows.files.shelf.HURRY", 0)
    shelf = Shelf(tmp_path / "data", tmp_path)

    shelf.look()
    screen = StartScreen(shelf, loaded_map)
    assert len(screen.cards) == 4
    shown(screen, 1280, 720)

    monkeypatch.setattr("gui.windows.start.start_screen.HURRY", 10)
    qtbot.waitUntil(lambda: len(screen.cards) == 9)
    assert not screen._reading.isActive()


def test_the_club_sees_games_that_the_start_screen_had_no_time_for(
    loaded_map, tmp_path, monkeypatch
):
    monkeypatch.setattr("engine.store.library.AT_LEAST", 1)
    monkeypatch.setattr("gui.windows.files.shelf.HURRY", 0)
    library_bench.many_games(tmp_path, loaded_map, 4)
    (tmp_path / "data" / "games.json").unlink()
    shelf = Shelf(tmp_path / "data", tmp_path)
    shelf.look()

    assert len(shelf.memory().look()) == 4
