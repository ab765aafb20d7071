"""Tokens that lie wrong at the table: each family is seen, taken home, and laid again."""

import pytest

from engine.games.bez_hranic.calendar import tokens_of
from engine.games.bez_hranic.view import Doing
from gui.games.bez_hranic.table.motion import Moves
from gui.kit import stillness
from tests.gui.games.bez_hranic.test_table import Table, table  # noqa: F401 - the fixture

WRONG = [
    # the round, colours of each, fields of the first colour and of the second, taken tokens
    (1, "two", ((0,), (0,)), 1),
    (2, "two", ((0,), (0,)), 1),
    (3, "one", ((0, 0), ()), 1),
    (4, "one", ((7, 7), ()), 1),
    (5, "two", ((2, 2), ()), 1),
    (6, "two", ((1, 2), (1, 2)), 2),
    (7, "two", ((1, 2), (2, 1)), 2),
    (7, "one", ((0, 0), ()), 1),
]
"""Field 0 is field 40."""


def lay(at, colour, place):
    at.screen.lay([(colour, ("40", *at.seen.offer)[place])])


def play(at):
    """Play a round in which nothing lies wrong."""
    at.open()
    for seat in at.seen.seats:
        for step, colour in enumerate(at.seen.hands[seat]):
            for token in range(tokens_of(at.seen.round)):
                if at.seen.doing is Doing.CHOOSING:
                    lay(at, colour, 1 + step + 3 * token)
    at.bridge.tell(None)


@pytest.mark.parametrize(("number", "colours", "places", "taken"), WRONG)
def test_what_lies_wrong_walks_home_and_is_laid_again(
    table,  # noqa: F811 - the fixture
    monkeypatch,
    number,
    colours,
    places,
    taken,
):
    monkeypatch.setattr(stillness, "wanted", lambda: False)
    at = table("touch", players=2, colours=colours)
    for _ in range(number - 1):
        play(at)
    at.open()
    own = at.seen.hands["red"]
    lay(at, at.seen.hands["yellow"][0], places[0][0])
    before = at.seen.in_hand
    for colour, where in zip(own, places, strict=False):
        for place in where:
            lay(at, colour, place)

    lifted = at.seen.lifted
    assert len(lifted) == taken
    assert {one.colour for one in lifted} <= {*own}
    assert {one.what for one in at.canvas.motions.of(Moves.HOME)} == {one.colour for one in lifted}
    assert "Jana" in at.canvas.showing.strip().words
    assert "lower token" in at.canvas.showing.strip().words
    hand = [token.colour for token in at.canvas.showing.station("red").hand]
    assert all(colour in hand for colour in {one.colour for one in lifted})
    laid = sum(len(where) for where in places) - taken
    assert sum(at.seen.in_hand[one] for one in own) == sum(before[one] for one in own) - laid

    free = [3, 4, 5, 6]
    for colour in own:
        while at.seen.doing is Doing.CHOOSING and at.seen.in_hand.get(colour):
            lay(at, colour, free.pop())
    assert len(at.seen.past) == number - 1  # yellow is still awaited
    assert not at.bridge._table._state.game.round.hands.wrong("red")
