"""``velmoc.py crash --game GAME`` where the game is one of live rounds."""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from engine.asked_game import add_game
from engine.catalogue import LIVE
from engine.robots.crash.kill_soak import LossError, Player, soak
from engine.table.event import Event, Founded
from engine.table.live.table import replayed
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.robots.rounds.killed_program import SHOWN, mark_of

PLAYER = (sys.executable, "-m", "gui.robots.rounds.killed_program")
LONGEST_RUN = 2.0
"""Seconds of play after the first announcement."""


class _Witness:
    """Sees what the program showed first after it was killed."""

    reopened = 0

    def look(self, remarks: Sequence[str], before: Sequence[Event]) -> None:
        """Hold it against the file: it stands where it was.

        Raises:
            LossError: it shows another table.
        """
        shown = [remark.split()[1] for remark in remarks if remark.startswith(f"{SHOWN} ")]
        if not shown or not before:
            return
        first = before[0]
        assert isinstance(first, Founded)
        state = replayed(LIVE[first.game], before)[1].still()
        if shown[0] != mark_of(state.seen()):
            raise LossError(f"reopened it shows another table than {state.seen()}")
        self.reopened += 1


def main(given: Sequence[str] | None = None) -> int:
    """Play and kill; 0 when nothing was lost, 1 when something was."""
    parser = argparse.ArgumentParser(
        prog="velmoc.py crash",
        description="Kill the program at random moments of a game of live rounds played through "
        "the real windows; see that it stands where it was, and that nothing announced is lost.",
    )
    parser.add_argument("--rounds", type=int, default=200, help="how many kills (200)")
    add_game(parser, LIVE)
    parser.add_argument("--seed", default="1", help="the same seed plays the same games")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="leave the games in a folder")
    asked = parser.parse_args(given)
    with tempfile.TemporaryDirectory(prefix="velmoc-crash-") as spare:
        home: Path = (asked.keep or Path(spare)).absolute()
        games = home / "games"
        games.mkdir(parents=True, exist_ok=True)
        os.environ["QT_QPA_PLATFORM"], os.environ["VELMOC_HOME"] = "offscreen", str(home)
        witness, started = _Witness(), time.monotonic()
        try:
            tally = soak(
                games,
                rounds=asked.rounds,
                seed=asked.seed,
                player=Player(command=(*PLAYER, "--game", asked.game), longest_run=LONGEST_RUN),
                look=witness.look,
            )
        except LossError as lost:
            sys.stderr.write(f"LOST: {lost}\n")
            return 1
    taken = time.monotonic() - started
    sys.stdout.write(f"{tally}\n{witness.reopened} times reopened where it was; {taken:.0f} s\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
