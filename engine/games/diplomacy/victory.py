"""Who has won (II)."""

from engine.board.board import Board
from engine.rules.game import End, Outcome
from engine.rules.position import Position


def enough(board: Board) -> int:
    """Return how many supply centres make a power master of the board: the majority.

    In Europe it is 18 of 34.
    """
    return len(board.centres) // 2 + 1


def outcome(position: Position, board: Board) -> Outcome | None:
    """Tell whether a power holds enough centres; a draw is agreed at the table, not found here."""
    powers, wanted = dict.fromkeys(position.owners.values()), enough(board)
    winners = tuple(power for power in powers if position.count(power) >= wanted)
    return Outcome(End.SOLO, winners) if winners else None
