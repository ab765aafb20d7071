"""Tables that stand before a reveal, and how to lead through it looking everywhere at each step."""

import shutil
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from engine import tables
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader.written_orders import read
from engine.games.diplomacy.study.library import sample_game
from engine.rules.position import Position, Unit, UnitKind
from engine.table.seat import Seat
from engine.table.terms import Terms
from gui import settings
from gui.clock.keeper import first_clock
from gui.map.board.view import BoardView
from gui.process import log
from gui.public.things import Beads
from gui.reveal.step import Scene
from gui.robots.players.new_game_form import PLAYERS
from gui.table.page.table_screen import TableScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.start.start_screen import StartScreen
from tests.agreements import usual_agreement
from tests.clock_plans import usual_plan

PRINTED = None
"""Orders as the sample game has them."""

HOLD = ()
ALL = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")

CASES = {
    # The phase, and the orders in which another game differs from the printed one in it.
    # Many conflicts and none; a unit driven out; orders of the last power read, and of all.
    "moves": ("S1901M", {"TURKEY": HOLD}),
    "one order less": ("S1901M", {"RUSSIA": ("A Mos-Ukr", "A War-Gal", "F StP-Bot")}),
    "many conflicts and none": ("F1902M", dict.fromkeys(ALL, HOLD)),
    "a unit is driven out": ("F1902M", {"GERMANY": HOLD}),
    "a convoy": ("F1901M", {"ENGLAND": ("A Yor H", "F Nth-Nwy")}),
    "retreats": ("F1902R", {"RUSSIA": HOLD}),
    "builds": ("W1901A", {"GERMANY": ("builds A Kie", "builds A Mun")}),
    "removals": ("W1902A", {"RUSSIA": ("removes F Rum",), "TURKEY": HOLD}),
}


OWNED = {
    "AUSTRIA": "VIE BUD TRI SER GRE BUL RUM ROM NAP VEN TUN MUN BER KIE DEN HOL BEL",
    "RUSSIA": "MOS WAR STP SEV ANK SMY",
    "ENGLAND": "LON LVP EDI",
    "FRANCE": "PAR BRE MAR",
    "TURKEY": "CON",
}
STANDING = {
    "AUSTRIA": "A BUL,F AEG,A VIE",
    "RUSSIA": "A ANK,A SMY",
    "ENGLAND": "F LON",
    "FRANCE": "A PAR",
    "TURKEY": "A CON",
}
LAST_STROKE = {"AUSTRIA": ("A Bul-Con", "F Aeg S A Bul-Con")}


def last_position():
    """Where two powers are out, a third may be, and a fourth may win."""
    return Position(
        phase=Phase.parse("F1901M"),
        units=tuple(
            Unit(power, UnitKind(text[0]), text[2:])
            for power, texts in STANDING.items()
            for text in texts.split(",")
        ),
        owners={centre: power for power, some in OWNED.items() for centre in some.split()},
    )


class Boardwise:
    """Chance that calls powers in the board's order."""

    def shuffle(self, hands):
        hands.sort()


class Twin:
    """One of two games: opens all seals, and keeps what anybody can get hold of at each step."""

    def __init__(self, driver, home, heard, glance, picture):
        self.driver, self.home, self.heard = driver, home, heard
        self._glance, self._picture = glance, picture
        self.all, self.outside = [], []
        self.steps, self.past = self.reveal.steps, self.reveal.player.past

    @property
    def window(self):
        return self.driver.window

    @property
    def reveal(self):
        return self.driver.screen(RevealScreen)

    @property
    def room(self):
        return self.window.projector.window

    def rest(self):
        """Wait until nothing moves on either board."""
        self.driver.settle()
        reveal = self.window.screen_shown
        for window in (self.window, self.room):
            for board in window.findChildren(BoardView):
                if board.isVisible():
                    board.finish()
        if isinstance(reveal, RevealScreen):
            boards = (reveal.view, self.room.reveal)
            self.driver.wait(lambda: not reveal.player.moving, "the end of a step")
            self.driver.wait(lambda: all(board.at_rest() for board in boards), "boards at rest")
        QCoreApplication.processEvents()

    def look(self, *, everywhere=True):
        """Look at everything, or only at what lies around board and paper."""
        self.rest()
        if everywhere:
            self.all.append(self._glance(self.window, self.home) | {"heard": list(self.heard)})
        self.outside.append(self._around())

    def _around(self):
        """Look at everything outside board and paper."""
        reveal, menu = self.window.screen_shown, self.window.menu
        menu.refresh()
        course = [thing for thing in self.room.things if isinstance(thing, Beads)]
        matter = self.window.navigator.printable()
        return {
            "scene": (reveal.step.scene, reveal.player.number),
            "top": self._picture(reveal.top),
            "bar": self._picture(reveal.bar),
            "beads": [bead.geometry().getRect() for bead in reveal.bar.beads.buttons],
            "course": course,
            "titles": sorted(top.windowTitle() for top in QApplication.topLevelWidgets()),
            "menu": [(act.text(), act.isEnabled()) for act in self.window.actions()],
            # Fingerprints alone may differ: they are public, and tell nothing.
            "print": (replace(matter.public, seals=(), head=""), matter.at, matter.before),
            "clock": str(self.window.navigator.clock.clock),
        }

    def walk(self, alike=None):
        """Lead to the last step by the one key; at the first so many, twins are alike everywhere.

        Further on they tell different things, and are alike around board and paper only.
        """
        reveal = self.reveal
        self.look()
        while reveal.at < len(reveal.steps) - 1:
            self.driver.press(reveal.bar.go)
            self.rest()
            if reveal.step.scene is not Scene.CARRIED_OUT:
                self.look(everywhere=alike is None or len(self.all) < alike)

    def leave(self):
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


TERMS = {
    "rng": Boardwise(),
    "now": lambda: datetime(2026, 1, 1, 20, 0, tzinfo=UTC),
    "nonce": lambda: "5a" * 32,
}


PRINTED_ORDERS = {phase.phase.code: phase.orders for phase in sample_game()}


class Laid:
    """Tables of the sample game up to each of its phases: all twins of a phase begin with one."""

    def __init__(self, board, folder):
        self._board, self._folder = board, folder

    def out(self, code, path):
        """Open a game in which all is played before a phase; it is played once."""
        kept = self._folder / f"{code}.velmoc"
        if not kept.exists():
            session = self.found(path)
            while session.public().phase.code != code:
                self.seal(session, PRINTED_ORDERS[session.public().phase.code])
                session.reveal()
                session.advance()
            session.close()
            shutil.copy(path, kept)
        shutil.copy(kept, path)
        return tables.open_game(path, board=self._board, terms=Terms(**TERMS))

    def found(self, path):
        """Found a game in which nothing was played."""
        seats = [Seat(power=power, player=name) for power, name in PLAYERS.items()]
        return tables.found_game(
            path,
            usual_agreement(title="Thursday", seats=seats),
            board=self._board,
            clock=partial(first_clock, usual_plan(early=True), now=TERMS["now"]),
            terms=Terms(**TERMS),
        )

    def seal(self, session, orders):
        """Seal what everybody writes who is asked."""
        position = session.public().position
        for power in session.public().queue:
            written = orders.get(power, ())
            found = [read(text, position, power, self._board).order for text in written]
            session.envelopes.seal(power, found)


class Opened:
    """Lays games out up to a phase, seals one twin's orders, and presses for the reveal."""

    def __init__(self, program, home, laid, heard, glance, picture):
        self._program, self._laid, self._heard = program, laid, heard
        self.home, self._glance, self._picture = home, glance, picture
        self.path = home / "games" / "Thursday.velmoc"

    def __call__(self, code, changed, *, moving=False, own=PRINTED):
        self.clear(moving=moving)
        self.path.parent.mkdir(exist_ok=True)
        if own is PRINTED:
            session, orders = self._laid.out(code, self.path), PRINTED_ORDERS[code]
        else:
            session, orders = self._laid.found(self.path), own
        assert session.public().phase.code == code
        self._laid.seal(session, {**orders, **changed})
        session.close()
        driver = self.start()
        driver.press(driver.screen(StartScreen).last.primary)
        table = driver.screen(TableScreen)
        self._heard.clear()
        driver.press(table.side.primary)
        return self.twin(driver)

    def twin(self, driver):
        """Look at a reveal that a program shows."""
        driver.screen(RevealScreen)
        return Twin(driver, self.home, self._heard, self._glance, self._picture)

    def clear(self, *, moving=False):
        """Begin in a home where nothing was ever played."""
        self._heard.clear()
        for old in sorted(self.home.rglob("*"), reverse=True):
            if old.is_file():
                old.unlink()
        settings.forget()
        settings.change(
            language="en", theme="light", reduced_motion=not moving, cover_after=0, sounds=False
        )
        log.stop()
        log.start(settings.data_folder())

    def start(self):
        """Start the program, with a screen for the room."""
        driver = self._program(**TERMS)
        driver.window.projector.show()
        return driver


@pytest.fixture(scope="session")
def laid_out(board, tmp_path_factory):
    return Laid(board, tmp_path_factory.mktemp("laid"))


@pytest.fixture
def opened(program, home, masked, laid_out, glance, picture_of, monkeypatch):
    """Lay a game out up to a phase, seal one twin's orders, and press for the reveal."""
    heard = []
    monkeypatch.setattr("gui.clock.sounds.play", heard.append)
    yield Opened(program, home, laid_out, heard, glance, picture_of)
    log.stop()


@pytest.fixture
def last_autumn(monkeypatch):
    """Begin where two powers are out, a third may be, and a fourth may win."""
    monkeypatch.setattr(Diplomacy, "start", lambda _self, _year=1901: last_position())
