"""``velmoc.py demo``: plays the rulebook's sample game into pictures and a text of results."""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine.asked_game import add_game, asked_board
from engine.board.errors import MapError
from engine.catalogue import CARDS, GAMES, LIVE
from gui.games import every_game  # noqa: F401 - here the games come in

_SIZES = "1920x1080"
DENSE = 3200
"""Pictures so wide are those of a dense display at 200 %, on which nobody would read at 100 %."""


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as {_SIZES}")
    size = int(width), int(height)
    if not (1024 <= size[0] <= 7680 and 600 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"{text}: from 1024x600 to 7680x4320")
    return size


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="velmoc.py demo",
        description="Play the rulebook's sample game through the real windows, by clicks and typed "
        "orders, and leave one picture per phase and results.txt.",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="where to leave them"
    )
    parser.add_argument("--lang", choices=("cs", "en"), default="en")
    parser.add_argument("--size", type=_size, default=_size(_SIZES), help=f"such as {_SIZES}")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument(
        "--replace",
        metavar="'PHASE POWER ORDER'",
        help="swap one order before it is entered; in Diplomacy 'F1902M GERMANY F Den H', in "
        "Diplomatia '11 F BOT O', in Bez hranic 'france blue GR'",
    )
    add_game(parser, CARDS)
    parser.add_argument(
        "--until",
        metavar="PHASE",
        help="end after this phase or example; in Diplomacy W1901A, in Diplomatia 4, in Bez hranic "
        "poland",
    )
    parser.add_argument("--map", default="", help="the map of what is printed; no other has it")
    asked = parser.parse_args(given)
    if asked.game in LIVE:
        if asked.map and asked.map not in LIVE[asked.game].maps[:1]:
            parser.error(f"--map {asked.map}: nothing is printed of it")
        return asked
    usual = GAMES[asked.game].map
    if asked.map and asked_board(parser, asked.game, asked.map).id != usual:
        parser.error(f"--map {asked.map}: what the rulebook prints is played on {usual}")
    return asked


def main(given: Sequence[str] | None = None) -> int:
    """Play; 0 when all came out as the rulebook prints it, 1 when not, 2 when asked badly."""
    asked = _arguments(given)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if asked.size[0] >= DENSE:
        os.environ.setdefault("QT_SCALE_FACTOR", "2")
    from gui.robots.games.catalogue import robots_of  # noqa: PLC0415 - Qt starts with the platform chosen above

    sample = robots_of(asked.game).sample
    if sample is None:
        sys.stderr.write(f"velmoc.py demo: the rulebook of {asked.game} prints no sample game\n")
        return 2
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
        (asked.out / "results.txt").write_text("", "utf-8")
    except OSError as error:
        sys.stderr.write(f"velmoc.py demo: {asked.out}: {error.strerror}\n")
        return 2
    # The demo's players have a home of their own: nobody's games or preferences are touched.
    with tempfile.TemporaryDirectory(prefix="velmoc-demo-") as home:
        os.environ["VELMOC_HOME"] = home
        try:
            show = sample(asked.out, asked.lang, asked.size, asked.theme)
            return show.run(asked.replace, asked.until)
        except (OSError, MapError) as error:
            sys.stderr.write(f"velmoc.py demo: {error}\n")
            return 1


if __name__ == "__main__":
    raise SystemExit(main())
