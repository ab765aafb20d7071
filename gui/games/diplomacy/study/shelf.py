"""What the study opens of Diplomacy."""

from engine.games.diplomacy.study.library import examples
from gui.games.diplomacy.study.sample import sample_screen

__all__ = ["examples", "sample_screen"]
