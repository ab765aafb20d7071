"""A turn of orders."""

from collections.abc import Callable, Mapping, Sequence

from engine.board.board import Board
from engine.games.diplomatia.profile import Profile
from engine.rules.choice import Reading
from engine.rules.position import Position
from engine.rules.ruling import Resolution

Reader = Callable[[str, Position, str], Reading]


class Chart:
    """The board's tables."""

    def __init__(self, board: Board) -> None:
        self.board = board


def judge(
    position: Position,
    sheets: Mapping[str, Sequence[str]],
    disorder: frozenset[str],
    chart: Chart,
    profile: Profile,
    read: Reader,
) -> Resolution:
    """Judge one phase."""
    raise NotImplementedError
