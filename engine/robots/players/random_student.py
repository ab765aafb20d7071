"""Somebody who works at a study in a file by chance until he is killed.

``python -m engine.robots.players.random_student FILE SEED`` is the player of
``engine.robots.crash.study_soak``: every step is announced once it is stored.
"""

import argparse
import random
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.asked_game import add_game
from engine.catalogue import GAMES
from engine.notation.known_rules import beginning
from engine.notation.rulebook import editions
from engine.robots.crash.kill_soak import say
from engine.robots.crash.study_soak import step_line
from engine.robots.players.random_study import RandomStudent
from engine.store.study_file import StudyFile
from engine.studies import OpenStudy, begin_study, open_study
from engine.study.refusal import StudyError
from engine.study.study_event import Act
from engine.study.study_log import Shown

YEARS = 10
"""Turns that are played on the main line of the first chapter, whatever else is done."""


_ASIDE = 0.5


class AnnouncedStudy:
    """A study's file that says aloud what was stored, once it lies on the disk."""

    def __init__(self, file: StudyFile) -> None:
        self._file = file
        self._steps = 0

    def steps(self) -> Iterable[Act]:
        """Return everything that has happened."""
        steps = [*self._file.steps()]
        self._steps = len(steps)
        return steps

    def append(self, step: Act, shown: Shown) -> None:
        """Store a step and announce it."""
        self._file.append(step, shown)
        if not step:
            return
        self._steps += 1
        say(step_line(self._steps, step))


def main(arguments: Sequence[str]) -> int:
    """Work on at ``FILE`` with ``SEED``."""
    parser = argparse.ArgumentParser()
    add_game(parser, GAMES)
    parser.add_argument("file", type=Path)
    parser.add_argument("seed")
    parser.add_argument("--years", type=int, default=YEARS)
    given = parser.parse_args(arguments)
    say("# begun")
    if given.file.exists():
        study = open_study(given.file, AnnouncedStudy)
    else:
        study = begin_study(given.file, given.game, beginning(given.game), wrap=AnnouncedStudy)
    rulebooks = [*editions(given.game).values()]
    chance = random.Random(given.seed)  # noqa: S311 - what to try, no secrets
    somebody = RandomStudent(study.sandbox, study.chapters, chance, rulebooks)
    play(study, somebody, chance, given.years)
    study.close()
    return 0


def play(study: OpenStudy, somebody: RandomStudent, chance: random.Random, years: int) -> None:
    """Play so many turns in the last chapter but for what else comes to mind meanwhile."""
    root = study.log.study.chapters[0].root
    begun = study.sandbox.position(root).phase.turn
    while True:
        line = study.log.study.main_line(root)
        tip = line[-1] if line else root
        if study.sandbox.position(tip).phase.turn >= begun + years:
            return
        if chance.random() < _ASIDE:
            somebody.aside(root, line)
            continue
        try:
            somebody.play_on(tip)
        except StudyError:  # nobody is left who could write
            return


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
