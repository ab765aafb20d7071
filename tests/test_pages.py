"""Every command that a page describes: it is there, it takes what is said, and ends well.

A command is held against the program by a harmless form of itself: the same line with ``--help``
behind it, or, where it only computes, by running it. One that nothing here can check fails.
"""

import configparser
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path

import pytest

from engine.compiled.finder import LIST

ROOT = Path(__file__).parents[1]
AWAY = {".venv", ".git", "build", "dist"}
PAGES = sorted(
    path
    for pattern in ("**/*.md", "assets/help/*.txt")
    for path in ROOT.glob(pattern)
    if not AWAY & {*path.relative_to(ROOT).parts}
)
OURS = r"python3?|velmoc(?:\.py)?"
OTHERS = (
    r"pyinstaller|uvx?|pip3?|pipx|npm|npx|git|sudo|su|apt|apt-get|dnf|brew|flatpak|snap|docker|make|"
    r"sh|bash|printf|echo|cat|curl|wget|sha256sum|xdg-[\w-]+|update-[\w-]+|desktop-file-[\w-]+|\./\S+"
)
COMMAND = re.compile(rf"(?:\w+=\S* )*(?:{{ )?(?:(?:velmoc\.py|velmoc)$|(?:{OURS}|{OTHERS}) \S)")
PLACES = {
    "GAME.velmoc": "game.velmoc",
    "FILE": "game.json",
    "FOLDER": "maps/standard",
    "MAP": "standard",
    "maps/NAME": "maps/standard",
    "N": "3",
    "S": "1",
    "KIND": "games",
    "FORMAT": "json",
    "P": "1982",
    "NAME": "1982",
    "WORD": "demo",
    "MOMENT": "+400d",
    "CHVÍLE": "+400d",
    "PHASE": "S1901M",
    "'PHASE POWER ORDER'": "'F1902M GERMANY F Den H'",
}
"""What stands for a word of a command that everybody fills in for himself."""


@pytest.fixture(scope="module")
def velmoc():
    spec = importlib.util.spec_from_file_location("velmoc", ROOT / "velmoc.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def blocks(text):
    """Yield each line of the blocks of code, without what is indented deeper: that goes on."""
    for found in re.finditer(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        yield found[1].strip()
    for found in re.finditer(r"(?<=\n\n)(?: {4}\S.*\n(?: {5,}\S.*\n)*)+", text + "\n"):
        lines = re.sub(r"(?: *\\)?\n {5,}", " ", found[0])
        yield from (line.strip() for line in lines.splitlines())


def commands(path):
    """Return the commands that a page names, in blocks and in sentences."""
    text = path.read_text("utf-8")
    if path.suffix == ".txt":  # what a command does stands behind it on its line
        lines = re.findall(
            r"^(?: {4})?((?:python3 )?velmoc\.py.*?)(?: {2,}.*)?$", text, re.MULTILINE
        )
    else:
        spoken = re.findall(
            r"(?<!`)`([^`]+)`(?!`)", re.sub(r"```.*?```", "", text, flags=re.DOTALL)
        )
        lines = [*blocks(text), *(" ".join(line.split()) for line in spoken)]
    return [line for line in dict.fromkeys(lines) if COMMAND.match(line)]


EVERY = [(path, line) for path in PAGES for line in commands(path)]


def test_pages_name_commands():
    """The search finds what people find: without it nothing below would be checked."""
    found = {path.relative_to(ROOT).as_posix() for path, _ in EVERY}

    assert found >= {"README.md", "docs/running.md", "packaging/README.md", "assets/help/cs.txt"}
    assert len(EVERY) > 100


def spoken_out(line):
    """Return the words of a command as somebody would type it."""
    for sign, word in PLACES.items():
        line = re.sub(rf"(?<![\w/.-]){re.escape(sign)}(?![\w/.-])", word, line)
    line = re.sub(r"[\[\]…]", " ", line)
    words = shlex.split(re.sub(r"\b([a-z]+)\|[a-z|]+", r"\1", line), comments=True)
    return [word for word in words if not re.fullmatch(r"[A-Z_]+=.*", word)]


def options(words):
    return {word for word in words if re.match(r"--?[a-z]", word)}


HELPER = """
import gc, importlib.util, json, os, runpy, sys, traceback, warnings
import PySide6.QtWidgets, shapely, pydantic, engine.tables, engine.exchange.doors
# What most of them take:
import gui.windows.main_window
for name in sys.argv[1:]:
    folder = importlib.util.find_spec(name).submodule_search_locations
    importlib.import_module(name + ".__main__" if folder else name)
warnings.filterwarnings("ignore", module="runpy")  # it says that they are loaded already
gc.freeze()  # else each child would copy all of it when it ends
for line in sys.stdin:
    told, *words = json.loads(line)
    child = os.fork()
    if not child:
        for stream, name in ((1, "out"), (2, "err")):
            with open(os.path.join(told, name), "w") as file:
                os.dup2(file.fileno(), stream)
        sys.argv, code = words, 0
        try:
            runpy.run_module(words[0], run_name="__main__", alter_sys=True)
        except SystemExit as end:
            code = end.code or 0
        except BaseException:
            traceback.print_exc()
            code = 1
        sys.stdout.flush()
        os._exit(code)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
"""Runs modules of ours each in a process of its own that has loaded what is common to them."""


@pytest.fixture(scope="module")
def helped(tmp_path_factory, velmoc):
    """Return what a module of ours says when it is asked for help at the end of a line.

    Pages in two languages name the same lines: each is asked once.
    """
    told = tmp_path_factory.mktemp("told")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    asked = {*velmoc.MODULES.values(), *re.findall(r" -m ((?:engine|gui)\.[\w.]+)", str(EVERY))}
    line = [sys.executable, "-c", HELPER, *sorted(asked - {"gui"})]
    with subprocess.Popen(line, cwd=ROOT, env=environment, **pipes) as helper:

        @cache
        def ask(*words):
            helper.stdin.write(json.dumps([str(told), *words, "--help"]) + "\n")
            helper.stdin.flush()
            code = int(helper.stdout.readline())
            out, err = ((told / name).read_text("utf-8") for name in ("out", "err"))
            assert (code, err) == (0, "")
            assert "usage: " in out or words == ("velmoc",), "it may have done what it is for"
            return out

        yield ask
        helper.stdin.close()


def check_velmoc(velmoc, helped, words):
    word, rest = (words[0], words[1:]) if words else ("run", [])
    if velmoc.said(word, rest):
        return
    assert velmoc.refused(word, rest) == ""
    if word not in velmoc.WORDS or word == "run":
        assert not options(rest)
        return
    assert options(rest) <= {*re.findall(r"--[a-z][a-z-]+", velmoc.helped(word))}
    if "--when" in rest:
        velmoc.offset(rest[rest.index("--when") + 1])
    module = velmoc.MODULES.get(word)
    if module not in (None, "gui.robots.bench"):  # these two read their few words themselves
        helped(module, *([word] if module in velmoc.WORDED else []), *rest)


def check_python(velmoc, helped, words):
    if words[0].endswith("velmoc.py"):
        check_velmoc(velmoc, helped, words[1:])
    elif words[0] == "-m":
        assert importlib.util.find_spec(words[1])
        told = helped(*words[1:])
        for option in options(words[2:]):
            assert re.search(rf"(?<![\w-]){option}(?![\w-])", told), option
        check_files(velmoc, helped, words[2:])
    else:
        check_files(velmoc, helped, words[:1])


def check_files(_velmoc, _helped, words):
    """Hold what is named in a command for another program against what there is."""
    for word in words:
        if "/" in word or word.endswith(".toml"):
            assert (ROOT / word).exists(), word


SHELL = {"printf", "echo", "{", "tr", "base32", "xxd", "sha256sum", "python3"}
KNOWN = {
    "NONCE_HEX": "00ff",
    "HEAD": "ab12",
    "PROPOSAL": "cd34",
    "IT": "A" * 52,
}
"""What a line of the shell takes from whoever tries it."""


def check_shell(velmoc, line):
    """Run a line that only computes."""
    programs = re.findall(r"(?:^|[|;{])\s*([\w{]+)", re.sub(r"'[^']*'", "''", line))
    assert {*programs} <= SHELL
    if lacks := [name for name in {*programs} - {"{"} if not shutil.which(name)]:
        pytest.skip(f"the system lacks {', '.join(lacks)}")
    for word, module in velmoc.MODULES.items():
        line = line.replace(f"python3 velmoc.py {word}", f"{sys.executable} -m {module} {word}")
    done = subprocess.run(
        ["sh", "-e", "-u", "-c", line],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **KNOWN, "PYTHONPATH": str(ROOT)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    ("path", "line"), EVERY, ids=[f"{path.relative_to(ROOT)}: {line[:50]}" for path, line in EVERY]
)
def test_every_command_on_a_page_is_there_and_takes_what_is_said(velmoc, helped, path, line):
    first = re.match(r"(?:\w+=\S* )*(\S+)", line)[1]
    if first in SHELL - {"python3"}:
        check_shell(velmoc, line)
        return
    words = spoken_out(line)
    checks = {
        "python": check_python,
        "python3": check_python,
        "velmoc": check_velmoc,
        "velmoc.py": check_velmoc,
        "pyinstaller": check_files,
        "uv": check_files,
    }
    if (path.name, *words[:2]) in ELSEWHERE:
        return
    assert words[0] in checks, "nothing checks this command"
    checks[words[0]](velmoc, helped, words[1:])


ELSEWHERE = {
    ("README.md", "npm", "pack"),
    ("README.md", "pip", "download"),
}
"""What a page tells of others: how the sources of a map are fetched, by a command checked above."""


# what makers of packages take


def test_the_folder_that_runs_without_python_has_every_file_that_the_program_reads():
    taken = {}

    class Analysis:
        pure = scripts = binaries = datas = ()

        def __init__(self, scripts, **how):
            taken.update(how, scripts=scripts)

    spec = ROOT / "packaging" / "velmoc.spec"
    names = dict.fromkeys(("EXE", "PYZ", "COLLECT"), lambda *_, **__: None)
    exec(spec.read_text("utf-8"), {**names, "Analysis": Analysis, "SPECPATH": str(spec.parent)})

    assert all(Path(script).is_file() for script in taken["scripts"])
    folders = [Path(source) for source, _ in taken["datas"]]
    for source, place in taken["datas"]:
        assert Path(source).is_dir()
        assert Path(source) == ROOT / place
    read = [
        path
        for name in ("engine", "gui", "maps", "assets")
        for path in (ROOT / name).rglob("*")
        if path.is_file()
        and path.suffix not in (".py", ".pyc", ".md", ".so", ".typed")
        and "compiled" not in path.parts  # what a compiler leaves there
        and path.name != LIST  # read where the sources are, to compile them
    ]
    assert [path for path in read if not any(path.is_relative_to(one) for one in folders)] == []


def test_the_menu_entry_starts_the_command_there_is_and_takes_the_files_there_are():
    entry = configparser.RawConfigParser()
    entry.optionxform = str
    entry.read(ROOT / "packaging" / "linux" / "velmoc.desktop", "utf-8")
    told = entry["Desktop Entry"]
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    kinds = ET.parse(ROOT / "packaging" / "linux" / "velmoc.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = kinds.findall(f"{space}mime-type")

    program, *words = told["Exec"].split()
    assert program in scripts
    assert words == ["%f"]
    assert (ROOT / "assets" / "icons" / f"{told['Icon']}.svg").is_file()
    assert told["MimeType"] == f"{kind.get('type')};"
    assert [glob.get("pattern") for glob in kind.findall(f"{space}glob")] == ["*.velmoc"]
