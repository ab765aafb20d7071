"""The shape of the tree is a promise: these tests keep it, and name every line that breaks it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import engine
import gui

ROOT = Path(__file__).parents[2]
SOURCES = sorted(
    path for room in ("engine", "gui", "tests") for path in (ROOT / room).rglob("*.py")
)
WINDOWS = [path for path in SOURCES if "gui" in path.relative_to(ROOT).parts]
PACKAGES = [path for path in SOURCES if path.name == "__init__.py"]
ROOMS = ("assets", "docs", "engine", "gui", "maps", "packaging", "tests")
SWALLOWS = ROOT / "gui" / "errors" / "unexpected.py"
"""The one place that may swallow every exception."""

ALONE = """

from engine.compiled import finder

finder.use()  # before anything asks for the judge"""
"""The one thing that a room does when it is entered."""

FOREIGN = re.compile(r"shared/(?:rules|seeds|design|geo|datc|research)|/[w]ork/")


def name(path):
    return path.relative_to(ROOT).as_posix()


@cache
def text_of(path):
    return path.read_text("utf-8")


def broken(law, paths):
    """Return every place where a law is broken, as an editor opens it."""
    return [f"{name(path)}:{line}" for path in paths for line in law(text_of(path))]


def lines_of(pattern, text):
    return [text.count("\n", 0, match.start()) + 1 for match in re.finditer(pattern, text)]


def exports(text):
    """Return the line on which a room does more than to say what it is."""
    said = text.strip().removesuffix(ALONE)
    quiet = said.startswith('"""') and said.endswith('"""') and said.count('"""') == 2
    return [] if quiet else [1]


def f_strings_for_translation(text):
    return lines_of(r"\b(?:tr|translate)\(\s*f[\"']", text)


def done_later_in_another_way(text):
    return lines_of(r"singleShot\([^,()]+,[^,()]+,", text)  # see gui/kit/later.py


def blocks(text):
    """Return the lines that wait for a window; the application may wait for its end."""
    return [
        number
        for number, line in enumerate(text.splitlines(), 1)
        if ".exec()" in line and "application" not in line and "app.exec" not in line
    ]


def swallows(text):
    """Return the lines that catch everything and let nothing of it through."""
    if not re.search(r"Exception|except\s*:", text):
        return []  # to read the rest of it takes a hundred times as long
    handlers = [node for node in ast.walk(ast.parse(text)) if type(node) is ast.ExceptHandler]
    return [
        handler.lineno
        for handler in handlers
        if (handler.type is None or ast.unparse(handler.type) in ("Exception", "BaseException"))
        and not (isinstance(handler.body[-1], ast.Raise) and handler.body[-1].exc is None)
    ]


def test_import_names_are_ours():
    assert Path(engine.__file__).is_relative_to(ROOT)
    assert Path(gui.__file__).is_relative_to(ROOT)


def test_packaging_and_tests_are_no_packages():
    assert not (ROOT / "packaging" / "__init__.py").exists()
    assert not list((ROOT / "tests").rglob("__init__.py"))


def test_a_room_exports_nothing():
    assert broken(exports, PACKAGES) == []


def test_no_text_for_translation_is_an_f_string():
    assert broken(f_strings_for_translation, WINDOWS) == []


def test_what_is_done_later_is_done_in_the_one_way_that_lets_go_of_it():
    assert broken(done_later_in_another_way, WINDOWS) == []


def test_no_window_blocks_the_event_loop():
    assert broken(blocks, WINDOWS) == []


def test_only_one_place_swallows_everything():
    assert broken(swallows, [path for path in SOURCES if path != SWALLOWS]) == []
    assert swallows(text_of(SWALLOWS))


def test_every_source_is_looked_at():
    assert {path.relative_to(ROOT).parts[0] for path in SOURCES} == {"engine", "gui", "tests"}
    assert {name(path) for path in PACKAGES} >= {"engine/__init__.py", "gui/map/__init__.py"}
    assert {name(path) for path in WINDOWS} >= {"gui/app.py", "tests/gui/conftest.py"}


@pytest.mark.parametrize(
    ("law", "text"),
    [
        (exports, '"""A room."""\n\nfrom engine import caches\n'),
        (exports, "import os\n"),
        (exports, ""),
        (exports, f'"""A room."""\n\nimport os{ALONE}\n'),
        (f_strings_for_translation, '"""."""\nself.tr(f"{count} armies")'),
        (f_strings_for_translation, "app.translate(\n    f'{place}')"),
        (done_later_in_another_way, "QTimer.singleShot(0, self, self.fall)"),
        (blocks, "card = Card()\ncard.exec()"),
        (swallows, "try:\n    judge()\nexcept Exception:\n    pass"),
        (swallows, "try:\n    judge()\nexcept:\n    raise Other from None"),
        (swallows, "try:\n    judge()\nexcept BaseException as error:\n    note(error)"),
    ],
)
def test_what_breaks_a_law_is_found(law, text):
    assert law(text)


@pytest.mark.parametrize(
    ("law", "text"),
    [
        (exports, '"""A room."""\n'),
        (exports, f'"""A room."""{ALONE}\n'),
        (f_strings_for_translation, 'self.tr("%n armies", None, count)\nf"{tr}"'),
        (done_later_in_another_way, "QTimer.singleShot(0, fall)"),
        (blocks, "application.exec()\nsys.exit(app.exec())"),
        (swallows, "try:\n    judge()\nexcept Exception:\n    undo()\n    raise"),
        (swallows, "try:\n    judge()\nexcept (OSError, ValueError):\n    pass"),
    ],
)
def test_what_keeps_a_law_is_left_alone(law, text):
    assert not law(text)


def test_the_project_stands_alone():
    files = [file for room in ROOMS for file in (ROOT / room).rglob("*")]
    files += [file for file in ROOT.iterdir() if file.is_file()]
    ours = [f for f in files if f.suffix in (".py", ".md", ".toml", ".json", ".qss")]
    guilty = [
        name(file)
        for file in ours
        if file != Path(__file__) and FOREIGN.search(file.read_text("utf-8"))
    ]

    assert len(ours) > len(SOURCES)
    assert not guilty
