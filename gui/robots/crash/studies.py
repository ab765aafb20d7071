"""``velmoc.py crash --study``: SIGKILL at random moments of work at a study in the real windows.

Each round starts the program, lets it open the study where it was, works on by clicks and keys (and
ten years are played meanwhile) and kills it. Then the file is held against every step that was
announced and against what the study had been in memory, and so is what lies beside it: what is
remembered of predictions, marks, guesses, files that were shared.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from engine.asked_game import add_game
from engine.asked_number import read_number
from engine.board.loader import load_map
from engine.catalogue import DEVELOPER, GAMES
from engine.robots.crash.killed_run import Forked, LossError, started
from engine.robots.crash.study_soak import Student, StudyTally, soak
from engine.store.study_shelf import FOLDER
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.robots.crash import killed_study
from gui.robots.crash.study_files import FileWitness

_PLAYER = (sys.executable, "-m", "gui.robots.crash.killed_study")
LONGEST_RUN = 6.0
"""Seconds of work after the first announcement."""

_TOLD_EVERY = 10.0


def worked(home: Path, *, game: str, rounds: int, seed: str) -> tuple[StudyTally, FileWitness]:
    """Work and kill so many times.

    Raises:
        LossError: something was lost.
    """
    folder, witness = home / "games" / FOLDER, FileWitness(home)
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["QT_QPA_PLATFORM"], os.environ["VELMOC_HOME"] = "offscreen", str(home)
    os.environ[DEVELOPER] = "1"  # any game may be studied
    begun = told = time.monotonic()
    runs = 0

    def look(remarks: Sequence[str]) -> None:
        nonlocal runs, told
        witness.look(remarks)
        runs, now = runs + 1, time.monotonic()
        if now - told >= _TOLD_EVERY:
            told = now
            sys.stderr.write(f"{runs} runs: nothing was lost so far; {now - begun:.0f} s\n")
            sys.stderr.flush()

    forks = hasattr(os, "fork")
    if forks:
        load_map(GAMES[game].map)  # it is the players' then, too
    student = Student(
        command=(*(() if forks else _PLAYER), "--game", game),
        longest=LONGEST_RUN,
        start=partial(Forked, killed_study.main) if forks else started,
    )
    tally = soak(folder, rounds=rounds, seed=seed, student=student, look=look)
    return tally, witness


def main(given: Sequence[str] | None = None) -> int:
    """Work and kill; 0 when nothing was lost, 1 when something was."""
    parser = argparse.ArgumentParser(
        prog="velmoc.py crash --study",
        description="Kill the program at random moments of work at a study in the real windows; "
        "see that nothing that was stored, typed or announced is lost.",
    )
    parser.add_argument("--study", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=read_number, default=200, help="how many kills (200)")
    add_game(parser, GAMES)
    parser.add_argument("--seed", default="1", help="the same seed tries the same things")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="leave the studies in a folder")
    asked = parser.parse_args(given)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="velmoc-crash-") as spare:
        home: Path = (asked.keep or Path(spare)).absolute()
        try:
            tally, beside = worked(home, game=asked.game, rounds=asked.rounds, seed=asked.seed)
        except LossError as lost:
            sys.stderr.write(f"LOST: {lost}\n")
            return 1
        except OSError as error:
            sys.stderr.write(f"velmoc.py crash: {error}\n")
            return 2
    taken = time.monotonic() - begun
    sys.stdout.write(
        f"{tally}\n{beside.lists} lists and {beside.shared} shared files whole, "
        f"{beside.steps} steps of other studies there, {beside.answers} answers remembered; "
        f"{taken:.0f} s\nended or killed while: "
        + ", ".join(f"{act} {count}" for act, count in beside.killed.most_common())
        + "\n"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
