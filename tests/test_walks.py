"""The page that leads newcomers through the house: every file that it names is there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "walks.md").read_text("utf-8")
ROWS = re.findall(r"^\| `([^`]+)` \| (?:`([^`]+)`)? *\|", PAGE, re.MULTILINE)


def _names(path):
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                yield name


def test_every_file_of_the_walks_is_there_and_has_what_is_named_beside_it():
    assert len(ROWS) > 30
    gone = [path for path, _ in ROWS if not (ROOT / path).is_file()]
    assert not gone
    lost = [(path, name) for path, name in ROWS if name and name not in _names(ROOT / path)]
    assert not lost


def test_every_place_that_the_walks_speak_of_is_there():
    places = re.findall(r"`([a-z_]+/[\w./-]*)`", PAGE)
    assert len(places) > len(ROWS)
    assert not [place for place in places if not (ROOT / place).exists()]
