"""``velmoc.py`` where something is missing, broken or odd: a sentence, never a trace."""

import ast
import importlib.util
import json
import os
import re
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from gui.version import VERSION

SCRIPT = Path(__file__).parents[1] / "velmoc.py"


@pytest.fixture
def velmoc():
    spec = importlib.util.spec_from_file_location("velmoc", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
        *("demo", "evening", "crash", "fuzz", "verify", "soak", "second-opinion"),
        *("adjudicate", "compare", "convert"),
    ],
)
def test_help_names_every_option_there_is_and_no_other(velmoc, monkeypatch, word):
    module = velmoc.MODULES[word]
    line = [sys.executable, "-m", module, *([word] if module in velmoc.WORDED else []), "--help"]
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(velmoc.ROOT)}
    done = subprocess.run(line, capture_output=True, text=True, check=True, env=surroundings)
    options = {*re.findall(r"--[a-z][a-z-]+", done.stdout)} - {"--help"}
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
    monkeypatch.setattr(velmoc, "need", lambda _: None)
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

    def ask(line):
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


def test_a_python_without_venv_gets_the_exact_line(velmoc, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(velmoc, "ask", lambda _: (1, "No module named ensurepip"))
    monkeypatch.setattr(velmoc, "apt", lambda _: False)

    with pytest.raises(SystemExit) as left:
        velmoc.create(tmp_path)

    major, minor = sys.version_info[:2]
    assert left.value.code == 3
    assert f"sudo apt-get install -y python{major}.{minor}-venv" in capsys.readouterr().err


def test_what_venv_complains_of_is_passed_on(velmoc, monkeypatch, tmp_path, capsys):
    answers = iter([(1, "no space left"), (0, "")])
    monkeypatch.setattr(velmoc, "ask", lambda _: next(answers))

    with pytest.raises(SystemExit):
        velmoc.create(tmp_path)

    said = capsys.readouterr().err
    assert "no space left" in said
    assert "apt-get" not in said


# the system


def test_missing_libraries_are_named_with_the_line_that_brings_them(velmoc, monkeypatch, capsys):
    if sys.platform != "linux":
        pytest.skip("only Linux lacks them")
    monkeypatch.setattr(velmoc, "apt", lambda _: False)

    with pytest.raises(SystemExit) as left:
        velmoc.need({"libnowhere.so.7": "libnowhere7", "libc.so.6": "libc6"})

    assert left.value.code == 3
    said = capsys.readouterr().err
    assert "libnowhere.so.7" in said
    assert said.endswith("sudo apt-get install -y libnowhere7\n")


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
    desktop.setattr(velmoc, "need", lambda _: None)
    desktop.setattr(velmoc, "environment", lambda **_: "python")
    desktop.setattr(velmoc, "start", lambda *line: started.append(line))

    velmoc.main([name])

    assert started == [("python", "gui", [name])]


def test_without_a_screen_every_command_draws_into_memory(velmoc, desktop):
    started = []
    desktop.setattr(velmoc, "need", lambda _: None)
    desktop.setattr(velmoc, "environment", lambda **_: "python")
    desktop.setattr(velmoc, "start", lambda *line, **more: started.append((line, more)))

    velmoc.main(["crash", "--rounds", "3"])

    assert started == [
        (("python", "gui.crash", ["--rounds", "3"]), {"QT_QPA_PLATFORM": "offscreen"})
    ]


@pytest.mark.parametrize(
    ("line", "module", "told"),
    [
        (["map", "export", "standard"], "gui.map_check", ["export", "standard"]),
        (["adjudicate", "x.jsonl"], "gui.commands", ["adjudicate", "x.jsonl"]),
        (["compare", "x.json"], "gui.commands", ["compare", "x.json"]),
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
    desktop.setattr(velmoc, "need", lambda _: None)
    desktop.setattr(velmoc, "screen", lambda: True)
    desktop.setattr(velmoc, "environment", lambda **_: "python")
    desktop.setattr(velmoc, "start", lambda *line, **_: started.append(line))

    velmoc.main(["bench"])

    assert started == [("python", "gui.bench", [])]


def test_the_demo_needs_no_screen_even_if_qt_was_told_of_one(velmoc, desktop, capfd):
    ran = []
    desktop.setenv("QT_QPA_PLATFORM", "xcb")
    desktop.setattr(velmoc, "need", lambda _: None)
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
        source.removesuffix(".py").replace("/", "."): velmoc.hashlib.sha256(
            (velmoc.ROOT / source).read_bytes()
        ).hexdigest()
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

    remember(velmoc, tmp_path, "cpython-311/sources.json", **{"engine.conflict.solver": "0"})
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
