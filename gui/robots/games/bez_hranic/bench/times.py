"""Milliseconds of what hands do: on the clock, and the thread's own work."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from PySide6.QtCore import QCoreApplication, QEventLoop

LONGEST = 2.0
"""Seconds after which it is waited no longer for a picture."""


@dataclass
class Times:
    """Milliseconds of everything that was done: on the clock, and the thread's own work."""

    clock: dict[str, list[float]] = field(default_factory=dict)
    work: dict[str, list[float]] = field(default_factory=dict)

    def add(
        self, what: str, act: Callable[[], object], seen: Callable[[], bool] = lambda: True
    ) -> None:
        """Do it, until all that waits was handled and what came of it is ``seen``."""
        begun, worked = time.perf_counter(), time.thread_time()
        act()
        settle()
        while not seen():
            if time.perf_counter() - begun > LONGEST:
                raise AssertionError(what)  # never painted
            settle()
        self.clock.setdefault(what, []).append((time.perf_counter() - begun) * 1000)
        self.work.setdefault(what, []).append((time.thread_time() - worked) * 1000)

    def said(self, what: str) -> str:
        """Say median, the slowest of a hundred, and the slowest."""
        parts = []
        for name, times in (("on the clock", self.clock[what]), ("own work", self.work[what])):
            figures_ = f"{median(times):.1f} ms (p99 {p99(times):.1f}, worst {max(times):.1f})"
            parts.append(f"{name} {figures_}")
        return f"{len(self.work[what])} times; {'; '.join(parts)}"


def p99(times: Sequence[float]) -> float:
    """Return what 99 of 100 stay below."""
    return sorted(times)[(len(times) * 99 + 99) // 100 - 1]


def settle() -> None:
    """Handle once what waits: so a picture of what moves on is never counted to what moved it."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
