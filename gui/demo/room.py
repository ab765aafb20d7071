"""Eyes of the room during a played evening: the public screen, held against the table."""

import errno
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from engine.session.view import Stage
from gui import words
from gui.clock.keeper import ClockKeeper
from gui.demo.hands import NeverHappenedError
from gui.demo.luck import LuckyTable
from gui.public.projector import Place
from gui.public.window import Page, PublicWindow
from gui.table.curtain import CurtainScreen
from gui.table.reveal import RevealScreen
from gui.windows.main_window import MainWindow


class RoomError(AssertionError):
    """The room saw what it must not see, or not what it should."""


class Room:
    """Looks at both screens after every deed, and keeps a picture of everything seen first."""

    def __init__(self, window: MainWindow, table: LuckyTable, second: QRect, out: Path) -> None:
        self._window, self._table, self._second, self._out = window, table, second, out
        self.seen: set[str] = set()
        """What there are pictures of."""

        self.looks = 0

    def look(self) -> None:
        """Hold the public screen against the table.

        Raises:
            RoomError: they differ, or an order is seen before its time.
        """
        QApplication.processEvents()
        self.looks += 1
        projector, hub = self._window.projector, self._window.navigator.hub
        room = projector.window
        if room is None or projector.place not in (Place.FULL, Place.WINDOW):
            raise RoomError(f"the public screen is {projector.place}")
        if projector.place is Place.FULL and room.geometry() != self._second:
            raise RoomError(f"the public screen is at {room.geometry().getRect()}")
        if hub is not None and hub.public().stage is Stage.WRITING:
            self._see_nothing_secret(room)
        self.keep()

    def _see_nothing_secret(self, room: PublicWindow) -> None:
        """Look for anything that somebody has written and nobody may know."""
        board = self._window.navigator.loaded().board
        if room.page is not Page.TABLE:
            raise RoomError(f"while the table writes, the room sees {room.page}")
        said = room.accessibleDescription()
        for orders in self._table.sworn.values():
            for order in orders:
                for text in (order, words.notation(order, board), words.order_words(order, board)):
                    if text in said:
                        raise RoomError("an order can be read before the reveal")

    # -- pictures --------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep a picture of both screens whenever one of them shows a new kind of thing."""
        shown, room = self._window.screen_shown, self._window.projector.window
        if room is None or not room.isVisible():
            return
        name = type(shown).__name__.removesuffix("Screen")
        if isinstance(shown, CurtainScreen):
            name += f"-{type(shown.card).__name__.removesuffix('Card')}-{shown.view.phase.step}"
        if isinstance(shown, RevealScreen):
            name += f"-{shown.player.step.scene}-{shown.player.past.phase.step}"
        view = self._window.navigator.hub
        part = room.clock.part if room.clock is not None else "no clock"
        public = f"{room.page}-{part}" + (f"-{view.public().phase.step}" if view else "")
        if f"laptop-{name}" not in self.seen:
            self._picture(self._window, f"laptop-{name}")
        if f"room-{public}" not in self.seen or isinstance(shown, RevealScreen):
            kind = f"room-{name}" if isinstance(shown, RevealScreen) else f"room-{public}"
            if kind not in self.seen:
                self._picture(room, kind)

    def _picture(self, window: QWidget, name: str) -> None:
        self.seen.add(name)
        path = self._out / f"{len(self.seen):02d}-{name.replace(' ', '-')}.png"
        if not window.grab().save(str(path)):
            raise OSError(errno.EIO, "the picture cannot be written", str(path))


def end_the_talk(keeper: ClockKeeper) -> None:
    """Let everybody agree that enough was said."""
    for power in keeper.everybody:
        keeper.ask_to_end(power)


def walk(window: MainWindow, table: LuckyTable, room: Room) -> None:
    """Lead a reveal to its last step by the one key, and look at both screens each time."""
    reveal = window.screen_shown
    if not isinstance(reveal, RevealScreen):
        raise NeverHappenedError("there is no reveal")
    before = -1
    while reveal.player.at < len(reveal.player.steps) - 1 and reveal.player.at != before:
        before = reveal.player.at
        room.look()
        table.hands.press(reveal.bar.go)
    room.look()
