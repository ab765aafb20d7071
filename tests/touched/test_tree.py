"""Whatever a test loads while it runs, a change of it reaches the test."""

import json
import os
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.touched.tree import EVERYTHING, FAR, NAMED, Tree, alike, module_of

ROOT = Path(__file__).parents[2]


@pytest.fixture
def grown(tmp_path):
    """Build a tree of sources from their texts."""

    def grow(files):
        for path, text in files.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, "utf-8")
        return Tree(tmp_path)

    return grow


# single ways from one to another

WAYS = {
    "import engine.judge\n": True,
    "import engine.judge as court\n": True,
    "from engine import judge\n": True,
    "from engine.judge import rule\n": True,
    "from engine.judge import *\n": True,
    "try:\n    import engine.judge\nexcept ImportError:\n    pass\n": True,
    "def rule():\n    from engine.judge import rule\n": True,
    "class Desk:\n    def rule(self):\n        import engine.judge\n": True,
    "async def rule():\n    import engine.judge\n": True,
    "if True:\n    import engine.judge\n": True,
    "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import engine.judge\n": False,
    "import typing\nif typing.TYPE_CHECKING:\n    from engine import judge\n": False,
    "if TYPE_CHECKING:\n    pass\nelse:\n    import engine.judge\n": True,
    "if not TYPE_CHECKING:\n    import engine.judge\n": True,
    "if TYPE_CHECKING:\n    import engine.judge\ndef f():\n    import engine.judge\n": True,
    "import importlib\nimportlib.import_module('engine.judge')\n": True,
    "from importlib import import_module\ndef f():\n    import_module('engine.judge')\n": True,
    "__import__('engine.judge')\n": True,
    "LINE = [PYTHON, '-m', 'engine.judge']\n": True,
    "run(PYTHON, '-m', 'engine.judge')\n": True,
    "CODE = 'import engine.judge, sys'\n": True,
    "import sys\nfrom importlib import import_module\nimport_module(sys.argv[1])\n": True,
    "import engine.judge_of_maps\n": False,
    "from engine import map\n": False,
    "import gui.judge\n": False,
    '"""Unlike engine.judge it knows no rules."""\n': False,
    "def f():\n    '''See engine.judge.'''\n": False,
    "from engine import judge  and half a line\n": False,
    "import engine.judge, and half a line\n": True,
}


@pytest.mark.parametrize("text", WAYS)
def test_a_change_reaches_who_can_load_it_while_it_runs(grown, text):
    tree = grown({"engine/judge.py": "", "tests/test_desk.py": text})

    assert ("tests/test_desk.py" in tree.reached(["engine/judge.py"])) == WAYS[text]


@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("from . import judge\n", True),
        ("from .judge import rule\n", True),
        ("from ..rules import judge\n", True),
        ("from ..rules.judge import rule\n", True),
        ("from .. import judge\n", False),
        ("from .judges import rule\n", False),
    ],
)
def test_a_change_reaches_who_names_it_by_dots(grown, text, reached):
    tree = grown(
        {
            "engine/rules/judge.py": "",
            "engine/rules/desk.py": text,
            "tests/test_a.py": "import engine.rules.desk\n",
        }
    )

    assert bool(tree.reached(["engine/rules/judge.py"])) == reached


def test_a_module_comes_with_its_packages(grown):
    tree = grown({"engine/board/map.py": "", "tests/test_a.py": "import engine.board.map\n"})

    for package in ("engine/__init__.py", "engine/board/__init__.py"):
        assert [*tree.reached([package])] == ["tests/test_a.py"]
    assert not tree.reached(["gui/__init__.py"])


def test_whoever_starts_a_process_may_load_what_he_names(grown):
    tree = grown(
        {
            "engine/judge.py": "",
            "gui/__main__.py": "import engine.judge\n",
            "velmoc.py": "import sys\nMODULES = {'run': 'gui'}\nstart(sys.executable, MODULES)\n",
            "gui/words.py": "WORDS = {'gui': 'engine.judge'}\n",
            "tests/test_line.py": "SCRIPT = ROOT / 'velmoc.py'\n",
            "tests/test_words.py": "import gui.words\n",
        }
    )

    assert [*tree.reached(["engine/judge.py"])] == ["tests/test_line.py"]


def test_conftests_belong_to_the_tests_in_their_folder(grown):
    tree = grown(
        {
            "engine/table.py": "",
            "tests/conftest.py": "",
            "tests/gui/conftest.py": "import engine.table\n",
            "tests/gui/map/test_a.py": "",
            "tests/engine/test_b.py": "",
        }
    )

    assert tree.reached(["tests/conftest.py"]).keys() == tree.tests.keys()
    assert [*tree.reached(["tests/gui/conftest.py"])] == ["tests/gui/map/test_a.py"]
    assert [*tree.reached(["engine/table.py"])] == ["tests/gui/map/test_a.py"]
    assert [*tree.reached(["tests/gui/map/conftest.py"])] == ["tests/gui/map/test_a.py"]  # gone


def test_the_nearest_come_first(grown):
    tree = grown(
        {
            "engine/judge.py": "",
            "engine/table.py": "import engine.judge\n",
            "gui/desk.py": "def open():\n    import engine.table\n",
            "tests/engine/test_judge.py": "",
            "tests/engine/test_judge_again.py": "import engine.judge\n",
            "tests/engine/test_rules.py": "import engine.judge\n",
            "tests/gui/test_rules.py": "import engine.judge\n",
            "tests/gui/test_judge.py": "",
            "tests/engine/test_table.py": "import engine.table\n",
            "tests/gui/test_desk.py": "import gui.desk\n",
            "tests/gui/conftest.py": "import engine.judge\n",
            "tests/gui/test_other.py": "",
        }
    )

    reached = tree.reached(["engine/judge.py"])

    assert sorted(reached, key=lambda path: (reached[path], path)) == [
        "tests/engine/test_judge.py",
        "tests/engine/test_judge_again.py",
        "tests/engine/test_rules.py",
        "tests/gui/test_rules.py",
        "tests/engine/test_table.py",
        *("tests/gui/test_desk.py", "tests/gui/test_judge.py", "tests/gui/test_other.py"),
    ]


# files that are no modules


@pytest.mark.parametrize(
    ("path", "reached"),
    [
        ("maps/sea/map.json", {"tests/test_a.py", "tests/test_f.py", "tests/test_p.py"}),
        ("maps/sea/recipe/words.json", {"tests/test_f.py", "tests/test_p.py"}),
        ("docs/engine.md", {"tests/test_d.py"}),
        ("tests/cases/datc/6A.json", {"tests/cases/test_datc.py", "tests/test_p.py"}),
        ("assets/sounds/page.wav", {"tests/test_w.py"}),
        ("no/body/knows.it", "all"),
        ("LICENSE", "all"),
        ("pyproject.toml", "all"),
    ],
)
def test_a_file_reaches_who_names_it_or_its_kind_or_its_folder(grown, path, reached):
    tree = grown(
        {
            "engine/loader.py": "open(folder / 'map.json')\n",
            "tests/test_a.py": "import engine.loader\n",
            "tests/test_f.py": "FOLDER = ROOT / 'maps' / 'sea'\n",
            "tests/test_p.py": "ROOT.rglob('*.json')\n",
            "tests/test_d.py": "PAGE = 'docs/engine.md'\n",
            "tests/test_w.py": "open(SOUNDS / f'{name}.wav')\n",
            "tests/test_l.py": "import engine.other\n",
            "tests/cases/test_datc.py": "HERE / 'datc'\n",
        }
    )

    assert {*tree.reached([path])} == ({*tree.tests} if reached == "all" else reached)


def test_who_names_the_very_file_is_nearer_than_who_names_a_folder_of_it(grown):
    tree = grown(
        {
            "tests/test_a.py": "ROOT / 'maps'\n",
            "tests/test_b.py": "ROOT / 'sea'\n",
            "tests/test_c.py": "ROOT / 'maps/sea/map.json'\n",
        }
    )
    far = tree.reached(["maps/sea/map.json"])

    assert sorted(far, key=far.get) == [f"tests/test_{one}.py" for one in "cba"]
    assert max(away for away, _ in far.values()) < FAR


def test_who_reads_every_source_is_reached_by_each(grown):
    tree = grown(
        {
            "gui/desk.py": "",
            "tests/test_all.py": "(ROOT / 'gui').rglob('*.py')\n",
            "tests/test_one.py": "KNOWN = {'gui/desk.py': 'why'}\n",
            "tests/test_none.py": "'desk'\n",
            "tests/architecture/test_laws.py": "ROOT.rglob('*.py')\n",
            "tests/test_user.py": "def test_it():\n    import gui.desk\n",
            "tests/test_any.py": "importlib.import_module(name)\n",
        }
    )
    far = tree.reached(["gui/desk.py"])

    assert sorted(far, key=lambda path: (far[path][0], path)) == [
        "tests/architecture/test_laws.py",
        "tests/test_one.py",
        "tests/test_user.py",
        "tests/test_all.py",
        "tests/test_any.py",
    ]


def test_marks_of_long_tests_are_found_wherever_they_stand(grown):
    tree = grown(
        {
            "tests/test_a.py": (
                "@pytest.mark.evening\ndef test_x(): ...\n\n"
                "@pytest.mark.parametrize('n', [1])\n@pytest.mark.evening\ndef test_y(n): ...\n\n"
                "def test_z(): ...\n\ndef helper(): ...\n\nTestGame = Game.TestCase\n"
            ),
            "tests/test_b.py": "pytestmark = pytest.mark.evening\n\ndef test_x(): ...\n",
            "tests/test_c.py": "pytestmark = [mark.slow, mark.evening]\n\ndef test_x(): ...\n",
        }
    )

    assert tree.tests == {
        "tests/test_a.py": {"TestGame": False, "test_x": True, "test_y": True, "test_z": False},
        "tests/test_b.py": {"test_x": True},
        "tests/test_c.py": {"test_x": True},
    }


# by chance: graphs of which it is known what they load

FORMS = {
    "top": ("import {0}.{1}\n", "from {0} import {1}\n", "from {0}.{1} import *\n"),
    "late": ("def f():\n    import {0}.{1}\n", "def g():\n    from {0} import {1}\n"),
    "types": ("if TYPE_CHECKING:\n    import {0}.{1}\n",),
}


@pytest.mark.parametrize("seed", range(40))
def test_exactly_those_are_reached_that_load_it(grown, seed):
    chance = random.Random(seed)
    names = [f"{chance.choice(('engine', 'engine.board', 'gui'))}.m{n}" for n in range(12)]
    names += [f"tests.{chance.choice(('', 'gui.'))}test_t{n}" for n in range(6)]
    names += ["tests.conftest", "tests.gui.conftest", "tests.gui.helper"]
    texts, loads = {}, {}
    for name in names:
        kinds = chance.choices([*FORMS], k=chance.randrange(4))
        edges = [(kind, chance.choice([*names[:12], "tests.gui.helper"])) for kind in kinds]
        texts[name] = "".join(
            chance.choice(FORMS[kind]).format(*to.rsplit(".", 1)) for kind, to in edges
        )
        loads[name] = {to for kind, to in edges if kind != "types"}
        if name.rpartition(".")[2].startswith("test_"):
            loads[name] |= {"tests.conftest"} | (
                {"tests.gui.conftest"} if ".gui." in name else set()
            )
    tree = grown({f"{name.replace('.', '/')}.py": text for name, text in texts.items()})

    def all_loaded(name):
        found, waiting = set(), [name]
        while waiting:
            one = waiting.pop()
            if one not in found:
                found.add(one)
                waiting += loads[one]
        return found

    for name in names:
        told = {module_of(path) for path in tree.reached([f"{name.replace('.', '/')}.py"])}

        assert told == {test for test in names[12:18] if name in all_loaded(test)}, name


# the tree that lies here


@cache
def ours():
    return Tree(ROOT)


IMPORTED = """
import importlib, json, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print(json.dumps([module.__file__ for module in [*sys.modules.values()]
                  if getattr(module, "__file__", None)]))
"""


@pytest.mark.parametrize(
    "path",
    [
        "tests/architecture/test_start.py",
        "tests/engine/table/test_found.py",
        "tests/gui/map/test_view.py",
        "tests/gui/windows/test_navigator.py",
        "tests/journeys/test_evening.py",
    ],
)
def test_a_change_of_whatever_a_file_of_tests_imports_reaches_it(path):
    if path not in ours().tests:
        path = next(one for one in ours().tests if one.startswith(path.rpartition("/")[0]))
    folders = path.split("/")[:-1]
    places = ["/".join([*folders[:n], "conftest.py"]) for n in range(1, len(folders) + 1)]
    names = [module_of(place) for place in [*places, path] if (ROOT / place).exists()]
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED, *names],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    files = {Path(file) for file in json.loads(done.stdout)}
    loaded = {file.relative_to(ROOT).as_posix() for file in files if file.is_relative_to(ROOT)}
    loaded = {file for file in loaded if file in ours().sources}

    assert len(loaded) > 10
    loaded = sorted(random.Random(path).sample(sorted(loaded), min(20, len(loaded))))
    assert [file for file in loaded if path not in ours().reached([file])] == []


def test_who_imports_one_of_sixty_modules_is_reached():
    """Told from the lines alone, by another search than the one that is tested."""
    modules = [path for path in ours().sources if path.startswith(("engine/", "gui/"))]
    texts = {path: (ROOT / path).read_text("utf-8") for path in ours().tests}
    checked, missed = 0, []
    for module in random.Random(14).sample(modules, 60):
        package, _, name = module_of(module).rpartition(".")
        line = re.compile(
            rf"^(?:import|from) {package}\.{name}\b"
            rf"|^from {package} import (?:\([^)]*|.*\b){name}\b",
            re.MULTILINE,
        )
        users = {path for path, text in texts.items() if line.search(text)}
        reached = ours().reached([module])
        missed += [(module, path) for path in users if path not in reached]
        missed += [(module, path) for path in users if reached.get(path, (9,))[0] > NAMED]
        checked += len(users)

    assert checked > 60
    assert missed == []


def test_modules_are_imported_by_names_that_stand_in_the_source():
    """Else nobody could tell whom a change reaches; Python's own names are no matter."""
    free = []
    for path, source in ours().sources.items():
        text = (ROOT / path).read_text("utf-8")
        if path.startswith(("engine/", "gui/")) and re.search(r"import_module\((?![\"'])", text):
            free.append(path)
        assert EVERYTHING not in source.loads or path.startswith("tests/")

    assert free == ["engine/compiled/finder.py"]


@pytest.mark.parametrize(
    ("path", "other", "count"),
    [
        ("tests/gui/map/test_view.py", "gui/map/board/view.py", 2),
        ("tests/gui/test_app.py", "gui/map/board/view.py", 1),
        ("tests/engine/test_bench.py", "gui/map/board/view.py", 0),
        ("tests/test_velmoc.py", "velmoc.py", 0),
    ],
)
def test_folders_of_tests_are_named_as_what_they_test(path, other, count):
    assert alike(path, other) == count
