"""Run by test_two_displays: the real program on two displays, the second of which comes and goes.

Under X its monitors are really taken away. Qt cannot take an offscreen display away; there the
program is told so by the signals that Qt would send.
"""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QRect
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication

from engine import tables
from engine.board.loader import load_map
from engine.table.seat import Seat
from gui import app, settings
from gui.public.projector import Place
from gui.public.window import Page, PublicWindow
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.main_window import MainWindow
from tests.agreements import usual_agreement

PATIENCE = 60_000
"""Milliseconds until something is said never to happen."""

LAPTOP, BEAMER = QRect(0, 0, 1280, 720), QRect(1280, 0, 1920, 1080)


QUARREL = {"AUSTRIA": ["A VIE - TYR"], "ITALY": ["A VEN - TYR"]}
"""Orders of a game that begins with a conflict."""


def say(text: str) -> None:
    """Tell the test how far it came."""
    sys.stdout.write(text + "\n")


def founded() -> str:
    """Found a game in which all but one have sealed."""
    board = load_map("standard").board
    folder = settings.games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "Two.velmoc"
    seats = [Seat(power=power.id, player=power.id) for power in board.powers]
    session = tables.found_game(path, usual_agreement(title="Two", seats=seats), board=board)
    for power in board.powers[:6]:
        session.envelopes.seal(power.id, QUARREL.get(power.id, []))
    session.close()
    return str(path)


class Rig:
    """The program with its public screen on the second display."""

    def __init__(self) -> None:
        self.monitors = None
        if os.environ["QT_QPA_PLATFORM"] == "xcb":
            # The tests' folder is not on a safe path, as ``velmoc.py test`` asks for.
            sys.path.insert(0, str(Path(__file__).parent))
            from monitors import Monitors

            self.monitors = Monitors()
            self.monitors.plug("LAPTOP", LAPTOP, first=True)
            self.monitors.plug("BEAMER", BEAMER)
        self.application = app.prepare([])
        self.window = MainWindow()
        self.window.setGeometry(LAPTOP)
        self.window.open_game(Path(founded()))
        self.window.show()
        QApplication.processEvents()
        self.projector = self.window.projector
        self.projector.show()

    @property
    def room(self) -> PublicWindow:
        """The public window."""
        room = self.projector.window
        assert room is not None
        return room

    @property
    def beamer(self) -> QScreen:
        """The second display, asked for anew: a window that dies takes Python's name for it."""
        return next(one for one in self.application.screens() if one.geometry() == BEAMER)

    def pull(self) -> None:
        """Take the second display away."""
        if self.monitors is None:
            self.application.screenRemoved.emit(self.beamer)
        else:
            self.monitors.pull("BEAMER")
        self.until(Place.LOST)

    def plug(self) -> None:
        """Bring it back."""
        if self.monitors is None:
            self.application.screenAdded.emit(self.beamer)
        else:
            self.monitors.plug("BEAMER", BEAMER)
        self.until(Place.FULL)

    def until(self, place: Place) -> None:
        """Let the program hear of it: the server tells it when it comes to that."""
        patience = QDeadlineTimer(PATIENCE)
        while self.projector.place is not place and not patience.hasExpired():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)
        QApplication.processEvents()

    def check(self, page: Page) -> None:
        """Hold the room against what it must see, where it must see it."""
        self.until(Place.FULL)
        patience = QDeadlineTimer(PATIENCE)  # a desktop takes its time to make it full
        while not self.room.isFullScreen() and not patience.hasExpired():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)
        assert self.projector.place is Place.FULL, self.projector.place
        assert self.room.page is page, self.room.page
        assert self.room.geometry() == BEAMER, self.room.geometry()
        assert self.room.isFullScreen()
        if self.monitors is not None:  # offscreen whatever is shown has the keys
            assert not self.room.isActiveWindow()
        assert self.window.geometry() == LAPTOP, self.window.geometry()
        assert self.window.screen().geometry() == LAPTOP

    def try_at(self, page: Page) -> None:
        """Take the display away and bring it back, while the room sees a page."""
        self.check(page)
        self.pull()
        assert self.projector.place is Place.LOST
        assert not self.room.isVisible()
        assert self.projector.notice.isVisible()
        assert self.window.isVisible()
        self.plug()
        self.check(page)
        say(f"unplugged at {page.value}")

    def seal_and_reveal(self) -> None:
        """Let the last power seal, and open all envelopes."""
        bridge, evening = self.window.navigator.bridge, self.window.navigator.open.evening
        assert bridge is not None
        assert evening is not None
        bridge.seal("TURKEY", [])
        bridge.reveal()
        evening.course.show_reveal()


def main() -> None:
    """Show the public screen on the second display and take that away at every page."""
    rig = Rig()
    evening = rig.window.navigator.open.evening
    assert evening is not None
    rig.try_at(Page.TABLE)
    rig.seal_and_reveal()
    rig.try_at(Page.REVEAL)
    reveal = rig.window.screen_shown
    assert isinstance(reveal, RevealScreen)
    reveal.player.forward()
    rig.pull()
    evening.course.show_results()  # the table goes on while the display is away
    rig.plug()
    rig.try_at(Page.RESULTS)
    rig.window.show_start()
    rig.try_at(Page.WORDMARK)
    rig.window.close()
    say("played")


if __name__ == "__main__":
    main()
