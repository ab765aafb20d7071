"""Led games of Diplomatia that differ only in what one slip says look the same to everybody else.

The master alone reads slips. Whoever passes by sees his desk covered, the room sees the public
screen: neither may tell what lies on a slip, how much of it, or whether the master has questions.
"""

import os
import re

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from engine.catalogue import DEVELOPER
from gui.map.board.view import BoardView
from gui.master.desk_screen import MasterDesk
from gui.master.edit_screen import EditScreen
from gui.master.log_screen import LogScreen
from gui.master.preview import PreviewScreen
from gui.process import log
from gui.windows.start.start_screen import StartScreen
from tests.journeys.harbour_cases import CASES, VICTIM
from tests.journeys.harbour_table import USUAL, begin_in, found_table, sit_down

WALK = bool(os.environ.get("VELMOC_WALK"))
"""In every kind of phase; else where orders are written."""

pytestmark = [pytest.mark.usefixtures("alone"), pytest.mark.evening]

SLIPS = {
    "orders": (
        "Turn 2\nBelfry - Bridge\nWell T Belfry - Inn\nInn T Well - Bridge",
        "Turn 5\nGarden ?? Mill\nForge O\nForge O\nthe last one is a secret",
    ),
    "retreats": ("Belfry - Forge\nWell - Inn", "Belfry"),
    "evaluation": ("Belfry B\nInn D", "Belfry B\nBelfry B\nQuay"),
}
"""What the victim hands in: read at once in one game, asked about in the other, by phase."""


@pytest.mark.parametrize("case", SLIPS if WALK else ["orders"])
def test_twins_at_a_masters_table_look_the_same_until_it_is_judged(led, case):
    one, other = (_led(led, CASES[case].position, slip) for slip in SLIPS[case])

    assert [what for what, _ in one] == [what for what, _ in other]
    assert len(one) == 8
    found = [
        (what, sense, _difference(first[sense], second[sense]))
        for (what, first), (_, second) in zip(one, other, strict=True)
        for sense in first
        if first[sense] != second[sense]
    ]
    assert not found, found


def _difference(one, two):
    """Say in what two looks differ, as far as one can read it."""
    if isinstance(one, dict):
        return {name: (text, two.get(name)) for name, text in one.items() if text != two.get(name)}
    if not isinstance(one, list):
        return one, two
    return [line for line in one if line not in two], [line for line in two if line not in one]


def _led(led, position, slip):
    """Play the table's part up to the judging; return what others see at each step."""
    driver, look = led(position)
    window, seen = driver.window, []

    def see(what):
        for board in window.projector.window.findChildren(BoardView):
            board.finish()
        QCoreApplication.processEvents()
        seen.append((what, look(covered=getattr(window.screen_shown, "covered", True))))

    def uncovered(kind):
        shown = driver.screen(kind)
        for _ in range(2):
            if shown.covered:
                driver.press(shown.cover)
        return shown

    driver.press(driver.screen(StartScreen).last.primary)
    desk = uncovered(MasterDesk)
    if desk.boxes[VICTIM].text.isEnabled():
        driver.fill(desk.boxes[VICTIM].text, slip, pasted=True)
    desk.keep()
    see("the room while a slip is read")
    desk.hide_secrets()
    see("the covered desk")
    desk = uncovered(MasterDesk)
    driver.press(desk.log)
    driver.screen(LogScreen)
    see("the room while the log is read")
    driver.screen(LogScreen).closed.emit()
    driver.press(uncovered(MasterDesk).edit)
    edit = uncovered(EditScreen)
    edit.hide_secrets()
    see("the covered board that is edited")
    uncovered(EditScreen).left.emit()
    driver.press(uncovered(MasterDesk).go)
    preview = uncovered(PreviewScreen)
    see("the room while a preview is seen")
    preview.hide_secrets()
    see("the covered preview")
    uncovered(PreviewScreen).back_asked.emit()
    uncovered(MasterDesk).hide_secrets()
    see("the desk covered again")
    assert not window.navigator.bridge.public().past
    window.show_start()
    start = driver.screen(StartScreen)
    driver.wait(lambda: not start._pictures.isActive(), "pictures of the games")
    see("the start screen")
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return seen


@pytest.fixture
def led(program, home, masked, harbour, glance, monkeypatch):
    """Found a led game in a position, and open it in the real program."""
    monkeypatch.setenv(DEVELOPER, "1")

    def lay(position):
        begin_in(position, monkeypatch)
        found_table(home, harbour, USUAL, led=True)
        driver = sit_down(program, USUAL)

        def look(*, covered):
            """Look at all there is; at the room and the disk alone while the master reads."""
            senses = glance(driver.window, home)
            for name in filter(senses["files"].get, ("data/covers.json",)):
                # The digest of the game's file, in which the slips lie for the master.
                senses["files"][name] = re.sub(r"[0-9a-f]{40,}", "#", senses["files"][name])
            # What lies below a cover is kept there, hidden, as it is on a desk.
            senses["widgets"] = [one for one in senses["widgets"] if one[1]]
            return senses if covered else {one: senses[one] for one in ("public", "files")}

        return driver, look

    yield lay
    log.stop()
