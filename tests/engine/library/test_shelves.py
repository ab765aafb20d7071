"""Every shelf of every game: what stands there is what it says, in both languages."""

import pytest

from engine.catalogue import CARDS, GAMES, shelves_of
from engine.notation.known_rules import known_rules
from engine.study.positions import Positions

LANGUAGES = ("en", "cs")
SHELVES = [shelf for game in CARDS for shelf in shelves_of(game)]
ITEMS = [item for shelf in SHELVES for item in shelf.items]


def test_keys_say_where_things_stand():
    for shelf in SHELVES:
        assert shelf.key.split("/")[0] == shelf.game
        assert set(shelf.titles) == set(LANGUAGES)
        for item in shelf.items:
            assert (item.shelf, item.game) == (shelf.key, shelf.game)
            assert item.key.startswith(f"{shelf.key}/")
            assert set(item.titles) == set(LANGUAGES)
            assert set(item.themes) <= set(shelf.themes)
            assert bool(item.read) != bool(item.example)
        assert all(set(names) == set(LANGUAGES) for names in shelf.themes.values())
    assert len({item.key for item in ITEMS}) == len(ITEMS)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.key)
def test_an_item_opens_and_every_phase_is_judged(item):
    if item.read is None:
        return
    assert item.game in GAMES
    for lang in LANGUAGES:
        study = item.read(lang)
        [chapter] = study.chapters
        assert chapter.game == item.game
        boards = Positions(known_rules)
        for node in study.under(chapter.root):
            assert boards.position(study, node.id).lies_on(boards.rules(study, node.id).board)
