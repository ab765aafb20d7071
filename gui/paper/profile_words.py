"""The rulebook of a game by name, as it stands at the foot of every page."""

from PySide6.QtCore import QCoreApplication

from gui.games import catalogue
from gui.printable import Matter


def profile_words(matter: Matter) -> str:
    """Name the rulebook, and what the table plays otherwise."""
    silent = QCoreApplication.translate("Paper", "gunboat")
    text = catalogue.played_on(matter.board).rulebook().rules_words(matter.rules.options)
    return f"{text}; {silent}" if matter.public.gunboat else text
