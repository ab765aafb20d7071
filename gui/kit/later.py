"""Does something a little later, unless whoever wants it is gone by then."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

NAME = "later"
"""Of a timer that waits: whether it still does says nothing but how quick the machine is."""


def later(owner: QObject, act: Callable[[], object], milliseconds: int = 0) -> None:
    """Do something once the events that wait were handled, or some time after.

    ``QTimer.singleShot`` with a context does the same, but when the context dies before the time is
    up, PySide 6.11 never lets go of what was to be done, and of the whole screen that it is about.
    """
    timer = QTimer(owner, singleShot=True, interval=milliseconds)
    timer.setObjectName(NAME)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
