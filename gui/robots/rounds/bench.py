"""``velmoc.py bench --game GAME`` where the game is one of live rounds."""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence

from engine.asked_game import add_game
from engine.catalogue import DEVELOPER, LIVE
from engine.table.live.table import Agreed
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.robots.games.live_hands import SPEED
from gui.robots.players.click_driver import ClickDriver
from gui.robots.rounds.hands import sit_down


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

        def seats(driver: ClickDriver, players: Sequence[str], agreed: Agreed) -> None:
            sit_down(driver, game, players, "Bench", agreed)

        good = measure(seats)
    sys.stdout.write("as fast as promised\n" if good else "slower than promised\n")
    return int(not good)
