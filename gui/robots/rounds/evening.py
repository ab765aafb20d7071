"""``velmoc.py evening --game GAME`` where the game is one of live rounds."""

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine.asked_game import add_game
from engine.asked_number import up_to
from engine.catalogue import DEVELOPER, LIVE
from engine.table.live.table import Agreed
from engine.table.live.view import LiveView
from gui import app, settings
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.robots.players.click_driver import ClickDriver
from gui.robots.rounds.hands import PLAYERS, Hands, sit_down, some_players
from gui.windows.main_window import MainWindow

USUAL = (1280, 720)

MOST_PLAYERS = 8

QUICK = 60
"""How pictures are packed: a little larger than they could be, in two thirds of the time."""


def means_rounds(given: Sequence[str] | None) -> bool:
    """Tell whether a command is about a game of live rounds."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--game", default="")
    return parser.parse_known_args(given)[0].game in LIVE


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="velmoc.py evening",
        description="Play a game of live rounds through the real windows by clicks and keys, open "
        "it again in the middle and at its end, and leave a picture of everything that is seen.",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    add_game(parser, LIVE)
    parser.add_argument("--lang", choices=("cs", "en"), default="en")
    parser.add_argument("--size", default="x".join(map(str, USUAL)), help="of the laptop")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--map", default="", help="another of its maps")
    parser.add_argument("--way", default="", help="how it is played, where it can be in several")
    parser.add_argument(
        "--players", type=up_to(MOST_PLAYERS), default=0, metavar="N", help="how many (by chance)"
    )
    parser.add_argument(
        "--agree", action="append", default=[], metavar="POINT=VALUE", help="a point of its own"
    )
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--public-theme", choices=("projector", "light"), default="projector")
    asked = parser.parse_args(given)
    if asked.map and asked.map not in LIVE[asked.game].maps:
        parser.error(f"--map {asked.map}: one of {', '.join(LIVE[asked.game].maps)}")
    return asked


def main(given: Sequence[str] | None = None) -> int:
    """Play; 0 when nothing went wrong, 1 when something did, 2 when asked badly."""
    asked = _arguments(given)
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sys.stderr.write(f"velmoc.py evening: {asked.out}: {error.strerror}\n")
        return 2
    with tempfile.TemporaryDirectory(prefix="velmoc-evening-") as home:
        os.environ["VELMOC_HOME"], os.environ[DEVELOPER] = home, "1"
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        try:
            sys.stdout.write(f"{_play(asked)}\n")
        except AssertionError as error:
            sys.stderr.write(f"velmoc.py evening: {error}\n")
            return 1
    return 0


def _play(asked: argparse.Namespace) -> str:
    # Qt starts with the platform that was chosen above.
    settings.change(
        language=asked.lang, theme=asked.theme, public_theme=asked.public_theme, sounds=False
    )
    application = app.prepare(["velmoc"])
    window = MainWindow()
    window.resize(*map(int, asked.size.lower().split("x")))
    window.show_start()
    window.show()
    driver, chance = ClickDriver(window), random.Random(asked.seed)  # noqa: S311 - a player
    players = PLAYERS[: asked.players] if asked.players else some_players(asked.game, chance)
    options = dict(point.split("=", 1) for point in asked.agree)
    if asked.way:
        options["way"] = asked.way
    sit_down(driver, asked.game, players, "Two displays", Agreed(asked.map, options))
    window.projector.show_window()
    hands, kept, number = Hands(driver, chance), list[LiveView](), 0

    def look() -> None:
        nonlocal number
        if kept and kept[-1] == hands.view:
            return
        kept.append(hands.view)
        room = window.projector.window
        for name, shown in (("laptop", window), ("room", room)):
            if shown is not None:
                shown.grab().save(str(asked.out / f"{number:03}-{name}.png"), "PNG", QUICK)
        number += 1

    def reopen() -> None:
        """Open the game again from its file; it stands where it was."""
        rounds = window.navigator.open
        assert rounds is not None
        path, before = rounds.path, hands.view
        window.navigator.show_start()
        driver.settle()
        window.navigator.open_game(path)
        driver.settle()
        after = hands.view
        assert (after.counted, after.phase) == (before.counted, before.phase), "it has changed"

    def after() -> None:
        look()
        if chance.random() < hands.opened_again:
            reopen()
            look()

    look()
    hands.play(after, 1_200)
    reopen()
    look()
    summary = "\n".join(hands.told())
    (asked.out / "results.txt").write_text(f"{summary}\n", "utf-8")
    window.close()
    application.processEvents()
    return f"{len(players)} players, {number} pictures of either screen in {asked.out}\n{summary}"


if __name__ == "__main__":
    raise SystemExit(main())
