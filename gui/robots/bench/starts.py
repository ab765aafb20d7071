"""How long a start takes, each in a process of its own."""

import os
import subprocess
import sys
import time
from statistics import median
from tempfile import TemporaryDirectory

from engine.catalogue import GAMES

RUNS = 9

KINDS = {
    "empty": ("empty",),
    "board": ("board",),
    "program": ("program", "start screen"),
    "first": ("first ever", "first start screen"),
}
"""What is started, and what each says that it has painted."""

_PROCESSES = "gui.robots.bench.processes"
_PROGRAMS = {
    "empty": "start_empty",
    "board": "start_board",
    "program": "start_program",
    "first": "start_program",
    "keep": "keep_game",
}


def start(what: str, home: str, game: str) -> list[float]:
    """Return the milliseconds from the start of a process to each thing it says it has painted.

    It keeps what it keeps in ``home``, and may write bytecode, as when the program is used. The
    ``first`` one finds nothing kept.
    """
    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    env.pop("VELMOC_CACHE", None)
    words = {"board": [GAMES[game].map], "keep": [game]}.get(what, [])
    with TemporaryDirectory(prefix="velmoc-first-") as nothing:
        env["VELMOC_HOME"] = nothing if what == "first" else home
        begun = time.monotonic()
        done = subprocess.run(  # noqa: S603  (of this room)
            [sys.executable, "-m", f"{_PROCESSES}.{_PROGRAMS[what]}", *words],
            check=True,
            capture_output=True,
            text=True,
            env=env,
        )
    return [(float(word) - begun) * 1000 for word in done.stdout.split()]


def starts(game: str, runs: int = RUNS) -> dict[str, float]:
    """Return the median milliseconds that each kind of start takes."""
    times: dict[str, list[float]] = {name: [] for names in KINDS.values() for name in names}
    with TemporaryDirectory(prefix="velmoc-bench-") as home:
        start("keep", home, game)  # a first start compiles the map and paints the board
        for what in KINDS:
            start(what, home, game)  # and a second one writes bytecode
        for _ in range(runs):
            for what, names in KINDS.items():
                for name, took in zip(names, start(what, home, game), strict=True):
                    times[name].append(took)
    return {name: median(figures) for name, figures in times.items()}
