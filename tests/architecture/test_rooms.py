"""The shape of the tree is a promise: these tests keep it."""

import ast
import re
from pathlib import Path

import pytest

import engine
import gui

ROOT = Path(__file__).parents[2]
SOURCES = sorted(
    path for room in ("engine", "gui", "tests") for path in (ROOT / room).rglob("*.py")
)
PACKAGES = sorted(path for room in ("engine", "gui") for path in (ROOT / room).rglob("__init__.py"))
ROOMS = ("assets", "docs", "engine", "gui", "maps", "packaging", "tests")
ALONE = """

from engine.compiled import finder

finder.use()  # before anything asks for the judge"""
"""The one thing that a room does when it is entered."""

FOREIGN = re.compile(r"shared/(?:rules|seeds|design|geo|datc|research)|/[w]ork/")


def name(path):
    return str(path.relative_to(ROOT))


def test_import_names_are_ours():
    assert Path(engine.__file__).is_relative_to(ROOT)
    assert Path(gui.__file__).is_relative_to(ROOT)


def test_packaging_and_tests_are_no_packages():
    assert not (ROOT / "packaging" / "__init__.py").exists()
    assert not list((ROOT / "tests").rglob("__init__.py"))


@pytest.mark.parametrize("path", PACKAGES, ids=name)
def test_a_room_exports_nothing(path):
    text = path.read_text("utf-8").strip().removesuffix(ALONE)

    assert text.startswith('"""')
    assert text.endswith('"""')
    assert text.count('"""') == 2


@pytest.mark.parametrize("path", [p for p in SOURCES if "gui" in p.parts], ids=name)
def test_no_text_for_translation_is_an_f_string(path):
    found = re.findall(r"\b(?:tr|translate)\(\s*f[\"']", path.read_text("utf-8"))

    assert not found


@pytest.mark.parametrize("path", [p for p in SOURCES if "gui" in p.parts], ids=name)
def test_what_is_done_later_is_done_in_the_one_way_that_lets_go_of_it(path):
    # See gui/kit/later.py.
    found = re.findall(r"singleShot\([^,()]+,[^,()]+,", path.read_text("utf-8"))

    assert not found


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_only_one_place_swallows_everything(path):
    handlers = [
        n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if type(n) is ast.ExceptHandler
    ]
    greedy = [
        handler.lineno
        for handler in handlers
        if (handler.type is None or ast.unparse(handler.type) in ("Exception", "BaseException"))
        and not (isinstance(handler.body[-1], ast.Raise) and handler.body[-1].exc is None)
    ]

    assert path == ROOT / "gui" / "errors" / "unexpected.py" or not greedy


@pytest.mark.parametrize("path", [p for p in SOURCES if "gui" in p.parts], ids=name)
def test_no_window_blocks_the_event_loop(path):
    text = path.read_text("utf-8")
    blocking = [line for line in text.splitlines() if re.search(r"\.exec\(\)", line)]

    assert all("application" in line or "app.exec" in line for line in blocking), blocking


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
