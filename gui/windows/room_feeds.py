"""What the public screen is given of a game that is open: never more than everybody may see."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance

from engine.board.loader import LoadedMap
from engine.table.view import PublicView, Stage
from gui.clock.keeper import ClockKeeper
from gui.games.live_gui import LiveGui
from gui.live_bridge import LiveBridge
from gui.public.window import Page, PublicWindow
from gui.reveal.player import RevealPlayer
from gui.screen import Screen, Shows
from gui.table_bridge import TableBridge


class TableFeed:
    """A game of sealed turns; a reveal is told only once the laptop shows it too."""

    def __init__(
        self,
        bridge: TableBridge,
        clock: ClockKeeper,
        loaded: LoadedMap,
        reveal: Callable[[], RevealPlayer | None],
    ) -> None:
        self.loaded: LoadedMap | None = loaded
        self._bridge, self._clock, self._reveal = bridge, clock, reveal

    @property
    def changed(self) -> SignalInstance:
        """Something happened at the table."""
        return self._bridge.changed

    @property
    def minute(self) -> SignalInstance | None:
        """Another minute until the agreed end has gone."""
        return self._bridge.end.shown

    @property
    def minutes_left(self) -> int | None:
        """How many are left."""
        return self._bridge.end.minutes_left

    @property
    def reveal(self) -> RevealPlayer | None:
        """What plays the reveal that the laptop shows, while it shows one."""
        return self._reveal()

    def may_tell(self) -> bool:
        """Tell whether the table writes, or votes: else it waits for the laptop."""
        public = self._bridge.public()
        return public.stage is Stage.WRITING or public.ballot is not None

    def forward(self) -> None:
        """Tell the next step of the reveal, where one is shown."""
        reveal = self.reveal
        if reveal is not None:
            reveal.forward()

    def show(self, window: PublicWindow, laptop: Screen | None) -> None:
        """Show the page for what the table is doing, with its clock."""
        view, reveal = self._bridge.public(), self.reveal
        window.show_live(None, None)
        window.set_clock(self._clock)
        window.set_minutes(self.minutes_left)
        window.show_page(_page(view, reveal, laptop), view, reveal)


def _page(view: PublicView, reveal: RevealPlayer | None, laptop: Screen | None) -> Page:
    if reveal is not None:
        return Page.REVEAL
    match view.stage:
        case Stage.WRITING:
            return Page.TABLE
        case Stage.REVEALED:
            return Page.RESULTS
    return Page.RESULTS if laptop is not None and laptop.shows is Shows.RESULTS else Page.OVER


class LiveFeed:
    """A game of live rounds: everybody may know what happened, at once."""

    loaded = reveal = minute = minutes_left = None

    def __init__(self, bridge: LiveBridge, card: LiveGui) -> None:
        self._bridge, self._card = bridge, card

    @property
    def changed(self) -> SignalInstance:
        """Something happened in it."""
        return self._bridge.changed

    def may_tell(self) -> bool:
        """Tell it always."""
        return True

    def forward(self) -> None:
        """Lead on, as the laptop would, where the game is told step by step."""
        self._bridge.led_on.emit()

    def show(self, window: PublicWindow, laptop: Screen | None) -> None:
        """Show the game's own page."""
        del laptop
        window.show_live(self._card.public_page, self._bridge.public())
