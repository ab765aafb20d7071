"""Pieces that come and go, in the words of the game that has such phases."""

from engine.board.board import Board
from engine.rules.position import Position
from gui.games import catalogue
from gui.games.adjusting import Account, Adjusting


def adjusting(board: Board) -> Adjusting:
    """Return what is said in a phase that adjusts the pieces of the game played on a board."""
    asked = catalogue.played_on(board).adjusting
    assert asked is not None, board.game  # its calendar has such a phase
    return asked()


def due_in(account: Account, board: Board, position: Position, power: str) -> int:
    """Return how many pieces of an account may come, or have to go when below nought."""
    return account.owned(board, position, power) - account.pieces(board, position, power)


def dues(board: Board, position: Position, power: str) -> tuple[tuple[Account, int], ...]:
    """Return what may come or has to go of a power, account by account; nothing where none is."""
    counts = (
        (one, due_in(one, board, position, power)) for one in adjusting(board).accounts(board)
    )
    return tuple((account, count) for account, count in counts if count)


def due_words(board: Board, position: Position, power: str) -> tuple[str, ...]:
    """Say the same, a phrase for each account."""
    return tuple(account.words(count) for account, count in dues(board, position, power))
