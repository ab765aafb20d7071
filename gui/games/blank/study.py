"""What the study opens of lamplighters: a free board alone."""

from PySide6.QtCore import QRectF

from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from engine.study.example import Example
from gui.history.history_screen import HistoryScreen
from gui.map.board_picture import BoardPicture
from gui.windows.start.doors import start_of


def study_picture(loaded: LoadedMap) -> BoardPicture:
    """Return the town as a game begins."""
    return BoardPicture(loaded.key, start_of(loaded.board), QRectF(0, 0, *loaded.atlas.size))


def has_sample() -> bool:
    """Tell that the rulebook has no sample game."""
    return False


def examples() -> tuple[Example, ...]:
    """Return what is printed as an example: nothing is."""
    return ()


def sample_screen(loaded: LoadedMap, rules: Rules) -> HistoryScreen:
    """There is none."""
    raise NotImplementedError
