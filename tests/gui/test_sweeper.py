"""Memory is looked through when nothing moves, and never by itself."""

import gc

import pytest

from gui import sweeper
from gui.sweeper import Sweeper


class Ring:
    """Something that holds only itself."""

    gone = 0

    def __init__(self):
        self.me = self

    def __del__(self):
        Ring.gone += 1


@pytest.fixture
def rings():
    """Leave Python's own sweeping as it was found."""
    before, running = gc.get_threshold(), gc.isenabled()
    gc.collect()
    Ring.gone = 0
    yield
    gc.set_threshold(*before)
    (gc.enable if running else gc.disable)()


def much():
    """Let what is middle-aged be looked through often enough."""
    for _ in range(sweeper.ENOUGH + 1):
        gc.collect(1)


def test_what_holds_only_itself_goes_at_rest(rings, qtbot):
    found = Sweeper(lambda: True)
    Ring()
    much()
    old = Ring.gone

    found.look()

    assert found.swept == 1
    assert Ring.gone == 1 >= old


def test_nothing_is_looked_through_while_something_moves(rings, qtbot):
    moving = [True]
    found = Sweeper(lambda: not moving[0])
    much()

    found.look()
    assert found.swept == 0
    moving[0] = False
    found.look()

    assert found.swept == 1


def test_little_is_not_worth_it(rings, qtbot):
    found = Sweeper(lambda: True)

    found.look()

    assert found.swept == 0


def test_python_does_not_sweep_everything_by_itself(rings, qtbot):
    seen = []

    def heard(when, what):
        if when == "start":
            seen.append(what["generation"])

    Sweeper(lambda: True)
    gc.callbacks.append(heard)
    try:
        kept = [[Ring()] for _ in range(120_000)]
    finally:
        gc.callbacks.remove(heard)

    assert kept
    assert 1 in seen
    assert 2 not in seen


def test_what_is_free_goes_back_to_the_system_when_it_was_swept(rings, qtbot, monkeypatch):
    given = []
    monkeypatch.setattr(sweeper, "give_back", lambda: given.append(Ring.gone))
    monkeypatch.setattr(sweeper.kept, "rest", lambda: False)
    found = Sweeper(lambda: True)
    Ring()
    much()

    found.look()
    found.look()

    assert given == [1]


def test_a_system_without_a_way_to_give_back_is_left_alone(monkeypatch):
    monkeypatch.setattr(sweeper, "_trim", lambda: None)

    sweeper.give_back()


def test_what_nobody_wants_goes_once_nobody_goes_anywhere(rings, qtbot, monkeypatch):
    dropped, given = iter((True, True, False, False)), []
    monkeypatch.setattr(sweeper, "give_back", lambda: given.append(True))
    monkeypatch.setattr(sweeper.kept, "rest", lambda: next(dropped))
    found = Sweeper(lambda: True)

    found.soon()
    found.look()
    assert (found.rested, given) == (0, [])
    found.look()
    found.look()
    assert (found.rested, given) == (0, [True, True])
    found.look()
    found.look()
    assert (found.rested, given) == (2, [True, True])
    found.soon()
    found.look()
    assert found.rested == 0


def test_nothing_goes_while_something_moves(rings, qtbot, monkeypatch):
    monkeypatch.setattr(sweeper.kept, "rest", pytest.fail)
    found = Sweeper(lambda: False)

    for _ in range(5):
        found.look()
