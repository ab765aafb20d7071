"""Pieces that come and go, in the words of the game that has such phases."""

from collections.abc import Sequence

from engine.board.board import Board
from engine.rules.position import Position
from gui.games import catalogue
from gui.games.adjusting import Account, Adjusting
from gui.orders.slip_line import Said, written_of


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


def written_for(account: Account, count: int, rows: Sequence[Said], board: Board) -> int:
    """Return how many lines of a slip can be carried out that an account asks for.

    What is for no space leaves out a piece that may come, of whichever sort.
    """
    return written_of(
        [one for one in rows if (account.covers(board, one.unit) if one.unit else count > 0)]
    )
