"""The program as it is killed while a game of live rounds is played: ``FILE SEED --game GAME``.

It says on standard output what it has stored, as every player of the crash soak, and of a game that
was there already what its windows showed first.
"""

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

from engine.asked_game import add_game
from engine.catalogue import DEVELOPER, LIVE
from engine.clock.steady import steady_ms
from engine.robots.crash.kill_soak import Announced, say
from engine.table.terms import Terms
from gui import app, settings
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.robots.players.click_driver import ClickDriver
from gui.robots.rounds.hands import Hands, sit_down, some_table
from gui.windows.main_window import MainWindow

SHOWN = "shown"
"""A remark: what the windows showed first, as ``mark_of`` says it."""

_FAST = 15
"""How much faster its time passes than everybody's."""


def mark_of(seen: object) -> str:
    """Return a word for what a game shows, so that two can be compared."""
    return f"{crc32(repr(seen).encode()):08x}"


def main(arguments: Sequence[str]) -> int:
    """Play on in ``FILE`` with ``SEED``."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("seed")
    add_game(parser, LIVE)
    given = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ[DEVELOPER] = "1"
    _play(given.file, given.game, random.Random(given.seed))  # noqa: S311 - a random player
    return 0


def _play(path: Path, game: str, chance: random.Random) -> None:
    # Qt starts with the platform that was chosen above.
    settings.change(language="en", sounds=False, public_on=False)
    app.prepare(["velmoc"])
    window = MainWindow()
    window.show()
    driver, known = ClickDriver(window, hasty=True), path.exists()
    window.navigator.terms = Terms(wrap=Announced, steady=lambda: _FAST * steady_ms())
    say("# begun")
    if known:
        window.open_game(path)
    else:
        players, agreed = some_table(game, chance)
        sit_down(driver, game, players, path.stem, agreed)
    driver.settle()
    hands = Hands(driver, chance)
    if known:
        say(f"# {SHOWN} {mark_of(hands.view.seen)}")
    hands.play(lambda: None, 30)
    window.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
