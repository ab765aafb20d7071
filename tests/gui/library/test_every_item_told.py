"""Everything that happens in every item of the library is explained, in both languages."""

import re

import pytest

from engine.catalogue import GAMES, shelves_of
from engine.notation.known_rules import known_rules
from engine.study.positions import Positions
from gui import i18n
from gui.games import catalogue

CHAPTERS = [
    (game, item)
    for game in GAMES
    for shelf in shelves_of(game)
    for item in shelf.items
    if item.read is not None
]


@pytest.mark.parametrize(("game", "item"), CHAPTERS, ids=lambda one: getattr(one, "key", ""))
def test_every_result_of_every_item_has_its_reasons_in_words(game, item, qapp):
    reasons = catalogue.GAMES[game].reasons()
    study, boards = item.read("en"), Positions(known_rules)
    for node in study.under(study.chapters[0].root):
        past = boards.judged(study, node.id)
        if past is None:
            continue
        board = boards.rules(study, node.id).board
        for ruling in past.resolution.rulings:
            for finding in ruling.findings:
                said = reasons.tell_in_each(i18n.LANGUAGES, finding, ruling, board)
                assert {*said} == {*i18n.LANGUAGES}
                assert said["en"] != said["cs"]
                for text in said.values():
                    assert not re.search(r"[{}]|^$", text)
