"""What the study opens of lamplighters: a free board alone."""

from collections.abc import Callable

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.study.example import Example
from gui.history.history_screen import HistoryScreen

sample_screen: Callable[[LoadedMap, Rules], HistoryScreen] | None = None
"""The rulebook has no sample game."""


def examples() -> tuple[Example, ...]:
    """Return what is printed as an example: nothing is."""
    return ()
