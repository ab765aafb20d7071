"""A search that goes on between two looks at the mouse: in slices, to be stopped at any time."""

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from engine.rules.flip import Flip, Progress

SLICE = 0.008
"""Seconds of work at a time: half a frame, so that everything else stays alive."""


class FlipSearch(QObject):
    """Takes one step of a search after another while nobody needs the window."""

    told = Signal(object)
    """How far it is, once a slice."""

    found = Signal(object)
    """An answer; the search waits until it is asked to go on."""

    ended = Signal()
    """Everything was tried."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[Progress | Flip] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)

    @property
    def busy(self) -> bool:
        """Whether it is at work now."""
        return self._timer.isActive()

    def begin(self, steps: Iterator[Progress | Flip]) -> None:
        """Begin a new search; one that was going on is forgotten."""
        self._steps = steps
        self._timer.start()

    def go_on(self) -> None:
        """Go on where it stopped."""
        if self._steps is not None:
            self._timer.start()

    def stop(self) -> None:
        """Do nothing more until asked to go on."""
        self._timer.stop()

    def forget(self) -> None:
        """Stop for good."""
        self._timer.stop()
        self._steps = None

    def _work(self) -> None:
        steps = self._steps
        end = time.monotonic() + SLICE
        step: Progress | Flip | None = None
        while steps is not None:
            step = next(steps, None)
            if not isinstance(step, Progress) or time.monotonic() >= end:
                break
        if isinstance(step, Progress):
            self.told.emit(step)
        elif step is None:
            self.forget()
            self.ended.emit()
        else:
            self._timer.stop()
            self.found.emit(step)
