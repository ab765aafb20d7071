"""Kills somebody who works at a study, again and again; see that nothing stored is lost.

``python -m engine.robots.crash.study_soak --rounds 50 --game diplomacy``
"""

import argparse
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.asked_game import add_game
from engine.catalogue import GAMES
from engine.hashing import sha256
from engine.notation.game_text import game_text, read_game_text
from engine.robots.crash.killed_run import (
    LossError,
    Plan,
    Start,
    half_written,
    remarks_of,
    run,
    started,
)
from engine.store.errors import StoreError, StoreFault
from engine.store.study_codec import study_event_text
from engine.store.study_file import StudyFile
from engine.studies import open_study
from engine.study.folding import StudyHistoryError, Timeline
from engine.study.study_event import Act
from engine.study.tree.study import Study, numbered

PLAYER = (sys.executable, "-m", "engine.robots.players.random_student")

_LONGEST_RUN = 1.5
_EARLY, _AIMED = 0.1, 0.5
_EARLIER = 0.8
_LONGEST_STUDY = 1500
"""Steps after which another study is begun."""

_UNDONE = 12
"""Steps that are taken back and made again after a kill; all of them, when a study is done."""

MODEL, OPENED = "model", "opened"
"""Remarked of the study in memory: after how many steps it was which one; the same as it was
opened, with what was being typed when it was killed."""

_TYPED = 8
"""Fields into which somebody may be typing at once: each is a step when the study opens again."""


@dataclass
class StudyTally:
    """What a soak saw."""

    kills: int = 0
    studies: int = 0
    announced: int = 0
    in_transaction: int = 0
    models: int = 0
    """Kills after which the stored study was held against what it had been in memory."""

    reopened: int = 0
    undone: int = 0
    """Steps that were taken back and made again after kills."""

    texts: int = 0
    """Studies that became a text and the same study again."""

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.in_transaction} in a transaction), {self.studies} studies, "
            f"{self.announced} steps announced: nothing was lost\n"
            f"{self.models} times held against memory, {self.reopened} times reopened as it was, "
            f"{self.undone} steps undone and redone, {self.texts} texts read back"
        )


def step_line(number: int, step: Act) -> str:
    """Write what is announced of a step: a kill may come at any moment after."""
    told = "\n".join(map(study_event_text, step)).encode("utf-8", "surrogatepass")
    return f"{number} {step[0].kind} {sha256(told).hexdigest()}"


def text_print(study: Study) -> str:
    """Return a print of a study as a game text; of one that nobody can judge, of its value."""
    try:
        told = game_text(study)
    except ValueError:
        told = repr(numbered(study))
    return sha256(told.encode("utf-8", "surrogatepass")).hexdigest()


def _unseen(remarks: Sequence[str]) -> None:
    del remarks


@dataclass(frozen=True, slots=True, kw_only=True)
class Student:
    """Who is killed."""

    command: Sequence[str] = PLAYER
    """Works on, told a file and a seed."""

    longest: float = _LONGEST_RUN
    """Seconds of work after which he is killed at the latest."""

    start: Start = started


_USUAL = Student()


def soak(
    folder: Path,
    *,
    rounds: int,
    seed: str,
    student: Student = _USUAL,
    look: Callable[[Sequence[str]], None] = _unseen,
) -> StudyTally:
    """Let somebody work and kill him ``rounds`` times.

    ``look`` is given each run's remarks, to see what lies beside the study.

    Raises:
        LossError: a file does not hold what was announced.
    """
    chance = random.Random(seed)  # noqa: S311 - moments to kill at, not secrets
    tally, runs, latest = StudyTally(), 0, student.longest
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
        fresh, ended = run(
            (*student.command, str(path), f"{seed}-{runs}"), folder / "said", plan, student.start
        )
        tally.kills += not ended
        tally.in_transaction += half_written(path)
        tally.announced += len(fresh)
        remarks = remarks_of(folder / "said")
        look(remarks)
        before, lines = len(lines), [*check(path, [*lines, *fresh])]
        done = ended or len(lines) > _LONGEST_STUDY
        if lines:
            hold(path, remarks, before, tally, whole=done or tally.kills == rounds)
        if done:
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


def hold(
    path: Path, remarks: Sequence[str], before: int, tally: StudyTally, *, whole: bool = False
) -> None:
    """Hold a stored study against what was said of it in memory, and work on at a copy.

    ``before`` is how many steps it had when it was opened. Of a copy, steps are taken back and made
    again, all of them if it is the ``whole`` one; its text is read back.

    Raises:
        LossError: it is another study, or cannot be worked at.
    """
    file = StudyFile.look(path)
    steps, at = [*file.steps()], file.looked_at
    file.close()
    for one in remarks:
        kind, *told = one.split()
        if kind == OPENED and before:
            opened = int(told[0])
            if not before <= opened <= before + _TYPED:
                raise LossError("reopened it had other steps")
            _same(told[1], steps[:opened], "reopened it was another study")
            tally.reopened += 1
    models = [one.split()[1:] for one in remarks if one.startswith(f"{MODEL} ")]
    if models:
        count, said = models[-1]
        _same(said, steps[: int(count)], "in memory it was another study")
        tally.models += 1
    copy = path.with_name("copy.velstudy")
    shutil.copyfile(path, copy)
    try:
        tally.undone += _back_and_forth(copy, at, len(steps) if whole else _UNDONE)
        tally.texts += _reads_back(Timeline(steps).study)
    finally:
        copy.unlink()


def _same(said: str, steps: Sequence[Act], otherwise: str) -> None:
    if text_print(Timeline(steps).study) != said:
        raise LossError(otherwise)


def _back_and_forth(path: Path, at: int, most: int) -> int:
    """Take steps back and make them again; return how many."""
    study = open_study(path)
    try:
        left, undone = study.log.study, 0
        if at and study.log.looked_at != at:
            raise LossError(f"it opens at {study.log.looked_at}, and was left at {at}")
        while undone < most and study.log.undoable:
            study.sandbox.undo()
            undone += 1
        for _ in range(undone):
            study.sandbox.redo()
        if study.log.study != left:
            raise LossError("undone and redone it is another study")
    finally:
        study.close()
    return undone


def _reads_back(study: Study) -> bool:
    """Tell whether a study can be said as a text, which then says the same study."""
    try:
        text = game_text(study)
    except ValueError:  # nobody can judge one of its boards
        return False
    if read_game_text(text).study != numbered(study):
        raise LossError("its text says another study")
    return True


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
            student = Student(command=(*PLAYER, "--game", given.game))
            tally = soak(Path(folder), rounds=given.rounds, seed=given.seed, student=student)
        except LossError as lost:
            sys.stderr.write(f"LOST: {lost}\n")
            return 1
    sys.stdout.write(f"{tally}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
