"""A phase is its game's own: no room that games share knows a season, or says one."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OWN = ("engine/games/", "gui/games/", "engine/robots/", "gui/robots/")
"""Rooms of games, each with a calendar of its own, and of what plays them by itself."""

SHARED = [
    path
    for room in ("engine", "gui")
    for path in sorted((ROOT / room).rglob("*.py"))
    if not path.relative_to(ROOT).as_posix().startswith(OWN)
]
STILL = {
    "gui/words/formats.py",  # what other programs' formats of Diplomacy say
}
"""Who still says one, each with its reason; it may only shrink."""

SEASONS = re.compile(r"spring|autumn|winter", re.IGNORECASE)


def names(tree):
    """Yield the names that a module imports or uses, attributes among them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.ImportFrom | ast.Import):
            yield from (one.name for one in node.names)


def texts(tree):
    """Yield the texts of a module that are no docstrings: those it shows or writes."""
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


@pytest.fixture(scope="module")
def shared():
    return {p.relative_to(ROOT).as_posix(): ast.parse(p.read_text("utf-8")) for p in SHARED}


def test_no_shared_room_knows_a_season_or_a_step_of_a_year(shared):
    assert {path for path, tree in shared.items() if {"Season", "Step"} & {*names(tree)}} <= {
        "engine/cartography/weave.py"  # of a line, not of a year
    }


def test_no_shared_room_says_a_season(shared):
    saying = {path for path, tree in shared.items() if any(map(SEASONS.search, texts(tree)))}

    assert saying == STILL
