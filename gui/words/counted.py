"""What a game counts, in its own words."""

from engine.board.board import Board
from gui.games import catalogue
from gui.games.counted import Counted


def counted(board: Board) -> Counted:
    """Return what is counted in the game that is played on a board."""
    return catalogue.played_on(board).counted()


def counted_words(count: int, board: Board) -> str:
    """Count it: ``5 center``."""
    return counted(board).words(count)
