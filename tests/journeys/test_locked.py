"""What lies on the disk when a power with a PIN has sealed: nothing of its orders, in no form.

The whole program runs; France has a PIN, writes, seals, opens its seal and seals again.
"""

import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolTip

from engine.table.terms import Terms
from gui import settings
from gui.process import log
from gui.robots.games.diplomacy.players.pointing_player import PointingPlayer
from gui.robots.players.curtain_steps import to_curtain
from gui.robots.players.new_game_form import Agreed
from gui.robots.tables.random_table import RandomTable
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.envelope_cards import EnvelopeCard
from gui.table.desk.desk_screen import DeskScreen
from gui.table.page.table_screen import TableScreen
from tests.agreements import usual_agreement

pytestmark = [pytest.mark.usefixtures("alone"), pytest.mark.evening]

ROOT = Path(__file__).parents[2]
PIN = "90817263"
FIRST = ("A PAR - BUR", "F BRE - MAO", "A MAR - SPA")
LATER = ("A PAR - GAS", "F BRE - ENG", "A MAR H")
SIGNS = (*FIRST, *LATER, "Burgundy", "Mid-Atlantic", "Gascony", "Par-Bur", "Bre-Mid", PIN)


class FranceFirst:
    @staticmethod
    def shuffle(hands):
        hands.sort(key=lambda powers: "FRANCE" not in powers)


@pytest.fixture
def evening(program, board):
    log.start(settings.data_folder())
    driver = program(rng=FranceFirst())
    table = RandomTable(driver, board, None, agreed=Agreed(title="Locked", pins={"FRANCE": PIN}))
    while not isinstance(driver.window.screen_shown, TableScreen):
        table.act()
    yield driver
    log.stop()


def write(driver, orders):
    player = PointingPlayer(driver)
    desk = player.sit_down(PIN)
    for key in list(desk.draft.keys):
        desk.hand.withdraw(key)
    player.show(desk, orders[0])
    for order in orders[1:]:
        player.say(desk, order)
    return player, desk


def forms(sign):
    """Return how a sign could be written: as letters of one byte or two, in hex, in JSON."""
    plain = sign.encode()
    wide = sign.encode("utf-16-le")
    return (plain, wide, plain.hex().encode(), json.dumps(sign).encode()[1:-1])


def told(raw):
    return [sign for sign in SIGNS if any(form in raw for form in forms(sign))]


def on_disk(folder):
    """Return every byte that the program keeps, but for the pictures of boards."""
    kept = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".png"]
    return {str(path.relative_to(folder)): path.read_bytes() for path in kept}


def check_disk(home):
    leaks = {name: told(raw) for name, raw in on_disk(home).items()}
    assert {name: found for name, found in leaks.items() if found} == {}


def test_nothing_of_locked_orders_lies_on_the_disk(evening, home):
    player, desk = write(evening, FIRST)
    check_disk(home)
    evening.key(desk, Qt.Key.Key_F9)
    check_disk(home)
    player.seal(player.sit_down(PIN))
    check_disk(home)
    evening.screen(TableScreen)
    card = to_curtain(evening, "FRANCE").card
    evening.write(card.pin, PIN)
    evening.press(card.go)
    evening.wait(lambda: isinstance(evening.window.screen_shown.card, EnvelopeCard), "the envelope")
    evening.press(evening.window.screen_shown.card.open)
    evening.press(evening.window.screen_shown.card.open)
    desk = evening.screen(DeskScreen)
    assert sorted(desk.orders) == sorted(FIRST)
    check_disk(home)
    evening.key(desk, Qt.Key.Key_F9)
    player, desk = write(evening, LATER)
    player.seal(desk)
    check_disk(home)
    evening.window.close()
    check_disk(home)

    game = home / "games" / "Locked.velmoc"
    assert_locked(game)
    recent = json.loads((settings.data_folder() / "games.json").read_text("utf-8"))
    assert told(json.dumps(recent).encode()) == []


def assert_locked(game):
    """Read the game with SQLite's own means: each table, and the pages that were let go."""
    db = sqlite3.connect(game)
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")]
    dumps = {name: repr(db.execute(f"SELECT * FROM {name}").fetchall()) for name in tables}
    bodies = [json.loads(body) for (body,) in db.execute("SELECT body FROM envelope")]
    db.close()

    assert set(dumps) >= {"event", "envelope", "pin", "cover", "clock"}
    assert {name: told(text.encode()) for name, text in dumps.items() if told(text.encode())} == {}
    assert [set(body) for body in bodies] == [{"salt", "start", "locked"}]
    assert len(bytes.fromhex(bodies[0]["locked"])) % 2048 == 16  # padded, and the seal of GCM
    # Pages that were let go are in the bytes that ``check_disk`` has read.
    assert not list(game.parent.glob("*-wal")) + list(game.parent.glob("*-journal"))


def test_no_tip_of_the_desk_outlives_it(evening, qtbot):
    _, desk = write(evening, FIRST)
    QToolTip.showText(desk.mapToGlobal(desk.rect().center()), FIRST[0], desk)
    qtbot.waitUntil(QToolTip.isVisible)
    evening.key(desk, Qt.Key.Key_F9)
    evening.screen(CurtainScreen)

    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    everything = "\n".join(widget.toolTip() for widget in QApplication.allWidgets())
    assert told(everything.encode()) == []


CRASHING = """
import os, resource, sys
from gui import app, settings
from gui.process import core_dumps, log
from gui.robots.players.click_driver import ClickDriver
from gui.robots.games.diplomacy.players.pointing_player import PointingPlayer
from gui.windows.main_window import MainWindow
application = app.prepare(["velmoc"])
core_dumps.forbid()
log.start(settings.data_folder())
window = MainWindow()
window.resize(1280, 720)
window.open_game(sys.argv[1])
window.show()
player = PointingPlayer(ClickDriver(window, hasty=True))
desk = player.sit_down()
for order in sys.argv[2:]:
    player.say(desk, order)
print(len(desk.orders), resource.getrlimit(resource.RLIMIT_CORE)[0], flush=True)
os.abort()
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others write no core files")
def test_a_crash_at_the_desk_leaves_no_file_with_what_was_written(tmp_path, board, rules, home):
    import resource

    from engine import tables
    from engine.table.seat import Seat

    game = tmp_path / "games" / "Crash.velmoc"
    game.parent.mkdir(exist_ok=True)
    seats = [Seat(power=power.id, player=power.id.title()) for power in board.powers]
    tables.found_game(
        game,
        usual_agreement(title="Crash", seats=seats),
        board=board,
        terms=Terms(rng=FranceFirst()),
    ).close()

    done = subprocess.run(
        [sys.executable, "-c", CRASHING, str(game), *FIRST],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        preexec_fn=_allow_core_files,
    )

    least = int(resource.getrlimit(resource.RLIMIT_CORE)[1] != 0)
    assert done.stdout.split() == ["3", str(least)], done.stderr
    assert done.returncode == -signal.SIGABRT
    assert told((done.stdout + done.stderr).encode()) == []
    check_disk(tmp_path)


def _allow_core_files():
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (most, most))
