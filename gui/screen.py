"""What the main window shows one at a time: a screen."""

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
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

    _rest: QTimer | None = None
    """Runs while a hand drags the window's edge, until it rests."""

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
        """Make everything as large as the window wants it; who lays out by hand does so after.

        At once where the window is shown or maximised, else when the hand on its edge rests.
        """
        from gui.kit import sizing  # noqa: PLC0415 - the window is seen before its first screen

        super().resizeEvent(event)
        if self._inside_another():
            return
        dragging = self._rest is not None and self._rest.isActive()
        leap = sizing.leaps(event.oldSize(), event.size()) and not dragging
        if event.oldSize() == event.size() or leap or not self.isVisible():
            sizing.follow(self, self.share_of_growth)
        elif dragging or not sizing.fits(self, self.share_of_growth):
            self._wait(sizing.REST_MS)

    def _wait(self, milliseconds: int) -> None:
        if self._rest is None:
            self._rest = QTimer(self, singleShot=True)
            self._rest.timeout.connect(self._on_rest)
        self._rest.start(milliseconds)

    def _on_rest(self) -> None:
        # Who lays out by hand does so again after it.
        QCoreApplication.sendEvent(self, QResizeEvent(self.size(), self.size()))

    def _inside_another(self) -> bool:
        over = self.parentWidget()
        while over is not None and not isinstance(over, Screen):
            over = over.parentWidget()
        return over is not None

    def arrive(self) -> None:
        """Do what needs the screen to be visible at its final size: fit the board, take focus."""
