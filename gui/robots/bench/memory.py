"""How much memory the program takes: ``python -m gui.robots.bench`` measures a start and evenings.

What counts is what the system has given to the process and has not got back (the resident set, as
every task manager shows it). Each figure is of a process of its own.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.catalogue import CARDS, DEVELOPER
from gui.process.memory import STATUS, Taken
from gui.robots.bench.processes.resting import REST
from gui.robots.evening.__main__ import unseen

METHOD = """\
memory: the resident set of a process of its own. empty: QApplication and a QWidget at 1280x720.
  program: the start screen with a game on the shelf, as on every start but the first, {rest:.0f} s
  after it can be used. evening: after such a start, with all maps compiled as they are from their
  first sight on, {years} years played through the real windows
  by clicks, the public screen on a projector beside the laptop, ended by a draw, the past looked
  through, and nothing done for a minute or so, until nothing more is given back. most: the largest
  it was on the way; nothing is promised about it.
"""

TIMES_EMPTY = 1.6
"""How many times an empty window the program may take once it has started."""

YEARS = 3
EVENINGS = {"evening 1280x720": ((1280, 720), 250.0), "evening 3840x2160": ((3840, 2160), 400.0)}
"""The laptop's pixels, and the megabytes that may be left after an evening on it."""


def measure(
    what: str,
    home: Path,
    game: str,
    laptop: tuple[int, int] | None = None,
    *,
    rest: float = REST,
) -> Taken:
    """Return what a process takes that shows ``what``: ``empty``, ``program`` or ``evening``.

    But for an evening, which waits until nothing is given back, it rests for so many seconds.
    """
    env = {**os.environ, "VELMOC_HOME": str(home)}
    env.pop("VELMOC_CACHE", None)
    env.pop(DEVELOPER, None)  # as people have it: a game that is hidden from them alone shows all
    if CARDS[game].for_developers:
        env[DEVELOPER] = "1"
    if laptop is not None:
        env.update(unseen(home, laptop))
    words = [game, str(YEARS)] if what == "evening" else [str(rest)]
    done = subprocess.run(  # noqa: S603  (of this room)
        [sys.executable, "-m", f"gui.robots.bench.processes.rest_{what}", *words],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env=env,
    )
    now, most = map(float, done.stdout.split()[-2:])
    return Taken(now, most)


def compile_maps(home: Path) -> None:
    """Compile all maps, which the first sight of each does once for all evenings."""
    env = {**os.environ, "VELMOC_HOME": str(home)}
    env.pop("VELMOC_CACHE", None)
    command = [sys.executable, "-m", "gui.robots.bench.processes.compile_maps"]
    subprocess.run(command, check=True, env=env)  # noqa: S603  (of this room)


def main(start: Callable[[str, str], object], game: str) -> int:
    """Measure and say; 1 if it is more than was promised.

    ``start`` is that of ``gui.robots.bench``: the program starts in a folder of its own.
    """
    say = sys.stdout.write
    if not STATUS.exists():
        say("memory: not measured, this system says it in another way\n")
        return 0
    say(METHOD.format(rest=REST, years=YEARS))
    with TemporaryDirectory(prefix="velmoc-memory-") as folder:
        for what in ("keep", "program"):  # somebody founded a game, and started the program twice
            start(what, folder)
        measure("program", Path(folder), game)  # and once so long that all its pictures were drawn
        empty, program = (measure(what, Path(folder), game) for what in ("empty", "program"))
    say(f"memory: empty window {empty.now:.0f} MB; promised for the program: {TIMES_EMPTY} times\n")
    say(f"memory: program {program.now:.0f} MB, {program.now / empty.now:.2f} times\n")
    large = program.now > TIMES_EMPTY * empty.now
    for name, (laptop, promised) in EVENINGS.items():
        with TemporaryDirectory(prefix="velmoc-memory-") as folder:
            start("program", folder)
            compile_maps(Path(folder))
            usage = measure("evening", Path(folder), game, laptop)
        say(f"memory: {name} {usage.now:.0f} MB; promised: {promised:.0f}; most {usage.most:.0f}\n")
        large = large or usage.now > promised
    say("larger than promised\n" if large else "as small as promised\n")
    return int(large)
