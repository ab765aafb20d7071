"""What the study opens of Diplomacy."""

from engine.board.loader import LoadedMap
from engine.games.diplomacy.study.library import examples
from gui.games.diplomacy.study.sample import sample_screen
from gui.map.board_picture import BoardPicture
from gui.windows.start.doors import StudyPicture

__all__ = ["examples", "has_sample", "sample_screen", "study_picture"]


def study_picture(loaded: LoadedMap) -> BoardPicture:
    """Return two armies against one."""
    return StudyPicture(loaded)


def has_sample() -> bool:
    """Tell that the rulebook has a sample game."""
    return True
