"""The real program on two displays of different sizes, offscreen."""

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).with_name("two_displays.py")
ROOT = Path(__file__).parents[3]


def test_the_second_display_comes_and_goes_at_every_page(tmp_path):
    screens = [
        {"name": name, "x": x, "y": 0, "width": wide, "height": high, "logicalDpi": 96, "dpr": 1}
        for name, x, wide, high in (("LAPTOP", 0, 1280, 720), ("BEAMER", 1280, 1920, 1080))
    ]
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"windowFrameMargins": False, "screens": screens}))
    found = subprocess.run(
        [sys.executable, str(PROGRAM)],
        cwd=ROOT,
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
            "VELMOC_HOME": str(tmp_path / "home"),
            "PYTHONPATH": str(ROOT),
        },
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.returncode == 0, found.stderr
    assert found.stdout.split("\n")[:5] == [
        "unplugged at table",
        "unplugged at reveal",
        "unplugged at results",
        "unplugged at wordmark",
        "played",
    ]
