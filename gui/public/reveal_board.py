"""The board of a reveal, for a room: follows the player that the control window follows."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from gui.kit import theme
from gui.public.board import RoomBoard
from gui.public.inset import Inset
from gui.public.look import Look
from gui.reveal.board import RevealBoard
from gui.reveal.player import FRAME, RevealPlayer


class PublicReveal(RoomBoard, RevealBoard):
    """What the reveal's player shows, larger, with the whole board in a corner when near."""

    inset: Inset | None = None
    lag = 7 * FRAME
    behind = 4

    def __init__(
        self, player: RevealPlayer, loaded: LoadedMap, look: Look, parent: QWidget
    ) -> None:
        with theme.wearing(look.name):
            RevealBoard.__init__(self, player, loaded)
        self.setParent(parent)
        self.look = look
        self.interactive = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for part in (self, self.viewport()):
            part.setMouseTracking(False)
        self.inset = inset = Inset(self, player.past.before, look)
        player.stepped.connect(inset.follow)
        player.moved.connect(inset.follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the whole board in the corner be as large as goes with it."""
        super().resizeEvent(event)
        if self.inset is not None:
            self.inset.fit()

    def _apply(self, *, veiled: bool = True) -> None:
        """Show the step; the corner goes where the camera has come to, though no time passed."""
        super()._apply(veiled=veiled)
        if self.inset is not None:
            self.inset.follow()

    def _on_stepped(self) -> None:
        with theme.wearing(self.look.name):
            super()._on_stepped()

    def _on_moved(self) -> None:
        with theme.wearing(self.look.name):
            super()._on_moved()
