"""Retreats."""

from collections.abc import Callable, Mapping, Sequence

from engine.board.board import Board
from engine.games.diplomatia.profile import Profile
from engine.rules.choice import Reading
from engine.rules.position import Dislodged, Position
from engine.rules.ruling import Resolution

Reader = Callable[[str, Position, str], Reading]

from engine.games.diplomatia.judge.movement import Chart


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


def ways_out(fallen: Dislodged, position: Position, board: Board) -> tuple[str, ...]:
    """Return where a unit that was driven out may go."""
    raise NotImplementedError
