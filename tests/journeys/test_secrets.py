"""What is left of a secret once the curtain has fallen: nothing, in none of the places it could be.

``tests/gui/table/test_secrets.py`` looks at the widgets one by one; here the whole program runs.
"""

import gc
import logging
from contextlib import suppress

import pytest
import shiboken6
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QClipboard, QGuiApplication, QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from engine import tables
from engine.rules.order import texts_of
from engine.rules.ruling import Verdict
from engine.store.errors import StoreError
from engine.store.gamefile import GameFile
from engine.table.envelope import Envelope
from engine.table.refusal import CommandError
from engine.table.sealed.pin import PinLock
from engine.table.seat import Seat
from engine.table.terms import Terms
from gui import app, settings
from gui.errors.sentences import say_error
from gui.errors.unexpected import Unexpected
from gui.kit.dialog import Message, Question
from gui.map.pictures import portrait
from gui.orders.draft import Draft
from gui.process import log
from gui.robots.games.diplomacy.players.pointing_player import PointingPlayer
from gui.robots.players.curtain_steps import to_curtain
from gui.robots.players.new_game_form import PLAYERS, Agreed
from gui.robots.tables.random_table import RandomTable
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen, SealSheet
from gui.table.evening.evening import Kept
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.new_game.table_plan import TablePlan
from gui.windows.start.start_screen import StartScreen
from tests.agreements import usual_agreement

pytestmark = pytest.mark.usefixtures("alone")

PIN = "90817263"
ORDERS = ("A PAR - BUR", "F BRE - MAO")
SIGNS = ("A PAR - BUR", "A Par-Bur", "Burgundy", "F BRE - MAO", "F Bre-Mid", PIN)
"""How the secrets could be written wherever they do not belong."""


class FranceFirst:
    """Chance that calls France first."""

    @staticmethod
    def shuffle(hands):
        hands.sort(key=lambda powers: "FRANCE" not in powers)


@pytest.fixture
def logged(home):
    log.start(settings.data_folder())
    yield
    log.stop()


@pytest.fixture
def evening(program, board, home, logged):
    """A game at its first table: France is called first and has a PIN."""
    path = home / "games" / "Secrets.velmoc"
    path.parent.mkdir()
    seats = [Seat(power=power, player=name) for power, name in PLAYERS.items()]
    agreement, terms = usual_agreement(title="Secrets", seats=seats), Terms(rng=FranceFirst())
    tables.found_game(path, agreement, pins={"FRANCE": PIN}, board=board, terms=terms).close()
    driver = program(rng=FranceFirst())
    driver.press(driver.screen(StartScreen).last.primary)
    driver.screen(TableScreen)
    return driver


@pytest.fixture
def laid(program, board, logged):
    """The same, laid by clicks and keys: the PIN was typed here, too."""
    driver = program(rng=FranceFirst())
    table = RandomTable(driver, board, None, agreed=Agreed(title="Secrets", pins={"FRANCE": PIN}))
    while not isinstance(driver.window.screen_shown, TableScreen):
        table.act()
    return driver


def written():
    return (settings.data_folder() / log.NAME).read_text("utf-8")


def told(text):
    return [sign for sign in SIGNS if sign in text]


def write_in_secret(driver):
    player = PointingPlayer(driver)
    desk = player.sit_down(PIN)
    player.show(desk, ORDERS[0])
    player.say(desk, ORDERS[1])
    return player, desk


@pytest.mark.parametrize("way", ["cover", "seal", "start", "close"])
@pytest.mark.evening
def test_nothing_of_a_desk_is_left_when_it_is_gone(laid, everything_said, way):
    player, desk = write_in_secret(laid)
    menu, window = laid.window.menu, laid.window
    match way:
        case "cover":
            laid.key(desk, Qt.Key.Key_F9)
        case "seal":
            player.seal(desk)
        case "start":
            laid.choose(menu.game.menuAction(), menu.close_game)
            laid.press(window.findChild(Question).yes)
        case "close":
            window.close()
            window.deleteLater()
    del desk
    laid.settle()
    gc.collect()

    gone = (DeskScreen, SealSheet, QUndoStack, Draft)
    alive = [o for o in gc.get_objects() if isinstance(o, gone) and shiboken6.isValid(o)]
    assert alive == []
    assert told(everything_said()) == []
    assert told(written()) == []
    clipboard = QGuiApplication.clipboard()
    assert clipboard.text(QClipboard.Mode.Clipboard) == ""
    assert clipboard.text(QClipboard.Mode.Selection) == ""
    kept = [path for path in settings.config_folder().rglob("*") if path.suffix != ".velmoc"]
    assert [
        path for path in kept if path.is_file() and told(path.read_text("utf-8", "replace"))
    ] == []


def test_no_picture_of_a_desk_is_kept_for_a_faster_start(evening, monkeypatch):
    kept = []
    monkeypatch.setattr(portrait, "LATER", 1)
    monkeypatch.setattr(portrait, "known", lambda _key: False)
    monkeypatch.setattr(portrait, "fetch", lambda _key: None)
    monkeypatch.setattr(portrait, "keep", lambda key, _image: kept.append(key))

    player, desk = write_in_secret(evening)
    QTest.qWait(50)
    desk.view.first_sight.keep()

    assert kept == []
    player.seal(desk)


def test_a_pin_cannot_be_copied_and_is_not_kept(evening):
    field = to_curtain(evening).card.pin
    assert field.echoMode() is QLineEdit.EchoMode.Password
    evening.write(field, PIN)
    for key in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_Insert):
        QTest.keyClick(field, key, Qt.KeyboardModifier.ControlModifier)

    clipboard = QGuiApplication.clipboard()
    assert PIN not in clipboard.text(QClipboard.Mode.Clipboard)
    assert PIN not in clipboard.text(QClipboard.Mode.Selection)
    assert PIN not in field.displayText()


@pytest.mark.parametrize("way", ["cover", "seal", "close"])
def test_what_was_pasted_at_a_desk_cannot_be_pasted_at_the_next(evening, way):
    player = PointingPlayer(evening)
    desk = player.sit_down(PIN)
    board = QGuiApplication.clipboard()
    board.setText("\n".join(ORDERS))
    evening.click(desk.entry.line)
    QTest.keyClick(desk.entry.line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert set(desk.orders) == set(ORDERS)
    match way:
        case "cover":
            evening.key(desk, Qt.Key.Key_F9)
            evening.screen(CurtainScreen)
        case "seal":
            player.seal(desk)
        case "close":
            evening.window.close()

    assert board.text() == ""


def test_what_was_copied_elsewhere_stays_on_the_clipboard(evening):
    board = QGuiApplication.clipboard()
    desk = PointingPlayer(evening).sit_down(PIN)
    board.setText(ORDERS[0])
    evening.click(desk.entry.line)
    QTest.keyClick(desk.entry.line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    board.setText("a letter to somebody")
    evening.key(desk, Qt.Key.Key_F9)
    evening.screen(CurtainScreen)

    assert board.text() == "a letter to somebody"
    board.clear()


def test_the_title_says_nothing_at_any_time(evening):
    titles = set()
    timer = QTimer(evening.window, interval=1)
    timer.timeout.connect(
        lambda: titles.update(top.windowTitle() for top in QApplication.topLevelWidgets())
    )
    timer.start()

    player, desk = write_in_secret(evening)
    player.seal(desk)
    timer.stop()

    assert titles <= {"Velmoc", ""}


def test_a_fault_that_quotes_an_order_tells_neither_the_log_nor_the_table(evening, qtbot):
    unexpected = Unexpected()
    unexpected.watch()
    said = []
    unexpected.happened.connect(said.append)
    unexpected.happened.connect(lambda kind: app._say_unexpected(evening.window, kind, None))
    try:
        with suppress(KeyError):
            raise KeyError(ORDERS[0])
        QTimer.singleShot(0, evening.window, _fail)
        evening.wait(lambda: bool(said), "the fault")
    finally:
        unexpected.leave()
    message = evening.window.findChild(Message)

    assert said == ["KeyError"]
    assert "KeyError" in written()
    assert told(written()) == []
    assert told(message.words.text() + message.title.text()) == []
    evening.press(message.shut)


def _fail():
    orders = {"A PAR - BUR": 1}
    orders.pop("F BRE - MAO")


def test_nothing_secret_is_printed(evening):
    bridge = evening.window.navigator.bridge
    secrets = (
        Envelope(power="FRANCE", phase="S1901M", orders=ORDERS, nonce="5a" * 32),
        bridge.seat("FRANCE", draft=ORDERS),
        Kept(ORDERS),
        PinLock.of(PIN),
        TablePlan(usual_agreement(title="Secrets", seats=(), dealt="lot"), pins={"FRANCE": PIN}),
        bridge,
        *(bridge._table, bridge._table.log, bridge._table.envelopes, bridge._table.pins),
    )
    write_in_secret(evening)

    for secret in (*secrets, evening.window.screen_shown, bridge.public()):
        for text in (repr(secret), str(secret), f"{secret!r:.5000}"):
            assert told(text) == []
            assert "5a" * 16 not in text


def test_errors_say_no_order(evening, board):
    session = evening.window.navigator.open.session
    assert session.pins.try_pin("FRANCE", PIN).ok
    with pytest.raises(CommandError) as refused:
        session.envelopes.seal("FRANCE", [f"{ORDERS[0]}\n{ORDERS[1]}"])
    session.envelopes.seal("FRANCE", ORDERS)
    with pytest.raises(CommandError) as again:
        session.envelopes.seal("FRANCE", ORDERS)
    with pytest.raises(CommandError) as wrong:
        session.pins.set_pin("FRANCE", "1111", old="2222")

    faults = [refused.value, again.value, wrong.value, ValueError(ORDERS[0])]
    for fault in faults:
        assert told(say_error(fault, board)) == []
        assert isinstance(fault, ValueError)
    for fault in faults[:-1]:
        assert told(str(fault) + repr(fault)) == []
    logging.getLogger("velmoc").warning("%s", faults[0])
    assert told(written()) == []


def test_a_full_disk_seals_nothing_and_says_no_order(evening, monkeypatch, board):
    _, desk = write_in_secret(evening)
    store = evening.window.navigator.open.session.log.store

    def full(*_arguments, **_named):
        raise OSError(28, "No space left on device", "/home/Secrets.velmoc")

    monkeypatch.setattr(store, "append", full)
    evening.press(desk.panel.seal)
    evening.press(desk.sheet.seal)
    evening.settle()

    assert evening.window.screen_shown is desk
    trouble = desk.sheet._trouble.words.text()
    assert "Not stored, not sealed" in trouble
    assert told(trouble) == []
    monkeypatch.undo()
    evening.press(desk.sheet.seal)
    evening.screen(SealedScreen)


@pytest.mark.evening
def test_orders_nobody_could_carry_out_are_kept_sealed_and_revealed(evening):
    player = PointingPlayer(evening)
    desk = player.sit_down(PIN)
    for text in ("A Par-Nth", "F Bre-Mun", "A Mar S F Bre-Mun"):
        player.say(desk, text)
    wanted = ("A PAR - NTH", "F BRE - MUN", "A MAR S F BRE - MUN")
    assert desk.orders == wanted
    evening.key(desk, Qt.Key.Key_F9)
    desk = player.sit_down(PIN)
    assert desk.orders == wanted
    player.seal(desk)
    evening.press(evening.screen(TableScreen).side.go_on)
    evening.press(evening.screen(CurtainScreen).card.go)
    reveal = evening.screen(RevealScreen)
    while reveal.at < len(reveal.steps) - 1:
        evening.press(reveal.bar.go)
    evening.press(reveal.bar.go)

    past = evening.screen(ResultsScreen).past
    assert texts_of(past.orders) == {"FRANCE": wanted}
    verdicts = {str(r.order): r.verdict for r in past.resolution.rulings if r.power == "FRANCE"}
    assert verdicts == dict.fromkeys(("A PAR H", "F BRE H", "A MAR H"), Verdict.ILLEGAL)


def test_a_store_error_says_its_file_and_no_order(evening, tmp_path, board):
    broken = tmp_path / "broken.velmoc"
    broken.write_text(ORDERS[0], "utf-8")

    with pytest.raises(StoreError) as refused:
        GameFile.open(broken)

    assert told(say_error(refused.value, board) + str(refused.value)) == []
