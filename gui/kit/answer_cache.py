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


class Weighed(Generic[Value]):
    """Keeps answers as long as all together take no more than so many bytes.

    What nobody asked for longest is forgotten first, and at rest all that nobody asked for since
    the last one. ``weigh`` says what an answer takes with its question; an answer that has grown
    since is weighed anew by ``trim``.
    """

    def __init__(self, most: int, weigh: Callable[[Hashable, Value], int]) -> None:
        self._most, self._weigh = most, weigh
        self._kept: OrderedDict[Hashable, tuple[Value, int]] = OrderedDict()
        self.used = 0
        """The bytes that all of it takes."""

        self._asked = False
        at_rest(self)

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, asked: Hashable, find: Callable[[], Value]) -> Value:
        """Return what is known, or find it; what alone is more than all may take is not kept."""
        self._asked = True
        entry = self._kept.get(asked)
        if entry is not None:
            with suppress(KeyError):  # as in ``Memory``
                self._kept.move_to_end(asked)
            return entry[0]
        value = find()
        takes = self._weigh(asked, value)
        self._kept[asked] = value, takes
        self.used += takes
        self._make_room()
        return value

    def trim(self) -> None:
        """Weigh all anew, and forget what is too much of it."""
        self.used = 0
        for asked, (value, _) in list(self._kept.items()):
            takes = self._weigh(asked, value)
            self._kept[asked] = value, takes
            self.used += takes
        self._make_room()

    def _make_room(self) -> None:
        while self.used > self._most and self._kept:
            _, (_, takes) = self._kept.popitem(last=False)
            self.used -= takes

    def rest(self) -> bool:
        """Forget all if nobody asked since the last rest; tell whether there was anything."""
        forgotten = bool(self._kept) and not self._asked
        if forgotten:
            self._kept.clear()
            self.used = 0
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
