"""Puts the demo on: the printed examples at a table, in its show, in the study and on its desk."""

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from engine.catalogue import DEVELOPER
from engine.games.bez_hranic.calendar import tokens_of
from engine.games.bez_hranic.placements import Placement
from engine.games.bez_hranic.study.examples import EXAMPLES, Example
from gui.robots.games.bez_hranic.demo.notes import Notes
from gui.robots.games.bez_hranic.demo.study_play import StudyPlay
from gui.robots.games.bez_hranic.demo.table_play import TablePlay
from gui.robots.games.demo_stage import DemoStage

TABLES = (("france", "poland", "netherlands", "italy"), ("azerbaijan", "azerbaijan", "belgium"))
"""Which example is played in which round of which table: in one of its own number of tokens."""


class DemoRun:
    """One performance."""

    def __init__(self, out: Path, language: str, size: tuple[int, int], theme: str) -> None:
        os.environ[DEVELOPER] = "1"
        self._language = language
        self._stage = DemoStage(out, language, size, theme)
        self._examples: Mapping[str, Example] = EXAMPLES

    def run(self, swap: str | None = None, until: str | None = None) -> int:
        """Play the examples, or as far as one of them, and say what came of it; the exit code.

        ``swap`` is an example, a colour, and where its tokens are laid instead: ``france blue GR``.
        """
        if until is not None and until not in EXAMPLES:
            return _refuse(f"{until} is none of {', '.join(EXAMPLES)}")
        known = [*EXAMPLES][: [*EXAMPLES].index(until) + 1 if until else None]
        refused = self._swap(swap, known) if swap is not None else ""
        if refused:
            return _refuse(refused)
        notes = Notes(self._stage)
        with self._stage.on_screen() as driver:
            for table in TABLES:
                asked = [place for place, one in enumerate(table) if one in known]
                rounds = [self._examples[one] for one in table[: max(asked, default=-1) + 1]]
                if rounds:
                    TablePlay(driver, notes).play(rounds, known)
            for example in known:
                StudyPlay(driver, notes, self._language).play(self._examples[example])
        return self._stage.end(notes.wrong, f"{len(known)} examples", "rulebook")

    def _swap(self, swap: str, known: Sequence[str]) -> str:
        """Lay tokens of one example elsewhere; return why that cannot be done."""
        example, colour, *fields = swap.split()[:4] if len(swap.split()) > 2 else (swap, "", "")
        if example not in known:
            return f"{example} is none of {', '.join(known)}"
        now = EXAMPLES[example].round
        if colour not in now.colours:
            return f"{colour!r} is none of {', '.join(now.colours)}"
        many = tokens_of(now.offer.round)
        if len(fields) != many or any(field not in now.offer.fields for field in fields):
            return f"{' '.join(fields)!r} is not {many} of {', '.join(now.offer.fields)}"
        left = iter(fields)
        laid = tuple(
            Placement(colour, next(left)) if one.colour == colour else one for one in now.laid
        )
        changed = replace(EXAMPLES[example], round=replace(now, laid=laid))
        self._examples = {**EXAMPLES, example: changed}
        return ""


def _refuse(why: str) -> int:
    sys.stderr.write(f"velmoc.py demo: {why}\n")
    return 2
