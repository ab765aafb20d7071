"""How long ago a key was pressed, by its event's own time stamp.

Stamps count from a moment that nobody knows. The shortest delay ever seen is taken for none: what
came later than that has waited somewhere, and its press counts from when it was made.
"""

import time

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
