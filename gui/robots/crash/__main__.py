"""``velmoc.py crash``: SIGKILL at random moments of a game played through the real windows.

Each round starts the program, lets it open the game where it was, plays on by clicks and keys and
kills it. Then the file is held against every line that the program had announced, and what the
next start shows first against what the file holds.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.asked_game import add_game, asked_board
from engine.asked_number import read_number
from engine.board.errors import MapError
from engine.board.loader import map_names
from engine.catalogue import CARDS, DEVELOPER
from engine.robots.crash.kill_soak import LossError, Player, soak
from engine.robots.crash.killed_run import Forked
from engine.table.event import Event
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.robots.crash import killed_program, studies
from gui.robots.crash.reopening import BRANCHED, Witness
from gui.robots.crash.side_files import check_branches, check_copy
from gui.robots.crash.tables import ANY, missing, tables_of
from gui.robots.rounds import crash as rounds
from gui.robots.rounds.evening import means_rounds
from gui.windows.maps import Maps

_PLAYER = (sys.executable, "-m", "gui.robots.crash.killed_program")
"""Where processes cannot be forked; followed, as there, by the map, the kind of table, the game's
file, a seed, and where to go."""

STUDY = "--study"
LONGEST_RUN = 2.0
"""Seconds of play after the first announcement."""

TOLD_EVERY = 10.0
"""Seconds after which it is said again how many runs there were."""


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="velmoc.py crash",
        allow_abbrev=False,  # ``means_rounds`` reads the game before, and knows no short words
        description="Kill the program at random moments of a game played through the real "
        "windows, by all and by fewer players and by a game master; see that nothing that was "
        "sealed, typed or announced is lost.",
    )
    parser.add_argument("--rounds", type=read_number, default=200, help="how many kills (200)")
    add_game(parser, CARDS)
    parser.add_argument(
        "--map", default="", help="another map of the game than its usual one: a name, or a folder"
    )
    parser.add_argument("--table", default=ANY, help="which tables; by turns, if not said")
    parser.add_argument(
        "--led", action="store_const", const="led", dest="table", help="a master's table"
    )
    parser.add_argument(STUDY, action="store_true", help="somebody works at a study instead")
    parser.add_argument("--seed", default="1", help="the same seed plays the same games")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="leave the games in a folder")
    asked = parser.parse_args(given)
    asked.board = asked_board(parser, asked.game, asked.map)
    known = (ANY, *tables_of(asked.board))
    if asked.table not in known:
        parser.error(f"--table {asked.table}: one of {', '.join(known)}")
    return asked


def _kept(name: str) -> str:
    """Return where a map lies that does not come with the program; it is offered to who plays."""
    if not name or name in map_names():
        return ""
    Maps().take(Path(name))
    return str(Path(name).absolute())


def _player(*words: str) -> Player:
    """Return who is killed: a copy of this program, which need not be read anew for each kill."""
    if not hasattr(os, "fork") or QCoreApplication.instance() is not None:
        return Player(command=(*_PLAYER, *words), longest_run=LONGEST_RUN)
    start = partial(Forked, killed_program.main)
    return Player(command=words, longest_run=LONGEST_RUN, start=start)


def _told_since(started: float) -> Callable[[], None]:
    """Return what says after a run how far it is: some of them take long."""
    last, runs = started, 0

    def tell() -> None:
        nonlocal last, runs
        now, runs = time.monotonic(), runs + 1
        if runs == 1 or now - last >= TOLD_EVERY:
            last = now
            sys.stderr.write(f"{runs} runs: nothing was lost so far; {now - started:.0f} s\n")
            sys.stderr.flush()

    return tell


def _look(
    witness: Witness,
    games: Path,
    tell: Callable[[], None],
    remarks: Sequence[str],
    before: Sequence[Event],
) -> None:
    """See what the program showed first; that a copy or branch it wrote is whole or not there."""
    witness.look(remarks, before)
    witness.branches += check_branches(games, remarks.count(BRANCHED))
    check_copy(games)
    tell()


def main(given: Sequence[str] | None = None) -> int:
    """Play and kill; 0 when nothing was lost, 1 when something was."""
    if STUDY in (sys.argv[1:] if given is None else given):
        return studies.main(given)
    if means_rounds(given):
        return rounds.main(given)
    asked = _arguments(given)
    with tempfile.TemporaryDirectory(prefix="velmoc-crash-") as spare:
        home: Path = (asked.keep or Path(spare)).absolute()
        games = home / "games"
        try:
            games.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            sys.stderr.write(f"velmoc.py crash: {games}: {error.strerror}\n")
            return 2
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ[DEVELOPER] = "1"  # any game may be played
        os.environ["VELMOC_HOME"] = str(home)
        witness, started = Witness(missing(asked.board)), time.monotonic()
        try:
            tally = soak(
                games,
                rounds=asked.rounds,
                seed=asked.seed,
                player=_player(_kept(asked.map) or asked.board.id, asked.table),
                look=partial(_look, witness, games, _told_since(started)),
                target=witness.target,
            )
        except LossError as lost:
            sys.stderr.write(f"LOST: {lost}\n")
            return 1
        except (MapError, OSError) as error:
            sys.stderr.write(f"velmoc.py crash: {error}\n")
            return 2
    taken = time.monotonic() - started
    met = ", ".join(f"{place} {times}" for place, times in witness.last_seen.most_common())
    sys.stdout.write(
        f"{tally}\n{witness.reopened} times reopened where it was; "
        f"{witness.branches} branches whole; {taken:.0f} s\n"
    )
    stored = ", ".join(f"{kind} {times}" for kind, times in witness.stored.most_common())
    sys.stdout.write(f"stored: {stored}\n")
    sys.stdout.write(f"met on: {met or 'nothing shown yet'}\n")
    sys.stdout.write(f"never met on: {', '.join(witness.never_met) or 'nothing'}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
