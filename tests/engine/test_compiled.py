"""The compiled judge: the same judge, or none."""

import json
import os
import shutil
import subprocess
import sys

import pytest

from engine.compiled import finder

JUDGE = """
import hashlib
from engine.bench_ground import generated_board, generated_turns, turns
from engine.board.loader import load_map
from engine.conflict import solver
from engine.games.diplomacy.choices import all_legal_orders
from engine.games.diplomacy.editions import PROFILES
from engine.games.diplomacy.game import Diplomacy

board = load_map("standard").board
ground = turns(Diplomacy(board), 12, seed=5)
told = hashlib.sha256()
for name, profile in PROFILES.items():
    rules = Diplomacy(board, profile)
    for turn in ground:
        for _ in range(2):  # sorted out, then looked up
            judged = rules.adjudicate(turn.position(), turn.sheets)
            told.update(repr((name, judged, judged.conflicts)).encode())
for size in (75, 150):
    rules = Diplomacy(generated_board(size, seed=size))
    for turn in generated_turns(rules, 3, seed=size):
        judged = rules.adjudicate(turn.position(), turn.sheets)
        listed = all_legal_orders(rules.board, turn.position())
        told.update(repr((size, judged, judged.conflicts, listed)).encode())
print(solver.__file__.endswith(".so"), told.hexdigest())
"""


def judged(root, **more):
    surroundings = {name: value for name, value in os.environ.items() if name != "VELMOC_PURE"}
    surroundings |= {"PYTHONPATH": str(root), "PYTHONHASHSEED": "0", **more}
    done = subprocess.run(
        [sys.executable, "-c", JUDGE],
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
        env=surroundings,
    )
    compiled, told = done.stdout.split()
    return compiled == "True", told


@pytest.fixture
def checkout(tmp_path):
    shutil.copytree(
        finder.ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copytree(finder.ROOT / "maps", tmp_path / "maps")
    return tmp_path


def test_it_judges_to_the_letter_as_the_source_does():
    there, told = judged(finder.ROOT)
    pure, told_by_source = judged(finder.ROOT, VELMOC_PURE="1")

    assert there == (finder.compiled() is not None)
    assert not pure
    assert told == told_by_source


@pytest.mark.skipif(not finder.compiled(), reason="nothing is compiled for this Python")
def test_it_is_not_used_once_a_source_has_changed(checkout):
    assert judged(checkout)[0]

    source = checkout / "engine" / "conflict" / "knots.py"
    source.write_text(source.read_text("utf-8") + "\n# changed\n", "utf-8")

    assert not judged(checkout)[0]


@pytest.mark.skipif(not finder.compiled(), reason="nothing is compiled for this Python")
def test_it_is_not_used_where_it_cannot_be_loaded(checkout):
    (shared,) = (checkout / "engine" / "compiled" / finder.tag()).glob("*__mypyc.so")
    shared.write_bytes(b"")

    assert not judged(checkout)[0]


@pytest.mark.parametrize("text", ["", "[]", "{", "{}"])
def test_a_damaged_memory_of_the_sources_is_none(tmp_path, text):
    (tmp_path / finder.SOURCES).write_text(text, "utf-8")

    assert finder.remembered(tmp_path) == {}


@pytest.mark.parametrize("folder", sorted(finder.HERE.glob("cpython-*")), ids=lambda p: p.name)
def test_what_is_compiled_is_up_to_date(folder):
    """Run ``packaging/compile.py`` in that Python after a change to the judge."""
    sums = json.loads((folder / finder.SOURCES).read_text("utf-8"))

    assert sums == finder.fingerprints()
    assert {path.stem for path in folder.iterdir()} >= set(finder.MODULES)
