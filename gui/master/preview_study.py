"""A phase that is only previewed, in the study: kept nowhere, and seen by the master alone."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from gui.explain.offers_study import StudiedPhase
from gui.master.guarded import Guarded
from gui.printable import Matter
from gui.sandbox.studied import unkept_screen


class PreviewStudy(Guarded):
    """The study's board inside what a master can cover; nothing of it gets on the disk.

    What is tried here is gone with it, or once the game goes on: until the phase counts nobody
    else may learn of it. So nothing is shared from here, and nothing is remembered.
    """

    back_asked = Signal()

    keys_place = "A study’s board"

    def __init__(self, what: StudiedPhase) -> None:
        super().__init__()
        self.board = unkept_screen(what)
        self.board.sharing.stop()
        layout = QVBoxLayout(self.inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.board)
        self.board.closed.connect(self.back_asked)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language now spoken."""
        super().retranslate()
        self.board.top.say_back(
            self.tr("Preview"), self.tr("Back to the preview (Esc); what is tried here is not kept")
        )

    def refuse(self, sentence: str) -> bool:
        """Say in place what could not be done."""
        return self.board.refuse(sentence)

    def printable(self, game: Matter) -> Matter:
        """Print the board that is shown, under a title that says that it does not count."""
        if self.covered:
            return game
        message = QCoreApplication.translate("Printing", "{game} (preview, not committed)")
        matter = self.board.printable(game)
        title = message.format(game=game.public.title)
        return replace(matter, public=replace(matter.public, title=title))

    def arrive(self) -> None:
        """Fit the board and take the keys."""
        self.board.view.camera.fit()
        if not self.covered:
            self.take_focus()

    def take_focus(self) -> None:
        """Give the keys to the board."""
        self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)
