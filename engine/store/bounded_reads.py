"""Looking at many files without waiting for any: on threads of their own, each as long as it may.

A file can keep whoever reads it for ever, by what is in it or by the disk that it lies on. The
thread that hangs in one is left alone with it, and another one goes on with the others.
"""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from engine.store.errors import StoreError, StoreFault

T = TypeVar("T")

AT_ONCE = 2
"""Threads that read."""

PATIENCE = 3.0
"""Seconds after which a thread is taken for lost in its file; SQLite breaks off long before."""

_PAUSE = 0.05


class BoundedReads(Generic[T]):
    """Asks for files and takes what is known of them; only one thread may do so."""

    def __init__(self, read: Callable[[Path], T]) -> None:
        """Read with ``read``, which may raise ``StoreError``."""
        self._read = read
        self._waiting: deque[Path] = deque()
        self._asked: set[Path] = set()
        self._known: dict[Path, T | StoreError] = {}
        self._readers: dict[threading.Thread, tuple[Path, float]] = {}
        self._news = threading.Condition()

    def look(self, paths: Iterable[Path], until: float) -> Mapping[Path, T | StoreError]:
        """Ask for files and return what is known of them by then, or why one cannot be read.

        What is not known yet is read on meanwhile, and there the next time.
        """
        wanted = list(dict.fromkeys(paths))
        with self._news:
            for path in wanted:
                if path not in self._asked:
                    self._asked.add(path)
                    self._waiting.append(path)
            while True:
                self._give_up()
                self._begin()
                left = until - time.monotonic()
                if left <= 0 or all(path in self._known for path in wanted):
                    break
                self._news.wait(min(left, _PAUSE))
            answers = {path: self._known.pop(path) for path in wanted if path in self._known}
            self._asked -= answers.keys()
            return answers

    def _begin(self) -> None:
        while self._waiting and len(self._readers) < min(AT_ONCE, len(self._waiting) + 1):
            reader = threading.Thread(target=self._read_on, daemon=True)
            reader.start()
            self._readers[reader] = (self._waiting[0], time.monotonic())

    def _give_up(self) -> None:
        """Leave those alone that hang in a file, or came to their end there."""
        for reader, (path, since) in tuple(self._readers.items()):
            if not reader.is_alive() or time.monotonic() - since > PATIENCE:
                del self._readers[reader]
                if path in self._asked:
                    self._known[path] = StoreError(StoreFault.TOO_SLOW, path)

    def _read_on(self) -> None:
        me = threading.current_thread()
        while True:
            with self._news:
                if me not in self._readers:
                    return  # given up
                if not self._waiting:
                    del self._readers[me]
                    return
                path = self._waiting.popleft()
                self._readers[me] = (path, time.monotonic())
            answer: T | StoreError
            try:
                answer = self._read(path)
            except StoreError as error:
                answer = error
            with self._news:
                if me in self._readers:
                    self._known[path] = answer
                self._news.notify_all()
