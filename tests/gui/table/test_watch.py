"""What makes the curtain fall by itself, and what does not."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget

from gui.table.curtain import watch
from gui.table.curtain.call_cards import Call
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.screen_locks import LOGIN, SAVERS
from gui.table.curtain.watch import Watch, mirrored
from gui.table.curtain.why_it_fell import shown_twice_words, why_it_fell
from gui.table.desk.desk_screen import DeskScreen

ROOT = Path(__file__).parents[3]
ONE = QRect(0, 0, 1280, 720)


class Times:
    """Two clocks that a test turns by hand: the one on the wall, and our own."""

    wall = ours = 100.0

    def __call__(self):
        return self.wall, self.ours

    def turn(self, wall, ours):
        self.wall += wall
        self.ours += ours


@pytest.fixture
def times():
    return Times()


@pytest.fixture
def window(qtbot):
    found = QWidget()
    qtbot.addWidget(found)
    with qtbot.waitExposed(found):
        found.show()
    return found


@pytest.fixture
def watched(window, times):
    """A watch that has begun, and what it said."""
    keeper = QObject()
    found, said = Watch(window, 0, keeper, times=times), []
    found.left.connect(said.append)
    found.start()
    yield found, said
    keeper.deleteLater()


def test_it_says_nothing_while_nothing_secret_is_shown(watched):
    found, said = watched
    found.stop()

    QGuiApplication.primaryScreen().geometryChanged.emit(ONE)
    found._lock.on_lock()
    found._on_state(Qt.ApplicationState.ApplicationInactive)

    assert said == []


def test_a_display_that_appears_is_noticed(watched, monkeypatch):
    monkeypatch.setattr(watch, "displays", lambda: (ONE, QRect(1280, 0, 1920, 1080)))
    QGuiApplication.instance().screenAdded.emit(QGuiApplication.primaryScreen())

    assert watched[1] == ["display"]


@pytest.mark.parametrize("signal", ["screenAdded", "geometryChanged"])
def test_a_display_that_shows_the_same_picture_is_noticed(watched, monkeypatch, signal):
    monkeypatch.setattr(watch, "displays", lambda: (ONE, ONE))
    screen = QGuiApplication.primaryScreen()
    if signal == "screenAdded":
        QGuiApplication.instance().screenAdded.emit(screen)
    else:
        screen.geometryChanged.emit(ONE)

    assert watched[1] == ["mirror"]


def test_a_display_that_changes_its_size_is_noticed(watched):
    QGuiApplication.primaryScreen().geometryChanged.emit(ONE)

    assert watched[1] == ["display"]


@pytest.mark.parametrize(
    ("screens", "same"),
    [
        ([], False),
        ([ONE], False),
        ([ONE, QRect(1280, 0, 1920, 1080)], False),
        ([ONE, QRect(0, 720, 1280, 720)], False),
        ([ONE, ONE], True),
        ([ONE, QRect(2000, 0, 10, 10), QRect(1279, 719, 1920, 1080)], True),
    ],
)
def test_displays_that_overlap_show_the_same_picture(screens, same):
    assert mirrored(screens) is same


def test_a_laptop_that_slept_wakes_behind_the_curtain(watched, times):
    found, said = watched
    times.turn(wall=60, ours=60)
    found.look_at_the_time()
    assert said == []

    times.turn(wall=3600, ours=1)
    found.look_at_the_time()

    assert said == ["lock"]


def test_a_clock_that_was_set_back_is_no_sleep(watched, times):
    found, said = watched
    times.turn(wall=-3600, ours=1)
    found.look_at_the_time()

    assert said == []


def test_another_window_of_ours_takes_the_focus_away(watched, qtbot):
    other = QWindow()
    found, said = watched
    found._on_focus(other)

    assert said == ["window"]


def test_a_card_over_the_desk_is_no_other_window(watched, window, qtbot):
    card = QDialog(window)
    qtbot.addWidget(card)
    card.show()
    found, said = watched
    found._on_focus(card.windowHandle())

    assert said == []


@pytest.mark.parametrize("moves", ["opened", "closed", "opened and closed", "closed and opened"])
def test_a_card_that_takes_the_keys_or_gives_them_back_is_nobody_leaving(
    watched, window, qtbot, moves
):
    found, said = watched
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    card = QDialog(window)
    qtbot.addWidget(card)
    if moves.startswith("closed"):
        card.open()
        qtbot.waitUntil(card.isActiveWindow)

    for move in moves.split(" and "):
        (card.open if move == "opened" else card.reject)()
        # Some systems say for a moment that nobody has the keys, on their way to another window.
        found._on_state(Qt.ApplicationState.ApplicationInactive)
    qtbot.wait(50)

    assert found._on
    assert said == []


@pytest.mark.parametrize("move", ["opened", "closed"])
def test_who_leaves_while_a_card_opens_or_closes_has_left(
    watched, window, qtbot, monkeypatch, move
):
    found, said = watched
    card = QDialog(window)
    qtbot.addWidget(card)
    if move == "closed":
        card.open()
        qtbot.waitUntil(card.isActiveWindow)
    gone = Qt.ApplicationState.ApplicationInactive
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: gone)

    (card.open if move == "opened" else card.reject)()
    found._on_state(gone)

    qtbot.waitUntil(lambda: said == ["window"])


def test_every_reason_is_said_in_words_of_its_own():
    reasons = ("idle", "window", "lock", "display", "mirror")

    assert len({why_it_fell(reason) for reason in reasons}) == len(reasons)


# the desktop's own voice


LISTENER = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from gui.table.curtain.screen_locks import ScreenLock
application = QCoreApplication([])
lock = ScreenLock()
lock.locked.connect(lambda: print("locked", flush=True))
heard = lock.listen()
print("listening", heard, lock.listen(), flush=True)
QTimer.singleShot(60_000, application.quit)
sys.stdin.close() if len(sys.argv) > 1 else application.exec()
"""
VOICES = [
    *((["/ScreenSaver", f"{saver}.ActiveChanged", "boolean:true"], True) for saver in SAVERS),
    (["/ScreenSaver", f"{SAVERS[0]}.ActiveChanged", "boolean:false"], False),
    (["/org/freedesktop/login1", f"{LOGIN}.Manager.PrepareForSleep", "boolean:true"], True),
    (["/org/freedesktop/login1", f"{LOGIN}.Manager.PrepareForSleep", "boolean:false"], False),
    (["/org/freedesktop/login1/session/_32", f"{LOGIN}.Session.Lock"], True),
]
BUS = shutil.which("dbus-run-session") and shutil.which("dbus-send")


@pytest.mark.skipif(not BUS, reason="no D-Bus here")
def test_a_locked_screen_is_heard_of_on_any_desktop():
    """The test's own bus plays both buses, and the test plays every desktop in turn."""
    script = f"""
        export DBUS_SYSTEM_BUS_ADDRESS="$DBUS_SESSION_BUS_ADDRESS"
        exec {sys.executable} -c '{SPEAKER}' {sys.executable}
    """
    done = subprocess.run(
        ["dbus-run-session", "--", "sh", "-c", script],
        input=json.dumps([LISTENER, VOICES]),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )

    said = done.stdout.split("\n")
    assert said[0] == f"listening {len(SAVERS) + 2} 0", done.stderr
    assert said.count("locked") == sum(locks for _, locks in VOICES)


SPEAKER = """
import json, subprocess, sys
listener, voices = json.load(sys.stdin)
line = [sys.argv[1], "-c", listener]
heard = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, stdin=subprocess.PIPE)
print(heard.stdout.readline(), end="")
for words, locks in voices:
    subprocess.run(["dbus-send", "--session", "--type=signal", *words], check=True)
    if locks:
        print(heard.stdout.readline(), end="")
heard.kill()
heard.wait()
""".replace("'", '"')


def test_without_a_bus_nothing_is_heard_and_nothing_fails(monkeypatch, qtbot):
    from gui.table.curtain.screen_locks import ScreenLock

    for name in ("DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr("gui.table.curtain.screen_locks.sys.platform", "win32")

    assert ScreenLock().listen() == 0


# in an evening


def test_a_locked_screen_lowers_the_curtain_and_says_why(evening, table, call, press, qtbot):
    press(call().card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    power = table.shown.secret_of
    evening.flow.watch._lock.on_turn(on=True)
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))

    assert table.shown.power == power
    assert table.shown.call.why == why_it_fell("lock")


def test_what_is_said_of_a_mirrored_display_leaves_room_for_the_name(loaded, bridge, shown_curtain):
    curtain = shown_curtain(why_it_fell("mirror"))
    title = max(curtain.card.findChildren(QLabel), key=lambda label: label.font().pixelSize())
    before = title.height()
    curtain.refuse(shown_twice_words())
    QApplication.processEvents()
    QApplication.processEvents()

    assert title.height() >= title.fontMetrics().height()
    assert title.height() == before


@pytest.fixture
def shown_curtain(loaded, bridge, table, qtbot):
    def show(why):
        curtain = CurtainScreen(
            bridge.public(), loaded.board, bridge.public().queue[0], Call(why=why)
        )
        table.show_screen(curtain)
        qtbot.waitUntil(curtain.card.isVisible)
        return curtain

    return show


def test_before_a_mirrored_display_the_curtain_rises_only_when_asked_twice(
    evening, table, call, press, qtbot, monkeypatch
):
    monkeypatch.setattr("gui.table.curtain.watch.displays", lambda: (ONE, ONE))
    press(call().card.go)
    qtbot.waitUntil(lambda: table.shown.card.trouble is not None)
    assert isinstance(table.shown, CurtainScreen)
    assert "same picture" in table.shown.card.trouble.words.text()

    press(table.shown.card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    QTest.keyClick(table.shown, Qt.Key.Key_F9)
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))
