"""What the public screen asks of the game that is open, whichever way it flows."""

from typing import Protocol

from PySide6.QtCore import SignalInstance

from engine.board.loader import LoadedMap
from gui.public.window import PublicWindow
from gui.reveal.player import RevealPlayer
from gui.screen import Screen


class RoomFeed(Protocol):
    """Hands a game that is open to the public screen: never more than everybody may see."""

    @property
    def loaded(self) -> LoadedMap | None:
        """The map that it is played on."""
        ...

    @property
    def changed(self) -> SignalInstance:
        """After it something else may be seen."""
        ...

    @property
    def minute(self) -> SignalInstance | None:
        """After it another minute until the agreed end has gone."""
        ...

    @property
    def minutes_left(self) -> int | None:
        """How many are left; nothing where no end is agreed on."""
        ...

    @property
    def reveal(self) -> RevealPlayer | None:
        """What plays the reveal that the laptop shows, while it shows one."""
        ...

    def may_tell(self) -> bool:
        """Tell whether what changed is told at once, whatever the laptop shows."""
        ...

    def forward(self) -> None:
        """Lead on, where something is told step by step: space in the room's window."""
        ...

    def show(self, window: PublicWindow, laptop: Screen | None) -> None:
        """Show it on the public screen, while the laptop has some screen of it."""
        ...
