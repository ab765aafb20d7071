"""What differs from what git has kept, and which tests are run for it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.touched.__main__ import answer, main
from tests.touched.changes import NoGitError, NoSuchRefError, Repository

ROOT = Path(__file__).parents[2]
FILES = {
    ".gitignore": "*.velmoc\n",
    "maps/sea/map.json": "{}",
    "engine/__init__.py": "",
    "engine/leaf.py": "",
    "engine/stem.py": "import engine.leaf\n",
    "engine/late.py": "def f():\n    import engine.stem\n",
    "engine/typed.py": "if TYPE_CHECKING:\n    import engine.leaf\n",
    "engine/loader.py": "open('maps/sea/map.json')\n",
    "tests/conftest.py": "",
    "tests/gui/conftest.py": "",
    "tests/gui/test_desk.py": "def test_it(): ...\n",
    "tests/test_leaf.py": "import engine.leaf\n\ndef test_it(): ...\n",
    "tests/test_stem.py": "import engine.stem\n\ndef test_it(): ...\n",
    "tests/test_late.py": "import engine.late\n\ndef test_it(): ...\n",
    "tests/test_typed.py": "import engine.typed\n\ndef test_it(): ...\n",
    "tests/test_loader.py": "import engine.loader\n\ndef test_it(): ...\n",
}
ALL = {path for path in FILES if "test_" in path}
ON_LEAF = {"tests/test_leaf.py", "tests/test_stem.py", "tests/test_late.py"}


def git(folder, *words):
    who = ["-c", "user.name=Eva", "-c", "user.email=eva@example.org", "-c", "commit.gpgsign=false"]
    env = {name: told for name, told in os.environ.items() if not name.startswith("GIT_")}
    env |= {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, env=env)


def write(folder, files):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")


def keep(folder, said):
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", said)


@pytest.fixture(scope="module")
def kept_project(tmp_path_factory):
    """A small project that git keeps, on its main branch."""
    if not shutil.which("git"):
        pytest.skip("no git here")
    folder = tmp_path_factory.mktemp("kept") / "project"
    write(folder, FILES)
    git(folder, "init", "-q", "-b", "main", "--template=")
    keep(folder, "Begin")
    return folder


@pytest.fixture
def project(kept_project, tmp_path):
    """A copy of it, to be changed."""
    return shutil.copytree(kept_project, tmp_path / "project")


def run_for(folder, ref=""):
    told = answer(folder, ref, {}, 1)
    assert told["fault"] == ""
    return {*told["run"]}


CHANGES = {
    "a leaf": (lambda f: write(f, {"engine/leaf.py": "x = 1\n"}), ON_LEAF),
    "a chain": (
        lambda f: write(f, {"engine/stem.py": "y = 1\n"}),
        ON_LEAF - {"tests/test_leaf.py"},
    ),
    "who imports late": (lambda f: write(f, {"engine/late.py": ""}), {"tests/test_late.py"}),
    "who has it for types": (lambda f: write(f, {"engine/typed.py": ""}), {"tests/test_typed.py"}),
    "a conftest": (
        lambda f: write(f, {"tests/gui/conftest.py": "x = 1\n"}),
        {"tests/gui/test_desk.py"},
    ),
    "the conftest of all": (lambda f: write(f, {"tests/conftest.py": "x = 1\n"}), ALL),
    "a test": (
        lambda f: write(f, {"tests/test_typed.py": "def test_other(): ...\n"}),
        {"tests/test_typed.py"},
    ),
    "a deleted file": (lambda f: (f / "engine/leaf.py").unlink(), ON_LEAF),
    "a deleted conftest": (
        lambda f: (f / "tests/gui/conftest.py").unlink(),
        {"tests/gui/test_desk.py"},
    ),
    "a deleted test": (lambda f: (f / "tests/test_leaf.py").unlink(), set()),
    "a renamed file": (
        lambda f: (f / "engine/leaf.py").rename(f / "engine/blade.py"),
        ON_LEAF,
    ),
    "a renamed file and who used it": (
        lambda f: (
            (f / "engine/leaf.py").rename(f / "engine/blade.py"),
            write(f, {"engine/stem.py": "import engine.blade\n"}),
        ),
        ON_LEAF,
    ),
    "a renamed test": (
        lambda f: git(f, "mv", "tests/test_leaf.py", "tests/test_blade.py"),
        {"tests/test_blade.py"},
    ),
    "a data file": (lambda f: write(f, {"maps/sea/map.json": "[]"}), {"tests/test_loader.py"}),
    "a new data file": (lambda f: write(f, {"maps/sea/n.json": "[]"}), {"tests/test_loader.py"}),
    "a file that nobody knows": (lambda f: write(f, {"LICENSE": "free"}), ALL),
    "an untracked module": (
        lambda f: write(
            f, {"engine/new.py": "", "tests/test_new.py": "import engine.new\ndef test_x(): ..."}
        ),
        {"tests/test_new.py"},
    ),
    "an untracked file in the way": (lambda f: write(f, {"engine/leaf/__init__.py": ""}), ON_LEAF),
    "an ignored file": (lambda f: write(f, {"mine.velmoc": ""}), None),
    "nothing": (lambda _: None, None),
}
"""What is changed, and which files of tests are run; if none, what the last commit has changed."""


@pytest.mark.parametrize("kept", [False, True], ids=["uncommitted", "committed on a branch"])
@pytest.mark.parametrize("what", CHANGES)
def test_what_a_change_can_reach_is_run(project, what, kept):
    change, reached = CHANGES[what]
    if kept:
        git(project, "switch", "-q", "-c", "work")
    change(project)
    if kept and reached is not None:
        keep(project, "Change it")
    told = answer(project, "", {}, 1)

    assert {*told["run"]} == (ALL if reached is None else reached)
    assert told["since"] == ("main" if reached is not None else "HEAD~1")
    assert (told["further"], told["long"]) == (0, 0)


def test_what_others_have_done_meanwhile_is_not_ours(project):
    git(project, "switch", "-q", "-c", "work")
    write(project, {"engine/typed.py": "x = 1\n"})
    keep(project, "Ours")
    git(project, "switch", "-q", "main")
    write(project, {"engine/leaf.py": "x = 1\n"})
    keep(project, "Theirs")
    git(project, "switch", "-q", "work")

    assert run_for(project) == {"tests/test_typed.py"}
    assert run_for(project, "main") == ON_LEAF | {"tests/test_typed.py"}
    assert run_for(project, "HEAD~1") == {"tests/test_typed.py"}


def test_on_the_main_branch_it_is_what_is_not_committed_else_the_last_commit(project):
    write(project, {"engine/typed.py": "x = 1\n"})
    keep(project, "Ours")
    assert run_for(project) == {"tests/test_typed.py"}

    write(project, {"engine/late.py": "x = 1\n"})
    assert run_for(project) == {"tests/test_late.py"}
    assert run_for(project, "HEAD~1") == {"tests/test_late.py", "tests/test_typed.py"}


def test_without_a_main_branch_it_is_what_is_not_committed_else_the_last_commit(project):
    git(project, "branch", "-m", "other")
    write(project, {"engine/typed.py": "x = 1\n"})
    keep(project, "Ours")
    assert answer(project, "", {}, 1)["since"] == "HEAD~1"
    assert run_for(project) == {"tests/test_typed.py"}

    write(project, {"engine/late.py": "x = 1\n"})
    assert answer(project, "", {}, 1)["since"] == "HEAD"
    assert run_for(project) == {"tests/test_late.py"}


def test_nothing_is_run_for_nothing(project):
    told = answer(project, "HEAD", {}, 1)

    assert (told["fault"], told["changed"], told["run"], told["number"]) == ("", 0, [], 0)


def test_before_the_first_commit_everything_is_new(tmp_path):
    if not shutil.which("git"):
        pytest.skip("no git here")
    write(tmp_path, FILES)
    git(tmp_path, "init", "-q")

    assert run_for(tmp_path) == ALL


def test_a_project_inside_another_is_looked_at_alone(project, tmp_path):
    shutil.rmtree(project / ".git")
    write(tmp_path, {"other/engine/leaf.py": ""})
    git(tmp_path, "init", "-q", "-b", "main")
    keep(tmp_path, "Both")
    write(tmp_path, {"other/engine/leaf.py": "x = 1\n", "project/engine/typed.py": "x = 1\n"})

    assert Repository(project).since() == ("main", ["engine/typed.py"])


@pytest.mark.parametrize("name", ["ů", "two words", 'say "it"', "new\nline", "-x"])
def test_files_of_any_name_are_found(project, name):
    write(project, {f"maps/{name}": "", f"tests/{name}.json": ""})
    git(project, "add", f"maps/{name}")

    assert Repository(project).since() == ("main", sorted([f"maps/{name}", f"tests/{name}.json"]))


@pytest.mark.parametrize("name", ["nothing", "--all", "main..HEAD", "main:engine", "", "HEAD~9"])
def test_a_name_of_no_commit_is_refused(project, name):
    if name:
        with pytest.raises(NoSuchRefError):
            Repository(project).since(name)
        assert answer(project, name, {}, 1) == {"fault": "no_ref"}
    else:
        assert answer(project, name, {}, 1)["fault"] == ""


def test_where_git_keeps_nothing_it_is_said(tmp_path, project, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    (tmp_path / "empty").mkdir()
    with pytest.raises(NoGitError):
        Repository(tmp_path / "empty")
    assert answer(tmp_path / "empty", "", {}, 1) == {"fault": "no_git"}

    monkeypatch.setenv("PATH", str(tmp_path))
    assert answer(project, "", {}, 1) == {"fault": "no_git"}


def test_what_git_tells_its_hooks_is_not_believed(project, tmp_path, monkeypatch):
    write(project, {"engine/typed.py": "x = 1\n"})
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.setenv(name, str(tmp_path / "elsewhere"))

    assert Repository(project).since() == ("main", ["engine/typed.py"])


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can be two people")
def test_whose_files_they_are_does_not_matter(project):
    write(project, {"engine/typed.py": "x = 1\n"})
    for path in [project, *project.rglob("*")]:
        os.chown(path, 12345, 12345)

    assert Repository(project).since() == ("main", ["engine/typed.py"])


def test_a_file_that_was_written_anew_as_it_was_is_no_change(project):
    os.utime(project / "engine/leaf.py", (1, 1))
    write(project, {"engine/late.py": FILES["engine/late.py"]})

    assert Repository(project).since("main") == ("main", [])


def test_the_command_answers_in_json(capsys, tmp_path):
    took = tmp_path / "took"
    took.write_text("broken", "utf-8")

    assert main(["no-such-commit", "--took", str(took), "--processes", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["fault"] in ("no_ref", "no_git")


def test_nothing_but_the_standard_library_is_loaded_to_find_out():
    code = "import tests.touched.__main__, sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )

    assert not {"engine", "gui", "pytest", "PySide6"} & {*done.stdout.split()}
