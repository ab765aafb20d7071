"""``velmoc.py evening``: seven players play years by clicks, on two displays, and are recorded."""

import argparse
import json
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

SCREENS = (("LAPTOP", 0, 1280, 720), ("BEAMER", 1280, 1920, 1080))
"""Displays of an evening without any: name, left edge, width, height."""

FIRST_YEAR = 1901
MOST_YEARS = 20
UNPLUGGED, TALKED_OUT = 0.04, 0.25
"""How often the projector's cable is pulled out; how often all agree that enough was said."""


def _years(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_YEARS:
        raise argparse.ArgumentTypeError(f"{text!r}: from 1 to {MOST_YEARS}")
    return int(text)


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="velmoc.py evening",
        description="Play an evening at random through the real windows by clicks, the public "
        "screen on a second display that is unplugged now and then, and leave a picture of "
        "everything that is seen.",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--lang", choices=("cs", "en"), default="en")
    parser.add_argument("--years", type=_years, default=3, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--public-theme", choices=("projector", "light"), default="projector")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Play; 0 when nothing went wrong, 1 when something did, 2 when asked badly."""
    asked = _arguments(given)
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.stderr.write(f"velmoc.py evening: {asked.out}: {error.strerror}\n")
        return 2
    with tempfile.TemporaryDirectory(prefix="velmoc-evening-") as home:
        os.environ["VELMOC_HOME"] = home
        if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
            os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={displays(Path(home))}"
        return _play(asked)


def displays(home: Path, screens: Sequence[tuple[str, int, int, int]] = SCREENS) -> Path:
    """Describe displays to Qt's offscreen platform, in a file that it reads."""
    config = home / "screens.json"
    described = [
        {"name": name, "x": x, "y": 0, "width": wide, "height": high, "logicalDpi": 96, "dpr": 1}
        for name, x, wide, high in screens
    ]
    config.write_text(json.dumps({"windowFrameMargins": False, "screens": described}), "utf-8")
    return config


def _play(asked: argparse.Namespace) -> int:
    # Qt starts with the platform that was chosen above.
    from engine.board.errors import MapError  # noqa: PLC0415
    from gui.demo.hands import NeverHappenedError  # noqa: PLC0415
    from gui.demo.room import RoomError  # noqa: PLC0415
    from gui.demo.two import Two  # noqa: PLC0415

    try:
        evening = Two(asked.out, asked.lang, asked.theme, asked.public_theme)
        chance = random.Random(asked.seed)  # noqa: S311 - players, not secrets
        said = evening.play(chance, FIRST_YEAR + asked.years - 1)
    except (OSError, MapError, NeverHappenedError, RoomError) as error:
        sys.stderr.write(f"velmoc.py evening: {error}\n")
        return 1
    sys.stdout.write(f"{said}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
