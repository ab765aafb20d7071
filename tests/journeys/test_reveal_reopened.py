"""A program that ends in the middle of a reveal tells nothing early when it is started again.

Killed or closed at every step, it is opened again: the start screen, the room's screen and the
reveal's first step know what was known before, and games that differ in sealed orders alone look
the same there, whatever had been told. Once a reveal was told to its end, its results are shown.
"""

import gc
import os

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from engine.store.cover import read_cover
from engine.table.view import Stage
from gui.public.window import Page
from gui.reveal.place import Place
from gui.reveal.step import Scene
from gui.table.results.game_over import GameOverScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.windows.start.start_screen import StartScreen
from tests.journeys.reveals import ALL, CASES, HOLD, LAST_STROKE

pytestmark = [pytest.mark.usefixtures("alone"), pytest.mark.evening]


class Kept:
    """The game's file as a kill leaves it."""

    def __init__(self, opened):
        self._opened, self.path = opened, opened.path
        self.journal = self.path.with_name(f"{self.path.name}-journal")

    def read(self):
        journal = self.journal.read_bytes() if self.journal.exists() else b""
        return self.path.read_bytes(), journal

    def put_back(self, found):
        """Start in a home in which the program ended at that moment."""
        game, journal = found
        self.path.write_bytes(game)
        self.journal.unlink(missing_ok=True)
        if journal:
            self.journal.write_bytes(journal)


def end(driver):
    """Close the window; nothing of it is to be found when the next program is looked at."""
    driver.window.close()
    driver.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def wait_for_the_end(driver):
    bridge = driver.window.navigator.bridge
    driver.wait(lambda: bridge.untold is None, "the end being told")


def open_again(opened):
    """Start the program and open the game."""
    driver = opened.start()
    driver.press(driver.screen(StartScreen).last.primary)
    return driver


def look_again(opened):
    """Start the program, look at its first screen and open the game."""
    driver = opened.start()
    start = driver.screen(StartScreen)
    driver.settle()
    # Of the list of files the length of a history is kept, which nothing shows.
    first = opened._glance(driver.window, opened.home) | {"files": None}
    driver.press(start.last.primary)
    return driver, first


def look_at_the_beginning(opened, phase):
    """Look at all that a program shows that is started in the middle of a reveal."""
    driver, first = look_again(opened)
    twin = opened.twin(driver)
    twin.rest()
    bridge = driver.window.navigator.bridge
    assert twin.reveal.player.place == Place()
    assert twin.reveal.step.scene is Scene.OPENED
    assert twin.room.page is Page.REVEAL
    assert bridge.untold is not None
    assert bridge.untold.phase.code == phase
    assert bridge.public().stage is Stage.REVEALED
    assert bridge.public().outcome is None
    assert all(past.phase.code != phase for past in bridge.public().past)
    twin.look()
    second = twin.all[0] | {"files": None}
    return driver, {"first": first, "second": second, "around": twin.outside[0]}


def unlike(one, other):
    return [(at, sense) for at in one for sense in one[at] if one[at][sense] != other[at][sense]]


WHOLE = bool(os.environ.get("VELMOC_ALL"))
"""Whether every case is killed and closed, at every step."""


@pytest.mark.parametrize("case", CASES if WHOLE else ["moves", "retreats"])
def test_killed_at_any_step_a_game_begins_its_reveal_again(opened, case):
    code, other = CASES[case]
    seen = []
    for changed in ({}, other):
        twin = opened(code, changed)
        kept, found = Kept(opened), []
        known = twin.window.navigator.bridge.public()
        for _ in range(len(twin.steps) - 1):
            found.append(kept.read())
            twin.driver.press(twin.reveal.bar.go)
        told = twin.reveal
        wait_for_the_end(twin.driver)
        after = kept.read()
        public = twin.window.navigator.bridge.public()
        assert told.at == len(twin.steps) - 1
        twin.leave()

        # Nothing is stored while a reveal is told: every kill leaves the same.
        assert len(found) == len(twin.steps) - 1
        assert set(found) == {found[0]}
        assert after != found[0]
        kept.put_back(found[0])
        cover = read_cover(kept.path)
        assert cover.telling
        assert (cover.position, cover.phase) == (known.position, known.phase)
        driver, all_ = look_at_the_beginning(opened, code)
        seen.append(all_)
        end(driver)

        kept.put_back(after)
        assert not read_cover(kept.path).telling
        assert read_cover(kept.path).position == public.position
        driver = open_again(opened)
        results = driver.screen(ResultsScreen)
        assert results.past.phase.code == code
        assert driver.window.navigator.bridge.public() == public
        end(driver)

    assert unlike(*seen) == []


@pytest.mark.parametrize("case", CASES if WHOLE else ["a unit is driven out", "builds"])
def test_closed_at_any_step_a_game_begins_its_reveal_again(opened, case):
    """At the first, the last and one between; at all with ``VELMOC_ALL``."""
    code, other = CASES[case]
    twins = []
    for changed in ({}, other):
        twin, seen = opened(code, changed), []
        driver, count = twin.driver, len(twin.steps)
        places = range(count - 1) if WHOLE else (0, count // 2, count - 2)
        for at in places:
            reveal = driver.screen(RevealScreen)
            reveal.go_to(at)  # by beads, or by as many keys: the step is what was told
            driver.settle()
            assert reveal.at == at
            end(driver)
            driver, all_ = look_at_the_beginning(opened, code)
            seen.append(all_)
        assert [unlike(seen[0], one) for one in seen[1:]] == [[]] * (len(places) - 1)
        reveal = driver.screen(RevealScreen)
        reveal.go_to(count - 1)
        wait_for_the_end(driver)
        end(driver)
        driver = open_again(opened)
        assert driver.screen(ResultsScreen).past.phase.code == code
        end(driver)
        twins.append(seen[0])

    assert unlike(*twins) == []


def test_a_game_that_somebody_has_won_does_not_say_so_before_it_is_told(opened, last_autumn):
    seen = []
    for orders in (LAST_STROKE, {"AUSTRIA": HOLD}):
        twin = opened("F1901M", orders, own={})
        for _ in range(len(twin.steps) - 2):
            twin.driver.press(twin.reveal.bar.go)
        twin.leave()
        cover = read_cover(opened.path)
        assert cover.outcome is None
        assert cover.stage is Stage.REVEALED
        driver, all_ = look_at_the_beginning(opened, "F1901M")
        seen.append(all_)
        if orders is LAST_STROKE:
            driver.press(driver.screen(RevealScreen).side.skip)
            driver.screen(ResultsScreen)
            end(driver)
            assert read_cover(opened.path).outcome is not None
            driver = open_again(opened)
            driver.screen(GameOverScreen)
        end(driver)

    assert unlike(*seen) == []


def test_each_sense_would_notice_a_cover_that_tells(opened, monkeypatch):
    """Were the mark not heeded, as it used to be, start and first sight would tell the result."""
    seen = []
    for changed in ({}, dict.fromkeys(ALL, HOLD)):
        twin = opened("F1902M", changed)
        twin.window.navigator.bridge.tell()
        twin.leave()
        driver, first = look_again(opened)
        driver.screen(ResultsScreen)
        driver.settle()
        seen.append({"first": first, "second": opened._glance(driver.window, opened.home)})
        end(driver)

    found = unlike(*seen)
    assert {("first", "picture"), ("second", "picture")} <= set(found)
    assert {("second", "public"), ("second", "tree"), ("second", "widgets")} <= set(found)
