"""The reveal knows nothing early: games that differ in sealed orders alone look the same in it.

Both displays, the accessibility tree, every widget that exists and all files are compared to the
byte as long as nothing was told in which the twins differ; from then on everything outside what
the step tells. Nonces, clock and the order of seats are the same in both.
"""

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import takewhile

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from engine import tables
from engine.clock.plan import ClockPlan
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.reader import read
from engine.rules.phase import Phase
from engine.rules.position import Position, Unit, UnitKind
from engine.session.event import Seat
from engine.session.view import Stage
from engine.study.library import sample_game
from gui import log, settings
from gui.clock.keeper import first_clock
from gui.demo.sample import PLAYERS
from gui.history.history_screen import HistoryScreen
from gui.hub import Hub
from gui.map.view import BoardView
from gui.public.things import Beads
from gui.reveal.place import Place
from gui.reveal.step import Scene
from gui.table.curtain import CurtainScreen
from gui.table.results import ResultsScreen
from gui.table.reveal import RevealScreen
from gui.windows.printing import matter_of
from gui.windows.start import StartScreen

pytestmark = pytest.mark.usefixtures("alone")

PRINTED = None
"""Orders as the sample game has them."""

HOLD = ()
ALL = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")

CASES = {
    # Many conflicts and none; a unit driven out; orders of the last power read, and of all.
    "moves": ("S1901M", {}, {"TURKEY": HOLD}),
    "one order less": ("S1901M", {}, {"RUSSIA": ("A Mos-Ukr", "A War-Gal", "F StP-Bot")}),
    "many conflicts and none": ("F1902M", {}, dict.fromkeys(ALL, HOLD)),
    "a unit is driven out": ("F1902M", {}, {"GERMANY": HOLD}),
    "a convoy": ("F1901M", {}, {"ENGLAND": ("A Yor H", "F Nth-Nwy")}),
    "retreats": ("F1902R", {}, {"RUSSIA": HOLD}),
    "builds": ("W1901A", {}, {"GERMANY": ("builds A Kie", "builds A Mun")}),
    "removals": ("W1902A", {}, {"RUSSIA": ("removes F Rum",), "TURKEY": HOLD}),
}


class Boardwise:
    """Chance that calls powers in the board's order."""

    def shuffle(self, hands):
        hands.sort()


class Twin:
    """One of two games: opens all seals, and keeps what anybody can get hold of at each step."""

    def __init__(self, hands, home, heard, glance, picture):
        self.hands, self.home, self.heard = hands, home, heard
        self._glance, self._picture = glance, picture
        self.all, self.outside = [], []
        self.steps, self.past = self.reveal.steps, self.reveal.player.past

    @property
    def window(self):
        return self.hands.window

    @property
    def reveal(self):
        return self.hands.screen(RevealScreen)

    @property
    def room(self):
        return self.window.projector.window

    def rest(self):
        """Wait until nothing moves on either board."""
        self.hands.settle()
        reveal = self.window.screen_shown
        for window in (self.window, self.room):
            for board in window.findChildren(BoardView):
                if board.isVisible():
                    board.finish()
        if isinstance(reveal, RevealScreen):
            boards = (reveal.view, self.room.reveal)
            self.hands.wait(lambda: not reveal.player.moving, "the end of a step")
            self.hands.wait(lambda: all(board.at_rest() for board in boards), "boards at rest")
        QCoreApplication.processEvents()

    def look(self):
        self.rest()
        self.all.append(self._glance(self.window, self.home) | {"heard": list(self.heard)})
        self.outside.append(self._around())

    def _around(self):
        """Look at everything outside board and paper."""
        reveal, menu = self.window.screen_shown, self.window.menu
        menu.refresh()
        course = [thing for thing in self.room.things if isinstance(thing, Beads)]
        matter = matter_of(self.window, self.window.navigator)
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

    def walk(self):
        """Lead to the last step by the one key."""
        reveal = self.reveal
        self.look()
        while reveal.at < len(reveal.steps) - 1:
            self.hands.press(reveal.bar.go)
            self.rest()
            if reveal.step.scene is not Scene.CARRIED_OUT:
                self.look()

    def leave(self):
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def opened(program, home, masked, board, glance, picture_of, monkeypatch):
    """Lay a game out up to a phase, seal one twin's orders, and press for the reveal."""
    heard = []
    monkeypatch.setattr("gui.clock.sounds.play", heard.append)

    def lay(code, changed, *, moving=False, own=PRINTED):
        heard.clear()
        for old in sorted(home.rglob("*"), reverse=True):
            if old.is_file():
                old.unlink()
        settings.forget()
        settings.change(
            language="en", theme="light", reduced_motion=not moving, cover_after=0, sounds=False
        )
        log.stop()
        log.start(settings.data_folder())
        terms = {
            "rng": Boardwise(),
            "now": lambda: datetime(2026, 1, 1, 20, 0, tzinfo=UTC),
            "nonce": lambda: "5a" * 32,
        }
        path = home / "games" / "Thursday.velmoc"
        path.parent.mkdir(exist_ok=True)
        seats = [Seat(power=power, player=name) for power, name in PLAYERS.items()]
        clock = partial(first_clock, ClockPlan(early=True), now=terms["now"])
        session = tables.found_game(
            path, title="Thursday", seats=seats, board=board, clock=clock, **terms
        )
        phases = [own] if own is not PRINTED else [phase.orders for phase in sample_game()]
        for orders in phases:
            position, last = session.public().position, session.public().phase.code == code
            texts = {**orders, **changed} if last else orders
            for power in session.public().queue:
                written = texts.get(power, ())
                session.seal(power, [read(text, position, power, board).order for text in written])
            if last:
                break
            session.reveal()
            session.advance()
        session.close()
        hands = program(**terms)
        hands.window.projector.show()
        hands.press(hands.screen(StartScreen).last.primary)
        curtain = hands.screen(CurtainScreen)
        heard.clear()
        hands.press(curtain.card.go)
        hands.screen(RevealScreen)
        return Twin(hands, home, heard, glance, picture_of)

    yield lay
    log.stop()


def unlike(one, other):
    """Name every sense in which two looks differ."""
    return [sense for sense in one if one[sense] != other[sense]]


def same_so_far(twins):
    """Count the first steps at which nothing has been told in which the twins differ."""
    one, other = ([_told(twin.past, step) for step in twin.steps] for twin in twins)
    pairs = zip(one, other, strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))


def _told(past, step):
    return (step.scene, step.power, past.orders.get(step.power, ()) if step.power else ())


def check(twins, orders):
    """Hold the looks of two games against each other, step by step."""
    one, other = twins
    assert one.past.orders != other.past.orders
    same = same_so_far(twins)
    letters = sum(step.scene is Scene.POWER for step in one.steps)
    assert 1 <= same <= letters
    assert same == orders
    found = []
    for place in range(same):
        found += [(place, sense) for sense in unlike(one.all[place], other.all[place])]
    pairs = zip(one.outside, other.outside, strict=False)
    for place, (first, second) in enumerate(pairs):
        if first["scene"] == second["scene"]:
            found += [(place, f"outside: {sense}") for sense in unlike(first, second)]
    assert not found, found


@pytest.mark.parametrize("case", CASES)
def test_nothing_tells_of_an_order_before_it_is_read(opened, case):
    code, first, second = CASES[case]
    twins = []
    for changed in (first, second):
        twin = opened(code, changed)
        twin.walk()
        twin.leave()
        twins.append(twin)
    asked = sorted(twins[0].past.orders)
    changed = [power for power in asked if power in second]
    check(twins, 1 + asked.index(changed[0]))


def test_nothing_tells_of_an_order_before_it_is_read_while_things_move(opened):
    twins = []
    for changed in ({}, dict.fromkeys(ALL[3:], HOLD)):
        twin = opened("F1902M", changed, moving=True)
        twin.look()
        for _ in range(3):
            twin.hands.press(twin.reveal.bar.go)
            twin.look()
        twin.leave()
        twins.append(twin)

    check(twins, 4)


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


@pytest.fixture
def last_autumn(monkeypatch):
    """Begin where two powers are out, a third may be, and a fourth may win."""
    position = Position(
        phase=Phase.parse("F1901M"),
        units=tuple(
            Unit(power, UnitKind(text[0]), text[2:])
            for power, texts in STANDING.items()
            for text in texts.split(",")
        ),
        owners={centre: power for power, some in OWNED.items() for centre in some.split()},
    )
    monkeypatch.setattr(Diplomacy, "start", lambda _self, _year=1901: position)


def test_nothing_tells_that_a_power_is_out_and_another_has_won(opened, last_autumn):
    twins, stages = [], []
    for orders in (LAST_STROKE, {"AUSTRIA": HOLD}):
        twin = opened("F1901M", orders, own={})
        twin.walk()
        twin.hands.press(twin.reveal.bar.go)
        twin.hands.screen(ResultsScreen)
        stages.append(twin.window.navigator.hub.public().stage)
        twin.leave()
        twins.append(twin)

    assert stages == [Stage.OVER, Stage.REVEALED]
    check(twins, 1)


def test_the_end_is_heard_and_seen_only_when_all_is_told(opened, last_autumn):
    twin = opened("F1901M", LAST_STROKE, own={})
    reveal, hub = twin.reveal, twin.window.navigator.hub
    assert twin.heard == ["page"]
    while reveal.at < len(reveal.steps) - 1:
        assert hub.public().stage is Stage.REVEALED
        assert hub.public().outcome is None
        assert not twin.window.menu.draw.isEnabled()
        assert not twin.window.menu.export.isEnabled()
        twin.hands.press(reveal.bar.go)
        twin.rest()
    twin.hands.wait(lambda: hub.untold is None, "the end being told")

    assert hub.public().stage is Stage.OVER
    assert twin.heard[-1] == "victory"
    twin.leave()


@pytest.mark.parametrize("place", [0, 3, 9])
def test_past_phases_tell_nothing_of_a_reveal_and_lead_back_into_it(opened, place):
    seen = []
    for changed in ({}, dict.fromkeys(ALL[3:], HOLD)):
        twin = opened("F1902M", changed)
        for _ in range(place):
            twin.hands.press(twin.reveal.bar.go)
            twin.rest()
        was = twin.reveal.player.place
        known = [bead.bead.word for bead in twin.reveal.bar.beads.buttons]
        history_key = QKeySequence("Ctrl+H")[0]
        twin.hands.key(twin.window, history_key.key(), Qt.KeyboardModifier.ControlModifier)
        history = twin.hands.screen(HistoryScreen)
        twin.rest()
        seen.append(twin._glance(twin.window, twin.home))
        assert history.past.phase.code == "S1902M"
        assert twin.window.navigator.hub.untold is not None
        twin.hands.key(history, Qt.Key.Key_Escape)
        again = twin.reveal
        assert again.player.place == was
        assert [bead.bead.word for bead in again.bar.beads.buttons] == known
        twin.leave()

    if place < 9:
        assert unlike(*seen) == []


def test_a_reveal_seen_again_from_the_results_has_all_its_beads(opened):
    twin = opened("F1902M", {})
    count = len(twin.reveal.steps)
    twin.hands.press(twin.reveal.side.skip)
    results = twin.hands.screen(ResultsScreen)
    assert twin.window.navigator.hub.untold is None
    twin.hands.press(results.bar.replay)

    assert len(twin.reveal.bar.beads.buttons) == count
    twin.leave()


def test_each_sense_would_notice_what_comes(opened, monkeypatch):
    """Were all of it known from the beginning, as it used to be, the twins would differ."""
    monkeypatch.setattr(Place, "known", lambda _self, steps: tuple(range(len(steps))))
    monkeypatch.setattr(Hub, "untold", property(lambda self: self._session.public().past[-1]))
    monkeypatch.setattr(Hub, "public", lambda self: self._session.public())
    twins = []
    for changed in ({}, {"GERMANY": HOLD}):
        twin = opened("F1902M", changed)
        twin.look()
        twin.leave()
        twins.append(twin)
    one, other = twins

    assert {"picture", "public", "tree", "widgets"} <= set(unlike(one.all[0], other.all[0]))
    assert {"bar", "beads", "course", "print"} <= set(unlike(one.outside[0], other.outside[0]))
