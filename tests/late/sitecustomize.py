"""Lets Python sleep while it believes that it is another time (``velmoc.py test --when``).

Since 3.11 Python sleeps until a moment of the monotonic clock. libfaketime, told to leave it
alone, still takes its own shift off the moment and asks the kernel for one before the beginning of
time (EINVAL). Python runs a module of this name before any other, in every process of the tests.
"""

import select
import time


def sleep(seconds: float) -> None:
    """Wait as ``time.sleep`` does, for a span instead of until a moment."""
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    select.select([], [], [], seconds)


time.sleep = sleep
