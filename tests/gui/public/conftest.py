"""What the room may see, at every stage, and a public window to show it in."""

import hashlib

import pytest
from PySide6.QtCore import QObject, Signal

from engine.clock.plan import PRESETS
from engine.session.view import PublicView, SealView, Stage
from gui import i18n
from gui.clock.keeper import ClockKeeper
from gui.public.look import Look
from gui.public.window import PublicWindow

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


class Table(QObject):
    """A hub's public half, without a game behind it."""

    changed = Signal(object)

    def __init__(self, view):
        super().__init__()
        self.view, self.clock = view, ""

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
        self.keeper.use(next(iter(PRESETS.values())))
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
            centres={power: position.count(power) for power in powers},
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
