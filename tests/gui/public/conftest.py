"""What the room may see, at every stage, and a public window to show it in."""

import hashlib
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from engine.clock.wall import utc_now
from engine.games.diplomacy.clocks import CLOCKS
from engine.table.view import PublicView, SealView, Stage
from gui import i18n
from gui.clock.keeper import ClockKeeper
from gui.public.displays import Display, Displays
from gui.public.look import Look
from gui.public.projector import Projector
from gui.public.window import PublicWindow

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


class Table(QObject):
    """A table bridge's public half, without a game behind it."""

    changed = Signal(object)

    def __init__(self, view):
        super().__init__()
        self.view, self.clock, self.now = view, "", utc_now

    def public(self):
        return self.view

    def ready(self):
        return False

    def keep_clock(self, text):
        self.clock = text


class Hands:
    """Tells a clock the time."""

    def __init__(self, view):
        self.now = 0
        self.table = Table(view)
        self.keeper = ClockKeeper(self.table, steady=lambda: self.now)
        self.keeper.use(next(iter(CLOCKS.values())))
        self.keeper.toggle()

    def pass_time(self, seconds):
        for _ in range(seconds // 5):
            self.now += 5000
            self.keeper.look()


def digest(power):
    return hashlib.sha256(power.encode()).hexdigest()


@pytest.fixture
def writing(played, diplomacy):
    """What everybody may see while the table writes, after so many phases."""

    def make(count=0, sealed=0, reopened=0, incidents=()):
        past = played[:count]
        position = past[-1].resolution.after if past else diplomacy.start()
        powers = [power.id for power in diplomacy.board.powers]
        return PublicView(
            title="Thursday",
            game="diplomacy",
            map="standard",
            seats=(),
            stage=Stage.WRITING,
            position=position,
            phase=position.phase,
            seals=tuple(
                SealView(
                    power=power,
                    asked=True,
                    sealed=number < sealed,
                    fingerprint=digest(power) if number < sealed else "",
                    reopened=int(sealed <= number < sealed + reopened),
                )
                for number, power in enumerate(powers)
            ),
            queue=(),
            counted={power: position.count(power) for power in powers},
            units={power: len(position.of(power)) for power in powers},
            past=tuple(past),
            incidents=tuple(incidents),
        )

    return make


@pytest.fixture
def clock(qapp):
    """A clock that is told the time, for a view."""
    return Hands


@pytest.fixture
def room(qtbot, look, loaded_map):
    """A public window of a size, shown."""

    made = []  # a window that nobody holds is torn apart in any order, while it is being painted

    def make(size=(1920, 1080), theme="projector"):
        window = PublicWindow(loaded_map, Look(theme))
        made.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        with qtbot.waitExposed(window):
            window.show()
        return window

    yield make
    for window in made:
        window.close()


@pytest.fixture(params=["en", "cs"])
def tongue(request, look):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


LAPTOP = Display(key="eDP-1", name="laptop", area=QRect(0, 0, 800, 600))


class Cables(Displays):
    """Displays that are plugged and unplugged by the test; all lie on the one that there is."""

    def __init__(self, *there):
        super().__init__()
        self._known = {}
        self.there, self.laptop_on = [LAPTOP, *there], LAPTOP

    def all(self):
        return self.there

    def screen(self, key):
        return QGuiApplication.primaryScreen() if self.find(key) else None

    def key_of(self, screen):
        return self.laptop_on.key

    def move_laptop(self, laptop, display):
        """Let the laptop's window be dragged to another display."""
        self.laptop_on = display
        laptop.windowHandle().screenChanged.emit(QGuiApplication.primaryScreen())

    def resize(self, display, area):
        """Give a display another part of the desktop to show."""
        at = [one.key for one in self.there].index(display.key)
        self.there[at] = replace(display, area=area)
        self.changed.emit(display.key)

    def plug(self, display):
        self.there.append(display)
        self.appeared.emit(display.key)

    def unplug(self, display):
        self.there.remove(display)
        self.vanished.emit(display.key)


@dataclass
class Rig:
    """A control window, cables, and what shows the public screen."""

    laptop: QMainWindow
    cables: Cables
    projector: Projector


@pytest.fixture
def rig(qtbot, look, loaded_map, home):
    made = []

    def make(*there):
        laptop = QMainWindow()
        qtbot.addWidget(laptop)
        laptop.resize(900, 600)
        with qtbot.waitExposed(laptop):
            laptop.show()
        cables = Cables(*there)
        made.append(Rig(laptop, cables, Projector(laptop, loaded_map, cables)))
        return made[-1]

    yield make
    for one in made:
        one.projector.close()
