"""How much memory the program takes: ``python -m gui.robots.bench`` measures a start and evenings.

What counts is what the system has given to the process and has not got back (the resident set, as
every task manager shows it). Each figure is of a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from gui.process.memory import STATUS, Taken, taken

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QCoreApplication

    from gui.process.idle_gc import IdleCollector
    from gui.windows.main_window import MainWindow

METHOD = """\
memory: the resident set of a process of its own. empty: QApplication and a QWidget at 1280x720.
  program: the start screen with a game on the shelf, as on every start but the first, {rest:.0f} s
  after it can be used. evening: after such a start, {years} years played through the real windows
  by clicks, the public screen on a projector beside the laptop, ended by a draw, the past looked
  through, and nothing done for a minute or so, until nothing more is given back. most: the largest
  it was on the way; nothing is promised about it.
"""

TIMES_EMPTY = 1.6
"""How many times an empty window the program may take once it has started."""

YEARS = 3
EVENINGS = {"evening 1280x720": ((1280, 720), 250.0), "evening 3840x2160": ((3840, 2160), 400.0)}
"""The laptop's pixels, and the megabytes that may be left after an evening on it."""

REST = 3.0
"""Seconds after which nothing moves any more."""

PATIENCE = 150.0
"""Seconds in which the program must have come to rest."""


def _say() -> None:
    found = taken()
    sys.stdout.write(f"{found.now} {found.most}\n")
    sys.stdout.flush()


def _live(application: QCoreApplication, until: Callable[[], bool], seconds: float) -> bool:
    """Let the program live until something is so, or time is up; tell whether it is so."""
    late = time.monotonic() + seconds
    while not (done := until()) and time.monotonic() < late:
        application.processEvents()
        time.sleep(0.01)
    return done


def _show_empty(game: str) -> None:
    del game
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415  (measured)

    application = QApplication([])
    window = QWidget()
    window.resize(1280, 720)
    window.show()
    _live(application, lambda: False, REST)
    _say()


def _show_program(game: str) -> None:
    """Start as ``python -m gui`` does, and stay on the start screen."""
    del game
    import gc  # noqa: PLC0415

    gc.disable()  # as gui.__main__ does
    from gui.process import features  # noqa: PLC0415

    features.want_none()
    from gui.process import application as one  # noqa: PLC0415  (measured)
    from gui.process import first_paint  # noqa: PLC0415
    from gui.windows import first_sight  # noqa: PLC0415
    from gui.windows.main_window import MainWindow  # noqa: PLC0415

    application = one.begin(["velmoc"])
    window = MainWindow()
    first_paint.look(application, window, first_sight.kept())
    from gui import app  # noqa: PLC0415  (measured)

    app.prepare()
    window.show_start()
    app.sweep(window)
    _live(application, lambda: False, REST)
    _say()


def _show_evening(game: str) -> None:
    """Play, and rest; what the environment says the screens are."""
    import random  # noqa: PLC0415

    from gui.process import features  # noqa: PLC0415

    features.want_none()  # as gui.__main__ does
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415  (measured)

    from gui import app  # noqa: PLC0415
    from gui.robots.evening.two_displays import TwoDisplays  # noqa: PLC0415
    from gui.robots.players.new_game_form import Agreed  # noqa: PLC0415

    collectors: list[IdleCollector] = []

    def begun(window: MainWindow) -> None:
        collectors.append(app.sweep(window))

    def over(window: MainWindow) -> None:
        del window
        application = QApplication.instance()
        if application is None or not _live(
            application, lambda: collectors[0].rested > 1, PATIENCE
        ):
            raise SystemExit("the program never came to rest")
        _say()

    evening = TwoDisplays(None, "en", "light", "projector", begun=begun, over=over)
    evening.play(random.Random(1), YEARS, Agreed(game=game), ())  # noqa: S311 - players, not secrets


def measure(what: str, home: Path, game: str, laptop: tuple[int, int] | None = None) -> Taken:
    """Return what a process takes that shows ``what``: ``empty``, ``program`` or ``evening``."""
    from gui.robots.evening.__main__ import unseen  # noqa: PLC0415  (not in the processes)

    env = {**os.environ, "VELMOC_HOME": str(home), "VELMOC_DEVELOPER": "1"}
    env.pop("VELMOC_CACHE", None)
    if laptop is not None:
        env.update(unseen(home, laptop))
    done = subprocess.run(  # noqa: S603  (this module)
        [sys.executable, "-m", "gui.robots.bench.memory", "--show", what, game],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env=env,
    )
    now, most = map(float, done.stdout.split()[-2:])
    return Taken(now, most)


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
            start("program", folder)  # a first start compiles the map
            found = measure("evening", Path(folder), game, laptop)
        say(f"memory: {name} {found.now:.0f} MB; promised: {promised:.0f}; most {found.most:.0f}\n")
        large = large or found.now > promised
    say("larger than promised\n" if large else "as small as promised\n")
    return int(large)


if __name__ == "__main__":
    shows = {"empty": _show_empty, "program": _show_program, "evening": _show_evening}
    shows[sys.argv[2]](sys.argv[3])
