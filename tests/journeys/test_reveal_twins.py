"""The reveal knows nothing early: games that differ in sealed orders alone look the same in it.

Both displays, the accessibility tree, every widget that exists and all files are compared to the
byte as long as nothing was told in which the twins differ; from then on everything outside what
the step tells. Nonces, clock and the order of seats are the same in both.
"""

from itertools import takewhile

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from engine.table.view import Stage
from gui.history.history_screen import HistoryScreen
from gui.reveal.place import Place
from gui.reveal.step import Scene
from gui.table.results.results_screen import ResultsScreen
from gui.table_bridge import TableBridge
from tests.journeys.reveals import ALL, CASES, HOLD, LAST_STROKE

pytestmark = [pytest.mark.usefixtures("alone"), pytest.mark.evening]


def unlike(one, other):
    """Name every sense in which two looks differ."""
    return [sense for sense in one if one[sense] != other[sense]]


def same_so_far(twins):
    """Count the first steps at which nothing has been told in which the twins differ."""
    one, other = ([_told(twin.past, step) for step in twin.steps] for twin in twins)
    pairs = zip(one, other, strict=False)
    return len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))


def _told(past, step):
    return (step.scene, step.power, past.orders.get(step.power, ()) if step.power else ())


def check(twins, orders):
    """Hold the looks of two games against each other, step by step."""
    one, other = twins
    assert one.past.orders != other.past.orders
    same = same_so_far(twins)
    letters = sum(step.scene is Scene.POWER for step in one.steps)
    assert 1 <= same <= letters
    assert same == orders
    found = []
    for place in range(same):
        found += [(place, sense) for sense in unlike(one.all[place], other.all[place])]
    pairs = zip(one.outside, other.outside, strict=False)
    for place, (first, second) in enumerate(pairs):
        if first["scene"] == second["scene"]:
            found += [(place, f"outside: {sense}") for sense in unlike(first, second)]
    assert not found, found


PHASES = {
    code: [changed for other, changed in CASES.values() if other == code]
    for code, _ in CASES.values()
}
"""In which orders games of each phase differ from the printed one."""


@pytest.mark.parametrize("code", PHASES)
def test_nothing_tells_of_an_order_before_it_is_read(opened, code):
    twins, asked = [], []
    for changed in ({}, *PHASES[code]):
        twin = opened(code, changed)
        asked = asked or sorted(twin.past.orders)
        alike = [first_told(asked, one) for one in ([changed] if changed else PHASES[code])]
        twin.walk(max(alike))
        twin.leave()
        twins.append(twin)
    printed, *others = twins
    for other, changed in zip(others, PHASES[code], strict=True):
        check([printed, other], first_told(asked, changed))


def first_told(asked, changed):
    """Count the steps before the first at which orders are read that were changed."""
    return 1 + min(asked.index(power) for power in asked if power in changed)


def test_nothing_tells_of_an_order_before_it_is_read_while_things_move(opened):
    twins = []
    for changed in ({}, dict.fromkeys(ALL[3:], HOLD)):
        twin = opened("F1902M", changed, moving=True)
        twin.look()
        for _ in range(3):
            twin.driver.press(twin.reveal.bar.go)
            twin.look()
        twin.leave()
        twins.append(twin)

    check(twins, 4)


def test_nothing_tells_that_a_power_is_out_and_another_has_won(opened, last_autumn):
    twins, stages = [], []
    for orders in (LAST_STROKE, {"AUSTRIA": HOLD}):
        twin = opened("F1901M", orders, own={})
        twin.walk(1)
        twin.driver.press(twin.reveal.bar.go)
        twin.driver.screen(ResultsScreen)
        stages.append(twin.window.navigator.bridge.public().stage)
        twin.leave()
        twins.append(twin)

    assert stages == [Stage.OVER, Stage.REVEALED]
    check(twins, 1)


def test_the_end_is_heard_and_seen_only_when_all_is_told(opened, last_autumn):
    twin = opened("F1901M", LAST_STROKE, own={})
    reveal, bridge = twin.reveal, twin.window.navigator.bridge
    assert twin.heard == ["page"]
    while reveal.at < len(reveal.steps) - 1:
        assert bridge.public().stage is Stage.REVEALED
        assert bridge.public().outcome is None
        assert not twin.window.menu.draw.isEnabled()
        assert not twin.window.menu.export.isEnabled()
        twin.driver.press(reveal.bar.go)
        twin.rest()
    twin.driver.wait(lambda: bridge.untold is None, "the end being told")

    assert bridge.public().stage is Stage.OVER
    assert twin.heard[-1] == "victory"
    twin.leave()


def test_past_phases_tell_nothing_of_a_reveal_and_lead_back_into_it(opened):
    seen = []
    for changed in ({}, dict.fromkeys(ALL[3:], HOLD)):
        twin = opened("F1902M", changed)
        seen.append([look_back_at(twin, place) for place in (0, 3, 9)])
        twin.leave()

    for one, other in list(zip(*seen, strict=True))[:2]:  # at the last, more was told
        assert unlike(one, other) == []


def look_back_at(twin, place):
    """Lead on to a step, look at the past from there, and come back to the same step."""
    while twin.reveal.at < place:
        twin.driver.press(twin.reveal.bar.go)
        twin.rest()
    was = twin.reveal.player.place
    known = [bead.bead.word for bead in twin.reveal.bar.beads.buttons]
    history_key = QKeySequence("Ctrl+H")[0]
    twin.driver.key(twin.window, history_key.key(), Qt.KeyboardModifier.ControlModifier)
    history = twin.driver.screen(HistoryScreen)
    twin.rest()
    seen = twin._glance(twin.window, twin.home)
    assert history.past.phase.code == "S1902M"
    assert twin.window.navigator.bridge.untold is not None
    twin.driver.key(history, Qt.Key.Key_Escape)
    again = twin.reveal
    assert again.player.place == was
    assert [bead.bead.word for bead in again.bar.beads.buttons] == known
    return seen


def test_a_reveal_seen_again_from_the_results_has_all_its_beads(opened):
    twin = opened("F1902M", {})
    count = len(twin.reveal.steps)
    twin.driver.press(twin.reveal.side.skip)
    results = twin.driver.screen(ResultsScreen)
    assert twin.window.navigator.bridge.untold is None
    twin.driver.press(results.bar.replay)

    assert len(twin.reveal.bar.beads.buttons) == count
    twin.leave()


def test_each_sense_would_notice_what_comes(opened, monkeypatch):
    """Were all of it known from the beginning, as it used to be, the twins would differ."""
    monkeypatch.setattr(Place, "known", lambda _self, steps: tuple(range(len(steps))))
    monkeypatch.setattr(TableBridge, "untold", property(lambda self: self._table.public().past[-1]))
    monkeypatch.setattr(TableBridge, "public", lambda self: self._table.public())
    twins = []
    for changed in ({}, {"GERMANY": HOLD}):
        twin = opened("F1902M", changed)
        twin.look()
        twin.leave()
        twins.append(twin)
    one, other = twins

    assert {"picture", "public", "tree", "widgets"} <= set(unlike(one.all[0], other.all[0]))
    assert {"bar", "beads", "course", "print"} <= set(unlike(one.outside[0], other.outside[0]))
