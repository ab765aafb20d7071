"""Two games that differ only in one power's secret orders look the same to everybody else.

Nonces, clock and the random order of seats are the same in both; fingerprints, which must differ,
are masked where they are shown. Everything else is compared to the byte, until the reveal.
"""

import logging
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QLabel

from engine import tables
from engine.games.diplomacy.reader.written_orders import read
from engine.games.diplomacy.study.library import sample_game
from engine.table.seat import Seat
from engine.table.terms import Terms
from gui import settings
from gui.explain.board_panel import JudgedBoard
from gui.history.history_screen import HistoryScreen
from gui.map.board.view import BoardView
from gui.process import log
from gui.robots.games.diplomacy.players.pointing_player import PointingPlayer
from gui.robots.players.curtain_steps import to_curtain, to_rest
from gui.robots.players.new_game_form import PLAYERS
from gui.table.curtain.call_cards import CallCard
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.envelope_cards import EnvelopeCard
from gui.table.desk import first_turn
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen
from gui.table.page.table_screen import TableScreen
from gui.windows.start.start_screen import StartScreen
from tests.agreements import usual_agreement
from tests.journeys.sealed_files import check_disk, without_envelopes

pytestmark = [pytest.mark.usefixtures("alone"), pytest.mark.evening]


class VictimSecond:
    """Chance that always calls the power with the secret as the second."""

    def __init__(self, victim):
        self.victim = victim

    def shuffle(self, hands):
        hands.sort()
        hands.remove((self.victim,))
        hands.insert(1, (self.victim,))


class Twin:
    """One of two games: plays a phase and keeps what others see at each step."""

    def __init__(self, driver, home, path, victim, glance):
        self.driver, self.home, self.path, self.victim = driver, home, path, victim
        self._glance = glance
        self.seen = []
        self.secrets = set()
        self.disk = b""

    @property
    def shown(self):
        return self.driver.window.screen_shown

    def look(self, what):
        self.driver.settle()
        public = self.driver.window.projector.window if self.driver.window.has_projector else None
        for board in public.findChildren(BoardView) if public is not None else ():
            board.finish()
        for board in self.driver.window.findChildren(JudgedBoard):
            # What was never painted is shown roughly first: for both twins or for none of them.
            self.driver.wait(lambda one=board: not one.isVisible() or one.ready(), "the board")
        QCoreApplication.processEvents()
        self.seen.append((what, self._glance(self.driver.window, self.home)))

    def leave(self):
        """End the program, so that nothing of it is left beside the other twin."""
        window = self.driver.window
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def play(self, first, then, public):
        """Play until all have sealed; ``first`` and ``then`` are the victim's ways to write."""
        driver, player = self.driver, PointingPlayer(self.driver)
        self.driver.press(driver.screen(StartScreen).last.primary)
        driver.screen(TableScreen)
        while not self.shown.side.all_sealed:
            power = self.shown.public.queue[0]
            self.look(f"table before {power}")
            to_curtain(driver, power)
            self.look(f"curtain before {power}")
            desk = player.sit_down()
            if power == self.victim:
                self._write_in_secret(desk, first, then)
            else:
                self.look(f"empty desk of {power}")
                for order in public.get(power, ())[:2]:
                    player.say(desk, order)
                self.look(f"desk of {power}")
                player.seal(desk)
        self.look("the table when all have sealed")

    def _write_in_secret(self, desk, first, then):
        driver, player = self.driver, PointingPlayer(self.driver)
        first(player, desk)
        driver.press(desk.cover)
        driver.screen(CurtainScreen)
        self.look("curtain after covering")
        driver.press(self.shown.card.later)
        driver.screen(TableScreen)
        self.look("table while a draft waits")
        desk = player.sit_down(power=self.victim)
        self._seal(desk)
        self.look("table after sealing")
        self._go_home_and_back()
        to_curtain(driver, self.victim)
        driver.wait(lambda: isinstance(self.shown.card, CallCard), "the owner of the envelope")
        driver.press(self.shown.card.go)
        driver.wait(lambda: isinstance(self.shown.card, EnvelopeCard), "the envelope")
        self.look("closed envelope")
        driver.press(self.shown.card.open)
        self.look("question whether to open it")
        driver.press(self.shown.card.open)
        desk = driver.screen(DeskScreen)
        then(player, desk)
        self._seal(desk)
        self.look("table after sealing again")
        if self.driver.window.navigator.open.has_history:
            driver.key(driver.window, Qt.Key.Key_Escape)
            driver.choose(driver.window.menu.game.menuAction(), driver.window.menu.history)
            history = driver.screen(HistoryScreen)
            self.look("past phases")
            history.closed.emit()
            to_rest(driver)
            self.look("table after looking back")
            self.shown.look_at(0)
            self.look("a past phase at the table")
        self.disk = self.path.read_bytes()

    def _seal(self, desk):
        self.secrets |= set(desk.orders)
        self.driver.press(desk.panel.seal)
        self.driver.press(desk.sheet.seal)
        sealed = self.driver.screen(SealedScreen)
        self.look("the seal")
        self.driver.key(sealed, Qt.Key.Key_Space)
        to_rest(self.driver)

    def _go_home_and_back(self):
        driver = self.driver
        driver.choose(driver.window.menu.game.menuAction(), driver.window.menu.close_game)
        start = driver.screen(StartScreen)
        driver.wait(lambda: not start._pictures.isActive(), "pictures of the games")
        self.look("start screen")
        driver.press(start.last.primary)
        to_rest(driver)
        self.look("table after coming back")


@pytest.fixture
def twin(program, home, masked, board, glance):
    """Lay the sample game out up to a phase, and open it in the real program."""

    def lay(code, victim):
        for old in sorted(home.rglob("*"), reverse=True):
            if old.is_file():
                old.unlink()
        settings.forget()
        settings.change(language="en", theme="light", reduced_motion=True, cover_after=0)
        log.stop()
        log.start(settings.data_folder())
        terms = {
            "rng": VictimSecond(victim),
            "now": lambda: datetime(2026, 1, 1, 20, 0, tzinfo=UTC),
            "nonce": lambda: "5a" * 32,
        }
        path = home / "games" / "Thursday.velmoc"
        path.parent.mkdir(exist_ok=True)
        seats = [Seat(power=power, player=name) for power, name in PLAYERS.items()]
        session = tables.found_game(
            path, usual_agreement(title="Thursday", seats=seats), board=board, terms=Terms(**terms)
        )
        public = {}
        for phase in sample_game():
            position = session.public().position
            public = {
                power: [read(text, position, power, board).order for text in texts]
                for power, texts in phase.orders.items()
            }
            if phase.phase.code == code:
                break
            for power in session.public().queue:
                session.envelopes.seal(power, public.get(power, ()))
            session.reveal()
            session.advance()
        session.close()
        driver = program(**terms)
        return Twin(driver, home, path, victim, glance), public

    yield lay
    log.stop()


def clicked(*orders):
    return lambda player, desk: [player.show(desk, order) for order in orders]


def typed(*texts):
    return lambda player, desk: [player.say(desk, text) for text in texts]


def replaced(*texts):
    """Strike everything out, then type."""

    def write(player, desk):
        for key in list(desk.draft.keys):
            desk.hand.withdraw(key)
        typed(*texts)(player, desk)

    return write


CASES = {
    "moves": (
        "S1901M",
        "FRANCE",
        (clicked("A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - MAO"), typed("A Mar-Spa")),
        (typed("F Bre-Pic"), replaced()),
    ),
    "retreats": (
        "F1902R",
        "FRANCE",
        (clicked("A BUR R GAS"), replaced("A Bur-Par")),
        (typed(), typed("A Bur D")),
    ),
    "adjustments": (
        "W1901A",
        "GERMANY",
        (clicked("F KIE B", "A MUN B"), replaced("A Ber", "A Mun")),
        (typed(), replaced("A Kie")),
    ),
}


def differences(one, other):
    """Name every step and every sense in which two evenings differ."""
    assert [what for what, _ in one.seen] == [what for what, _ in other.seen]
    return [
        (what, sense, _where(first[sense], second[sense]))
        for (what, first), (_, second) in zip(one.seen, other.seen, strict=True)
        for sense in first
        if first[sense] != second[sense]
    ]


def _where(first, second):
    if isinstance(first, tuple):
        return "pixels"
    if isinstance(first, dict):
        return {name: (first.get(name), second.get(name)) for name in {*first, *second}}
    return [line for line in first if line not in second], [s for s in second if s not in first]


@pytest.mark.parametrize("case", [case for case in CASES if case != "moves"])
def test_twins_look_the_same_to_everybody_else_until_the_reveal(twin, case):
    code, victim, one_way, other_way = CASES[case]
    twins = [_played(twin, code, victim, way) for way in (one_way, other_way)]

    _check_twins(*twins)
    _check_secrets(*twins)


def test_twins_look_the_same_to_the_room_and_nobody_can_tell_who_was_led(twin):
    """With a public screen; one twin more, in which a seat is led through its first turn.

    He writes the same orders as the first: the same pages, the same file.
    """
    _code, victim, one_way, other_way = CASES["moves"]
    nobody = frozenset()
    alone = _played_to_the_room(twin, one_way, nobody)
    other = _played_to_the_room(twin, other_way, nobody)
    led = _played_to_the_room(twin, one_way, frozenset({victim}))

    _check_twins(alone, other)
    _check_secrets(alone, other)
    assert len({senses["public"] for _, senses in alone.seen}) > 3  # it follows the table
    _check_twins(alone, led)


def test_the_table_does_not_show_who_has_begun_to_write(twin):
    """Games alike but that one has begun to write in the first, another in the second, nobody."""
    seen = []
    for begun in (("FRANCE", "A Par-Bur"), ("ENGLAND", "F Lon-Nth"), None):
        game, _ = twin("S1901M", "FRANCE")
        driver, player = game.driver, PointingPlayer(game.driver)
        driver.press(game.shown.last.primary)
        driver.screen(TableScreen)
        for power in (begun or ("FRANCE",))[:1]:
            to_curtain(driver, power)
            if begun is not None:
                desk = player.sit_down()
                player.say(desk, begun[1])
                assert desk.orders
                driver.press(desk.cover)
                driver.screen(CurtainScreen)
            driver.press(game.shown.card.later)
            driver.screen(TableScreen)
        game.look("the table")
        game.leave()
        seen.append(game.seen[0][1])

    for sense in seen[0]:
        assert seen[0][sense] == seen[1][sense] == seen[2][sense], sense


def _played(twin, code, victim, way):
    """Play an evening in which the victim writes in some way."""
    game, public = twin(code, victim)
    game.play(*way, public)
    game.leave()
    return game


def _played_to_the_room(twin, way, asked):
    """Play it with a public screen; whoever asked is led through his first turn."""
    code, victim, *_ways = CASES["moves"]
    game, public = twin(code, victim)
    first_turn.note(game.path, asked)
    game.driver.window.projector.show()
    game.play(*way, public)
    game.leave()
    assert not first_turn.asked(game.path, victim)  # it was led, or never asked
    for _what, senses in game.seen:
        senses["files"].pop(f"data/{first_turn.NAME}", None)  # of the laptop, not of the game
    return game


def _check_twins(one, other):
    found = differences(one, other)
    assert found == [], "\n".join(map(str, found))[:4000]
    assert len(one.seen) > 10
    assert without_envelopes(one) == without_envelopes(other)


def _check_secrets(*twins):
    for game in twins:
        check_disk(game)
    assert twins[0].secrets != twins[1].secrets


LEAKS = {
    "picture": lambda window, home: window.screen_shown.side.lead.setText("Budapest"),
    "tree": lambda window, home: window.setAccessibleDescription("Budapest"),
    "widgets": lambda window, home: QLabel("Budapest", window).hide(),
    "titles": lambda window, home: window.setWindowTitle("Budapest"),
    "undo": lambda window, home: QUndoStack(window).push(QUndoCommand("Budapest")),
    "clipboards": lambda window, home: QGuiApplication.clipboard().setText("Budapest"),
    "files": lambda window, home: logging.getLogger("gui").warning("Budapest"),
    "children": lambda window, home: QTimer(window),
}


def test_each_sense_notices_what_it_should(twin):
    game, _ = twin("S1901M", "FRANCE")
    game.driver.press(game.shown.last.primary)
    game.driver.screen(TableScreen)
    game.look("before")
    for sense, leak in LEAKS.items():
        leak(game.driver.window, game.home)
        game.look(sense)
    game.leave()

    looks = [senses for _, senses in game.seen]
    for sense, before, after in zip(LEAKS, looks[:-1], looks[1:], strict=True):
        assert before[sense] != after[sense], sense
