"""What was worked out and may be asked again, until there is too much of it."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Memory(Generic[Value]):
    """Keeps so many answers; what nobody asked for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Value] = OrderedDict()

    def get(self, asked: Hashable, find: Callable[[], Value]) -> Value:
        """Return what is known, or find it."""
        kept = self._kept
        found = kept.get(asked)
        if found is None:
            found = kept[asked] = find()
            if len(kept) > self._most:
                kept.popitem(last=False)
        else:
            kept.move_to_end(asked)
        return found
