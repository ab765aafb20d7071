"""Any number of guilds: the page of a new game names as many as the map has, robots seat them."""

import json

import pytest

from engine import caches
from engine.board.loader import NAME, load
from gui import i18n
from gui.games.blank.setup import GuildsPicker
from tests.maps.grid_map import grid_map, picture

SAID = {"cs": "{} cech{}", "en": "{} guild{}"}


def town(folder, guilds):
    """Make a town of lamplighters out of a grid of fields."""
    made = grid_map(picture(9, 6), guilds, centres=0, homes=1, id_=f"town_{guilds}")
    made["borders"]["fleet"] = {}
    for power in made["powers"]:
        power["start"] = [f"L{place[1:]}" for place in power["start"]]
    folder.mkdir()
    (folder / NAME).write_text(json.dumps({**made, "game": "blank"}), "utf-8")
    return folder / NAME


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("guilds", [2, 3, 4, 5, 16, 26])
def test_as_many_guilds_are_named_as_the_map_has(qtbot, tmp_path, look, guilds, language):
    i18n.speak(language)
    board = load(town(tmp_path / "town", guilds).parent, caches.folder("maps")).board
    picker = GuildsPicker(board)
    qtbot.addWidget(picker)

    many = {"cs": "y" if guilds < 5 else "ů", "en": "s"}[language]
    assert picker.named() == picker.choice.currentText() == SAID[language].format(guilds, many)
    assert len(picker.sides) == guilds
