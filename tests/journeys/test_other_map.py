"""A year of Diplomacy on a map of somebody's own, through every room."""

import random

import pytest
from PySide6.QtWidgets import QFileDialog

from gui.robots.players.new_game_form import Agreed
from gui.robots.players.random_table import RandomTable
from gui.windows.new_game.new_game_screen import NewGameScreen
from tests.journeys.other_map import make_map

pytestmark = pytest.mark.evening


@pytest.fixture(scope="session")
def map_file(tmp_path_factory):
    return make_map(tmp_path_factory.mktemp("somewhere") / "europe")


def choose_map(driver, page, path):
    """Choose a map from a file, as people do: the button, its menu, the dialog."""
    driver.press(page.table.map.other)
    menu = page.table.map.findChildren(type(page.table.map.menu()))[0]
    menu.actions()[-1].trigger()
    menu.close()
    driver.wait(lambda: bool(driver.window.findChildren(QFileDialog)), "the question which file")
    dialog = driver.window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(path))
    dialog.close()
    return driver.screen(NewGameScreen, other_than=page)


def test_a_year(program, home, map_file):
    driver = program(rng=random.Random(3))
    driver.press(driver.window.screen_shown.new)
    page = choose_map(driver, driver.screen(NewGameScreen), map_file)
    driver.window.grab().save("/tmp/s/new.png")
    board = page._board
    table = RandomTable(
        driver, board, random.Random(3), agreed=Agreed(title="Other"), keen=("FRANCE",), years=1
    )
    table.play()
