"""What was worked out and may be asked again, until there is too much of it, or a rest."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Generic, Protocol, TypeVar
from weakref import WeakSet

Value = TypeVar("Value")


class Memory(Generic[Value]):
    """Keeps so many answers; what nobody asked for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Value] = OrderedDict()
        self._asked = False
        at_rest(self)

    def get(self, asked: Hashable, find: Callable[[], Value]) -> Value:
        """Return what is known, or find it."""
        kept = self._kept
        self._asked = True
        value = kept.pop(asked, None)
        if value is None:
            value = find()
        kept[asked] = value  # asked last
        while len(kept) > self._most:
            with suppress(KeyError):  # a page is painted in a thread, and there may be a rest
                kept.popitem(last=False)
        return value

    def rest(self) -> bool:
        """Forget all if nobody asked since the last rest; tell whether there was anything."""
        forgotten = bool(self._kept) and not self._asked
        if forgotten:
            self._kept.clear()
        self._asked = False
        return forgotten


class Resting(Protocol):
    """What has something to do when nothing moves."""

    def rest(self) -> bool:
        """Do it; tell whether anything was forgotten."""


_all: WeakSet[Resting] = WeakSet()


def at_rest(one: Resting) -> None:
    """Call it at every rest, as long as it is there."""
    _all.add(one)


def rest() -> bool:
    """Forget what nobody asked for since the last rest; tell whether there was anything."""
    return sum(one.rest() for one in list(_all)) > 0
