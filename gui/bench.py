"""How fast it is here: ``python -m gui.bench`` measures start, redraw, pan and zoom.

Start is measured in fresh processes, from before the interpreter starts to the end of the first
paint, against an empty window in the same run. Only ``sys`` and ``time`` are imported up here,
for this module is also what those processes run.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QWidget

    from gui.map.view import BoardView

RUNS = 9
FRAME = 1000 / 60
"""Milliseconds that one picture of 60 in a second may take."""

TIMES_EMPTY = 1.6
"""How many times the start of an empty window the first sight of the board may take."""


def _show_empty() -> None:
    from PySide6.QtWidgets import QApplication, QWidget  # noqa: PLC0415  (measured)

    application = QApplication([])
    window = QWidget()
    window.resize(1280, 720)
    _paint_once(application, window)


def _show_board() -> None:
    import gc  # noqa: PLC0415

    gc.disable()  # as the program does until its first paint
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415  (measured)

    application = QApplication([])
    view = _board()
    view.resize(1280, 720)
    _paint_once(application, view)


def _keep() -> None:
    """Show the board long enough for its picture to be kept."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    application = QApplication([])
    view = _board()
    view.resize(1280, 720)
    _paint_once(application, view)
    QTimer.singleShot(2000, application.quit)
    application.exec()


def _paint_once(application: QCoreApplication, window: QWidget) -> None:
    window.show()
    application.processEvents()
    window.repaint()
    sys.stdout.write(f"{time.monotonic()}\n")
    sys.stdout.flush()


def _board() -> BoardView:
    from engine.board.loader import load_map  # noqa: PLC0415
    from engine.rules.phase import Phase  # noqa: PLC0415
    from engine.rules.position import Position, Unit, UnitKind  # noqa: PLC0415
    from gui.kit import theme  # noqa: PLC0415
    from gui.map.view import BoardView  # noqa: PLC0415

    theme.prepare()
    loaded = load_map("standard")
    board = loaded.board
    units = tuple(Unit(power, UnitKind(kind), at) for power, kind, at in board.start_units)
    homes = {home: board.provinces[home].home or "" for home in board.centres}
    owners = {home: owner for home, owner in homes.items() if owner}
    view = BoardView(loaded)
    view.show_position(Position(phase=Phase.parse("S1901M"), units=units, owners=owners))
    return view


def start(what: str) -> float:
    """Return the milliseconds from the start of a process to its first paint.

    Written bytecode is allowed, as it is when the program is used.
    """
    import os  # noqa: PLC0415
    import subprocess  # noqa: PLC0415

    begun = time.monotonic()
    done = subprocess.run(  # noqa: S603  (this module)
        [sys.executable, "-m", "gui.bench", "--show", what],
        check=True,
        capture_output=True,
        text=True,
        env={key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"},
    )
    return (float(done.stdout.split()[-1]) - begun) * 1000


def _undisturbed(figures: list[float]) -> float:
    """Return the lower quartile: what the machine does while nothing else wants it."""
    return sorted(figures)[len(figures) // 4]


def frames() -> dict[str, float]:
    """Return the undisturbed milliseconds of a redraw, a pan and a zoom at 3840 × 2160."""
    from PySide6.QtCore import QPoint  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    application = QApplication.instance() or QApplication([])
    view = _board()
    view.resize(3840, 2160)
    view.show()
    application.processEvents()
    view.finish()

    def timed(act: Callable[[int], None]) -> float:
        found = []
        for number in range(20):
            begun = time.perf_counter()
            act(number)
            view.viewport().repaint()
            found.append((time.perf_counter() - begun) * 1000)
        return _undisturbed(found)

    redraw = timed(lambda _: None)
    zoom = timed(lambda number: view.zoom_by(1.06 if number % 10 < 5 else 1 / 1.06))
    view.fit()
    view.zoom_by(1.5)
    view.finish()
    pan = timed(lambda number: view.pan_by(QPoint(9 if number % 10 < 5 else -9, 4)))
    view.close()
    return {"redraw": redraw, "pan": pan, "zoom": zoom}


def main(arguments: list[str]) -> int:
    """Measure and say; 1 if it is slower than was promised."""
    if arguments[:1] == ["--show"]:
        {"empty": _show_empty, "board": _show_board, "keep": _keep}[arguments[1]]()
        return 0
    start("keep")  # a first start compiles the map, paints the board and keeps its picture
    pairs = [(start("empty"), start("board")) for _ in range(RUNS)]
    empty, board = min(pair[0] for pair in pairs), min(pair[1] for pair in pairs)
    share = board / empty
    say = sys.stdout.write
    say(f"start: empty window {empty:.0f} ms, board {board:.0f} ms, {share:.2f} times\n")
    slow = share > TIMES_EMPTY
    for name, figure in frames().items():
        say(f"{name} at 3840x2160: {figure:.1f} ms\n")
        slow = slow or figure > FRAME
    say("slower than promised\n" if slow else "as fast as promised\n")
    return int(slow)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
