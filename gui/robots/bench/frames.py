"""How long the board takes to be drawn at 3840 × 2160.

All but the wait is the own work of the thread that draws, whatever else the machine does.
"""

import sys
import time
from collections.abc import Callable
from statistics import median

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication

from gui.process.application import TURN
from gui.robots.bench.processes.first_board import first_board

FRAMES = 40

WAITS = 6
"""How often the hand rests at most."""

_PUSH = QPoint(9, 4)

RESTED = "longest wait until sharp again"
"""How long the event loop is held up at most after the hand rests, while the board, the names and
the pieces are drawn at the new size in threads of their own. Nothing is promised about it."""


class _Painted(QObject):
    """Counts how often something is painted."""

    times = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count."""
        del watched
        self.times += event.type() == QEvent.Type.Paint
        return False


def frames(game: str, name: str, count: int = FRAMES) -> dict[str, tuple[float, float]]:
    """Return the median and the slowest of 20 milliseconds of a map's frames at 3840 × 2160."""
    application = QApplication.instance() or QApplication([])
    view = first_board(game, name)
    painted = _Painted()
    view.viewport().installEventFilter(painted)
    view.resize(3840, 2160)
    view.show()
    application.processEvents()
    view.finish()

    def drawn() -> None:
        view.viewport().repaint()

    def shown() -> None:
        """Let be painted what has to be, and no more."""
        before = painted.times
        while painted.times == before:
            application.processEvents()

    def timed(act: Callable[[int], None], show: Callable[[], None] = drawn) -> tuple[float, float]:
        times = []
        for number in range(count):
            begun = time.thread_time()
            act(number)
            show()
            times.append((time.thread_time() - begun) * 1000)
        return median(times), sorted(times)[len(times) * 19 // 20]

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
    waits = [held_up(number) for number in range(min(WAITS, count))]
    sharp = (median(waits), max(waits))
    view.finish()
    view.camera.pan_by(QPoint(1, 1))  # the first one after a zoom draws everything
    shown()
    # To and fro, so that the board's end, at which it stays, is not met.
    pan = timed(lambda number: view.camera.pan_by(_PUSH if number % 2 else -_PUSH), shown)
    view.close()
    return {"redraw": redraw, "pan": pan, "zoom": zoom, "zoom, near": deep, RESTED: sharp}
