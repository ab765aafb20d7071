"""What the study opens of Diplomacy."""

from engine.games.diplomacy.study.library import examples
from gui.games.diplomacy.study.sample import sample_screen

__all__ = ["examples", "has_sample", "sample_screen"]


def has_sample() -> bool:
    """Tell that the rulebook has a sample game."""
    return True
