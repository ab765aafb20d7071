"""How long ago a key was pressed, by its event's own time stamp.

Stamps count from a moment that nobody knows. The shortest delay ever seen is taken for none: what
came later than that has waited somewhere, and its press counts from when it was made.
"""

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QInputEvent

LONGEST = 500
"""Milliseconds that a press can have waited; a clock that jumped tells nothing."""


class Stamps:
    """Time stamps of one keyboard."""

    def __init__(self) -> None:
        self._least: int | None = None

    def ago(self, event: QInputEvent) -> int:
        """Return how many milliseconds ago a key was pressed."""
        stamp = event.timestamp()
        if not stamp:  # made by the program itself
            return 0
        delay = time.monotonic_ns() // 1_000_000 - stamp
        self._least = delay if self._least is None else min(self._least, delay)
        waited = delay - self._least
        return waited if waited <= LONGEST else 0


class Together:
    """Keys that were pressed in the very same moment: a lot orders those.

    A key waits for no time: only until all are there that came with it.
    """

    def __init__(
        self,
        parent: QObject,
        press: Callable[[Sequence[str], int], None],
        lay: Callable[[Sequence[tuple[str, str]], int], None],
    ) -> None:
        self._press, self._lay = press, lay
        self._stamp, self._ago = 0, 0
        self._seats: list[str] = []
        self._named: list[tuple[str, str]] = []
        self._soon = QTimer(parent)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.flush)

    def press(self, stamp: int, seat: str, ago: int) -> None:
        """Take somebody's key; ``stamp`` is its own time, nought where nobody knows it."""
        self._begin(stamp, ago)
        if seat not in self._seats:
            self._seats.append(seat)
        self._end(stamp)

    def lay(self, stamp: int, named: tuple[str, str], ago: int) -> None:
        """Take one of somebody's nine keys: a seat and a field."""
        self._begin(stamp, ago)
        if named[0] not in [seat for seat, _ in self._named]:
            self._named.append(named)
        self._end(stamp)

    def _begin(self, stamp: int, ago: int) -> None:
        if stamp != self._stamp:
            self.flush()
        self._stamp, self._ago = stamp, max(ago, self._ago)

    def _end(self, stamp: int) -> None:
        if stamp:
            self._soon.start(0)
        else:
            self.flush()

    def flush(self) -> None:
        """Let everything count that was pressed."""
        self._soon.stop()
        seats, named, ago = tuple(self._seats), tuple(self._named), self._ago
        self._seats, self._named, self._ago = [], [], 0
        if seats:
            self._press(seats, ago)
        if named:
            self._lay(named, ago)
