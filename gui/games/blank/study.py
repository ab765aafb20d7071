"""What the study opens of lamplighters: a free board alone."""

from engine.study.example import Example
from gui.games.protocols import SampleScreen

sample_screen: SampleScreen | None = None
"""The rulebook has no sample game."""


def examples() -> tuple[Example, ...]:
    """Return what is printed as an example: nothing is."""
    return ()
