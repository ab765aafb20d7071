"""``docs/maps.md`` is followed to the letter: whoever does what it says has a map of ten spaces."""

import re
import shlex
from pathlib import Path

from engine.board.loader import load
from engine.board.province import Terrain
from engine.cartography import __main__ as cartography
from gui import i18n
from gui.robots.map_check import __main__ as map_check
from gui.robots.players.new_game_form import Agreed, fill_in
from gui.robots.players.scripted_player import ScriptedPlayer
from gui.table.page.table_screen import TableScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.new_game.new_game_screen import NewGameScreen

PAGE = (Path(__file__).parents[2] / "docs" / "maps.md").read_text("utf-8")
SECTION = PAGE.partition("## A first map of ten spaces\n")[2].partition("\n## ")[0]
COMMANDS = {
    "python3 -m engine.cartography ": cartography.main,
    "python3 velmoc.py map ": map_check.main,
}
"""What the page starts, without a process of its own."""

WRITTEN = {
    "NORTH": ("Skála – Louka", "West Bay - Strait", "Mlýn O"),
    "SOUTH": ("Castle - Vineyard", "Quarry P Castle - Vineyard", "F EAS O"),
}
"""A turn in both languages: armies walk, one of them supported, and a fleet sails."""


def do(command):
    """Do a command of the page; it has to go well."""
    word, do_it = next((w, d) for w, d in COMMANDS.items() if command.startswith(w))
    assert do_it(shlex.split(command.removeprefix(word))) == 0, command


def follow(folder, monkeypatch, capsys):
    """Do what the section says, and hold what is printed against what it promises."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr(i18n, "system_language", lambda: "en")
    done = []
    for file, kind, text in re.findall(
        r"^`(\w[\w/.]+\.\w+)`$|^```(\w+)\n(.*?)^```", SECTION, re.DOTALL | re.MULTILINE
    ):
        if file:
            path = folder / file
        elif kind == "json":
            path.parent.mkdir()
            path.write_text(text, "utf-8")
        else:
            command, _, wanted = text.removeprefix("$ ").partition("\n")
            capsys.readouterr()
            do(command)
            if kind == "console":
                assert capsys.readouterr().out == wanted
        done.append(file or kind)
    return done


def test_whoever_follows_the_page_plays_on_a_map_of_ten_spaces(
    program, tmp_path, monkeypatch, capsys
):
    done = follow(tmp_path, monkeypatch, capsys)
    assert done == ["strait/draft.json", "json", "sh", "console"]
    board = load(tmp_path / "strait").board
    assert len(board.provinces) == 10
    assert len(board.ports) == 2
    assert {p.terrain for p in board.provinces.values()} == {Terrain.INLAND, Terrain.SEA}

    driver = program()
    driver.window.navigator.new_game(game="diplomatia")
    first = driver.screen(NewGameScreen)
    first.table.map.take(tmp_path / "strait" / "map.json")
    page = driver.screen(NewGameScreen, other_than=first)
    assert page.loaded.board.provinces.keys() == board.provinces.keys()
    fill_in(driver, page, Agreed(title="Strait"))
    table, player = driver.screen(TableScreen), ScriptedPlayer(driver)
    for power in table.public.queue:
        desk = player.sit_down()
        for order in WRITTEN[power]:
            player.say(desk, order)
        player.seal(desk)
        table = driver.screen(TableScreen)
    player.open_all(table)
    driver.screen(RevealScreen)
    told = driver.window.navigator.bridge.untold
    stand = {unit.at for unit in told.resolution.after.units}
    assert stand == {"MEA", "MIL", "STR", "VIN", "EAS", "QUA"}
