"""An evening that ends by itself (III): it says when, and what happens when the time has come."""

from engine.board.loader import LoadedMap
from engine.table.view import Stage
from gui.clock.keeper import ClockKeeper
from gui.kit.topbar import TopBar
from gui.screen import Screen, Shows
from gui.table.evening.sitting import IDLE_SECONDS, ShowsScreens, Sitting
from gui.table_bridge import TableBridge
from gui.words.endings import coming_words


class Timed(Sitting):
    """Shows on each screen how long it is until the agreed end, and ends the game then."""

    def __init__(
        self,
        bridge: TableBridge,
        loaded: LoadedMap,
        window: ShowsScreens,
        *,
        idle_seconds: float = IDLE_SECONDS,
        clock: ClockKeeper | None = None,
    ) -> None:
        super().__init__(bridge, loaded, window, idle_seconds=idle_seconds, clock=clock)
        bridge.end.shown.connect(self._tell_end)
        bridge.end.came.connect(self._on_time)

    def begin(self) -> None:
        """Show what the stored game asks for; the time may have come while it lay closed."""
        self._bridge.end.look()
        super().begin()

    def _show(self, screen: Screen) -> None:
        super()._show(screen)
        self._tell_end()

    def _tell_end(self) -> None:
        """Say on the screen that is shown how long it is until the end."""
        screen = self._screen
        if screen is None:
            return
        said = coming_words(self._bridge.public(), self._bridge.end.minutes_left)
        for bar in screen.findChildren(TopBar):
            bar.tell_end(said)
        screen.tell_end(said)

    def _on_time(self) -> None:
        """End the game where it ends at once; what is being looked at stays until the table has."""
        self._tell_end()
        shows = self._screen.shows if self._screen is not None else Shows.PAGE
        if shows is Shows.REVEAL:
            return  # its results say it
        if shows is Shows.RESULTS:
            self._show_results()
        elif self._bridge.public().stage is Stage.OVER:
            self._watch.close_cards(files=True)
            self.begin()
