"""``velmoc.py test --touched``: what a change can reach is run, and what is left is said."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

SCRIPT = Path(__file__).parents[1] / "velmoc.py"
CHOICE = {
    "fault": "",
    "since": "main",
    "changed": 3,
    "run": ["tests/maps/test_maps.py", "tests/test_pages.py::test_x"],
    "number": 20,
    "seconds": 41.5,
    "long": 7,
    "further": 900,
    "reached": 927,
    "whole": 400.0,
}


@pytest.fixture
def velmoc(monkeypatch, tmp_path):
    spec = importlib.util.spec_from_file_location("velmoc", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "need", lambda *_, **__: None)
    monkeypatch.setattr(module, "environment", lambda **_: tmp_path / "bin" / "python")
    monkeypatch.setattr(module, "CHECKS", (("ruff", ["-m", "ruff"]),))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return module


@pytest.fixture
def ran(velmoc, monkeypatch):
    """Answer for those who are asked and run, and note what they were told."""
    told = SimpleNamespace(choice=CHOICE, lines=[], named=[], code=0, took=None)

    def run(line, *, env, **_):
        told.lines.append(line)
        if "tests.touched" in line:
            return SimpleNamespace(returncode=0, stdout=json.dumps(told.choice).encode())
        for word in line:
            if word.startswith("@"):
                told.named += Path(word[1:]).read_text("utf-8").splitlines()
        if told.took and "pytest" in line:
            Path(env["VELMOC_TOOK"]).write_text(f"{json.dumps(told.took)}\n", "utf-8")
        return SimpleNamespace(returncode=told.code if "pytest" in line else 0)

    monkeypatch.setattr(velmoc.subprocess, "run", run)
    return told


def test_the_nearest_are_run_in_their_order_after_the_checks(velmoc, ran, capsys):
    assert velmoc.main(["test", "--touched"]) == 0

    asked, checked, tested = ran.lines
    assert asked[1:3] == ["-m", "tests.touched"]
    assert checked[1:] == ["-m", "ruff"]
    assert "pytest" in tested
    assert "--in-order" in tested
    assert ran.named == CHOICE["run"]
    said = capsys.readouterr().out
    for words in ("main: 3", "reach: 927", "20, in about 42 s", "whole run: 7", "whole run: 900"):
        assert words in said


def test_it_is_said_in_czech_too(velmoc, ran, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    velmoc.main(["test", "--touched"])

    said = capsys.readouterr().out
    for words in ("main: 3", "dosáhnou: 927", "20, asi 42 s", "celému běhu: 7", "běhu: 900"):
        assert words in said


def test_nothing_is_said_to_be_left_when_nothing_is(velmoc, ran, capsys):
    ran.choice = {**CHOICE, "long": 0, "further": 0}
    velmoc.main(["test", "--touched"])

    assert "left" not in capsys.readouterr().out


def test_where_nothing_is_reached_no_test_is_run(velmoc, ran, capsys):
    ran.choice = {**CHOICE, "run": [], "number": 0}

    assert velmoc.main(["test", "--touched"]) == 0
    assert not any("pytest" in line for line in ran.lines)
    assert "run now, the nearest first: 0" in capsys.readouterr().out


def test_a_test_that_fails_fails_the_command(velmoc, ran, capsys):
    ran.code = 1

    assert velmoc.main(["test", "--touched"]) == 1
    assert capsys.readouterr().out.endswith("failed: tests\n")


@pytest.mark.parametrize(
    ("line", "ref", "rest"),
    [
        (["--touched"], [], []),
        (["--touched", "HEAD~3"], ["HEAD~3"], []),
        (["--touched", "-x"], [], ["-x"]),
        (["-x", "--touched", "main", "-k", "word"], ["main"], ["-x", "-k", "word"]),
    ],
)
def test_the_word_behind_it_is_a_commit_and_the_rest_goes_to_pytest(velmoc, ran, line, ref, rest):
    velmoc.main(["test", *line])

    asked, _, tested = ran.lines
    assert asked[asked.index("--processes") + 2 :] == ref
    assert tested[tested.index("--in-order") + 1 : -1] == rest


@pytest.mark.parametrize(
    ("option", "line", "found"),
    [
        ("--when", ["-x"], (False, "", ["-x"])),
        ("--when", ["--when", "-2h", "-x"], (True, "-2h", ["-x"])),
        ("--when", ["--when"], (True, "", [])),
        ("--touched", ["a", "--touched", "b", "c"], (True, "b", ["a", "c"])),
        ("--touched", ["--touched", "--when", "+1d"], (True, "", ["--when", "+1d"])),
    ],
)
def test_an_option_is_taken_from_the_line(velmoc, option, line, found):
    assert velmoc.taken(line, option) == found


def test_a_commit_that_git_does_not_know_is_refused(velmoc, ran, capsys):
    ran.choice = {"fault": "no_ref"}

    with pytest.raises(SystemExit) as ended:
        velmoc.main(["test", "--touched", "nothing"])

    assert ended.value.code == 2
    assert "not with 'nothing'" in capsys.readouterr().err
    assert len(ran.lines) == 1


def test_without_git_it_is_said_that_there_is_none(velmoc, ran, capsys):
    ran.choice = {"fault": "no_git"}

    with pytest.raises(SystemExit) as ended:
        velmoc.main(["test", "--touched"])

    assert ended.value.code == 3
    assert str(velmoc.ROOT) in capsys.readouterr().err
    assert len(ran.lines) == 1


# how long tests took


def known(folder):
    return json.loads((folder / "velmoc.durations").read_text("utf-8"))


def test_it_is_remembered_how_long_tests_took(velmoc, ran, tmp_path):
    ran.took = {"tests/test_a.py::test_x": [0.5, 3]}
    velmoc.main(["test", "--touched"])
    ran.took = {"tests/test_a.py::test_x": [0.7, 1], "tests/test_b.py::test_y": [1, 1]}
    velmoc.main(["test", "tests/maps", "-k", "one"])

    assert known(tmp_path) == {
        "tests/test_a.py::test_x": [0.7, 3],
        "tests/test_b.py::test_y": [1, 1],
    }


def test_a_whole_run_forgets_tests_that_there_are_no_more(velmoc, ran, tmp_path, monkeypatch):
    monkeypatch.setattr(velmoc, "at_once", lambda: 1)
    monkeypatch.setattr(velmoc, "parts", lambda _: {"one": ["tests/maps"], "other": ["tests/x"]})
    (tmp_path / "velmoc.durations").write_text('{"tests/gone.py::test_x": [1, 1]}', "utf-8")
    ran.took = {"tests/test_a.py::test_x": [0.5, 3]}

    velmoc.main(["test", "-x"])
    assert "tests/gone.py::test_x" in known(tmp_path)
    velmoc.main(["test"])
    assert known(tmp_path) == ran.took


@pytest.mark.parametrize("before", ["", "[", "3", '{"tests'])
def test_what_is_damaged_is_remembered_anew(velmoc, tmp_path, before):
    file = tmp_path / "velmoc.durations"
    file.write_text(before, "utf-8")
    velmoc.remember(file, [{"tests/test_a.py::test_x": [0.5, 3]}], whole=False)

    assert known(tmp_path) == {"tests/test_a.py::test_x": [0.5, 3]}


def test_who_cannot_write_into_the_environment_does_without(velmoc, ran, tmp_path):
    (tmp_path / "velmoc.durations").mkdir()
    ran.took = {"tests/test_a.py::test_x": [0.5, 3]}

    assert velmoc.main(["test", "--touched"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["velmoc.durations"]


# what pytest does of it


def pytest_says(*words, **more):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", *words],
        capture_output=True,
        text=True,
        check=True,
        cwd=SCRIPT.parent,
        env={**os.environ, **more},
    )
    return done.stdout


def test_tests_are_run_as_they_are_named_or_evenings_first(tmp_path):
    names = tmp_path / "names"
    names.write_text("tests/touched/test_choice.py\ntests/journeys/test_evening.py", "utf-8")
    first = {
        option: pytest_says("--collect-only", *([option] if option else []), f"@{names}")
        for option in ("", "--in-order")
    }

    assert first[""].startswith("tests/journeys/test_evening.py::")
    assert first["--in-order"].startswith("tests/touched/test_choice.py::")


def test_a_run_tells_how_long_each_of_its_tests_took(tmp_path):
    took = tmp_path / "took"
    pytest_says("tests/touched/test_choice.py", VELMOC_TOOK=str(took))
    (told,) = map(json.loads, took.read_text("utf-8").splitlines())

    seconds, cases = told["tests/touched/test_choice.py::test_no_test_gets_lost_and_time_is_kept"]
    assert seconds > 0
    assert cases == 30
    assert all(name.startswith("tests/touched/test_choice.py::test_") for name in told)
