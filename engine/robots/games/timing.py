"""Timing rules: the processor's seconds of calls, compiled and from the source."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from engine.compiled import finder
from engine.robots.games.laws import Sheets
from engine.rules.position import Position

Figures = dict[str, float]
"""Seconds for a turn, by what was timed."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One phase: where everything stands, and what everybody writes."""

    before: Position
    sheets: Sheets

    def position(self) -> Position:
        """Set the board up anew, so that nothing about it is known yet."""
        return replace(self.before)


def timed(todo: Iterable[tuple[Callable[..., object], tuple[object, ...]]]) -> float:
    """Return the seconds that some calls take, everything else left out."""
    clock, spent = time.process_time, 0.0
    for work, facts in todo:
        begun = clock()
        work(*facts)
        spent += clock() - begun
    return spent


def elsewhere(module: str, count: int, game: str, *words: str, **how: str) -> Figures:
    """Let a module measure a game once in a process of its own, as words ask it to."""
    line = [sys.executable, "-m", module, *(words or ("--figures",)), str(count), "--game", game]
    kept = {name: value for name, value in os.environ.items() if name != "VELMOC_PURE"}
    done = subprocess.run(  # noqa: S603 - this very program
        line, capture_output=True, text=True, check=True, env={**kept, **how}
    )
    times: Figures = json.loads(done.stdout.splitlines()[-1])
    return times


def least(one: Figures, other: Figures) -> Figures:
    """Keep the better of two rounds."""
    return {name: min(spent, one.get(name, spent)) for name, spent in other.items()}


def say_figures(source: Figures, ours: Mapping[str, float], *, compiled: bool) -> None:
    """Write microseconds for a turn, compiled and from the source beside each other."""
    say = sys.stdout.write
    say(f"{'':34}{'compiled' if compiled else '':>9}{'source':>9}   for {finder.tag()}\n")
    for name, seconds in source.items():
        mine = f"{ours[name] * 1e6:9.0f}" if compiled else f"{'':9}"
        say(f"{name:34}{mine}{seconds * 1e6:9.0f}\n")
