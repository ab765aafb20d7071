"""Everybody's tokens, as sheets draw them."""

from collections.abc import Mapping

from engine.table.live.view import LiveView
from gui.games.bez_hranic.drawing.tokens import Token
from gui.games.bez_hranic.looks import letters_of
from gui.games.bez_hranic.words.table import seen_of


def tokens_of_view(view: LiveView) -> Mapping[str, Token]:
    """Return the token of every colour, with the letter of whoever plays it."""
    letters = letters_of({one.power: one.player for one in view.seats})
    return {
        colour: Token(colour, letters[seat])
        for seat, own in seen_of(view).hands.items()
        for colour in own
    }
