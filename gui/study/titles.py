"""What a board of the study is called, whichever game's it is."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from gui.games.protocols import StudyTitles

FREE: Final = "free"
"""A board that is no example."""

SAMPLE: Final = "sample"
"""The rulebook's sample game."""


def board_name(example: str, titles: StudyTitles) -> str:
    """Return what a board is called that may be free; nothing for one that there is not."""
    if example == FREE:
        return QCoreApplication.translate("GalleryScreen", "Free board")
    return titles.title(example)
