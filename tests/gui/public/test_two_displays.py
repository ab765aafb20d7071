"""The real program on two displays of different sizes, offscreen and under a virtual X."""

import json
import os
import shutil
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("two_displays.py")
ANYWHERE = Path(__file__).with_name("anywhere.py")
ROOT = Path(__file__).parents[3]


PLAYED = [
    "unplugged at table",
    "unplugged at reveal",
    "unplugged at results",
    "unplugged at wordmark",
    "played",
]


EVERYWHERE = [
    "end",
    "clock",
    "files",
    "menu",
    "past",
    "desk",
    "read back",
    "moving",
    "export",
    "written",
    "PIN",
    "study",
    "played",
]


def play(home, program=PROGRAM, **environment):
    """Run the program on two displays and return what it said."""
    found = subprocess.run(
        [sys.executable, str(program)],
        cwd=ROOT,
        env={
            **os.environ,
            "VELMOC_HOME": str(home),
            "PYTHONPATH": str(ROOT),
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert "Traceback" not in found.stderr, found.stderr
    return found.stdout.split("\n")[:-1]


@pytest.fixture
def offscreen(tmp_path):
    """Two displays that are nowhere; the platform's name."""
    screens = [
        {"name": name, "x": x, "y": 0, "width": wide, "height": high, "logicalDpi": 96, "dpr": 1}
        for name, x, wide, high in (("LAPTOP", 0, 1280, 720), ("BEAMER", 1280, 1920, 1080))
    ]
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"windowFrameMargins": False, "screens": screens}))
    return f"offscreen:configfile={config}"


@pytest.mark.evening
def test_the_second_display_comes_and_goes_at_every_page_offscreen(tmp_path, offscreen):
    assert play(tmp_path / "home", QT_QPA_PLATFORM=offscreen) == PLAYED


@pytest.mark.evening
def test_the_second_display_comes_and_goes_whatever_is_open_offscreen(tmp_path, offscreen):
    said = play(tmp_path / "home", ANYWHERE, QT_QPA_PLATFORM=offscreen)
    assert said == [place for place in EVERYWHERE if place not in ("desk", "read back")]


@pytest.fixture
def virtual_display(tmp_path):
    """An X server without a screen; its number."""
    if shutil.which("Xvfb") is None or find_library("Xrandr") is None:
        pytest.skip("no virtual X display on this machine")
    reader, writer = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "3200x1080x24", "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(writer)
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        if not number:
            pytest.skip("the virtual X display does not start here")
        yield f":{number}"
        server.terminate()


def test_the_second_display_comes_and_goes_at_every_page_under_x(tmp_path, virtual_display):
    said = play(tmp_path / "home", QT_QPA_PLATFORM="xcb", DISPLAY=virtual_display)

    assert said == PLAYED


def test_the_second_display_comes_and_goes_whatever_is_open_under_x(tmp_path, virtual_display):
    said = play(tmp_path / "home", ANYWHERE, QT_QPA_PLATFORM="xcb", DISPLAY=virtual_display)

    assert said == EVERYWHERE
