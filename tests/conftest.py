"""Fixtures for every test: no display, no traces in the user's folders."""

import os

# Tests change single rules to see that it is noticed; what is compiled could not be changed. Parts
# of a run that change none are told where that lies what was compiled from the source.
if not os.environ.get("VELMOC_COMPILED"):
    os.environ["VELMOC_PURE"] = "1"  # before anything is imported

import gc
import hashlib
import json
import random
import shutil
import sys
import threading
from collections import Counter, OrderedDict
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from types import CellType, FunctionType, MethodType

try:
    import fcntl
except ImportError:  # elsewhere each compiles for itself
    fcntl = None

import hypothesis
import pytest
from PySide6.QtCore import QByteArray, QDataStream, QEvent, QIODevice, QObject
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from engine.board import cache
from engine.board.loader import load_map, load_states, map_names, state_map_names
from engine.store import disk
from engine.table import envelope
from engine.table.sealed import cipher, pin
from gui import i18n, settings
from gui.games import every_game  # noqa: F401 - as whoever starts the program does
from gui.kit import kept, sizing, stillness, theme
from gui.map import store
from gui.map.names import lettering
from gui.map.pictures import background, terrain
from gui.map.pictures.shown import USUAL
from gui.process import features, idle_gc
from gui.process.memory import taken
from gui.windows.window import Window

features.want_none()  # before more is loaded, as gui.__main__ does

FALLS_MS, SINKS_MS = stillness.FALLS_MS, stillness.SINKS_MS
COSTS = {place: place._COST for place in (cipher, envelope, pin)}
"""Of what takes 30 to 60 ms on purpose: signs that are read aloud, PINs and what they lock.

Here they take next to nothing, else they were a tenth of all the time that tests take. In programs
of their own it is as it is, and so it is for whoever asks for ``slow_secrets``.
"""
for _place in COSTS:
    _place._COST = 2

KEPT = os.environ.get("VELMOC_TEST_KEPT", "")
"""Where the processes of a run share what each would make alike; nowhere if there is one."""

PATIENCE = 120_000
"""Milliseconds until a test says that something never happened. Only failures take that long."""

# Speed is the benchmarks' business, never a test's; CI tries the same examples every time.
hypothesis.settings.register_profile(
    "velmoc", deadline=None, derandomize=bool(os.environ.get("CI"))
)
hypothesis.settings.load_profile("velmoc")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_addoption(parser):
    parser.addoption("--shuffled", type=int, metavar="SEED", help="run the tests in another order")
    parser.addoption("--in-order", action="store_true", help="run the tests as they are named")


def pytest_collection_modifyitems(config, items):
    """Play whole evenings first: nobody shall wait at the end for one that began last."""
    seed = config.getoption("shuffled")
    if seed is not None:
        # The same order in every worker. What a file's tests share is made once in it: shuffling
        # the tests of all files as one makes it anew for nearly each, which takes thrice as long.
        chance = random.Random(seed)
        chance.shuffle(items)
        files = sorted({item.path for item in items})
        chance.shuffle(files)
        items.sort(key=lambda item: files.index(item.path))
        return
    if not config.getoption("in_order"):
        items.sort(key=lambda item: "journeys" not in item.path.parts)


def pytest_collection_finish(session):
    """Look no more through what all tests hold for good: the tests themselves and their modules."""
    del session
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


YOUNG, MIDDLE, OLD = 3_000, 10, 50
"""So many young objects are looked through at once: with 700 as usual it is a twentieth of all. All
objects are looked through a fifth as often as usual: what shall go goes by ``_swept``.
"""


MEASURED = sys.platform == "linux"
LITTLE, MUCH, MOST = 220.0, 40.0, 600.0
"""Megabytes: up to which nothing is tidied up, for pictures would have to be painted again; that
tests may leave behind beyond it; and that no process may take."""


TOOK = pytest.StashKey[list[float]]()
"""What each process took at most, as it said at its end."""


TIMES = Counter(), Counter()
"""How many seconds the cases of each test took in all, and how many there were."""


def pytest_runtest_logreport(report):
    """Note how long a test took, in whichever process."""
    seconds, cases = TIMES
    name = report.nodeid.partition("[")[0]
    seconds[name] += report.duration
    cases[name] += report.when == "call"


def pytest_testnodedown(node, error):
    """Note what a process took that has come to its end."""
    del error
    most = getattr(node, "workeroutput", {}).get("most")
    if most is not None:
        node.config.stash.setdefault(TOOK, []).append(most)


def pytest_sessionfinish(session):
    """Tell the process that started this one what it took; fail if one of all took too much."""
    config = session.config
    output = getattr(config, "workeroutput", None)
    if output is not None and MEASURED:
        output["most"] = taken().most
    if output is None and MEASURED and not config.pluginmanager.hasplugin("dsession"):
        config.stash[TOOK] = [taken().most]  # all in this one
    if max(config.stash.get(TOOK, [0.0])) > MOST:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter, config):
    """Say what the processes took, and count for whoever runs several parts."""
    told = os.environ.get("VELMOC_COUNTS")
    if told and not hasattr(config, "workerinput"):
        wanted = ("failed", "passed", "skipped", "xfailed", "error")
        stats = {name: len(found) for name, found in terminalreporter.stats.items()}
        with Path(told).open("a", encoding="utf-8") as file:
            file.write(json.dumps({name: stats[name] for name in wanted if name in stats}) + "\n")
    remembered = os.environ.get("VELMOC_TOOK")
    if remembered and not hasattr(config, "workerinput"):
        seconds, cases = TIMES
        mean = {test: (round(seconds[test] / cases[test], 4), cases[test]) for test in +cases}
        with Path(remembered).open("ab", buffering=0) as file:  # all at once: others write as well
            file.write(json.dumps(mean).encode() + b"\n")
    took = config.stash.get(TOOK, [])
    if took:
        said = ", ".join(f"{most:.0f}" for most in took)
        terminalreporter.write_line(
            f"memory of each process at most: {said} MB; allowed: {MOST:.0f}"
        )


SOON = 20
"""So often a test looks for something every millisecond; later every ten, as pytest-qt does."""

LEFT = 12
"""Windows left by earlier tests before they are swept away."""


class PatientBot(QtBot):
    """Fails for what never happens, not for what a busy machine does late.

    It holds what it is given until that has been closed and taken down: a window that nobody holds
    may be swept out of memory in the middle of being painted, and takes the process with it.
    """

    def __init__(self, request):
        super().__init__(request)
        self._held = []

    def addWidget(self, widget, *, dressed=True, **how):  # noqa: N802
        if dressed:
            sizing.wear(widget)
        self._held.append(widget)
        super().addWidget(widget, **how)

    def waitUntil(self, callback):  # noqa: N802 - as Qt names it
        for _ in range(SOON):
            with suppress(AssertionError):
                if callback() in (None, True):
                    return
            self.wait(1)
        super().waitUntil(callback, timeout=PATIENCE)

    def waitSignal(self, signal):  # noqa: N802
        return super().waitSignal(signal, timeout=PATIENCE)

    def waitExposed(self, widget):  # noqa: N802
        return super().waitExposed(widget, timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Paint no window once more that closes now: pytest-qt handles all that waits after a test."""
    try:
        return (yield)
    finally:
        for held, _ in getattr(item, "qt_widgets", ()):
            widget = held()
            if widget is not None and isValid(widget):
                widget.setUpdatesEnabled(False)


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A folder of its own for all that the program keeps of its user."""
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path))
    settings.forget()
    yield tmp_path
    settings.forget()


@pytest.fixture
def qtbot(qapp, request):
    return PatientBot(request)


@pytest.fixture(autouse=True, scope="session")
def _still():
    """Let the curtain be down at once, and signs not sink, where that is not the matter."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stillness, "FALLS_MS", 0)
        patch.setattr(stillness, "SINKS_MS", 0)
        yield


@pytest.fixture
def moving(monkeypatch):
    """Let things move as in the program."""
    monkeypatch.setattr(stillness, "wanted", lambda: False)
    monkeypatch.setattr(stillness, "FALLS_MS", FALLS_MS)
    monkeypatch.setattr(stillness, "SINKS_MS", SINKS_MS)


SETTINGS, SYNC = disk._SETTINGS, os.fsync
"""How games are opened, and what waits until something is on the disk."""


@pytest.fixture(autouse=True, scope="session")
def _unsynced():
    """Let nothing wait for the disk: no test pulls the plug, and one game waits a dozen times.

    In programs of their own it is as it is, and so it is for whoever asks for ``synced``.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "_SETTINGS", (*SETTINGS, "PRAGMA synchronous = OFF"))
        patch.setattr(os, "fsync", lambda _handle: None)
        yield


@pytest.fixture
def synced(monkeypatch):
    """Wait for the disk as the program does."""
    monkeypatch.setattr(disk, "_SETTINGS", SETTINGS)
    monkeypatch.setattr(os, "fsync", SYNC)


@pytest.fixture
def slow_secrets(monkeypatch):
    """Let signs and PINs be those of the program: those of a file that it wrote are no others."""
    for place, cost in COSTS.items():
        monkeypatch.setattr(place, "_COST", cost)
    envelope.twelve_signs.cache_clear()
    yield
    envelope.twelve_signs.cache_clear()


BOARDS, LARGEST = 900_000_000, 40_000_000
"""Bytes of painted boards, and of their soft edges, kept on the disk, and of one of them."""

EDGES, NAMES = 40_000_000, 24_000_000
"""Bytes of soft edges of coasts and countries, and of written names, that a process holds."""


class Latest:
    """The pictures painted last, up to so many bytes of them; made in whatever thread."""

    def __init__(self, most):
        self._most, self._held, self._lock = most, 0, threading.Lock()
        self._images = OrderedDict()

    def get(self, key, paint):
        """Return a picture; ``paint`` makes it if it is none of the latest."""
        with self._lock:
            image = self._images.get(key)
            if image is not None:
                self._images.move_to_end(key)
                return image
        image = paint()
        with self._lock:
            self._held += image.sizeInBytes()
            if (other := self._images.pop(key, None)) is not None:  # made by two threads at once
                self._held -= other.sizeInBytes()
            self._images[key] = image
            while self._held > self._most:
                self._held -= self._images.popitem(last=False)[1].sizeInBytes()
        return image


class OnDisk:
    """Pictures that are painted once for all processes of a run."""

    def __init__(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._unlooked = 0
        """Bytes that may be written until it is looked how many there are."""

    def get(self, asked, size, form, paint):
        """Return a picture of a size and form; ``paint`` makes it if nobody has yet."""
        path = self._folder / hashlib.sha256(asked).hexdigest()
        with suppress(OSError), path.open("rb") as file:
            image = QImage(size, form)
            file.readinto(image.bits())  # nothing is held twice
            os.utime(path)  # used now: others go first
            return image
        image = paint()
        if image.sizeInBytes() <= LARGEST:
            with suppress(OSError):  # another process may tidy up at the same time
                self._make_room(image.sizeInBytes())
                part = path.with_name(f"{path.name}.{os.getpid()}.{threading.get_ident()}")
                part.write_bytes(image.constBits())
                part.replace(path)
        return image

    def _make_room(self, size):
        """Drop what was not used for longest until there is room for one more.

        Others write there too: who has looked takes an eighth of what was left, then looks again.
        """
        self._unlooked -= size
        if self._unlooked > 0:
            return
        with os.scandir(self._folder) as found:  # one that has gone meanwhile ends it
            held = [(one.stat(), one.path) for one in found]
        over = sum(status.st_size for status, _ in held) + size - BOARDS
        if over > 0:
            over += BOARDS // 32  # and for some more, else who writes next looks again
            for status, path in sorted(held, key=lambda one: one[0].st_mtime):
                Path(path).unlink()
                over -= status.st_size
                if over <= 0:
                    break
        self._unlooked = -over // 8


@pytest.fixture(autouse=True, scope="session")
def _boards_kept(tmp_path_factory):
    """Paint each board once for all tests that see it, to the pixel: in one size, with one look.

    Every test has a home of its own, in which nothing was ever painted. Boards were a third of all
    that the tests of windows took. Boards of other owners share the soft edges of most countries,
    which take half of their time; names are written anew for every window in which nothing rests.
    """
    kept = OnDisk((Path(KEPT) if KEPT else tmp_path_factory.getbasetemp()) / "boards")
    edges, names = Latest(EDGES), Latest(NAMES)
    paint, soften, write, atlases = terrain.paint, terrain.soft, lettering._write, {}

    def painted(shapes, washes, scale, region, size=None, *, shown=USUAL):
        atlas = shapes.atlas
        _, drawn = atlases.get(id(atlas), (None, ""))
        if not drawn:
            drawn = hashlib.sha256(repr(atlas).encode()).hexdigest()
            atlases[id(atlas)] = atlas, drawn  # it lives as long as its number
        size = size or (region.size() * scale).toSize()
        asked = drawn, sorted(washes.items()), scale, region.getRect(), size.toTuple(), shown
        return kept.get(
            repr((asked, _look())).encode(),
            size,
            QImage.Format.Format_RGB32,
            lambda: paint(shapes, washes, scale, region, size, shown=shown),
        )

    def soft(shapes, pieces, colour, steps, scale):
        lines = QByteArray()
        stream = QDataStream(lines, QIODevice.OpenModeFlag.WriteOnly)
        for piece in pieces:
            stream << piece
        shape = hashlib.sha256(lines.data()).hexdigest()
        asked = shape, shapes.board.getRect(), colour.rgba(), steps, scale

        def paint_once():
            return kept.get(
                repr(asked).encode(),
                (shapes.board.size() * scale).toSize(),
                QImage.Format.Format_ARGB32_Premultiplied,
                lambda: soften(shapes, pieces, colour, steps, scale),
            )

        return edges.get(asked, paint_once)

    def written(text, scale):
        return names.get((text, scale, _look()), lambda: write(text, scale))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(terrain, "paint", painted)
        patch.setattr(terrain, "soft", soft)
        patch.setattr(lettering, "_write", written)
        yield


@pytest.fixture
def bare_boards(monkeypatch):
    """Paint no land and no sea: who measures what stands beside a board looks at no coast.

    Each size of a window, of words and each language has a board of another size, which nobody
    else wants. Nothing of it is kept for other tests.
    """

    def bare(_shapes, _washes, scale, region, size=None, *, shown=USUAL):
        image = QImage(size or (region.size() * scale).toSize(), QImage.Format.Format_RGB32)
        image.fill(theme.colour("sea"))
        return image

    monkeypatch.setattr(terrain, "paint", bare)
    monkeypatch.setattr(store, "keep", lambda _key, _image: None)
    background.forget()
    yield
    background.forget()


def _look():
    """Return what colours of all that is painted depend on."""
    return theme.current(), theme.is_engraved()


MAPS = 3
"""Maps that are held; a test of maps may read hundreds."""


@pytest.fixture(autouse=True, scope="session")
def _maps_read_once():
    """Read a compiled map once, as long as its file stays what it is.

    Programs that are started one after another in a process held each a map of its own, and found
    places anew for every piece and every name on it.
    """
    fetch, read = cache.fetch, OrderedDict()

    def fetched(folder, key):
        try:
            found = cache._path(folder, key).stat()
        except OSError:
            return fetch(folder, key)
        asked = folder, key, found.st_mtime_ns, found.st_size
        known = read.pop(asked, None) or fetch(folder, key)
        if known is not None:
            read[asked] = known  # asked last
        while len(read) > MAPS:
            read.popitem(last=False)
        return known

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache, "fetch", fetched)
        yield


@pytest.fixture(autouse=True, scope="session")
def _swept_by_windows_alone():
    """Forbid Python to sweep in threads beside the windows' own, as the program does."""
    idle_gc.by_windows_alone()


@pytest.fixture(autouse=True, scope="session")
def _threads_hold_no_window():
    """Let no thread begin that holds something of the windows.

    If it was the last to let go, the window would be taken apart there.
    """
    start = Thread.start

    def started(self):
        held = [one for one in held_by_work([*vars(self).values()]) if isinstance(one, QObject)]
        assert not held, f"{self.name} holds {held}"
        start(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thread, "start", started)
        yield


def held_by_work(todo):
    """Yield what a thread has at hand: what its functions are bound to, are given and enclose."""
    seen = set()
    while todo:
        one = todo.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        if isinstance(one, (tuple, list)):
            todo += one
        elif isinstance(one, dict):
            todo += one.values()
        elif isinstance(one, partial):
            todo += [one.func, one.args, one.keywords]
        elif isinstance(one, MethodType):
            todo += [one.__self__, vars(one.__self__) if hasattr(one.__self__, "__dict__") else ()]
        elif isinstance(one, FunctionType):
            todo += [cell.cell_contents for cell in one.__closure__ or () if cell != CellType()]
            todo += one.__defaults__ or ()


@pytest.fixture(autouse=True, scope="session")
def _left():
    """How many windows may lie about until it is worth looking which of them nobody holds."""
    return [LEFT]


@pytest.fixture(autouse=True)
def _swept(qapp, _left, _given_back):
    """Sweep away windows that nobody holds any more.

    The program sweeps while nothing moves, and forbids Python to do so by itself; a test has no
    such moment. A thousand widgets lying about are all styled and translated anew by later tests.
    What came since the last time is looked through first: to look through all takes ten times as
    long. What was closed goes at once: it was dressed anew together with the next test's windows,
    which took half of the time of tests that change the size of words.
    """
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for generation in (1, 2):
        if len(qapp.topLevelWidgets()) <= _left[0]:
            return
        gc.collect(generation)
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _left[0] = len(qapp.topLevelWidgets()) + LEFT


@pytest.fixture(autouse=True, scope="module")
def _nothing_left(qapp, _left):
    """Let no window outlive the file of tests in which it was made, whoever may hold it.

    A program that a test starts in this process leaves its windows as they are: a process ends
    otherwise. Those of two such tests were translated anew for each of three hundred later ones,
    which took a minute.
    """
    yield
    put_away(qapp)
    _left[0] = LEFT


def put_away(qapp):
    """Close and delete every window there is."""
    for top in qapp.topLevelWidgets():
        if isValid(top) and top.parent() is None:
            top.close()
            top.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True, scope="session")
def _least():
    """What the process took when it was tidied up last."""
    return [0.0]


@pytest.fixture(autouse=True)
def _given_back(qapp, _least):
    """Give back what tests leave behind, as the program does at rest, whenever that is much."""
    yield
    if MEASURED and taken().now > max(LITTLE, _least[0] + MUCH):
        for _ in range(2):
            kept.rest()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        idle_gc.give_back()
        _least[0] = taken().now


@pytest.fixture(autouse=True)
def _as_before(qapp):
    """Leave the next test the language, the theme, the size of text and what moves as it was."""
    language, font, look = i18n.language(), qapp.font(), theme.look()
    still = settings.current().reduced_motion
    yield
    if settings.current().reduced_motion != still:  # a robot ran in this process
        settings.forget()
    if theme.look() != look:
        name, text, reading = look
        theme.use(name, text=text)
        theme.read_at(reading)
        sizing.dress()  # some windows stay for the tests that follow
    if qapp.font() != font:
        qapp.setFont(font)
    if i18n.language() != language:
        i18n.speak(language)


@pytest.fixture(autouse=True)
def _dressed(qapp):
    """Fail where a window is shown that wears nothing: it would have other words than in use.

    But for one with a first sight alone, for which nothing is loaded yet.
    """
    yield
    bare = [
        window
        for window in qapp.topLevelWidgets()
        if window.isVisible() and window.parentWidget() is None and not window.styleSheet()
    ]
    assert all(isinstance(window, Window) and window.screen_shown is None for window in bare), bare


@pytest.fixture
def alone(qapp):
    """Put away what earlier tests have left, windows and clipboard: it is none of this one's.

    What is there then stays for good. A test that lets go of its windows step by step does not look
    through it again and again.
    """
    qapp.clipboard().clear()
    put_away(qapp)
    gc.collect()  # what stays has nothing of the windows
    gc.freeze()


@pytest.fixture(scope="session")
def steps():
    """Count calls and returns while something is done: work that no busy machine changes."""

    def count(act):
        counted = 0

        def one(_frame, _event, _argument):
            nonlocal counted
            counted += 1

        before = sys.getprofile()
        sys.setprofile(one)
        try:
            act()
        finally:
            sys.setprofile(before)
        return counted

    return count


@pytest.fixture(autouse=True, scope="session")
def _application(_home, qapp):
    """Have an application before anything is measured in its fonts, whichever test comes first."""


def compile_maps(folder):
    """Compile what tests want of maps, unless another process of the run has done so."""
    if not KEPT:
        load_map("standard", folder)
        return
    Path(KEPT).mkdir(parents=True, exist_ok=True)
    whole = Path(KEPT) / "maps.whole"
    with whole.with_suffix(".lock").open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        if not whole.exists():
            for name in map_names():
                load_map(name, folder)
            for name in state_map_names():
                load_states(name, folder)
            whole.touch()


@pytest.fixture(autouse=True, scope="session")
def _home(tmp_path_factory):
    """Settings, games and caches of a test run lie in a folder of their own.

    Whoever takes another home for a test keeps the cache: to compile a map takes a second, which
    all the processes of a run spend once. Boards that a program painted which a test started are
    there for the next one, too: they are a quarter of what an evening takes.
    """
    home = tmp_path_factory.mktemp("home")
    compiled = Path(KEPT or home) / "maps"
    compile_maps(compiled)
    shutil.copytree(compiled, home / "cache" / "maps", ignore=shutil.ignore_patterns("*.part"))
    if KEPT:
        painted = Path(KEPT) / "pictures"
        painted.mkdir(exist_ok=True)
        with suppress(OSError):  # a system on which not everybody may make links
            (home / "cache" / "pictures").symlink_to(painted, target_is_directory=True)
    own = {
        "VELMOC_HOME": home,
        "VELMOC_CACHE": home / "cache",
        "XDG_CONFIG_HOME": home / "config",
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, place in own.items():
            patch.setenv(name, str(place))
        yield
