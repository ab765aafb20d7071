"""Starting the program where a part of it is missing: a sentence and an exit code, no trace."""

import os
import subprocess
import sys

import pytest

from engine.board.errors import MapError, MapFault
from gui.errors.unexpected import attempt

START = """
import sys
from pathlib import Path
from engine import resources
{spoil}
from gui.process.first_paint import main
sys.exit(main(["velmoc", *sys.argv[1:]]))
"""


def start(tmp_path, spoil, *words):
    (tmp_path / "settings.json").write_text('{"language": "cs"}', "utf-8")
    return subprocess.run(
        [sys.executable, "-c", START.format(spoil=spoil), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "VELMOC_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
    )


@pytest.mark.parametrize("words", [[], ["nowhere.velmoc"]])
def test_without_its_map_the_program_says_so_and_ends(tmp_path, words):
    told = start(tmp_path, f"resources.maps = lambda: Path({str(tmp_path)!r})", *words)

    assert told.returncode == 1
    where = tmp_path / "standard" / "map.json"
    assert told.stderr == f"Velmoc nejde spustit. Mapu {where} nejde použít: soubor tu není.\n"


def test_without_its_fonts_the_program_names_the_one_that_is_missing(tmp_path):
    spoil = """
import gui.kit.theme
gui.kit.theme.TOKENS["font"]["files"] = ["Nowhere.otf"]
"""
    told = start(tmp_path, spoil)

    assert told.returncode == 1
    assert told.stderr.startswith("Velmoc nejde spustit. ")
    assert told.stderr.endswith("fonts/Nowhere.otf\n")


def test_an_unknown_option_is_refused(tmp_path):
    told = start(tmp_path, "", "--frobnicate")

    assert told.returncode == 2
    assert "unknown option --frobnicate" in told.stderr


def test_what_works_is_not_spoken_of(qapp):
    assert attempt(lambda: None) == ""


def test_what_fails_is_said_whatever_it_is(qapp, tmp_path, caplog):
    def broken():
        raise MapError(tmp_path / "map.json", "", MapFault.MISSING_FILE)

    assert "map.json" in attempt(broken)
    assert "KeyError" in attempt(lambda: {}["A PAR - BUR"])
    assert "unexpected KeyError at" in caplog.text
    assert "PAR" not in caplog.text


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others write no core files")
def test_a_running_program_leaves_no_image_of_its_memory(tmp_path):
    spoil = f"""
import atexit, resource
resources.maps = lambda: Path({str(tmp_path)!r})
most = resource.getrlimit(resource.RLIMIT_CORE)[1]
resource.setrlimit(resource.RLIMIT_CORE, (most, most))
atexit.register(lambda: print(resource.getrlimit(resource.RLIMIT_CORE)[0]))
"""
    import resource

    told = start(tmp_path, spoil)

    # One byte: where at nought a program that gathers images would still be given one.
    assert told.stdout == f"{int(resource.getrlimit(resource.RLIMIT_CORE)[1] != 0)}\n"
