"""Pieces that come and go, in the words of the game that has such phases."""

from engine.board.board import Board
from gui.games import catalogue
from gui.games.adjusting import Adjusting


def adjusting(board: Board) -> Adjusting:
    """Return what is said in a phase that adjusts the pieces of the game played on a board."""
    asked = catalogue.played_on(board).adjusting
    assert asked is not None, board.game  # its calendar has such a phase
    return asked()
