"""An import stands at the top of its module, unless a start is measured to do without it.

What is imported inside a function hides what a module needs. The one good reason is a start: here
each of them is made, and whatever is imported late must be missing where its module is there.
"""

import ast
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.sources import in_program

ROOT = Path(__file__).parents[2]

SAY = """
def say():
    import sys
    sys.stderr.write("\\n".join(sys.modules))
    sys.stderr.flush()
"""
SEEN_BEFORE = """
from PySide6.QtCore import QTimer
from gui.map.pictures import portrait
from gui.robots.bench.processes import start_board
def look(application, view):
    view.show()
    QTimer.singleShot(portrait.LATER * 2, application.quit)
    application.exec()
start_board.paint_once = look
start_board.main("standard")
"""
"""Keeps the picture of a board for the next start: what places pieces must not be missed then."""

STARTS = {
    "the first sight": "import gui.__main__",
    "the start screen": """
from gui import app
from gui.windows.main_window import MainWindow
application = app.prepare(["velmoc"])
window = MainWindow()
window.show_start()
window.show()
application.processEvents()
""",
    "a board": """
import os
from gui.robots.bench.processes import painted, start_board
class Mark(painted.Mark):
    def paintEvent(self, event):
        say()
        os._exit(0)
painted.Mark = Mark
start_board.main("standard")
""",
    "an answer": """
import io, sys
from gui.commandline import commands
sys.stdin = io.TextIOWrapper(io.BytesIO(b'{"phase": "S1901M", "units": {"FRANCE": ["A PAR"]}}'))
sys.stdout = io.TextIOWrapper(io.BytesIO())
commands.main(["adjudicate", "--jobs", "1", "-"])
""",
}
"""What starts, and the program that stops there: all that is loaded then is what it took.

A board stops at its first painting: what is seen is a picture that was kept.
"""

REGISTRIES = (
    *("gui.windows.screens", "gui.windows.studies.screens", "gui.table.evening.screens"),
    *("gui.windows.library.screens", "gui.windows.studies.brought"),
    "gui.windows.studies.predicting",
    *("gui.master.screens", "engine.robots.games.diplomacy.robots"),
    *("gui.robots.games.diplomacy.robots", "engine.robots.games.diplomatia.robots"),
    *("gui.robots.games.diplomatia.robots", "gui.robots.games.bez_hranic.robots"),
)
"""They make a thing once somebody asks for it: that is what they are for."""

SYSTEMS = {"winsound", "ctypes", "resource", "PySide6.QtDBus", "_blake2"}
"""Not every system has them."""

LARGE = {
    *("PySide6.QtPrintSupport", "gui.paper.printer", "PySide6.QtSvg", "diplomacy", "hashlib"),
    *("PIL", "gui.reveal.picture_sequence", "gui.map.pictures.terrain", "unicodedata"),
}
"""Libraries that hardly any evening needs, or no start while its caches are warm."""

OTHERWISE = {
    "gui.robots.bench.processes.start_program": "as the program itself: not before its first sight",
    "gui.robots.bench.processes.rest_program": "as the program itself: not before its first sight",
    "gui.robots.demo.__main__": "Qt starts with the platform that the line asks for",
    "gui.robots.map_check.__main__": "a check of words needs no windows",
    "gui.process.features": "asks PySide for less before anything else of it is loaded",
    "engine.compiled.finder": "what it needs is loaded already, but in a program that was packed",
    "gui.i18n": "run by whoever translates; the program itself only looks words up",
}
"""Modules with a reason of their own."""


@in_program
def inside_functions(path, pieces):
    """Return what is imported inside the functions of a module: line, name, and what is in it."""
    found = []
    for function in pieces:
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Import):
                found += [(node.lineno, one.name, "") for one in node.names]
            elif isinstance(node, ast.ImportFrom):
                found += [(node.lineno, str(node.module), one.name) for one in node.names]
    return found


@cache
def late_imports():
    """Return where a module is imported inside a function: the module's name, line and target."""
    names = {
        path.removesuffix(".py").replace("/", ".").removesuffix(".__init__"): late
        for path, late in inside_functions().items()
    }
    return [
        (name, line, whole if (whole := f"{origin}.{one}") in names else origin)
        for name, late in names.items()
        for line, origin, one in late
    ]


@cache
def loaded(start):
    """Return which modules a start has loaded."""
    with tempfile.TemporaryDirectory() as home:
        if start == "a board":
            run(SEEN_BEFORE, home)
        return frozenset(
            run(f"{SAY}\n{STARTS[start]}\nsay()\nimport os; os._exit(0)", home).split()
        )


def run(program, home):
    """Return what a program says in the end."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "VELMOC_HOME": home},
    )
    return done.stderr


def reason(name, target):
    """Return why a module may be imported late; nothing if it may not."""
    if name in OTHERWISE:
        return OTHERWISE[name]
    if name in REGISTRIES:
        return "a registry"
    if target in SYSTEMS or target in LARGE:
        return "a library"
    spared = [start for start in STARTS if name in loaded(start) and target not in loaded(start)]
    return ", ".join(spared)


@pytest.mark.parametrize("start", STARTS)
def test_a_start_is_one(start):
    assert len([name for name in loaded(start) if name.startswith(("gui.", "engine."))]) > 5


def test_what_is_imported_late_spares_a_start():
    wrong = [
        f"{name}:{line} imports {target}"
        for name, line, target in late_imports()
        if not reason(name, target)
    ]

    assert wrong == []


@pytest.mark.parametrize("name", [*REGISTRIES, *OTHERWISE])
def test_who_has_a_reason_of_its_own_needs_it(name):
    assert name in {who for who, _, _ in late_imports()}
