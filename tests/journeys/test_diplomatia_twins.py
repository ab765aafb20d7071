"""Games of Diplomatia that differ only in what one power wrote look the same until it is revealed.

On a map of ten spaces, so that every kind of order in every phase can be played twice: at the
desk, under the cloth, sealed, opened again, sealed once more, and read at last.
"""

from typing import get_args

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from engine.catalogue import DEVELOPER
from engine.games.diplomatia import orders
from engine.games.diplomatia.orders import meant, value_of
from gui.games.diplomatia.words import notation
from gui.map.board.view import BoardView
from gui.process import log
from gui.reveal.step import Scene
from gui.robots.players.curtain_steps import to_curtain, to_rest
from gui.robots.players.scripted_player import ScriptedPlayer
from gui.table.curtain.call_cards import CallCard
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.envelope_cards import EnvelopeCard
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen
from gui.table.page.table_screen import TableScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.start.start_screen import StartScreen
from tests.journeys.harbour_cases import CASES, PLAYERS, VICTIM, sheet_of
from tests.journeys.harbour_table import USUAL, begin_in, found_table, sit_down
from tests.journeys.reveals import Boardwise
from tests.journeys.sealed_files import check_disk, without_envelopes

pytestmark = [pytest.mark.usefixtures("alone"), pytest.mark.evening]


def test_every_kind_of_order_is_a_secret_of_some_twin():
    kinds = {type(meant(value_of(text))) for case in CASES.values() for text in case.written}

    assert kinds == set(get_args(orders.DiplomatiaOrder)), kinds


@pytest.mark.parametrize("case", CASES)
def test_twins_look_the_same_until_the_orders_are_read(twin, case):
    one, other = (_played(twin, CASES[case].position, way) for way in CASES[case].ways)

    assert [what for what, _ in one.seen] == [what for what, _ in other.seen]
    assert len(one.seen) > 7
    found = [
        (what, sense, difference(first[sense], second[sense]))
        for (what, first), (_, second) in zip(one.seen, other.seen, strict=True)
        for sense in first
        if first[sense] != second[sense]
    ]
    assert not found, "\n".join(map(str, found))[:4000]
    assert without_envelopes(one) == without_envelopes(other)
    assert one.secrets != other.secrets


def difference(one, two):
    """Say in what two looks differ, as far as one can read it."""
    if isinstance(one, dict):
        return {name: (one.get(name), two.get(name)) for name in one if one[name] != two.get(name)}
    return [line for line in one if line not in two], [line for line in two if line not in one]


def _played(twin, position, way):
    game = twin(position)
    game.play([sheet_of(text) for text in way])
    game.leave()
    check_disk(game)
    return game


class Twin:
    """One of the games: what others see at each step of it."""

    def __init__(self, driver, home, path, glance, board):
        self.driver, self.home, self.path, self._glance = driver, home, path, glance
        self.board = board
        self.player = ScriptedPlayer(driver)
        self.seen, self.secrets, self.disk = [], set(), b""

    @property
    def shown(self):
        return self.driver.window.screen_shown

    @property
    def room(self):
        return self.driver.window.projector.window

    def look(self, what):
        self.driver.settle()
        for window in (self.driver.window, self.room):
            for board in window.findChildren(BoardView):
                if board.isVisible():
                    board.finish()
        QCoreApplication.processEvents()
        self.seen.append((what, self._glance(self.driver.window, self.home)))

    def write(self, desk, sheet):
        """Strike everything out, then type in the handbook's signs."""
        for key in list(desk.draft.keys):
            desk.hand.withdraw(key)
        for order in sheet:
            signs = notation(value_of(order), self.board)
            self.player.say(desk, order if order == "WAIVE" else signs)
        assert set(desk.orders) == set(sheet)
        self.secrets |= set(sheet)

    def seal(self, desk):
        """Both who command the power agree, and look away."""
        self.driver.press(desk.panel.seal)
        for box in desk.sheet.agreement.boxes:
            box.click()
        self.driver.press(desk.sheet.seal)
        sealed = self.driver.screen(SealedScreen)
        self.look("the seal")
        self.driver.key(sealed, Qt.Key.Key_Space)
        to_rest(self.driver)

    def play(self, sheets):
        driver = self.driver
        driver.press(driver.screen(StartScreen).last.primary)
        driver.screen(TableScreen)
        first, *others = sheets
        desk = self.player.sit_down(power=VICTIM)
        self.write(desk, first)
        driver.press(desk.cover)
        driver.screen(CurtainScreen)
        self.look("the curtain over a draft")
        driver.press(self.shown.card.later)
        driver.screen(TableScreen)
        self.look("the table while a draft waits")
        self.seal(self.player.sit_down(power=VICTIM))
        for sheet in others:
            self._open_again(sheet)
        self.look("the table after sealing")
        self.disk = self.path.read_bytes()
        for power in sorted({*PLAYERS} & {*self.shown.public.queue}):
            desk = self.player.sit_down(power=power)
            self.look(f"another's desk: {power}")
            self.seal(desk)
        self.look("the table when all have sealed")
        driver.press(driver.screen(TableScreen).side.primary)
        self._reveal()

    def _open_again(self, sheet):
        driver = self.driver
        to_curtain(driver, VICTIM)
        driver.wait(lambda: isinstance(self.shown.card, CallCard), "the owner of the envelope")
        driver.press(self.shown.card.go)
        driver.wait(lambda: isinstance(self.shown.card, EnvelopeCard), "the envelope")
        self.look("the closed envelope")
        driver.press(self.shown.card.open)
        driver.press(self.shown.card.open)
        desk = driver.screen(DeskScreen)
        self.write(desk, sheet)
        self.seal(desk)

    def _reveal(self):
        """Look at every step up to the one that reads the victim's orders."""
        reveal = self.driver.screen(RevealScreen)
        while reveal.step.power != VICTIM:
            self.driver.wait(lambda: not reveal.player.moving, "the end of a step")
            self.look(f"the reveal, step {reveal.at}")
            assert reveal.step.scene in (Scene.OPENED, Scene.POWER)
            self.driver.press(reveal.bar.go)

    def leave(self):
        """End the program, so that nothing of it is left beside the other twin."""
        window = self.driver.window
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def twin(program, home, masked, harbour, glance, monkeypatch):
    """Found a game in a position, and open it in the real program."""
    monkeypatch.setenv(DEVELOPER, "1")

    def lay(position):
        begin_in(position, monkeypatch)
        terms = USUAL | {"rng": Boardwise()}
        path = found_table(home, harbour, terms)
        driver = sit_down(program, terms)
        return Twin(driver, home, path, glance, harbour.board)

    yield lay
    log.stop()
