"""Evaluation of control."""

from collections.abc import Callable, Mapping, Sequence

from engine.games.diplomatia.profile import Profile
from engine.rules.choice import Reading
from engine.rules.position import Position
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
