"""A law: what the program says of an order is read as that order, in both languages."""

import random

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomatia.orders import Waive, meant
from engine.robots.games.diplomatia.keen import keen_sheets
from engine.robots.players.random_table import random_orders
from engine.rules.choice import ReadingKind
from gui.games.diplomatia.words import full_order_words, notation

RULES = GAMES["diplomatia"].rules(load_map("eu").board, {})
PHASES = 14


def written(position, chance):
    """Return orders that may be clicked: some by chance, some of players who want to win."""
    keen = keen_sheets(RULES, position, chance)
    for power in RULES.asked(position):
        yield from ((power, text) for text in keen[power])
        yield from ((power, text) for text in random_orders(RULES, position, power, chance))


@pytest.mark.parametrize("say", [full_order_words, notation])
def test_what_is_said_of_an_order_is_read_as_it(language, say):
    position, chance = RULES.start(1), random.Random(language)
    wrong, kinds = [], set()
    for _ in range(PHASES):
        for power, text in written(position, chance):
            order = RULES.order(text)
            said = say(order, RULES.board)
            read = RULES.read(said, position, power)
            kinds.add((position.phase.kind.id, type(meant(order)).__name__))
            if not isinstance(meant(order), Waive) and (
                read.kind is not ReadingKind.ORDER or read.order != text
            ):
                wrong.append((power, text, said, read.kind, read.reason, read.candidates))
        position = RULES.adjudicate(position, keen_sheets(RULES, position, chance)).after

    assert wrong == []
    assert len(kinds) > 9
