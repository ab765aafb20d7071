"""Clears what the program no longer needs out of memory while nobody waits for a picture.

What is kept to be quicker next time goes too, once nobody has wanted it for half a minute.

Python looks through everything it holds now and then, to find what only holds itself. With a long
game open that takes a tenth of a second, and would come in the middle of a reveal. So it is left to
a moment of rest; what is young is still looked through as it comes, which nobody notices.
"""

import gc
from collections.abc import Callable
from functools import cache
from threading import get_ident, main_thread

from PySide6.QtCore import QObject, QTimer

from gui.kit import answer_cache as memory
from gui.kit import kept

SOON = 1500
"""Milliseconds after another screen was shown."""

LATER = 30_000
"""Milliseconds to the next look when there was little to clear."""

AGAIN = 500
"""Milliseconds to the next look when something moves."""

ENOUGH = 4
"""Times that what is middle-aged was looked through since, before it is worth the trouble."""

LARGE = 1 << 18
"""Bytes of a picture, or whatever else, that lies by itself."""

_NEVER = 1 << 30
_M_MMAP_THRESHOLD = -3
"""Which of glibc's settings it is, as ``malloc.h`` has it."""


def hold_back() -> None:
    """Let Python never look through everything by itself."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    by_windows_alone()
    gc.enable()


def by_windows_alone() -> None:
    """Let Python look through nothing in a thread beside the windows' own, whoever began it.

    It would look in whatever thread makes much just then, and a window that is taken apart in
    another thread than the one that paints takes the whole process with it. What is young then
    counts as old, and is looked through at rest.
    """
    if _nothing_elsewhere not in gc.callbacks:
        gc.callbacks.append(_nothing_elsewhere)


def _nothing_elsewhere(phase: str, _told: object) -> None:
    if get_ident() == main_thread().ident:
        return
    if phase == "start":
        gc.freeze()  # it looks through what is not frozen
    else:
        gc.unfreeze()


def give_back() -> None:
    """Give memory that is free back to the system, where the system does not take it by itself.

    Pictures of all sizes come and go all evening; between those that stay lies more and more that
    is free, and glibc keeps it.
    """
    trim = _of_libc("malloc_trim")
    if trim is not None:
        trim(0)


def lay_apart() -> None:
    """Have every large picture lie by itself from now on, so that all of it is free when it goes.

    glibc does so only until the first of them went: it keeps room for others of that size among
    all that is small, and what is small fills it.
    """
    tell = _of_libc("mallopt")
    if tell is not None:
        tell(_M_MMAP_THRESHOLD, LARGE)


@cache
def _of_libc(name: str) -> "Callable[..., int] | None":
    try:
        from ctypes import CDLL  # noqa: PLC0415 - not before the first paint

        function: Callable[..., int] = getattr(CDLL(None), name)
    except (ImportError, OSError, AttributeError, TypeError):
        return None  # another C library, which has none
    return function


class IdleCollector(QObject):
    """Looks through everything at moments when ``calm`` says that nothing moves."""

    def __init__(self, calm: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calm = calm
        self.swept = 0
        self.rested = 0
        """Looks one after another at which there was nothing more to drop."""

        self._moved = True
        self._timer = QTimer(self, singleShot=True, interval=LATER)
        self._timer.timeout.connect(self.look)
        hold_back()
        lay_apart()
        self._timer.start()

    def soon(self) -> None:
        """Look soon: another screen is shown, and the one before is done with."""
        self._moved, self.rested = True, 0
        self._timer.start(SOON)

    def look(self) -> None:
        """Sweep if it is worth it and nothing moves."""
        if not self._calm():
            self._timer.start(AGAIN)
            return
        rests = not self._moved and any([kept.rest(), memory.rest()])
        if rests or gc.get_count()[2] >= ENOUGH:
            gc.collect()
            give_back()
            self.swept += 1
        self.rested = 0 if rests or self._moved else self.rested + 1
        self._moved = False
        self._timer.start(LATER)
