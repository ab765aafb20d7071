"""What the study opens of Diplomatia: the handbook's examples, and a free board."""

from engine.games.diplomatia.study.library import examples
from gui.games.protocols import SampleScreen

__all__ = ["examples", "sample_screen"]

sample_screen: SampleScreen | None = None
"""The handbook has no sample game."""
