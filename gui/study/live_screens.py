"""Pages of a game of live rounds outside any game: its study, and what it remembers of somebody."""

from PySide6.QtCore import Signal

from gui.screen import Screen


class LiveStudy(Screen):
    """The study of a game of live rounds: its own page, on which nothing touches a stored game."""

    keys_place = "Start, study, library"

    closed = Signal()
    """Back to the start."""

    shelf_asked = Signal(str)
    """The study of another game; carries its id."""

    rule_asked = Signal(str)
    """A paragraph of the game's rules; carries its number."""

    def open(self, example: str) -> None:
        """Open one of its examples, by its id; nothing happens where there is none of it."""
        raise NotImplementedError


class LiveRecord(Screen):
    """What a game remembers of whoever plays it alone, outside any game."""

    closed = Signal()
    """Back to the start."""

    new_asked = Signal()
    """A new game is to be set up."""

    agreed = Signal(object)
    """A game begins that practises what is in the record; carries a ``RoundsPlan``."""
