"""The board of a reveal, for a room: follows the player that the control window follows."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from gui.kit import theme
from gui.public.board import RoomAppearance
from gui.public.inset import Inset
from gui.public.look import Look
from gui.reveal.board import RevealBoard
from gui.reveal.player import FRAME, RevealPlayer


class PublicReveal(RevealBoard):
    """What the reveal's player shows, larger, with the whole board in a corner when near."""

    appearance: RoomAppearance
    inset: Inset | None = None
    lag = 7 * FRAME
    behind = 4

    def __init__(
        self, player: RevealPlayer, loaded: LoadedMap, look: Look, parent: QWidget
    ) -> None:
        with theme.wearing(look.name):
            super().__init__(player, loaded, appearance=RoomAppearance(look))
        self.setParent(parent)
        self.set_interactive(False)
        self.inset = inset = Inset(self, player.past.before, look)
        player.stepped.connect(inset.follow)
        player.moved.connect(inset.follow)
        self.follower.applied.connect(inset.follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the whole board in the corner be as large as goes with it."""
        super().resizeEvent(event)
        if self.inset is not None:
            self.inset.fit()
