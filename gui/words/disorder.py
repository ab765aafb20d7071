"""What a game calls it when a power has nobody who writes for it, for sentences of any game."""

from engine.board.board import Board
from gui.games import catalogue
from gui.words import names
from gui.words.names import Name


def disorder(board: Board) -> Name:
    """Name it as the rulebook does: ``občanské nepokoje``, ``občanská válka``."""
    return names.things(catalogue.played_on(board).rulebook().disorder_word)


def disorder_rule(board: Board) -> str:
    """Return the section of the rulebook that tells of it."""
    return catalogue.played_on(board).rulebook().disorder_rule
