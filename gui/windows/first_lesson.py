"""The first lesson of whichever game is played on a map."""

from engine.board.loader import LoadedMap
from gui import settings
from gui.games import catalogue
from gui.lessons.kept import KeptLessons
from gui.lessons.lesson_screen import LessonScreen

__all__ = ["LessonScreen", "first_lesson"]


def first_lesson(loaded: LoadedMap) -> LessonScreen | None:
    """Return it, where it was left; nothing where the game has none."""
    lesson = catalogue.played_on(loaded.board).first_lesson
    if lesson is None:
        return None
    return LessonScreen(loaded, lesson(), KeptLessons(settings.data_folder()))
