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
from engine.table.log import TableLog
from engine.table.seat import Seat
from engine.table.terms import Terms
from gui import settings
from gui.club.club_screen import ClubScreen
from gui.history.history_screen import HistoryScreen
from gui.paper.kinds import Kind, Wish, plain_text
from gui.printable import Matter
from gui.process import log
from gui.robots.games.diplomacy.players.pointing_player import PointingPlayer
from gui.robots.players.curtain_steps import to_curtain
from gui.table.page.table_screen import TableScreen
from gui.table.results.game_over import GameOverScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.start.start_screen import StartScreen
from tests.agreements import usual_agreement

pytestmark = [pytest.mark.usefixtures("alone", "bare_boards"), pytest.mark.evening]

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
    # (tests/engine/table/test_witness.py). Here it is none, so that all else can be compared.
    monkeypatch.setattr(TableLog, "head", property(lambda _: "0" * 64))
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
            path,
            usual_agreement(title="Silent", seats=seats, gunboat=True, **lot),
            board=board,
            terms=Terms(**terms),
        ).close()
        driver = program(**terms)
        driver.window.projector.show()
        return Silent(driver, glance, home).play()

    yield play
    qapp.setCursorFlashTime(flash)
    log.stop()


class Silent:
    """One evening without talk."""

    def __init__(self, driver, glance, home):
        self.driver, self._glance, self._home = driver, glance, home
        self.seen = {}

    def look(self, what):
        self.driver.settle()
        QCoreApplication.processEvents()
        seen = self._glance(self.driver.window, self._home)
        # Which game it is follows from all of its founding, the unknown seed of the lot included.
        seen["files"] = {name: LINK.sub("", text) for name, text in seen["files"].items()}
        self.seen[what] = seen

    def play(self):
        driver, window = self.driver, self.driver.window
        start = driver.screen(StartScreen)
        idle = (start._pictures.isActive, start._reading.isActive)
        driver.wait(lambda: start.last and not any(busy() for busy in idle), "the games")
        self.look("start screen")
        driver.press(start.last.primary)
        player = PointingPlayer(driver)
        for power in POWERS[:1]:
            driver.screen(TableScreen)
            self.look("the table")
            driver.wait(lambda power=power: to_curtain(driver).power == power, power)
            self.look(f"curtain before {power}")
            desk = player.sit_down()
            self.look(f"desk of {power}")
            player.seal(desk)
        driver.screen(TableScreen)
        self.look("table after sealing")
        for power in POWERS[1:]:
            window.navigator.bridge.seal(power, ())
        window.navigator.open.evening.begin()
        player.open_all(driver.screen(TableScreen))
        reveal = driver.screen(RevealScreen)
        self.look("reveal")
        while driver.window.screen_shown is reveal:
            driver.press(reveal.bar.go)
        driver.screen(ResultsScreen)
        self.look("results")
        public = window.navigator.bridge.public()
        matter = Matter(
            public=public,
            loaded=window.navigator.loaded(),
            rules=window.navigator.bridge.rules,
            at=0,
        )
        self.printed = plain_text(matter, Wish(kinds=tuple(Kind)))
        driver.choose(window.menu.game.menuAction(), window.menu.history)
        self.look("past phases")
        driver.screen(HistoryScreen).closed.emit()
        driver.screen(ResultsScreen)
        window.navigator.show_club()
        driver.screen(ClubScreen)
        self.club = window.navigator.shelf.cards()[0].cover
        window.navigator.show_start()
        driver.screen(StartScreen)
        return self

    def leave(self):
        """End the program, so that nothing of it is left beside the other one."""
        window = self.driver.window
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

    window = other.driver.window
    start = other.driver.screen(StartScreen)
    other.driver.press(start.last.primary)
    other.driver.screen(ResultsScreen)
    window.navigator.open.settle(window.navigator.bridge.end_by_draw)
    over = other.driver.screen(GameOverScreen)
    assert [name for name in NAMES if name not in everything_said()] == []
    assert over.isVisible()
    assert window.navigator.bridge.public().player("GERMANY") == "Alena"
