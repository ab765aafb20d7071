"""Pages are painted beside the event loop: a window that waits for a map still moves."""

import threading
from collections.abc import Callable
from functools import cache
from typing import Any, Generic, TypeVar
from weakref import WeakSet

from PySide6.QtCore import QCoreApplication

T = TypeVar("T")

Reach = Callable[[int], None]
"""Is told which page comes next, from 1; stops who paints when nobody wants it any more."""


class StoppedError(Exception):
    """Nobody wants it any more."""


class Making(threading.Thread, Generic[T]):
    """One thing being made; asked now and then whether it is done.

    Not a daemon: a program that is left lets it put its file away whole, or stop before.
    """

    def __init__(self, make: Callable[[Reach], T]) -> None:
        super().__init__(name="paper")
        self._make = make
        self._stopped = threading.Event()
        self.page = 0
        """The page that is being painted, from 1."""

        self.result: T | None = None
        self.error: OSError | None = None

    def start(self) -> None:
        """Begin; a program that is left waits until nothing is painted any more."""
        _wait_at_the_end()
        _begun.add(self)
        super().start()

    def run(self) -> None:
        """Make it."""
        try:
            self.result = self._make(self._reach)
        except OSError as error:
            self.error = error
        except StoppedError:
            pass

    def stop(self) -> None:
        """Make no further page of it, and put nothing away."""
        self._stopped.set()

    @property
    def stopped(self) -> bool:
        """Whether nobody wants it any more."""
        return self._stopped.is_set()

    def _reach(self, page: int) -> None:
        self.page = page
        if self.stopped:
            raise StoppedError


_begun: "WeakSet[Making[Any]]" = WeakSet()


@cache
def _wait_at_the_end() -> None:
    application = QCoreApplication.instance()
    if application is not None:
        application.aboutToQuit.connect(finish)


def finish() -> None:
    """Stop whatever is being made, and wait for it: nobody paints without an application."""
    for making in [*_begun]:
        making.stop()
        making.join()


def on_the_way(page: int) -> None:
    """Go on, whichever page it is: for who waits until all is done."""
    del page
