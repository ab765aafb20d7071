"""Started where a system speaks no language at all, the program is silent and has all letters."""

import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
OLD = ROOT / "tests" / "engine" / "store" / "old" / "version-2.velmoc"
SAID = ("C", "POSIX", "en_US", "cs_CZ", "C.UTF-8", "xx_YY", "")
COMMANDS = {
    "window": ["-c", "from gui.process.application import begin; begin([])"],
    "verify": ["-m", "gui.commandline.verify", str(OLD)],
}


def started(command, **said):
    clean = {k: v for k, v in os.environ.items() if not k.startswith("LC_") and k != "LANG"}
    env = {**clean, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), **said}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=env, cwd=ROOT, check=False
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [(name, said) for name, said in itertools.product(("LANG", "LC_ALL", "LC_CTYPE"), SAID)],
)
def test_the_window_begins_in_silence(name, said):
    told = started(COMMANDS["window"], **{name: said})

    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize("said", ["C", "POSIX"])
def test_a_command_speaks_of_its_matter_only(said):
    told = started(COMMANDS["verify"], LC_ALL=said)

    assert told.stderr == ""


def test_the_language_stays_as_it_was_said():
    code = (
        "from gui.process.application import begin; from gui import i18n; begin([]); "
        "print(i18n.system_language())"
    )

    assert started(["-c", code], LC_ALL="cs_CZ").stdout.strip() == "cs"
    assert started(["-c", code], LANG="cs_CZ.UTF-8", LC_CTYPE="C").stdout.strip() == "cs"
    assert started(["-c", code], LC_ALL="C").stdout.strip() == "en"
