"""What counts although it could not be kept yet: kept in memory, and tried again at each step."""

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.store.errors import StoreError

Trouble = OSError | StoreError
"""Why something could not be kept."""

K = TypeVar("K")
V = TypeVar("V")


class Unkept(Generic[K, V]):
    """Keeps values by their keys at once; holds those that are refused until the next step.

    Somebody goes on where the disk is full: what he did counts as long as he is here.
    """

    def __init__(self, write: Callable[[K, V], object]) -> None:
        """``write`` keeps one; it raises ``OSError`` or ``StoreError`` where it cannot be."""
        self._write = write
        self._waiting: dict[K, V] = {}
        self.trouble: Trouble | None = None
        """Why something is only in memory; nothing while all of it is kept."""

    def waiting(self, key: K) -> V | None:
        """Return what is only in memory; nothing where it is kept, or there is none."""
        return self._waiting.get(key)

    def put(self, key: K, value: V) -> bool:
        """Keep one, and what could not be kept before; tell whether nothing is left to be kept."""
        self._waiting[key] = value
        return self.keep()

    def keep(self) -> bool:
        """Try again; tell whether nothing is left in memory alone."""
        self.trouble = None
        for key, value in tuple(self._waiting.items()):
            try:
                self._write(key, value)
            except (OSError, StoreError) as error:
                self.trouble = error
                return False
            del self._waiting[key]
        return True
