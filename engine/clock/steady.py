"""A time that never jumps, goes on while the computer sleeps, and means nothing by itself."""

import sys
import time
from collections.abc import Callable


def _reader() -> Callable[[], int]:
    # Linux's monotonic clock stands still while the computer sleeps; its boot time does not.
    # On macOS and Windows the monotonic clock counts sleep.
    names = ("CLOCK_BOOTTIME",) if sys.platform.startswith("linux") else ("CLOCK_MONOTONIC",)
    for name in names:
        which = getattr(time, name, None)
        if which is not None:
            return lambda: time.clock_gettime_ns(which) // 1_000_000
    return lambda: time.monotonic_ns() // 1_000_000


steady_ms: Callable[[], int] = _reader()
"""Return the steady time in milliseconds."""
