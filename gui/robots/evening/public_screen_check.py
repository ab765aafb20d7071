"""Eyes of the room during a played evening: the public screen, held against the table."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from engine.table.view import Stage
from gui.clock.keeper import ClockKeeper
from gui.public.projector import Place
from gui.public.window import Page, PublicWindow
from gui.robots.evening.pictures import Pictures
from gui.robots.evening.public_board import board_fault
from gui.robots.players.click_driver import NeverHappenedError
from gui.robots.tables.random_table import RandomTable
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.main_window import MainWindow
from gui.words import labels


class PublicScreenError(AssertionError):
    """The room saw what it must not see, or not what it should."""


class PublicScreenCheck:
    """Looks at both screens after every deed."""

    def __init__(
        self, window: MainWindow, table: RandomTable, second: QRect | None, pictures: Pictures
    ) -> None:
        self._window, self._table, self._second = window, table, second
        self._pictures = pictures
        self.looks = 0

    def there(self) -> bool:
        """Tell whether the public screen is where it should be: a window, with one display."""
        projector = self._window.projector
        if projector.window is None or self._second is None:
            return projector.place is Place.WINDOW
        return projector.place is Place.FULL and projector.window.geometry() == self._second

    def look(self) -> None:
        """Hold the public screen against the table.

        Raises:
            RoomError: they differ, or an order is seen before its time.
        """
        QApplication.processEvents()
        self.looks += 1
        projector, bridge = self._window.projector, self._window.navigator.bridge
        room = projector.window
        if room is None or not self.there():
            at = room.geometry().getRect() if room is not None else ()
            raise PublicScreenError(f"the public screen is {projector.place} at {at}")
        if bridge is not None and bridge.public().stage is Stage.WRITING:
            self._see_nothing_secret(room)
        self._pictures.keep()

    def _see_nothing_secret(self, room: PublicWindow) -> None:
        """Look for anything that somebody has written and nobody may know."""
        board = self._window.navigator.loaded().board
        if room.page is not Page.TABLE:
            raise PublicScreenError(f"while the table writes, the room sees {room.page}")
        bridge = self._window.navigator.bridge
        if bridge is not None and (fault := board_fault(room, bridge.public())):
            raise PublicScreenError(fault)
        description = room.accessibleDescription()
        for orders in self._table.sealed_orders.values():
            for written in orders:
                order = labels.order_of(written, board)
                for text in (
                    written,
                    labels.notation(order, board),
                    labels.order_words(order, board),
                ):
                    if description.count(text) > self._told(text):
                        raise PublicScreenError("an order can be read before the reveal")

    def _told(self, text: str) -> int:
        """Count how often it can be read because the last phase had the same order."""
        bridge, board = self._window.navigator.bridge, self._window.navigator.loaded().board
        past = bridge.public().past[-1:] if bridge is not None else ()
        judged = [ruling.order for one in past for ruling in one.resolution.rulings]
        written = [order for one in past for orders in one.orders.values() for order in orders]
        last = [*judged, *(order for order in written if order not in judged)]
        return sum(text in labels.order_words(order, board) for order in last)


def end_the_talk(keeper: ClockKeeper) -> None:
    """Let everybody agree that enough was said."""
    for power in keeper.everybody:
        keeper.ask_to_end(power)


def walk(window: MainWindow, table: RandomTable, room: PublicScreenCheck) -> None:
    """Lead a reveal to its last step by the one key, and look at both screens each time."""
    reveal = window.screen_shown
    if not isinstance(reveal, RevealScreen):
        raise NeverHappenedError("there is no reveal")
    before = -1
    while reveal.player.at < len(reveal.player.steps) - 1 and reveal.player.at != before:
        before = reveal.player.at
        room.look()
        table.driver.press(reveal.bar.go)
    room.look()
