"""Kills somebody who works at a study, again and again; see that nothing stored is lost.

``python -m engine.robots.crash.study_soak --rounds 50 --game diplomacy``
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.asked_game import add_game
from engine.catalogue import GAMES
from engine.hashing import sha256
from engine.robots.crash.killed_run import LossError, Plan, half_written, run
from engine.store.errors import StoreError, StoreFault
from engine.store.study_codec import study_event_text
from engine.store.study_file import StudyFile
from engine.study.folding import StudyHistoryError, Timeline
from engine.study.study_event import Act

PLAYER = (sys.executable, "-m", "engine.robots.players.random_student")

_LONGEST_RUN = 1.5
_EARLY, _AIMED = 0.1, 0.5
_EARLIER = 0.8


@dataclass
class StudyTally:
    """What a soak saw."""

    kills: int = 0
    studies: int = 0
    announced: int = 0
    in_transaction: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.in_transaction} in a transaction), {self.studies} studies, "
            f"{self.announced} steps announced: nothing was lost"
        )


def step_line(number: int, step: Act) -> str:
    """Write what is announced of a step: a kill may come at any moment after."""
    told = "\n".join(map(study_event_text, step)).encode("utf-8", "surrogatepass")
    return f"{number} {step[0].kind} {sha256(told).hexdigest()}"


def soak(
    folder: Path, *, rounds: int, seed: str, player: Sequence[str] = PLAYER, longest: float = 0
) -> StudyTally:
    """Let somebody work and kill him ``rounds`` times.

    Raises:
        LossError: a file does not hold what was announced.
    """
    chance = random.Random(seed)  # noqa: S311 - moments to kill at, not secrets
    tally, runs, latest = StudyTally(), 0, longest or _LONGEST_RUN
    lines: list[str] = []
    while tally.kills < rounds:
        path = folder / f"study-{tally.studies + 1}.velstudy"
        runs += 1
        plan = Plan(
            chance.uniform(0.0, latest),
            early=chance.random() < _EARLY,
            aim=path if chance.random() < _AIMED else None,
            target=None,
        )
        fresh, ended = run((*player, str(path), f"{seed}-{runs}"), folder / "said", plan)
        tally.kills += not ended
        tally.in_transaction += half_written(path)
        tally.announced += len(fresh)
        lines = [*check(path, [*lines, *fresh])]
        if ended or len(lines) > 1500:
            tally.studies += 1
            lines = []
        if ended:  # too quick to be met so late
            latest *= _EARLIER
        if ended and runs > 6 * (tally.kills + 3):
            raise LossError("the student ends before he can be killed")
    return tally


def check(path: Path, lines: Sequence[str]) -> Sequence[str]:
    """Open a study after a kill and see that all that was announced is in it.

    Returns a line for every step in it: the last one may have been stored and not announced.

    Raises:
        LossError: something is missing, or it cannot have happened.
    """
    try:
        file = StudyFile.open(path)
    except StoreError as error:
        early = {StoreFault.MISSING, StoreFault.EMPTY, StoreFault.NOT_A_GAME}
        if not lines and error.code in early:
            path.unlink(missing_ok=True)
            return ()
        raise LossError(f"the study does not open: {error}") from error
    try:
        steps = [*file.steps()]
        if file.trouble is not None:
            raise LossError(f"the study opens with trouble: {file.trouble}")
    finally:
        file.close()
    stored = [step_line(number, step) for number, step in enumerate(steps, 1)]
    if stored[: len(lines)] != [*lines]:
        raise LossError("what was announced is not what is stored")
    if len(stored) > len(lines) + 1:
        raise LossError("more is stored than one step that nobody announced")
    try:
        Timeline(steps)
    except StudyHistoryError as error:
        raise LossError(f"it cannot have happened: {error}") from error
    return stored


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the soak as a command."""
    parser = argparse.ArgumentParser(
        prog="engine.robots.crash.study_soak",
        description="Kill somebody who works at a study, again and again; nothing may be lost.",
    )
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--seed", default="1")
    add_game(parser, GAMES)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        try:
            player = (*PLAYER, "--game", given.game)
            tally = soak(Path(folder), rounds=given.rounds, seed=given.seed, player=player)
        except LossError as lost:
            sys.stderr.write(f"LOST: {lost}\n")
            return 1
    sys.stdout.write(f"{tally}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
