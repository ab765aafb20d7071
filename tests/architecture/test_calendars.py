"""A phase is its game's own: no room that games share knows a season, or says one."""

import ast
import re

from tests.architecture.game_words import OWN
from tests.architecture.sources import in_program

STILL = {
    "gui/words/formats.py",  # what other programs' formats of Diplomacy say
}
"""Who still says one, each with its reason; it may only shrink."""

SEASONS = re.compile(r"spring|autumn|winter", re.IGNORECASE)


def names(pieces):
    """Yield the names that a module imports or uses, attributes among them."""
    for node in pieces:
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.ImportFrom | ast.Import):
            yield from (one.name for one in node.names)


def texts(pieces):
    """Yield the texts of a module that are no docstrings: those it shows or writes."""
    told = {
        id(node.value)
        for node in pieces
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in pieces:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


@in_program
def knows_a_season(path, pieces):
    return not path.startswith(OWN) and bool({"Season", "Step"} & {*names(pieces)})


@in_program
def says_a_season(path, pieces):
    return not path.startswith(OWN) and any(map(SEASONS.search, texts(pieces)))


def test_no_shared_room_knows_a_season_or_a_step_of_a_year():
    assert {path for path, knows in knows_a_season().items() if knows} <= {
        "engine/cartography/weave.py"  # of a line, not of a year
    }


def test_no_shared_room_says_a_season():
    assert {path for path, says in says_a_season().items() if says} == STILL
