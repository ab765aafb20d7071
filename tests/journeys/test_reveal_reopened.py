"""A program that ends in the middle of a reveal tells nothing early when it is started again.

Killed or closed at every step, it is opened again: the start screen, the room's screen and the
reveal's first step know what was known before, and games that differ in sealed orders alone look
the same there, whatever had been told. Once a reveal was told to its end, its results are shown.
"""

import gc
import os

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from engine.session.view import Stage
from engine.store.cover import read_cover
from gui.public.window import Page
from gui.reveal.place import Place
from gui.reveal.step import Scene
from gui.table.game_over import GameOverScreen
from gui.table.results import ResultsScreen
from gui.table.reveal import RevealScreen
from gui.windows.start import StartScreen
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


def end(hands):
    """Close the window; nothing of it is to be found when the next program is looked at."""
    hands.window.close()
    hands.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def wait_for_the_end(hands):
    hub = hands.window.navigator.hub
    hands.wait(lambda: hub.untold is None, "the end being told")


def look_again(opened):
    """Start the program, look at its first screen, open the game and look at what is shown."""
    hands = opened.start()
    start = hands.screen(StartScreen)
    hands.settle()
    # Of the list of files the length of a history is kept, which nothing shows.
    first = opened._glance(hands.window, opened.home) | {"files": None}
    hands.press(start.last.primary)
    return hands, first


def look_at_the_beginning(opened, phase):
    """Look at all that a program shows that is started in the middle of a reveal."""
    hands, first = look_again(opened)
    twin = opened.twin(hands)
    twin.rest()
    hub = hands.window.navigator.hub
    assert twin.reveal.player.place == Place()
    assert twin.reveal.step.scene is Scene.OPENED
    assert twin.room.page is Page.REVEAL
    assert hub.untold is not None
    assert hub.untold.phase.code == phase
    assert hub.public().stage is Stage.REVEALED
    assert hub.public().outcome is None
    assert all(past.phase.code != phase for past in hub.public().past)
    twin.look()
    second = twin.all[0] | {"files": None}
    return hands, {"first": first, "second": second, "around": twin.outside[0]}


def unlike(one, other):
    return [(at, sense) for at in one for sense in one[at] if one[at][sense] != other[at][sense]]


@pytest.mark.parametrize("case", ["moves", "a unit is driven out", "retreats", "removals"])
def test_killed_at_any_step_a_game_begins_its_reveal_again(opened, case):
    code, other = CASES[case]
    seen = []
    for changed in ({}, other):
        twin = opened(code, changed)
        kept, found = Kept(opened), []
        known = twin.window.navigator.hub.public()
        for _ in range(len(twin.steps) - 1):
            found.append(kept.read())
            twin.hands.press(twin.reveal.bar.go)
        told = twin.reveal
        wait_for_the_end(twin.hands)
        after = kept.read()
        public = twin.window.navigator.hub.public()
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
        hands, all_ = look_at_the_beginning(opened, code)
        seen.append(all_)
        end(hands)

        kept.put_back(after)
        assert not read_cover(kept.path).telling
        assert read_cover(kept.path).position == public.position
        hands, _ = look_again(opened)
        results = hands.screen(ResultsScreen)
        assert results.past.phase.code == code
        assert hands.window.navigator.hub.public() == public
        end(hands)

    assert unlike(*seen) == []


@pytest.mark.parametrize("case", ["many conflicts and none", "builds"])
def test_closed_at_any_step_a_game_begins_its_reveal_again(opened, case):
    """Of many conflicts at the first, the last and one between; at all with ``VELMOC_ALL``."""
    code, other = CASES[case]
    twins = []
    for changed in ({}, other):
        twin, seen = opened(code, changed), []
        hands, count = twin.hands, len(twin.steps)
        whole = case == "builds" or os.environ.get("VELMOC_ALL")
        places = range(count - 1) if whole else (0, count // 2, count - 2)
        for at in places:
            reveal = hands.screen(RevealScreen)
            reveal.go_to(at)  # by beads, or by as many keys: the step is what was told
            hands.settle()
            assert reveal.at == at
            end(hands)
            hands, all_ = look_at_the_beginning(opened, code)
            seen.append(all_)
        assert [unlike(seen[0], one) for one in seen[1:]] == [[]] * (len(places) - 1)
        reveal = hands.screen(RevealScreen)
        reveal.go_to(count - 1)
        wait_for_the_end(hands)
        end(hands)
        hands, _ = look_again(opened)
        assert hands.screen(ResultsScreen).past.phase.code == code
        end(hands)
        twins.append(seen[0])

    assert unlike(*twins) == []


def test_a_game_that_somebody_has_won_does_not_say_so_before_it_is_told(opened, last_autumn):
    seen = []
    for orders in (LAST_STROKE, {"AUSTRIA": HOLD}):
        twin = opened("F1901M", orders, own={})
        for _ in range(len(twin.steps) - 2):
            twin.hands.press(twin.reveal.bar.go)
        twin.leave()
        cover = read_cover(opened.path)
        assert cover.outcome is None
        assert cover.stage is Stage.REVEALED
        hands, all_ = look_at_the_beginning(opened, "F1901M")
        seen.append(all_)
        if orders is LAST_STROKE:
            hands.press(hands.screen(RevealScreen).side.skip)
            hands.screen(ResultsScreen)
            end(hands)
            assert read_cover(opened.path).outcome is not None
            hands, _ = look_again(opened)
            hands.screen(GameOverScreen)
        end(hands)

    assert unlike(*seen) == []


def test_each_sense_would_notice_a_cover_that_tells(opened, monkeypatch):
    """Were the mark not heeded, as it used to be, start and first sight would tell the result."""
    seen = []
    for changed in ({}, dict.fromkeys(ALL, HOLD)):
        twin = opened("F1902M", changed)
        twin.window.navigator.hub.tell()
        twin.leave()
        hands, first = look_again(opened)
        hands.screen(ResultsScreen)
        hands.settle()
        seen.append({"first": first, "second": opened._glance(hands.window, opened.home)})
        end(hands)

    found = unlike(*seen)
    assert {("first", "picture"), ("second", "picture")} <= set(found)
    assert {("second", "public"), ("second", "tree"), ("second", "widgets")} <= set(found)
