"""Who has won (4.1)."""

from collections.abc import Sequence

from engine.board.board import Board
from engine.rules.game import End, Outcome
from engine.rules.position import Position


def enough(board: Board) -> int:
    """Return how many supply centres win: more than half of those on the map (4.1)."""
    return len(board.centres) // 2 + 1


def centres(position: Position, board: Board, power: str) -> int:
    """Return how many supply centres a power controls; other spaces and ports count nothing."""
    return sum(position.owners.get(centre) == power for centre in board.centres)


def outcome(position: Position, board: Board, sides: Sequence[tuple[str, ...]]) -> Outcome | None:
    """Tell whether somebody has won, with all that one player commands together.

    Not before those who were driven out have retreated: it is checked at the end of a turn.
    """
    if position.dislodged or not board.centres:
        return None
    wanted = enough(board)
    for side in sides:
        if sum(centres(position, board, power) for power in side) >= wanted:
            return Outcome(End.SOLO, tuple(side))
    return None
