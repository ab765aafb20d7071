"""``velmoc.py`` where something is missing, broken or odd: a sentence, never a trace."""

import ast
import importlib.util
import io
import json
import os
import re
import subprocess
import sys
import threading
from datetime import UTC, datetime, timedelta
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import PySide6
import pytest

from gui.version import VERSION

SCRIPT = Path(__file__).parents[1] / "velmoc.py"


def _script():
    spec = importlib.util.spec_from_file_location("velmoc", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PARTS = len(_script().parts([]))
"""In which the tests are run."""


@pytest.fixture
def velmoc():
    return _script()


def run(*arguments, script=SCRIPT, **environment):
    return subprocess.run(
        [sys.executable, str(script), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANG": "en_US.UTF-8", **environment},
    )


# the line


LANGUAGES = {"en": "en_US.UTF-8", "cs": "cs_CZ.UTF-8"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", [["--help"], ["-h"], ["help"], ["help", "nothing"]])
def test_help_tells_every_command(velmoc, language, asked):
    told = run(*asked, LANG=LANGUAGES[language])

    assert told.returncode == 0
    assert all(f"velmoc.py {word}" in told.stdout for word in {*velmoc.WORDS} - {"run"})


def test_help_of_what_is_installed_speaks_of_its_own_command_alone(velmoc, monkeypatch):
    monkeypatch.setattr(velmoc, "INSTALLED", True)
    monkeypatch.setattr(velmoc, "COMMAND", "velmoc")
    for language in LANGUAGES.values():
        monkeypatch.setenv("LC_ALL", language)
        told = velmoc.said("--help", [])

        assert "velmoc.py" not in told
        assert not any(f"velmoc {word}" in told for word in velmoc.FOR_CHECKOUTS)
        for word in {*velmoc.WORDS} - {*velmoc.FOR_CHECKOUTS, "run"}:
            assert f"    velmoc {word}" in told
            assert "velmoc.py" not in velmoc.helped(word)
    assert not any("velmoc.py" in velmoc.text(key) for key in ("preparing", "compiling", "no_when"))
    assert "velmoc.py" not in velmoc.text("unknown", word="x", known="y")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_a_command_says_what_it_does_and_does_nothing_else(
    velmoc, monkeypatch, capsys, language
):
    monkeypatch.setenv("LANG", LANGUAGES[language])
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name in ("start", "run", "test", "need", "environment", "judge"):
        monkeypatch.setattr(velmoc, name, lambda *_, **__: pytest.fail("it does something"))
    told = {}
    for word in [*velmoc.MODULES, "test"]:
        for line in ([word, "--help"], [word, "-h"], [word, "x", "--help"], ["help", word]):
            assert velmoc.main(line) == 0
            told.setdefault(word, set()).add(capsys.readouterr().out)

    assert all(len(texts) == 1 for texts in told.values())
    assert len({text for texts in told.values() for text in texts}) == len(told)
    assert all(f"velmoc.py {word}" in min(told[word]) or word == "run" for word in told)


@pytest.mark.parametrize(
    "word",
    [
        *("demo", "evening", "crash", "fuzz", "verify", "openings", "soak"),
        "second-opinion",
        *("balance", "adjudicate", "compare", "convert", "line", "study"),
    ],
)
def test_help_names_every_option_there_is_and_no_other(velmoc, monkeypatch, capsys, word):
    module = import_module(velmoc.MODULES[word])
    if hasattr(module, "__path__"):
        module = import_module(f"{module.__name__}.__main__")
    line = [*([word] if velmoc.MODULES[word] in velmoc.WORDED else []), "--help"]
    with pytest.raises(SystemExit) as ended:
        module.main(line)
    said = capsys.readouterr().out
    options = {*re.findall(r"--[a-z][a-z-]+", said)} - {"--help"}
    assert not ended.value.code
    assert said.startswith("usage: ")
    for language in LANGUAGES.values():
        monkeypatch.setenv("LC_ALL", language)

        assert {*re.findall(r"--[a-z][a-z-]+", velmoc.helped(word))} == options


def test_the_version_is_said():
    told = run("--version")

    assert (told.returncode, told.stdout) == (0, f"Velmoc {VERSION}\n")


@pytest.mark.parametrize("line", [["run", "a", "b"], ["a.velmoc", "b.velmoc"]])
def test_two_games_are_not_opened_at_once(line):
    told = run(*line)

    assert told.returncode == 2
    assert "opens one game, not 2" in told.stderr


def test_without_a_screen_a_game_is_not_shown_as_a_demo(velmoc, desktop, capsys):
    desktop.delenv("DISPLAY", raising=False)
    desktop.delenv("WAYLAND_DISPLAY", raising=False)

    with pytest.raises(SystemExit) as ended:
        velmoc.main(["run", "mine.velmoc"])

    assert ended.value.code == 3
    assert "mine.velmoc" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["frobnicate", "--frob", "", "map.json", "checkout"])
def test_an_unknown_word_is_refused_with_those_that_are_known(word):
    told = run(word)

    assert told.returncode == 2
    assert "does not know" in told.stderr
    assert "demo" in told.stderr


def test_the_bench_takes_no_words():
    told = run("bench", "fast")

    assert told.returncode == 2
    assert told.stderr == "velmoc.py bench takes nothing more on its line: fast\n"


def test_czech_speakers_are_told_in_czech():
    told = run("frob", LC_ALL="cs_CZ.UTF-8")

    assert "nezná příkaz" in told.stderr


def test_letters_that_a_terminal_does_not_know_stop_nothing():
    told = run("frob", LC_ALL="cs_CZ.UTF-8", PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert told.returncode == 2
    assert "nezn\\xe1" in told.stderr


# the Python


def test_older_pythons_can_read_the_file_so_that_it_can_refuse_them():
    assert ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 6))


def test_an_older_python_is_refused_in_words(velmoc, monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))

    with pytest.raises(SystemExit) as left:
        velmoc.main([])

    assert left.value.code == 3
    assert "3.11 or newer; this is 3.10.4" in capsys.readouterr().err


def test_a_folder_that_no_path_can_hold_is_refused(velmoc, monkeypatch, capsys):
    monkeypatch.setattr(velmoc, "ROOT", Path(f"/tmp/a{os.pathsep}b"))

    with pytest.raises(SystemExit) as left:
        velmoc.main(["bench"])

    assert left.value.code == 3
    assert "move it elsewhere" in capsys.readouterr().err


# another time


@pytest.mark.parametrize(
    ("when", "seconds"),
    [("+400d", 34_560_000), ("-2h", -7200), ("+0s", 0), ("+90m", 5400), ("-1s", -1)],
)
def test_another_time_is_so_far_from_now(velmoc, when, seconds):
    assert velmoc.offset(when) == seconds


@pytest.mark.parametrize("when", ["2028-02-29", "2028-02-29 23:59", "1999-12-31T23:59:59"])
def test_another_time_is_told_by_the_clock_on_the_wall(velmoc, when):
    told = datetime.now(UTC) + timedelta(seconds=velmoc.offset(when))

    assert abs((told - datetime.fromisoformat(when).astimezone()).total_seconds()) < 60


@pytest.mark.parametrize(
    "when",
    [
        "",
        "later",
        "+",
        "+d",
        "400d",
        "+4y",
        "2027-02-29",
        "25:00",
        "+1d2h",
        "+9999999999s",
        "-999999999d",
    ],
)
def test_a_time_that_is_none_is_refused_with_those_that_are(velmoc, capsys, when):
    with pytest.raises(SystemExit) as left:
        velmoc.main(["test", "--when", when])

    assert left.value.code == 3
    assert "2028-02-29 23:59" in capsys.readouterr().err


def test_the_tests_alone_believe_that_it_is_another_time(velmoc, monkeypatch, tmp_path):
    ran = []
    library = tmp_path / "libfaketime.so.1"
    monkeypatch.delenv("FAKETIME", raising=False)
    monkeypatch.setattr(velmoc, "need", lambda *_, **__: None)
    monkeypatch.setattr(velmoc, "environment", lambda **_: "python")
    monkeypatch.setattr(velmoc.sys, "platform", "linux")
    monkeypatch.setattr(velmoc.Path, "glob", lambda *_: iter([library]))

    def done(line, *, cwd, env, check):
        ran.append((line, env.get("FAKETIME")))
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(velmoc.subprocess, "run", done)

    assert velmoc.test(["-x", "--when", "+1d", "tests/maps"]) == 0
    assert [late for line, late in ran] == [None] * len(velmoc.CHECKS) + ["+86400"]
    assert ran[-1][0][-2:] == ["-x", "tests/maps"]


def test_every_test_belongs_to_one_part(velmoc):
    found = [place for places in velmoc.parts(["-x", "-k", "one"]).values() for place in places]
    files = sorted((velmoc.ROOT / "tests").rglob("test_*.py"))

    assert files
    for file in files:
        name = file.relative_to(velmoc.ROOT)
        assert len([place for place in found if name.is_relative_to(place)]) == 1, name


@pytest.mark.parametrize("chosen", ["tests/maps", "tests/test_pages.py::test_x", "tests"])
def test_who_chooses_gets_what_he_chose_in_one_part(velmoc, chosen):
    assert list(velmoc.parts(["-x", chosen]).values()) == [[]]


@pytest.mark.parametrize("bad", [None, *range(PARTS)])
def test_the_last_line_counts_the_tests_of_all_parts(velmoc, monkeypatch, capsys, bad):
    ran = []
    monkeypatch.setattr(velmoc, "at_once", lambda: 1)
    monkeypatch.setattr(velmoc, "WAITING", 0)
    monkeypatch.setattr(velmoc, "need", lambda *_, **__: None)
    monkeypatch.setattr(velmoc, "environment", lambda **_: "python")
    monkeypatch.setattr(velmoc, "compiler", lambda: False)
    monkeypatch.setattr(velmoc, "CHECKS", ())

    def done(line, *, env, stdout, **_):
        part = len(ran)
        ran.append(line)
        stdout.write(f"this is part {part}\n".encode())
        counts = {"skipped": part, "passed": 10 + part} | ({"failed": 1} if part == bad else {})
        with Path(env["VELMOC_COUNTS"]).open("a") as file:
            file.write(f"{json.dumps(counts)}\n")
        return SimpleNamespace(returncode=int(part == bad))

    monkeypatch.setattr(velmoc.subprocess, "run", done)

    assert velmoc.test(["-x"]) == int(bad is not None)
    told = capsys.readouterr().out
    failed = "" if bad is None else "1 failed, "
    skipped, passed = sum(range(PARTS)), sum(range(10, 10 + PARTS))
    assert re.search(rf"(?m)^{failed}{passed} passed, {skipped} skipped in \d+s$", told)
    assert ("failed: tests of the" in told) == (bad is not None)
    said = re.findall(r"(?m)^this is part (\d+)$", told)
    assert sorted(map(int, said)) == [*range(PARTS)]  # which of two is told first is no matter
    assert len(ran) == PARTS


@pytest.mark.parametrize("beside", [True, False], ids=["beside the source", "nowhere"])
def test_parts_share_compiled_modules_where_none_may_lie_beside_the_source(
    velmoc, monkeypatch, beside
):
    ran = []
    monkeypatch.setattr(velmoc, "need", lambda *_, **__: None)
    monkeypatch.setattr(velmoc, "environment", lambda **_: "python")
    monkeypatch.setattr(velmoc, "compiler", lambda: False)
    monkeypatch.setattr(velmoc, "CHECKS", ())
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "" if beside else "1")

    def done(_line, *, env, **_):
        ran.append((env.get("PYTHONDONTWRITEBYTECODE"), env.get("PYTHONPYCACHEPREFIX", "")))
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(velmoc.subprocess, "run", done)

    assert velmoc.test([]) == 0
    assert len(ran) == PARTS
    ((forbidden, folder),) = set(ran)
    assert forbidden is None
    assert bool(folder) is not beside
    assert not folder or not Path(folder).is_relative_to(velmoc.ROOT)


def test_parts_run_at_once(velmoc, monkeypatch):
    """Each by itself, one more than processors: none is idle while an evening waits."""
    all_three = threading.Barrier(3)
    monkeypatch.setattr(velmoc, "at_once", lambda: 2)
    monkeypatch.setattr(velmoc, "compiler", lambda: False)
    monkeypatch.setattr(velmoc, "CHECKS", ())
    monkeypatch.setattr(velmoc, "parts", lambda _: {"one": ["a"], "other": ["b"], "last": ["c"]})

    def done(line, **_):
        all_three.wait(30)
        assert line[line.index("-n") + 1] == "0"
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(velmoc.subprocess, "run", done)

    assert velmoc.side_by_side("python", [], {}, {}) == []


OF_A_MAP = "tests/gui/map/", "tests/gui/master/", "tests/gui/robots/map_check/"


@pytest.mark.parametrize("there", [True, False], ids=["compiled", "no compiler"])
def test_what_changes_no_rule_runs_compiled_where_that_is_possible(velmoc, monkeypatch, there):
    ran = []
    folder = "compiled"
    monkeypatch.setattr(velmoc, "compiler", lambda: there)
    monkeypatch.setattr(velmoc, "CHECKS", (("ruff", ["-m", "ruff"]),))

    def done(line, *, env, **_):
        ran.append((line[1:], env.get("VELMOC_COMPILED")))
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(velmoc.subprocess, "run", done)

    assert velmoc.side_by_side("python", [], {"VELMOC_TEST_KEPT": folder}, {}) == []
    compiling = [place for place, (line, _) in enumerate(ran) if line[0].endswith("compile.py")]
    used = [place for place, (_, where) in enumerate(ran) if where]
    assert len(compiling) == there
    assert len(used) == (PARTS - 8 if there else 0)
    assert not there or compiling[0] < min(used)
    for line, where in ran:
        pure = not any("tests/gui" in one or "tests/journeys" in one for one in line)
        of_a_map = any(one.startswith(OF_A_MAP) for one in line)
        assert bool(where) == (there and not pure and not of_a_map), line


@pytest.mark.parametrize("bad", [None, "ruff", "mypy", "one"])
def test_checks_run_beside_the_parts_and_know_no_other_time(velmoc, monkeypatch, capsys, bad):
    checks, both, ran = ("ruff", "mypy"), threading.Barrier(2), {}
    monkeypatch.setattr(velmoc, "at_once", lambda: 2)
    monkeypatch.setattr(velmoc, "compiler", lambda: False)
    monkeypatch.setattr(velmoc, "CHECKS", tuple((name, ["-m", name]) for name in checks))
    monkeypatch.setattr(velmoc, "parts", lambda _: {"one": ["a"], "other": ["b"]})

    def done(line, *, env, stdout, **_):
        name = line[2] if line[2] in checks else {"a": "one", "b": "other"}[line[-1]]
        ran[name] = env
        if name in ("mypy", "one"):
            both.wait(30)  # the first part need not wait for the last check
        stdout.write(f"{name} has ended\n".encode())
        return SimpleNamespace(returncode=int(name == bad))

    monkeypatch.setattr(velmoc.subprocess, "run", done)

    failed = velmoc.side_by_side("python", [], {"FAKETIME": "+1"}, {})

    assert failed == ([bad] if bad else [])
    tested = {"FAKETIME": "+1"}
    assert ran == {"ruff": {}, "mypy": {}, "one": tested, "other": tested}
    told = capsys.readouterr().out
    assert all(f"== {name}\n{name} has ended\n" in told for name in ran)


# the environment


@pytest.fixture
def places(velmoc, monkeypatch, tmp_path):
    """Let environments lie in folders of the test."""
    found = [tmp_path / "checkout" / ".venv", tmp_path / "cache" / "velmoc" / "venv-1"]
    monkeypatch.setattr(velmoc, "environments", lambda: found)
    monkeypatch.setattr(velmoc, "usable", lambda python: python.exists())
    return found


@pytest.fixture
def pip(velmoc, monkeypatch):
    """Make environments at once, and note what pip would have been asked for."""
    told = SimpleNamespace(answer=(0, ""), asked=[])

    def create(folder):
        python = velmoc.interpreter(folder)
        python.parent.mkdir(parents=True)
        python.touch()
        told.asked.append("new")

    def ask(line, **_):
        told.asked.append(line[-1])
        return told.answer

    monkeypatch.setattr(velmoc, "create", create)
    monkeypatch.setattr(velmoc, "ask", ask)
    return told


def test_an_environment_is_made_once(velmoc, places, pip):
    first = velmoc.environment()
    count = len(pip.asked)

    assert velmoc.environment() == first == velmoc.interpreter(places[0])
    assert len(pip.asked) == count
    assert not places[0].with_name(".venv.lock").exists()


def test_the_tests_add_to_it_and_the_program_goes_on_with_it(velmoc, places, pip):
    velmoc.environment()
    velmoc.environment(dev=True)
    velmoc.environment()

    assert pip.asked.count("new") == 1
    assert len(pip.asked) == 3


def test_after_the_tests_the_program_needs_no_preparing(velmoc, places, pip, capsys):
    velmoc.environment(dev=True)
    asked = len(pip.asked)
    capsys.readouterr()

    assert velmoc.environment() == velmoc.environment(dev=True)
    assert len(pip.asked) == asked
    assert capsys.readouterr().err == ""


def test_a_start_that_was_killed_is_begun_anew(velmoc, places, pip):
    pip.answer = (-9, "")
    with pytest.raises(SystemExit):
        velmoc.environment()
    pip.answer = (0, "")

    velmoc.environment()

    assert pip.asked.count("new") == 2


def test_without_a_network_what_is_there_already_still_runs(velmoc, places, pip, capsys):
    velmoc.environment()
    pip.answer = (1, "no route to host")
    with pytest.raises(SystemExit) as left:
        velmoc.environment(dev=True)

    assert left.value.code == 3
    assert "no route to host" in capsys.readouterr().err
    assert velmoc.environment() == velmoc.interpreter(places[0])


def test_where_the_checkout_cannot_be_written_the_cache_is_used(velmoc, places, pip, tmp_path):
    (tmp_path / "checkout").write_text("in the way", "utf-8")

    assert velmoc.environment() == velmoc.interpreter(places[1])


def test_where_nothing_can_be_written_every_place_is_named(velmoc, places, pip, tmp_path, capsys):
    (tmp_path / "checkout").write_text("in the way", "utf-8")
    (tmp_path / "cache").write_text("in the way", "utf-8")

    with pytest.raises(SystemExit) as left:
        velmoc.environment()

    assert left.value.code == 3
    said = capsys.readouterr().err
    assert all(str(place) in said for place in places)


def test_who_has_no_home_has_one_place_less(velmoc, monkeypatch):
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)

    def nobody():
        raise RuntimeError("no home")

    monkeypatch.setattr(velmoc.Path, "home", nobody)

    assert velmoc.environments() == [velmoc.ROOT / ".venv"]


def test_what_venv_complains_of_is_passed_on(velmoc, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(velmoc, "ask", lambda _: (1, "no space left"))

    with pytest.raises(SystemExit):
        velmoc.create(tmp_path)

    said = capsys.readouterr().err
    assert "no space left" in said
    assert "apt-get" not in said


# the system


@pytest.fixture
def bare(velmoc, monkeypatch, tmp_path):
    """A machine with nothing but Python: what it has, what apt was asked for, who is logged in."""
    machine = SimpleNamespace(has=set(), asked=[], user=1000, tools={"sudo"}, brings=True)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(velmoc, "environments", lambda: [tmp_path / ".venv"])
    monkeypatch.setattr(velmoc, "there", machine.has.__contains__)
    monkeypatch.setattr(velmoc.os, "geteuid", lambda: machine.user)
    monkeypatch.setattr(
        velmoc.shutil, "which", lambda tool: tool if tool in machine.tools else None
    )

    def apt(packages):
        machine.asked.append(packages)
        if machine.user == 0 and machine.brings:
            every = {**velmoc.EVERYTHING, **velmoc.BRING_VENV}
            machine.has.update(name for name, package in every.items() if package in packages)
            return True
        return False

    monkeypatch.setattr(velmoc, "apt", apt)
    return machine


LINES = [
    *([], ["run"], ["test"], ["demo", "--out", "x"], ["bench"], ["adjudicate"]),
    *(["map", "export", "standard"], ["crash"], ["soak"]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(line[:1]))
@pytest.mark.parametrize("screen", ["", ":7"])
def test_whoever_cannot_install_is_told_once_of_all_that_is_missing(
    velmoc, bare, monkeypatch, capsys, language, line, screen
):
    monkeypatch.setenv("LC_ALL", LANGUAGES[language])
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.setattr(velmoc, "screen", lambda: bool(screen))
    monkeypatch.setattr(velmoc, "environment", lambda **_: pytest.fail("it goes on all the same"))
    every = {**velmoc.EVERYTHING, **velmoc.BRING_VENV}

    with pytest.raises(SystemExit) as left:
        velmoc.main(line)

    said = capsys.readouterr().err
    assert left.value.code == 3
    assert said.startswith(velmoc.text("lacking", names=", ".join(every), line="").split("\n")[0])
    pasted = said.splitlines()[-1]
    assert pasted == f"    {velmoc.bring(every)}"
    assert {*every.values()} < {*pasted.split()}
    bare.has.update(every)  # the line was pasted
    velmoc.need(velmoc.EVERYTHING, dev=True)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("there", ["nothing", "half", "all but one"])
def test_only_what_is_missing_is_named(velmoc, bare, capsys, there):
    every = {**velmoc.OFFSCREEN, **velmoc.BRING_VENV}
    bare.has.update(
        {"nothing": [], "half": [*every][::2], "all but one": [*every][1:]}[there],
        {*velmoc.EVERYTHING} - {*every},
    )

    with pytest.raises(SystemExit):
        velmoc.need(velmoc.OFFSCREEN)

    said = capsys.readouterr().err
    for name, package in every.items():
        lacking = name not in bare.has
        assert (name in said) == lacking
        assert (package in said.split()) >= lacking


@pytest.mark.parametrize(
    ("user", "tools", "line"),
    [
        (1000, {"sudo"}, "sudo apt-get update && sudo apt-get install -y a b"),
        (1000, set(), "su - -c 'apt-get update && apt-get install -y a b'"),
        (0, {"sudo"}, "apt-get update && apt-get install -y a b"),
    ],
)
def test_the_line_to_paste_is_for_whoever_is_told_and_what_is_there(
    velmoc, bare, user, tools, line
):
    bare.user, bare.tools = user, tools

    assert velmoc.bring({"liba": "a", "libb": "b", "another of b": "b"}) == line


def test_root_has_all_that_a_command_needs_fetched_at_once(velmoc, bare, capsys):
    bare.user = 0

    velmoc.need(velmoc.OFFSCREEN, dev=True, wished=velmoc.TRANSLATORS)

    (asked,) = bare.asked
    wanted = {**velmoc.OFFSCREEN, **velmoc.BRING_VENV, **velmoc.TRANSLATORS}
    assert {*asked} == {*wanted.values()}
    assert capsys.readouterr() == ("", "")


def test_root_without_a_network_is_told_as_everybody_is(velmoc, bare, capsys):
    bare.user, bare.brings = 0, False

    with pytest.raises(SystemExit) as left:
        velmoc.need(velmoc.OFFSCREEN)

    assert left.value.code == 3
    assert "sudo" not in capsys.readouterr().err


def test_what_only_some_tests_need_is_told_and_stops_nothing(velmoc, bare, capsys):
    bare.has.update({**velmoc.OFFSCREEN, **velmoc.BRING_VENV})

    velmoc.need(velmoc.OFFSCREEN, dev=True, wished=velmoc.TRANSLATORS)

    said = capsys.readouterr().out
    assert all(name in said for name in velmoc.TRANSLATORS)
    assert said.endswith(velmoc.bring(velmoc.TRANSLATORS) + "\n")


PART_OF_EVERY_SYSTEM = re.compile(
    r"linux-vdso|ld-linux|lib(c|m|dl|pthread|rt|resolv|stdc\+\+|gcc_s|z|zstd)\.so"
)


def wants(path):
    """Return where each library lies that the loader would bring with this one."""
    told = subprocess.run(["ldd", str(path)], capture_output=True, text=True, check=True).stdout
    return {
        found[1]: found[2]
        for found in re.finditer(r"^\s*(\S+)(?: => (.*?))?(?: \(0x\w+\))?$", told, re.MULTILINE)
    }


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lacks them")
@pytest.mark.parametrize(
    ("tables", "pattern"),
    [
        (["OFFSCREEN"], "QtWidgets.abi3.so"),
        (["OFFSCREEN"], "QtPrintSupport.abi3.so"),
        (["OFFSCREEN"], "QtSvg.abi3.so"),
        (["OFFSCREEN"], "Qt/plugins/platforms/libqoffscreen.so"),
        (["OFFSCREEN"], "Qt/plugins/imageformats/libqsvg.so"),
        (["OFFSCREEN", "X11"], "Qt/plugins/platforms/libqxcb.so"),
        (["OFFSCREEN", "WAYLAND"], "Qt/plugins/platforms/libqwayland.so"),
        (["OFFSCREEN", "WAYLAND"], "Qt/plugins/wayland-shell-integration/libxdg-shell.so"),
        (["OFFSCREEN", "TRANSLATORS"], "lupdate"),
        (["OFFSCREEN", "TRANSLATORS"], "lrelease"),
    ],
)
def test_whatever_qt_loads_comes_with_what_is_asked_for(velmoc, tables, pattern):
    """Each library is Qt's own, of every system, asked for, or loaded by one that is."""
    file = Path(PySide6.__file__).parent / pattern
    assert file.exists()
    asked = {name for table in tables for name in getattr(velmoc, table)}
    lacks = velmoc.missing({name: name for name in asked})
    if lacks:
        pytest.skip(f"the system lacks {', '.join(lacks)}: nobody knows what those bring")
    loaded = wants(file)
    brought = set(asked)
    for name, path in loaded.items():
        if name in asked and path and Path(path).exists():
            brought |= {*wants(path)}
    for name, path in loaded.items():
        own = "PySide6" in (path or "") or "shiboken6" in name
        assert own or PART_OF_EVERY_SYSTEM.search(name) or name in brought, (name, path)


# how far it is


def test_what_goes_on_is_said_before_anything_is_done(velmoc, places, pip, monkeypatch, capsys):
    """Whatever takes time finds the person told."""
    heard = []
    create = velmoc.create
    monkeypatch.setattr(velmoc, "create", lambda folder: (heard.append(said()), create(folder)))

    def said():
        return capsys.readouterr().err

    velmoc.environment()

    assert heard == [velmoc.text("preparing") + "\n"]


def test_how_much_is_done_never_goes_back_and_leaves_no_trace(velmoc, monkeypatch):
    terminal = io.StringIO()
    terminal.isatty = lambda: True
    monkeypatch.setattr(sys, "stderr", terminal)
    progress = velmoc.Progress("It begins.")
    for share in (0, 0.1, 0.05, 0.5, 0.5, 3.0):
        progress.reach(share)
    progress.close()

    drawn = [int(found) for found in re.findall(r"(\d+) %", terminal.getvalue())]
    assert drawn == [0, 10, 50, 99]
    assert terminal.getvalue().startswith("It begins.\n")
    assert terminal.getvalue().endswith("\r")


def test_a_log_has_no_bar(velmoc, capsys):
    progress = velmoc.Progress("It begins.")
    progress.reach(0.5)
    progress.close()

    assert capsys.readouterr().err == "It begins.\n"


def test_a_program_that_takes_long_is_waited_for(velmoc, monkeypatch):
    looks = []
    monkeypatch.setattr(velmoc, "STEP", 0.01)
    code = "import sys, time; print('a'); time.sleep(0.3); print('b'); sys.exit(7)"

    done = velmoc.ask([sys.executable, "-c", code], meanwhile=lambda: looks.append(1))

    assert done == (7, "a\nb")
    assert looks


# started by a click


@pytest.fixture
def clicks(velmoc, monkeypatch):
    """A desktop on which somebody clicked; what was started to show a sentence."""
    started = []
    monkeypatch.setattr(velmoc.Way, "unseen", True)
    monkeypatch.setattr(velmoc.subprocess, "Popen", lambda line, **_: started.append(line))
    return started


@pytest.mark.parametrize("stays", [True, False])
@pytest.mark.parametrize("tools", [set(), {"zenity"}, {"notify-send"}, {"xmessage", "notify-send"}])
@pytest.mark.parametrize("toolkit", [True, False])
def test_a_click_is_answered_by_whatever_can_show_a_sentence(
    velmoc, clicks, monkeypatch, stays, tools, toolkit
):
    monkeypatch.setattr(velmoc.shutil, "which", lambda tool: tool if tool in tools else None)
    monkeypatch.setattr(velmoc, "find_spec", lambda _: toolkit or None)

    velmoc.desktop("What is said", stays=stays)

    assert len(clicks) == bool(tools or toolkit)
    assert all("What is said" in " ".join(line) for line in clicks)
    assert all(line[0] == sys.executable or line[0] in tools for line in clicks)


def test_whoever_reads_a_terminal_is_told_there_alone(velmoc, clicks, monkeypatch, capsys):
    monkeypatch.setattr(velmoc.Way, "unseen", False)
    with pytest.raises(SystemExit):
        velmoc.stop("pip", cause="no route")

    assert clicks == []
    assert "no route" in capsys.readouterr().err


def test_what_stops_a_click_is_said_on_the_desktop(velmoc, clicks, monkeypatch):
    monkeypatch.setattr(velmoc.shutil, "which", lambda _: "there")
    with pytest.raises(SystemExit):
        velmoc.stop("pip", cause="no route")

    assert "no route" in " ".join(clicks[0])


@pytest.fixture
def desktop(velmoc, monkeypatch):
    """Start with no screen at all."""
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    return monkeypatch


def test_without_a_display_there_is_no_screen(velmoc, desktop):
    assert not velmoc.screen()


def test_a_display_that_does_not_answer_is_none(velmoc, desktop):
    desktop.setenv("DISPLAY", ":4711")
    desktop.setattr(velmoc, "answers", lambda: False)

    assert not velmoc.screen()


def test_a_wayland_display_without_its_socket_is_none(velmoc, desktop, tmp_path):
    desktop.setenv("WAYLAND_DISPLAY", "wayland-7")
    desktop.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not velmoc.screen()

    (tmp_path / "wayland-7").touch()
    assert velmoc.screen()


@pytest.mark.parametrize(
    ("platform", "seen"), [("offscreen", True), ("vnc:size=800x600", True), ("xcb", False)]
)
def test_a_platform_without_a_screen_needs_none(velmoc, desktop, platform, seen):
    desktop.setenv("QT_QPA_PLATFORM", platform)

    assert velmoc.screen() is seen


def test_our_modules_win_over_those_of_the_folder_it_is_started_in(velmoc, tmp_path):
    (tmp_path / "gui.py").write_text("raise SystemExit(9)", "utf-8")

    told = subprocess.run(
        [sys.executable, "-m", "gui.i18n"],
        cwd=tmp_path,
        env=velmoc.surroundings(),
        capture_output=True,
        check=False,
    )

    assert told.returncode == 2


@pytest.mark.parametrize("name", ["a.velmoc", "B.VELMOC", "there"])
def test_a_games_file_opens(velmoc, desktop, tmp_path, name):
    started = []
    (tmp_path / "there").touch()
    desktop.chdir(tmp_path)
    desktop.setenv("QT_QPA_PLATFORM", "offscreen")
    desktop.setattr(velmoc, "need", lambda *_, **__: None)
    desktop.setattr(velmoc, "environment", lambda **_: "python")
    desktop.setattr(velmoc, "start", lambda *line: started.append(line))

    velmoc.main([name])

    assert started == [("python", "gui", [name])]


def test_without_a_screen_every_command_draws_into_memory(velmoc, desktop):
    started = []
    desktop.setattr(velmoc, "need", lambda *_, **__: None)
    desktop.setattr(velmoc, "environment", lambda **_: "python")
    desktop.setattr(velmoc, "start", lambda *line, **more: started.append((line, more)))

    velmoc.main(["crash", "--rounds", "3"])

    assert started == [
        (("python", "gui.robots.crash", ["--rounds", "3"]), {"QT_QPA_PLATFORM": "offscreen"})
    ]


@pytest.mark.parametrize(
    ("line", "module", "told"),
    [
        (["map", "export", "standard"], "gui.robots.map_check", ["export", "standard"]),
        (["adjudicate", "x.jsonl"], "gui.commandline.commands", ["adjudicate", "x.jsonl"]),
        (["compare", "x.json"], "gui.commandline.commands", ["compare", "x.json"]),
    ],
)
def test_a_command_without_windows_needs_no_screen(velmoc, desktop, line, module, told):
    started, needed = [], []
    desktop.setattr(velmoc, "need", needed.append)
    desktop.setattr(velmoc, "screen", None)
    desktop.setattr(velmoc, "environment", lambda **_: "python")
    desktop.setattr(velmoc, "start", lambda *line, **more: started.append((*line, more)))

    velmoc.main(line)

    assert started == [("python", module, told, {})]
    assert needed == [velmoc.CORE]


def test_a_file_called_like_a_command_does_not_hide_it(velmoc, desktop, tmp_path):
    (tmp_path / "bench").write_bytes(b"")
    started = []
    desktop.chdir(tmp_path)
    desktop.setattr(velmoc, "need", lambda *_, **__: None)
    desktop.setattr(velmoc, "screen", lambda: True)
    desktop.setattr(velmoc, "environment", lambda **_: "python")
    desktop.setattr(velmoc, "start", lambda *line, **_: started.append(line))

    velmoc.main(["bench"])

    assert started == [("python", "gui.robots.bench", [])]


def test_the_demo_needs_no_screen_even_if_qt_was_told_of_one(velmoc, desktop, capfd):
    ran = []
    desktop.setenv("QT_QPA_PLATFORM", "xcb")
    desktop.setattr(velmoc, "need", lambda *_, **__: None)
    desktop.setattr(velmoc, "environment", lambda **_: "python")

    def done(line, *, env, check):
        ran.append(env["QT_QPA_PLATFORM"])
        return SimpleNamespace(returncode=0)

    desktop.setattr(velmoc.subprocess, "run", done)

    assert velmoc.main([]) == 0
    assert ran == ["offscreen"]
    said = capfd.readouterr().out
    assert "no screen" in said or "nemá obrazovku" in said
    assert "velmoc-demo" in said


# --- the compiled judge -----------------------------------------------------------------------


@pytest.fixture
def compiler(velmoc, monkeypatch, tmp_path):
    """A machine with a C compiler, and what is started there."""
    started = []
    monkeypatch.delenv("VELMOC_PURE", raising=False)
    monkeypatch.setattr(velmoc, "compiler", lambda: True)
    monkeypatch.setattr(velmoc.subprocess, "run", lambda line, **_: started.append(line))
    monkeypatch.setattr(velmoc.subprocess, "Popen", lambda line, **_: started.append(line))
    return started


def remember(velmoc, folder, name, **changed):
    sources = ["engine/conflict/solver.py", "engine/compiled/finder.py"]
    sums = {
        source: velmoc.hashlib.sha256((velmoc.ROOT / source).read_bytes()).hexdigest()
        for source in sources
    }
    file = folder / "judge" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({**sums, **changed}), "utf-8")
    return sums


@pytest.mark.parametrize("wait", [True, False])
def test_the_judge_is_compiled_once_for_each_source(velmoc, compiler, tmp_path, wait, capsys):
    python = tmp_path / "bin" / "python"

    velmoc.judge(python, wait=wait)
    assert compiler == [
        [str(python), str(velmoc.ROOT / "packaging" / "compile.py"), *([] if wait else ["--idle"])]
    ]
    assert ("Compiling" in capsys.readouterr().err) == wait

    remember(velmoc, tmp_path, "cpython-311/sources.json")
    velmoc.judge(python, wait=wait)
    assert len(compiler) == 1

    remember(velmoc, tmp_path, "cpython-311/sources.json", **{"engine/conflict/solver.py": "0"})
    velmoc.judge(python, wait=wait)
    assert len(compiler) == 2


def test_what_could_not_be_compiled_is_not_tried_again_and_again(velmoc, compiler, tmp_path):
    sums = remember(velmoc, tmp_path, "failed")
    why = json.dumps({"why": "no Python.h", "sources": sums})
    (tmp_path / "judge" / "failed").write_text(why, "utf-8")

    velmoc.judge(tmp_path / "bin" / "python", wait=True)

    assert compiler == []


@pytest.mark.parametrize("text", ["", "[]", "7", "{}", '{"sources": {}}', '{"sources": 7}', "{"])
def test_a_damaged_memory_of_what_was_compiled_is_none(velmoc, tmp_path, text):
    (tmp_path / "failed").write_text(text, "utf-8")

    assert not velmoc.up_to_date(tmp_path / "failed")


def test_without_a_compiler_or_where_the_source_is_wanted_nothing_is_compiled(
    velmoc, compiler, monkeypatch, tmp_path
):
    monkeypatch.setenv("VELMOC_PURE", "1")
    velmoc.judge(tmp_path / "bin" / "python", wait=True)
    monkeypatch.delenv("VELMOC_PURE")
    monkeypatch.setattr(velmoc, "compiler", lambda: False)
    velmoc.judge(tmp_path / "bin" / "python", wait=True)

    assert compiler == []


def test_a_compiler_without_the_headers_of_python_is_none(velmoc, monkeypatch, tmp_path):
    monkeypatch.setattr(velmoc.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert not velmoc.compiler()

    (tmp_path / "Python.h").write_text("", "utf-8")
    assert velmoc.compiler() == (os.name != "nt")
    monkeypatch.setattr(velmoc.shutil, "which", lambda _: None)
    assert not velmoc.compiler()
