"""Two games without talk that differ only in who plays what look the same to everybody.

Who plays what is in the file of the game, as an envelope without a PIN is, and nowhere else: not on
a curtain, a desk, the public screen, results, past phases, the start screen, in the club, a print.
"""

import re
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QGuiApplication

from engine import tables
from engine.session.event import Seat
from engine.session.keeping import Keeping
from gui import log, settings
from gui.club.club_screen import ClubScreen
from gui.demo.calling import to_curtain
from gui.demo.player import Player
from gui.history.history_screen import HistoryScreen
from gui.paper.kinds import Kind, Wish, plain_text
from gui.paper.matter import Matter
from gui.table.game_over import GameOverScreen
from gui.table.results import ResultsScreen
from gui.table.reveal import RevealScreen
from gui.table.table_screen import TableScreen
from gui.windows.start import StartScreen

pytestmark = [pytest.mark.usefixtures("alone"), pytest.mark.evening]

NAMES = ("Alena", "Bohuslav", "Cyril", "Dana", "Eva", "Filip", "Gita")
POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")


LINK = re.compile("[0-9a-f]{64}")


class Sorted:
    """Chance that calls powers as the board lists them."""

    @staticmethod
    def shuffle(hands):
        hands.sort()


@pytest.fixture
def evening(program, home, board, glance, qapp, monkeypatch):
    """Play a phase with seats dealt in some way, and keep all that can be seen at each step."""
    # A link covers the founding with who plays what, behind 32 random bytes that nobody sees.
    # (tests/engine/session/test_witness.py). Here it is none, so that all else can be compared.
    monkeypatch.setattr(Keeping, "_head", property(lambda _: "0" * 64))
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    QAccessible.setActive(True)

    def play(powers):
        for old in sorted(home.rglob("*"), reverse=True):
            if old.is_file():
                old.unlink()
        settings.forget()
        settings.change(language="en", theme="light", reduced_motion=True, cover_after=0)
        log.stop()
        log.start(settings.data_folder())
        QGuiApplication.clipboard().clear()
        terms = {
            "rng": Sorted(),
            "now": lambda: datetime(2026, 1, 1, 20, 0, tzinfo=UTC),
            "nonce": lambda: "5a" * 32,
        }
        path = home / "games" / "Silent.velmoc"
        path.parent.mkdir(exist_ok=True)
        seats = [Seat(power=power, player=name) for power, name in zip(powers, NAMES, strict=True)]
        lot = {"dealt": "lot", "lot": "".join(power[0] for power in powers)}
        tables.found_game(
            path, title="Silent", seats=seats, gunboat=True, board=board, **lot, **terms
        ).close()
        hands = program(**terms)
        hands.window.projector.show()
        return Silent(hands, glance, home).play()

    yield play
    qapp.setCursorFlashTime(flash)
    log.stop()


class Silent:
    """One evening without talk."""

    def __init__(self, hands, glance, home):
        self.hands, self._glance, self._home = hands, glance, home
        self.seen = {}

    def look(self, what):
        self.hands.settle()
        QCoreApplication.processEvents()
        seen = self._glance(self.hands.window, self._home)
        # Which game it is follows from all of its founding, the unknown seed of the lot included.
        seen["files"] = {name: LINK.sub("", text) for name, text in seen["files"].items()}
        self.seen[what] = seen

    def play(self):
        hands, window = self.hands, self.hands.window
        start = hands.screen(StartScreen)
        idle = (start._pictures.isActive, start._reading.isActive)
        hands.wait(lambda: start.last and not any(busy() for busy in idle), "the games")
        self.look("start screen")
        hands.press(start.last.primary)
        player = Player(hands)
        for power in POWERS[:1]:
            hands.screen(TableScreen)
            self.look("the table")
            hands.wait(lambda power=power: to_curtain(hands).power == power, power)
            self.look(f"curtain before {power}")
            desk = player.sit_down()
            self.look(f"desk of {power}")
            player.seal(desk)
        hands.screen(TableScreen)
        self.look("table after sealing")
        for power in POWERS[1:]:
            window.navigator.hub.seal(power, ())
        window.navigator._evening.begin()
        player.open_all(hands.screen(TableScreen))
        reveal = hands.screen(RevealScreen)
        self.look("reveal")
        while hands.window.screen_shown is reveal:
            hands.press(reveal.bar.go)
        hands.screen(ResultsScreen)
        self.look("results")
        public = window.navigator.hub.public()
        matter = Matter(
            public=public,
            loaded=window.navigator.loaded(),
            rules=window.navigator.hub.rules,
            at=0,
        )
        self.printed = plain_text(matter, Wish(kinds=tuple(Kind)))
        hands.choose(window.menu.game.menuAction(), window.menu.history)
        self.look("past phases")
        hands.screen(HistoryScreen).closed.emit()
        hands.screen(ResultsScreen)
        window.navigator.show_club()
        hands.screen(ClubScreen)
        self.club = window.navigator.shelf.cards()[0].cover
        window.navigator.show_start()
        hands.screen(StartScreen)
        return self

    def leave(self):
        """End the program, so that nothing of it is left beside the other one."""
        window = self.hands.window
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_nobody_can_tell_who_plays_what_before_the_end(evening, everything_said):
    one = evening(POWERS)
    one.leave()
    other = evening(POWERS[3:] + POWERS[:3])

    assert len(one.seen) == 8
    for what, senses in one.seen.items():
        for sense, found in senses.items():
            assert found == other.seen[what][sense], (what, sense)
        told = repr(senses)
        assert not [name for name in NAMES if name in told], what
    assert one.printed == other.printed
    assert not [name for name in NAMES if name in one.printed]
    assert set(one.club.players.values()) == {""}
    assert one.club == other.club

    window = other.hands.window
    start = other.hands.screen(StartScreen)
    other.hands.press(start.last.primary)
    other.hands.screen(ResultsScreen)
    window.navigator._end_by_draw()
    over = other.hands.screen(GameOverScreen)
    assert [name for name in NAMES if name not in everything_said()] == []
    assert over.isVisible()
    assert window.navigator.hub.public().player("GERMANY") == "Alena"
