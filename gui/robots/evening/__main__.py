"""``velmoc.py evening``: a table plays years by clicks, on two displays, and is recorded."""

import argparse
import json
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from engine.asked_game import add_game, asked_board
from engine.asked_number import up_to
from engine.board.errors import MapError
from engine.board.loader import map_names
from engine.catalogue import CARDS, DEVELOPER, GAMES, offered
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.robots.evening.public_screen_check import PublicScreenError
from gui.robots.evening.two_displays import TwoDisplays
from gui.robots.players.click_driver import NeverHappenedError
from gui.robots.players.new_game_form import Agreed
from gui.robots.rounds import evening as rounds
from gui.robots.tables.random_table import LONGEST, Play
from gui.windows.maps import Maps

SCREENS = (("LAPTOP", 0, 1280, 720), ("BEAMER", 1280, 1920, 1080))
"""Displays of an evening without any: name, left edge, width, height."""

MOST_YEARS = LONGEST
MOST_PAIRS = 99
WINNER = "winner"
DENSE = 3200
"""A laptop so wide is a dense one at 200 %, on which nobody would read at 100 %."""


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) >= 1024 and int(height) >= 600):
        raise argparse.ArgumentTypeError(f"{text!r}: such as 1920x1080, from 1024x600")
    return int(width), int(height)


def _end(text: str) -> str:
    """Read ``winner``, or a turn: ``1905``, ``T12``."""
    turn = text.upper().removeprefix("T")
    if text != WINNER and not (turn.isascii() and turn.isdecimal() and len(turn) < 6):
        raise argparse.ArgumentTypeError(f"{text!r}: {WINNER}, or a turn")
    return text if text == WINNER else turn


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="velmoc.py evening",
        allow_abbrev=False,  # ``means_rounds`` reads the game before, and knows no short words
        description="Play an evening through the real windows by clicks, with as many players as "
        "wanted or off a game master's slips, the public screen on a second display that is "
        "unplugged now and then, and leave a picture of everything that is seen.",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--lang", choices=("cs", "en"), default="en")
    parser.add_argument(
        "--years",
        type=up_to(MOST_YEARS),
        default=3,
        metavar="N",
        help="turns of the game's calendar, then all agree on a draw (3)",
    )
    parser.add_argument(
        "--until",
        type=_end,
        default=None,
        metavar="winner|TURN",
        help="play until somebody has won: after --years all others give the game up to whoever "
        "leads; or up to a turn of the game's calendar, then all agree on a draw",
    )
    add_game(parser, CARDS)
    parser.add_argument(
        "--map",
        default="",
        metavar="MAP",
        help="another map of the game than its usual one: a name, or a folder",
    )
    parser.add_argument(
        "--lineup",
        default="",
        metavar="NAME",
        help="arrangement for fewer players than powers, where the game has any; any other name is "
        "answered with a list of them",
    )
    parser.add_argument(
        "--first-year",
        type=int,
        default=0,
        metavar="YEAR",
        help="turn of the game's calendar with which it begins",
    )
    parser.add_argument(
        "--pairs",
        type=up_to(MOST_PAIRS),
        default=0,
        metavar="N",
        help="powers that two players command together",
    )
    parser.add_argument("--led", action="store_true", help="a game master writes for all")
    parser.add_argument(
        "--keen",
        action="append",
        default=[],
        metavar="POWER",
        help="whose player wants to win, in a game whose robots know how; the others trust to luck",
    )
    parser.add_argument("--size", type=_size, default=SCREENS[0][2:], help="of the laptop")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--public-theme", choices=("projector", "light"), default="projector")
    asked = parser.parse_args(given)
    card = GAMES[asked.game]
    lineups = card.lineups()
    if asked.lineup and asked.lineup not in lineups:
        parser.error(f"--lineup {asked.lineup}: {', '.join(lineups) or 'all play'}")
    years = lineups[asked.lineup].years if asked.lineup else (card.calendar.begins,)
    if asked.first_year and asked.first_year not in years:
        parser.error(f"--first-year {asked.first_year}: {' or '.join(map(str, years))}")
    asked.board = asked_board(parser, asked.game, asked.map)
    asked.keen = [power.upper() for power in asked.keen]
    powers = asked.board.powers_by_id
    if unknown := sorted(set(asked.keen) - set(powers)):
        parser.error(f"--keen {unknown[0]}: one of {', '.join(powers)}")
    if asked.until not in (None, WINNER):
        first = asked.first_year or years[0]
        if not first <= int(asked.until) < first + MOST_YEARS:
            parser.error(f"--until {asked.until}: from {first} to {first + MOST_YEARS - 1}")
        asked.years = int(asked.until) - first + 1
    elif asked.until == WINNER and not asked.keen:
        asked.keen = [*powers]
    return asked


def main(given: Sequence[str] | None = None) -> int:
    """Play; 0 when nothing went wrong, 1 when something did, 2 when asked badly."""
    if rounds.means_rounds(given):
        return rounds.main(given)
    asked = _arguments(given)
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.stderr.write(f"velmoc.py evening: {asked.out}: {error.strerror}\n")
        return 2
    with tempfile.TemporaryDirectory(prefix="velmoc-evening-") as home:
        os.environ["VELMOC_HOME"] = home
        if asked.game not in offered():
            os.environ[DEVELOPER] = "1"
        if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
            os.environ.update(unseen(Path(home), asked.size))
        return _play(asked)


def unseen(home: Path, laptop: tuple[int, int]) -> dict[str, str]:
    """Return the environment that gives Qt a laptop of a size and a projector nobody sees."""
    screens = ((SCREENS[0][0], 0, *laptop), (SCREENS[1][0], laptop[0], *SCREENS[1][2:]))
    variables = {"QT_QPA_PLATFORM": f"offscreen:configfile={displays(home, screens)}"}
    if laptop[0] >= DENSE:
        variables["QT_SCALE_FACTOR"] = os.environ.get("QT_SCALE_FACTOR", "2")
    return variables


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
    faults: list[str] = []
    before = sys.excepthook

    def caught(
        kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        faults.append(kind.__name__)
        before(kind, fault, trace)

    sys.excepthook = caught  # Qt goes on after a fault in a slot; an evening must not pass with one
    try:
        if asked.map not in (*map_names(), ""):
            Maps().take(Path(asked.map))  # the page of a new game offers it from now on
        evening = TwoDisplays(asked.out, asked.lang, asked.theme, asked.public_theme)
        chance = random.Random(asked.seed)  # noqa: S311 - players, not secrets
        agreed = Agreed(
            game=asked.game,
            lineup=asked.lineup,
            year=asked.first_year,
            led=asked.led,
            pairs=asked.pairs,
        )
        play = Play(keen=asked.keen, years=asked.years, to_the_end=asked.until == WINNER)
        summary = evening.play(chance, asked.board, agreed, play)
    except (OSError, MapError, NeverHappenedError, PublicScreenError) as error:
        sys.stderr.write(f"velmoc.py evening: {error}\n")
        return 1
    finally:
        sys.excepthook = before
    sys.stdout.write(f"{summary}\n")
    if faults:
        sys.stderr.write(f"velmoc.py evening: nobody expected {', '.join(faults)}\n")
    return int(bool(faults))


if __name__ == "__main__":
    raise SystemExit(main())
