"""How long the board takes to be drawn at 3840 × 2160."""

import sys
import time
from collections.abc import Callable
from statistics import median

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from gui.process.application import TURN
from gui.robots.bench.processes.first_board import first_board

FRAMES = 40

WAITS = 6
"""How often the hand rests at most."""

RESTED = "longest wait until sharp again"
"""How long the event loop is held up at most after the hand rests, while the board, the names and
the pieces are drawn at the new size in threads of their own. Nothing is promised about it."""


def frames(game: str, count: int = FRAMES) -> dict[str, tuple[float, float]]:
    """Return the median and the slowest of 20 milliseconds of each frame at 3840 × 2160."""
    application = QApplication.instance() or QApplication([])
    view = first_board(game)
    view.resize(3840, 2160)
    view.show()
    application.processEvents()
    view.finish()

    def timed(act: Callable[[int], None], count: int = count) -> tuple[float, float]:
        times = []
        for number in range(count):
            begun = time.perf_counter()
            act(number)
            view.viewport().repaint()
            times.append((time.perf_counter() - begun) * 1000)
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
    view.viewport().repaint()
    pan = timed(lambda number: view.camera.pan_by(QPoint(9 if number % 10 < 5 else -9, 4)))
    view.close()
    return {"redraw": redraw, "pan": pan, "zoom": zoom, "zoom, near": deep, RESTED: sharp}
