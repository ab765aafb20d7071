"""A click driver that says what it sees, whenever something else is shown."""

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from gui.robots.crash.shown_place import seen
from gui.robots.players.click_driver import ClickDriver
from gui.windows.main_window import MainWindow


class TellingDriver(ClickDriver):
    """A hasty driver whose every look is said, so that it is known where a kill met the program."""

    def __init__(self, window: MainWindow, say: Callable[[str], None]) -> None:
        super().__init__(window, hasty=True)
        self._say, self._told = say, ""
        window.screen_changed.connect(self.tell)

    def settle(self) -> None:
        """Let the program finish what it is doing, and say what it shows."""
        super().settle()
        self.tell()

    def linger(self, seconds: float) -> None:
        """Look at what is shown for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QCoreApplication.processEvents()
            time.sleep(0.005)
        self.tell()

    def tell(self) -> None:
        """Say what is shown, if it is something else than before."""
        now = seen(self.window)
        if now != self._told:
            self._told = now
            self._say(now)
