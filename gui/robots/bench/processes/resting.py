"""Lets a program live until it rests, and says what it takes then."""

import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from gui.process.memory import taken

REST = 3.0
"""Seconds after which nothing moves any more."""

PATIENCE = 150.0
"""Seconds in which the program must have come to rest."""


def say_memory() -> None:
    """Say the megabytes that this process takes, and took at most."""
    usage = taken()
    sys.stdout.write(f"{usage.now} {usage.most}\n")
    sys.stdout.flush()


def rest(application: QCoreApplication) -> None:
    """Let the program live until nothing moves, or for as many seconds as a word asks for."""
    live(application, lambda: False, float(sys.argv[1]) if sys.argv[1:] else REST)


def live(application: QCoreApplication, until: Callable[[], bool], seconds: float) -> bool:
    """Let the program live until something is so, or time is up; tell whether it is so."""
    late = time.monotonic() + seconds
    while not (done := until()) and time.monotonic() < late:
        application.processEvents()
        time.sleep(0.01)
    return done
