"""The wheel, installed where nothing else of the program is: it starts and does it all."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from pathlib import Path

import pytest

from engine.robots.players.random_table import play
from engine.table.found import deal_by_lot
from engine.table.terms import Terms
from engine.tables import found_game
from tests.agreements import usual_agreement
from tests.test_velmoc import LANGUAGES

pytestmark = pytest.mark.evening

ROOT = Path(__file__).parents[1]
WORDS = (
    *("run", "demo", "evening", "bench", "map", "adjudicate", "compare", "convert"),
    *("line", "verify", "openings", "soak", "crash", "fuzz"),
)
BINARY = (".so", ".pyd", ".dll", ".dylib", ".pyc", ".o")
POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")


@pytest.fixture(scope="module")
def velmoc(tmp_path_factory):
    """The installed command, in an environment that has the packages it needs and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    wheels, place, source = folder / "wheels", folder / "environment", folder / "source"
    skipped = shutil.ignore_patterns("__pycache__")
    for name in ("engine", "gui", "maps", "assets", "packaging"):
        shutil.copytree(ROOT / name, source / name, ignore=skipped)
    for name in ("velmoc.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    # What somebody compiled here is for no other machine.
    compiled = source / "engine" / "compiled" / "cpython-311-x86_64-linux-gnu"
    compiled.mkdir(exist_ok=True)
    for name in ("engine.conflict.solver.so", "sources.json"):
        (compiled / name).write_text("{}", "utf-8")
    line = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    subprocess.run(line, cwd=source, check=True, capture_output=True)
    (wheel,) = wheels.iterdir()
    packed = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in packed if name.endswith(BINARY) or "cpython" in name]
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    python = place / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    # Python compiles what is used, at its first use; pip would compile all there is.
    bare = ("--no-deps", "--no-index", "--no-compile")
    subprocess.run([*pip, *bare, str(wheel)], check=True, capture_output=True)
    (site,) = place.glob("lib/python*/site-packages")
    (site / "packages.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return place / "bin" / "velmoc"


@pytest.fixture
def told(velmoc, tmp_path):
    """Call the command from a folder with packages of the same names as ours.

    Whoever is called first compiles the map; the others find it, as on any machine.
    """
    for name in ("engine", "gui", "maps"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not ours')\n", "utf-8")
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    own |= {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "LANG": "en_US.UTF-8"}
    own |= {
        "VELMOC_HOME": str(tmp_path / "DATA"),
        "XDG_CACHE_HOME": str(velmoc.parents[1] / "CACHE"),
    }

    def call(*words, start=subprocess.run, **how):
        return start([str(velmoc), *words], cwd=tmp_path, text=True, env=own, **how)

    return call


@pytest.fixture
def game(tmp_path):
    chance = random.Random("installed")
    path = tmp_path / "mine.velmoc"
    seats = deal_by_lot(tuple("ABCDEFG"), POWERS, "installed")
    found = found_game(
        path,
        usual_agreement(title="Ours", seats=seats, dealt="lot", lot="installed"),
        terms=Terms(rng=chance),
    )
    play(found, chance, 1901)
    found.close()
    return path


def quietly(done):
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_it_says_its_version_and_helps_with_every_command(told):
    said = {word: quietly(told(word, "--help", capture_output=True)) for word in WORDS}

    assert quietly(told("--version", capture_output=True)).startswith("Velmoc ")
    assert len(set(said.values())) == len(WORDS)
    assert set(LANGUAGES) == {"en", "cs"}


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["map", "check", "--help"]])
def test_it_runs_as_a_module_of_its_python_too(told, velmoc, words):
    def start(line, **how):
        module = [str(velmoc.with_name("python")), "-P", "-m", "velmoc"]
        return subprocess.run([*module, *line[1:]], check=False, **how)

    assert quietly(told(*words, start=start, capture_output=True)) == quietly(
        told(*words, capture_output=True)
    )


def test_what_needs_the_source_says_so(told):
    for word in ("test", "second-opinion"):
        done = told(word, capture_output=True)

        assert (done.returncode, done.stdout) == (2, "")
        assert "needs the source" in done.stderr


def test_commands_do_what_they_do_in_a_checkout(told, game, tmp_path):
    board = json.loads(quietly(told("map", "export", "standard", capture_output=True)))
    assert len(board["provinces"]) > 70
    checked = told("map", "check", str(ROOT / "maps" / "standard"), capture_output=True)
    assert "nothing is wrong" in quietly(checked)

    question = {
        "phase": "S1901M",
        "units": {"FRANCE": ["A PAR"]},
        "orders": {"FRANCE": ["Par-Bur"]},
    }
    answer = told("adjudicate", input=json.dumps(question) + "\n", capture_output=True)
    assert json.loads(quietly(answer))["results"]["A PAR"]["result"] == "succeeds"

    assert "agrees" in quietly(told("verify", str(game), capture_output=True))
    written = tmp_path / "mine.json"
    assert told("convert", str(game), "--to", "json", "--out", str(written)).returncode == 0
    assert "0 differences" in quietly(told("compare", str(written), capture_output=True))

    assert "1 game" in quietly(told("soak", "--games", "1", capture_output=True))
    assert quietly(told("fuzz", "stream", "--number", "20", capture_output=True))


def test_the_demo_plays_into_pictures(told, tmp_path):
    line = ("demo", "--out", "pictures", "--until", "S1901M", "--size", "1280x720")

    quietly(told(*line, capture_output=True))

    assert list((tmp_path / "pictures").glob("*.png"))


def entry():
    """Return the words that the menu entry puts behind its command."""
    told = (ROOT / "packaging" / "linux" / "velmoc.desktop").read_text("utf-8")
    command, *words = re.search(r"^Exec=(.*)$", told, re.MULTILINE)[1].split()
    assert command == "velmoc"
    return words


@pytest.mark.parametrize("way", [["run", "%f"], entry()], ids=" ".join)
def test_a_game_opens_by_its_file(told, game, tmp_path, way):
    """What is open stands in the list of games as soon as it is seen."""
    line = [word.replace("%f", str(game)) for word in way]
    with told(*line, start=subprocess.Popen, stderr=subprocess.PIPE) as process:
        late = time.monotonic() + 120
        while process.poll() is None and time.monotonic() < late:
            lists = [path for path in tmp_path.glob("DATA/**/*.json") if path.is_file()]
            if any(game.name in path.read_text("utf-8", "replace") for path in lists):
                break
            time.sleep(0.1)
        running, in_time = process.poll() is None, time.monotonic() < late
        process.terminate()
        assert process.stderr.read() == ""
    assert running
    assert in_time


SAYS = """
import pathlib, sys, velmoc
sys.path.insert(0, str(pathlib.Path(velmoc.__file__).parent / "program"))
from PySide6.QtWidgets import QApplication
application = QApplication([])
from gui import i18n
i18n.speak("cs")
for context, text in (("QPlatformTheme", "Cancel"), ("QFileDialog", "&Look in:")):
    print(application.translate(context, text))
"""


def test_qts_own_dialogs_speak_czech_there_too(told, velmoc, tmp_path):
    """Qt's texts are in its wheel, what those lack in ours."""

    def start(line, **how):
        del line
        python = velmoc.parent / "python"
        return subprocess.run([python, "-I", "-c", SAYS], check=True, capture_output=True, **how)

    said = told(start=start).stdout

    assert said.split("\n")[:2] == ["Zrušit", "&Kde hledat:"]
