"""``velmoc.py bench --game GAME`` where the game is one of live rounds."""

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import partial

from engine.asked_game import add_game
from engine.catalogue import DEVELOPER, LIVE
from engine.table.live.table import Agreed
from gui import app, settings
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.live_bridge import LiveBridge
from gui.process import idle_gc
from gui.robots.games.live_hands import SPEED
from gui.robots.players.click_driver import ClickDriver
from gui.robots.rounds.hands import Hands, sit_down
from gui.windows.main_window import MainWindow


def main(given: Sequence[str] | None = None) -> int:
    """Measure and say; 1 if it is slower than was promised."""
    parser = argparse.ArgumentParser(prog="velmoc.py bench")
    add_game(parser, LIVE)
    game = parser.parse_args(given).game
    measure = SPEED.get(game)
    if measure is None:
        sys.stdout.write("nothing is promised for this game\n")
        return 0
    with tempfile.TemporaryDirectory(prefix="velmoc-bench-") as home:
        os.environ["VELMOC_HOME"], os.environ[DEVELOPER] = home, "1"
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

        settings.change(language="en", sounds=False)
        app.prepare(["velmoc"])
        idle_gc.hold_back()  # as the program does
        window = MainWindow()
        window.show_start()
        window.show()
        driver = ClickDriver(window)
        good = measure(driver, partial(_sit_down, driver, game))
        window.close()
    sys.stdout.write("as fast as promised\n" if good else "slower than promised\n")
    return int(not good)


def _sit_down(
    driver: ClickDriver, game: str, players: Sequence[str], map_: str, options: Mapping[str, str]
) -> LiveBridge:
    sit_down(driver, game, players, "Bench", Agreed(map_, options))
    return Hands(driver, random.Random(0)).bridge  # noqa: S311 - nothing is drawn
