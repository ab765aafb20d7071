"""Titles that say all of an item are read to their end, however narrow the item is."""

import pytest

from engine import catalogue as games
from engine.board.loader import load_map
from engine.catalogue import shelves_of
from gui import i18n, settings
from gui.library import item_view
from gui.library.item_words import told
from gui.library.library_screen import LibraryScreen
from gui.library.painted_words import say_lines

pytestmark = pytest.mark.usefixtures("bare_boards")

SILENT = [
    shelf.key
    for game in games.offered()
    for shelf in shelves_of(game)
    if any(not item.texts for item in shelf.items)
]


class Said:
    """Takes what is written instead of a painter."""

    def __init__(self):
        self.parts = []

    def setFont(self, font):  # noqa: N802 - as Qt calls it
        del font

    def drawText(self, at, part):  # noqa: N802 - as Qt calls it
        del at
        self.parts.append(part)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("key", SILENT)
def test_a_title_with_nothing_below_it_is_read_whole(
    key, size, language, shown, loaded_map, monkeypatch
):
    read = {}

    def write(painter, font, text, room, most):
        said = Said()
        say_lines(said, font, text, room, most)
        read[text] = "".join(said.parts).replace(" ", "")
        assert not [part for part in said.parts if part.startswith("·")]
        return say_lines(painter, font, text, room, most)

    monkeypatch.setattr(item_view, "say_lines", write)
    with i18n.speaking(language):
        library = shown(LibraryScreen(loaded_map, settings.games_folder(), load_map), *size)
        library.show_shelf(key)
        items = library.items
        bar = items.verticalScrollBar()
        for top in range(0, bar.maximum() + 1, max(1, items.viewport().height() // 2)):
            bar.setValue(top)
            items.viewport().grab()
        bar.setValue(bar.maximum())
        items.viewport().grab()
        titles = [told(item.titles) for item in items.items if not item.texts]
        assert titles
        assert {title: read.get(title) for title in titles} == {
            one: one.replace(" ", "") for one in titles
        }
