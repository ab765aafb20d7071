"""The compiled judge and the compiled places on a board: the same ones, or none."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from engine.compiled import finder

LOADED = """
import sys
sys.prefix = "/nowhere"  # what the environment of the tests may have is not asked
from engine.conflict import solver
from engine.formats import stream
used = {one.__file__.endswith(".so") for one in (solver, stream)} == {True}
"""
JUDGE = """
import copy
import hashlib
import json
import random
from engine.robots.games.diplomacy.bench.rules import LANGUAGES, question
from engine.robots.games.diplomacy.bench.seeded_turns import (
    generated_board, generated_turns, turns, written_texts,
)
from engine.robots.games.diplomacy.bench.handwriting import HANDS, written
from engine.board.loader import load_map
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService
from engine.games.diplomacy.offers.choices import all_legal_orders
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomatia.game import Diplomatia
from engine.games.diplomatia.profile import POINTS, Profile
from engine.robots.games.diplomatia.random_orders import scribble

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

chance, rules = random.Random(3), Diplomacy(board)
for turn in ground[:2]:
    for hand in HANDS:
        for language in LANGUAGES:
            for power, text in written_texts(turn):
                text = written(text, hand, board, language, chance)
                read = rules.read(text, turn.position(), power)
                told.update(repr(read).encode())

def ways(value, *way):  # to each value within another
    for place in range(len(value)) if isinstance(value, list) else value:
        yield *way, place
        if isinstance(value[place], (list, dict)):
            yield from ways(value[place], *way, place)

services = (JudgeService(), JudgeService(texts=False, reasons=False))
odd = (None, True, 7, 1.5, "", "A PAR H", "FRANCE", "\\ud800", [], ["A PAR"], {}, {"FRANCE": []})
for line in map(question, ground[:2], range(2)):
    asked = json.loads(line)
    lines = [line, line[:-1], b"", b"[]", b"7", b"{}", b"\\xff", b'{"a": 1, "a": 2}', b'{"a": NaN}']
    for *way, place in ways(asked):
        for put in odd:
            spoiled = inner = copy.deepcopy(asked)
            for step in way:
                inner = inner[step]
            inner[place] = put
            lines.append(json.dumps(spoiled).encode())
    for one in lines:
        told.update(repr([stream.answer(one, service) for service in services]).encode())

for name in ("eu", "cz_orp"):
    board = load_map(name).board
    for number in range(4):
        table = {point: chance.choice(values) for point, values in POINTS.items()}
        rules = Diplomatia(board, Profile.of(table if number else {}))
        position = rules.start(1)
        for _ in range(12):
            sheets = scribble(rules, position, chance)
            judged = rules.adjudicate(position, sheets, frozenset(sorted(sheets)[: number // 3]))
            position = judged.after
            told.update(repr((name, judged, judged.conflicts, sorted(judged.stand_offs))).encode())
print(used, told.hexdigest())
"""
PLACES = """
import hashlib
import os
import random
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from engine.board.loader import load_map
from engine.board.location import province_of
from engine.catalogue import GAMES
from engine.robots.games.catalogue import robots_of
from gui.games import every_game
from gui.kit import theme
from gui.map import packing
from gui.map.arrows.free_place import free_place
from gui.map.pictures import arrangement
from gui.map.pieces import places
from gui.map.pieces.standing import Stander

application = QApplication([])
theme.prepare()
assert packing.__file__.endswith(".so") == used
told = hashlib.sha256()
for game in ("diplomacy", "blank"):
    loaded, chance = load_map(GAMES[game].map), random.Random(7)
    rules = GAMES[game].rules(loaded.board, {})
    arranged = arrangement.shared(loaded)[1]
    position = rules.start(rules.calendar.begins)
    for number in range(8):
        units = [(one, False) for one in position.units]
        units += [(one.unit, True) for one in position.dislodged]
        standers = tuple(
            Stander(str(one.kind), one.at, province_of(one.at), beaten=beaten)
            for one, beaten in units
        )
        for size, (zoom, scale) in enumerate(((0.48, 1.15), (0.8, 0.9), (1.3, 0.75))):
            stands = arranged.stand(standers, scale)
            told.update(repr(list(stands.items())).encode())
            told.update(repr(list(arranged.leads(stands, scale).items())).encode())
            boxes = arrangement.boxes(stands, scale)
            for mode, least in (("full", 0), ("abbr", 0), ("full", 22)):
                told.update(repr(arranged.name("en", zoom, mode, boxes, least)).encode())
            board = loaded.board
            if size != number % 3 and not os.environ.get("VELMOC_ALL"):
                continue  # lines of each position at one size: they take longest
            for kind, borders in (("A", board.army_borders), ("F", board.fleet_borders)):
                for one, other in sorted(borders):
                    ends = [QPointF(*places.spot(loaded.atlas, at, kind)) for at in (one, other)]
                    way = arranged.ways.between(one, other, ends, boxes)
                    bows = list(arranged.ways.bows(ends, right=True, far=True))
                    part = way.cut(way.length / 9, way.length / 2).aside(4.5)
                    counted = [arranged.ways.stray(one, other, line) for line in (way, *bows, part)]
                    counted += [way.seen(way.length, 2.0, boxes, 30.0), way.under(boxes[0], 2.0)]
                    disc = free_place(way.spot(20.0), way.heading(20.0), (14.0, 11.0), boxes)
                    lines = [line.corners for line in (way, *bows, part)]
                    told.update(repr((lines, counted, disc)).encode())
        sheets = robots_of(game).sheets(rules, position, chance)
        position = rules.adjudicate(position, sheets).after
print(used, told.hexdigest())
"""
LITTLE = """
from engine.robots.games.diplomacy.bench.seeded_turns import turns
from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy

rules = Diplomacy(load_map("standard").board)
for turn in turns(rules, 2, seed=5):
    rules.adjudicate(turn.position(), turn.sheets)
print(used, "judged")
"""


def judged(root, script=JUDGE, **more):
    surroundings = {name: value for name, value in os.environ.items() if name != "VELMOC_PURE"}
    surroundings |= {"PYTHONPATH": str(root), "PYTHONHASHSEED": "0", **more}
    done = subprocess.run(
        [sys.executable, "-c", LOADED + script],
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
        env=surroundings,
    )
    compiled, told = done.stdout.split()
    return compiled == "True", told


def compiled_once(folder):
    """Return where it lies compiled; if the run that this belongs to compiles it, wait for that."""
    import fcntl  # Windows has none, nor a compiler

    made = Path(os.environ.get("VELMOC_TEST_KEPT") or folder) / "compiled"
    made.mkdir(parents=True, exist_ok=True)
    with (made / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
    there = made / finder.tag()
    if finder.remembered(there) != finder.fingerprints():
        line = [sys.executable, str(finder.ROOT / "packaging" / "compile.py")]
        line += ["--into", str(made), "--optimize", "0"]
        subprocess.run(line, check=True, cwd=finder.ROOT)
    return there


PURE = {"VELMOC_PURE": "1"}
HEADERS = Path(sysconfig.get_path("include"), "Python.h")


@pytest.mark.skipif(
    not shutil.which("cc") or not HEADERS.exists(), reason="nothing can be compiled here"
)
@pytest.mark.evening
def test_what_is_compiled_from_the_source_judges_to_the_letter_as_the_source_does(tmp_path):
    for name in ("assets", "engine", "gui", "maps", "packaging"):
        ignored = shutil.ignore_patterns("__pycache__", "cpython-*")
        shutil.copytree(finder.ROOT / name, tmp_path / name, ignore=ignored)
    shutil.copy(finder.ROOT / "pyproject.toml", tmp_path)
    made = tmp_path / "engine" / "compiled" / finder.tag()
    shutil.copytree(compiled_once(tmp_path / "once"), made)
    assert {path.stem for path in made.glob("*.so")} >= set(finder.MODULES)

    compiled, told = judged(tmp_path)
    pure, told_by_source = judged(tmp_path, **PURE)
    assert (compiled, pure) == (True, False)
    assert told == told_by_source

    put, put_by_source = (judged(tmp_path, PLACES, **more)[1] for more in ({}, PURE))
    assert put == put_by_source

    source = tmp_path / "engine" / "conflict" / "knots.py"
    text = source.read_text("utf-8")
    source.write_text(text + "\n# changed\n", "utf-8")
    assert not judged(tmp_path, LITTLE)[0], "it is used although a source has changed"
    source.write_text(text, "utf-8")
    assert judged(tmp_path, LITTLE)[0]

    (shared,) = made.glob("*__mypyc.so")
    shared.write_bytes(b"")
    assert judged(tmp_path, LITTLE) == (False, "judged"), (
        "it cannot be loaded, and nobody is told otherwise"
    )


def test_each_module_that_a_game_names_is_there_and_its_list_is_remembered_too():
    sums = finder.fingerprints()

    assert {f"{name.replace('.', '/')}.py" for name in finder.MODULES} <= sums.keys()
    assert {one.relative_to(finder.ROOT).as_posix() for one in finder.LISTS} <= sums.keys()
    assert {f"engine/games/{game}/compiled.txt" for game in ("diplomacy", "diplomatia")} <= {*sums}
    assert "gui/map/compiled.txt" in sums


@pytest.mark.parametrize("name", finder.MODULES)
def test_what_can_be_compiled_knows_no_windows_of_a_system(name):
    """Nothing of Qt is at hand where it is compiled."""
    text = (finder.ROOT / f"{name.replace('.', '/')}.py").read_text("utf-8")

    assert "PySide6" not in text


@pytest.mark.parametrize("text", ["", "[]", "{", "{}"])
def test_a_damaged_memory_of_the_sources_is_none(tmp_path, text):
    (tmp_path / finder.SOURCES).write_text(text, "utf-8")

    assert finder.remembered(tmp_path) == {}


def test_nothing_compiled_is_kept_with_the_source():
    """Nobody could tell what a binary was made from."""
    if not (finder.ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("no checkout")
    listed = subprocess.run(
        ["git", "ls-files", "*.so", "*.pyd", "*.o"],
        capture_output=True,
        text=True,
        check=True,
        cwd=finder.ROOT,
    )

    assert listed.stdout == ""
