"""How fast it is here: start, redraw, pan, zoom, the reveal, memory, the rules.

Run by ``python -m gui.robots.bench``; with ``--engine`` the rules alone, ``--beside PYTHON`` as in
``engine.robots.bench.rules``.

Only ``sys`` and ``time`` are imported up here, for this module is also what the processes run
whose start is measured.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QCoreApplication
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from gui.map.board.view import BoardView

METHOD = """\
start: from before a fresh process begins until its window has been painted for the first time, at
  1280x720, all caches warm; the three kinds by turns, {runs} times each; medians.
  empty: QApplication and a QWidget. board: the map view with the position of a game's beginning.
  program: what velmoc shows first, its window with the board of the last game as it was left.
  start screen: the same start, until everything in that window can be used; nothing is promised.
  first ever: the program where it has never run and left nothing, promised in {first:.0f} ms; first
  start screen: until that can be used.
frames at 3840x2160: from the call to the end of the repaint, {frames} times each; median (and the
  slowest of 20). zoom goes in and out again from the whole board and from four times nearer.
"""

RESTED = "longest wait until sharp again"
"""How long the event loop is held up at most after the hand rests, while the board, the names and
the pieces are drawn at the new size in threads of their own. Nothing is promised about it."""

RUNS = 9
FRAMES = 40
FRAME = 16.0
"""Milliseconds that one of 60 pictures in a second may take."""

TIMES_EMPTY = 1.6
"""How many times the start of an empty window the first sight of the board may take."""

FIRST = 500.0
"""Milliseconds in which something is on the screen at a first start ever."""


def _show_empty(game: str) -> None:
    del game
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415  (measured)

    application = QApplication([])
    window = QWidget()
    window.resize(1280, 720)
    _paint_once(application, window)


def _show_board(game: str) -> None:
    import gc  # noqa: PLC0415

    gc.disable()  # as the program does until its first paint
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415  (measured)

    application = QApplication([])
    view = _board(game)
    view.resize(1280, 720)
    _paint_once(application, view)


def _show_program(game: str = "") -> None:
    """Start as ``python -m gui`` does: the first sight, then the start screen in its place."""
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
    if not first_paint.look(application, window, first_sight.kept()):
        raise SystemExit("the first sight was not painted")
    sys.stdout.write(f"{time.monotonic()}\n")
    from gui import app  # noqa: PLC0415  (measured)

    app.prepare()
    window.show_start()
    _paint_once(application, window)


def _show_first(game: str) -> None:
    """Start as nobody ever has: the same, with nothing kept."""
    del game
    import os  # noqa: PLC0415
    from tempfile import TemporaryDirectory  # noqa: PLC0415

    with TemporaryDirectory(prefix="velmoc-first-") as home:
        os.environ["VELMOC_HOME"] = home
        _show_program()


def _keep(game: str) -> None:
    """Found a game, leave its board and the start screen as somebody who played leaves them."""
    from engine import tables  # noqa: PLC0415
    from engine.board.loader import load_map  # noqa: PLC0415
    from engine.catalogue import GAMES  # noqa: PLC0415
    from engine.table.event import Seat  # noqa: PLC0415
    from gui import app, settings  # noqa: PLC0415
    from gui.map.pictures import portrait  # noqa: PLC0415
    from gui.windows import first_sight  # noqa: PLC0415
    from gui.windows.main_window import MainWindow  # noqa: PLC0415

    folder = settings.games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    from engine.table.agreement import Agreement  # noqa: PLC0415

    board, begins = load_map(GAMES[game].map).board, GAMES[game].calendar.begins
    seats = [Seat(power=power.id, player=power.id) for power in board.powers]
    agreed = Agreement(title="Bench", seats=seats, game=game, map=board.id, year=begins)
    tables.found_game(folder / "bench.velmoc", agreed)
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    application = app.prepare(["velmoc"])
    view = _board(game)
    view.resize(1280, 720)
    _paint_once(application, view)
    QTimer.singleShot(portrait.LATER * 2, application.quit)
    application.exec()
    view.close()
    window = MainWindow()
    window.resize(1280, 720)
    window.show_start()
    window.show()
    application.processEvents()
    window.close()
    first_sight.keep(window)


def _paint_once(application: QCoreApplication, window: QWidget) -> None:
    """Show a window and say when it was painted: its last and topmost child says so."""
    from PySide6.QtWidgets import QWidget  # noqa: PLC0415

    class Mark(QWidget):
        painted = 0.0

        def paintEvent(self, event: QPaintEvent) -> None:
            del event
            self.painted = self.painted or time.monotonic()

    mark = Mark(window)
    mark.resize(1, 1)
    mark.show()  # the window may be there already
    mark.raise_()
    window.show()
    while not mark.painted:
        application.processEvents()
    sys.stdout.write(f"{mark.painted}\n")
    sys.stdout.flush()


def _board(game: str) -> BoardView:
    from engine.board.loader import load_map  # noqa: PLC0415
    from engine.catalogue import GAMES  # noqa: PLC0415
    from engine.rules.position import Position, Unit, UnitKind  # noqa: PLC0415
    from gui.games import every_game  # noqa: F401, PLC0415 - here the games come in
    from gui.kit import theme  # noqa: PLC0415
    from gui.map.board.view import BoardView  # noqa: PLC0415

    theme.prepare()
    loaded = load_map(GAMES[game].map)
    board = loaded.board
    units = tuple(Unit(power, UnitKind(kind), at) for power, kind, at in board.start_units)
    homes = {home: board.provinces[home].home or "" for home in board.centres}
    owners = {home: owner for home, owner in homes.items() if owner}
    view = BoardView(loaded)
    view.show_position(Position(phase=GAMES[game].calendar.start, units=units, owners=owners))
    return view


def start(what: str, home: str, game: str) -> list[float]:
    """Return the milliseconds from the start of a process to each thing it says it has painted.

    It keeps what it keeps in ``home``, and may write bytecode, as when the program is used.
    """
    import os  # noqa: PLC0415
    import subprocess  # noqa: PLC0415

    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    env.pop("VELMOC_CACHE", None)
    begun = time.monotonic()
    done = subprocess.run(  # noqa: S603  (this module)
        [sys.executable, "-m", "gui.robots.bench", "--show", what, game],
        check=True,
        capture_output=True,
        text=True,
        env={**env, "VELMOC_HOME": home},
    )
    return [(float(word) - begun) * 1000 for word in done.stdout.split()]


def starts(game: str, runs: int = RUNS) -> dict[str, float]:
    """Return the median milliseconds that each kind of start takes."""
    from statistics import median  # noqa: PLC0415
    from tempfile import TemporaryDirectory  # noqa: PLC0415

    kinds = {
        "empty": ("empty",),
        "board": ("board",),
        "program": ("program", "start screen"),
        "first": ("first ever", "first start screen"),
    }
    found: dict[str, list[float]] = {name: [] for names in kinds.values() for name in names}
    with TemporaryDirectory(prefix="velmoc-bench-") as home:
        start("keep", home, game)  # a first start compiles the map and paints the board
        for what in kinds:
            start(what, home, game)  # and a second one writes bytecode
        for _ in range(runs):
            for what, names in kinds.items():
                for name, took in zip(names, start(what, home, game), strict=True):
                    found[name].append(took)
    return {name: median(figures) for name, figures in found.items()}


def frames(game: str, count: int = FRAMES) -> dict[str, tuple[float, float]]:
    """Return the median and the slowest of 20 milliseconds of each frame at 3840 × 2160."""
    from statistics import median  # noqa: PLC0415

    from PySide6.QtCore import QPoint  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from gui.process.application import TURN  # noqa: PLC0415

    application = QApplication.instance() or QApplication([])
    view = _board(game)
    view.resize(3840, 2160)
    view.show()
    application.processEvents()
    view.finish()

    def timed(act: Callable[[int], None], count: int = count) -> tuple[float, float]:
        found = []
        for number in range(count):
            begun = time.perf_counter()
            act(number)
            view.viewport().repaint()
            found.append((time.perf_counter() - begun) * 1000)
        return median(found), sorted(found)[len(found) * 19 // 20]

    redraw = timed(lambda _: None)
    zoom = timed(lambda number: view.camera.zoom_by(1.06 if number % 10 < 5 else 1 / 1.06))
    view.finish()
    view.camera.zoom_by(4)
    view.finish()
    deep = timed(lambda number: view.camera.zoom_by(1 / 1.06 if number % 10 < 5 else 1.06))
    view.camera.fit()

    def held_up(number: int) -> float:
        view.camera.zoom_by(1 / 1.45 if number % 2 else 1.5)
        longest = 0.0
        while not view.ready():
            begun = time.perf_counter()
            application.processEvents()
            longest = max(longest, time.perf_counter() - begun)
            time.sleep(0.001)
        return longest * 1000

    sys.setswitchinterval(TURN)
    waits = [held_up(number) for number in range(6)]
    sharp = (median(waits), max(waits))
    view.viewport().repaint()
    pan = timed(lambda number: view.camera.pan_by(QPoint(9 if number % 10 < 5 else -9, 4)))
    view.close()
    return {"redraw": redraw, "pan": pan, "zoom": zoom, "zoom, near": deep, RESTED: sharp}


_RULES = "gui.robots.bench.rules"
"""Measures the rules with the voice that a stream has."""


def main(arguments: list[str]) -> int:
    """Measure and say; 1 if it is slower than was promised."""
    shows = {
        "empty": _show_empty,
        "board": _show_board,
        "program": _show_program,
        "first": _show_first,
        "keep": _keep,
    }
    if arguments[:1] == ["--show"]:
        shows[arguments[1]](*arguments[2:])
        return 0
    from engine.robots.bench import rules  # noqa: PLC0415 - not in the processes that are measured

    if arguments[:1] == ["--engine"]:
        return rules.main(arguments[1:], _RULES)
    game = rules.game_of(arguments)
    say = sys.stdout.write
    say(METHOD.format(runs=RUNS, frames=FRAMES, first=FIRST))
    figures = starts(game)
    empty = figures.pop("empty")
    say(
        f"start: empty window {empty:.0f} ms; promised for board and program: {TIMES_EMPTY} times\n"
    )
    for name, took in figures.items():
        say(f"start: {name} {took:.0f} ms, {took / empty:.2f} times\n")
    slow = max(figures["board"], figures["program"]) > TIMES_EMPTY * empty
    slow = slow or figures["first ever"] > FIRST
    from gui.robots.bench.size_hints import no_size_hints  # noqa: PLC0415 - not in measured processes

    with no_size_hints():
        figures_4k = frames(game)
    for name, (usual, slowest) in figures_4k.items():
        promised = "" if name == RESTED else f"; promised: {FRAME:.0f}"
        say(f"{name}: {usual:.1f} ms ({slowest:.1f}{promised})\n")
        slow = slow or (usual > FRAME and name != RESTED)
    say("slower than promised\n" if slow else "as fast as promised\n")
    from functools import partial  # noqa: PLC0415

    from gui.robots.bench import library, long_games, memory, reveal_frames  # noqa: PLC0415

    rooms = (reveal_frames.main, long_games.main, library.main)
    found = [room(game) for room in rooms]
    return max(
        int(slow),
        *found,
        memory.main(partial(start, game=game), game),
        rules.main(arguments, _RULES),
    )


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
