"""What the main window shows one at a time: a screen."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class Screen(QWidget):
    """A whole page of the main window: start, curtain, desk, reveal, results, gallery, ….

    The main window shows exactly one screen and *destroys* the one before, so that nothing secret
    survives out of sight. Words are set in ``retranslate``, which also runs on a language change.
    """

    secret_of = ""
    """Id of the power whose secrets it shows; empty for a screen that anybody may look at."""

    keys_place = ""
    """Which keys of the help card work here: the place of a ``KeyGroup``, in English."""

    share_of_growth = 1.0
    """How much of a large window's growth all words and signs take; see ``kit/sizing.py``.

    What is read from across the table takes all of it; what is read at the keyboard leaves more to
    the board.
    """

    def retranslate(self) -> None:
        """Set every word again in the language now spoken, at the size of words in use."""

    def hide_secrets(self) -> None:
        """Lower the curtain, if there is anything to hide (F9)."""

    def calm(self) -> bool:
        """Tell whether nothing moves on it that a tenth of a second's pause would be seen in."""
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make everything as large as the window wants it; who lays out by hand does so after."""
        from gui.kit import sizing  # noqa: PLC0415 - the window is seen before its first screen

        super().resizeEvent(event)
        if not self._inside_another():
            sizing.follow(self, self.share_of_growth)

    def _inside_another(self) -> bool:
        over = self.parentWidget()
        while over is not None and not isinstance(over, Screen):
            over = over.parentWidget()
        return over is not None

    def arrive(self) -> None:
        """Do what needs the screen to be visible at its final size: fit the board, take focus."""
