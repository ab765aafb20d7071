"""The study of a game of live rounds: a page of the game's own, which its card gives."""

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
