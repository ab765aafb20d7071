"""What the study opens of lamplighters: a free board alone."""

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.study.example import Example
from gui.history.history_screen import HistoryScreen


def has_sample() -> bool:
    """Tell that the rulebook has no sample game."""
    return False


def examples() -> tuple[Example, ...]:
    """Return what is printed as an example: nothing is."""
    return ()


def sample_screen(loaded: LoadedMap, rules: Rules) -> HistoryScreen:
    """There is none."""
    raise NotImplementedError
