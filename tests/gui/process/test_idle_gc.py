"""Memory is looked through when nothing moves, and never by itself."""

import gc
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread, get_ident

import pytest
from PySide6.QtCore import QThread, QThreadPool

from gui.process import idle_gc
from gui.process.idle_gc import IdleCollector, hold_back
from gui.process.memory import STATUS


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
    for _ in range(idle_gc.ENOUGH + 1):
        gc.collect(1)


def test_what_holds_only_itself_goes_at_rest(rings, qtbot):
    found = IdleCollector(lambda: True)
    Ring()
    much()
    old = Ring.gone

    found.look()

    assert found.swept == 1
    assert Ring.gone == 1 >= old


def test_nothing_is_looked_through_while_something_moves(rings, qtbot):
    moving = [True]
    found = IdleCollector(lambda: not moving[0])
    much()

    found.look()
    assert found.swept == 0
    moving[0] = False
    found.look()

    assert found.swept == 1


def test_little_is_not_worth_it(rings, qtbot):
    found = IdleCollector(lambda: True)

    found.look()

    assert found.swept == 0


def test_python_does_not_sweep_everything_by_itself(rings, qtbot):
    seen = []

    def heard(when, what):
        if when == "start":
            seen.append(what["generation"])

    IdleCollector(lambda: True)
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
    monkeypatch.setattr(idle_gc, "give_back", lambda: given.append(Ring.gone))
    monkeypatch.setattr(idle_gc.kept, "rest", lambda: False)
    found = IdleCollector(lambda: True)
    Ring()
    much()

    found.look()
    found.look()

    assert given == [1]


def test_a_system_without_a_way_to_give_back_is_left_alone(monkeypatch):
    monkeypatch.setattr(idle_gc, "_of_libc", lambda name: None)

    idle_gc.give_back()
    idle_gc.lay_apart()


_LARGE_AMONG_SMALL = """
import sys
from threading import Barrier, Thread
from PySide6.QtGui import QImage
from gui.process import idle_gc
from gui.process.memory import taken
small, rows = [], 256 * int(sys.argv[2])

def come_and_go():
    large = QImage(1024, rows, QImage.Format.Format_RGB32)
    large.fill(0)
    small.extend(bytes(2048) for _ in range(200))
    return taken().now

if sys.argv[1] == "apart":
    idle_gc.lay_apart()
come_and_go()
idle_gc.give_back()
before = taken().now
most = max(come_and_go() for _ in range(3))
print(most - before, taken().now - before)
"""


@pytest.mark.parametrize("megabytes", [12, 24])
def test_what_is_large_goes_whole_whatever_came_beside_it(megabytes):
    if not STATUS.exists() or idle_gc._of_libc("mallopt") is None:
        pytest.skip("another C library, or a system that says it in another way")

    def left(how):
        words = [sys.executable, "-c", _LARGE_AMONG_SMALL, how, str(megabytes)]
        done = subprocess.run(words, check=True, capture_output=True, text=True)
        grown, stays = map(float, done.stdout.split())
        assert grown > 0.9 * megabytes
        return stays

    assert left("apart") < 0.5 * megabytes < left("among")


def test_what_nobody_wants_goes_once_nobody_goes_anywhere(rings, qtbot, monkeypatch):
    dropped, given = iter((True, True, False, False)), []
    monkeypatch.setattr(idle_gc, "give_back", lambda: given.append(True))
    monkeypatch.setattr(idle_gc.kept, "rest", lambda: next(dropped))
    found = IdleCollector(lambda: True)

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
    monkeypatch.setattr(idle_gc.kept, "rest", pytest.fail)
    found = IdleCollector(lambda: False)

    for _ in range(5):
        found.look()


def by_hand(work):
    one = Thread(target=work)
    one.start()
    one.join()


def in_a_pool(work):
    with ThreadPoolExecutor(1) as pool:
        pool.submit(work).result()


class QtThread(QThread):
    def __init__(self, work):
        super().__init__()
        self.run = work


def of_qt(work):
    one = QtThread(work)
    one.start()
    assert one.wait(30_000)


def in_a_pool_of_qt(work):
    pool = QThreadPool()
    pool.start(work)
    assert pool.waitForDone(30_000)


@pytest.mark.parametrize("begun", [by_hand, in_a_pool, of_qt, in_a_pool_of_qt])
@pytest.mark.parametrize("much", [1, 20])
def test_nothing_is_taken_apart_in_a_thread_beside_the_windows(rings, qtbot, begun, much):
    """Whoever began it, whatever it makes, and also by its last steps; at rest all of it goes."""
    hold_back()
    looked, kept = [], []

    def heard(when, what):
        if when == "start":
            looked.append(get_ident())

    def work():
        for _ in range(much):
            Ring()
            kept.append([[] for _ in range(20_000)])

    gc.callbacks.append(heard)
    for _ in range(much):
        Ring()
    try:
        begun(work)
        gone = Ring.gone
    finally:
        gc.callbacks.remove(heard)
    gc.collect()

    assert set(looked) - {get_ident()}  # else this says nothing
    assert gone == 0
    assert Ring.gone == 2 * much


def test_the_windows_own_thread_sweeps_while_others_work(rings, qtbot):
    hold_back()
    over = Event()
    one = Thread(target=over.wait)
    one.start()
    try:
        Ring()
        kept = [[] for _ in range(100_000)]
        assert Ring.gone == 1
        assert kept
    finally:
        over.set()
        one.join()
