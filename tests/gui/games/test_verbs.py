"""A game's kinds of order, as hands and keys meet them, are those that its rules offer."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from gui.games import catalogue


def offered(game):
    """Return the kinds of order that some piece can be given in one of the first two phases."""
    rules = GAMES[game].rules(load_map(GAMES[game].map).board, {})
    position, kinds = rules.start(GAMES[game].calendar.begins), set()
    for _ in range(2):
        for power in rules.board.powers_by_id:
            for piece in rules.choices(position, power, ()):
                kinds |= {c.token for c in rules.choices(position, power, (piece.token,))}
        position = rules.adjudicate(position, {}).after
    return kinds


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_verb_is_a_kind_of_order_that_the_rules_offer(game):
    verbs, kinds = catalogue.GAMES[game].verbs(), offered(game)

    assert {*verbs.keys, *verbs.beside, *filter(None, [verbs.joins])} <= kinds | {"V"}
    assert all(len(sign) == 1 for sign in verbs.beside)
    assert len({*verbs.keys.values()}) == len(verbs.keys)


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_no_key_of_a_kind_of_order_means_something_else_in_the_study(game):
    taken = {"M", "R", "B", "F", "/"}

    assert not taken & {*catalogue.GAMES[game].verbs().keys.values()}
