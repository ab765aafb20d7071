"""Milliseconds of what hands do: on the clock, and the thread's own work."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from PySide6.QtCore import QCoreApplication, QEventLoop

LONGEST = 300
"""Milliseconds after which it is waited no longer: what moves may be painted without an end."""


@dataclass
class Times:
    """Milliseconds of everything that was done: on the clock, and the thread's own work."""

    clock: dict[str, list[float]] = field(default_factory=dict)
    work: dict[str, list[float]] = field(default_factory=dict)

    def add(self, what: str, act: Callable[[], object]) -> None:
        """Do it, until nothing is left to paint."""
        begun, worked = time.perf_counter(), time.thread_time()
        act()
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
    """Let be painted what has to be."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, LONGEST)
