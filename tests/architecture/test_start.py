"""What may be loaded before the first paint, and what Qt must not do to us."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from engine.compiled.finder import MODULES
from tests.architecture.test_late_imports import STARTS

ROOT = Path(__file__).parents[2]
FIRST = ("process/__init__.py", "process/features.py")
"""What is loaded before PySide is told to read no source."""

HEAVY = (
    *("shapely", "numpy", "pydantic", "cryptography", "segno", "fsrs"),
    *("lark", "hypothesis", "pytest"),
)


def loaded_by(code):
    program = f"{code}\nimport sys\nprint('\\n'.join(sys.modules))"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return set(answer.stdout.split())


@pytest.mark.parametrize(
    "code",
    [
        "import gui.app, gui.windows.main_window, gui.map.board.view",
        "import engine.catalogue, engine.table.table, engine.store.gamefile",
    ],
)
def test_nothing_heavy_is_loaded_before_the_first_paint(code):
    assert not loaded_by(code) & set(HEAVY)


def test_nothing_is_hashed_and_no_event_made_at_a_start():
    # Behind hashlib is all of OpenSSL: 4 MB. Making the events takes 40 ms.
    late = {"hashlib", "_hashlib", "engine.table.event"}

    assert not loaded_by(f"import os\n{STARTS['the start screen']}") & late


def test_no_start_knows_what_lies_behind_its_doors():
    rooms = (
        *("engine.library", "engine.libraries", "engine.notation", "engine.seating"),
        *("engine.studies", "engine.study", "gui.errors.sentences", "gui.errors.texts"),
        *("gui.explain", "gui.library", "gui.predict", "gui.sandbox", "gui.study"),
        *("gui.windows.brought_in", "gui.windows.doors", "gui.windows.library"),
        *("gui.windows.library_doors", "gui.windows.studies", "gui.windows.study_doors"),
        *("decimal", "fractions", "unittest", "xml", "urllib.request"),
        # Where no bytecode is kept, Python itself looks names of signs up to compile a source.
        *(() if sys.dont_write_bytecode else ("unicodedata",)),
    )
    loaded = loaded_by(f"import os\n{STARTS['the start screen']}")

    assert not {one for one in loaded if f"{one}.".startswith(tuple(f"{room}." for room in rooms))}


def test_a_board_is_painted_before_anybody_asks_for_the_namespace_qt():
    # Making it takes PySide 24 ms.
    ask = """
import sys
from gui.robots.bench.processes import painted
painted.paint_once = lambda application, view: (view.show(), application.processEvents())
from gui.robots.bench.processes.start_board import main
main("standard")
print(*(name for name, one in sys.modules.items() if name.startswith("gui") and "Qt" in vars(one)))
print(".")
"""
    answer = subprocess.run(
        [sys.executable, "-c", ask], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert answer.stdout.split() == ["."]


def test_nothing_that_can_be_compiled_is_loaded_at_a_start():
    # Whoever asks for one compiled module loads all of them.
    windows = "gui.windows.main_window, gui.windows.navigator, gui.windows.start.start_screen"
    start = f"import gui.app, {windows}"

    assert not loaded_by(start) & set(MODULES)


def test_no_source_is_read_when_the_program_is_loaded():
    # Python keeps every line it read. PySide asks of every module whether it wants its features.
    read = "import gui.__main__, gui.app, linecache\nprint(*linecache.cache)"

    ours = {name for name in loaded_by(read) if name.startswith((f"{ROOT}/gui", f"{ROOT}/engine"))}
    assert ours <= {f"{ROOT}/gui/{name}" for name in ("__init__.py", *FIRST)}


def test_the_first_sight_needs_next_to_nothing():
    loaded = loaded_by("import gui.process.first_paint")

    ours = {name for name in loaded if name.partition(".")[0] in ("engine", "gui")}
    assert ours == {
        *("engine", "engine.caches", "engine.compiled", "engine.compiled.finder"),
        *(
            "gui",
            "gui.map",
            "gui.map.store",
            "gui.process",
            "gui.process.application",
            "gui.process.encoding",
            "gui.process.first_paint",
            "gui.screen",
            "gui.settings",
        ),
        *("gui.version", "gui.windows", "gui.windows.main_window"),
        *("gui.windows.first_sight", "gui.windows.window"),
    }


def test_pyside_keeps_its_references_to_none():
    # PySide6 6.12.0 lost a reference to None per void call on CPython <= 3.11 and aborted in play.
    something = QObject()
    before = sys.getrefcount(None)
    for turn in range(1000):
        something.setObjectName(str(turn))

    assert sys.getrefcount(None) >= before - 5
